"""Play the ladder of all levels and print its table for docs/bots.md.

python scripts/ladder.py --keep ladder --deals 40                     everything, which takes hours
python scripts/ladder.py --keep ladder --deals 20 --pair medium easy --table base --seats 5 8
python scripts/ladder.py --keep ladder --deals 40 --print             only prints what is there

Each row is one arena of two levels, or of one level among equals, with duplicate deals. Finished
games are kept in the folder, one file of JSON lines per row. Run the same command again to continue
after Ctrl-C; with more deals, it adds to what is there. Rows with fewer than three whole deals have
no interval, and rows without any are not printed.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

from pyrite.arena.contest import Contest
from pyrite.arena.results_file import ResultsFile, Run, play_open_games
from pyrite.arena.summary import summary
from pyrite.bots.learned import plays
from pyrite.core.messages import PyriteError

SEED = 20261119
LEVELS = (("easy", "random"), ("medium", "easy"), ("hard:500", "medium"), ("master", "medium"))
EQUALS = (("medium",), ("master",))
TABLES: dict[str, tuple[str, tuple[str, ...], range]] = {  # game, modules and numbers of seats
    "base": ("saboteur", (), range(3, 11)),
    "saboteur2": ("saboteur", ("saboteur2",), range(3, 11)),
    "lostmines": ("lostmines", (), range(3, 10)),
}
TITLES = {"base": "base game", "saboteur2": "Saboteur 2", "lostmines": "The Lost Mines"}
HEAD = "| table | seats | bots | times as much gold | treasure found | deals | command |"


class Row(NamedTuple):
    """One row of the ladder."""

    table: str
    seats: int
    bots: tuple[str, ...]

    @property
    def contest(self) -> Contest:
        """The arena that this row is about."""
        game, modules, _ = TABLES[self.table]
        options = {"modules": list(modules)} if modules else {}
        return Contest(game, options, self.bots, (self.seats,), SEED)

    def file(self, folder: Path) -> Path:
        """Return the file of this row's games."""
        bots = "-".join(self.bots).replace(":", "_")
        return folder / f"{self.table}-{self.seats}-{bots}.jsonl"

    def command(self, deals: int) -> str:
        """Return the command that plays this row alone."""
        game, modules, _ = TABLES[self.table]
        words = ["pyrite arena", game if game != "saboteur" else ""]
        words += [f"--module {module}" for module in modules]
        words += [f"--bot {bot}" for bot in self.bots]
        words += [f"--seats {self.seats} --deals {deals} --seed {SEED}"]
        return " ".join(word for word in words if word)


def rows(asked: argparse.Namespace) -> Iterator[Row]:
    """Yield the rows that are wanted and possible."""
    pairs = [tuple(asked.pair)] if asked.pair else [*LEVELS, *EQUALS]
    for table in asked.table or TABLES:
        game, modules, seats = TABLES[table]
        for bots in pairs:
            if all(plays(bot.partition(":")[0], game, modules, False) for bot in bots):
                for number in asked.seats or seats:
                    yield Row(table, number, bots)


def play(row: Row, folder: Path, deals: int) -> None:
    """Play what is missing of a row, with a progress bar on a terminal only."""
    file = ResultsFile(row.file(folder))
    try:
        file.begin(row.contest)
        run = Run(row.contest, deals, file)
        console = Console(stderr=True)
        with Progress(console=console, disable=not console.is_terminal) as progress:
            bar = progress.add_task(f"{row.table} {row.seats} {' '.join(row.bots)}")
            progress.update(bar, total=run.open_count())
            for finished in play_open_games(run):
                progress.advance(bar, finished)
    finally:
        file.close()


def result(row: Row, folder: Path, deals: int) -> dict[str, Any] | None:
    """Return what is known about a row from its whole deals, or None."""
    if not row.file(folder).exists():
        return None
    file = ResultsFile(row.file(folder))
    try:
        games = Run(row.contest, deals, file).games()
    finally:
        file.close()
    tables = summary(row.contest, games) if games else []
    if not tables or not tables[0]["deals"]:
        return None
    table, whole = tables[0], tables[0]["deals"]
    ratio = table["ratios"][0]["gold"] if len(row.bots) > 1 else None
    told = {"table": row.table, "seats": row.seats, "bots": row.bots, "deals": whole}
    found = table.get("treasure_found")
    return {**told, "ratio": ratio, "treasure_found": found, "command": row.command(whole)}


def estimate(figure: dict[str, Any] | None, percent: bool) -> str:
    """Return a figure with its interval."""
    if figure is None or figure["value"] is None:
        return "–"
    names = ("value", "low", "high")
    shown = [
        None if figure[name] is None else figure[name] * (100 if percent else 1) for name in names
    ]
    value, low, high = (x if x is None else f"{x:.0f}" if percent else f"{x:.2f}" for x in shown)
    unit = " %" if percent else ""
    return f"{value}{unit}" + (f" ({low} to {high})" if low is not None else "")


def markdown(results: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield the lines of the table."""
    yield HEAD
    yield "|---" * (HEAD.count("|") - 1) + "|"
    for row in results:
        bots = " against ".join(f"`{bot}`" for bot in row["bots"])
        bots += " among equals" if len(row["bots"]) == 1 else ""
        figures = estimate(row["ratio"], False), estimate(row["treasure_found"], True)
        cells = TITLES[row["table"]], row["seats"], bots, *figures, row["deals"]
        yield "| " + " | ".join(map(str, cells)) + f" | `{row['command']}` |"


def read_asked() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", type=Path, required=True, help="folder of finished games")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--pair", nargs="+", metavar="BOT", help="one or two bots, only these")
    parser.add_argument("--table", nargs="+", choices=TABLES)
    parser.add_argument("--seats", nargs="+", type=int)
    parser.add_argument("--print", action="store_true", help="play nothing, print what is there")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    if asked.deals < 1:
        parser.error("--deals must be 1 or more")
    if asked.pair and len(asked.pair) > 2:
        parser.error("--pair takes one or two bots")
    return asked


def main() -> None:
    asked = read_asked()
    asked.keep.mkdir(parents=True, exist_ok=True)
    wanted = list(rows(asked))
    try:
        for row in wanted if not asked.print else ():
            play(row, asked.keep, asked.deals)
        found = [result(row, asked.keep, asked.deals) for row in wanted]
    except PyriteError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
    known = [row for row in found if row is not None]
    print(json.dumps(known, indent=2) if asked.json else "\n".join(markdown(known)))


if __name__ == "__main__":
    main()
