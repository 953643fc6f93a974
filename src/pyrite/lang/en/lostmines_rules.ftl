### The rules, explained to a player. The full text is in docs/rules/.
### Every language has the same ids in the same order.

## The Lost Mines: setting up, taking turns

rule-L-00 = The Lost Mines have rules of their own, L-01 to L-45; of the others only what is named here applies. Cards lie upright or turned by half, never crosswise. Who begins the first round is drawn by lot unless the table names a seat.
    .title = A game of its own
rule-L-01 = The board has eleven columns and seven rows. Four shuffled mines lie face down on their cells, the blue and the yellow start on theirs. Cards are laid on empty cells of the board only. An exit may point off the board; it then leads nowhere.
    .title = The board
rule-L-02 = As many treasures as there are players, drawn from twelve, lie face down. Everybody sees of which kind each is – gems, gold or silver – but not what it is worth. The rest are put aside unseen; a kind may be missing.
    .title = Treasures
rule-L-03 = Everybody gets one dwarf card: its clan, blue or yellow, is public, its character secret. Each clan has three loyal dwarfs (two with 5–6 players, one with 3–4), one selfish dwarf and one saboteur. Spare cards stay unseen. Characters are shown when the round ends.
    .title = Clans and characters
rule-L-04 = Every dwarf starts on the start of its clan. 40 paths and 23 actions are shuffled and ten put aside unseen. Everybody gets five cards, with 7–9 players four. The rest is the draw pile, which is never reshuffled. All discards lie face down.
    .title = Deck and hands
rule-L-05 = First play one card, or discard one or two. Then you may move your dwarf, also after discarding. Then draw one card, or as many as you discarded, while there are any. Whoever has no cards when his turn comes is out for the round; his dwarf stays where it is.
    .title = A turn
rule-L-06 = Your troll goes; you may propose the end (L-45); you play or discard; you move step by step, each step with its trap and its mine; you take a treasure; if it was the last one, the round ends; you draw. If the very last card of all is played, discarded or lost on the way, the round ends there (L-40).
    .title = The order in a turn
rule-L-07 = Everybody sees clans, dwarfs, board and tokens, who owns a troll or the dragon, how many cards there are where, played cards, the kinds of treasures and the points. Characters, hands, discarded cards, values and face-down mines are secret.
    .title = What is public
rule-L-08 = What you saw with an information card and what your character is you keep to yourself, unless your table agrees otherwise.
    .title = Talking

## The Lost Mines: laying paths

rule-L-10 = A path goes on an empty cell beside a start, a path or a mine that is face up. It must fit all of them that it touches, exit to exit and wall to wall, and at least one exit must meet another. It need not be joined to a start or a dwarf. A face-down mine and the edge of the board restrict nothing, nor do dwarfs and tokens.
    .title = Where a path goes
rule-L-11 = A trunk, a lake or a ditch cannot be entered until its tool lies on it: axe, boat or rope. Paths may be laid on behind it all the same.
    .title = Obstacles
rule-L-12 = On a rock or an overcome obstacle there is room for one dwarf. While it stands there, no other may enter or pass, of whatever clan. On all other cards there is room for everybody.
    .title = Room for one
rule-L-13 = A dwarf that begins its move on a campfire moves up to five steps instead of three. Coming to one on the way changes nothing.
    .title = Campfire

## The Lost Mines: action cards

rule-L-20 = An axe goes on a trunk, a boat on a lake, a rope on a ditch: anywhere on the board where none lies yet, joined or not. Without such an obstacle, or without a token left, the card cannot be played.
    .title = Tools
rule-L-21 = The card shows two of mine, treasure and dwarf. Choose one and look in secret at one face-down mine, one treasure that nobody has taken, or the dwarf card of another player. All see what you looked at, but not what you saw. You remember it until the round ends.
    .title = Information cards
rule-L-22 = A trap goes on the edge between two cells where ways meet, or where a way leads to an empty cell or a face-down mine. Whoever crosses it, in either direction, loses a card of his hand by chance, each time; in print the left neighbour draws it blind. Without cards nothing happens. The trap stays.
    .title = Trap
rule-L-23 = A troll goes where a trap might go. No dwarf crosses that edge, not even yours, until your next turn begins; then it leaves. Two traps or two trolls never share an edge, a trap and a troll may. Cards may be laid under both.
    .title = Troll
rule-L-24 = It takes any path without a dwarf off the board, with the tool on it, but never a start or a mine. A trap or a troll goes with it only if the cells on both sides of its edge are empty then; a mine’s cell is never empty.
    .title = Thunderstorm

## The Lost Mines: moving

rule-L-30 = You move step by step, up to three, and may stop after each or not move at all. A step leads to a neighbouring card if both are open there, no troll stands between and there is room; a face-down mine counts as open. Every card counts one step; you may turn back.
    .title = Steps
rule-L-31 = The first dwarf on a mine must stop there and turns it up, so that it is open where he came from. If both ways are possible it lies where it fits better, and if that is equal the discoverer chooses. Where an exit meets a wall nobody passes. Later dwarfs may stop or pass.
    .title = Discovering a mine
rule-L-32 = If your dwarf stands on a mine after your move, or without one, you must take a treasure of that mine’s kind, if one is left, and choose which. You look at it; the others know only its kind. One each turn, and nothing for passing through.
    .title = Taking a treasure
rule-L-33 = Whoever discovers the dragon must take it. There is no treasure there; from then on it is a card like others, but a storm never takes it.
    .title = Dragon

## The Lost Mines: the end of a round

rule-L-40 = A round ends at once when the pile and all hands are empty: whoever played, discarded or lost the very last card moves no further and takes nothing. With the option last_turn = finished that turn is still played to its end. The round also ends at once when the last treasure is taken, or when all agree to it (L-45).
    .title = End of a round
rule-L-41 = Selfish dwarfs keep what they took. The loyal ones of a clan and the saboteur of the other clan put their treasures together and divide the points evenly. What is left over goes to the one who brought the most valuable treasure; if several did, evenly among them, and the rest is lost.
    .title = Sharing
rule-L-42 = Whoever has the dragon gives back two of the points won in this round, or as many as he won. Points of earlier rounds are safe.
    .title = The dragon’s price
rule-L-43 = Everything is shuffled and dealt anew. The left neighbour of whoever last played a card begins; discarding counts only with the option next_starter = played_or_discarded. After two rounds most points win; ties share the victory.
    .title = Next round, end of the game
rule-L-45 = Before you play a card you may propose once a turn to end the round. All others answer unseen by each other; if all agree it ends at once, else your turn goes on. Then everybody sees who agreed. In print this takes a mine that can no longer be reached; nobody can judge that without seeing hidden cards, so here you may always propose it.
    .title = Ending by agreement
