"""Nobody may learn from a pause or a prompt who holds a card that answers (C-19).

Nor does a secret answer reveal which one it was, nor a vote on a proposal before all are in (L-45).
"""

from random import Random
from typing import Any

import pytest
from contract.policies import POLICIES, playing
from contract.sets import TABLES, Table
from property.leaks import public_face, same_until_revealed, viewers
from property.moments import RARE, of_row
from property.rare import Rare

import pyrite
from pyrite import State

VETO = [table for table in TABLES if "y2019_veto" in table.modules]


def window(table: Table, seed: int) -> State:
    """A game whose last move has opened a window, while the veto is still to be played."""
    for luck in range(seed, seed + 200, 10):
        state = table.new_game(luck)
        for number, _ in enumerate(playing(state, POLICIES["guided"], luck, 150)):
            opened = number > 20 and state.events[-1].open.get("kind") == "veto"
            if opened and is_unknown(position := state.position()):
                return pyrite.from_position(all_asked(position))
    raise AssertionError("no window opened")


def is_unknown(position: dict[str, Any]) -> bool:
    """Might any seat hold the veto, as far as anybody can tell? It lies in the draw pile."""
    free = not position["memory"] and position["declared"] != "path_specialist"
    return free and "veto" in position["pile"]


def all_asked(position: dict[str, Any]) -> dict[str, Any]:
    """As it was before the first answer."""
    others = [seat for seat in range(len(position["hands"])) if seat != position["turn"]]
    return position | {"asks": [position["asks"][0] | {"seats": others}]}


def with_veto(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The veto in the hand of this seat, or in the draw pile; whoever had it gets another card."""
    hands = [[c if c != "veto" else "?" for c in hand] for hand in position["hands"]]
    pile = [c if c != "veto" else "?" for c in position["pile"]]
    place = pile if seat is None else hands[seat]
    instead, place[0] = place[0], "veto"
    for box in (pile, *hands):
        box[:] = [instead if card == "?" else card for card in box]
    gone = [instead if card == "veto" else card for card in position["discards"]]
    return position | {"hands": hands, "pile": pile, "discards": gone}


def course(state: State, seat: int | None, answers: list[int]) -> list[Any]:
    """What the seat sees while these seats let the card pass, one after the other."""
    mark, seen = len(state.events), [state.view(seat)]
    for other in answers:
        state.play("allow", other)
        seen.append(state.view(seat))
    return [*seen, state.events_for(seat, mark)]


@pytest.mark.parametrize("table", VETO, ids=[table.name for table in VETO])
def test_nobody_else_sees_who_holds_the_veto(table: Table) -> None:
    start = window(table, 3).position()
    others = [seat for seat in range(table.seats) if seat != start["turn"]]
    holders = [None, *others]
    for watcher in (others[0], start["turn"], None):
        blind = [holder for holder in holders if holder is None or holder != watcher]
        told, asked = [], []
        for holder in blind:
            state = pyrite.from_position(with_veto(start, holder))
            asked.append(state.asked)
            own = {} if watcher is None else {"legal": state.legal_actions(watcher)}
            told.append([course(state, watcher, others[1:]), own])
        assert all(other == told[0] for other in told)
        assert set(asked) == {tuple(others)}, "all are asked, whoever could answer"


@pytest.mark.parametrize("table", VETO, ids=[table.name for table in VETO])
def test_nobody_else_sees_who_has_answered(table: Table) -> None:
    start = window(table, 4).position()
    others = [seat for seat in range(table.seats) if seat != start["turn"]]
    for watcher in viewers(pyrite.from_position(start)):
        order = [seat for seat in others if seat != watcher]
        seen = []
        for luck in range(4):
            Random(luck).shuffle(order)
            seen.append(course(pyrite.from_position(start), watcher, order[:-1]))
        assert all(other == seen[0] for other in seen)
        first = pyrite.from_position(start).view(watcher)
        assert all(view == first for view in seen[0][:-1])


@pytest.mark.parametrize("table", VETO, ids=[table.name for table in VETO])
def test_ones_own_answer_changes_nothing_for_the_others(table: Table) -> None:
    state = window(table, 5)
    before = {seat: state.view(seat) for seat in viewers(state)}
    who = state.asked[0]
    state.play("allow", who)
    for seat in viewers(state):
        now = state.view(seat)
        if seat == who:
            assert (before[seat]["asked"], now["asked"]) == (True, False)
            now = now | {"asked": True}
        assert now == before[seat]


@pytest.mark.parametrize("table", VETO, ids=[table.name for table in VETO])
def test_a_card_that_everybody_allows_asks_as_often_whoever_holds_the_veto(table: Table) -> None:
    """Time-outs that differ by a hidden card (Catan sites): the same questions, the same order."""
    start = window(table, 6).position()
    others = [seat for seat in range(table.seats) if seat != start["turn"]]
    courses = []
    for holder in (None, *others):
        state = pyrite.from_position(with_veto(start, holder))
        asked = []
        while state.view(None)["ask"]["kind"] == "veto":
            asked.append(state.asked)
            state.play("allow", state.asked[0])
        courses.append(asked)
    assert all(asked == courses[0] for asked in courses)
    assert len(courses[0]) == len(others)


SECRET = ("swap_goals", "keep_discard", "choose_discard", "keep_drawn", "take_gold", "agree")
ANSWERS = [row for row in RARE if row.kind in SECRET]


def secret_choices(state: State) -> list[list[int]]:
    """The actions of the asked seat that look alike to all others."""
    alike: dict[str, list[int]] = {}
    for action in state.legal_actions(state.asked[0]):
        alike.setdefault(public_face(state, state.to_text(action)), []).append(action)
    return [actions for actions in alike.values() if len(actions) > 1]


def look_alike(state: State, actions: list[int]) -> None:
    """Whichever of them is chosen, the others see the same."""
    who = state.asked[0]
    start = state.position()
    for seat in viewers(state):
        if seat == who:
            continue
        ways = [pyrite.from_position(start) for _ in actions]
        for way, action in zip(ways, actions, strict=True):
            way.play(action)
        first = ways[0].events_for(seat)
        for way in ways[1:]:
            if same_until_revealed(first, way.events_for(seat)):
                assert way.view(seat) == ways[0].view(seat)


@pytest.mark.parametrize("row", ANSWERS, ids=Rare.line)
def test_nobody_else_sees_which_secret_answer_was_given(row: Rare) -> None:
    state = of_row(row).reach()
    assert state.view(None)["ask"]["kind"] == row.kind
    for actions in secret_choices(state):
        look_alike(state, actions[:4])


def test_every_secret_question_is_tried() -> None:
    assert {row.kind for row in ANSWERS} == {*SECRET}


@pytest.mark.parametrize("table", TABLES[::3], ids=[table.name for table in TABLES[::3]])
def test_nobody_else_sees_which_cards_are_passed_or_discarded(table: Table) -> None:
    """B-05, S-02, M-T1: passes, cards discarded to remove one, cards discarded for a guard."""
    state = table.new_game(8)
    for number, _ in enumerate(playing(state, POLICIES["guided"], 8, 40)):
        if number % 13 == 12 and state.view(None)["ask"]["kind"] == "turn":
            for actions in secret_choices(state)[-4:]:
                look_alike(state, [actions[0], actions[-1]])


# --- answers to a proposal (L-45) -----------------------------------------------------------------


MINES = [table for table in TABLES if table.game == "lostmines"]


def proposal(table: Table, seed: int) -> State:
    """In the middle of a round somebody proposes its end."""
    state = table.new_game(seed)
    for number, _ in enumerate(playing(state, POLICIES["guided"], seed)):
        if number > 20 and "propose" in map(state.to_text, state.legal_actions()):
            state.play("propose")
            return pyrite.from_position(state.position())
    raise AssertionError("nobody could propose")


def answering(state: State, watcher: int | None, answers: dict[int, str]) -> list[Any]:
    """What the watcher sees while these seats answer, one after the other."""
    mark, seen = len(state.events), [state.view(watcher)]
    for seat, answer in answers.items():
        state.play(answer, seat)
        seen.append(state.view(watcher))
    return [*seen, state.events_for(watcher, mark)]


@pytest.mark.parametrize("table", MINES, ids=[table.name for table in MINES])
def test_nobody_else_sees_who_has_answered_a_proposal_and_what(table: Table) -> None:
    start = proposal(table, 3).position()
    others = [seat for seat in range(table.seats) if seat != start["turn"]]
    for watcher in viewers(pyrite.from_position(start)):
        order = [seat for seat in others if seat != watcher]
        seen = []
        for luck in range(6):
            rng = Random(luck)
            rng.shuffle(order)
            last = 1 if watcher in (None, start["turn"]) else 0
            answers = {s: rng.choice(["agree", "refuse"]) for s in order[: len(order) - last]}
            seen.append(answering(pyrite.from_position(start), watcher, answers))
        assert all(other == seen[0] for other in seen)
        assert all(view == seen[0][0] for view in seen[0][:-1])


@pytest.mark.parametrize("table", MINES, ids=[table.name for table in MINES])
def test_ones_own_answer_is_known_to_oneself_only(table: Table) -> None:
    for answer in ("agree", "refuse"):
        state = proposal(table, 4)
        before = {seat: state.view(seat) for seat in viewers(state)}
        who = state.asked[0]
        state.play(answer, who)
        for seat in viewers(state):
            own = {"answer": answer == "agree", "asked": False}
            assert state.view(seat) == (before[seat] | own if seat == who else before[seat])


@pytest.mark.parametrize("table", MINES, ids=[table.name for table in MINES])
def test_when_all_have_answered_everybody_knows_what_all_have_said(table: Table) -> None:
    for no in (None, 0, -1):
        state = proposal(table, 5)
        refuser = None if no is None else state.asked[no]
        yes = [seat for seat in state.asked if seat != refuser]
        round_no = state.view(None)["round"]
        for seat in state.asked:
            state.play("refuse" if seat == refuser else "agree", seat)
        told = [event.open["agreed"] for event in state.events_for(None) if event.kind == "answers"]
        assert told == [yes]
        assert (state.view(None)["round"] > round_no or state.over) == (refuser is None)
