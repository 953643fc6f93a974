### What the browser says at the end of a round or a game, and in replays.

## The end of a round

replay-round-over = Round { $round } is over
replay-last-round = Previous round
replay-close = Close
replay-skip = Show everything
replay-next-round = Next round
replay-others-read = Waiting for { $names } to continue …
replay-found =
    { $party ->
        [digger] The diggers win: { $seat } dug through to the gold.
        [nobody] { $seat } dug through to the gold, but nobody gets any.
       *[other] { $seat } dug through to the gold. Gold goes to { $gainers }.
    }
replay-not-found =
    { $party ->
        [saboteur] The saboteurs win: nobody reached the gold.
        [nobody] Nobody reached the gold, and nobody gets any.
       *[other] Nobody reached the gold. Gold goes to { $gainers }.
    }
replay-most = Most points this round: { $gainers }.
replay-board = The tunnels at the end of round { $round }.
replay-way = The tunnel to goal { $goal } has { $n } cards.
replay-dwarfs = Who was who
replay-sharing = How the gold is shared
lostmines-replay-sharing = How the points are scored
replay-sharing-none = Nobody gets anything.
replay-hidden-cards =
    { $n ->
        [one] { $n } gold card only its owner knows
       *[other] { $n } gold cards only their owner knows
    }

## The end of a game

replay-winners =
    { $n ->
        [one] { $winners } wins with { $gold } gold.
       *[other] { $winners } win together with { $gold } gold each.
    }
lostmines-replay-winners =
    { $n ->
        [one] { $winners } wins with { $gold ->
            [one] { $gold } point
           *[other] { $gold } points
        }.
       *[other] { $winners } win together with { $gold ->
            [one] { $gold } point
           *[other] { $gold } points
        } each.
    }
replay-sheet = Score sheet
replay-total = Total
replay-chart = Gold by round
lostmines-replay-chart = Points by round
replay-rematch = Play again
replay-join-rematch = Join the rematch
replay-watch = Watch the replay
replay-to-end = Go to the result

## The story of a game

story-title = The story of this game
story-why = { $gold } of it came in round { $round }, as a { $dwarf }.
lostmines-story-why = { $gold } of them came in round { $round }, as a { $dwarf }.
story-move = Move { $move }
story-decisive = Watch the decisive move
story-round = That was in round { $round }.
story-close =
    { $n ->
        [0] In round { $round }, with no cards left to draw.
        [one] In round { $round }, with one card left to draw.
       *[other] In round { $round }, with { $n } cards left to draw.
    }
story-short =
    { $n ->
        [0] Round { $round } ended with the tunnel right next to the gold.
        [one] Round { $round } ended with the tunnel one spot short of the gold.
       *[other] Round { $round } ended with the tunnel { $n } spots short of the gold.
    }
story-setback = That set the tunnel back by { $n } spots.
story-lie =
    { $has_gold ->
        [yes] That was a lie: they had seen stone there.
       *[no] That was a lie: they had seen the gold there.
    }
story-was = { $target } was a { $dwarf }.
story-same-role = Both had the same role: { $dwarf }.
story-harm = { $seat } hindered others most, { $n } times.
story-help = { $seat } helped others most, { $n } times.
story-treasures = { $seat } took { $n } treasures in round { $round }, as a { $dwarf }.
story-comeback =
    { $n ->
        [one] Before the last round, { $seat } was { $n } gold behind.
       *[other] Before the last round, { $seat } was { $n } gold behind.
    }
lostmines-story-comeback =
    { $n ->
        [one] Before the last round, { $seat } was { $n } point behind.
       *[other] Before the last round, { $seat } was { $n } points behind.
    }

## Sharing a game

share-title = Share
share-share = Share the tunnel
share-shared = Shared.
share-download = Save as a picture
share-saved = Picture saved.
share-copy = Copy the picture
share-copied = Picture copied.
share-link = Copy the link
share-failed = That didn't work in this browser.

## The shuffle

replay-shuffle = Was the shuffle fair?
replay-shuffle-about = Before anyone sits down, the table draws a secret and shows its hash. Each player seals a text: everyone sees the seals, but nobody can read the texts. The texts are revealed only once no seal can change any more. Then the cards are shuffled with the secret and all the texts. So nobody can choose the cards unnoticed, not even the person who runs the server. Everything is revealed now, and you can check this game.
replay-shuffle-check = Check the shuffle
replay-shuffle-here = Your browser calculated this itself.
replay-shuffle-numbers = All values
replay-shuffle-commitment = Hash shown before the deal
replay-shuffle-secret = Secret
replay-shuffle-seed = Seed of the cards
replay-shuffle-added = Text: { $name }
replay-shuffle-seal = Seal shown before the deal: { $name }
replay-shuffle-note = Your device's note from before the deal

## Replays

replay-title = Replay of table { $code }
replay-loading = Loading the game …
replay-moment = Move { $move } of { $last }
replay-dealt = The cards are dealt.
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-first = Go to the start
replay-back = One move back
replay-on = One move forward
replay-last = Go to the end
replay-speed = Speed
replay-round = Round { $round }
replay-eyes = View:
replay-eyes-watcher = spectator
replay-eyes-open = all cards open
replay-keys = Keyboard: ← and → go one move back or forward, Page Up and Page Down a round, Home and End to the start or the end. Space plays and pauses.
replay-empty-hand = no cards
replay-story = The game in words
replay-link = Copy a link to this move
replay-link-copied = Link copied.
replay-link-by-hand = Copy the address of this page. It leads to this move.
replay-download = Download the record
replay-continue = Continue from here against bots
replay-continue-seat = You play as
replay-continue-go = Play from here
