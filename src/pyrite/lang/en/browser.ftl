### What the browser says besides what the terminal says, too: the pages around the game.

## Every page

browser-title = Pyrite
browser-home = Home
browser-language = Language
browser-light = Light colours
browser-dark = Dark colours
browser-sounds = Sounds
browser-loading = One moment …
browser-wrong = This does not lead anywhere
browser-no-page = There is no such page here.
browser-outdated = This page could not be loaded. There may be a newer Pyrite: load it again.
browser-again = Load again
browser-table = Table { $code }
browser-name = Your name
browser-bot = Bot
bot-level-random = by chance
bot-level-easy = beginner
bot-level-medium = experienced
bot-level-hard = thinks ahead

## The connection

browser-connecting = Going to the table …
browser-reconnecting = The connection is lost. Trying again …
browser-not-connected = There is no connection at the moment, so this was not done. It comes back by itself.
browser-offline = The server does not answer. Are you online?
browser-no-network = You are offline. Games are played on the server: they go on as soon as you are back.

## Home

browser-welcome = Dig for gold, or keep the others from it.
browser-play-now = Play now
browser-new-table = New table
browser-code = Code of a table
browser-join = Join
home-more = Get to know the game
home-join-title = Somebody is waiting for you?
home-code-hint = Six letters
home-my-games = My games
home-no-games = The games that you play on this device are listed here.
home-return = Go on
home-finished = Finished
home-replay = Watch again
home-show-all = Show all { $n }
home-public-tables = Public tables
home-no-public-tables = Nobody is waiting at the moment. Open a table yourself.
home-look = Watch
home-free-seats =
    { $n ->
        [one] one seat free
       *[other] { $n } seats free
    }

## A new table

plan-seats-count =
    { $n ->
        [one] one seat
       *[other] { $n } seats
    }
plan-modules =
    { $n ->
        [one] one expansion
       *[other] { $n } expansions
    }
plan-bots =
    { $n ->
        [one] one bot
       *[other] { $n } bots
    }
plan-presets = Choose a box
plan-preset-classic = Classic 2007
plan-preset-anniversary = Anniversary 2024
plan-preset-saboteur2 = Saboteur 2
plan-preset-tournament = Tournament
plan-preset-everything = Everything
plan-preset-lostmines = The Lost Mines
plan-keep-preset = Keep what is chosen now for later
plan-preset-name = Name
plan-keep = Keep
plan-drop-preset = Forget { $name }
plan-game = Game
plan-edition = Edition
plan-rounds = Rounds
plan-as-printed = as printed
plan-expansions = Expansions
plan-people = Who plays
plan-seat-number = Seats
plan-against-bots = Me against bots
plan-with-people = People only
plan-seat = Seat { $seat }
plan-person = Person
plan-manner = How it is played
plan-clock = Time for a decision
plan-no-clock = as long as you like
plan-pace = Bots think for
plan-at-once = not at all
plan-seconds =
    { $n ->
        [one] one second
       *[other] { $n } seconds
    }
plan-minutes =
    { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
plan-hours =
    { $n ->
        [one] one hour
       *[other] { $n } hours
    }
plan-talk-rule = Talk
plan-talk-phrases = ready phrases
plan-talk-text = ready phrases and free text
plan-talk-none = none
plan-public = Everybody finds the table on the first page
plan-advanced = Single rules and own cards
plan-flag-must_connect-true = Joined to the start
plan-flag-must_connect-false = Beside any open card
plan-flag-gold_drawn-per_digger = One for each digger
plan-flag-gold_drawn-per_seat = One for each player
plan-flag-goals_at_once-all = All of them
plan-flag-goals_at_once-one = Only one
plan-flag-sabotage_self-false = Not allowed
plan-flag-sabotage_self-true = Allowed
plan-flag-discard_faces-down = All face down
plan-flag-discard_faces-played_up = Played cards face up
plan-flag-round_end-hands_empty = When all hands are empty
plan-flag-round_end-passes = Also when everybody passes
plan-flag-saboteur_pay-exact = As exactly as possible
plan-flag-saboteur_pay-drawn = Card by card
plan-flag-misfit_goal-best = In a fixed order
plan-flag-misfit_goal-choice = The finder chooses
plan-flag-next_starter-last_card = After whoever played last
plan-flag-next_starter-last_turn = After the last turn
plan-flag-next_starter-played = Only playing counts
plan-flag-next_starter-played_or_discarded = Discarding counts, too
plan-flag-last_turn-cut = It ends at once
plan-flag-last_turn-finished = The turn is finished
plan-flag-treasure_always-false = The treasure may be missing
plan-flag-treasure_always-true = The treasure is always there
plan-deck = Own cards (a JSON file)
plan-deck-about = Your box is another one? Name only what is different, as in {"{"}"base": {"{"}"actions": {"{"}"map": 5{"}"}{"}"}{"}"}.
plan-deck-chosen = Own cards for: { $names }
plan-deck-drop = Printed cards again
plan-deck-unread = { $name } cannot be read: it must be JSON, a mapping as in docs/decks.md.
plan-open-table = Open the table
plan-open-and-start = Open the table and begin

## The lobby

lobby-title = Waiting for people
lobby-invited = Take a seat
lobby-sit-down = Sit down
lobby-seats = At the table
lobby-sit = Sit here
lobby-one-more = One more person here
lobby-other-name = Who else plays on this device?
lobby-cancel = Cancel
lobby-add-bot = Add a bot
lobby-bot-level = Bot at seat { $seat }
lobby-fill = Bots for all free seats
lobby-leave = Leave seat { $seat }
lobby-free-seat = Free seat { $seat }
lobby-you = you
lobby-away = away
lobby-start = Start the game
lobby-sit-first = Take a seat, then you can start the game.
lobby-invite = Invite others
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-qr = QR code of table { $code }
lobby-shuffle = How the cards are shuffled
lobby-commitment-about = The table has already drawn the secret it shuffles with. This hash binds it: after the game the secret is shown, and you can check that it was not exchanged.
lobby-seals-about = Each player's device seals a random text and reveals it only when the seats are closed. Nobody can read the texts before, so nobody can choose the cards, not even whoever runs the server. If a text is not revealed, nothing is dealt, and everybody sees whose text was missing.
lobby-seals = Sealed texts:
lobby-own-text = Your text, which only this device knows: { $text }
lobby-add = Add words of your own to your text
lobby-add-do = Seal
