### What the command line and the game in the terminal say.
### $seat and $target are letters, $card, $tool and $dwarf names, $cell is a place such as 4,-1.

## Asking the person

ask-turn = Your turn
ask-pick_goal = Your tunnel reaches several hidden cards or sites. Which one comes first?
ask-turn_goal = The card at { $cell } fits both ways. How shall it lie?
ask-take_gold = Take one of these gold cards.
ask-veto = Seat { $seat } wants to { $play }. Let it pass or veto?
ask-steal = Your theft: whose gold do you take?
ask-swap_goals = Swap goals { $first } and { $second } or leave them? Only you will know.
ask-keep_discard = Which of these discards do you keep?
ask-lay_path = Path specialist: lay a path.
ask-pay_toll = Seat { $seat } asks you to pay guard { $guard }. Will you pay 1 gold if it lays a path there?
ask-push_goal = A chest: which goal do you push one cell to the east?
ask-see_dwarf = A chest: whose dwarf do you look at?
ask-choose_discard = A chest: which of these discards do you keep?
ask-take_card = A chest: from whom do you take a card?
ask-keep_drawn = A chest: which of these cards do you keep?
ask-other = What do you do?
prompt = { $seat }, { $dwarf } · 1–{ $n } or ? >

## What one can do; it ends a sentence that begins "Seat B wants to"

act-cell = play { $card } at { $cell }
act-seat = play { $card } on seat { $target }
act-tool = play { $card } on seat { $target } and mend the { $tool }
act-goals = play { $card } on goals { $first } and { $second }
act-alone = play { $card }
act-pass = pass and discard { $cards }
act-shed = discard { $cards } and remove { $front }
act-guard = discard { $cards } and set a guard at { $exit }
act-beg = ask seat { $target } to pay guard { $guard }
act-agree = agree to pay
act-refuse = refuse to pay
act-done = lay no more paths
act-choose = the card at { $cell } first
act-upright = lay it upright
act-turned = lay it turned by half
act-take = take the card worth { $value }
act-keep = keep { $card }
act-push = push goal { $goal }
act-look = look at the dwarf of seat { $target }
act-rob = take a card from seat { $target }
act-steal = take 1 gold from seat { $target }
act-swap = swap the two goals
act-leave = leave them where they are
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
status-backwards = counter-clockwise
status-guard = Guard { $number } of seat { $seat } at { $exit }
seats-seat = Seat
seats-cards = Cards
seats-gold = Gold
seats-you = you
news-title = Since your last turn
hand-title = Hand
know-nothing = You know no more than the table shows.
know-goal = At { $cell } lies: { $card }.
know-chest = At { $cell } lies { $card } over a chest: { $chest }.
know-dwarf = Seat { $seat } is a { $dwarf }.
know-all = { $where }: { $names }.
know-among = { $where }: among them { $names }.
know-some = { $where }: at least { $n } of { $names }.
know-order = { $where }: one after the other { $names }, but one of them was taken to a hand.
know-hand = hand of seat { $seat }
know-dwarf-of = dwarf of seat { $seat }
know-goal-of = goal { $number }
know-spare = unused dwarfs
know-discards = discard pile

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
       *[other] Seat { $seat } looks at the hidden card at { $cell }.
    }
event-looked_chest = You look at the chest at { $cell }: { $card }, in it: { $chest }.
event-passed =
    { $who ->
        [you] You pass and discard { $cards }.
       *[other]
            { $n ->
                [one] Seat { $seat } passes.
               *[other] Seat { $seat } passes with { $n } cards.
            }
    }
event-dropped =
    { $who ->
        [you] You discard { $cards }.
       *[other]
            { $n ->
                [one] Seat { $seat } discards a card.
               *[other] Seat { $seat } discards { $n } cards.
            }
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
        [yes] The treasure is found: the round is over.
       *[no] The round is over and the treasure was not found.
    }
event-dwarf_shown =
    { $who ->
        [you] You were a { $dwarf }.
       *[other] Seat { $seat } was a { $dwarf }.
    }
event-spare_shown =
    { $n ->
        [one] The spare dwarf was a { $dwarfs }.
       *[other] The unused dwarfs were: { $dwarfs }.
    }
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
event-laid_open = Open on the table at { $cell }: { $card }.
event-taken_from =
    { $who ->
        [you]
            { $whom ->
                [you] You remove { $card } from before yourself.
               *[other] You remove { $card } from before seat { $target }.
            }
       *[other]
            { $whom ->
                [you] Seat { $seat } removes { $card } from before you.
                [self] Seat { $seat } removes { $card } from before itself.
               *[other] Seat { $seat } removes { $card } from before seat { $target }.
            }
    }
event-inspected =
    { $who ->
        [you] You look at the dwarf of seat { $target }: { $dwarf }.
       *[other]
            { $whom ->
                [you] Seat { $seat } looks at your dwarf.
               *[other] Seat { $seat } looks at the dwarf of seat { $target }.
            }
    }
event-hat_swapped =
    { $who ->
        [you] You exchange your dwarf for an unused one.
       *[other] Seat { $seat } exchanges its dwarf for an unused one.
    }
event-party = The dwarfs of all seats are shuffled and dealt again.
event-hands_swapped =
    { $who ->
        [you]
            { $n ->
                [0] You swap hands with seat { $target } and get nothing.
               *[other] You swap hands with seat { $target } and get { $cards }.
            }
       *[other]
            { $whom ->
                [you]
                    { $n ->
                        [0] Seat { $seat } swaps hands with you; you get nothing.
                       *[other] Seat { $seat } swaps hands with you; you get { $cards }.
                    }
               *[other] Seat { $seat } swaps hands with seat { $target }.
            }
    }
event-turned_about =
    { $direction ->
        [1] From now on play goes clockwise again.
       *[other] From now on play goes counter-clockwise.
    }
event-chose =
    { $who ->
        [you]
            { $swapped ->
                [yes] You swap the goals { $first } and { $second }.
               *[no] You leave the goals { $first } and { $second } where they are.
            }
       *[other] Seat { $seat } swaps the goals { $first } and { $second }, or perhaps not.
    }
event-lifted =
    { $who ->
        [you] You lift the path at { $cell }.
       *[other] Seat { $seat } lifts the path at { $cell }.
    }
event-searched =
    { $who ->
        [you] You search the shuffled discards.
       *[other] Seat { $seat } searches the shuffled discards.
    }
event-kept =
    { $who ->
        [you] You keep { $card }.
       *[other] Seat { $seat } keeps one of { $of } cards.
    }
event-reached =
    { $who ->
        [you] You reach the site at { $cell }.
       *[other] Seat { $seat } reaches the site at { $cell }.
    }
event-chest_reached =
    { $who ->
        [you] You reach the chest at { $cell }: { $card }.
       *[other] Seat { $seat } reaches the chest at { $cell }: { $card }.
    }
event-opened = In the chest at { $cell }: { $chest }.
event-cover_lost = The chest at { $cell } is buried.
event-pushed =
    { $who ->
        [you] You push the goal from { $from } to { $to }.
       *[other] Seat { $seat } pushes the goal from { $from } to { $to }.
    }
event-taken =
    { $who ->
        [you] You take { $card } from seat { $target }.
       *[other]
            { $whom ->
                [you] Seat { $seat } takes { $card } from you.
               *[other] Seat { $seat } takes a card from seat { $target }.
            }
    }
event-burned =
    { $cards ->
        [one] One card of the draw pile is discarded unseen.
       *[other] { $cards } cards of the draw pile are discarded unseen.
    }
event-coins =
    { $who ->
        [you] You get { $n } gold.
       *[other] Seat { $seat } gets { $n } gold.
    }
event-paid_coins =
    { $who ->
        [you] You lose { $n } gold.
       *[other] Seat { $seat } loses { $n } gold.
    }
event-changed =
    { $who ->
        [you] You change a gold card worth { $value } into coins.
       *[other] Seat { $seat } changes a gold card into coins.
    }
event-found_gold =
    { $who ->
        [you] You get a gold card worth 1.
       *[other] Seat { $seat } gets a gold card worth 1.
    }
event-guard_set = A guard now stands at { $exit }.
event-guard_gone = A guard is out for this round.
event-acted_steal =
    { $who ->
        [you] You steal 1 gold from seat { $target }.
       *[other]
            { $whom ->
                [you] Seat { $seat } steals 1 gold from you!
               *[other] Seat { $seat } steals 1 gold from seat { $target }.
            }
    }
event-acted_beg =
    { $who ->
        [you] You ask seat { $target } to pay guard { $guard }.
       *[other]
            { $whom ->
                [you] Seat { $seat } asks you to pay guard { $guard }.
               *[other] Seat { $seat } asks seat { $target } to pay guard { $guard }.
            }
    }
event-acted_agree =
    { $who ->
        [you] You agree to pay.
       *[other] Seat { $seat } agrees to pay.
    }
event-acted_refuse =
    { $who ->
        [you] You refuse to pay.
       *[other] Seat { $seat } refuses to pay.
    }
event-acted =
    { $who ->
        [you] You decide: { $play }.
       *[other] Seat { $seat } decides: { $play }.
    }
event-game_ended = The game is over.

## End of a round, end of the game

round-over = The round is over
round-wait = Press Enter to go on.
result-goals = Goals
result-chests = Chests
result-found = found by seat { $seat }
result-seat = Seat
result-before = Before
result-dwarf = Character
end-title = Final result
end-won = You win!
end-lost = You do not win this time.

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
