### What the full screen of the terminal says.

## At the table

full-choose-card = { $question }: choose a card.
full-confirm = Enter: { $play }.
full-cost = { $play } (costs { $n } gold)
full-more = What do you do with these cards?
full-no-more = There is nothing else to be done with these cards.
full-no-undo = This cannot be taken back: somebody has seen something hidden or played since.
full-curtain = The screen is hidden. Now it is for seat { $seat }.
full-curtain-keys = Enter: I sit there, show my cards. Q: leave the game.
full-go-on = Enter: go on
full-close = Enter: close
full-again = Play again, with another shuffle
full-leave = Leave
full-vote = What do you want to propose?
full-rematch = Once more with the same people
full-escape = Esc: back
full-say-what = Write for example: suspect B, thanks A, goal 2 yes.
full-rules = Rules
full-rules-search = a number such as B-12, or a word
full-rules-keys = type to search, ↑↓ read, Esc: close
full-log = All that happened
full-log-keys = ↑↓ line  Enter: its rule  Esc: close
full-too-small = Pyrite needs { $columns } columns and { $lines } lines here; now there are { $width } and { $height }. Make the window larger, or leave with Q.
full-away = The server does not answer; trying again. Nothing is lost. Q leaves.
full-connecting = Connecting to { $url } …
full-connecting-keys = Q leave

## What the keys do, as short as can be

full-key-card = card
full-key-play = play it
full-key-discard = discard
full-key-more = more
full-key-hint = hint
full-key-target = move
full-key-do = do it
full-key-turn = turn
full-key-back = back
full-key-help = help
full-key-leave = leave
full-key-rules = rules
full-key-rule = its rule
full-key-log = log
full-key-notes = notes
full-key-vote = vote
full-key-talk = talk
full-key-step = move
full-key-round = round
full-key-ends = ends
full-key-eyes = eyes
full-key-result = result

## Before a game

full-go-on-with = Resume: { $about }
full-delete = Delete this game? { $about }
full-delete-yes = Delete it
full-delete-no = Keep it
full-delete-key = D delete
full-new-game = A new game
full-server = Play on a server
full-start-keys = ↑↓ Enter choose  Q leave
full-form-keys = ↑↓ row  ←→ change  Enter begin  Esc back
full-type-name = Type a name if you like. ←→ changes who plays here: several people share the screen; without any you watch.
full-open-table = Open a new table
full-list-publicly = List this table publicly
full-free-seats = ←→ keeps the seat free for a person, or gives it to a bot.
full-tables-keys = ↑↓ Enter choose  R look again  Esc back
full-lobby = Table { $code }: you have seat { $seat }.
full-lobby-invite = Others join at { $url } with the code { $code }.
full-lobby-keys = ↑↓ seat  ←→ free/bot  B add bots  S start  Q leave
full-visit-keys = Enter go on  Esc back
full-address = Address of the server, as in http://localhost:8000
full-code = Table code (empty: show the tables)
full-name = Your name

## Help

full-help =
    How to play
      In your turn lay a path, play an action card or discard a card. Diggers
      want an unbroken tunnel from the start to the treasure; saboteurs
      secretly prevent it. After the last round most gold wins.
lostmines-full-help =
    How to play
      In your turn play one card, or discard one or two; then you may move
      your dwarf, up to three steps, from a campfire five; then you draw.
      Whoever ends a move on a mine takes a treasure of its kind. Loyal
      dwarfs share with their clan, saboteurs with the other one, selfish
      ones with nobody. After the last round most points win.
full-help-keys =
    Keys; the mouse does the same
      ← → or 1–9   a card; Enter: where it can go is lit
      ↑ ↓ ← →      move over what is lit; Enter: do it; Esc: back
      R            turn the path       X    discard
      Space        mark several cards  M    what else they can do
      A–L          a seat that is lit  Tab  the next that is lit
      Shift+arrow  look anywhere; Enter there says why not
      !            what a bot would do /    rules
      O            all that happened   N    what only you know
      + −          larger, smaller     Q    leave; nothing is lost
      U            take back what you did, until anybody has drawn,
                   looked at or turned up a card, or played since
full-help-server =
    At a server's table
      T            say something to all
      V            propose to stop, vote, let a bot play
full-replay-help =
    ← →        one move back or on
    PgUp PgDn  a round back or on; 1–9: the start of that round
    Home End   to the beginning, to the end
    A–L        only what this seat saw
    Tab        other eyes: all cards open, a spectator, the seats
    Enter      the result of the last round
    O          all that happened so far
    + −        larger, smaller
    Q          leave
