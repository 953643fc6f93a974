"""The end of a round and of a game on a page, and replays."""

import re

import pytest
from playwright.sync_api import Page, expect
from server.running import Server
from web.at_table import Game, ask, open_table, play_on
from web.conftest import PHONE, NewPage

from pyrite.client import Client

SEATS = 3


def client_of(server: Server, cookie: str | None = None) -> Client:
    return Client(f"http://127.0.0.1:{server.port}", cookie)


def visit(new_page: NewPage, game: Game, path: str) -> Page:
    """A page of the person who has played."""
    page = new_page("/")
    cookie = str(game.player.cookie)
    page.context.add_cookies([{"name": "pyrite", "value": cookie, "url": page.url}])
    page.goto(path)
    return page


def slider(page: Page) -> int:
    """The moment that is shown."""
    return int(page.get_by_role("slider").input_value())


def test_a_finished_game_shows_its_end(new_page: NewPage, game: Game) -> None:
    page = visit(new_page, game, f"/table/{game.code}")
    ending = page.get_by_role("region", name="Final result")
    expect(ending.get_by_role("row")).to_have_count(SEATS + 1)
    expect(ending.get_by_text(re.compile("(reached|dug through to) the gold"))).to_be_visible()
    ending.get_by_text("Was the shuffle fair?").click()
    ending.get_by_role("button", name="Check the shuffle").click()
    expect(ending.get_by_text("The shuffle was fair")).to_be_visible()
    expect(ending.get_by_text("Your browser calculated this itself.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(ending).to_be_hidden()
    page.get_by_role("button", name="Final result").click()
    ending.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Replay of table")


@pytest.mark.deep
def test_a_replay_is_walked_with_keys_and_looked_at_with_other_eyes(
    new_page: NewPage, game: Game
) -> None:
    page = visit(new_page, game, f"/replay/{game.code}")
    hands = page.get_by_role("list", name="Hand")
    expect(hands).to_have_count(SEATS)
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    assert slider(page) == 2
    page.get_by_label("View:").select_option("1")
    expect(hands).to_have_count(1)
    expect(page).to_have_url(re.compile(r"\?move=2&seat=1$"))
    page.reload()
    expect(hands).to_have_count(1)
    assert slider(page) == 2
    page.locator("body").press("End")
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    page.locator(".ended").click()  # nothing of the board lies above it
    expect(page.get_by_role("button", name="One move forward")).to_be_disabled()
    page.get_by_role("button", name="Go to the start").click()
    page.get_by_label("Speed").select_option("4 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.deep
def test_a_replay_can_be_kept_and_played_on(new_page: NewPage, game: Game) -> None:
    page = visit(new_page, game, f"/replay/{game.code}?move=3&seat=0")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8") == game.player.record(game.code)
    page.get_by_text("Continue from here against bots").click()
    page.get_by_label("You play as").select_option("2")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-cell]").first.wait_for()
    other = page.url.rsplit("/", 1)[1]
    assert other != game.code
    assert ask(page, "GET", f"/tables/{other}")["mine"] == [2]


def test_a_game_that_is_not_over_has_no_replay(new_page: NewPage) -> None:
    page = new_page("/")
    code = open_table(page)
    page.goto(f"/replay/{code}")
    alert = page.get_by_role("alert")
    expect(alert).to_have_text("You can only do this when the game is over.")


@pytest.mark.deep
def test_a_round_that_ends_is_shown_until_one_plays_on(new_page: NewPage, server: Server) -> None:
    page, phone = new_page("/"), new_page("/", PHONE)
    code = open_table(page, seats=SEATS, bots="random", rounds=2)
    phone.goto(f"/table/{code}")
    phone.locator("[data-cell]").first.wait_for()
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "pyrite")
    play_on(client_of(server, cookie), code, rounds=1)
    ending = page.get_by_role("region", name="Round 1 is over")
    ending.wait_for(timeout=60_000)
    expect(ending.get_by_role("heading", name="Who was who")).to_be_visible()
    expect(ending.get_by_role("row")).to_have_count(SEATS + 1)
    small = phone.get_by_role("region", name="Round 1 is over")
    small.wait_for(timeout=60_000)
    expect(small.get_by_role("button", name="Show details")).to_be_visible()
    expect(small.get_by_role("row")).to_have_count(0)
    page.locator("[data-asked=true]").wait_for()
    page.locator(".hand button").first.click()
    expect(ending).to_be_hidden()
    page.get_by_role("button", name="Previous round").click()
    expect(ending).to_be_visible()


@pytest.mark.deep
def test_whoever_was_there_is_asked_to_the_rematch(new_page: NewPage, game: Game) -> None:
    path = f"/table/{game.code}"
    page, other = visit(new_page, game, path), new_page(path)
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("heading", level=1).wait_for()
    expect(page).not_to_have_url(re.compile(path))
    join = other.get_by_role("link", name="Join the rematch")
    expect(join).to_have_attribute("href", page.url.removeprefix(page.url.split("/table")[0]))
