### What the game in the terminal says while you play. $what is what you have chosen so far.

## Choosing: first a card, then what to do with it

choose-card = Your turn. Type the number of a card
choose-place = { $what }: type a number on the board
choose-use = { $what }: what do you do with it?
choose-list = Choose
choose-also = Or
choose-prompt = { $what } · 1–{ $n }, Enter goes back >
choose-discard = discard it
choose-no-more = that's all
choose-remove = remove: { $front }
choose-guard = discard it to post a guard
moves-beg = who should pay guard { $number }?
choose-treasure = treasure { $number }
choose-cost = { $cell } for { $n } gold
choose-play = play it
hindered-digging = You can't dig: { $what }
hindered-tool = broken { $tool }

## What happened so far, how a round and the game ended

log-turn = Turn { $turn }, { $seat }
log-rounds = Type log for the whole game, or log 1 to log { $last } for one round.
result-round = This round
result-total = Total
result-why = Rule
result-not-reached = not reached
again = Play again at this table? y: yes, Enter: no
again-yes = y
again-command = Replay these cards: { $command }

## Several people, nobody but bots, small terminals

play-welcome-people = Welcome to Pyrite. { $seats } dwarfs sit at the table; you play { $people }. Type ? for help, quit to leave.
play-welcome-watch = Welcome to Pyrite. You are watching { $seats } bots. Press Ctrl-C to leave.
hand-over = { $seat }, it's your turn. Press Enter when nobody else is looking.
small-terminal = This terminal has { $columns } × { $rows } characters. The whole table needs 80 × 24.
usage-names = There are { $names } names for { $seats } seats. Give at most one name per seat.
usage-watch = Spectators have no seat. Leave out { $option }.
usage-seat-twice = Seat { $seat } is named twice. Leave one out.

## What the help explains: only what is on the screen

saboteur-explain-aim = Diggers want an unbroken tunnel from the start to the gold. Saboteurs secretly stop them. The most gold after the last round wins.
saboteur-explain-turn = Type the number of a card, then a number on the board or in the list, or both at once: 2 1. Type 2 x to discard card 2. You can also write a move: NESW@1,0 (add r to turn the card), map@8,0, broken_lamp>B, pass NESW.
explain-choice = Type a number on the board or in the list. A cell (1,0), a seat (B) or a side (E) works too. Press Enter to go back to your cards.
explain-answer = The game asks you something. Type the number of an answer.
explain-signs = On this screen
legend-goal = goal, face down
legend-chest = chest, face down
legend-seen = face down, but you have seen it
legend-dead-end = or thin lines: dead end
legend-guard = guard and its owner's seat
legend-asked = what the question is about
legend-turn = whose turn it is
legend-cards = cards in hand
legend-gold = gold
legend-broken = broken tool or trapped
legend-known = the role you know
legend-points = points
legend-treasure = treasures and their values, ? means unknown
words-row = Row { $row }: { $cards }
words-cards =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
words-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
words-at = at { $cell }
words-broken = broken { $tool }
words-gold = has gold
words-holes = You can lay a path at { $where }.
words-asked = The question is about { $where }.
explain-commands =
    ?           this help            ? { $rule }         explain a rule
    rules WORD  find rules           why NESW@3,2   why is this not allowed?
    table       draw the table       words          the board in words
    zoom        card size            know           what only you know
    log, log 2  what happened        !              what would a bot do, and why?
    save FILE   save the game        quit           leave; nothing is lost
    undo        take your last choice back, against bots, if it revealed nothing
    While others play, press any key or Ctrl-C to speed them up.
