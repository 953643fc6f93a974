"""The end of a round and of a game on a page, and replays."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect
from server.running import Server
from web.at_table import STAYS_OPEN, Game, ask, open_table
from web.conftest import PHONE, NewPage

from pyrite.client import Client

SEATS = 3
PNG = b"\x89PNG"


def client_of(server: Server, cookie: str | None = None) -> Client:
    return Client(f"http://127.0.0.1:{server.port}", cookie)


def visit(new_page: NewPage, game: Game, path: str) -> Page:
    """A page of the person who has played."""
    page = new_page("/")
    cookie = str(game.player.cookie)
    page.context.add_cookies([{"name": "pyrite", "value": cookie, "url": page.url}])
    page.goto(path)
    return page


def test_a_finished_game_shows_its_end(new_page: NewPage, game: Game) -> None:
    page = visit(new_page, game, f"/table/{game.code}")
    ending = page.get_by_role("region", name="Final result")
    expect(ending.get_by_role("row")).to_have_count(SEATS + 1)
    expect(ending.get_by_text(re.compile("(reached|dug through to) the gold"))).to_be_visible()
    expect(ending.get_by_role("list").first.get_by_text("Ann (you)")).to_be_visible()
    story = ending.get_by_role("region", name="The story of this game")
    expect(story.get_by_role("link", name="Watch the decisive move")).to_have_attribute(
        "href", re.compile(rf"^/replay/{game.code}\?move=\d+&open=true$")
    )
    with page.expect_download() as download:
        ending.get_by_role("button", name="Save as a picture").click()
    assert download.value.path().read_bytes().startswith(PNG)
    ending.get_by_text("Was the shuffle fair?").click()
    ending.get_by_role("button", name="Check the shuffle").click()
    expect(ending.get_by_text("This device has no note from before the deal")).to_be_visible()
    expect(ending.get_by_text("All values fit together. This is not proof yet")).to_be_visible()
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
    expect(page.get_by_role("slider")).to_have_value("2")
    page.get_by_label("View:").select_option("1")
    expect(hands).to_have_count(1)
    expect(page).to_have_url(re.compile(r"\?move=2&seat=1$"))
    page.reload()
    expect(hands).to_have_count(1)
    expect(page.get_by_role("slider")).to_have_value("2")
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
def test_the_table_waits_until_two_people_have_seen_the_round(
    new_page: NewPage, server: Server
) -> None:
    ann, bob = new_page("/"), new_page("/", PHONE)
    for page in (ann, bob):
        page.add_init_script(STAYS_OPEN)
    plan = {"seats": 5, "rounds": 2, "pace": 0, "bots": [None, None, *["random"] * 3]}
    code = ask(ann, "POST", "/tables", plan)["table"]["code"]
    for seat, (page, name) in enumerate(((ann, "Ann"), (bob, "Bob"))):
        ask(page, "PUT", f"/tables/{code}/seats/{seat}", {"name": name})
    ask(ann, "POST", f"/tables/{code}/start")
    for page in (ann, bob):
        page.goto(f"/table/{code}")
        page.locator("[data-cell]").first.wait_for()
    play_together([client_of(server, cookie_of(page)) for page in (ann, bob)], code, rounds=1)
    for page in (ann, bob):
        page.locator(".reveal[data-done=true]").wait_for()
        expect(page.get_by_role("heading", name="Who was who")).to_be_visible()
        expect(page.locator(".hand")).to_have_count(0)  # nothing of the next round
    ann.keyboard.press("Enter")
    expect(ann.locator(".choices")).to_contain_text(re.compile("Waiting for Bob|Your turn"))
    expect(bob.locator(".reveal")).to_be_visible()
    bob.reload()  # whoever comes back sees it again
    bob.get_by_role("button", name="Next round").click()
    expect(ann.locator(".choices")).not_to_contain_text("Waiting for Bob")
    bob.locator(".hand").wait_for()
    bob.get_by_role("button", name="Previous round").click()
    expect(bob.get_by_role("dialog").get_by_role("row")).to_have_count(len(plan["bots"]) + 1)
    bob.keyboard.press("Escape")

    play_together([client_of(server, cookie_of(page)) for page in (ann, bob)], code, rounds=2)
    for page in (ann, bob):
        page.get_by_role("button", name="Final result").click()
        page.get_by_role("region", name="Final result").wait_for()
    ann.get_by_role("button", name="Play again").click()
    expect(ann).not_to_have_url(re.compile(code))
    expect(ann.locator("[data-cell]")).to_have_count(0)  # it waits for Bob
    bob.get_by_role("link", name="Join the rematch").click()
    for page in (ann, bob):  # and is dealt when everyone is there
        page.locator("[data-cell]").first.wait_for()
        expect(page.locator(".role-card")).to_contain_text("Your role in round 1")
    assert ann.url == bob.url


def cookie_of(page: Page) -> str:
    return next(str(one["value"]) for one in page.context.cookies() if one["name"] == "pyrite")


def play_together(people: list[Client], code: str, rounds: int) -> None:
    """Play for these people, who stay at the table, until so many rounds are over."""

    def play(person: Client) -> None:
        with person.return_to(code, person.table(code).mine[0]) as seat:
            for moment in seat:
                if len(moment.view["results"]) >= rounds:
                    return
                if moment.actions:
                    seat.act(moment.actions[0])

    with ThreadPoolExecutor() as threads:
        list(threads.map(play, people))


def test_a_rematch_against_bots_is_dealt_at_once(new_page: NewPage, game: Game) -> None:
    path = f"/table/{game.code}"
    page, other = visit(new_page, game, path), new_page(path)
    page.add_init_script(STAYS_OPEN)
    page.reload()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(path))
    expect(page.locator(".role-card")).to_contain_text("Your role in round 1")
    expect(page.locator(".hand button").first).to_be_visible()
    join = other.get_by_role("link", name="Join the rematch")
    expect(join).to_have_attribute("href", page.url.removeprefix(page.url.split("/table")[0]))
