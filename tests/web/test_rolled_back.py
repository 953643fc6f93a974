"""An owner of a server who plays there goes back in time, and a page that plays against them."""

from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from server.owner import OWN, PATIENT, Owner, before_closing
from server.running import Server
from web.at_table import wait_until

from pyrite.client import Client

ANN = 1
WARNING = "does not match what it showed before"


def sat_down(browser: Browser, owner: Owner) -> Page:
    """The page of an honest player, who has sealed a text."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{owner.client.http.url}/table/{owner.code}")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Sit down").click()
    wait_until(page, lambda: bool(owner.table.seals[ANN]))
    return page


def end(owner: Owner, page: Page) -> None:
    """End the game by a vote of both."""
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "pyrite")
    with owner.client.return_to(owner.code, OWN) as own:
        own.propose("stop")
        with Client(owner.client.http.url, cookie).return_to(owner.code, ANN) as ann:
            ann.vote(True)


def test_the_page_reveals_no_text_twice_and_says_what_it_saw(
    browser: Browser, tmp_path: Path
) -> None:
    with closing(Server(tmp_path, prelude=PATIENT)) as server:
        server.start()
        owner = Owner(server)
        page = sat_down(browser, owner)
        owner.start()
        wait_until(page, lambda: owner.table.unrevealed == [OWN])
        [known] = owner.texts()
        expect(page.get_by_text(WARNING)).to_have_count(0)
        wanted, seal = owner.wanted_text(), owner.table.seals[ANN]
        owner.rewrite(before_closing)
        owner.seal(wanted)
        wait_until(page, lambda: owner.table.seals[ANN] != seal)
        expect(page.get_by_text(WARNING)).to_be_visible()
        owner.start()
        wait_until(page, lambda: owner.table.unrevealed == [OWN])
        assert owner.texts() != [known], "the owner would have chosen the cards"
        owner.reveal()
        page.locator("[data-cell]").first.wait_for()
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_text(WARNING)).to_have_count(0)
        page.reload()
        expect(page.get_by_text(WARNING)).to_be_visible()
        page.get_by_role("button", name="Close").click()
        end(owner, page)
        page.get_by_text("Was the shuffle fair?").click()
        page.get_by_role("button", name="Check the shuffle").click()
        expect(page.get_by_text("The table's secret matches its hash")).to_be_visible()
        expect(page.get_by_text("dealt again until someone liked them")).to_be_visible()
        expect(page.get_by_text("This shuffle cannot be trusted.")).to_be_visible()
        page.context.close()
