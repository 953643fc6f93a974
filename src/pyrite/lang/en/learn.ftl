### What the browser says on the pages of the rules and of the first lesson.

## The pages

learn-title = Learn to play
rules-title = Rules
cards-title = Every card

## All rules

rules-about = Every rule has a number. At the table each line and each refusal names the rule behind it.
rules-search = Search by word or number
rules-found =
    { $n ->
        [one] One rule
       *[other] { $n } rules
    }
rules-groups = Parts of the rules
rules-group-E = Editions
rules-group-B = The base game
rules-group-S = Saboteur 2
rules-group-C = Championship cards
rules-group-M = Mini expansions
rules-group-V = Variants
rules-group-I = When things meet
rules-group-L = The Lost Mines
rules-allowed = Allowed
rules-refused = Not allowed
rules-close = Close
rules-all = To all rules

## The lesson: what the coach says besides

learn-about = Five minutes at a real table: you lay cards, the others answer. You may stop at any time and go on later.
learn-chapter-digger = Dig for gold
learn-chapter-digger-about = Lay paths, mend a tool, look at a map, clear the way and share the gold.
learn-chapter-saboteur = Be the saboteur
learn-chapter-saboteur-about = Break tools, lay dead ends, and do not look like it.
learn-begin = Begin
learn-go-on = Go on
learn-again = From the beginning
learn-done = Done
learn-skip = Skip this and play
learn-play = Play a game
learn-coach = Your coach
learn-step = Step { $n } of { $of }
learn-next = Next
learn-show = Show me
learn-leave = Leave the lesson
learn-watch = Look what the others do …
learn-understood = That is how the table answers whatever does not go, with the number of the rule.
learn-try-again = Never mind, nothing has happened. Try once more, or let me show you.
learn-lost = This game has taken another way than the lesson. Let us begin this chapter anew.

## The lesson: digging

learn-digger-welcome = Welcome! You are dwarf A, a digger. Far in the east lie three cards face down, and one of them hides the gold. Dig a tunnel from the ladder to it, together with the others. But one of them may be a saboteur, and nobody knows who.
learn-digger-hand = Your cards lie at the bottom. In your turn you play one of them or discard one, then you draw a new one. A card lights up the places where it may go.
learn-digger-refused = First something that does not work: choose the path that runs straight up and down, and click on the empty place at the end of the tunnel. Or let me show you.
learn-digger-lay = Every side must fit: tunnel to tunnel, rock to rock. Now choose the crossing and lay it at the end of the tunnel, where it lights up.
learn-digger-repair = Seat C has broken your lamp! With a broken tool before you, you may not dig. Choose the repair with the lamp and play it on yourself, seat A.
learn-digger-map = Seat B has dug on. But look at seat C: a card with dead ends, just before the goal! Is the gold there at all? Choose the map and look at the middle one of the three.
learn-digger-rockfall = The gold is there, and only you know it. Meanwhile seat C has broken the pick of seat B. Who does such things is hardly a digger. Clear the way: play the rockfall on the card with the dead ends.
learn-digger-reach = The way is open again. Seat B cannot dig with a broken pick, so it is up to you: lay the crossing before the goal.
learn-digger-gold = The gold! The round is over and all dwarfs are shown: seat C was the saboteur. The diggers share the gold cards. You found it, so you choose first: take the more valuable one, the rest goes on.
learn-digger-end = There was a gold card for every digger, and nothing for the saboteur. Had the cards run out before, only the saboteur would have been paid. Three rounds make a game, with new dwarfs each time; most gold wins.

## The lesson: sabotage

learn-saboteur-welcome = This time you are the saboteur, and the others do not know it. You win if nobody reaches the gold before all cards are played. You have dug along so far, so that nobody suspects you. The pile is empty: the end is near.
learn-saboteur-break = Seat B digs fastest. Choose the broken lamp and lay it before seat B.
learn-saboteur-dead-end = Seat B cannot dig, and nobody could mend the lamp. Now block the tunnel: lay the card with the dead ends at its end. From now on everybody will suspect you, but it is late enough.
learn-saboteur-discard = The others found no way around it. Your last card would only help them: discard it. Who has no cards left waits for the end of the round.
learn-saboteur-end = Nobody holds a card, and the gold was not reached: the saboteurs win. A single one gets 4 gold, two or three get 3 each; the diggers get nothing. Now you know it all. Watch the others, and dig well, or not!
