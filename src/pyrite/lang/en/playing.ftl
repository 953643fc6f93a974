### What the game in the terminal says while one plays. $what is what was chosen so far.

## Choosing: a card first, then what is done with it

choose-card = Your turn: type the number of a card
choose-place = { $what }: type a number on the board
choose-use = { $what }: what do you do?
choose-list = Choose
choose-also = Also
choose-prompt = { $what } · 1–{ $n }, Enter: back >
choose-discard = discard it
choose-no-more = no more
choose-remove = remove: { $front }
choose-guard = discard it for a guard
moves-beg = who pays guard { $number }?
choose-treasure = treasure { $number }
choose-cost = { $cell } for { $n } gold
choose-play = play it
act-seat-you = play { $card } on you
act-tool-you = play { $card } on you and mend the { $tool }
hindered-digging = You cannot dig: { $what }
hindered-tool = broken { $tool }

## What happened so far, how a round and the game ended

log-turn = Turn { $turn }, seat { $seat }
log-rounds = Write log for everything, or log 1 to log { $last } for one round.
result-round = This round
result-total = In all
result-why = By which rule
result-not-reached = nobody got there
again = Once more at this table? y: yes, Enter: no
again-yes = y
again-command = The same cards again: { $command }

## Several people, nobody but bots, small terminals

play-welcome-people = Pyrite: { $seats } dwarfs at the table, you sit at seats { $people }. Type ? for help, quit to leave.
play-welcome-watch = Pyrite: { $seats } bots at the table, you watch. Ctrl-C leaves.
hand-over = Seat { $seat } is asked. When nobody else looks at the screen: Enter
small-terminal = This terminal has { $columns } × { $rows } signs; the whole table needs 80 × 24.
usage-names = There are { $names } names for { $seats } seats; name at most one for each.
usage-name-sign = { $name } has signs that a name cannot have; write letters, digits and spaces.
usage-watch = Who watches has no seat; leave out { $option }.
usage-seat-twice = Seat { $seat } is named twice; leave one out.
help-option-names = Names for the seats, A first, as in Ann,Bo.
help-option-watch = Watch bots play; you have no seat.
help-play-seat = Where you sit; several people at one screen: A,C.

## What the help explains: only what is on the screen

explain-aim = Diggers want an unbroken tunnel from the start to the treasure; saboteurs secretly prevent it. After the last round most gold wins.
explain-turn = Type the number of a card, then a number on the board or in the list; both at once: 2 1. 2 x discards card 2. Or write it: NESW@1,0 (r behind it turns the card), map@8,0, broken_lamp>B, pass NESW.
explain-choice = Type a number on the board or in the list; a cell (1,0), a seat (B) or a side (E) does too. Enter goes back to the cards.
explain-answer = You are asked something: type the number of an answer.
explain-signs = On this screen
legend-goal = goal, face down
legend-chest = chest, face down
legend-seen = face down, but you have seen it
legend-dead-end = or thin lines: dead end
legend-guard = guard of that seat
legend-asked = what is asked about
legend-turn = to play
legend-cards = cards in hand
legend-gold = gold
legend-broken = broken tool or trapped
legend-known = what you know a seat to be
legend-points = points
legend-treasure = treasures and their values, ? not known
words-row = Row { $row }: { $cards }
explain-commands =
    ?           this help            ? { $rule }         explains the rule
    rules WORD  finds rules          why NESW@3,2   why is that not allowed?
    table       draws the table      words          the board in words
    zoom        card size            know           what only you know
    log, log 2  what happened        !              what a bot would do, and why
    save FILE   saves the game       quit           leaves; nothing is lost
    While the others play, any key or Ctrl-C hurries them.
