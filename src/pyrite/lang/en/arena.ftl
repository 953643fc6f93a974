## Bots that are compared: pyrite arena

help-arena = Let bots play the same deals at every seat, and compare them.
help-option-deals = How many deals are played; each is played until every bot had every seat.
help-option-keep = Keep every finished game in this file; the same command with it goes on.
help-option-report = Write a page with plots, and the figures as CSV, into this folder.
help-option-cluster = Play on Ray, on the cluster that RAY_ADDRESS names or on this machine.
help-arena-bot = A bot that takes part; the bots fill the seats in turn. Can be given several times.
help-arena-seats = How many seats there are; can be given several times.
usage-deals = The number of deals must be at least 1, not { $deals }.
arena-extra = This needs more packages: pip install 'pyrite[{ $extra }]'
arena-kept = Every finished game is kept in { $file } until all are played.
arena-stopped = Stopped after { $games } games, which are kept. With this the same command goes on: --keep { $file }
arena-broken = A process that played games was killed. Finished games are kept: the same command with --keep { $file } goes on.
arena-cluster-failed = The cluster cannot be used: { $problem }
arena-cluster-version = A machine of the cluster has version { $theirs } of Pyrite, not { $ours }; install the same everywhere.
arena-keep-other = In { $file } something else is kept ({ $name }: { $theirs }; here: { $ours }). Name another file.
arena-keep-failed = Games cannot be kept in { $file }: { $problem }.
arena-keep-no-journal = There are no games of an arena in { $file }; name another file.
arena-keep-busy = Games are being played into { $file } by another process.
arena-keep-damaged = Line { $line } of { $file } cannot be read; take it out, and its game is played again.

# What the games came to

arena-title = Bots compared
arena-again = The same deals again:
arena-part = Not all deals were played; these are the ones that were.
arena-method = Behind every figure stands how far it may be off, with 95 % confidence: a jackknife over the deals, since games of one deal have their cards in common.
arena-files = The figures as CSV:
arena-table =
    { $deals ->
        [one] { $seats } seats: { $deals } deal, { $games } games.
       *[other] { $seats } seats: { $deals } deals, { $games } games.
    }
arena-found = The treasure was found in { $share } of the rounds.
arena-per-game = A game
arena-per-round = A round
arena-compared = Gold compared
arena-beliefs = Beliefs about dwarfs at the end of a round (0 is knowing)
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Decisions/s
arena-against = Against
arena-ratio = Times as much
arena-dwarf = As
arena-rounds = Rounds
arena-paid = Rounds paid
arena-log = Log score
arena-prior-log = Cards alone
arena-brier = Brier score
arena-prior-brier = Cards alone
arena-gain = Better by
arena-plot-gold = Gold per game
arena-plot-elo = Bradley–Terry rating
arena-plot-dwarfs = Gold per round
arena-plot-tenth = Tenth of the round
arena-plot-score = Log score of beliefs about dwarfs
arena-plot-log = { $bot }
arena-plot-prior-log = { $bot }, from cards alone
lostmines-arena-compared = Points compared
lostmines-arena-plot-gold = Points per game
lostmines-arena-plot-dwarfs = Points per round
