"""Refusals say why, where it was tried; hints show what a bot would do."""

import pytest
from playwright.sync_api import expect
from web.at_table import my_turn, open_table
from web.conftest import NewPage
from web.shown_state import ShownState

import pyrite
from pyrite.core.state import State


def state() -> State:
    """A holds NS, NW, N-S-W, broken_lamp, repair_pick_cart, map."""
    return pyrite.new_game(seats=3, seed=30, first_seat=0)


def test_a_seat_says_why_it_cannot_be_chosen(new_page: NewPage) -> None:
    page = new_page()
    ShownState(page, state(), 0)
    page.keyboard.press("4")
    page.locator("[data-seat=A] .who").click(force=True)  # it is marked as not possible
    expect(page.locator("[data-seat=A]").get_by_role("alert")).to_contain_text("your own tool")


def test_a_cell_says_why_nothing_can_be_laid_there(new_page: NewPage) -> None:
    page = new_page()
    shown = ShownState(page, state(), 0)
    page.keyboard.press("2")
    page.locator("[data-cell='0,0']").click()
    expect(page.locator("footer").get_by_role("alert")).to_contain_text(
        "There is already a card on that spot"
    )
    expect(page.locator(".board .refused")).to_have_count(1)
    assert shown.asked_why == ["NW@0,0"]


@pytest.mark.deep
@pytest.mark.parametrize(
    ("before", "seat", "card", "said"),
    [
        ("", 0, "repair_pick_cart", "You can't play this card right now"),
        ("broken_lamp>B", 1, "", "Your lamp is broken. Mend it before you dig"),
    ],
)
def test_a_card_that_is_of_no_use_says_so_above_the_hand(
    new_page: NewPage, before: str, seat: int, card: str, said: str
) -> None:
    game, page = state(), new_page()
    if before:
        game.play(before)
    hand: list[str] = game.view(seat)["hand"]
    paths = [name for name in hand if game.describe().cards[name].verb == "place"]
    ShownState(page, game, seat)
    page.locator(".hand button").nth(hand.index(card or paths[0])).click()
    expect(page.locator("footer").get_by_role("alert")).to_contain_text(said)


@pytest.mark.deep
def test_a_bot_advises_and_is_followed(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, seats=3)
    my_turn(page)
    before = page.locator("main.play").get_attribute("data-version")
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".advice")).to_contain_text("A bot would choose")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(f"[data-version='{before}']")).to_have_count(0)
