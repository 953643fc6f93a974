## Bots that are compared: pyrite arena

usage-deals = --deals must be at least 1, not { $deals }.
arena-extra = Some packages are missing. Run: pip install 'pyrite[{ $extra }]'
arena-kept = Finished games are saved in { $file } until all games are played.
arena-stopped = Stopped after { $games } games, which are saved. To continue, add to the same command: --keep { $file }
arena-broken = A worker process was killed. Finished games are saved. To continue, add to the same command: --keep { $file }
arena-cluster-failed = Cannot use the cluster: { $problem }
arena-cluster-version = A machine of the cluster has Pyrite { $theirs }, not { $ours }. Install the same version everywhere.
arena-keep-other = { $file } belongs to another arena ({ $name }: { $theirs }, here: { $ours }). Choose another file.
arena-keep-failed = Cannot save games to { $file }: { $problem }.
arena-keep-no-journal = { $file } has no arena games. Choose another file.
arena-keep-busy = Another process is saving games to { $file }.
arena-keep-damaged = Line { $line } of { $file } cannot be read. Delete it, and its game is played again.

# What the games came to

arena-title = Comparison of bots
arena-again = To play the same deals again:
arena-part = Not all deals were played. These are the results so far.
arena-method = The value after each figure is its 95 % margin of error, from a jackknife over the deals, because games of one deal share their cards.
arena-files = Results as CSV:
arena-table =
    { $deals ->
        [one] { $seats } seats: { $deals } deal, { $games } games.
       *[other] { $seats } seats: { $deals } deals, { $games } games.
    }
arena-found = The treasure was found in { $share } of the rounds.
arena-per-game = Per game
arena-per-round = Per round
arena-compared = Gold compared
arena-beliefs = Beliefs about roles at the end of a round (0 = certain)
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Decisions/s
arena-against = Against
arena-ratio = Ratio
arena-dwarf = Role
arena-rounds = Rounds
arena-paid = Rounds with gold
arena-log = Log score
arena-prior-log = Cards alone
arena-brier = Brier score
arena-prior-brier = Cards alone
arena-gain = Gain
arena-plot-gold = Gold per game
arena-plot-elo = Bradley–Terry rating
arena-plot-dwarfs = Gold per round
arena-plot-tenth = Tenth of the round
arena-plot-score = Log score of beliefs about roles
arena-plot-log = { $bot }
arena-plot-prior-log = { $bot }, cards alone
lostmines-arena-compared = Points compared
lostmines-arena-plot-gold = Points per game
lostmines-arena-plot-dwarfs = Points per round

## Games as rows: pyrite sim --out

data-ending = { $file } must end in one of these: { $known }.
data-decisions = Use --decisions together with --out and the same ending, as in: --out { $file }
data-same-file = Games and decisions both name { $file }. Use two files.
data-other = { $file } belongs to another run ({ $name }: { $theirs }, here: { $ours }). Choose another file.
data-no-rows = { $file } has no rows of pyrite sim, or they cannot be read. Choose another file.
data-decisions-fewer = { $file } does not have the decisions of all games in { $games }. Choose new files for both.
data-go-on = The finished games are in { $file }. Run the same command again to continue.
