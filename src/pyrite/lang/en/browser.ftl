### What only the browser says: the pages around the game. $letter is the letter of a seat.

## Every page

browser-title = Pyrite
browser-home = Home
browser-language = Language
browser-light = Light theme
browser-dark = Dark theme
browser-sounds = Sounds
browser-loading = Loading …
browser-wrong = Something went wrong
browser-no-page = Page not found
browser-no-page-about = Check the address, or start again from the home page.
browser-outdated = This page could not be loaded. There may be a newer version of Pyrite. Reload to get it.
browser-again = Reload
browser-table = Table { $code }
browser-name = Your name
browser-bot = bot
bot-level-random = random
bot-level-easy = easy
bot-level-medium = medium
bot-level-hard = hard
bot-level-master = master

## The connection

browser-connecting = Joining the table …
browser-reconnecting = Connection lost. Reconnecting …
browser-not-connected = There is no connection right now, so nothing was sent. Pyrite reconnects by itself.
browser-offline = The server is not responding. Are you online?
browser-no-network = You are offline. Games run on the server and continue as soon as you are back.
browser-no-server = No connection to the server
browser-works-offline = You can still read the rules and look at all cards. Your games are safe on the server, and this page reloads when you are back online.

## Home

browser-welcome = Dig for gold, or keep the others from finding it.
browser-play-now = Play now
browser-new-table = New table
browser-code = Table code
browser-join = Join
home-more = Get to know the game
home-join-title = Got an invitation?
home-code-hint = Six letters
home-my-games = My games
home-no-games = Games you play on this device appear here.
home-return = Continue
home-finished = Finished
home-replay = Watch the replay
home-show-all = Show all { $n }
home-public-tables = Public tables
home-no-public-tables = Nobody is waiting right now. Open a table yourself.
home-search = Search by name, code, game or expansion
home-none-found = No public table matches. Try fewer letters.
home-look = Watch
home-free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }

## Your turn finds you

turn-yours = Your turn
turn-vibration = Vibrate when it's my turn
turn-sound-offer = It's your turn. Play a sound next time?
turn-sound-yes = Yes, play sounds
turn-sound-no = No
turn-push = Notify me when it's my turn
turn-push-on = On. This browser tells you when a table is waiting for you, even if Pyrite is closed.
turn-push-off = Off. Works even if Pyrite is closed.
turn-no-push-insecure = Notifications need a secure address (https). Ask whoever runs this server.
turn-no-push-browser = This browser can't show notifications here. On an iPhone, add Pyrite to the home screen first.
turn-no-push-denied = Notifications from this site are blocked. You can allow them in your browser settings.
turn-no-push-server = This server can't send notifications.

## Your page

me-title = My page
me-about = Your games on this server, in this browser. Nobody else can see this page.
me-nothing = Play a game to the end, and it appears here.
me-games = games
me-wins = won
me-incomplete = These are your latest { $n } games.
me-by-game = By game
me-by-role = By role
me-partners = On the same side
me-partner = With { $name } ({ $role })
me-won = won { $won } of { $played }
me-gold = gold in { $won } of { $played } rounds
me-suspected = Others didn't trust you
me-suspected-as = Your role: { $role }
me-times = { $n } of { $of } times
me-last = Latest games
me-game-won = won
me-game-lost = not won
me-data = My data
me-data-about = The server knows you by a cookie. It stores your name, your seats, your moves, what you said, and which browsers to notify.
me-export = Download my data
me-delete = Delete my data
me-delete-about = This deletes your name, what you wrote, your notifications and your cookie. In finished games you become “A player”. In running games, a bot takes your seat. You lose this page and all your seats, and nobody can bring them back.
me-delete-do = Delete everything

## A new table

plan-seats-count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
plan-modules =
    { $n ->
        [one] { $n } expansion
       *[other] { $n } expansions
    }
plan-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
plan-presets = Choose a box
plan-preset-classic = Classic 2007
plan-preset-anniversary = Anniversary 2024
plan-preset-saboteur2 = Saboteur 2
plan-preset-tournament = Tournament
plan-preset-everything = Everything
plan-preset-lostmines = The Lost Mines
plan-keep-preset = Save these settings
plan-preset-name = Name
plan-keep = Save
plan-drop-preset = Delete { $name }
plan-game = Game
plan-edition = Edition
plan-rounds = Rounds
plan-as-printed = as in the rulebook
plan-expansions = Expansions
plan-people = Players
plan-seat-number = Number of players
plan-against-bots = Me against bots
plan-with-people = People only
plan-person = Person
plan-bot = Bot: { $level }
plan-manner = Table settings
plan-clock = Time per decision
plan-no-clock = no limit
plan-pace = Bots move
plan-at-once = instantly
plan-after = after { $time }
plan-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
plan-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
plan-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
plan-talk-rule = Chat
plan-talk-phrases = ready-made phrases
plan-talk-text = phrases and free text
plan-talk-none = off
plan-public = List this table publicly
plan-advanced = House rules and custom cards
plan-flag-must_connect-true = Must connect to the start
plan-flag-must_connect-false = May touch any face-up card
plan-flag-gold_drawn-per_digger = One per digger
plan-flag-gold_drawn-per_seat = One per player
plan-flag-goals_at_once-all = All of them
plan-flag-goals_at_once-one = Only one
plan-flag-sabotage_self-false = Not allowed
plan-flag-sabotage_self-true = Allowed
plan-flag-discard_faces-down = All face down
plan-flag-discard_faces-played_up = Played cards face up
plan-flag-round_end-hands_empty = When all hands are empty
plan-flag-round_end-passes = Also when everyone passes
plan-flag-saboteur_pay-exact = As exactly as possible
plan-flag-saboteur_pay-drawn = Card by card
plan-flag-misfit_goal-best = In a fixed order
plan-flag-misfit_goal-choice = The finder chooses
plan-flag-next_starter-last_card = Left of whoever used the last card
plan-flag-next_starter-last_turn = Left of whoever had the last turn
plan-flag-next_starter-played = Only played cards count
plan-flag-next_starter-played_or_discarded = Discarded cards count too
plan-flag-last_turn-cut = The round ends immediately
plan-flag-last_turn-finished = The turn is finished first
plan-flag-treasure_always-false = The treasure may be missing
plan-flag-treasure_always-true = The treasure is always there
plan-deck = Custom deck (JSON file)
plan-deck-about = Is your box different? List only what differs, for example {"{"}"base": {"{"}"actions": {"{"}"map": 5{"}"}{"}"}{"}"}.
plan-deck-chosen = Custom deck for: { $names }
plan-deck-drop = Use the printed cards
plan-deck-unread = Cannot read { $name }. It must be a JSON object as described in docs/decks.md.
plan-open-table = Open the table
plan-open-and-start = Open the table and start

## The lobby

lobby-title = Waiting for players
lobby-invited = Take a seat
lobby-sit-down = Sit down
lobby-seats = At the table
lobby-sit = Sit here
lobby-one-more = Add a player on this device
lobby-other-name = Who else is playing on this device?
lobby-cancel = Cancel
lobby-add-bot = Add a bot
lobby-bot-level = Level of the bot in seat { $letter }
lobby-fill = Fill free seats with bots
lobby-leave = Leave seat { $letter }
lobby-free-seat = Clear seat { $letter }
lobby-you = you
lobby-away = away
lobby-start = Start the game
lobby-dealing = Shuffling the cards …
lobby-starts-itself = The game starts by itself as soon as everyone is here.
lobby-sit-first = Take a seat to start the game.
lobby-invite = Invite others
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Link copied.
lobby-only-here = This link works only on this computer. To invite other devices, start the server with “{ $command }”.
lobby-qr = QR code for table { $code }
lobby-shuffle = How the cards are shuffled
lobby-commitment-about = The table has already drawn the secret for its shuffle. This hash commits it to that secret. The secret is revealed after the game, so you can check that it was not replaced.
lobby-seals-about = Each player's device seals a random text and reveals it only once the seats are closed. Until then, nobody can read the texts. So nobody can choose the cards unnoticed, not even the person who runs the server. If a text is not revealed, no cards are dealt, and everyone sees whose text is missing.
lobby-seals = Sealed texts:
lobby-own-text = Your text, known only to this device: { $text }
lobby-add = Add your own words to your text
lobby-add-do = Seal

## Shapes of paths in words, for screen readers: the sides of a card as it lies. $sides is a list.

edge-N = top
edge-E = right
edge-S = bottom
edge-W = left
shape-open = open at the { $sides }
shape-apart = separately open at the { $sides }
shape-ends = with a dead end at the { $sides }
