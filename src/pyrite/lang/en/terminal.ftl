### What the command line and the game in the terminal say.
### $seat and $target are letters, $card, $tool and $dwarf names, $cell is a place such as 4,-1.

## Asking the person

ask-turn = Your turn
ask-pick_goal = Your tunnel reaches several goals. Which one do you turn over first?
ask-turn_goal = The goal at { $cell } fits both ways. How shall it lie?
ask-take_gold = Take one of these gold cards.
ask-veto = Seat { $seat } wants to { $play }. Let it pass or veto?
ask-other = What do you do?
prompt = { $seat }, { $dwarf } · 1–{ $n } or ? >

## What one can do; it ends a sentence that begins "Seat B wants to"

act-cell = play { $card } at { $cell }
act-seat = play { $card } on seat { $target }
act-tool = play { $card } on seat { $target } and mend the { $tool }
act-pass = discard { $card }
act-goal = turn over the goal at { $what }
act-upright = lay it upright
act-turned = lay it turned by half
act-take = take the card worth { $what }
act-allow = let it pass
act-veto = veto

## The table

status-round = Round { $round } of { $rounds }
status-pile =
    { $n ->
        [0] The draw pile is empty
        [one] { $n } card to draw
       *[other] { $n } cards to draw
    }
status-you = You, { $seat }: { $dwarf }
status-gold = Your gold: { $n }
seats-seat = Seat
seats-cards = Cards
seats-gold = Gold
seats-you = you
news-title = Since your last turn
hand-title = Hand
moves-dig = Dig
moves-tools = Tools
moves-cells = Board
moves-discard = Discard
moves-answers = Answer

## What happened

event-round_started = Round { $round } begins. { $who ->
        [you] You start.
       *[other] Seat { $seat } starts.
    }
event-dwarf_dealt = You are a { $dwarf } in this round.
event-drew = You draw { $card }.
event-placed =
    { $who ->
        [you] You lay { $card } at { $cell }.
       *[other] Seat { $seat } lays { $card } at { $cell }.
    }
event-broke =
    { $who ->
        [you]
            { $whom ->
                [you] You lay { $card } before yourself.
               *[other] You lay { $card } before seat { $target }.
            }
       *[other]
            { $whom ->
                [you] Seat { $seat } lays { $card } before you!
                [self] Seat { $seat } lays { $card } before itself.
               *[other] Seat { $seat } lays { $card } before seat { $target }.
            }
    }
event-repaired =
    { $who ->
        [you]
            { $whom ->
                [you] You mend your { $tool }.
               *[other] You mend the { $tool } of seat { $target }.
            }
       *[other]
            { $whom ->
                [you] Seat { $seat } mends your { $tool }.
                [self] Seat { $seat } mends its own { $tool }.
               *[other] Seat { $seat } mends the { $tool } of seat { $target }.
            }
    }
event-collapsed =
    { $who ->
        [you] You bring down { $card } at { $cell }.
       *[other] Seat { $seat } brings down { $card } at { $cell }.
    }
event-looked =
    { $who ->
        [you] You look at the goal at { $cell }: { $card }.
       *[other] Seat { $seat } looks at the goal at { $cell }.
    }
event-passed =
    { $who ->
        [you] You pass and discard { $card }.
       *[other] Seat { $seat } passes.
    }
event-goal_shown =
    { $who ->
        [you] You reach the goal at { $cell }: { $card }.
       *[other] Seat { $seat } reaches the goal at { $cell }: { $card }.
    }
event-cancelled =
    { $who ->
        [you] You veto: { $card } has no effect.
       *[other] Seat { $seat } vetoes: { $card } has no effect.
    }
event-skipped =
    { $who ->
        [you] You have no cards and are skipped.
       *[other] Seat { $seat } has no cards and is skipped.
    }
event-round_ended =
    { $treasure ->
        [yes] The treasure is found: the diggers win the round.
       *[no] The round is over and the treasure was not found.
    }
event-dwarf_shown =
    { $who ->
        [you] You were a { $dwarf }.
       *[other] Seat { $seat } was a { $dwarf }.
    }
event-spare_shown = The spare dwarf was a { $dwarf }.
event-gold_drawn =
    { $cards ->
        [one] One gold card is handed out.
       *[other] { $cards } gold cards are handed out.
    }
event-took_gold =
    { $who ->
        [you] You get a gold card worth { $value }.
       *[other] Seat { $seat } gets a gold card.
    }
event-was_paid =
    { $who ->
        [you] You are paid { $sum } gold.
       *[other] Seat { $seat } is paid { $sum } gold.
    }
event-game_ended = The game is over.

## End of a round, end of the game

round-over = The round is over
round-wait = Press Enter to go on.
end-title = Final result
end-won = You win!
end-lost = You do not win this time.

## Playing in the terminal

play-welcome = Pyrite: { $seats } dwarfs at the table, you sit at seat { $seat }. Type ? for help, quit to leave.
play-help =
    How to play
      Do one thing in your turn: lay a path, play an action card or discard a card.
      Type its number in the list, or write it: NESW@1,0 lays the card NESW at 1,0
      (with an r behind it turned by half); broken_lamp>B; map@8,0; pass NESW.
      Diggers want an unbroken tunnel from the start to the treasure; saboteurs
      secretly prevent it. After three rounds most gold wins.

    The board
      S start    ? goal, face down    (◆) (●) face down, but you have seen it
      ◆ treasure    ● stone    ▓ or thin lines: dead end    · you may lay here
      Heavy frames or bright lines: new since your last turn.
      ▶ to play    ▯6 cards in hand    ◆2 gold cards    ✗ broken tool

    Commands
      ?           this help            ? B-12         explains the rule B-12
      rules map   finds rules          why NESW@1,0   why is that not allowed?
      table       draws the table      zoom           larger or smaller cards
      log         all that happened    save FILE      saves the game
      quit        leaves the game
play-left = You leave the table.
play-no-number =
    { $n ->
        [one] There is no move { $number }; there is only move 1.
       *[other] There is no move { $number }; moves are 1 to { $n }.
    }
play-why-what = Write what you want to do behind it, as in: why NESW@1,0
play-why-allowed = That is allowed now.
play-save-where = Write the name of a file behind it, as in: save game.txt
play-saved = The game is saved in { $file }.
play-seed = The seed of this game was { $seed }.

## Other commands

rules-nothing = No rule says anything about { $about }.
replay-wait = Enter: go on, q: stop
modules-key = Module
modules-title = What it is
modules-source = Source
modules-rules = Rules
modules-cards = Cards
modules-edition = Edition
modules-option = Option
modules-values = Values
sim-progress = Games
sim-games =
    { $games ->
        [one] { $games } game with { $moves } moves in { $seconds } s
       *[other] { $games } games with { $moves } moves in { $seconds } s
    }
sim-speed = { $moves_per_s } moves per second
sim-length = { $mean_moves } moves per game
sim-gold = Gold
sim-wins = Wins
sim-stopped = Stopped after { $games } of { $wanted } games.

## When something cannot be done

file-cannot-read = { $file } cannot be read: { $problem }.
file-cannot-write = { $file } cannot be written: { $problem }.
file-no-text = { $file } is no text file.
usage-no-command = There is no command { $command }; commands are { $known }.
usage-no-option = There is no option { $option }; see { $command } --help.
usage-no-value = The option { $option } needs a value; see { $command } --help.
usage-missing = { $option } is missing; see { $command } --help.
usage-bad-value = What is given for { $option } cannot be used; see { $command } --help.
usage-other = { $problem } See { $command } --help.
usage-language = There is no language { $lang }; languages are { $known }.
usage-option = { $text } is no option; write name=value, as in rounds=2.
usage-seat = { $seat } is no seat; seats at this table are A to { $last }.
usage-bot = There is no bot { $bot }; bots are { $known }.
usage-games = The number of games must be at least 1, not { $games }.

## Help

help-pyrite = The Saboteur family of games: play, simulate, look up rules.
help-play = Play a game against bots in the terminal.
help-sim = Play many games between bots on all cores, and count.
help-replay = Show a recorded game event by event.
help-rules = Explain a rule by its number, find rules by a word, or list them all.
help-modules = List modules, editions and single options.
help-bench = Measure the speed of the engine.
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-option-help = Show this help.
help-option-version = Show the version.
help-option-game = The game to be played.
help-option-terminal = Play in the terminal.
help-option-seats = How many seats there are.
help-option-edition = The printed edition whose rules hold; see pyrite modules.
help-option-module = A module to be added; can be given several times.
help-option-option = A single option of the table, as in rounds=2 or must_connect=false.
help-option-seat = Where you sit.
help-option-seed = The number that all luck comes from; without it one is drawn.
help-option-bot = Who plays the other seats.
help-option-lang = The language; without it that of the locale.
help-option-record = Save the game in this file.
help-option-games = How many games are played.
help-option-json = Print JSON and nothing else.
help-option-file = A recorded game.
help-option-step = Wait for Enter after every move.
help-option-about = The number of a rule, or a word.
help-replay-seat = Show what this seat saw; without it what everybody saw.
help-sim-bot = Who plays.

# pyrite bench
bench-running = Measuring
bench-figure = Figure
bench-value = Measured
bench-goal = Goal
