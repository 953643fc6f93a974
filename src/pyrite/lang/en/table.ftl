### What the browser says at a table.

## At the table

browser-board = Board
browser-chest = chest
browser-spot = column { $column }, row { $row }
browser-seats = Players
browser-log = Game log
browser-show-place = Show on the board
browser-zoom-in = Zoom in
browser-zoom-out = Zoom out
browser-fit = Show everything
browser-to-play = to move
browser-away = away
browser-clock = Time left
browser-role = Your role: { $dwarf }
browser-watching = You are watching
browser-waiting = { $seat }'s turn …
browser-mark-none = No mark
browser-mark-suspect = I suspect this player
browser-mark-trust = I trust this player
browser-treasure = Treasure { $number }: { $kind }, worth { $value }

## Film and plans

browser-film = Show moves one by one
browser-film-skip = Skip
browser-plan = Choose where to play it on your turn.
browser-planned = This will be played on your turn.
browser-plan-cancel = Cancel plan
browser-plan-dropped = Your planned move is no longer possible. Choose again.

## Choosing

browser-turn = Rotate
browser-several = Several cards
browser-back = Back
browser-close = Close
browser-which = Which one?
browser-choose-place = Choose a highlighted spot.
browser-tap-again = Tap the spot again.
browser-play-here = Play it here
browser-choose-seat = Choose a player.
browser-choose-treasure = Choose a treasure.
browser-choose-card = Choose a card first.
browser-choose-several = Choose up to { $n } cards in the order you want to discard them.
browser-answer = There is a question for you.
browser-cost = This costs { $n } gold.
browser-by-itself = Answer automatically when I have no choice
browser-answers-soon = Answers “{ $answer }” in { $seconds } s
browser-let-me-think = Let me think
browser-no-use = You can't play this card right now.
browser-use = Play it
browser-use-guard = Discard it to post a guard
browser-use-pass = Discard

## The table as a whole

browser-piles = Piles
browser-aside = Set aside face down: { $n }
browser-gold-pile = Gold cards left: { $n }
browser-discards = Discard pile: { $n }
browser-unknown-card = face down
browser-menu = Menu
browser-words = The table in words
browser-hand-over = Let a bot play for me
browser-take-back = Take over again
browser-bot-plays = A bot is playing for you.
browser-propose-skip = Vote to let a bot play for { $seat }
browser-propose-stop = Vote to end the game
browser-proposed-skip = { $seat } wants a bot to play for { $target }.
browser-proposed-stop = { $seat } wants to end the game.
browser-vote = Vote
browser-votes = { $yes } in favour, { $no } against, { $of } can vote
browser-vote-yes = I agree
browser-vote-no = I disagree
browser-keys = Keyboard
browser-keys-text = 1 to 9 choose a card. Arrow keys choose a spot or a step, and Enter confirms it. R rotates the card, a letter chooses a player, X discards, U undoes and Esc goes back. On the board, + and - zoom and 0 shows everything.
browser-leave = Leave and keep my seat

## Several people on one device

browser-hand-device = Hand the device to { $name }
browser-reveal = I'm { $name }. Show my cards
browser-hide = Hide my cards

## Talk

browser-talk = Say something
browser-talk-text = Your message
browser-talk-send = Send
browser-say-goal = About a goal …
browser-say-suspect = I suspect …
browser-say-trust = I trust …
browser-say-thanks = Thank you …
browser-say-tool = Mend my …
browser-say-path = Keep digging, please
browser-say-deny = I'm on your side
browser-goal-gold = Goal { $goal }: gold
browser-goal-stone = Goal { $goal }: no gold

## Hints: what a bot would do, and why

browser-hint = What would a bot do?
browser-advice = A bot would choose: { $play }.
browser-follow = Do it
browser-undo = Undo

## Faces, roles and emotes

browser-face = Your face
browser-face-random = Random face
browser-face-beard = Beard
browser-face-cap = Cap
browser-face-colour = Colour: { $name }
browser-face-temper = Mood: { $name }
browser-temper-merry = merry
browser-temper-grumpy = grumpy
browser-temper-sly = sly
browser-temper-sleepy = sleepy
browser-temper-stern = stern
browser-temper-curious = curious
browser-temper-brave = brave
browser-temper-gloomy = gloomy
browser-colour-0 = red
browser-colour-1 = orange
browser-colour-2 = yellow
browser-colour-3 = lime
browser-colour-4 = green
browser-colour-5 = teal
browser-colour-6 = light blue
browser-colour-7 = dark blue
browser-colour-8 = purple
browser-colour-9 = pink
browser-colour-10 = brown
browser-colour-11 = grey
browser-role-dealt = Your role in round { $round }
browser-role-got = Got it
browser-role-hide = Hide my role
browser-role-show = Show my role
browser-role-hidden = Hidden
browser-clan-of = { $clan } clan
browser-aim-digger = You win if the diggers reach the treasure.
browser-aim-saboteur = You win if nobody reaches the treasure.
browser-aim-greedy = You win only if you reach the treasure yourself.
browser-aim-blue = You win with the blue team. A green door on the way shuts you out.
browser-aim-green = You win with the green team. A blue door on the way shuts you out.
browser-aim-boss = You win with either team of diggers, but get one gold less.
browser-aim-profiteer = You win with the side that wins, diggers or saboteurs, but get two gold less.
browser-aim-geologist = You get one gold for each crystal in the tunnels.
browser-aim-mines-loyal = You share your treasures with your clan. Take as many as you can.
browser-aim-mines-selfish = You keep every treasure you take and share with nobody.
browser-aim-mines-saboteur = You share your treasures with the other clan. Work for them in secret.
browser-emotes = Show a feeling
browser-emote-laugh = Laugh
browser-emote-gasp = Gasp
browser-emote-angry = Look angry
browser-emote-sleepy = Yawn
browser-emote-wink = Wink
browser-emote-love = Send love
