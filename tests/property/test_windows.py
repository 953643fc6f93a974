"""Nobody may learn from a pause or a prompt who holds a card that answers (C-19)."""

from random import Random
from typing import Any

import pytest
from contract.policies import POLICIES, playing
from contract.sets import TABLES, Table
from property.leaks import viewers

import pyrite
from pyrite import State

VETO = [table for table in TABLES if "y2019_veto" in table.modules]


def window(table: Table, seed: int) -> State:
    """A game whose last move has opened a window."""
    state = table.new_game(seed)
    for number, _ in enumerate(playing(state, POLICIES["guided"], seed)):
        if number > 20 and state.events[-1].open.get("kind") == "veto":
            return pyrite.from_position(all_asked(state.position()))
    raise AssertionError("no window opened")


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
    gone = position["discards"]
    gone = [row | {"card": instead} if row["card"] == "veto" else row for row in gone]
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
            assert now["ask"] == before[seat]["ask"] | {"you": False}
            now = now | {"ask": before[seat]["ask"]}
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
