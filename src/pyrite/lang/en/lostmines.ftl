### What only The Lost Mines says. A message that begins with lostmines- replaces the one that other
### games use. $seat and $target are names of players, $goal is the number of a mine.

## Asking the player

ask-agree = { $seat } proposes to end the round. Do you agree?
ask-move =
    { $steps ->
        [one] You may move one step
       *[other] You may move up to { $steps } steps
    }
ask-turn_mine = Mine { $goal } fits either way round. How should it lie?
ask-take_treasure = Take one of the treasures of this mine.

## What a player can do

lostmines-act-look =
    { $what ->
        [mine] look at mine { $goal }
        [treasure] look at treasure { $treasure }
       *[dwarf] look at { $target }'s role
    }
act-tool = use the { $card } on an obstacle
act-trap = set a trap
act-troll = send a troll
act-thunderstorm = wash away a path
lostmines-act-pass = discard { $cards }
lostmines-act-agree = agree
lostmines-act-refuse = refuse
lostmines-act-take = take treasure { $treasure }
act-step = { $side }
act-stop = stop here
act-propose = propose to end the round

## The table

lostmines-card-path = path { $shape }
lostmines-card-hidden = hidden mine
lostmines-not-fitting = The paths don't meet there. Every side must match its neighbour.
status-dwarf = You: { $dwarf }, { $clan } clan
status-treasures = Treasures
seats-clan = Clan
seats-cell = Position
seats-points = Points
lostmines-know-goal = Mine { $goal }: { $card }.
lostmines-know-goal-of = mine { $number }
know-treasure = Treasure { $number } ({ $kind }) is worth { $value }.
know-discarded = You discarded these face down: { $cards }.
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

lostmines-event-dwarf_dealt = Your role this round: { $dwarf }, { $clan } clan.
event-proposed =
    { $who ->
        [you] You propose to end the round.
       *[other] { $seat } proposes to end the round.
    }
event-answers =
    { $n ->
        [0] Nobody wants to end the round.
        [one] { $agreed } wants to end the round.
       *[other] { $agreed } want to end the round.
    }
event-tool_laid =
    { $who ->
        [you] You get past an obstacle with the { $card }.
       *[other] { $seat } gets past an obstacle with the { $card }.
    }
event-looked_mine =
    { $who ->
        [you] You look at mine { $goal }: { $mine }.
       *[other] { $seat } looks at mine { $goal }.
    }
event-looked_treasure =
    { $who ->
        [you] You look at treasure { $treasure }. It is worth { $value }.
       *[other] { $seat } looks at treasure { $treasure }.
    }
event-looked_dwarf =
    { $who ->
        [you] You look at { $target }'s role: { $dwarf }.
       *[other]
            { $whom ->
                [you] { $seat } looks at your role.
               *[other] { $seat } looks at { $target }'s role.
            }
    }
event-trap_set =
    { $who ->
        [you] You set a trap.
       *[other] { $seat } sets a trap.
    }
event-trap_gone = A trap is gone.
event-troll_set =
    { $who ->
        [you] You send a troll.
       *[other] { $seat } sends a troll.
    }
event-troll_left = A troll goes away.
event-stormed =
    { $who ->
        [you] Your thunderstorm washes away a { $card }.
       *[other] { $seat }'s thunderstorm washes away a { $card }.
    }
event-stepped =
    { $who ->
        [you] You walk
       *[other] { $seat } walks
    } { $n ->
        [one] one step
       *[other] { $n } steps
    }{ $goal ->
        [0] .
       *[other] { " " }to mine { $goal }.
    }
event-lost =
    { $who ->
        [you] The trap snaps shut: you lose { $cards }.
       *[other] The trap snaps shut: { $seat } loses a card.
    }
event-mine_shown =
    { $who ->
        [you] You discover mine { $goal }: { $mine }.
       *[other] { $seat } discovers mine { $goal }: { $mine }.
    }
event-dragon_woken =
    { $who ->
        [you] The dragon follows you!
       *[other] The dragon follows { $seat }.
    }
event-treasure_taken =
    { $who ->
        [you] You take treasure { $treasure }. It is worth { $value }.
       *[other] { $seat } takes treasure { $treasure }.
    }
lostmines-event-skipped =
    { $who ->
        [you] You have no cards left and sit out the rest of the round.
       *[other] { $seat } has no cards left and sits out the rest of the round.
    }
lostmines-event-round_ended =
    { $how ->
        [treasures_gone] The last treasure is taken. The round is over.
        [agreed] Everyone agrees. The round is over.
       *[cards_gone] All cards are gone. The round is over.
    }
lostmines-event-dwarf_shown =
    { $who ->
        [you] You were a { $dwarf } of the { $clan } clan.
       *[other] { $seat } was a { $dwarf } of the { $clan } clan.
    }
event-treasure_shown =
    { $who ->
        [you] Your treasure { $treasure } is worth { $value }.
       *[other] { $seat }'s treasure { $treasure } is worth { $value }.
    }
event-scored =
    { $who ->
        [you] You score { $won } and now have { $points }.
       *[other] { $seat } scores { $won } and now has { $points }.
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

lostmines-explain-aim = End a move on a mine to take a treasure of its kind. Loyal dwarfs share with their clan, saboteurs share with the other clan, selfish dwarfs share with nobody. Most points after the last round win.
lostmines-explain-turn = Play one card or discard one or two. Then you may move your dwarf. Type the number of a card, then a number on the board or in the list, or both at once: 2 1. Type 2 x to discard card 2. You can also write a move: NESW@2,3 (add r to turn the card), trap@2,3E, info_mine_dwarf>C, pass NESW trap.
lostmines-play-why-what = Add the move you want to make, for example: why NESW@2,3
