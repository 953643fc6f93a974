### What the browser says when a round or a game is over, and in replays.

## When a round is over

replay-round-over = Round { $round } is over
replay-last-round = Last round
replay-details = See everything
replay-close = Close
replay-found =
    { $party ->
        [digger] The diggers win: seat { $seat } reached the treasure.
        [nobody] Seat { $seat } reached the treasure, but nobody gets gold.
       *[other] Seat { $seat } reached the treasure. Gold goes to { $gainers }.
    }
replay-not-found =
    { $party ->
        [saboteur] The saboteurs win: nobody reached the treasure.
        [nobody] Nobody reached the treasure, and nobody gets gold.
       *[other] Nobody reached the treasure. Gold goes to { $gainers }.
    }
replay-most = Most points in this round: { $gainers }.
replay-board = The tunnel at the end of round { $round }
replay-way = The way to the treasure: { $cells }
replay-dwarfs = Who was what
replay-sharing = How the gold is shared
lostmines-replay-sharing = How points are won
replay-sharing-none = Nobody gets anything.
replay-hidden-cards =
    { $n ->
        [one] one gold card that only its owner knows
       *[other] { $n } gold cards that only their owner knows
    }

## When the game is over

replay-winners =
    { $n ->
        [one] Seat { $winners } wins with { $gold }.
       *[other] Seats { $winners } win together with { $gold } each.
    }
replay-sheet = Score sheet
replay-total = Total
replay-chart = Gold over the rounds
lostmines-replay-chart = Points over the rounds
replay-rematch = Play again
replay-join-rematch = Join the rematch
replay-watch = Watch the replay
replay-to-end = To the result

## The shuffle

replay-shuffle = Was the shuffle fair?
replay-shuffle-about = Before anybody sits down the table draws a secret and shows its hash. Players seal texts of their own: everybody sees the seals, nobody can read the texts. Only when no seal can change any more are the texts revealed, and the cards are shuffled with the secret and all texts. That way nobody can choose them, not even whoever runs the server. Now everything is shown, and you can check this game.
replay-shuffle-check = Check the shuffle
replay-shuffle-here = Your browser has worked this out itself.
replay-shuffle-seen = The hash and the seals are those that this browser saw before it revealed your text.
replay-shuffle-not-seen = The hash or a seal is not the one that this browser saw before it revealed your text.
replay-shuffle-numbers = All numbers
replay-shuffle-commitment = Hash shown before the deal
replay-shuffle-secret = Secret
replay-shuffle-seed = Seed of the cards
replay-shuffle-added = Text of { $name }
replay-shuffle-seal = Seal of { $name }, shown before the deal

## Replays

replay-title = Replay of table { $code }
replay-loading = Fetching the game …
replay-moment = Moment { $move } of { $last }
replay-dealt = The cards are dealt.
replay-controls = Move through the game
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-round = Round { $round }
replay-eyes = Seen with the eyes of
replay-eyes-watcher = somebody who watches
replay-eyes-open = all, with open cards
replay-keys = Keys: ← → one step, Page Up and Page Down a round, Home and End, space plays and pauses.
replay-empty-hand = no cards
replay-story = The game in words
replay-link = Copy a link to this moment
replay-link-copied = The link is copied.
replay-link-by-hand = Copy the address of this page: it leads to this moment.
replay-download = Download the record
replay-continue = Continue from here against bots
replay-continue-seat = You play
replay-continue-go = Play from here
