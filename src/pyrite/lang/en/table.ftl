### What the browser says at a table.

## At the table

browser-board = The tunnel
browser-chest = chest
browser-seats = Everybody at the table
browser-log = What happened
browser-zoom-in = Larger
browser-zoom-out = Smaller
browser-fit = Show everything
browser-turn = Turn
browser-several = Several cards
browser-back = Back
browser-which = Which one?
browser-choose-place = Choose a lit place.
browser-choose-seat = Choose somebody.
browser-waiting = Seat { $seat } is to play …
browser-before = Before seat { $seat }: { $front }
browser-mark-none = No mark
browser-mark-suspect = I suspect this seat
browser-mark-trust = I trust this seat

## Talk

browser-talk = Say something
browser-talk-text = Say something
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
