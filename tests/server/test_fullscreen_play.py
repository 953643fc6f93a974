"""A seat at a server's table in full screen, against a real server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from cli.fullscreen.pilot import Player, asked, handled, piloted, region, shown, typed
from deep import DEEP
from server.running import Server
from textual.pilot import Pilot

from pyrite.cli.fullscreen.app import FullScreen
from pyrite.cli.fullscreen.new_table import sentence
from pyrite.cli.fullscreen.start_screen import Problem, play_at
from pyrite.cli.network.visit import Visit
from pyrite.cli.terminal.printer import Printer
from pyrite.client import Client
from pyrite.core.talk import Talk


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keys of servers are kept here."""
    monkeypatch.setattr("pyrite.cli.saved.user_data_path", lambda *name, **how: tmp_path)


DIALOGS = {"t": "Type for example", "v": "propose", "n": "Notes", "slash": "type to search"}


async def visited(server: Server, code: str | None, do: Any, name: str = "Ann") -> list[str]:
    """Visit a table and do something there; what is said after it in the terminal."""
    printer = Printer("en")

    async def story(app: FullScreen) -> Problem | None:
        visit = Visit(f"http://127.0.0.1:{server.port}", code, None, name)
        return await play_at(app, printer, visit, 0)

    app = FullScreen(printer, story)
    async with piloted(app) as pilot:
        await do(pilot)
    with printer.out.capture() as capture:
        for say in app.when_done.values():
            say()
        if app.return_value is not None:
            printer.out.print(sentence(printer.speaker, app.return_value))
    return capture.get().split()


async def wait_for(pilot: Pilot[Any], words: str) -> None:
    for _ in range(3000):
        if words in " ".join(shown(pilot).split()):
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{words} is missing in {shown(pilot)}")


def opened(server: Server) -> str:
    host = Client(f"http://127.0.0.1:{server.port}")
    plan = {"seats": 10, "rounds": 1, "pace": 0, "grace": 3600}
    return host.open(**plan, bots=[None, *["random"] * 9]).table.code


@pytest.mark.deeper
def test_a_game_at_a_server_is_played_left_and_played_to_its_end(server: Server) -> None:
    code, player = opened(server), Player(last="Play again with the same people")

    async def begin(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "A Ann")
        await pilot.press("s")
        picking = await asked(pilot)
        assert picking is not None
        laid = [action.card for action in picking.choosing.actions if action.verb == "place"]
        if laid:  # what was dealt may fit nowhere
            number = picking.choosing.hand.index(laid[0] or "") + 1
            await pilot.press(str(number), *["shift+right"] * 10, "enter")  # far from all paths
            await wait_for(pilot, "(B-")
            assert region(pilot, "#message")
            await pilot.press("escape")
        await pilot.press("exclamation_mark")
        await wait_for(pilot, "A bot would play")
        await pilot.press("q")

    async def finish(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Ann")
        await player(pilot)

    said = asyncio.run(visited(server, code, begin))
    assert "stays" in said
    assert code in said
    if DEEP:
        asyncio.run(visited(server, code, finish))
        assert any("Final result" in page for page in player.pages)


def test_people_talk_vote_and_play_once_more(server: Server) -> None:
    bob = Client(f"http://127.0.0.1:{server.port}")
    code = bob.open(seats=4, grace=3600, bots=[None, None, "random", "random"]).table.code
    line = bob.join(code, "Bob", 1)

    async def do(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "A Ann")
        await pilot.press("s")
        await wait_for(pilot, "Round 1")
        await asyncio.to_thread(line.say, Talk(1, "thanks", target=0))
        await wait_for(pilot, "Thank you, Ann.")
        assert "Thank you" in region(pilot, "#log")
        await pilot.press("v")
        await wait_for(pilot, "Vote to let a bot play for Bob")
        await pilot.press("1")
        await wait_for(pilot, "Ann wants to end the game. 1 in favour, 0 against")
        await asyncio.to_thread(line.vote, False)
        await wait_for(pilot, "The proposal did not pass.")
        await asyncio.to_thread(line.propose, "stop")
        await wait_for(pilot, "Bob wants to end the game.")
        await pilot.press("v")
        await wait_for(pilot, "I agree")
        await pilot.press("1")
        await wait_for(pilot, "The players have ended the game.")
        await pilot.press("enter")
        await wait_for(pilot, "Play again with the same people")
        await pilot.press("1")
        await wait_for(pilot, "(random)")
        await pilot.press("q")

    with line:
        said = asyncio.run(visited(server, code, do))
    again = bob.table(code).table.next
    assert again in said
    assert [seat.name for seat in bob.table(again or "").table.seats[:2]] == ["Ann", "Bob"]


def test_bursts_of_keys_at_a_server_answer_every_dialog_once(server: Server) -> None:
    code = opened(server)

    async def do(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "A Ann")
        typed(pilot, *["up", "down", "1", "enter", "space", "tab"] * 4)
        await handled(pilot)
        await pilot.press("s")
        assert await asked(pilot)
        screen = pilot.app.screen
        for opening in ("t", "v", "n", "slash"):
            await asked(pilot)
            await pilot.press(opening)
            await wait_for(pilot, DIALOGS[opening])
            typed(pilot, *["escape", "enter", "escape", "enter"] * 3)
            await handled(pilot)
            assert pilot.app.screen is screen
        await pilot.press("q")

    said = asyncio.run(visited(server, code, do))
    assert code in said


def test_a_public_table_is_found_in_the_list(server: Server) -> None:
    host = Client(f"http://127.0.0.1:{server.port}")
    opened = host.open(game="lostmines", seats=3, bots=["hard"], public=True).table
    code, name = opened.code, opened.seats[0].name

    async def do(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, f"{code} The Lost Mines, 2 free seats: A {name} (hard), B free")
        await pilot.press("down", "enter")
        await wait_for(pilot, f"Table {code}: you sit in seat B.")
        await pilot.press("q")

    asyncio.run(visited(server, None, do))
    assert host.table(code).table.seats[1].name == "Ann"


def test_a_table_is_opened_and_filled_with_bots(server: Server) -> None:
    bo, codes = Client(f"http://127.0.0.1:{server.port}"), list[str]()

    async def do(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Open a new table")
        await pilot.press("enter")
        await wait_for(pilot, "List this table publicly")
        await pilot.press("right", "down", "left", "down", "right")  # another game, 4 seats, public
        await pilot.press("down", "down", "left", "enter")  # a bot at B
        await wait_for(pilot, "you sit in seat A.")
        codes.append(pilot.app.screen.place.code)
        await asyncio.to_thread(bo.sit, codes[0], "Bo")
        await wait_for(pilot, "C Bo")
        await pilot.press("S")
        await wait_for(pilot, "One seat is still free")
        await pilot.press("down", "down", "down", "right")
        await wait_for(pilot, "(random)")
        await pilot.press("left")
        await wait_for(pilot, "D free")
        await pilot.press("B")
        await wait_for(pilot, "(medium)")
        await pilot.press("s")
        await wait_for(pilot, "Round 1")
        await pilot.press("q")

    asyncio.run(visited(server, None, do))
    table = bo.table(codes[0]).table
    assert [seat.bot or seat.name for seat in table.seats] == ["Ann", "hard", "Bo", "medium"]
    assert (table.plan.game, table.plan.public) == ("lostmines", True)


def test_a_wrong_code_ends_the_command_with_a_sentence(server: Server) -> None:
    async def do(pilot: Pilot[Any]) -> None:
        while not pilot.app._exit:
            await pilot.pause(0.02)

    said = asyncio.run(visited(server, "ZZZZZZ", do))
    assert " ".join(said).startswith("There is no table with this code.")


def test_a_lost_line_is_said_and_tried_again_and_one_may_leave_meanwhile(server: Server) -> None:
    code = opened(server)

    async def do(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "A Ann")
        await pilot.press("s")
        assert await asked(pilot)
        await asyncio.to_thread(server.kill)
        await wait_for(pilot, "The server does not answer. Trying again …")
        await pilot.press("x", "enter")  # what is chosen meanwhile is sent later
        await asyncio.to_thread(server.start)
        while not any("discard" in words for words in pilot.app.screen.viewer.news.told):
            await pilot.pause(0.02)
        assert "trying again" not in shown(pilot)
        await asyncio.to_thread(server.kill)
        await wait_for(pilot, "The server does not answer. Trying again …")
        await pilot.press("q")

    said = asyncio.run(visited(server, code, do))
    assert f"pyrite play --server http://127.0.0.1:{server.port} --code {code}" in " ".join(said)
    server.start()
