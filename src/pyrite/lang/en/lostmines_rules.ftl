### The rules, explained to players. The full text is in docs/rules/.
### Every language has the same ids in the same order.

## The Lost Mines: setting up, taking turns

rule-L-00 = The Lost Mines has its own rules, L-01 to L-45. Other rules only apply where one of these names them. You may turn a card upside down (rotate it by half a turn), but never lay it sideways. A random player starts the first round, unless the table names one.
    .title = A separate game
rule-L-01 = The board has eleven columns and seven rows. Four shuffled mines lie face down on their spots, and the blue and yellow starts lie on theirs. Lay cards only on empty spots of the board. A path may point off the board, but leads nowhere there.
    .title = The board
rule-L-02 = Draw as many treasures as there are players from all twelve, and lay them out face down. Everyone sees what kind each one is (gems, gold or silver), but not what it is worth. The rest are set aside unseen, so a kind may be missing.
    .title = Treasures
rule-L-03 = Everyone gets a dwarf card. All players see its clan, blue or yellow, but only you see its role. Each clan has three loyal dwarfs (two with 5–6 players, one with 3–4), one selfish dwarf and one saboteur. Cards left over stay unseen. Roles are revealed when the round ends.
    .title = Clans and roles
rule-L-04 = Every dwarf begins on the start of its clan. Shuffle 40 paths and 23 actions together and set ten aside unseen. Everyone gets five cards, or four with 7–9 players. The rest is the draw pile. It is never reshuffled. All discards lie face down.
    .title = Deck and hands
rule-L-05 = First play one card, or discard one or two. Then you may move your dwarf, even after discarding. Then draw one card, or as many as you discarded, while there are any. If you have no cards when your turn starts, you are out for the round and your dwarf stays where it is.
    .title = Your turn
rule-L-06 = First your troll leaves. Then you may propose to end the round (L-45). Play or discard. Move step by step, and deal with the trap and the mine of each step. Take a treasure: if it was the last one, the round ends. Finally, draw. If the very last card of all is played, discarded or lost on the way, the round ends right there (L-40).
    .title = Order of a turn
rule-L-07 = Everyone sees the clans, the dwarfs, the board and its tokens, who owns a troll or the dragon, how many cards are in each hand and pile, the cards that were played, the kinds of treasure and the points. Roles, hands, discarded cards, the value of treasures and face-down mines are secret.
    .title = Public and secret
rule-L-08 = Keep your role to yourself, and what you saw with an information card too, unless your table agrees otherwise.
    .title = Table talk

## The Lost Mines: laying paths

rule-L-10 = Lay a path on an empty spot next to a start, a path or a face-up mine. It must fit all of them that it touches, open side to open side and closed side to closed side, and at least one open side must meet another. It does not have to connect to a start or a dwarf. Face-down mines, the edge of the board, dwarfs and tokens never limit where you can lay it.
    .title = Where a path can go
rule-L-11 = No dwarf can enter a trunk, a lake or a ditch until the right tool lies on it: axe, boat or rope. You may still lay paths beyond it.
    .title = Obstacles
rule-L-12 = A rock, or an obstacle with its tool, has room for one dwarf. While one stands there, no other dwarf can enter or pass, whatever its clan. All other cards have room for everyone.
    .title = Room for one
rule-L-13 = A dwarf that begins its move at a campfire can move up to five steps instead of three. Reaching a campfire on the way changes nothing.
    .title = Campfire

## The Lost Mines: action cards

rule-L-20 = Put an axe on a trunk, a boat on a lake or a rope on a ditch, anywhere on the board where there is none yet, connected or not. If there is no such obstacle, or no token left, you cannot play the card.
    .title = Tools
rule-L-21 = The card shows two of mine, treasure and dwarf. Choose one of them and look in secret at a face-down mine, a treasure that nobody has taken, or another player's role. Everyone sees what you look at, but not what you see. You keep this knowledge until the round ends.
    .title = Information cards
rule-L-22 = Put a trap between two spots, where paths meet or where a path leads to an empty spot or a face-down mine. Whenever a dwarf crosses it, in either direction, its player loses a random card from their hand. Players without cards lose nothing. The trap stays. In the printed rules, the player to the left draws the card blind.
    .title = Trap
rule-L-23 = A troll can go wherever a trap can. No dwarf can cross there, not even yours, until your next turn starts and the troll leaves. Two traps or two trolls never share an edge, but a trap and a troll may. You may still lay cards on both sides.
    .title = Troll
rule-L-24 = A thunderstorm removes any path without a dwarf on it, together with its tool, but never a start or a mine. A trap or a troll only goes too if the spots on both sides of it are empty then. The spot of a mine is never empty.
    .title = Thunderstorm

## The Lost Mines: moving

rule-L-30 = Move step by step, up to three steps. You may stop after any step, or not move at all. A step takes you to a neighbouring card if both cards are open there, no troll stands in between and there is room. A face-down mine counts as open. Every card you enter counts as one step, and you may turn back.
    .title = Moving your dwarf
rule-L-31 = The first dwarf on a mine must stop there and turn it over, so that it is open to where the dwarf came from. If both ways are possible, the mine lies the way it fits better. If both fit equally well, the player chooses. Nobody can pass where an open side meets a wall. Later dwarfs may stop or pass.
    .title = Discovering a mine
rule-L-32 = If your dwarf stands on a mine after your move, or has not moved from it, you must take a treasure of that mine's kind if there is one left. You choose which, and you may look at it. The others only know its kind. You take one each turn, and nothing for passing through.
    .title = Taking a treasure
rule-L-33 = Whoever discovers the dragon must take it. There is no treasure there. After that it is a card like any other, but a storm never removes it.
    .title = Dragon

## The Lost Mines: the end of a round

rule-L-40 = The round ends immediately when the draw pile and all hands are empty. Whoever played, discarded or lost the very last card moves no further and takes nothing. With the option last_turn = finished, they still finish that turn. The round also ends immediately when the last treasure is taken, or when everyone agrees to it (L-45).
    .title = End of a round
rule-L-41 = Selfish dwarfs keep what they took. The loyal dwarfs of a clan and the saboteur of the other clan put their treasures together and split the points evenly. What is left over goes to whoever brought the most valuable treasure. If several did, they split it evenly and the rest is lost.
    .title = Sharing the points
rule-L-42 = Whoever has the dragon gives back 2 of the points they won this round, or as many as they won. Points from earlier rounds are safe.
    .title = The price of the dragon
rule-L-43 = Shuffle and deal everything again. The player to the left of whoever last played a card starts. Discarding only counts with the option next_starter = played_or_discarded. After two rounds, the player with the most points wins. If several have the most, they share the win.
    .title = Next round, end of the game
rule-L-45 = Once a turn, before you play a card, you may propose to end the round. All other players answer without seeing each other's answers. If all agree, the round ends immediately. If not, your turn goes on. Then everyone sees who agreed. The printed rules only allow this when a mine can no longer be reached. Nobody can judge that without seeing hidden cards, so here you may always propose it.
    .title = Ending a round by agreement
