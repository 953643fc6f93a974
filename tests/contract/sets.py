"""Every game and module set that the suites go through; add a new one here and nowhere else."""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from deep import cases

import pyrite
from pyrite import State
from pyrite.modules import add_module, load_module, module_named

# Modules in plain Python, as if they were installed.
sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
OWN_MODULES = ("lantern_thief", "heavy_load")
for name, of_class in zip(OWN_MODULES, ("LanternThief", "HeavyLoad"), strict=True):
    add_module(type(module_named(load_module(f"{name}:{of_class}")).own), name)

# Every game in all its editions, with few, some and many seats.
PLAIN: dict[str, tuple[tuple[str, ...], ...]] = {
    "saboteur": ((), ("y2019_veto",)),
    "lostmines": ((),),
}
SEATS = {"saboteur": (3, 5, 10), "lostmines": (3, 6, 9)}

# Own options of a table by name. With the mines this near they are all entered, by many.
OWN: dict[str, dict[str, Any]] = {
    "": {},
    "near": {
        "first_seat": 2,
        "deck": {
            "base": {
                "set_aside": 4,
                "mine_cells": [[4, 2], [4, 4], [3, 6], [3, 3]],
                "actions": {"trap": 6, "troll": 4, "thunderstorm": 2},
                "tokens": {"trap": 2, "troll": 1},
                "treasures": {"silver": [1, 2, 2, 3, 9], "gold": [7]},
            }
        },
    },
}


OWN["finished"] = OWN["near"] | {"last_turn": "finished", "next_starter": "played_or_discarded"}


class Table(NamedTuple):
    """The options of a game, without its seed."""

    game: str
    edition: str  # "" if the game has no editions
    modules: tuple[str, ...]
    seats: int
    own: str = ""

    @property
    def name(self) -> str:
        """A short name, also used for files."""
        many = len(self.modules) > 3
        modules = [f"{self.modules[0]}+{len(self.modules) - 1}"] if many else self.modules
        parts = [self.game, self.edition, *modules, str(self.seats), self.own]
        return "-".join(part for part in parts if part)

    @property
    def options(self) -> dict[str, Any]:
        """The options for `new_game`."""
        edition = {"edition": self.edition} if self.edition else {}
        return {**edition, "modules": self.modules, "seats": self.seats, **OWN[self.own]}

    def new_game(self, seed: int | str = 1, **more: Any) -> State:
        """Return a game at this table."""
        return pyrite.new_game(self.game, seed=seed, **self.options | more)


CHAMPIONSHIP = (
    *("y2017_goal_swap", "y2018_trove", "y2019_veto", "y2020_turnabout"),
    *("y2021_master_craftsman", "y2022_path_specialist", "y2023_diversion"),
)
MINIS = ("toll", "wardrobe", "tunnel_party", "new_goals", "treasure_chests")

# Further sets: edition, modules, seats, own options.
SETS: dict[str, tuple[tuple[Any, ...], ...]] = {
    "saboteur": (
        ("2024", ("y2016_greedy_dwarf",), 5),
        ("et2007", ("y2016_greedy_dwarf", "sabotaged_dwarf"), 4),
        ("2024", ("y2017_goal_swap",), 4),
        ("is", ("y2018_trove",), 5),
        ("2024", ("y2020_turnabout", "y2021_master_craftsman"), 6),
        ("2024", ("y2022_path_specialist",), 3),
        ("et2007", ("y2023_diversion",), 5),
        ("is", CHAMPIONSHIP, 7),
        ("2024", ("toll",), 4),
        ("et2007", ("wardrobe", "tunnel_party"), 5),
        ("2024", ("new_goals",), 5),
        ("is", ("treasure_chests",), 6),
        ("2024", ("sabotaged_dwarf",), 3),
        ("2024", ("tournament",), 7),
        ("is", (*CHAMPIONSHIP, "toll", *MINIS[2:], "tournament"), 6),
        ("et2007", ("y2016_greedy_dwarf", *CHAMPIONSHIP, *MINIS, "sabotaged_dwarf"), 10),
        ("2024", ("saboteur2",), 2),
        ("2024", ("saboteur2",), 5),
        ("is", ("saboteur2",), 12),
        ("2024", ("saboteur2", *CHAMPIONSHIP), 6),
        ("et2007", ("saboteur2", *MINIS), 5),
        ("2024", ("saboteur2", *CHAMPIONSHIP, *MINIS), 8),
    ),
    "lostmines": (("", (), 5, "near"), ("", (), 4, "finished")),
}


def _tables(game: str) -> Iterator[Table]:
    editions = pyrite.GAMES[game].editions or ("",)
    for modules, edition, seats in product(PLAIN[game], editions, SEATS[game]):
        yield Table(game, edition, modules, seats)
    for row in SETS[game]:
        yield Table(game, *row)


TABLES = tuple(table for game in PLAIN for table in _tables(game))
ONE_OF_EACH = tuple({(table.game, table.modules): table for table in TABLES}.values())
WITH_OWN = Table("saboteur", "2024", ("y2019_veto", *OWN_MODULES), 4)
# By suites that play much at each: every module, and all that go together with it.
FEW = tuple(
    t for t in ONE_OF_EACH if len(t.modules) not in (1, 6, 7, 8) or t.modules == ("saboteur2",)
)
EVERY = (*TABLES, WITH_OWN)
TRIED = cases(EVERY, (*FEW, WITH_OWN))
every_table = pytest.mark.parametrize("table", TRIED, ids=lambda table: table.name)


def any_table(rng: Random, game: str = "saboteur") -> dict[str, Any]:
    """Return options of any valid table: compatible modules, an edition, flags, seats."""
    about = pyrite.GAMES[game]
    modules: list[str] = []
    rows = {row["key"]: row for row in about.modules()}
    for key in rng.sample(sorted(rows), min(len(rows), rng.choice((0, 1, 2, 3, 6, len(rows))))):
        clash = [m for m in modules if key in rows[m]["excludes"] or m in rows[key]["excludes"]]
        if key not in ("base", game) and not clash:
            modules.append(key)
    least, most = about.seats_for(modules)
    flags = rng.sample(sorted(about.flags), min(len(about.flags), rng.choice((0, 0, 1, 3))))
    return {
        "game": game,
        "modules": tuple(modules),
        "seats": rng.randint(least, most),
        **({"edition": rng.choice(about.editions)} if about.editions else {}),
        "rounds": rng.randint(1, 3),
        **{flag: rng.choice(about.flags[flag]) for flag in flags},
        **{k: rng.choice(v) for m in modules for k, v in rows[m]["flags"].items()},
        **(rng.choice([{}, {"first_seat": 0}, OWN["near"]]) if game == "lostmines" else {}),
    }


def encodable_table(rng: Random) -> dict[str, Any]:
    """Return options of any valid table that environments support: no module in plain Python."""
    while True:
        options = any_table(rng, rng.choice(("saboteur", "saboteur", "lostmines")))
        if not {*options["modules"]} & {*OWN_MODULES}:
            return options
