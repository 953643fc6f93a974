"""The no-leak law: re-dealing all that a seat cannot know changes nothing that the seat is told."""

import json
from random import Random
from typing import Any

import pyrite
from contract.policies import POLICIES, playing
from hypothesis import given
from hypothesis import strategies as st
from property.moments import Moment, examples, moments
from property.nearby import Tries
from property.secret import answered_anew, redealt
from pyrite import State
from pyrite.core.events import Event

VIEW_KEYS = set(
    "game version options seat round starter turn direction stage ask declared finder last_card "
    "passes owed board fresh pending goals looks front hands hand pile discards dwarf dwarfs spare "
    "treasure_found gold_pile pool won paid offers gold winners".split()
)
INNER_KEYS = {
    "ask": {"kind", "seats", "about", "you"},
    "discards": {"card", "known_to", "face_up"},
    "won": {"round", "seat", "how", "value"},
    "paid": {"round", "seat", "sum"},
    "offers": {"round", "pick", "values"},
}
# What a seat may be told that it could not know before; all that follows may differ.
REVEALING = {"drew", "looked", "offered", "took_gold", "was_paid", "dwarf_dealt"}
REVEALING_TO_ALL = {"goal_shown", "dwarf_shown", "was_paid", "gold_shown", "round_started"}


def viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(len(state.gold)), None]


def told(state: State, seat: int | None, tries: list[int]) -> dict[str, Any]:
    """Everything that this seat is shown or told at this moment."""
    own = {} if seat is None else {
        "legal": state.legal_actions(seat),
        "why not": [state.why_not(action, seat) for action in tries],
    }
    return {"view": state.view(seat), **own}


@examples(70)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_actions(
    moment: Moment, luck: int
) -> None:
    state, rng = moment.reach(), Random(luck)
    position = state.position()
    nearby = Tries(state)
    for seat in viewers(state):
        tries = [] if seat is None else nearby.some(seat, rng, 12)
        before = told(state, seat, tries)
        for _ in range(2):
            other = answered_anew(redealt(position, seat, rng), seat, rng)
            assert told(pyrite.from_position(other), seat, tries) == before, seat


@examples(70)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_an_imagined_world_looks_the_same_to_its_seat(moment: Moment, luck: int) -> None:
    state, rng = moment.reach(), Random(luck)
    nearby = Tries(state)
    for seat in viewers(state):
        tries = [] if seat is None else nearby.some(seat, rng, 12)
        before = told(state, seat, tries)
        worlds = pyrite.worlds(before["view"])
        for _ in range(2):
            assert told(worlds.imagine(rng), seat, tries) == before, seat


@examples(120)
@given(moment=moments(), luck=st.integers(0, 10_000), data=st.data())
def test_the_same_public_deeds_give_a_seat_the_same_events(
    moment: Moment, luck: int, data: st.DataObject
) -> None:
    state, rng = moment.reach(), Random(luck)
    if state.over:
        return
    seat = data.draw(st.sampled_from(viewers(state)))
    here = pyrite.from_position(state.position())
    there = pyrite.from_position(redealt(state.position(), seat, rng))
    for _ in range(12):
        marks = len(here.events), len(there.events)
        if here.over or not play_alike(here, there, seat, rng):
            break
        pair = here.events_for(seat, marks[0]), there.events_for(seat, marks[1])
        if not same_until_revealed(*pair, seat):
            break
        assert here.view(seat) == there.view(seat)


def play_alike(here: State, there: State, seat: int | None, rng: Random) -> bool:
    """Play in both what looks the same to this seat, if there is such an action."""
    assert here.asked == there.asked
    who = rng.choice(here.asked)
    faces = public_faces(here, who, seat), public_faces(there, who, seat)
    common = sorted(faces[0].keys() & faces[1].keys())
    if not common:
        return False
    face = rng.choice(common)
    here.play(rng.choice(faces[0][face]))
    there.play(rng.choice(faces[1][face]))
    return True


def public_faces(state: State, who: int, seat: int | None) -> dict[str, list[int]]:
    """The actions of a seat by what another seat sees of them: not the card passed, nor the gold."""
    faces: dict[str, list[int]] = {}
    for action in state.legal_actions(who):
        text = state.to_text(action)
        secret = who != seat and text.startswith(("pass ", "take "))
        faces.setdefault(text.split()[0] if secret else text, []).append(action)
    return faces


def same_until_revealed(here: list[Event], there: list[Event], seat: int | None) -> bool:
    """Compare events up to the first that shows the seat something new; False if there is one."""
    for a, b in zip(here, there, strict=False):
        revealing = a.kind in REVEALING_TO_ALL or (a.kind in REVEALING and a.secret != {})
        if not revealing:
            assert a == b
            continue
        assert (a.kind, a.seat, a.open.keys(), a.secret.keys()) == (
            b.kind, b.seat, b.open.keys(), b.secret.keys(),
        )  # fmt: skip
        return False
    assert len(here) == len(there)
    return True


@examples(60)
@given(moment=moments())
def test_a_view_has_no_other_keys_than_these(moment: Moment) -> None:
    state = moment.reach()
    for seat in viewers(state):
        view = state.view(seat)
        assert view.keys() == VIEW_KEYS
        for key, allowed in INNER_KEYS.items():
            rows = view[key] if isinstance(view[key], list) else [view[key] or {}]
            assert all(row.keys() <= allowed for row in rows), key
        assert view["options"].keys().isdisjoint({"seed", "secret"})


@examples(40)
@given(moment=moments())
def test_neither_view_nor_events_nor_worlds_hold_the_seed(moment: Moment) -> None:
    """The key inside the state given to planners, the initial state and the log (Pgx, boardgame.io)."""
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


@examples(40)
@given(moment=moments())
def test_what_a_seat_was_told_in_secret_nobody_else_was(moment: Moment) -> None:
    """The log: every secret part of an event reaches the seats in `eyes`, and never a spectator."""
    state = moment.reach()
    public = state.events_for(None)
    assert all(event.secret == {} and event.eyes == 0 for event in public)
    for seat in range(len(state.gold)):
        for event, own, seen in zip(state.events, state.events_for(seat), public, strict=True):
            may = event.eyes >> seat & 1
            assert own.open == seen.open == event.open
            assert own.secret == (event.secret if may else {})
            assert own.eyes == (1 << seat if may else 0)


@examples(25)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_legal_actions_do_not_depend_on_the_dwarf(moment: Moment, luck: int) -> None:
    """Targets that depend on a secret role (TAG): all roles changed at every move, nothing moves."""
    state = moment.begin()
    for _ in playing(state, POLICIES[moment.policy], moment.luck, 60):
        position = state.position()
        if position["dwarfs_shown"]:
            break
        dwarfs = position["dwarfs"] + position["spare"]
        Random(luck).shuffle(dwarfs)
        spare = dwarfs[len(position["dwarfs"]) :]
        other = position | {"dwarfs": dwarfs[: len(position["dwarfs"])], "spare": spare}
        assert pyrite.from_position(other).legal_actions() == state.legal_actions()
