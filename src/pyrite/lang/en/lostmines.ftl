### What is said in The Lost Mines alone. What begins with lostmines- replaces a sentence that
### other games say in their own way. $cell is a place such as 2,3, $edge an edge such as 2,3E.

## Asking the person

ask-agree = Seat { $seat } proposes to end the round. Do you agree?
ask-move =
    { $steps ->
        [one] You may move your dwarf one step
       *[other] You may move your dwarf, up to { $steps } steps
    }
ask-turn_mine = The mine at { $cell } fits both ways. How shall it lie?
ask-take_treasure = Take one of the treasures of this mine.

## What one can do

lostmines-act-pass = discard { $cards }
lostmines-act-agree = agree
lostmines-act-refuse = refuse
lostmines-act-take = take treasure { $treasure }
act-treasure = play { $card } on treasure { $treasure }
act-step = { $side }
act-stop = stop here
act-propose = propose to end the round

## The table

lostmines-card-path = path { $shape }
lostmines-card-hidden = mine, face down
lostmines-not-fitting = On { $cell } the ways do not meet: every side must match its neighbour.
status-dwarf = You, { $seat }: { $dwarf }, { $clan } clan
status-treasures = Treasures
seats-clan = Clan
seats-cell = Cell
seats-points = Points
know-treasure = Treasure { $number } ({ $kind }) is worth { $value }.
know-discarded = You have put face down on the discards: { $cards }.
sign-dwarf = dwarfs
sign-start_blue = start, blue clan
sign-start_yellow = start, yellow clan
sign-rock = rock
sign-campfire = campfire
sign-trunk = trunk
sign-lake = lake
sign-ditch = ditch
sign-tool = overcome
sign-hidden = mine, face down
sign-dragon = dragon
sign-gems = gems
sign-gold = gold
sign-silver = silver
sign-trap = trap
sign-troll = troll
sign-hole = you may lay here

## What happened

lostmines-event-dwarf_dealt = In this round you are a { $dwarf } of the { $clan } clan.
event-proposed =
    { $who ->
        [you] You propose to end the round.
       *[other] Seat { $seat } proposes to end the round.
    }
event-answers =
    { $n ->
        [0] Nobody agrees to end the round.
       *[other] To end the round is the wish of: { $agreed }.
    }
event-tool_laid =
    { $who ->
        [you] You overcome the obstacle at { $cell } with: { $card }.
       *[other] Seat { $seat } overcomes the obstacle at { $cell } with: { $card }.
    }
event-looked_mine =
    { $who ->
        [you] You look at the mine at { $cell }: { $mine }.
       *[other] Seat { $seat } looks at the mine at { $cell }.
    }
event-looked_treasure =
    { $who ->
        [you] You look at treasure { $treasure }: it is worth { $value }.
       *[other] Seat { $seat } looks at treasure { $treasure }.
    }
event-looked_dwarf =
    { $who ->
        [you] You look at the dwarf of seat { $target }: { $dwarf }.
       *[other]
            { $whom ->
                [you] Seat { $seat } looks at your dwarf.
               *[other] Seat { $seat } looks at the dwarf of seat { $target }.
            }
    }
event-trap_set =
    { $who ->
        [you] You set a trap at { $edge }.
       *[other] Seat { $seat } sets a trap at { $edge }.
    }
event-trap_gone = The trap at { $edge } is gone.
event-troll_set =
    { $who ->
        [you] You send a troll to { $edge }.
       *[other] Seat { $seat } sends a troll to { $edge }.
    }
event-troll_left = The troll at { $edge } goes away.
event-stormed =
    { $who ->
        [you] Your thunderstorm takes { $card } at { $cell }.
       *[other] The thunderstorm of seat { $seat } takes { $card } at { $cell }.
    }
event-stepped =
    { $who ->
        [you] You walk to { $cells }.
       *[other] Seat { $seat } walks to { $cells }.
    }
event-lost =
    { $who ->
        [you] In the trap you lose { $cards }.
       *[other] In the trap seat { $seat } loses a card.
    }
event-mine_shown =
    { $who ->
        [you] You discover at { $cell }: { $mine }.
       *[other] Seat { $seat } discovers at { $cell }: { $mine }.
    }
event-dragon_woken =
    { $who ->
        [you] The dragon goes with you!
       *[other] The dragon goes with seat { $seat }.
    }
event-treasure_taken =
    { $who ->
        [you] You take treasure { $treasure }: it is worth { $value }.
       *[other] Seat { $seat } takes treasure { $treasure }.
    }
lostmines-event-skipped =
    { $who ->
        [you] You have no cards and are out for this round.
       *[other] Seat { $seat } has no cards and is out for this round.
    }
lostmines-event-round_ended =
    { $how ->
        [treasures_gone] The last treasure is taken: the round is over.
        [agreed] All agree: the round is over.
       *[cards_gone] All cards are gone: the round is over.
    }
lostmines-event-dwarf_shown =
    { $who ->
        [you] You were a { $dwarf } of the { $clan } clan.
       *[other] Seat { $seat } was a { $dwarf } of the { $clan } clan.
    }
event-treasure_shown =
    { $who ->
        [you] Your treasure { $treasure } is worth { $value }.
       *[other] Treasure { $treasure } of seat { $seat } is worth { $value }.
    }
event-scored =
    { $who ->
        [you] You win { $won } and have { $points } now.
       *[other] Seat { $seat } wins { $won } and has { $points } now.
    }

## End of a round, end of the game

result-mines = Mines
result-clan = Clan
result-treasures = Treasures
result-shares = Shares with
result-alone = nobody
lostmines-gold-count =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lostmines-sim-gold = Points

## Playing in the terminal

lostmines-explain-aim = Whoever ends a move on a mine takes a treasure of its kind. Loyal dwarfs share with their clan, saboteurs with the other one, selfish ones with nobody. After the last round most points win.
lostmines-explain-turn = Play one card or discard one or two, then you may move your dwarf. Type the number of a card, then a number on the board or in the list; both at once: 2 1. 2 x discards card 2. Or write it: NESW@2,3 (r behind it turns the card), trap@2,3E, info_mine_dwarf>C, pass NESW trap.
lostmines-play-why-what = Write what you want to do behind it, as in: why NESW@2,3
