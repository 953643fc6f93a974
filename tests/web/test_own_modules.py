"""Custom modules at a server that has loaded them: texts, pictures, a question."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.running import Server
from web.at_table import ask, my_turn
from web.conftest import NewPage

from pyrite.client import Client, Seat

ROOT = Path(__file__).parents[2]
MODULE = "loads:Loads"
# All hands are full of the one card.
LOADS = """
from heavy_load import HeavyLoad
from pyrite.modules import Card

class Loads(HeavyLoad):
    \"\"\"Everybody carries too much.\"\"\"
    cards = (Card("heavy_load", "burden", copies=118),)
    numbers = ("loads_put",)
    cells = ("dropped_at",)
    english = HeavyLoad.english | {"kept-loads_put": "Loads so far"}
    words = HeavyLoad.words | {"de": HeavyLoad.words["de"] + "module-Loads = Lauter Lasten"}

    def do(self, table, action):
        super().do(table, action)
        if action.verb == "burden":
            table.set_number("loads_put", table.number("loads_put") + 1)
            table.set_cell("dropped_at", "1,0")
"""
PRELUDE = """
import os, sys
os.chdir({folder!r})
sys.path.append({examples!r})
os.environ["PYRITE_MODULES"] = {module!r}
from pyrite.server.network.run import prepare
prepare(settings)
"""
TOOLS = ("pick", "lamp", "cart", "pick_lamp", "pick_cart", "lamp_cart")
NO_ACTIONS = ["rockfall", "map", *[f"broken_{tool}" for tool in TOOLS[:3]]]
DECK = {
    "paths": [{"ways": "NESW", "copies": 40}],
    "actions": dict.fromkeys([*NO_ACTIONS, *[f"repair_{tool}" for tool in TOOLS]], 0),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has named a module of his own."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "loads.py").write_text(LOADS)
    places = {"folder": str(folder), "examples": str(ROOT / "examples")}
    with closing(Server(folder, prelude=PRELUDE.format(module=MODULE, **places))) as one:
        one.start()
        yield one


def begin(page: Page, url: str) -> Seat:
    """The page sits at A and is to play; somebody else has the other seats, of which this is B."""
    plan = {"seats": 3, "modules": [MODULE], "deck": {"base": DECK}}
    code = str(ask(page, "POST", "/tables", plan)["table"]["code"])
    ask(page, "PUT", f"/tables/{code}/seats/0", {"name": "Ann"})
    bo = Client(url)
    for seat, name in ((1, "Bo"), (2, "Cy")):
        bo.sit(code, name, seat)
    ask(page, "POST", f"/tables/{code}/start")
    page.goto(f"/table/{code}")
    others = [bo.return_to(code, seat) for seat in (1, 2)]
    starter = page.locator("li.asked").get_attribute("data-seat")
    for seat in {"A": [], "B": others, "C": others[1:]}[str(starter)]:
        answer(seat, "pass")
    others[1].close()
    return others[0]


def answer(seat: Seat, verb: str) -> None:
    """When this seat may do so, it does: to seat A where it is done to somebody."""
    for moment in seat:
        found = [one for one in moment.actions if one.verb == verb and not one.target]
        if found:
            seat.act(found[0])
            return


def test_a_module_of_ones_own_is_chosen_for_a_new_table(new_page: NewPage) -> None:
    page = new_page("/new", locale="de-DE")
    page.get_by_label("Lauter Lasten").check()
    expect(page.locator(f"[id='about-{MODULE}']")).to_contain_text("Everybody carries too much.")


def test_its_cards_actions_and_questions_have_words(new_page: NewPage, server: Server) -> None:
    page = new_page()
    with begin(page, f"http://127.0.0.1:{server.port}") as other:
        card = my_turn(page).filter(has_text="heavy load").first
        expect(card.locator("svg text")).to_have_text("HL")
        card.click()
        page.locator("[data-seat=B] .who").click()
        answer(other, "throw")
        answer(other, "burden")
        question = page.locator("[data-kind=too_heavy]")
        expect(question).to_contain_text("You carry too much. Which card do you throw away?")
        expect(question.get_by_role("link")).to_have_count(0)  # no rulebook has this rule
        question.get_by_role("button", name="Throw away heavy load").click()
        expect(question).to_have_count(0)
        expect(page.get_by_text("Bo puts a heavy load on Ann.")).to_be_visible()
        expect(page.get_by_role("paragraph").filter(has_text="Loads so far: 2")).to_be_visible()
        expect(page.get_by_role("paragraph").filter(has_text="Dropped at: 1,0")).to_be_visible()
        expect(page.get_by_role("img", name="Dropped at: 1,0")).to_be_visible()
