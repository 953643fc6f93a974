## Bots that are compared: pyrite arena

help-arena = Let bots play the same deals at every seat, and compare them.
help-option-deals = How many deals are played; each is played until every bot had every seat.
help-option-keep = Keep every finished game in this file; the same command with it goes on.
help-arena-bot = A bot that takes part; the bots fill the seats in turn. Can be given several times.
help-arena-seats = How many seats there are; can be given several times.
usage-deals = The number of deals must be at least 1, not { $deals }.
arena-extra = This needs more packages: pip install 'pyrite[arena]'
arena-table =
    { $deals ->
        [one] { $seats } seats: { $deals } deal, { $games } games
       *[other] { $seats } seats: { $deals } deals, { $games } games
    }
arena-found = Rounds in which the treasure was found: { $share }
arena-ratio = Gold of { $bot } divided by that of { $other }: { $ratio }
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Decisions/s
arena-dwarf = As
arena-rounds = Rounds
arena-paid = Paid
arena-stopped = Stopped. Every finished game is kept: the same command with --keep { $file } goes on.
arena-broken = A process that played games was killed. Every finished game is kept: the same command with --keep { $file } goes on.
arena-bot-illegal = The bot { $bot } chose { $action }, which is none of its legal actions.
arena-keep-other = In { $file } something else was played: its { $name } is { $theirs }, not { $ours }. Name another file.
arena-keep-failed = { $file } cannot be used to keep games: { $problem }.
arena-keep-no-journal = { $file } has no games of an arena; name another file.
arena-keep-busy = Games are being played into { $file } by another process.
arena-keep-damaged = Line { $line } of { $file } cannot be read; remove it, and its game is played again.
