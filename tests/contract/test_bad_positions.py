"""Impossible positions, views and records are refused with a sentence.

Compiled arrays have no bounds checks, so whatever is accepted here must be box_is_valid.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from contract.mangling import JUNK, loosened, mangled, mangled_text
from contract.refusing import READING, box_is_valid, check_sentence, let_in_or_refused, refused
from contract.sets import Table
from contract.snapshots import finished, snapshots
from deep import cases
from hypothesis import given
from hypothesis import strategies as st
from property.conserved import cards_of
from property.moments import examples, tables

import pyrite
from pyrite import ConfigError, NotationError, Record
from pyrite.core.source import Source

luck = st.integers(0, 2**32)


# --- positions and views --------------------------------------------------------------------------


def test_junk_is_no_position() -> None:
    for junk in JUNK:
        refused(NotationError, pyrite.from_position, junk)


def test_junk_is_no_view() -> None:
    for junk in JUNK:
        refused(READING, pyrite.worlds, junk)
        refused(READING, pyrite.imagine, junk, Random(1))


def test_junk_is_no_record() -> None:
    for junk in JUNK:
        refused(NotationError, Record.from_text, junk)


@examples(150)
@given(table=tables, seed=luck)
def test_spoilt_positions(table: Table, seed: int) -> None:
    rng = Random(seed)
    spoilt = mangled(rng.choice(snapshots(table)).position(), rng)
    let_in_or_refused(rng, pyrite.from_position, spoilt)


@examples(250)
@given(table=tables, seed=luck)
def test_positions_written_by_hand(table: Table, seed: int) -> None:
    rng = Random(seed)
    written = loosened(rng.choice(snapshots(table)).position(), rng)
    let_in_or_refused(rng, pyrite.from_position, written)


@examples(150)
@given(table=tables, seed=luck)
def test_spoilt_views(table: Table, seed: int) -> None:
    rng = Random(seed)
    seat = rng.choice([None, *range(table.seats)])
    spoilt = mangled(rng.choice(snapshots(table)).view(seat), rng)
    let_in_or_refused(rng, pyrite.imagine, spoilt, rng)


# What Hypothesis found, kept: (options, what the position says, why it cannot be).
START = {"seats": 3}
MINES = {"game": "lostmines", "options": START}
SPARE = ["blue_loyal", "blue_saboteur", "yellow_loyal"]
VETO = {"seats": 3, "modules": ["y2019_veto"]}


def window(about: str, **more: Any) -> dict[str, Any]:
    """A window about a card that seat 0 has declared."""
    asks = [{"kind": "veto", "seats": [1, 2], "action": about}]
    return {"options": VETO, "declared": about, "asks": asks, **more}


IMPOSSIBLE = {
    "rockfall on an empty cell": window("rockfall@1,0"),
    "a path far from any card": window("NESW@40,40"),
    "a path on the start": window("NESW@0,0"),
    "a map on a path": window("map@1,0", board={"1,0": "NESW"}),
    "repair of a whole tool": window("repair_lamp>B"),
    "a tool broken twice": window("broken_lamp>B", front=[[], ["lamp"], []]),
    "one's own tool": window("broken_lamp>A"),
    "more cards owed than a hand can hold": {"options": START, "owed": 16},
    "a full hand that draws": window("map@8,0", hands=[16, 1, 1]),
    "gold offered to nobody": {
        "options": START, "stage": "paying", "treasure_found": True, "dwarfs_shown": True,
        "pool": [1, 2], "board": {"8,0": "treasure"},
        "asks": [{"kind": "take_gold", "seats": [0]}],
    },
    "gold drafted and paid in one round": {
        "options": START, "round": 2,
        "won": [{"round": 1, "seat": 0, "how": how, "value": 3} for how in ("drafted", "paid")],
    },
    "a goal shown that lies face down": {"options": START, "shown": ["8,0"]},
    "more cards aside than are set aside": {**MINES, "aside": 11},
    "fewer cards aside than are set aside": {**MINES, "aside": []},
    "a dwarf card that is there once": {**MINES, "dwarfs": ["blue_loyal", "blue_loyal", None]},
    "more of a clan than are left": {**MINES, "dwarfs": ["blue"] * 3, "spare": SPARE},
    "the last treasure is taken and the round goes on": {
        **MINES, "treasures": [{"kind": "gems", "value": v, "owner": 0} for v in (3, 4, 5)],
    },
    "a dwarf on an obstacle": {
        **MINES, "board": {"2,3": "lake_NESW"}, "stands": ["2,3", None, None],
    },
    "an awake dragon of nobody": {**MINES, "board": {"9,1": "dragon"}},
    "a question about a mine that looks alike either way": {
        **MINES, "mines": {"9,1": "dragon"}, "stands": ["9,1", None, None],
        "ask": {"kind": "turn_mine", "seats": [0], "cell": "9,1"},
    },
    "a choice of one treasure": {
        **MINES, "board": {"9,1": "gems"}, "stands": ["9,1", None, None],
        "treasures": ["gems", "gold", "gold"], "ask": {"kind": "take_treasure", "seats": [0]},
    },
    "an answer of the seat that proposes": {
        **MINES, "ask": {"kind": "agree", "seats": [0, 1, 2]},
    },
    "a proposal that all have answered": {**MINES, "ask": {"kind": "agree", "seats": []}},
    "two trolls on an edge": {**MINES, "trolls": ["1,3E", "1,3E", None]},
    "a trap between empty cells": {**MINES, "traps": ["5,5E"]},
}  # fmt: skip


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_positions_that_cannot_be(why: str) -> None:
    refused(NotationError, pyrite.from_position, IMPOSSIBLE[why])


TROVE = ("y2018_trove",)


def remembered(seed: int) -> Iterator[dict[str, Any]]:
    """Yield positions of a random game in which cards in order are remembered (C-18)."""
    rng, state = Random(seed), pyrite.new_game(seats=3, modules=TROVE, seed=seed, rounds=1)
    while not state.over:
        actions = state.actions()
        troves = [action for action in actions if action.verb == "trove"]
        state.play(rng.choice(troves or actions))
        position = state.position()
        if any("order" in clue for clue in position["memory"]) and not rng.randrange(4):
            yield position


@pytest.mark.parametrize("seed", cases(range(150), range(12)))
def test_a_card_in_order_is_dealt_once_however_many_saw_it(seed: int) -> None:
    for position in remembered(seed):
        hands, pile = [len(hand) for hand in position["hands"]], len(position["pile"])
        del position["history"]
        for gaps in ({"hands": hands}, {"pile": pile}, {"hands": hands, "pile": pile}):
            for luck in range(3):
                dealt = pyrite.from_position(position | gaps | {"seed": luck})
                assert cards_of(dealt.position()) == cards_of(position)


def test_gold_is_offered_to_a_digger_though_dwarfs_are_left_out() -> None:
    asks = [{"kind": "take_gold", "seats": [1]}]
    for seed in range(20):
        position = {
            "options": {"seats": 3}, "seed": seed, "stage": "paying", "asks": asks, "drafter": 1,
            "treasure_found": True, "dwarfs_shown": True, "pool": [1, 2], "finder": 1,
            "board": {"8,0": "treasure"},
        }  # fmt: skip
        let_in_or_refused(Random(seed), pyrite.from_position, position)


@pytest.mark.parametrize("spare", [SPARE, SPARE[::-1], [None, *SPARE[:2]], 3], ids=str)
def test_dwarfs_that_are_left_out_are_those_that_are_not_spare(spare: Any) -> None:
    """Found by Hypothesis: the clans took turns, whatever was left of them."""
    for seed in range(10):
        box_is_valid(pyrite.from_position({**MINES, "seed": seed, "spare": spare}), Random(seed))


# --- records --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "pyrite record", "pyrite record 3\n", "pyrite record 2", "pyrite record 2\n\n",
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\nnonsense\n',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\nx: {\n',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\n\n',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseats: 4\nseed: 1\n\n',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\n\nA',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\n\nM pass map',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\n\npass map',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: ' + "9" * 5000,
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: ' + "[" * 100_000,
    ],
    ids=range(15),
)  # fmt: skip
def test_texts_that_are_no_records(text: str) -> None:
    refused(NotationError, Record.from_text, text)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3, "x": 1},
        {"seats": 3, "": 1},
        {"seats": 3, "edition": []},
        {"seats": 3, "modules": 5},
    ],
    ids=repr,
)
@pytest.mark.parametrize("game", sorted(pyrite.GAMES))
def test_records_of_tables_that_cannot_be(game: str, options: Any) -> None:
    record = Record(game, options, 1, ())
    refused(READING, record.replay)


@pytest.mark.parametrize(
    "action",
    [
        *((0, "x"), (5, "pass map"), (-1, "pass map"), (0, "NESW@40,40"), (1, "pass map")),
        *((5, "propose"), (-1, "propose"), (0, "stop"), (0, "NESW@11,7"), (1, "agree")),
    ],
    ids=repr,
)
@pytest.mark.parametrize("game", sorted(pyrite.GAMES))
def test_records_of_actions_that_cannot_be(game: str, action: tuple[int, str]) -> None:
    record = Record(game, {"seats": 3, "first_seat": 0}, 1, (action,))
    refused(NotationError, record.replay)
    refused(NotationError, list, record.moves())


@examples(120)
@given(table=tables, seed=luck)
def test_spoilt_records(table: Table, seed: int) -> None:
    rng = Random(seed)
    whole = Record.of(finished(table))
    record = whole._replace(actions=whole.actions[: rng.randrange(30)])
    text = mangled_text(record.to_text(), rng)
    try:
        again = Record.from_text(text)
        state = again.replay()
    except (NotationError, ConfigError) as error:
        check_sentence(str(error))
        return
    assert Record.of(state).replay().position() == state.position()
    assert Record.from_text(again.to_text()) == again


def test_a_refusal_names_some_of_many_values() -> None:
    """A table with all modules has hundreds of tiles, and nobody reads a list of them."""
    names = [f"tile{number}" for number in range(300)]
    refused(NotationError, Source({}, 3).one_of, "board", "pay_toll", names)
