"""Your turn finds you, and your page: the tab's title, the offered sound, your games and data."""

import pytest
from playwright.sync_api import expect
from web.at_table import ask, my_turn, open_table, play_on
from web.checks import wrong_with
from web.conftest import PHONE, NewPage

from pyrite.client import Client

HIDE = """Object.defineProperty(document, 'hidden', {value: true, configurable: true})"""


@pytest.mark.deep
def test_a_turn_calls_from_the_tab_and_a_game_ends_on_your_page(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, bypass_csp=True)
    page.add_init_script(HIDE)  # the turn begins while the page is in the background
    code = open_table(page, seats=3, rounds=1, bots="random")
    my_turn(page)
    expect(page).to_have_title("● Your turn · Pyrite")
    page.get_by_role("region", name="Sounds").get_by_role("button", name="No").click()
    expect(page.get_by_role("region", name="Sounds")).to_have_count(0)

    server = page.url.partition("/table")[0]
    client = Client(server)
    held = {one["name"]: one["value"] for one in page.context.cookies()}
    client.http.cookie = held["pyrite"]
    page.goto("about:blank")  # it need not draw every move
    play_on(client, code)
    page.goto(f"{server}/me")
    expect(page).to_have_title("My page – Pyrite")
    expect(page.get_by_role("region", name="Latest games").get_by_role("link")).to_have_count(1)
    page.get_by_role("button", name="Delete my data").click()
    assert not wrong_with(page)
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Games you play on this device appear here.")).to_be_visible()
    assert "pyrite" not in [one["name"] for one in page.context.cookies()]
    seats = ask(page, "GET", f"/tables/{code}")["table"]["seats"]
    assert seats[0]["name"] == "A player"
