"""Custom decks that people might write: each value is possible, but perhaps not all together.

Cells are close together, so that cards of the set-up meet. Shapes, counts and sizes are arbitrary.
"""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

from contract.sets import TABLES

import pyrite
from pyrite.lostmines.decks import deck as lostmines_deck
from pyrite.saboteur.decks import deck as saboteur_deck

Section = dict[str, Any]
PRINTED = {"saboteur": saboteur_deck.printed, "lostmines": lostmines_deck.printed}
SHAPES = ("NESW", "NES", "NE", "NS", "EW", "N", "E", "N-S", "NS-EW", "NE-SW", "N-E-S-W", "NS-E")
LAYOUT = (
    *("start", "start_cell", "start_cells", "goals", "goal_cells", "sites", "chest_cells"),
    *("open_cell", "mine_cells"),
)


def house_table(game: str, rng: Random) -> dict[str, Any]:
    """Return options for `new_game` with a deck that changes some of the sets in play."""
    table = rng.choice([table for table in TABLES if table.game == game])
    about, printed = pyrite.GAMES[game], PRINTED[game]()
    layout = rng.random() < 0.6
    names = ["base", *(key for key in table.modules if key in printed)]
    deck = {name: changed_section(game, printed[name], layout, rng) for name in names}
    return {
        "game": game,
        "modules": table.modules,
        "seats": rng.randint(*about.seats_for(table.modules)),
        "rounds": 1,
        "deck": {name: section for name, section in deck.items() if section},
        **({"edition": rng.choice(about.editions)} if about.editions else {}),
    }


def changed_section(game: str, printed: Section, layout: bool, rng: Random) -> Section:
    """Change some keys of a printed set; with `layout`, only positions and exits."""
    writers = WRITERS[game]
    keys = [key for key in printed if key in writers and (key in LAYOUT or not layout)]
    chosen = rng.sample(keys, rng.randint(0, min(4, len(keys))))
    return {key: writers[key](copy.deepcopy(printed[key]), rng) for key in chosen}


def near(rng: Random) -> list[int]:
    """Return a cell of an endless board, rarely a distant one."""
    far = rng.choice([1, 2, 3, 3, 20])
    return [rng.randint(-far, far), rng.randint(-far, far)]


def on_board(rng: Random) -> list[int]:
    """Return a cell of the board of The Lost Mines, including its corners."""
    columns, rows = rng.choice([(3, 3), (11, 7)])
    return [rng.randint(1, columns), rng.randint(1, rows)]


def _cells(value: list[Any], rng: Random) -> list[Any]:
    return [near(rng) for _ in value]


def _shapes(rows: list[Section], rng: Random) -> list[Section]:
    """Return the cards with other exits, some of them removed."""
    kept = rng.sample(rows, rng.randint(1, len(rows)))
    return [row if rng.randrange(3) else row | {"ways": rng.choice(SHAPES)} for row in kept]


def _copies(rows: list[Section], rng: Random) -> list[Section]:
    return [row | {"copies": rng.choice([0, 1, 4, 9])} if rng.randrange(3) else row
            for row in _shapes(rows, rng)]  # fmt: skip


def _counts(table: Section, rng: Random) -> Section:
    return {key: rng.choice([n, 0, 1, 3, 12]) if isinstance(n, int) else _counts(n, rng)
            for key, n in table.items() if rng.randrange(3)}  # fmt: skip


def _sites(rows: list[Section], rng: Random) -> list[Section]:
    return [row | {"cell": near(rng), "ways": rng.choice(SHAPES)} for row in rows]


def _goals(rows: list[Section], rng: Random) -> list[Section]:
    return [row | {"ways": rng.choice(SHAPES)} for row in rows]


def _values(table: Section, rng: Random) -> Section:
    return {kind: [rng.randint(1, 9) for _ in range(rng.randint(1, 12))] for kind in table}


Writer = Callable[[Any, Random], Any]
COMMON: dict[str, Writer] = {
    "seats": lambda value, rng: sorted([rng.randint(2, 9), rng.randint(3, 9)]),
    "rounds": lambda value, rng: rng.choice([1, 2, 3, 99]),
    "hand": lambda value, rng: rng.randint(1, 12),
    "set_aside": lambda value, rng: rng.choice([0, 1, 10, 30]),
    "start": lambda value, rng: rng.choice(SHAPES),
    "paths": _copies,
    "actions": _counts,
    "dwarfs": _counts,
}
WRITERS: dict[str, dict[str, Writer]] = {
    "saboteur": COMMON
    | {
        "start_cell": lambda value, rng: near(rng),
        "goals": _goals,
        "goal_cells": _cells,
        "gold": _counts,
        "sites": _sites,
        "chest_paths": _copies,
        "chests": _counts,
        "chest_cells": _cells,
        "open_cell": lambda value, rng: near(rng),
        "guards": lambda value, rng: rng.randint(0, 2),
        "coins_each": lambda value, rng: rng.choice([0, 1, 99]),
    },
    "lostmines": COMMON
    | {
        "start_cells": lambda value, rng: {clan: on_board(rng) for clan in value},
        "mines": _goals,
        "mine_cells": lambda value, rng: [on_board(rng) for _ in value],
        "treasures": _values,
        "tokens": _counts,
    },
}
