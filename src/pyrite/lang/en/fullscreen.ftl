### What the full screen of the terminal says.

## At the table

full-choose-card = { $question }: choose a card.
full-confirm = Enter: { $play }.
full-cost = { $play } (costs { $n } gold)
full-more = What do you want to do with these cards?
full-no-more = There is nothing else you can do with these cards.
full-curtain = The screen is hidden. Next: { $seat }.
full-curtain-keys = Enter: that's me, show my cards. Q: quit.
full-go-on = Enter: continue
full-close = Enter: close
full-again = Play again with a new shuffle
full-leave = Quit
full-vote = What do you want to propose?
full-rematch = Play again with the same people
full-escape = Esc: back
full-say-what = Type for example: suspect B, thanks A, goal 2 yes.
full-rules = Rules
full-rules-search = a number such as B-12, or a word
full-rules-keys = type to search, ↑↓ read, Esc: close
full-rules-try = Type a number such as B-12, or another word. With nothing typed, you see all rules.
full-log = Log
full-log-keys = ↑↓ line  Enter: its rule  Esc: close
full-too-small = Pyrite needs { $columns } columns and { $lines } lines, but the window has { $width } and { $height }. Make it larger, or press Q to quit.
full-away = The server does not answer. Trying again … Nothing is lost. Q: quit.
full-connecting = Connecting to { $url } …
full-connecting-keys = Q quit

## What the keys do, as short as can be

full-key-card = card
full-key-play = play
full-key-discard = discard
full-key-more = more
full-key-hint = hint
full-key-undo = undo
full-key-target = move
full-key-do = confirm
full-key-turn = turn
full-key-back = back
full-key-help = help
full-key-leave = quit
full-key-rules = rules
full-key-rule = rule
full-key-log = log
full-key-notes = notes
full-key-vote = vote
full-key-talk = talk
full-key-step = move
full-key-round = round
full-key-ends = start/end
full-key-eyes = view
full-key-result = result

## Before a game

full-go-on-with = Resume: { $about }
full-delete = Delete this game? { $about }
full-delete-yes = Delete
full-delete-no = Keep
full-delete-key = D delete
full-new-game = New game
full-server = Play on a server
full-start-keys = ↑↓ Enter choose  Q quit
full-form-keys = ↑↓ row  ←→ change  Enter start  Esc back
full-type-name = Type a name if you like. ←→ changes who plays here: several people can share the screen. With nobody here, you watch.
full-open-table = Open a new table
full-list-publicly = List this table publicly
full-free-seats = ←→ keeps the seat free for a person or gives it to a bot.
full-tables-keys = ↑↓ Enter choose  R refresh  Esc back
full-lobby = Table { $code }: you sit in seat { $seat }.
full-lobby-invite = Others can join at { $url } with the code { $code }.
full-lobby-keys = ↑↓ seat  ←→ free/bot  B add bots  S start  Q leave
full-visit-keys = Enter continue  Esc back
full-address = Server address, such as http://localhost:8000
full-code = Table code (leave empty to list tables)
full-name = Your name

## Help

full-help =
    How to play
      On your turn, lay a path, play an action card or discard a card. Diggers
      want an unbroken tunnel from the start to the treasure. Saboteurs
      secretly prevent it. After the last round, whoever has most gold wins.
lostmines-full-help =
    How to play
      On your turn, play one card, or discard one or two. Then you can move
      your dwarf up to three steps, or five from a campfire. Then you draw.
      If you end your move on a mine, you take a treasure of its kind. Loyal
      dwarfs share with their clan, saboteurs with the other clan, selfish
      dwarfs with nobody. After the last round, most points win.
full-help-keys =
    Keys (you can also use the mouse)
      ← → or 1–9   choose a card; Enter: highlight where it can go
      ↑ ↓ ← →      move over highlighted spots; Enter: play; Esc: back
      R            turn the path       X    discard
      Space        mark several cards  M    what else they can do
      A–L          highlighted player  Tab  next highlighted spot
      Shift+arrow  look anywhere; Enter: why you can't play there
      !            what a bot would do /    rules
      O            log                 N    what only you know
      + −          zoom in, zoom out   Q    quit; your game is saved
      U            undo, until someone has drawn, looked at or turned
                   up a card, or played since
      Ctrl+Z       back to the shell; fg brings the game back
full-help-server =
    On a server
      T            say something to everyone
      V            propose to end the game, vote, let a bot play
full-replay-help =
    ← →        previous or next move
    PgUp PgDn  previous or next round; 1–9: start of that round
    Home End   start or end of the game
    A–L        view: only what this seat saw
    Tab        next view: all cards open, a spectator, each seat
    Enter      result of the previous round
    O          log so far
    + −        zoom in, zoom out
    Q          quit
