"""Playing the missing games of a plan, and storing each as soon as it is done."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from pyrite.arena import pool
from pyrite.arena.journal import Journal, number_of
from pyrite.arena.plan import GameNumber, Plan, count_games, game_numbers
from pyrite.arena.play import Outcome, Task, play
from pyrite.arena.played import PlayedGame

Players = Callable[[Iterator[Task], int], Iterator[list[Outcome]]]


class Run(NamedTuple):
    """A plan, its number of deals, and where the results are stored."""

    plan: Plan
    deals: int
    journal: Journal
    records: Path | None = None

    def is_played(self, number: GameNumber) -> bool:
        """Return whether a game is stored, including its record if wanted."""
        if number not in self.journal.games:
            return False
        return self.records is None or record_file(self.records, number).exists()

    def games(self) -> list[PlayedGame]:
        """Return all games of the plan played so far, in order."""
        kept = self.journal.games
        numbers = sorted(n for n in kept if n.deal < self.deals and n.seats in self.plan.seats)
        return [kept[number] for number in numbers]

    def open_numbers(self) -> Iterator[GameNumber]:
        """Return the games left to play."""
        return (n for n in game_numbers(self.plan, self.deals) if not self.is_played(n))

    def open_count(self) -> int:
        """Return how many games are left to play."""
        played = sum(self.is_played(number_of(game)) for game in self.games())
        return count_games(self.plan, self.deals) - played


def record_file(folder: Path, number: GameNumber) -> Path:
    """Return the file for a game's record."""
    name = f"deal-{number.deal + 1:06}-seats-{number.seats}-rotation-{number.rotation + 1}.txt"
    return folder / name


def on_all_cores(tasks: Iterator[Task], count: int) -> Iterator[list[Outcome]]:
    """Play on all cores of this machine."""
    return pool.results(play, tasks, min(pool.cores(), count))


def play_open_games(run: Run, players: Players = on_all_cores) -> Iterator[int]:
    """Play the remaining games, yielding how many have just finished."""
    count = run.open_count()
    if count == 0:
        return
    tasks = (Task(run.plan, number, run.records is not None) for number in run.open_numbers())
    for outcomes in players(tasks, count):
        keep(run, outcomes)
        yield len(outcomes)


def keep(run: Run, outcomes: list[Outcome]) -> None:
    """Store finished games: records first, because the journal marks a game as done."""
    for game, record in outcomes:
        if run.records is not None:
            record_file(run.records, number_of(game)).write_text(record, encoding="utf-8")
    run.journal.add(game for game, _ in outcomes)
