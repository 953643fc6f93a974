### The rules, explained to players. The full text is in docs/rules/.
### Every language has the same ids in the same order.

## Editions

rule-E-must_connect = In the 2024 edition, every path you lay must connect to the start. In the Estonian and Icelandic editions, it only has to fit and touch a face-up card.
    .title = Must a path connect?
rule-E-gold_drawn = When the diggers win in the 2024 edition, draw one gold card per digger. In the Estonian and Icelandic editions, draw one per player (nine with ten players) and pass them around among the diggers until all are taken.
    .title = Number of gold cards
rule-E-goals_at_once = One move can connect several hidden goals. In the 2024 and Icelandic editions, all of them are turned over and the finder chooses the order. In the Estonian edition, the finder chooses one and turns over only that one.
    .title = Several goals at once
rule-E-sabotage_self = In the 2024 edition, you cannot break your own tools. In the Estonian and Icelandic editions, you can.
    .title = Breaking your own tool
rule-E-discard_faces = In the 2024 and Estonian editions, all discards lie face down. In the Icelandic edition, played cards are discarded face up and cards from passing face down.
    .title = Discards face up or face down
rule-E-round_end = Without the treasure, a round ends when nobody has any cards left. In the Estonian edition, it also ends when the draw pile is empty and there have been as many passes in a row as there are players. Players without cards count as passing. Only passes that began with the pile already empty count.
    .title = Ending without the treasure
rule-E-saboteur_pay = In the 2024 and Icelandic editions, saboteurs are paid as exactly as the gold cards allow. In the Estonian edition, each saboteur draws gold cards one by one from the top. A card that would be too much goes under the pile. If the whole pile goes by once without a card that fits, they keep what they have.
    .title = Paying the saboteurs
rule-E-misfit_goal = Sometimes a stone cannot fit on every side. In the 2024 and Icelandic editions, B-31 says which way to turn it. In the Estonian edition, turn it so that every side fits. If that is impossible, the finder chooses.
    .title = A goal that does not fit
rule-E-next_starter = In the 2024 and Icelandic editions, the player to the left of whoever last played or discarded a card starts the next round. In the Estonian edition, it is the player to the left of whoever's turn ended the round. A random player starts the first round, unless the table names one.
    .title = Who starts the next round

## Setting up, taking turns

rule-B-01 = Your dwarf card is your role for the round: digger or saboteur. Everyone gets one in secret. There is one card more than there are players, and the spare card stays face down until the round ends.
    .title = Roles
rule-B-02 = The start card lies face up on the left. The three goals are shuffled and lie face down on the right, with room for seven cards in between. Goal 2 is level with the start, goal 1 is two rows above it and goal 3 two rows below.
    .title = Start and goals
rule-B-03 = Shuffle 40 paths and 27 actions together. With 3–5 players everyone gets 6 cards, with 6–7 players 5, and with 8–10 players 4. The rest is the draw pile. It is never reshuffled.
    .title = Deck and hands
rule-B-04 = There are 28 gold cards: 16 worth 1, 8 worth 2 and 4 worth 3. Before every round, shuffle those that nobody has won yet. If there are too few, hand out what is left.
    .title = Gold cards
rule-B-05 = On your turn, do exactly one thing: lay a path, play an action card, or pass by discarding one card face down. Then draw a card if there is one left. Play continues clockwise.
    .title = Your turn
rule-B-06 = If you have no cards when your turn comes, you are skipped and draw nothing. If you get a card later, you play on.
    .title = No cards left

## Laying paths

rule-B-10 = You may rotate a path by half a turn, so that it lies upside down. You may never lay it sideways.
    .title = How to turn a card
rule-B-11 = Lay a path on an empty spot next to a face-up card. Every side must match its face-up neighbour: tunnel to tunnel, rock to rock. Touching only a face-down card is not enough.
    .title = Where a path can go
rule-B-12 = If paths must connect (E-must_connect), at least one tunnel on your card must continue a tunnel that leads back to the start. A dead end on your own card is good enough for this. Rock against rock is not.
    .title = Connected to the start
rule-B-13 = The table has no edge. You may lay paths in any direction, even behind the start and past the goals.
    .title = No edge
rule-B-14 = A face-down goal never limits where you can lay a path, whatever it shows. Your card does not have to fit it.
    .title = Hidden goals
rule-B-15 = A dead end must fit like any other tunnel, but it connects nothing. The path stops there.
    .title = Dead ends
rule-B-16 = If you have a broken tool when your turn starts, you cannot lay a path on that turn. You can still play an action or pass.
    .title = No digging with a broken tool

## Action cards and discards

rule-B-20 = Break another player's pick, lamp or cart. Whether you can break your own depends on the edition (E-sabotage_self). A tool that is already broken cannot be broken again.
    .title = Broken tool
rule-B-21 = A repair mends one broken tool of the kind it shows, your own or another player's. Both cards are discarded. You can only play it on a matching broken tool.
    .title = Repair
rule-B-22 = A repair that shows two tools mends one of them, not both. If both are broken, you choose.
    .title = Repair with two tools
rule-B-23 = A rockfall caves in any path on the table, but never the start or a goal. Both cards are discarded. Tunnels that are cut off stay where they are, and you may fill the gap again by the usual rules.
    .title = Rockfall
rule-B-24 = A map lets you look at one face-down goal in secret. You cannot use it on a goal that is already face up.
    .title = Map
rule-B-25 = The card that was affected is discarded first, and the card that did it goes on top. If you discard several cards at once, you choose their order. S-02 works the other way around: first the two cards you discard, then the card you remove on top.
    .title = Order of discards
rule-B-26 = You can only play an action card if it has a legal target or can have an effect. Otherwise you can only discard it.
    .title = Actions need an effect

## Reaching goals, end of a round

rule-B-30 = When a tunnel connects a face-down goal to the start, the goal must be turned over. The player whose turn made the connection is the finder, also of everything that follows from it. A dead end at a goal does not turn it over.
    .title = Reaching a goal
rule-B-31 = If it is the treasure, the round ends immediately. A stone stays face up, connects tunnels and is never removed. Later cards must fit it. Turn it so that it fits as well as possible, first of all to the card just laid. If both ways are equally good, the finder chooses.
    .title = Treasure or stone
rule-B-32 = If only one goal is turned over at a time (E-goals_at_once), the others stay face down. Such a goal is turned over when a path laid later touches it with a connected tunnel, or makes a new connection to it.
    .title = Goals left face down
rule-B-33 = A round can also end without the treasure (E-round_end). However it ends, all dwarf cards are revealed before the gold is shared, including the spare card. After that, everyone sees the goals and chests that were still hidden.
    .title = End of the round

## Sharing gold

rule-B-40 = If the treasure was reached, the diggers win, whoever reached it. The finder looks at the gold cards, takes one and passes the rest counter-clockwise to the next digger, and so on. The last card is handed over without asking. If the finder is a saboteur, the next digger in that direction starts. Saboteurs get nothing.
    .title = Diggers win
rule-B-41 = If the treasure was not reached, the saboteurs win. A single saboteur gets 4 gold, two or three get 3 each, and four get 2 each. If no player is a saboteur, nobody gets gold. Saboteurs are paid in seat order, each as much as possible but never too much. Whatever cannot be paid is lost.
    .title = Saboteurs win
rule-B-42 = Your gold is secret until the game ends. Others see how many gold cards you have, but not what they are worth. Everyone knows how much a saboteur was paid in total, but not the values of the cards.
    .title = Secret gold

## Next round, end of the game

rule-B-50 = Shuffle the same dwarf cards again, including the spare card, and set up the table as at the start. E-next_starter says who starts. Passing counts as playing a card.
    .title = Next round
rule-B-51 = After the third round, the player with the most gold wins. If several have the most, they share the win. You can change the number of rounds when you open a table.
    .title = End of the game

## Saboteur 2: setting up, taking turns

rule-S-01 = Shuffle all paths and actions of the base game and of Saboteur 2 together. Each round, ten cards are set aside unseen. Everyone gets 6 cards and one of the 15 roles of Saboteur 2. The unused roles form a face-down pile. Gold is paid in coins.
    .title = Setting up Saboteur 2
rule-S-02 = Do one of four things. Lay a path and draw 1 card. Play an action and draw 1. Discard two cards to remove one card in front of you (a broken tool, trapped or your own theft) and draw 1, so your hand is one card smaller from then on. Or pass with one to three cards and draw as many. You choose the order in which cards are discarded, and nobody else sees them.
    .title = Your turn in Saboteur 2

## Saboteur 2: paths

rule-S-10 = A bridge and a double curve have two tunnels that do not meet. At least one of them must connect to the start when you lay the card. Some other cards have a tunnel and dead ends.
    .title = Bridges and double curves
rule-S-11 = A ladder is always connected to the start and to all other ladders. You may lay it next to any path it fits, even one that is cut off, but never next to a goal. If it connects a goal, you are the finder.
    .title = Ladders
rule-S-12 = Doors never stop anyone from laying paths or reaching goals. They only matter once the treasure is found (S-30).
    .title = Doors
rule-S-13 = Crystals change nothing about a path. They only matter to geologists (S-34).
    .title = Crystals

## Saboteur 2: action cards

rule-S-20 = Put the theft in front of you. If it is still there when the round ends and you are not trapped, you steal 1 gold from another player (S-36).
    .title = Theft
rule-S-21 = Remove any one theft, another player's or your own. Both cards are discarded.
    .title = Hands off
rule-S-22 = Trap another player. Trapped players cannot lay paths. If they are still trapped when the round ends, they get no share and cannot steal.
    .title = Trapped
rule-S-23 = Free any trapped player, or yourself. Both cards are discarded.
    .title = Freed
rule-S-24 = Look at another player's role in secret.
    .title = Inspection
rule-S-25 = Choose a player, or yourself. That player must take the top one of the unused roles and put their old one under the pile. Only they see the new role. What others saw there before no longer counts.
    .title = Swap hats
rule-S-26 = Swap all your remaining cards for another player's whole hand, even if one of the hands is empty. At the end of the turn, the other player draws a card and you do not.
    .title = Swap hands
rule-S-27 = Nobody can have the same action card in front of them twice.
    .title = No card twice

## Saboteur 2: sharing gold

rule-S-30 = The finder's colour wins, unless it is blocked. A colour is blocked if every route to the treasure, from the start or a ladder, passes a door of the other colour. If the finder's colour is blocked, the other colour wins, unless it is blocked too. If the finder has no colour, every colour that is not blocked wins.
    .title = Treasure reached
rule-S-31 = The boss and the profiteer win with every group that wins by the treasure. The profiteer also wins with the saboteurs. If both colours are blocked, or the winning colour has nobody who is free, the boss and the profiteer win on their own.
    .title = Boss and profiteer
rule-S-32 = If nobody reaches the treasure, the saboteurs win, and the profiteer with them. If no player is a saboteur, the profiteer wins alone. If there is no profiteer either, nobody wins.
    .title = Treasure not reached
rule-S-33 = The fewer winners there are, the more each of them gets: one winner 5 gold, two winners 4 each, three 3, four 2, five or more 1. The boss gets 1 less and the profiteer 2 less, but never less than 0.
    .title = Gold for the winners
rule-S-34 = However the round ends, geologists get 1 gold for each face-up crystal card on the table, connected or not. Two geologists share, rounded down. They never count as winners in S-33.
    .title = Geologists
rule-S-35 = Players who are still trapped when the round ends are left out. They do not count as winners, get no gold and cannot steal. If one of two geologists is trapped, the other takes everything.
    .title = Trapped at the end
rule-S-36 = Once the gold is shared, the thefts follow. Whoever played a theft last goes first, then play goes clockwise. Each thief takes 1 gold from any other player who has some. Stolen gold can be stolen again.
    .title = Thefts
rule-S-37 = Everyone knows whether you have gold. Coins may lie face down, but players who pay attention can add up what was paid openly. What your gold cards are worth, and what you changed them for, stays secret.
    .title = Secret coins

## Saboteur 2: next round

rule-S-38 = Shuffle all roles and all cards again, including the ten that were set aside. B-50 says who starts.
    .title = Next round in Saboteur 2

## Championship cards

rule-C-16 = The greedy dwarf replaces one digger of the base game. They win only if they find the treasure themselves: then they get 4 gold and nobody else gets anything. If another player finds it, they get nothing.
    .title = Greedy dwarf
rule-C-17 = Choose two face-down goals without looking at them. Then swap them or leave them as they are. Only you know which. What others saw there is no longer certain.
    .title = Goal swap
rule-C-18 = Instead of drawing, look at the top five cards of the discard pile and keep one. The others go back face down in the same order. Nobody learns which card you kept.
    .title = Trove
rule-C-19 = Play a veto on another player's turn, right after they play a path or an action. Their card has no effect, and both cards are discarded. Then they draw a card, you draw a card, and the turn is over. All other players are asked at the same time and do not see each other's answers. On your own turn, you can only discard a veto.
    .title = Veto
rule-C-20 = The direction of play reverses immediately, for the rest of the round. If the card is played again, it reverses again. In the base game, gold cards are then passed the other way too. Thefts and the next starter do not change.
    .title = Turnabout
rule-C-21 = A repair that shows all three tools. It mends one broken tool, your own or another player's.
    .title = Master craftsman
rule-C-22 = Lay two paths, one after the other. If you can lay the second one, you must. Whatever the first one connects happens before you lay the second. Then draw as many cards as you played paths, so your hand is one card smaller. You cannot play this card while you are trapped or have a broken tool.
    .title = Path specialist
rule-C-23 = Pick up the path that was laid or moved last this round and lay it on another spot by the usual rules. You can do this even while you are trapped or have a broken tool. If it connects a goal, you are the finder. If that path is gone or fits nowhere else, you cannot play this card.
    .title = Diversion

## Mini expansions

rule-M-T1 = Everyone starts the game with 1 coin. There are two guards, and each can be used once a round. As your turn, you may discard a card, draw nothing and place a guard at an open tunnel. Whoever lays a path there must first pay you 1 gold. Then the guard is out for the round. They may ask other players to pay for them, who may refuse, and everyone hears the answer. You pay nothing for your own guard.
    .title = Toll
rule-M-W1 = The first player in a round who connects the wardrobe to the start must swap their role: for the spare card, or in Saboteur 2 for the top one of the unused roles.
    .title = Wardrobe
rule-M-P1 = When the tunnel party is connected to the start for the first time in a round, all players' roles are collected, shuffled and dealt again in secret.
    .title = Tunnel party
rule-M-G1 = Five of eight goals lie face down, so the treasure may be missing. A sack gives the finder 1 or 2 coins. The dragon costs the finder 1 gold, if they have any. The giant spider ends the round, and the saboteurs win. The finder's role does not matter.
    .title = New goals
rule-M-C1 = Four chests lie on the table, each under a face-down path that does not limit where you can lay cards. If you connect one to the start, turn the path over, open the chest and do what it says. A rockfall can remove the path and the chest, and a map can look at them.
    .title = Treasure chests
rule-M-C2 = Some chests help you: take 1 gold, draw an extra card, look at another player's role, or push a face-down goal one spot away from the start. Some replace your draw: take a random card from another player, keep one of the top three cards of the draw pile, or keep one of five cards from the shuffled discard pile. Some do harm: you do not draw, nobody may look at goals for the rest of the round, or five cards go unseen from the draw pile to the discard pile.
    .title = Inside the chests

## Variants

rule-V-S1 = When the diggers win, a digger with a broken tool gets no gold card. The cards are passed around among the other diggers until all are taken. If every digger has a broken tool, nobody gets any.
    .title = Sabotaged dwarf
rule-V-T1 = For 5–9 players, with greedy dwarfs, no spare card and a face-up path between the start and the goals. Gold is paid in coins. A digger who finds the treasure gets 3, and every other digger 2. A greedy finder gets 4 and nobody else gets anything. If nobody finds the treasure, every saboteur gets 3, or 4 if they are the only one among five players.
    .title = Tournament

## Interactions

rule-I-01 = A veto against the path specialist ends the turn as usual. A veto against one of its paths cancels only that path, and the turn goes on. At the end, the player draws for both paths, and then whoever played the veto draws one card.
    .title = Veto and path specialist
rule-I-02 = A vetoed path costs no toll, and the guard stays.
    .title = Veto and toll
rule-I-03 = A veto counts as the last card played when you work out who starts the next round. If swap hands is vetoed, the player who played it draws a card and the other player does not.
    .title = Veto, next starter and swap hands
rule-I-04 = Whatever the moved path had turned over or set off stays that way. In its new place it connects things as if it had just been laid, and whoever moved it is the finder.
    .title = Diversion and what it connects
rule-I-05 = A guard on the moved path is out. Moving a path to a guarded spot costs the toll.
    .title = Diversion and guards
rule-I-06 = A trapped finder's colour still decides who wins, but the finder gets nothing. A finder with a broken tool gets their gold, unless you play the sabotaged dwarf (V-S1).
    .title = Trapped finder or broken tool
rule-I-07 = You may swap any two face-down goals on the table, even ones that were pushed. The swap turns nothing over.
    .title = Goal swap and new goals
rule-I-08 = When nobody may look at goals any more, a map can still look at a chest. If no chest lies face down, you can only discard it. Goal swaps are still allowed.
    .title = Map when goals are off limits
rule-I-09 = You pay with coins first. If you have none, your lowest gold card goes back to the gold pile and you get the change in coins. Others see that you changed a card, but no amounts. You may also pay with gold from this round.
    .title = Coins and gold cards
rule-I-10 = The sabotaged dwarf (V-S1) only affects diggers. A greedy finder with a broken tool still gets 4 gold.
    .title = Greedy dwarf and sabotaged dwarf
rule-I-11 = What counts is the role you hold when the round ends. A greedy dwarf that ends up as the spare card belongs to nobody.
    .title = Tunnel party, wardrobe and roles
rule-I-12 = Thefts still go clockwise, the player to the left still starts the next round, and every round starts clockwise. Passes in a row count in either direction.
    .title = What turnabout does not change
rule-I-13 = If the draw pile has too few cards for a chest, use what is left. If it is empty, nothing happens.
    .title = Chests and a small draw pile
rule-I-14 = If the discard pile is empty, you cannot play a trove. The chest that searches the discard pile does nothing, and you draw as usual.
    .title = Empty discard pile
rule-I-15 = You may swap hands even if yours or the other one is empty. Players who had no cards and get some play on.
    .title = Swap hands and empty hands
rule-I-16 = When the draw pile runs out, players draw in the usual order while there are cards. The remaining draws are lost.
    .title = When the draw pile runs out
rule-I-17 = If the treasure or the spider is turned over first, the round ends immediately, and the other goal stays face down. After the spider, geologists are paid and thieves steal as usual.
    .title = Two goals, one ends the round
rule-I-18 = If one move connects several goals, chests or sites, the finder chooses the order and finishes each before the next. Anything that a turned card then connects is added. If the round ends, the rest is skipped.
    .title = Many things at once
rule-I-19 = Each chest that replaces or forbids a draw uses up one of your draws, and an extra draw adds one. You never draw fewer than zero cards. If nobody else has a card to take, you get nothing and do not draw.
    .title = Several chests in one turn
rule-I-20 = You may push a goal next to a ladder. If a connected tunnel then meets it, it is turned over, and whoever opened the chest is the finder.
    .title = Ladder and a pushed goal
rule-I-21 = In Saboteur 2, a round without the treasure ends when nobody has any cards left, all connected goals are turned over, and the editions' rules for gold cards do not apply. Cards put back on the discard pile lie face down in every edition.
    .title = Editions and Saboteur 2
rule-I-22 = If all saboteurs are trapped and nobody reached the treasure, the profiteer wins alone.
    .title = All saboteurs trapped
rule-I-23 = You cannot combine the greedy dwarf with Saboteur 2 or the tournament, the variants with Saboteur 2, or the tournament with the wardrobe or the sabotaged dwarf. The number of players must suit every module.
    .title = What you cannot combine
