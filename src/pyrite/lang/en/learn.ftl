### What the browser says on the rules pages and in the lessons, which the terminal shares (.line: its own wording). $b and $c are the players in seats B and C.

## The pages

learn-title = Learn to play
rules-title = Rules
cards-title = All cards

## All rules

rules-about = Every rule has a number. At the table, log lines and refusals link to the rule behind them.
rules-how = How to play
rules-how-aim = Aim: diggers tunnel from the start to the gold under one of three hidden goals. Saboteurs win if nobody gets there. Roles are secret.
rules-how-turn = Your turn: lay a path, play an action card, or discard a card. Then draw a new one.
rules-how-paths = Path cards: every side must match its neighbours. You may turn a card upside down, but never sideways.
rules-how-actions = Action cards: break or mend tools, cave in a path, or look at a goal. With a broken tool you cannot lay paths.
rules-how-end = End of a round: someone reaches the gold, or all cards are gone. The winning side gets gold. After three rounds, whoever has the most gold wins.
rules-search = Search by word or number
rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-groups = Parts of the rules
rules-group-E = Editions
rules-group-B = Base game
rules-group-S = Saboteur 2
rules-group-C = Championship cards
rules-group-M = Mini expansions
rules-group-V = Variants
rules-group-I = Combinations
rules-group-L = The Lost Mines
rules-allowed = Allowed
rules-refused = Not allowed
rules-close = Close
rules-all = See all rules
rules-about-line = Rule { $number }: { $title }
rules-new-tab = Rules (in a new tab)

## Words people search for, by rule; they are never shown

also-B-01 = team side who am I good bad
also-B-03 = start of the game deal how many cards
also-B-05 = how to play what can I do skip discard draw
also-B-10 = rotate turn a card 180 flip sideways
also-B-11 = lay place match fit tunnel neighbour where
also-B-15 = blocked block stop
also-B-16 = can't dig cannot play blocked
also-B-20 = break destroy sabotage attack
also-B-21 = mend fix heal
also-B-23 = remove destroy a path delete collapse
also-B-24 = see goal look peek spy
also-B-30 = reach goal turn over finish
also-B-33 = round over end finish
also-B-40 = win share gold who wins points
also-B-41 = win saboteur paid
also-B-51 = win winner most gold tie points
also-C-19 = cancel stop a card counter
also-S-30 = win door blocked colour
also-L-30 = walk move step
also-L-43 = win winner most points

## The lesson: what the coach says besides

learn-about = Five minutes at a real table: you play cards, and the others respond. Stop any time and continue later.
learn-chapter-digger = Dig for gold
learn-chapter-digger-about = Lay tunnels, mend a tool, look at a goal, clear the way and share the gold.
learn-chapter-saboteur = Be the saboteur
learn-chapter-saboteur-about = Break tools, lay dead ends and don't get caught.
learn-chapter-saboteur2 = Saboteur 2
learn-chapter-saboteur2-about = Two teams race for the gold: doors, traps, thefts and new roles.
learn-chapter-lostmines = The Lost Mines
learn-chapter-lostmines-about = Lay paths, walk to a mine, and find out who shares with whom.
learn-begin = Start
learn-go-on = Continue
learn-again = Start over
learn-done = Done
learn-skip = Skip the lesson and play
learn-play = Play a game
    .line = You have finished the last lesson. To play a game, run: pyrite play
learn-coach = Your coach
learn-step = Step { $n } of { $of }
learn-next = Next
learn-next-chapter = Next lesson: { $title }
    .line = Next lesson: { $title }. Run: pyrite play --lesson { $name }
learn-show = Show me
learn-leave = Leave the lesson
learn-watch = Watch what the others do …
learn-understood = This is how the table refuses a move: it tells you why, with the number of the rule.
learn-try-again = No harm done. Try again, or let me show you.
learn-lost = This game has left the lesson. Let's start this chapter over.
learn-other = You can do that, but this lesson continues with another move. Type ! to see which.
learn-hint = Type: { $action }

## The lesson: digging

learn-digger-welcome = Welcome! You are a dwarf, and your role is digger. Far to the east lie three face-down goals, and one of them hides the gold. Work with the others to dig a tunnel from the ladder to the gold. But one of them may be a saboteur, and nobody knows who.
learn-digger-hand = Your cards are at the bottom. On your turn, you play a card or discard one, then you draw a new one. When you choose a card, you see where it can go.
learn-digger-refused = First, try a move that isn't allowed. Choose the tunnel that runs straight up and down and click the empty spot at the end of the tunnel. Or let me show you.
    .line = First, try a move that isn't allowed: the tunnel that runs straight up and down, at the end of the tunnel. Type it instead of a number: { $action }
learn-digger-lay = Every side must match: tunnel to tunnel, rock to rock. Now choose the crossing and lay it at the end of the tunnel.
learn-digger-repair = { $c } has broken your lamp! You can't dig while one of your tools is broken. Choose the card that mends the lamp and play it on yourself.
learn-digger-map = { $b } kept digging. But look at what { $c } did: a dead end right in front of the goal! Is the gold even there? Choose the map and look at goal 2, the one in the middle.
learn-digger-rockfall = The gold is there, and only you know it. Meanwhile, { $c } has broken { $b }'s pick. No digger would do that. Clear the way: play the rockfall on the dead end.
learn-digger-reach = The way is open again. With a broken pick, { $b } can't dig, so it's up to you: lay the crossing in front of goal 2.
learn-digger-gold = Gold! The round is over, and all roles are revealed: { $c } was the saboteur. The diggers share the gold cards. You found the gold, so you choose first. Take the most valuable card, then the rest are passed on.
learn-digger-end = Every digger got a gold card, and the saboteur got nothing. If the cards had run out first, only the saboteur would have been paid. A game has three rounds, with new roles each time. Whoever has the most gold at the end wins.

## The lesson: sabotage

learn-saboteur-welcome = We join a game near its end. You are the saboteur, and the others don't know it: so far you have helped to dig. You win if nobody reaches the gold before the cards run out. The draw pile is already empty.
learn-saboteur-break = Next, { $b } could dig on. Choose the broken lamp and play it on { $b }.
learn-saboteur-dead-end = Now { $b } can't dig, and nobody has a card to mend the lamp. Block the tunnel: lay the dead end at its tip. Everyone will suspect you from now on, but it's late enough.
learn-saboteur-discard = The others don't have enough cards left to dig around your dead end. Don't help them: discard your last card. Then you just wait for the round to end.
learn-saboteur-end = Nobody has any cards left, and nobody reached the gold, so the saboteurs win. A lone saboteur gets 4 gold, and two or three get 3 each. The diggers get nothing. Now you know it all. Keep an eye on the others and dig well. Or don't!

## The lesson: Saboteur 2

learn-saboteur2-welcome = Saboteur 2 has two teams of diggers, blue and green. You are a green digger. Only a team that has a way to the gold is paid, so the blue diggers are your rivals.
learn-saboteur2-roles = There are more new roles: the boss wins with either team, the profiteer with whichever side wins, diggers or saboteurs, and geologists are paid for crystals instead. Saboteurs are still around. Nobody knows who is who.
learn-saboteur2-door = A door can decide the race. Choose the green door and lay it at the end of the tunnel. Everyone may dig on past it, but when the gold is found, it shuts the blue team out.
learn-saboteur2-free = { $b } has trapped you! Trapped players cannot dig, and they get no gold when the round ends. Choose the card that sets you free and play it on yourself.
learn-saboteur2-inspect = The tunnel is getting longer. But which side is { $c } on? Choose the inspection and look at the role of { $c }.
learn-saboteur2-theft = { $c } is the boss and wins with either team. Now play the theft. If it still lies in front of you when the round ends, you steal 1 gold.
learn-saboteur2-steal = { $b } has reached the gold. But { $b } is blue, and the only way to the gold leads through your green door. So green wins! You get 4 gold and the boss gets 3. Now the thefts: take 1 gold from { $c }.
learn-saboteur2-end = You win with 5 gold. Remember: doors decide which team is paid, trapped players get nothing, and thefts come last. You can also pass with up to three cards, or discard two to get rid of a broken tool.

## The lesson: The Lost Mines

learn-lostmines-welcome = In The Lost Mines, dwarfs walk. You are a loyal dwarf of the yellow clan, and four mines lie far to the east. On your turn, play a card or discard one or two. Then you may move your dwarf up to three steps.
learn-lostmines-lay = First make the path longer. Choose the path that is open at the left, right and bottom, and lay it at the end of the path.
learn-lostmines-walk = Now walk: move your dwarf three steps east, to the campfire. If you start your move at a campfire, you can walk five steps instead of three.
learn-lostmines-boat = { $b }, who is in the blue clan, has put a lake in your way. No dwarf can cross it without a boat. Choose the boat and play it on the lake.
learn-lostmines-journey = You start from the campfire, so you can walk five steps: go east across the lake, right up to the mine.
learn-lostmines-look = { $c } is in your clan. But is { $c } loyal? Choose the information card and look at the role of { $c }.
learn-lostmines-mine = { $c } is a saboteur and shares with the blue clan! Step onto the mine and turn it over. If it fits both ways, you choose how it lies.
learn-lostmines-propose = Silver! A dwarf whose move ends on a mine takes a treasure of its kind. Nobody else is near a mine, so propose to end the round. If everyone agrees, the points are shared right away.
learn-lostmines-end = The loyal dwarfs of a clan share their points with the saboteur of the other clan. You are the only one on your side, so all points are yours. A full game has two rounds and more roles: selfish dwarfs share with nobody. And beware: one of the mines hides a dragon, which costs 2 points.
