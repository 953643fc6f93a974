### What the browser says at a table.

## At the table

browser-board = The board
browser-chest = chest
browser-seats = Everybody at the table
browser-log = What happened
browser-show-place = Show where
browser-zoom-in = Larger
browser-zoom-out = Smaller
browser-fit = Show everything
browser-to-play = is to play
browser-away = away
browser-clock = Time left
browser-watching = You are watching
browser-waiting = Seat { $seat } is to play …
browser-before = Before seat { $seat }: { $front }
browser-mark-none = No mark
browser-mark-suspect = I suspect this seat
browser-mark-trust = I trust this seat
browser-treasure = Treasure { $number }: { $kind }, value { $value }

## Choosing

browser-turn = Turn
browser-several = Several cards
browser-back = Back
browser-close = Close
browser-which = Which one?
browser-choose-place = Choose a lit place.
browser-choose-seat = Choose somebody.
browser-choose-treasure = Choose a treasure.
browser-choose-card = Choose a card first.
browser-choose-several = Choose up to { $n } cards, in the order in which they shall lie.
browser-answer = You are asked something.
browser-cost = This costs { $n } gold.
browser-by-itself = Answer by itself whenever I have no choice
browser-no-use = This card can be used nowhere at the moment.
browser-use = Play it
browser-use-guard = Discard it for a guard

## The table as a whole

browser-piles = Piles
browser-aside = Set aside unseen: { $n }
browser-gold-pile = Gold cards in the pile: { $n }
browser-discards = Discards: { $n }
browser-unknown-card = face down
browser-menu = Menu
browser-words = The table in words
browser-hand-over = Let a bot play for me
browser-take-back = Play again myself
browser-bot-plays = A bot plays for you.
browser-propose-skip = Propose that a bot plays for seat { $seat }
browser-propose-stop = Propose to stop the game
browser-proposed-skip = Seat { $seat } proposes that a bot plays for seat { $target }.
browser-proposed-stop = Seat { $seat } proposes to stop the game.
browser-vote = Vote
browser-votes = For: { $yes }, against: { $no }, voters: { $of }
browser-vote-yes = I agree
browser-vote-no = I do not agree
browser-keys = Keys
browser-keys-text = 1 to 9 choose a card, arrows a place or a step, Enter does it there, R turns the card, a letter chooses a seat, X discards, Esc goes back. On the board + and - change the size, 0 shows everything.
browser-leave = Leave; my seat is kept

## Several people at one device

browser-hand-device = Hand the device to { $name }
browser-reveal = I am { $name }, show my cards
browser-hide = Hide my cards

## Talk

browser-talk = Say something
browser-talk-text = Your words
browser-talk-send = Say it
browser-say-goal = About a goal …
browser-say-suspect = I suspect …
browser-say-trust = I trust …
browser-say-thanks = Thank you …
browser-say-tool = Mend my …
browser-say-path = Please dig on
browser-say-deny = I am on your side
browser-goal-gold = Goal { $goal }: gold
browser-goal-stone = Goal { $goal }: no gold

## Hints: what a bot would do, and why

browser-hint = What would a bot do?
browser-advice = A bot would choose: { $play }.
browser-follow = Do that
