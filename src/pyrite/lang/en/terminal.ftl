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
told-unknown = { $seat }: { $what }

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

play-welcome = Welcome to Pyrite. { $seats } players, you sit in seat { $seat }. Type ? for help, quit to leave.
play-left = You leave the table.
play-no-number =
    { $n ->
        [one] There is no number { $number }. The only number is 1.
       *[other] There is no number { $number }. Choose 1 to { $n }.
    }
play-no-number-then =
    { $n ->
        [one] After { $what }, there is no number { $number }. The only number is 1.
       *[other] After { $what }, there is no number { $number }. Choose 1 to { $n }.
    }
play-too-much = { $what }: nothing is left to choose after { $text }. Type only { $text }.
play-why-what = Add the move you want to make, as in: why NESW@1,0
play-why-allowed = You can do that now.
play-advice = A bot would play { $action }. { $reason }
play-save-where = Add a file name, as in: save game.txt
play-saved = Game saved to { $file }.
play-kept = Your game is saved. Resume it with pyrite play.
play-unsaved = Your game is not being saved. Cannot write { $file }: { $problem }. Type save FILE to save it somewhere else.
play-back = Welcome back. { $seats } players, you sit in seat { $seat }. Type ? for help, quit to leave.
play-nearest = Did you mean { $word }?
saved-game = { $when }, { $game }, { $seats } players, round { $round } of { $rounds }
saved-game-unread = { $when }, { $game }, { $seats } players
offer = You have an unfinished game: { $about }.
offer-choice = Enter: resume, n: new game, d: delete it, q: quit
offer-kept = It stays in { $file }. Resume it with pyrite play --resume FILE.

## Other commands

rules-nothing = No rule mentions { $about }.
replay-wait = Enter: next, q: quit
replay-unfinished = The record ends here. The game was not finished.
replay-cut = { $file } stops in the middle of its last line ({ $line }). Everything before it is shown.
modules-key = Module
modules-title = Name
modules-source = Source
modules-rules = Rules
modules-cards = Cards
modules-seats = Seats
modules-edition = Edition
modules-option = Option
modules-values = Values
modules-part = Part
modules-card = Card
modules-sure = Certainty
modules-sure-B = B  one source
modules-sure-U = U  our proposal
modules-explained = We could not check every printed card. Anything not listed here is certain (A: two sources agree). B: one source. U: our proposal, which matches the printed totals. If your box is different, see docs/decks.md.
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
sim-broken = A worker process was killed. Try again with fewer games or more memory.
sim-stopped = Stopped after { $games } of { $wanted } games.

## When something cannot be done

serve-at = Pyrite is running at { $address } (press Ctrl-C to stop; games are saved).
serve-stopped = Stopped. All games are saved and continue when you start the server again.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $problem }. Try another port with --port.
serve-bad-host = { $host } is not an address of this machine. Use --host 127.0.0.1 for this machine only, or --host 0.0.0.0 for everyone who can reach it.
serve-extra = Some packages are missing. Run: pip install 'pyrite[serve]'
serve-workers-database = Several processes need PostgreSQL, because a SQLite file belongs to one. Name a database with --db postgresql+psycopg://…, or leave out --workers.
serve-workers-ports = Each process needs a port of its own. Choose a --port between 1 and { $most }.
serve-workers = The processes listen on the ports { $first } to { $last }. Put a proxy in front that sends each table to one of them; see docs/run-a-server.md.
check-line = { $result ->
        [ok] OK
        [warning] Warning
       *[failed] Failed
    }: { $text }
check-ready = The server is ready to start.
check-not-ready = The server is not ready. Fix what failed.
check-core-fast = The engine is compiled.
check-core-slow = The engine is not compiled, so every move takes many times longer. Install a C compiler, then install Pyrite again.
check-page-built = The browser page is installed.
check-files-enough = { $room } connections are possible.
check-files-few = Only { $room } connections are possible. Raise the limit of open files: LimitNOFILE= in systemd, --ulimit nofile= for a container.
check-ports-free = Port { $port } is free.
check-ports-ours = A Pyrite server is running on port { $port }.
check-rights-private = Only its owner can read the database.
check-rights-others = Others can read the database, which contains the secrets of the shuffles. The server changes this when it starts.
check-database-new = The server will create the database at { $file }.
check-database-folder = The database cannot be created at { $file }. Create its folder, and let the user of the server write to it.
check-database-empty = The database is empty. The server will create its tables.
check-database-create = The database is empty, and its user may not create tables. Make that user its owner.
check-database-old = The database is from an earlier version. The server updates it when it starts, so back it up first.
check-database-fits = The database has the right tables, and the server may write to it.
check-database-works = The database can be written to. A move is saved in { $ms } ms.
check-database-late = The database needs { $ms } ms to save a move, so answers are late. Use a faster disk.
check-database-unsafe = PostgreSQL's setting { $setting } is off. A power failure could lose moves that players have seen. Turn it on.
check-database-few = PostgreSQL allows { $most } connections, but these processes may need { $wanted }. Raise max_connections.
check-names-fit = The host names fit the options for a proxy.
check-names-wrong = --domain needs a bare name such as games.example.org, not { $name }.
check-names-none = Browsers that come by a name will be refused. Add it with --domain.
check-names-direct = Without --proxy, everyone behind a proxy counts as one visitor, and cookies are not marked as secure. Add --proxy if there is a proxy in front.
check-names-open = Anyone who can reach { $host } directly can forge the headers that --proxy trusts. Use --host 127.0.0.1, or let only the proxy reach the port.
check-push-possible = Players can be notified when it is their turn.
check-push-package = Players cannot be notified when it is their turn. Run: pip install 'pyrite[serve]'
check-push-unreachable = Players cannot be notified when it is their turn: port 443 of { $service } cannot be reached.
database-in-use = Another Pyrite server is using this database ({ $file }). Stop it, or choose another database with --db.
database-newer = This database was written by a newer Pyrite (version { $version }). Install that version, or choose another database with --db.
database-unusable = Cannot use the database: { $problem }
verify-noted = The hashes you noted before the deal match the record.
verify-not-noted = A hash you noted before the deal is not in the record.
verify-seen = The hash and the seals match what this device noted before it revealed your text.
verify-not-seen = What the server showed does not match what this device noted before it revealed your text. The cards may have been dealt again until someone liked them.
verify-no-note = This device has no note from before the deal, so it cannot tell whether the cards were dealt more than once. Players can check this on the device they played on.
verify-kept = The table's secret matches its hash.
verify-not-kept = The table's secret does not match its hash.
verify-sealed = Every text matches the seal shown before the first text was revealed: { $players }.
verify-not-sealed = A text does not match the seal shown before.
verify-open = The texts were not sealed. Whoever wrote the last one could have chosen the cards if they knew the secret.
verify-no-texts = No player added a text. Whoever runs the server could have chosen the cards.
verify-dealt = The cards were shuffled with this secret and the players' texts.
verify-not-dealt = The cards were not shuffled with this secret and the players' texts.
verify-played = Every action in the record was legal with these cards.
verify-fair = The shuffle was fair: nobody could choose the cards.
verify-fits = All values fit together. This is not proof yet: it takes a player's note to show that the cards were dealt only once.
verify-unproven = Nothing was changed later, but this does not prove that nobody chose the cards.
verify-unfair = This shuffle cannot be trusted.
verify-no-shuffle = { $file } was not played on a server, so there is no shuffle to check.
file-cannot-read = Cannot read { $file }: { $problem }.
file-cannot-write = Cannot write { $file }: { $problem }.
file-no-text = { $file } is not a text file. Save it as UTF-8.
file-empty = { $file } is empty. Give the file of a recorded game.
file-too-long = { $file } is too long for a recorded game. At most { $most } bytes are allowed.
file-record = { $file }: { $problem }
folder-not-empty = The folder { $folder } is not empty. Choose a new one.
output-failed = Cannot write the output: { $problem }.
system-EACCES = permission denied
system-EADDRINUSE = already in use
system-EEXIST = it already exists
system-EISDIR = it is a folder
system-ENAMETOOLONG = the name is too long
system-ENOENT = no such file or folder
system-ENOSPC = the disk is full
system-ENOTDIR = part of the path is not a folder
system-EROFS = the disk is read-only
usage-did-you-mean = Did you mean { $word }?
file-exists = { $file } already exists. Choose another name.
resume-no-record = { $file } is not a recorded game.
resume-busy = The game in { $file } is open somewhere else. Close it there first.
resume-damaged = Cannot resume the game in { $file }: { $problem }
resume-needs = The game in { $file } needs a module: { $problem }
resume-over = The game in { $file } is over. Watch it with pyrite replay.
resume-torn = The last line of { $file } is incomplete and was left out.
usage-resume = --resume takes the table from the file. Leave out { $option }.
usage-lesson = --lesson brings its own table. Leave out { $option }.
usage-lesson-unknown = Unknown lesson: { $lesson }. Lessons: { $known }.
usage-speed = { $speed } is not a speed. Use { $known }, or a number such as 2 for twice as fast.
usage-no-command = Unknown command: { $command }. Commands: { $known }.
usage-no-option = Unknown option: { $option }. See { $command } --help.
usage-no-value = { $option } needs a value. See { $command } --help.
usage-missing = { $option } is required. See { $command } --help.
usage-bad-value = Invalid value for { $option }. See { $command } --help.
usage-whole = { $option } needs a whole number, not { $value }. Example: { $option } { $example }
usage-range = { $option } needs a whole number from { $least } to { $most }, not { $value }.
usage-twice = { $option } is given twice. Leave one out.
usage-extra = Unexpected argument: { $words }. See { $command } --help.
usage-other = { $problem } See { $command } --help.
usage-language = Unknown language: { $lang }. Languages: { $known }.
usage-option = { $text } is not an option. Write name=value, as in rounds=2.
usage-not-single = This is not a table option. Use { $option } { $value } instead.
usage-flag = { $flag } cannot be { $value }. Use one of: { $known }. ({ $rule })
usage-no-editions = { $game } has no editions. Leave out --edition.
usage-no-modules = { $game } has no modules. Leave out --module.
usage-seat = { $seat } is not a seat. Seats at this table: A to { $last }.
usage-games = --games must be at least 1, not { $games }.
usage-shell = Unknown shell: { $shell }. Shells: { $known }.
usage-step = --step waits for Enter, so the game cannot come from standard input. Save it to a file first.

## Help

# pyrite bench
bench-running = Measuring
bench-figure = Measurement
bench-value = Result
bench-goal = Target
