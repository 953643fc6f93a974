"""From the first page to a card on the table, like a visitor who has read nothing."""

import pytest
from playwright.sync_api import expect
from web.at_table import my_turn
from web.conftest import DESKTOP, PHONE, NewPage


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_play_now_and_do_something(new_page: NewPage, viewport: dict[str, int]) -> None:
    page = new_page(viewport=viewport)
    page.get_by_role("button", name="Play now").click()
    my_turn(page).first.click()
    page.get_by_role("button", name="discard").first.click()
    expect(page.get_by_text("You pass and discard").first).to_be_attached()
