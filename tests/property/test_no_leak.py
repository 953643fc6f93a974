"""The no-leak law, the most important one: at any moment of any game, and at rare ones."""

import json
from random import Random
from typing import Any

import pytest
from contract.policies import POLICIES, playing
from hypothesis import given
from hypothesis import strategies as st
from property.laws import Law
from property.leaks import LEAKS, viewers
from property.moments import RARE, Moment, examples, laws_at, moments, of_row
from property.rare import Rare

import pyrite

VIEW_KEYS = {
    "saboteur": {
        *("game", "version", "options", "seat", "round", "starter", "turn", "direction", "stage"),
        *("ask", "declared", "finder", "last_card", "passes", "owed", "later", "board", "fresh"),
        *("joined", "pending", "sites", "goals", "chests", "looks", "front", "hands", "hand"),
        *("pile", "aside", "offer", "discards", "discards_seen_by", "dwarf", "dwarfs", "asked"),
        *("dwarfs_seen_by", "dwarfs_shown", "spare", "spare_seen_by", "treasure_found", "results"),
        *("gold_pile", "pool", "won", "paid", "offers", "coins", "purse", "has_gold", "modules"),
        *("memory", "history", "payments", "scores", "winners"),
    },
    "lostmines": {
        *("game", "version", "options", "seat", "round", "starter", "turn", "stage", "ask"),
        *("asked", "answer", "steps", "owed", "proposed", "last_card", "dragon", "board", "tools"),
        *("traps", "trolls", "supply", "clans", "stands", "mines", "mines_seen_by", "treasures"),
        *("treasures_seen_by", "dwarf", "dwarfs", "dwarfs_seen_by", "spare", "hands", "hand"),
        *("pile", "aside", "discards", "discards_seen_by", "points", "results", "scores"),
        "winners",
    },
}
INNER_KEYS: dict[str, dict[str, set[str]]] = {
    "saboteur": {
        "ask": {"kind", "seats", "cell", "action"},
        "chests": {"cell", "path", "chest", "opened"},
        "results": {
            *("round", "treasure_found", "finder", "dwarfs", "spare", "goals", "chests", "board"),
            "paid",
        },
        "won": {"round", "seat", "how", "value", "changed"},
        "paid": {"round", "seat", "sum"},
        "payments": {"seat", "rule", "amount", "won"},
        "offers": {"round", "pick", "values"},
        "memory": {"hands", "dwarfs", "spare", "goals", "discards", "cards", "least"},
    },
    "lostmines": {
        "ask": {"kind", "seats", "cell", "action"},
        "treasures": {"kind", "value", "owner"},
        "results": {
            *("round", "ended", "clans", "dwarfs", "mines", "treasures", "dragon", "board"),
            "paid",
        },
    },
}
COUNTS = {  # what lies there is nobody's to know
    "saboteur": ("pile", "aside", "gold_pile", "pool"),
    "lostmines": ("pile", "aside"),
}


@pytest.mark.parametrize("law", LEAKS, ids=lambda law: law.__name__)
@examples(30)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_no_leak(law: Law, moment: Moment, luck: int) -> None:
    law(moment.reach(), Random(luck))


@pytest.mark.parametrize("row", [row for row in RARE if laws_at(row, LEAKS)], ids=Rare.line)
def test_no_leak_at_rare_moments(row: Rare) -> None:
    state = of_row(row).reach()
    for law in laws_at(row, LEAKS):
        law(state, Random(row.seed))


@examples(15)
@given(moment=moments())
def test_a_view_has_no_other_keys_than_these(moment: Moment) -> None:
    state = moment.reach()
    for seat in viewers(state):
        view = state.view(seat)
        assert view.keys() == VIEW_KEYS[state.game]
        for key, allowed in INNER_KEYS[state.game].items():
            rows = view[key] if isinstance(view[key], list) else [view[key] or {}]
            assert all(row.keys() <= allowed for row in rows), key
        assert all(type(view[key]) is int for key in COUNTS[state.game])
        if state.game == "lostmines":  # L-07: unused dwarf cards are seen by nobody
            assert set(view["spare"]) <= {None}
        assert view["options"].keys().isdisjoint({"seed", "secret"})


@examples(12)
@given(moment=moments())
def test_neither_view_nor_events_nor_worlds_hold_the_seed(moment: Moment) -> None:
    """A random key in the state given to planners (Pgx), in first state or log (boardgame.io)."""
    secret = moment._replace(seed=f"{moment.luck + 2**255:064x}")
    number = moment._replace(seed=moment.luck + 2**63)
    for state in (secret.reach(), number.reach()):
        seed = state.settings["seed"]
        for seat in viewers(state):
            view = state.view(seat)
            assert str(seed) not in json.dumps(view)
            assert str(seed) not in str(state.events_for(seat))
            world = pyrite.imagine(view, Random(1))
            assert str(seed) not in json.dumps(world.position())
            assert world.settings["seed"] != seed


@examples(12)
@given(moment=moments())
def test_what_a_seat_is_told_in_secret_nobody_else_is(moment: Moment) -> None:
    """Secrets in the log (boardgame.io) reach the seats in `seen_by`, and never a spectator."""
    state = moment.reach()
    public = state.events_for(None)
    assert all(event.secret == {} and event.seen_by == 0 for event in public)
    for seat in range(len(state.scores)):
        for event, own, seen in zip(state.events, state.events_for(seat), public, strict=True):
            may = event.seen_by >> seat & 1
            assert own.open == seen.open == event.open
            assert own.secret == (event.secret if may else {})
            assert own.seen_by == (1 << seat if may else 0)


@examples(15)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_legal_actions_do_not_depend_on_dwarfs(moment: Moment, luck: int) -> None:
    """Targets that depend on a secret role (TAG): all roles dealt anew before every move."""
    state = moment.begin()
    for _ in playing(state, POLICIES[moment.policy], moment.luck, 60):
        position = state.position()
        if position.get("dwarfs_shown") or state.over:
            break
        other = with_other_dwarfs(position, Random(luck))
        assert pyrite.from_position(other).legal_actions() == state.legal_actions()


def with_other_dwarfs(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    """All dwarfs dealt anew; what anybody knew of them is forgotten."""
    dwarfs = position["dwarfs"] + position["spare"]
    rng.shuffle(dwarfs)
    seats = len(position["dwarfs"])
    new = {"dwarfs": dwarfs[:seats], "spare": dwarfs[seats:]}
    if "memory" in position:
        rows = position["memory"]
        new["memory"] = [row for row in rows if "dwarfs" not in row and "spare" not in row]
    return position | new
