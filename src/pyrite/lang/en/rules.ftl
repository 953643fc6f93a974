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
rule-B-25 = The affected card goes to the discards first, the card that did it on top. If you discard several cards at once, you name the order.
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

## Championship cards

rule-C-19 = Play a veto in somebody else's turn, right after their path or action card: that card has no effect, and both are discarded. Then the other player draws a card, then you, and the turn is over. All others are asked at once and do not see each other's answers; in your own turn a veto can only be discarded.
    .title = Veto
rule-I-03 = A veto counts as the last card played when the next starter is looked for.
    .title = Veto and the next starter
