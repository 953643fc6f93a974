"""The pages before a game: the first page, the new-table form, the lobby."""

import json
import os
import re
import signal
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect
from server.running import Server
from web.at_table import ask, wait_until
from web.conftest import PHONE, NewPage

from pyrite.client import Client

PRESETS = ("Classic 2007", "Anniversary 2024", "Saboteur 2", "Tournament", "Everything")
LOST_MINES = "The Lost Mines"
# However slow the machine is, texts are only missing once the test says so, by a signal.
PATIENT = """
import signal
import pyrite.server.live_table as live
live.REVEAL_SECONDS = live.ABSENT_SECONDS = 3600
def noted(table, waiting=[], await_texts=live.LiveTable._await_texts):
    waiting[:] = [table]
    await_texts(table)
def too_late(*_, waiting=noted.__defaults__[0]):
    waiting[0].loop.call_soon_threadsafe(waiting[0]._texts_missing)
live.LiveTable._await_texts = noted
signal.signal(signal.SIGUSR1, too_late)
"""


def begins(page: Page) -> None:
    """The cards are dealt, and the page shows them."""
    page.locator("[data-cell]").first.wait_for()


def choose_preset(page: Page, name: str) -> None:
    page.get_by_role("group", name="Choose a box").get_by_role("button", name=name).first.click()


def seat_number(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Number of players")


@pytest.mark.deep
def test_every_preset_begins_against_bots_and_is_kept_for_the_next_time(new_page: NewPage) -> None:
    page = new_page("/new")
    for name in (*PRESETS, LOST_MINES):
        page.goto("/new")
        choose_preset(page, name)
        page.get_by_role("button", name="Open the table and start").click()
        begins(page)
    page.goto("/")
    expect(page.get_by_text("The Lost Mines · 5 players")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_have_count(6)
    page.get_by_role("button", name="Play now").click()
    begins(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("1 of 2")


def test_what_does_not_go_together_says_so(new_page: NewPage) -> None:
    page = new_page("/new")
    page.get_by_label("Tournament").check()
    other = page.get_by_label("Saboteur 2")
    expect(other).to_be_disabled()
    expect(page.get_by_text("modules Saboteur 2 and Tournament cannot be combined")).to_be_visible()
    seats = seat_number(page).locator("option")
    expect(seats).to_have_text(["5", "6", "7", "8", "9"])
    page.get_by_label("Tournament").uncheck()
    expect(other).to_be_enabled()


def test_what_the_server_refuses_is_told_at_the_form(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/new")
    page.get_by_text("House rules and custom cards").click()
    deck = tmp_path / "deck.json"
    deck.write_text("[]")
    page.get_by_label("Custom deck (JSON file)").set_input_files(deck)
    expect(page.get_by_role("alert")).to_contain_text("Cannot read deck.json")
    deck.write_text(json.dumps({"base": {"actions": {"cake": 1}}}))
    page.get_by_label("Custom deck (JSON file)").set_input_files(deck)
    expect(page.get_by_text("Custom deck for: base")).to_be_visible()
    page.get_by_role("button", name="Open the table and start").click()
    expect(page.get_by_role("alert")).to_contain_text("cake")


def test_presets_of_ones_own_are_kept_on_the_device(new_page: NewPage) -> None:
    page = new_page("/new")
    choose_preset(page, "Tournament")
    page.get_by_text("Save these settings").click()
    page.get_by_label("Name", exact=True).fill("Friday")
    page.get_by_label("Name", exact=True).press("Enter")
    choose_preset(page, "Classic 2007")
    page.reload()
    choose_preset(page, "Friday")
    expect(page.get_by_label("Tournament")).to_be_checked()
    page.get_by_role("button", name="Delete Friday").click()
    page.reload()
    expect(page.get_by_role("button", name="Tournament")).to_be_visible()
    expect(page.get_by_role("button", name="Friday")).to_have_count(0)


def test_a_friend_comes_by_the_link_and_another_person_shares_the_device(new_page: NewPage) -> None:
    ann = new_page("/new")
    seat_number(ann).select_option("4")
    ann.get_by_role("button", name="People only").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open the table").click()
    seats = ann.get_by_role("region", name="At the table").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("Ann")
    start = ann.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(ann.get_by_text("3 seats are still free")).to_be_visible()

    link = ann.get_by_label("Link to this table").input_value()
    bob = new_page(link, PHONE)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(seats.nth(1)).to_contain_text("Bob")

    seats.nth(2).get_by_role("button", name="Add a player on this device").click()
    ann.get_by_label("Who else is playing on this device?").fill("Cleo")
    ann.get_by_role("button", name="Sit here").click()
    expect(seats.nth(2)).to_contain_text("Cleo")
    seats.nth(3).get_by_role("button", name="Add a bot").click()
    ann.get_by_label("Level of the bot in seat D").select_option("random")
    expect(bob.get_by_label("Level of the bot in seat D")).to_have_value("random")
    ann.get_by_text("How the cards are shuffled").click()
    ann.get_by_label("Add your own words").fill("luck")
    ann.get_by_role("button", name="Seal", exact=True).click()
    expect(ann.get_by_text("known only to this device: luck ")).to_be_visible()
    bob.get_by_text("How the cards are shuffled").click()
    expect(bob.get_by_text(re.compile("(Ann|Bob|Cleo): [0-9a-f]{64}"))).to_have_count(3)
    start.click()
    begins(bob)
    ann.get_by_role("heading", name=re.compile("Hand the device to")).first.wait_for()
    for page in (ann, bob):
        expect(page.get_by_text("does not match what it showed before")).to_have_count(0)


def test_who_sits_down_for_the_first_time_is_known_however_late_the_answer(
    new_page: NewPage,
) -> None:
    """The table hears of it before the page has its cookie; what it asks meanwhile is old news."""
    host, bob, nobody = new_page(), new_page(), new_page()
    code = str(ask(host, "POST", "/tables", {"seats": 3})["table"]["code"])
    held: list[Route] = []
    bob.route(f"**/api/tables/{code}/seats/0", lambda route: held.append(route))
    bob.goto(f"/table/{code}")
    sit_down = bob.get_by_role("button", name="Sit down")
    expect(sit_down).to_be_visible()
    expect(bob.get_by_role("alert")).to_have_count(0)  # the line that the news come over is there
    sit_down.click()
    wait_until(bob, lambda: bool(held))
    with bob.expect_request(f"**/api/tables/{code}") as asked:
        answer = nobody.request.fetch(held[0].request)  # bob's page gets no cookie yet
    old_news = asked.value.response()
    assert old_news
    assert old_news.json()["mine"] == []
    bob.context.add_cookies(nobody.context.cookies())  # as the answer does, in any browser
    held[0].fulfill(response=answer)
    expect(bob.get_by_text("you", exact=True)).to_be_visible()
    expect(sit_down).to_be_hidden()


def test_who_is_sent_away_before_their_line_is_there_may_sit_down_again(new_page: NewPage) -> None:
    host, bob = new_page(), new_page()
    code = str(ask(host, "POST", "/tables", {"seats": 3})["table"]["code"])
    bob.goto(f"/table/{code}")
    sit_down = bob.get_by_role("button", name="Sit down")
    expect(sit_down).to_be_visible()
    sent_away: list[Any] = []

    def send_away(line: WebSocketRoute) -> None:
        if not sent_away:
            sent_away.append(ask(host, "DELETE", f"/tables/{code}/seats/0"))
        line.connect_to_server()

    bob.route_web_socket("**/socket", send_away)
    sit_down.click()
    wait_until(bob, lambda: bool(sent_away))
    expect(sit_down).to_be_visible()


def test_a_stranger_finds_a_public_table_and_the_host_may_free_a_seat(new_page: NewPage) -> None:
    ann = new_page("/new")
    ann.get_by_role("button", name="People only").click()
    ann.get_by_label("List this table publicly").check()
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_role("heading", name="Waiting for players")).to_be_visible()
    bob = new_page("/")
    bob.get_by_role("region", name="Public tables").get_by_role("link").click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit here").nth(2).click()
    ann.get_by_role("button", name="Clear seat D").click()
    expect(bob.get_by_role("button", name="Sit down")).to_be_visible()
    expect(ann.get_by_role("button", name="Add a player on this device")).to_have_count(4)
    ann.get_by_role("button", name="Add a player on this device").nth(2).click()
    ann.get_by_label("Who else is playing on this device?").fill("Cleo")
    ann.get_by_role("button", name="Sit here").click()
    expect(bob.get_by_text("Seat D: Cleo")).to_be_visible()
    expect(bob.get_by_text("you", exact=True)).to_have_count(0)


def test_many_public_tables_can_be_searched(new_page: NewPage, tmp_path: Path) -> None:
    with closing(Server(tmp_path)) as server:
        server.start()
        client = Client(f"http://127.0.0.1:{server.port}")
        tables = [client.open(seats=3, public=True).table.code for _ in range(11)]
        client.sit(tables[3], "Ann")
        page = new_page(f"http://127.0.0.1:{server.port}/")
        links = page.get_by_role("region", name="Public tables").get_by_role("link")
        expect(links).to_have_count(11)
        expect(links.first).to_contain_text("Ann")
        search = page.get_by_role("searchbox")
        search.fill("ann")
        expect(links).to_have_count(1)
        search.fill("nobody")
        expect(page.get_by_text("No public table matches.")).to_be_visible()
        search.fill("")
        expect(links).to_have_count(11)


def test_sealed_texts_survive_a_reload_and_a_missing_one_calls_the_deal_off(
    new_page: NewPage, tmp_path: Path
) -> None:
    with closing(Server(tmp_path, prelude=PATIENT)) as server:
        server.start()
        address = f"http://127.0.0.1:{server.port}"
        host = Client(address)
        code = host.open(seats=3, pace=0, bots=["random"]).table.code
        host.sit(code, "Mute", 1, text="never revealed")
        ann = new_page(f"{address}/table/{code}")
        ann.get_by_label("Your name").fill("Ann")
        ann.get_by_role("button", name="Sit down").click()
        ann.get_by_role("button", name="Start the game").click()
        expect(ann.get_by_text("Shuffling the cards … waiting for Mute.")).to_be_visible()
        assert server.process
        assert server.process.pid
        os.kill(server.process.pid, signal.SIGUSR1)
        expect(ann.get_by_text("cancelled because a text was missing: Mute (B).")).to_be_visible()
        ann.get_by_text("How the cards are shuffled").click()
        expect(ann.get_by_text(re.compile("^Ann: [0-9a-f]{64}$"))).to_be_visible()
        tabs = [ann, ann.context.new_page()]
        for tab in tabs:
            tab.goto("about:blank")
        assert host.start(code).table.phase == "revealing"
        for tab in tabs:
            tab.goto(f"{address}/table/{code}")
        begins(ann)
        begins(tabs[1])
        for tab in tabs:
            expect(tab.get_by_text("does not match what it showed before")).to_have_count(0)
        assert host.table(code).table.added[2]
        cookie = next(one["value"] for one in ann.context.cookies() if one["name"] == "pyrite")
        with Client(address, cookie).return_to(code, 2) as seat:
            seat.propose("stop")
        with host.return_to(code, 1) as mute:
            mute.vote(True)
        expect(ann.get_by_text("cancelled because a text was missing: Mute (B).")).to_be_visible()
        ann.get_by_text("Was the shuffle fair?").click()
        ann.get_by_role("button", name="Check the shuffle").click()
        expect(ann.get_by_text("match what this device noted before")).to_be_visible()
        expect(ann.get_by_text("The shuffle was fair: nobody could choose")).to_be_visible()
        for page in tabs:
            page.goto("about:blank")


def test_a_language_is_chosen_for_all_pages_and_for_the_next_time(new_page: NewPage) -> None:
    page = new_page("/new")
    page.get_by_label("Language").select_option("et")
    expect(page.get_by_role("heading", level=1)).to_have_text("Uus laud")
    page.goto("/")
    expect(page.get_by_role("button", name="Mängi kohe")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "et")


def test_a_new_page_begins_at_its_heading(new_page: NewPage) -> None:
    """For whoever hears the page; and every page has a title of its own."""
    page = new_page("/")
    expect(page).to_have_title("Pyrite")
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title("New table – Pyrite")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("path", ["/nowhere", "/%", "/table"])
def test_what_is_not_there_is_told_in_words(new_page: NewPage, path: str) -> None:
    page = new_page(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    expect(page.get_by_role("alert")).to_contain_text("Check the address")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
