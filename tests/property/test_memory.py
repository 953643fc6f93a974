"""Memory: what a seat remembers is true, and its imagined worlds are exactly the possible ones.

Worlds are compared with all ways to deal the unknown cards, tried one by one on small tables.
"""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from deep import DEEP

import pyrite
from pyrite import NotationError
from pyrite.saboteur.numbers import CLUES_EACH
from pyrite.saboteur.reading.reader import Reader

Position = dict[str, Any]
Row = dict[str, Any]
World = dict[str, tuple[tuple[str, ...], ...]]  # kind of place: the cards of each of its places
SCRIPT = Path(__file__).with_name("tokens.py")
ROUNDS = "40" if DEEP else "15"


# --- every clue is true ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What came out of many rounds with cards that are all different, run from the sources."""
    interpreted = Path(pyrite.__file__).parent / "core" / "interpreted.py"
    code = f"exec(compile(open({str(SCRIPT)!r}).read(), 'tokens.py', 'exec'))"
    command = [sys.executable, str(interpreted), "-c", code, ROUNDS, "100"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    report: dict[str, Any] = json.loads(run.stdout)
    return report


def test_every_clue_is_true_at_every_moment(told: dict[str, Any]) -> None:
    assert told["problems"] == []


def test_everything_that_moves_cards_unseen_was_tried(told: dict[str, Any]) -> None:
    assert len(told["done"]) == 12
    assert min(told["done"].values()) > 50
    assert told["clues"] > 20_000


# --- imagined worlds ------------------------------------------------------------------------------


def deck(*modules: str) -> list[str]:
    """All paths and actions of a set."""
    known = pyrite.GAMES["saboteur"].modules()
    rows = [module for module in known if module["key"] in ("base", *modules)]
    return [card for row in rows for card, n in row["cards"].items() for _ in range(n)]


def cards_table(memory: list[Row]) -> Position:
    """Seat 0 does not know two hands, a card of the pile, and two cards that seat 1 passed."""
    hands = [["ESW"], ["NESW", "map"], ["EW", "map"]]
    hidden = ["NS", "NESW"]
    pile = ["rockfall"]
    rest = Counter(deck()) - Counter([*hands[0], *hands[1], *hands[2], *hidden, *pile])
    seen_by = [*("all" for _ in rest.elements()), *([1] for _ in hidden)]
    more = {"discards": [*rest.elements(), *hidden], "discards_seen_by": seen_by}
    more |= {"pile": pile, "memory": memory}
    return {"options": {"seats": 3}, "hands": hands, **more}


LAST = len(deck()) - 8  # the discards that seat 0 does not know have this number and the next


def cards_of(p: Position) -> World:
    return {
        "hands": tuple(tuple(sorted(hand)) for hand in p["hands"]),
        "discards": tuple((card,) for card in p["discards"]),
        "pile": tuple((card,) for card in p["pile"]),
    }


def other_cards(p: Position) -> Iterator[Position]:
    """All ways to deal what seat 0 does not know."""
    unknown = [*p["hands"][1], *p["hands"][2], *p["pile"]]
    unknown += p["discards"][LAST:]
    for order in set(permutations(unknown)):
        discards = [*p["discards"][:LAST], *order[5:]]
        hands = [p["hands"][0], list(order[:2]), list(order[2:4])]
        yield {**p, "hands": hands, "pile": [order[4]], "discards": discards}


def dwarfs_table(memory: list[Row]) -> Position:
    """Seat 0 has not seen the dwarfs of seats 1 and 2 and two of the unused ones."""
    dwarfs = ["blue", "green", "boss", "saboteur"]
    spare = ["blue", "geologist", "blue", "blue", "green", "green", "green", "profiteer"]
    spare += ["geologist", "saboteur", "saboteur"]
    spare_seen_by = [[], [], *([0] for _ in spare[2:])]
    seen = {"dwarfs_seen_by": [[], [], [], [0]], "spare_seen_by": spare_seen_by}
    options = {"seats": 4, "modules": ["saboteur2"]}
    return {"options": options, "dwarfs": dwarfs, "spare": spare, **seen, "memory": memory}


def dwarfs_of(p: Position) -> World:
    return {kind: tuple((dwarf,) for dwarf in p[kind]) for kind in ("dwarfs", "spare")}


def other_dwarfs(p: Position) -> Iterator[Position]:
    unknown = [*p["dwarfs"][1:3], *p["spare"][:2]]
    for order in set(permutations(unknown)):
        dwarfs = [p["dwarfs"][0], *order[:2], p["dwarfs"][3]]
        yield {**p, "dwarfs": dwarfs, "spare": [*order[2:], *p["spare"][2:]]}


GOALS = ["8,-4", "8,-2", "8,0", "8,2", "8,4"]
GOAL_CARDS = ["treasure", "stone_1", "stone_2", "stone_3", "sack_1", "sack_2", "dragon", "spider"]


def goals_table(memory: list[Row]) -> Position:
    """Seat 0 has looked at two of five goals; three of eight lie aside."""
    goals = dict(zip(GOALS, GOAL_CARDS[:5], strict=True))
    looks = [["8,-2", "8,4"], [], []]
    options = {"seats": 3, "modules": ["new_goals"]}
    return {"options": options, "goals": goals, "looks": looks, "memory": memory}


def goals_of(p: Position) -> World:
    return {"goals": tuple((card,) for card in p["goals"].values())}


def other_goals(p: Position) -> Iterator[Position]:
    unknown = ["treasure", "stone_2", "stone_3", "sack_2", "dragon", "spider"]
    for first, third, fourth in permutations(unknown, 3):
        cards = [first, "stone_1", third, fourth, "sack_1"]
        yield {**p, "goals": dict(zip(GOALS, cards, strict=True))}


def is_true(row: Row, world: World) -> bool:
    """Of these cards, at least so many lie among these places."""
    kinds = row.keys() & world.keys()
    there = Counter(card for kind in kinds for at in row[kind] for card in world[kind][at])
    return (Counter(row["cards"]) & there).total() >= row["least"]


def clue(cards: str, least: int, **places: list[int]) -> Row:
    """A clue of seat 0."""
    return {"knower": 0, **places, "cards": cards.split(), "least": least}


Table = Callable[[list[Row]], Position]
Reading = Callable[[Position], World]
Others = Callable[[Position], Iterator[Position]]
CARDS = (cards_table, cards_of, other_cards)
DWARFS = (dwarfs_table, dwarfs_of, other_dwarfs)
GOAL = (goals_table, goals_of, other_goals)
D0, D1 = LAST, LAST + 1

CASES: dict[str, tuple[tuple[Table, Reading, Others], list[Row]]] = {
    "nothing remembered": (DWARFS, []),
    "a whole hand": (CARDS, [clue("NESW map", 2, hands=[1])]),
    "a hand and a card it passed": (CARDS, [clue("NESW map", 2, hands=[1], discards=[D0])]),
    "one of several": (CARDS, [clue("NESW map NS", 1, hands=[1])]),
    "twins": (CARDS, [clue("NESW NESW map", 3, hands=[1], discards=[D0, D1])]),
    "two hands": (CARDS, [clue("NESW map EW map", 4, hands=[1, 2])]),
    "two clues that share places": (
        CARDS,
        [clue("NESW map", 1, hands=[1]), clue("NESW NS map", 3, hands=[1], discards=[D0, D1])],
    ),
    "two clues that share a card": (
        CARDS,
        [clue("map", 1, hands=[1, 2]), clue("NESW", 1, hands=[1], discards=[D1]),
         clue("map map EW", 2, hands=[2], discards=[D0])],
    ),
    "a chain of pairs": (
        CARDS,
        [clue("NS map", 1, discards=[D0]), clue("map NESW", 1, discards=[D1]),
         clue("NS map NESW", 3, discards=[D0, D1], hands=[2])],
    ),
    "what is known counts": (CARDS, [clue("NESW EW ESW", 2, hands=[0, 1])]),
    "dwarfs of the seats": (DWARFS, [clue("green boss", 1, dwarfs=[1, 2])]),
    "dwarfs among the unused ones": (DWARFS, [clue("green blue", 2, dwarfs=[1], spare=[0, 1])]),
    "one of two goals": (GOAL, [clue("treasure", 1, goals=[0, 2])]),
    "goals beyond those seen": (
        GOAL,
        [clue("treasure stone_2 stone_3", 2, goals=[0, 2, 3]), clue("dragon", 1, goals=[0, 2])],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_worlds_are_exactly_those_in_which_all_clue_are_true(case: str) -> None:
    (table, read, others), memory = CASES[case]
    position = table(memory)
    possible = [read(world) for world in others(position)]
    wanted = [world for world in possible if all(is_true(row, world) for row in memory)]
    assert 0 < len(wanted) < len(possible) or not memory
    view = pyrite.from_position(truth(position, others, read)).view(0)
    worlds, rng, right = pyrite.worlds(view), Random(case), {freeze(world) for world in wanted}
    missing = right.copy()
    for _ in range(200 * len(right)):
        found = freeze(read(worlds.imagine(rng).position()))
        assert found in right, "this cannot be"
        missing.discard(found)
        if not missing:
            break
    assert not missing, "these can be, but never come up"


def truth(position: Position, others: Others, read: Reading) -> Position:
    """One of the positions in which all clues are true; nobody can look at a false one."""
    memory = position["memory"]
    for other in others(position):
        if all(is_true(row, read(other)) for row in memory):
            return other
    raise AssertionError("no such position")


def freeze(world: World) -> tuple[Any, ...]:
    return tuple(sorted(world.items()))


def test_with_treasure_always_the_treasure_is_among_the_goals() -> None:
    options = {"seats": 3, "modules": ["new_goals"], "treasure_always": True}
    state = pyrite.from_position({"options": options, "seed": 5, "looks": [["8,0", "8,2"], [], []]})
    worlds, rng = pyrite.worlds(state.view(0)), Random(1)
    found = [worlds.imagine(rng).position()["goals"] for _ in range(100)]
    assert all("treasure" in goals.values() for goals in found)


def test_gaps_are_dealt_so_that_everybodys_memory_is_true() -> None:
    rows = [clue("NESW map map", 3, hands=[1, 2]), clue("rockfall rockfall rockfall", 2, hands=[2])]
    rows += [clue("NS EW", 2, hands=[0]) | {"knower": 2}]
    rows += [clue("broken_pick", 1, hands=[0]) | {"knower": None}]
    for seed in range(50):
        position = {"options": {"seats": 3}, "seed": seed, "memory": rows}
        state = pyrite.from_position(position)
        assert all(is_true(row, cards_of(state.position())) for row in rows)
        assert state.position()["memory"] == rows
        for seat in (0, 1, 2, None):
            view = state.view(seat)
            assert pyrite.imagine(view, Random(seed)).view(seat) == view


# --- what cannot be remembered --------------------------------------------------------------------

FALSE: dict[str, Row] = {
    "more cards than the set has": clue("NESW NESW NESW NESW NESW NESW", 6, hands=[1]),
    "more cards than the hand holds": clue("NESW NESW map map EW EW ESW", 7, hands=[1]),
    "an empty place": clue("NESW", 1, hands=[]),
    "nowhere": clue("NESW", 1),
    "no such seat": clue("NESW", 1, hands=[3]),
    "no such discard": clue("NESW", 1, discards=[0]),
    "no such goal": clue("treasure", 1, goals=[3]),
    "a goal in a hand": clue("treasure", 1, hands=[1]),
    "a card among dwarfs": clue("NESW", 1, dwarfs=[1]),
    "hands and dwarfs": clue("NESW", 1, hands=[1], dwarfs=[1]),
    "nothing at all": clue("", 1, hands=[1]),
    "more than there are": clue("NESW", 2, hands=[1]),
    "none": clue("NESW", 0, hands=[1]),
    "no seat": clue("NESW", 1, hands=[1]) | {"knower": 3},
    "something else": clue("NESW", 1, hands=[1]) | {"pile": [0]},
    "too many": clue("NESW " * 300, 1, hands=[1]),
}


@pytest.mark.parametrize("why", FALSE)
def test_what_cannot_be_true_is_refused(why: str) -> None:
    with pytest.raises(NotationError) as caught:
        pyrite.from_position({"options": {"seats": 3}, "memory": [FALSE[why]]})
    assert str(caught.value).endswith((".", ")"))


def test_too_many_clue_are_refused() -> None:
    rows = [clue("NESW", 1, hands=[1]) for _ in range(1000)]
    with pytest.raises(NotationError):
        Reader({"options": {"seats": 3}, "memory": rows})


def test_the_fullest_memory_has_room() -> None:
    """All knowers remember as much as they can at a full table, and go on remembering."""
    options = {"seats": 12, "modules": ["saboteur2"]}
    whole = pyrite.from_position({"options": options, "seed": 3}).position()
    rows = []
    for knower in (*range(12), None):
        for i in range(CLUES_EACH):
            hands = sorted({(i + 1 + (knower or 0)) % 12, (i + 2 + (knower or 0)) % 12} - {knower})
            cards = [card for seat in hands for card in whole["hands"][seat]]
            rows.append({"knower": knower, "hands": hands, "cards": cards, "least": len(cards)})
    state = pyrite.from_position({**whole, "memory": rows})
    assert state.position()["memory"] == rows
    gaps = {key: whole[key] for key in ("options", "seed")} | {"memory": rows}
    assert pyrite.from_position(gaps).position()["memory"] == rows
    for seat in (0, None):
        assert pyrite.imagine(state.view(seat), Random(1)).view(seat) == state.view(seat)
    state.play_random(1)
    assert state.over


def test_clue_that_only_together_cannot_be_true_are_refused() -> None:
    rows = [clue("NESW NESW NESW", 3, hands=[seat]) for seat in (1, 2)]
    with pytest.raises(NotationError):
        pyrite.from_position({"options": {"seats": 3}, "memory": rows})
