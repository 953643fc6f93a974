"""Every law at any moment of any game, at every step of some, and at rare moments."""

from random import Random

import pytest
from contract.policies import POLICIES, playing
from contract.sets import TABLES
from hypothesis import given
from hypothesis import strategies as st
from property.laws import (
    LAWS,
    Law,
    cards_are_conserved,
    folding_events_gives_the_view,
    legal_lists_are_sorted_and_whole,
)
from property.moments import RARE, Moment, examples, laws_at, moments, of_row
from property.rare import Rare, asks_of, kinds_now


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@examples(15)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_law(law: Law, moment: Moment, luck: int) -> None:
    law(moment.reach(), Random(luck))


@pytest.mark.parametrize("row", RARE, ids=Rare.line)
def test_all_laws_hold_at_rare_moments(row: Rare) -> None:
    state = of_row(row).reach()
    assert row.kind in kinds_now(state), "This moment is gone; write the list anew: make golden"
    for law in laws_at(row, LAWS):
        law(state, Random(row.seed))


def test_every_question_of_every_module_is_among_the_rare_moments() -> None:
    asked = {ask for table in TABLES for ask in asks_of(table)}
    assert asked <= {row.kind for row in RARE}, "Write the list anew: make golden"


@examples(12)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_cards_are_conserved_at_every_step_to_the_end(moment: Moment, luck: int) -> None:
    state, rng = moment.begin(), Random(luck)
    steps = 0
    for _ in playing(state, POLICIES[moment.policy], moment.luck):
        cards_are_conserved(state, rng)
        legal_lists_are_sorted_and_whole(state, rng)
        steps += 1
    assert state.over
    assert state.step == steps


@examples(10)
@given(moment=moments(), luck=st.integers(0, 10_000))
def test_events_give_the_view_all_the_way(moment: Moment, luck: int) -> None:
    state, rng = moment.begin(), Random(luck)
    for number, _ in enumerate(playing(state, POLICIES[moment.policy], moment.luck, 200)):
        if number % 23 == 0 or state.over:
            folding_events_gives_the_view(state, rng)
    folding_events_gives_the_view(state, rng)
