"""Moves are shown one by one, and a move planned ahead is played when the turn comes."""

from playwright.sync_api import expect
from web.conftest import NewPage
from web.shown_state import ShownState

import pyrite

LATER = "2100-01-01"  # a time to stop the page's clock at
A_MOVE = 600  # milliseconds; a pass is on screen for 550


def test_the_film_shows_every_move_and_can_be_skipped(new_page: NewPage) -> None:
    state = pyrite.new_game(seats=4, seed=30, first_seat=1)
    page = new_page(reduced_motion="no-preference")
    shown = ShownState(page, state, 0)
    page.clock.install()
    page.clock.pause_at(LATER)  # the first move stays on screen
    shown.play(*(f"pass {state.view(seat)['hand'][0]}" for seat in (1, 2, 3)))
    skip, table = page.get_by_role("button", name="Skip"), page.locator("main.play")
    expect(page.locator(".travels .flight")).to_have_count(1)
    expect(skip).to_be_visible()
    expect(table).to_have_attribute("data-version", str(shown.version - 2))
    expect(table).to_have_attribute("data-asked", "false")
    page.clock.run_for(A_MOVE)
    expect(table).to_have_attribute("data-version", str(shown.version - 1))
    page.keyboard.press("Tab")
    expect(page.locator("main.play[data-film=false][data-asked=true]")).to_be_visible()
    expect(table).to_have_attribute("data-version", str(shown.version))
    expect(page.locator(".travels > *")).to_have_count(0)
    expect(skip).to_have_count(0)


def test_a_planned_move_is_played_when_the_turn_comes(new_page: NewPage) -> None:
    state = pyrite.new_game(seats=3, seed=30, first_seat=2)
    hand = list(state.view(0)["hand"])
    page = new_page()
    shown = ShownState(page, state, 0)
    page.locator(".hand button").nth(hand.index("broken_lamp")).click()
    page.locator("[data-seat=B] .who").click()
    expect(page.get_by_text("This will be played on your turn.")).to_be_visible()
    assert not shown.done
    state.play(next(one.text for one in state.actions(2) if one.verb == "pass"))
    shown.show(state)
    expect(page.get_by_text("This will be played on your turn.")).to_have_count(0)
    shown.wait_for_action()
    assert shown.done == ["broken_lamp>B"]
