### The rules, explained to a player. The full text is in docs/rules/.
### Every language has the same ids in the same order.

## Editions

rule-E-must_connect = In the 2024 edition every path you lay must be joined to the start. In the Estonian and Icelandic editions it is enough that it lies next to a face-up card and fits.
    .title = Joined when laid
rule-E-gold_drawn = When the diggers win, the 2024 edition draws one gold card per digger. The Estonian and Icelandic editions draw one per player (nine when ten play) and hand them round among the diggers until none is left.
    .title = How many gold cards
rule-E-goals_at_once = If one change joins several hidden goals, all are turned over in the 2024 and Icelandic editions, and the finder picks the order. In the Estonian edition the finder turns only one and picks which.
    .title = Several goals at once
rule-E-sabotage_self = In the 2024 edition you may not lay a broken tool in front of yourself. In the Estonian and Icelandic editions you may.
    .title = Breaking one's own tool
rule-E-discard_faces = In the 2024 and Estonian editions all discards lie face down. In the Icelandic edition played cards lie face up and passed cards face down.
    .title = How discards lie
rule-E-round_end = Without the treasure a round ends when nobody holds a card. In the Estonian edition it also ends when the draw pile is empty and there have been as many passes in a row as there are players; players without cards count as passing. Only passes begun with the pile already empty count.
    .title = A round without treasure
rule-E-saboteur_pay = In the 2024 and Icelandic editions saboteurs are paid as exactly as the gold cards allow. In the Estonian edition each one draws card by card from the top; a card that would be too much goes under the pile. If nothing fits in one whole turn through the pile, he keeps what he has.
    .title = How saboteurs are paid
rule-E-misfit_goal = If a stone does not fit on every side, the 2024 and Icelandic editions follow the order of B-31. In the Estonian edition it is turned so that every side fits; if that cannot be done, the finder chooses.
    .title = A goal that does not fit
rule-E-next_starter = In the 2024 and Icelandic editions the next round is begun by the left neighbour of whoever last played or discarded a card. In the Estonian edition it is the left neighbour of the player whose turn ended the round. The very first starter is drawn by lot unless the table names one.
    .title = Who begins the next round

## Setting up, taking turns

rule-B-01 = There is one dwarf card more than there are players. Everybody gets one in secret; the spare one stays face down until the round ends.
    .title = Dwarfs
rule-B-02 = The start card lies at (0,0). The three goals are shuffled and lie face down at (8,-2), (8,0) and (8,2), eight cells to the east.
    .title = Start and goals
rule-B-03 = 40 paths and 27 actions are shuffled together. With 3–5 players everybody gets 6 cards, with 6–7 players 5, with 8–10 players 4. The rest is the draw pile, which is never reshuffled.
    .title = Deck and hands
rule-B-04 = There are 28 gold cards: 16 worth 1, 8 worth 2 and 4 worth 3. They are shuffled anew before every round, without those already won. If they run short, what is left is handed out.
    .title = Gold pile
rule-B-05 = In your turn you do exactly one thing: lay a path, play an action card, or pass by discarding one card face down. Then you draw a card if there is one, and the next player clockwise goes on.
    .title = A turn
rule-B-06 = If you hold no card when your turn comes, you are skipped and draw nothing. If you get a card again, you play on.
    .title = Empty hand

## Laying paths

rule-B-10 = A path card lies upright. You may turn it by half a turn, but never lay it crosswise.
    .title = Upright
rule-B-11 = A path goes on an empty cell next to a face-up card and must fit every face-up neighbour: exit to exit, wall to wall. A face-down card is not enough to lay it against.
    .title = Next to a card, and fitting
rule-B-12 = Where a connection is required, at least one exit of the card must meet an exit of a tunnel that is joined to the start. On your own card a dead end is good enough for this; wall against wall is not.
    .title = Joined to the start
rule-B-13 = The board has no edge. You may lay cards in any direction, also behind the start and the goals.
    .title = No edge
rule-B-14 = A face-down goal restricts nothing, whatever it shows. The card you lay need not fit it.
    .title = Hidden goals restrict nothing
rule-B-15 = The exits of a dead end must fit like any others, but they connect nothing.
    .title = Dead ends
rule-B-16 = If a broken tool lies in front of you when your turn begins, you may lay no path in that turn. You may still play an action or pass.
    .title = No digging with broken tools

## Action cards and discards

rule-B-20 = A broken pick, lamp or cart is laid in front of another player; whether it may be yourself depends on the edition. Nobody ever has two of the same kind.
    .title = Broken tool
rule-B-21 = A repair removes one broken tool of its kind from any player, also from yourself. Both cards are discarded. You can play it only on a broken tool that matches.
    .title = Repair
rule-B-22 = A repair with two tools mends one of them, not both. If both fit, you choose.
    .title = Repair with two tools
rule-B-23 = A rockfall removes any path card, never the start or a goal. Both cards are discarded. Loose parts stay, and the gap may be filled again by the usual rules.
    .title = Rockfall
rule-B-24 = With a map you look at one face-down goal in secret. You cannot play it on a goal that is already revealed.
    .title = Map
rule-B-25 = The affected card goes to the discards first, the card that did it on top. If you discard several cards at once, you name the order. With S-02 it is the other way round: first the two cards you discard, on top the card you remove.
    .title = Order of discards
rule-B-26 = An action card needs a legal target or a possible effect when you play it. Otherwise you can only discard it.
    .title = Nothing without effect

## Reaching goals, end of a round

rule-B-30 = When a face-down goal becomes joined to the start, it must be turned over. The finder is the player whose turn joined it, also of everything that follows from it. A dead end against a goal does not turn it.
    .title = A goal is reached
rule-B-31 = With the treasure the round ends at once. A stone stays face up, carries connections and is never removed; later neighbours must fit it. It is turned to fit as well as it can, first towards the card just laid; if both ways are equally good, the finder chooses.
    .title = Treasure or stone
rule-B-32 = Where only one goal is turned at a time, the others stay face down. Such a goal is turned when a path laid later touches it with a joined exit or newly joins it.
    .title = A goal left face down
rule-B-33 = A round can also end without the treasure (E-round_end). However it ends, all dwarf cards, the spare one too, are revealed before gold is shared.
    .title = End of the round

## Sharing gold

rule-B-40 = The diggers win if the treasure was reached, whoever reached it. The finder looks at the gold cards, takes one and hands the rest counter-clockwise to the next digger, and so on; the last card is handed over without asking. If the finder is a saboteur, the next digger in that direction begins; saboteurs get nothing.
    .title = Diggers win
rule-B-41 = Otherwise the saboteurs win: one gets 4 gold, two or three get 3 each, four get 2 each. If no player is a saboteur, nobody gets gold. They are paid in seat order, each as much as possible but never too much; what is missing is lost.
    .title = Saboteurs win
rule-B-42 = Gold is secret until the game ends: others see how many gold cards you have, not what they are worth. The sum paid to a saboteur is known to all, the values of his cards are not.
    .title = Secret gold

## Next round, end of the game

rule-B-50 = The same dwarf cards are shuffled again with the spare one, and the table is laid as at the start. Who begins is told by E-next_starter; passing counts as playing a card.
    .title = Next round
rule-B-51 = After the third round most gold wins; if several have the most, they win together. The number of rounds can be changed when the table is made.
    .title = End of the game

## Saboteur 2: setting up, taking turns

rule-S-01 = All paths and actions of both sets are shuffled; each round ten cards are set aside unseen. Everybody gets 6 cards and one of the 15 dwarfs of Saboteur 2; the other dwarfs form a face-down pile. Gold is paid in coins.
    .title = Deck, hands, dwarfs, coins
rule-S-02 = You lay a path (draw 1), play an action (draw 1), discard two cards to remove a broken tool, trapped or your theft from in front of you (draw 1), or pass with one to three cards (draw as many). Cards go onto the pile in the order you name them, and nobody else sees them.
    .title = A turn with Saboteur 2

## Saboteur 2: paths

rule-S-10 = A bridge and a double curve have two tunnels that do not meet. At least one of them must be joined to the start when you lay the card.
    .title = Bridge and double curve
rule-S-11 = A ladder is joined to the start and to all other ladders. You may lay it next to any path card it fits, also a loose one, but never next to a goal. If that joins a goal, you are the finder.
    .title = Ladder
rule-S-12 = Doors hinder nobody from laying paths or reaching goals. They count when the treasure has been found (S-30).
    .title = Doors
rule-S-13 = Crystals change nothing about a path. They matter to geologists only (S-34).
    .title = Crystals

## Saboteur 2: action cards

rule-S-20 = Lay a theft in front of yourself. If it still lies there at the end of the round and you are not trapped, you take 1 gold from somebody (S-36).
    .title = Theft
rule-S-21 = Removes any one theft, also your own. Both cards are discarded.
    .title = Hands off
rule-S-22 = Lay it in front of another player. Whoever is trapped may lay no path; if still trapped when the round ends, he gets no share and may not steal.
    .title = Trapped
rule-S-23 = Removes trapped from any player, also from yourself. Both cards are discarded.
    .title = Freed
rule-S-24 = Look in secret at the dwarf of another player.
    .title = Inspection
rule-S-25 = You or another player must take the top one of the unused dwarfs and put the old dwarf under them. Only the holder sees the new dwarf; what others had seen there no longer holds.
    .title = Swap hats
rule-S-26 = You exchange all your remaining cards for the whole hand of another player, even if one of the hands is empty. The other player draws a card at the end of the turn, you do not.
    .title = Swap hands
rule-S-27 = Nobody may have the same action card twice in front of them.
    .title = No card twice

## Saboteur 2: sharing gold

rule-S-30 = The finder's colour wins. If every connection to the treasure passes a door of the other colour it is blocked, and the other colour wins unless it is blocked too. If the finder has no colour, every colour wins that is not blocked.
    .title = Treasure reached
rule-S-31 = Both win with whoever wins by the treasure; the profiteer also wins with the saboteurs. If both colours are blocked, boss and profiteer win by themselves.
    .title = Boss and profiteer
rule-S-32 = The saboteurs win, and the profiteer with them. Without saboteurs the profiteer wins alone; without him too nobody wins.
    .title = Treasure not reached
rule-S-33 = A single winner gets 5 gold, two get 4 each, three get 3, four get 2, five or more get 1. The boss gets one less, the profiteer two less, but never less than 0.
    .title = Gold for the winning group
rule-S-34 = However the round ends, geologists get 1 gold for each face-up crystal card on the table, joined or not. Two of them share, rounded down.
    .title = Geologists
rule-S-35 = Whoever is trapped at the end of the round is left out: no share, no gold, no theft. If one of two geologists is trapped, the other takes all.
    .title = Trapped players
rule-S-36 = After the shares come the thefts: whoever played a theft last begins, the others follow clockwise. Each takes 1 gold from another player who has some; stolen gold may be stolen again.
    .title = Thefts
rule-S-37 = Everybody knows whether you have gold. Coins may lie face down, but whoever pays attention can add up what was paid openly; what gold cards are worth, and what they were changed for, stays secret.
    .title = Secret coins

## Saboteur 2: next round

rule-S-38 = All dwarfs and all cards, also the ten set aside, are shuffled again. Who begins is found as in B-50.
    .title = Next round of Saboteur 2

## Championship cards

rule-C-16 = He replaces a digger of the base game. He wins only if he finds the treasure himself: then he gets 4 gold and nobody else gets anything. Otherwise he goes without.
    .title = Greedy dwarf
rule-C-17 = Pick two face-down goals without looking, and swap them or do not. Only you know which you did; what others had seen there becomes uncertain.
    .title = Goal swap
rule-C-18 = Instead of drawing, look at the top five cards of the discard pile and keep one. The others go back face down in the same order; nobody learns which card you kept.
    .title = Trove
rule-C-19 = Play a veto in somebody else's turn, right after their path or action card: that card has no effect, and both are discarded. Then the other player draws a card, then you, and the turn is over. All others are asked at once and do not see each other's answers; in your own turn a veto can only be discarded.
    .title = Veto
rule-C-20 = The direction of play changes at once, for the rest of the round. In the base game gold cards are then handed round the other way too; thefts and the next starter stay as they are.
    .title = Turnabout
rule-C-21 = A repair with all three tools. It mends one broken tool, at any player, also at yourself.
    .title = Master craftsman
rule-C-22 = Lay two paths one after the other; the second too, if you can. What the first one joins happens before the second. Then you draw as many cards as you played paths. Not while trapped or with a broken tool.
    .title = Path specialist
rule-C-23 = Lift the path that was laid or moved last in this round and lay it on another cell by the usual rules. You may do so with a broken tool or trapped. If it joins a goal, you are the finder. If that path is gone, the one before does not step in.
    .title = Diversion

## Mini expansions

rule-M-T1 = Everybody starts the game with 1 coin. As your turn you may discard a card, draw nothing and set one of the two guards on an open exit. Whoever lays a path there first pays 1 gold to you; then the guard is out for the round. You may ask others to pay for you; each may refuse, and the answers are open. You pay nothing for your own guard.
    .title = Toll
rule-M-W1 = Whoever joins the wardrobe to the start first in a round must exchange his dwarf, for the spare one or in Saboteur 2 for the top one of the unused dwarfs.
    .title = Wardrobe
rule-M-P1 = When the tunnel party is joined to the start for the first time in a round, the dwarfs of all players are collected, shuffled and dealt again in secret.
    .title = Tunnel party
rule-M-G1 = Five of eight goals lie face down; the treasure may be missing. A sack gives the finder 1 or 2 coins, the dragon takes 1 gold from him, with the spider the round ends and the saboteurs win.
    .title = New goals
rule-M-C1 = Four chests lie on the table, each under a face-down path card that restricts nothing. If you join one to the start, you turn the path up, open the chest and do what it says. A rockfall may remove the path and the chest, a map may look at them.
    .title = Treasure chests
rule-M-C2 = Take 1 gold; goals may not be looked at any more; no draw; one draw more; push a face-down goal one cell east; take a random card from somebody instead of drawing; look at three cards of the pile and keep one; look at somebody's dwarf; keep one of five cards of the shuffled discards instead of drawing; five cards go from the pile to the discards.
    .title = What chests do

## Variants

rule-V-S1 = A digger with a broken tool at the end of the round gets no gold card. The cards are handed round among the other diggers until they are gone; if all diggers have broken tools, nobody gets any.
    .title = Sabotaged dwarf
rule-V-T1 = 5–9 players, with greedy dwarfs, no spare card and an open path card between start and goals. Coins are paid: the finder 3, other diggers 2; a greedy finder 4 and all others nothing; saboteurs 3, a single one among five players 4.
    .title = Tournament

## Interactions

rule-I-01 = A veto against the specialist ends the turn as usual. A veto against one of his paths takes only that path; the turn goes on, and at its end he draws for both paths, then the vetoer draws one card.
    .title = Veto and path specialist
rule-I-02 = A path that is vetoed costs no toll, and the guard stays.
    .title = Veto and toll
rule-I-03 = A veto counts as the last card played when the next starter is looked for. If swapping hands is vetoed, the player draws and the other does not.
    .title = Veto and the next starter, veto and swap hands
rule-I-04 = What the moved card had turned up or set off stays so. At its new place it joins things as if it had just been laid, and the mover is the finder.
    .title = Diversion, goals, chests and sites
rule-I-05 = A guard on the moved card is out. Moving a card into a guarded cell costs the toll.
    .title = Diversion and guards
rule-I-06 = The colour of a trapped finder still decides who wins, but he gets nothing. A finder with a broken tool gets his gold, unless V-S1 is played.
    .title = A finder who is trapped or has a broken tool
rule-I-07 = You may swap any two face-down goals on the table, also pushed ones. A swap turns nothing up.
    .title = Goal swap and new goals
rule-I-08 = When goals may not be looked at any more, a map may still look at a chest. The goal swap is not affected.
    .title = Map and no more maps
rule-I-09 = You pay with coins first. If you have none, your lowest gold card goes back to the gold pile and you get the change in coins. Gold won in this round may pay too.
    .title = Gold of two kinds
rule-I-10 = V-S1 is about diggers only: a greedy finder with a broken tool still gets his 4 gold.
    .title = Greedy dwarf and sabotaged dwarf
rule-I-11 = What counts is the dwarf you hold when the round ends. A greedy dwarf that lies as the spare card is nobody's.
    .title = Tunnel party, wardrobe and roles
rule-I-12 = Thefts go clockwise all the same, the left neighbour begins the next round, and every round starts clockwise. Passes in a row count in any direction.
    .title = Turnabout and everything else
rule-I-13 = If the pile has too few cards, the chest takes what is left; if it is empty, nothing happens.
    .title = Chests and a small draw pile
rule-I-14 = A trove cannot be played then. The chest that searches the discards does nothing, and you draw as usual.
    .title = An empty discard pile
rule-I-15 = You may swap hands even if yours or the other one is empty. Whoever had no cards and gets some plays on.
    .title = Swap hands and empty hands
rule-I-16 = Cards are drawn in the usual order while there are any; what is missing lapses.
    .title = Draws when the pile runs out
rule-I-17 = With the treasure or the spider turned first, the round is over at once and the other goal stays face down. After the spider geologists are paid and thefts carried out as usual.
    .title = Two goals, one of them ends the round
rule-I-18 = The finder picks the order, and each is wholly done before the next. What a turned card joins is added; the end of the round cancels the rest.
    .title = Goals, chests and sites joined at once
rule-I-19 = Each chest that replaces or forbids a draw uses up one, an extra draw adds one, and less than none counts as none. If nobody else has a card to take, you get nothing and do not draw.
    .title = Several chests in one turn
rule-I-20 = A goal may be pushed next to a ladder. If an exit joined to the start then meets it, it is turned over, and whoever opened the chest is the finder.
    .title = Ladder and a pushed goal
rule-I-21 = With Saboteur 2 the round without treasure ends when nobody holds a card, all goals that are joined are turned, and the editions' rules for gold cards do not apply. Cards put back into the discards lie face down in every edition.
    .title = Editions and Saboteur 2
rule-I-22 = If all saboteurs are trapped and the treasure was not reached, the profiteer wins alone.
    .title = All saboteurs trapped
rule-I-23 = The greedy dwarf does not go with Saboteur 2 or the tournament, the variants not with Saboteur 2, wardrobe and sabotaged dwarf not with the tournament. The number of players must suit every module.
    .title = What does not go together
