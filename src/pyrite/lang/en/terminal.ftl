### What the command line and the game in the terminal say.
### $seat and $target are names of players, $card, $tool and $dwarf names of things, $goal is a number.

## Asking the player

ask-turn = Your turn
ask-pick_goal = Your tunnel reaches several hidden cards. Which one do you open first?
ask-turn_goal = Goal { $goal } fits either way round. How should it lie?
ask-take_gold = Choose a gold card.
ask-veto = { $seat } wants to { $play }. Allow it or veto it?
ask-steal = Your theft worked! Whose gold do you steal?
ask-swap_goals = Swap goals { $first } and { $second }, or leave them? Only you will know.
ask-keep_discard = Which of these discarded cards do you keep?
ask-lay_path = Path specialist: lay a tunnel card.
ask-pay_toll = { $seat } asks you to pay guard { $guard }. Will you pay 1 gold if they lay a tunnel there?
ask-push_goal = You opened a chest. Which goal do you push one spot to the east?
ask-see_dwarf = You opened a chest. Whose role do you look at?
ask-choose_discard = You opened a chest. Which of these discarded cards do you keep?
ask-take_card = You opened a chest. Whose hand do you take a card from?
ask-keep_drawn = You opened a chest. Which of these cards do you keep?
ask-other = What do you do?
prompt = { $dwarf } · 1–{ $n } or ? >

## What a player can do: each ends a sentence that begins "Ann wants to"

act-place = lay a { $card }
act-ladder = lay a { $card }
act-diversion = move the newest tunnel card here with { $card }
act-break =
    { $whom ->
        [you] break your { $tool }
        [self] break their own { $tool }
       *[other] break { $target }'s { $tool }
    }
act-repair =
    { $whom ->
        [you] mend your { $tool }
        [self] mend their own { $tool }
       *[other] mend { $target }'s { $tool }
    }
act-rockfall = cave in a tunnel
act-map = look at goal { $goal }
act-theft = plan a theft
act-hands_off =
    { $whom ->
        [you] stop your theft
        [self] give up their own theft
       *[other] stop { $target }'s theft
    }
act-trapped =
    { $whom ->
        [you] trap you
       *[other] trap { $target }
    }
act-freed =
    { $whom ->
        [you] free you
        [self] break free
       *[other] free { $target }
    }
act-inspection =
    { $whom ->
        [you] look at your role
       *[other] look at { $target }'s role
    }
act-swap_hats =
    { $whom ->
        [you] give you a new role
        [self] take a new role
       *[other] give { $target } a new role
    }
act-swap_hands =
    { $whom ->
        [you] swap hands with you
       *[other] swap hands with { $target }
    }
act-goal_swap = swap goals { $first } and { $second }, or pretend to
act-trove = search the top discards
act-turnabout = reverse the direction of play
act-path_specialist = lay two tunnel cards
act-seat =
    { $whom ->
        [you] play { $card } on you
       *[other] play { $card } on { $target }
    }
act-alone = play { $card }
act-pass = pass and discard { $cards }
act-shed = discard { $cards } to remove: { $front }
act-guard = discard { $cards } to post a guard
act-beg = ask { $target } to pay guard { $guard }
act-agree = agree to pay
act-refuse = refuse to pay
act-done = lay no more tunnel cards
act-choose =
    { $goal ->
        [0] this one first
       *[other] goal { $goal } first
    }
act-upright = the right way up
act-turned = turned around
act-take = take the card worth { $value }
act-keep = keep { $card }
act-push = push goal { $goal }
act-look = look at { $target }'s role
act-rob = take a card from { $target }
act-steal = steal 1 gold from { $target }
act-swap = swap the two goals
act-leave = leave them where they are
act-allow = allow it
act-veto = veto it

## The table

status-round = Round { $round } of { $rounds }
status-pile =
    { $n ->
        [0] The draw pile is empty
        [one] { $n } card left to draw
       *[other] { $n } cards left to draw
    }
status-you = You: { $dwarf }
status-gold = Your gold: { $n }
status-backwards = counterclockwise
status-guard = Guard { $number } ({ $seat }) at { $exit }
seats-seat = Player
seats-cards = Cards
seats-gold = Gold
seats-you = you
news-title = Since your last turn
hand-title = Hand
know-nothing = You know nothing that the others don't.
know-goal = Goal { $goal }: { $card }.
know-chest = Chest under { $card } at { $cell }: { $chest }.
know-dwarf = { $seat }: { $dwarf }.
know-all = { $where }: { $names }.
know-among = { $where }: { $names } among them.
know-some = { $where }: at least { $n } of { $names }.
know-order = { $where }: { $names } in this order, except for one that went to a hand.
know-hand = { $seat }'s hand
know-dwarf-of = { $seat }'s role
know-goal-of = goal { $number }
know-spare = unused roles
know-discards = discard pile

## What happened

event-round_started = Round { $round } begins. { $who ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
event-dwarf_dealt = Your role this round: { $dwarf }.
event-drew = You draw: { $card }.
event-placed =
    { $who ->
        [you] You lay a { $card }.
       *[other] { $seat } lays a { $card }.
    }
event-broke =
    { $who ->
        [you]
            { $whom ->
                [you] You break your own { $tool }.
               *[other] You break { $target }'s { $tool }.
            }
       *[other]
            { $whom ->
                [you] { $seat } breaks your { $tool }!
                [self] { $seat } breaks their own { $tool }.
               *[other] { $seat } breaks { $target }'s { $tool }.
            }
    }
event-repaired =
    { $who ->
        [you]
            { $whom ->
                [you] You mend your { $tool }.
               *[other] You mend { $target }'s { $tool }.
            }
       *[other]
            { $whom ->
                [you] { $seat } mends your { $tool }.
                [self] { $seat } mends their own { $tool }.
               *[other] { $seat } mends { $target }'s { $tool }.
            }
    }
event-collapsed =
    { $who ->
        [you] You cave in a { $card }.
       *[other] { $seat } caves in a { $card }.
    }
event-looked =
    { $who ->
        [you] You look at goal { $goal }: { $card }.
       *[other]
            { $goal ->
                [0] { $seat } looks into a chest.
               *[other] { $seat } looks at goal { $goal }.
            }
    }
event-looked_chest = You look into a chest: { $chest }. The tunnel card on top: { $card }.
event-passed =
    { $who ->
        [you] You pass and discard { $cards }.
       *[other]
            { $n ->
                [one] { $seat } passes.
               *[other] { $seat } passes with { $n } cards.
            }
    }
event-dropped =
    { $who ->
        [you] You discard { $cards }.
       *[other]
            { $n ->
                [one] { $seat } discards a card.
               *[other] { $seat } discards { $n } cards.
            }
    }
event-goal_shown =
    { $who ->
        [you] You dig through to goal { $goal }: { $card }{ $treasure ->
            [yes] !
           *[no] .
        }
       *[other] { $seat } digs through to goal { $goal }: { $card }{ $treasure ->
            [yes] !
           *[no] .
        }
    }
event-cancelled =
    { $who ->
        [you] You veto the { $card }.
       *[other] { $seat } vetoes the { $card }.
    }
event-skipped =
    { $who ->
        [you] You have no cards left and are skipped.
       *[other] { $seat } has no cards left and is skipped.
    }
event-round_ended =
    { $treasure ->
        [yes] The gold is found. The round is over.
       *[no] The gold was not found. The round is over.
    }
event-dwarf_shown =
    { $who ->
        [you] You were a { $dwarf }.
       *[other] { $seat } was a { $dwarf }.
    }
event-spare_shown =
    { $n ->
        [one] The unused role was { $dwarfs }.
       *[other] The unused roles were { $dwarfs }.
    }
event-gold_drawn =
    { $cards ->
        [one] One gold card is handed out.
       *[other] { $cards } gold cards are handed out.
    }
event-took_gold =
    { $who ->
        [you] You get a gold card worth { $value }.
       *[other] { $seat } gets a gold card.
    }
event-was_paid =
    { $who ->
        [you] You get { $sum } gold.
       *[other] { $seat } gets { $sum } gold.
    }
event-laid_open = A tunnel card starts on the table: { $card }.
event-trapped =
    { $who ->
        [you] You trap { $target }.
       *[other]
            { $whom ->
                [you] { $seat } traps you!
               *[other] { $seat } traps { $target }.
            }
    }
event-theft =
    { $who ->
        [you] You plan a theft.
       *[other] { $seat } plans a theft.
    }
event-freed =
    { $who ->
        [you]
            { $whom ->
                [you] You break free.
               *[other] You free { $target }.
            }
       *[other]
            { $whom ->
                [you] { $seat } frees you.
                [self] { $seat } breaks free.
               *[other] { $seat } frees { $target }.
            }
    }
event-theft_stopped =
    { $who ->
        [you]
            { $whom ->
                [you] You give up your theft.
               *[other] You stop { $target }'s theft.
            }
       *[other]
            { $whom ->
                [you] { $seat } stops your theft.
                [self] { $seat } gives up their theft.
               *[other] { $seat } stops { $target }'s theft.
            }
    }
event-inspected =
    { $who ->
        [you] You look at { $target }'s role: { $dwarf }.
       *[other]
            { $whom ->
                [you] { $seat } looks at your role.
               *[other] { $seat } looks at { $target }'s role.
            }
    }
event-hat_swapped =
    { $who ->
        [you] You swap your role for an unused one.
       *[other] { $seat } swaps their role for an unused one.
    }
event-party = Everyone's role is shuffled and dealt again.
event-hands_swapped =
    { $who ->
        [you]
            { $n ->
                [0] You swap hands with { $target } and get nothing.
               *[other] You swap hands with { $target } and get { $cards }.
            }
       *[other]
            { $whom ->
                [you]
                    { $n ->
                        [0] { $seat } swaps hands with you. You get nothing.
                       *[other] { $seat } swaps hands with you. You get { $cards }.
                    }
               *[other] { $seat } swaps hands with { $target }.
            }
    }
event-turned_about =
    { $direction ->
        [1] Play goes clockwise again.
       *[other] Play now goes counterclockwise.
    }
event-chose =
    { $who ->
        [you]
            { $swapped ->
                [yes] You swap goals { $first } and { $second }.
               *[no] You leave goals { $first } and { $second } where they are.
            }
       *[other] { $seat } swaps goals { $first } and { $second }, or pretends to.
    }
event-lifted =
    { $who ->
        [you] You pick up the newest tunnel card.
       *[other] { $seat } picks up the newest tunnel card.
    }
event-searched =
    { $who ->
        [you] You search the shuffled discards.
       *[other] { $seat } searches the shuffled discards.
    }
event-kept =
    { $who ->
        [you] You keep: { $card }.
       *[other] { $seat } keeps one of { $of } cards.
    }
event-reached =
    { $who ->
        [you] You reach a special site.
       *[other] { $seat } reaches a special site.
    }
event-chest_reached =
    { $who ->
        [you] You dig through to a chest: { $card }.
       *[other] { $seat } digs through to a chest: { $card }.
    }
event-opened = In the chest: { $chest }.
event-cover_lost = A chest is buried.
event-pushed =
    { $who ->
        [you] You push goal { $goal } to the east.
       *[other] { $seat } pushes goal { $goal } to the east.
    }
event-taken =
    { $who ->
        [you] You take { $card } from { $target }.
       *[other]
            { $whom ->
                [you] { $seat } takes { $card } from you.
               *[other] { $seat } takes a card from { $target }.
            }
    }
event-burned =
    { $cards ->
        [one] The top card of the draw pile is discarded unseen.
       *[other] The top { $cards } cards of the draw pile are discarded unseen.
    }
event-coins =
    { $who ->
        [you] You get { $n } gold.
       *[other] { $seat } gets { $n } gold.
    }
event-paid_coins =
    { $who ->
        [you] You pay { $n } gold.
       *[other] { $seat } pays { $n } gold.
    }
event-changed =
    { $who ->
        [you] You change a gold card worth { $value } into coins.
       *[other] { $seat } changes a gold card into coins.
    }
event-found_gold =
    { $who ->
        [you] You get a gold card worth 1.
       *[other] { $seat } gets a gold card worth 1.
    }
event-guard_set = A guard now blocks an exit.
event-guard_gone = A guard leaves until the end of the round.
event-acted_steal =
    { $who ->
        [you] You steal 1 gold from { $target }.
       *[other]
            { $whom ->
                [you] { $seat } steals 1 gold from you!
               *[other] { $seat } steals 1 gold from { $target }.
            }
    }
event-acted_beg =
    { $who ->
        [you] You ask { $target } to pay guard { $guard }.
       *[other]
            { $whom ->
                [you] { $seat } asks you to pay guard { $guard }.
               *[other] { $seat } asks { $target } to pay guard { $guard }.
            }
    }
event-acted_agree =
    { $who ->
        [you] You agree to pay.
       *[other] { $seat } agrees to pay.
    }
event-acted_refuse =
    { $who ->
        [you] You refuse to pay.
       *[other] { $seat } refuses to pay.
    }
event-acted =
    { $who ->
        [you] You decide: { $play }.
       *[other] { $seat } decides: { $play }.
    }
event-game_ended = The game is over.

## End of a round, end of the game

round-over = The round is over
round-wait = Press Enter to continue.
result-goals = Goals
result-chests = Chests
result-found = found by { $seat }
result-seat = Player
result-before = Before
result-dwarf = Role
end-title = Final result
end-won = You win!
end-lost = Not your day. Another game?

## Playing in the terminal

play-welcome = Pyrite: { $seats } dwarfs at the table, you sit at seat { $seat }. Type ? for help, quit to leave.
play-left = You leave the table.
play-no-number =
    { $n ->
        [one] There is no number { $number }; there is only 1.
       *[other] There is no number { $number }; numbers are 1 to { $n }.
    }
play-why-what = Write what you want to do behind it, as in: why NESW@1,0
play-why-allowed = That is allowed now.
play-advice = A bot would play { $action }. { $reason }
play-save-where = Write the name of a file behind it, as in: save game.txt
play-saved = The game is saved in { $file }.
play-kept = The game is kept; pyrite play goes on with it.
play-unsaved = The game is not being saved, { $file } cannot be written: { $problem }. The command save FILE writes it elsewhere.
play-back = Pyrite: the game goes on, { $seats } dwarfs at the table, you sit at seat { $seat }. Type ? for help, quit to leave.
play-nearest = Did you mean { $word }?
saved-game = { $when }, { $game }, { $seats } players, round { $round } of { $rounds }
saved-game-unread = { $when }, { $game }, { $seats } players
offer = You have an unfinished game: { $about }.
offer-choice = Enter: go on with it, n: a new game, d: delete it, q: leave
offer-kept = It stays in { $file }; pyrite play --resume FILE goes on with it.

## Other commands

rules-nothing = No rule says anything about { $about }.
replay-wait = Enter: go on, q: stop
replay-unfinished = The record ends here; the game is not over.
replay-cut = { $file } stops in the middle of its last line ({ $line }); shown is what comes before it.
modules-key = Module
modules-title = What it is
modules-source = Source
modules-rules = Rules
modules-cards = Cards
modules-seats = Seats
modules-edition = Edition
modules-option = Option
modules-values = Values
modules-part = Part
modules-card = Card
modules-sure = How sure
modules-sure-B = B  one source
modules-sure-U = U  our proposal
modules-explained = Not every printed card could be looked at. What is not listed here is certain (A: two sources agree). B: one source says so. U: our proposal, which matches the printed totals; if your box is different, see docs/decks.md.
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
sim-bot = Bot
sim-broken = A process that played games was killed; start again with fewer games at a time or more memory.
sim-stopped = Stopped after { $games } of { $wanted } games.

## When something cannot be done

serve-at = Pyrite serves tables at { $address } (Ctrl-C stops it, nothing is lost).
serve-stopped = Stopped. All games are kept and go on when the server is started again.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $problem }. Name another port with --port.
serve-bad-host = { $host } is not an address of this machine. Name another with --host: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it.
serve-extra = This needs more packages: pip install 'pyrite[serve]'
database-in-use = Another Pyrite server is using this database ({ $file }). Stop that one, or name another database with --db.
database-newer = A newer Pyrite has written this database (its version is { $version }). Install that one, or name another with --db.
database-unusable = The database cannot be used: { $problem }
verify-noted = The hashes that you noted down before the deal are those of the record.
verify-not-noted = A hash that you noted down before the deal is not in the record.
verify-kept = The secret of the table is the one it was bound to by its hash.
verify-not-kept = The secret of the table is not the one it was bound to by its hash.
verify-sealed = Every text fits the seal that was shown before anybody revealed one: { $players }.
verify-not-sealed = A text does not fit the seal that was shown before.
verify-open = The texts were open: whoever wrote the last one and knew the secret could have chosen the cards.
verify-no-texts = No player added a text: whoever runs the server could have chosen the cards.
verify-dealt = The cards were shuffled with that secret and the players' texts.
verify-not-dealt = The cards were not shuffled with that secret and the players' texts.
verify-played = Every action in the record was allowed with these cards.
verify-fair = So the shuffle was fair: if one of these players kept their text secret, nobody could choose the cards.
verify-unproven = So nothing was changed later, but this does not show that nobody chose the cards.
verify-unfair = So the shuffle cannot be trusted.
verify-no-shuffle = { $file } is no game of a live table; there is no shuffle to be checked.
file-cannot-read = { $file } cannot be read: { $problem }.
file-cannot-write = { $file } cannot be written: { $problem }.
file-no-text = { $file } is no text file; save it as UTF-8.
file-empty = { $file } is empty; a recorded game was expected.
file-too-long = { $file } is too long for a recorded game; it may have { $most } bytes.
file-record = { $file }: { $problem }
folder-not-empty = The folder { $folder } is not empty; name a new one.
output-failed = The output cannot be written: { $problem }.
system-EACCES = access is denied
system-EADDRINUSE = another program uses it
system-EEXIST = it exists already
system-EISDIR = it is a folder
system-ENAMETOOLONG = the name is too long
system-ENOENT = there is no such file or folder
system-ENOSPC = the disk is full
system-ENOTDIR = a part of its path is no folder
system-EROFS = the disk is read-only
usage-did-you-mean = Did you mean { $word }?
file-exists = { $file } is there already and is not overwritten; take another name.
resume-no-record = { $file } is no recorded game.
resume-busy = The game in { $file } is being played somewhere else.
resume-damaged = The game in { $file } cannot be continued: { $problem }
resume-needs = The game in { $file } waits for a module: { $problem }
resume-over = The game in { $file } is over; pyrite replay shows it.
resume-torn = The last line of { $file } was not written to its end and is left out.
usage-resume = With --resume the table is that of the file; leave out { $option }.
usage-speed = { $speed } is no speed; speeds are { $known }, or a number: 2 is twice as fast as normal.
usage-no-command = There is no command { $command }; commands are { $known }.
usage-no-option = There is no option { $option }; see { $command } --help.
usage-no-value = The option { $option } needs a value; see { $command } --help.
usage-missing = { $option } is missing; see { $command } --help.
usage-bad-value = What is given for { $option } cannot be used; see { $command } --help.
usage-whole = { $option } takes a whole number, as in { $option } { $example }, not { $value }.
usage-range = { $option } takes a whole number from { $least } to { $most }, not { $value }.
usage-twice = { $option } is given twice; leave one out.
usage-extra = There is nothing to be done with { $words }; see { $command } --help.
usage-other = { $problem } See { $command } --help.
usage-language = There is no language { $lang }; languages are { $known }.
usage-option = { $text } is no option; write name=value, as in rounds=2.
usage-not-single = That is no single option of a table; write { $option } { $value }.
usage-flag = { $flag } cannot be { $value }; it is one of { $known }. ({ $rule })
usage-no-editions = The game { $game } has no editions; leave out --edition.
usage-no-modules = The game { $game } has no modules; leave out --module.
usage-seat = { $seat } is no seat; seats at this table are A to { $last }.
usage-games = The number of games must be at least 1, not { $games }.
usage-shell = There is no completion for the shell { $shell }; shells are { $known }.
usage-step = --step waits for Enter and cannot read the game from standard input too; save it in a file.

## Help

help-pyrite = The Saboteur family of games: play, simulate, look up rules.
help-play = Play in the terminal, against bots or at a table of a server.
help-sim = Play many games between bots on all cores, and count.
help-replay = Show a recorded game event by event.
help-rules = Explain a rule by its number, find rules by a word, or list them all.
help-modules = List modules, editions and single options.
help-bench = Measure the speed of the engine.
help-serve = Serve tables for people and bots on the network.
help-verify = Check that a game of a live table was shuffled fairly.
help-completion = Print the script that makes a shell complete commands, options and values.
help-usage = Usage:
help-example = Example: { $command }
help-values = Possible: { $known }.
help-default = default: { $value }
help-required = required
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-option-help = Show this help.
help-option-version = Show the version.
help-option-game = The game to be played.
help-option-plain = Line by line instead of the full screen: for pipes and screen readers.
help-option-seats = How many seats there are.
help-option-edition = The printed edition whose rules hold; see pyrite modules.
help-option-module = A module to be added; can be given several times.
help-option-option = A single option of the table, as in rounds=2 or must_connect=false.
help-option-deck = A file that says what your box has; see docs/decks.md.
help-option-seat = Where you sit.
help-option-seed = The number that all luck comes from, or 64 hex digits; without it one is drawn.
help-option-bot = Who plays the other seats.
help-option-lang = The language; without it that of the locale.
help-option-record = Keep the game in this file, which must not exist yet.
help-option-resume = Go on with the game in this file.
help-option-speed = How fast the bots play: a word, or a number that says how many times as fast.
help-option-games = How many games are played.
help-option-json = Print JSON and nothing else.
help-option-records = Save every game in this folder, which must be new or empty.
help-option-shell = The shell you use.
help-option-verbose = Show of which components we are not sure.
help-option-file = A recorded game; - reads it from standard input.
help-option-step = Wait for Enter after every move.
help-option-about = The number of a rule, or a word.
help-option-host = The address to serve at; 0.0.0.0 lets others in your network in.
help-option-port = The port to serve at; 0 takes any that is free.
help-option-db = The database, as SQLAlchemy names it; without it a file in your data folder.
help-option-open = Open the page in the browser.
help-option-proxy = Trust the address that a proxy in front of the server tells.
help-option-domain = A name that browsers reach this server by, like games.example.org; once for each.
help-option-metrics_port = Answer Prometheus at this port.
help-option-commitment = The hash of the secret that you noted down in the lobby.
help-option-seal = A seal that you noted down in the lobby; can be given several times.
help-replay-seat = Show what this seat saw; without it what everybody saw.
help-sim-bot = Who plays: everywhere, or at one seat as in B=random; can be given several times.

# pyrite bench
bench-running = Measuring
bench-figure = Figure
bench-value = Measured
bench-goal = Goal
