"""The no-leak law, part by part: what a seat cannot know changes nothing it is told."""

from random import Random
from typing import Any

from property.hidden import answered_anew, redealt
from property.nearby import Tries

import pyrite
from pyrite import State
from pyrite.core.events import Event

# Events that may tell a seat something new; everything after them may differ.
REVEALING = {
    *("drew", "looked", "offered", "took_gold", "was_paid", "dwarf_dealt"),
    *("inspected", "received", "saw", "kept", "taken", "changed", "treasure_taken"),
}
REVEALING_TO_ALL = {
    *("goal_shown", "dwarf_shown", "cover_shown", "was_paid", "gold_shown", "coins_shown"),
    *("round_started", "opened", "changed", "mine_shown", "answers"),
}


def viewers(state: State) -> list[int | None]:
    """Return every seat, and a watcher."""
    return [*range(len(state.scores)), None]


def some_viewers(state: State, rng: Random) -> list[int | None]:
    """Return all viewers of a small table, or six of a big one, including asked seats."""
    asked = list(state.asked)[:2]
    others = [seat for seat in viewers(state) if seat not in asked]
    return [*asked, *rng.sample(others, min(len(others), 6 - len(asked)))]


def told(state: State, seat: int | None, tries: list[int]) -> dict[str, Any]:
    """Return everything a seat is shown or told at this moment."""
    view = {**state.view(seat), "drawing": str(state)}
    if seat is None:
        return {"view": view}
    reasons = [state.why_not(action, seat) for action in tries]
    return {"view": view, "actions": state.actions(seat), "why not": reasons}


def redealing_changes_nothing(state: State, rng: Random) -> None:
    """Check the seat's view, its legal actions, and the reasons against others."""
    position, nearby = state.position(), Tries(state)
    for seat in some_viewers(state, rng):
        tries = [] if seat is None else nearby.some(seat, rng, 12)
        before = told(state, seat, tries)
        for _ in range(2):
            other = answered_anew(redealt(position, seat, rng), seat, rng)
            assert told(pyrite.from_position(other), seat, tries) == before, seat


def imagined_worlds_look_the_same(state: State, rng: Random) -> None:
    """Check that imagined worlds look the same to their seat, with other luck."""
    nearby = Tries(state)
    for seat in some_viewers(state, rng):
        tries = [] if seat is None else nearby.some(seat, rng, 12)
        before = told(state, seat, tries)
        worlds = pyrite.worlds(before["view"])
        for _ in range(2):
            world = worlds.imagine(rng)
            assert told(world, seat, tries) == before, seat
            assert world.settings["seed"] != state.settings["seed"]


def the_same_deeds_give_the_same_events(state: State, rng: Random) -> None:
    """Check that equal actions give equal events, until the seat is shown something new."""
    if state.over:
        return
    for seat in rng.sample(viewers(state), 3):
        here = pyrite.from_position(state.position())
        there = pyrite.from_position(redealt(state.position(), seat, rng))
        for _ in range(12):
            marks = len(here.events), len(there.events)
            if here.over or not play_alike(here, there, seat, rng):
                break
            pair = here.events_for(seat, marks[0]), there.events_for(seat, marks[1])
            if not same_until_revealed(*pair):
                break
            assert here.view(seat) == there.view(seat)
            assert here.tell(pair[0]) == there.tell(pair[1])


def play_alike(here: State, there: State, seat: int | None, rng: Random) -> bool:
    """Play actions in both states that look the same to this seat, if there are any."""
    pair = alike(here, there, seat, rng)
    if pair is None:
        return False
    here.play(pair[0])
    there.play(pair[1])
    return True


def alike(here: State, there: State, seat: int | None, rng: Random) -> tuple[int, int] | None:
    """Return an action in each state that look the same to this seat, if there is a pair."""
    assert here.asked == there.asked
    who = rng.choice(here.asked)
    faces = public_faces(here, who, seat), public_faces(there, who, seat)
    common = sorted(faces[0].keys() & faces[1].keys())
    if not common:
        return None
    face = rng.choice(common)
    return rng.choice(faces[0][face]), rng.choice(faces[1][face])


def public_faces(state: State, who: int, seat: int | None) -> dict[str, list[int]]:
    """Return the actions of a seat by what another sees of them."""
    faces: dict[str, list[int]] = {}
    for action in state.legal_actions(who):
        text = state.to_text(action)
        faces.setdefault(text if who == seat else public_face(state, text), []).append(action)
    return faces


def public_face(state: State, text: str) -> str:
    """Return an action without its secrets: cards passed or kept, gold taken, goals swapped."""
    verb, *words = text.split()
    if verb == "keep" or (verb == "take" and state.game == "saboteur"):
        return verb
    if verb in ("swap", "leave"):
        return "swap or leave"
    if verb in ("agree", "refuse") and state.game == "lostmines":
        return "agree or refuse"
    if verb == "pass":
        return f"pass {len(words)}"
    return f"{verb} {words[-1]}" if verb in ("shed", "guard") else text


def same_until_revealed(here: list[Event], there: list[Event]) -> bool:
    """Compare events up to the first that shows something new; False if there is one."""
    before = ""
    for a, b in zip(here, there, strict=False):
        if reveals(a) or (before == "lost" and a.secret):  # L-22: its owner sees what chance took
            assert shape(a) == shape(b)
            return False
        assert a == b
        before = a.kind
    assert len(here) == len(there)
    return True


def reveals(event: Event) -> bool:
    """Return whether an event shows its seat something new."""
    if event.kind == "coins":
        return bool(event.open["coins"] < 0)  # does the seat have any left?
    return event.kind in REVEALING_TO_ALL or (event.kind in REVEALING and event.secret != {})


def shape(event: Event) -> tuple[Any, ...]:
    """Return an event without what it shows."""
    return event.kind, event.seat, event.open.keys(), event.secret.keys(), event.seen_by


LEAKS = [
    redealing_changes_nothing,
    imagined_worlds_look_the_same,
    the_same_deeds_give_the_same_events,
]
