"""`pyrite play --server`: the real command against a real server."""

import os
import stat
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from cli.terminal import PYRITE, Terminal
from server.conftest import NewServer
from server.running import Server, free_port
from typer.testing import CliRunner

from pyrite.cli.app import app
from pyrite.cli.network.match import ServerMatch
from pyrite.cli.network.server_table import read_talk, visible
from pyrite.cli.table.asking import Asking
from pyrite.cli.terminal.printer import Printer
from pyrite.client import Client
from pyrite.core.messages import NotationError
from pyrite.core.talk import Talk

QUICK = {"seats": 3, "rounds": 1, "pace": 0, "grace": 3600}
PROMPT, NEXT_STEP = "or ? >", "Enter goes back >"
ROUND_OVER = "Press Enter to continue."


def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


def opened(server: Server, people: int, **plan: Any) -> tuple[Client, str]:
    """A table for so many people and bots of the server; who opened it does not sit there."""
    host = Client(address(server))
    bots = [*[None] * people, *["medium"] * (3 - people)]
    return host, host.open(**QUICK | {"bots": bots} | plan).table.code


@pytest.fixture
def terminals(server: Server, tmp_path: Path) -> Iterator[Any]:
    """`terminals("anna", code)`: the command at a terminal of its own, with Anna's data folder."""
    with ExitStack() as stack:

        def start(who: str, code: str, *words: str) -> Terminal:
            table = ("play", "--server", address(server), "--code", code)
            return stack.enter_context(Terminal(*table, *words, data=tmp_path / who))

        yield start


def piped(data: Path, *words: str, lines: str) -> str:
    """The command in a pipe; all that it says."""
    surroundings = os.environ | {"XDG_DATA_HOME": str(data), "LC_ALL": "C", "PYTHONUTF8": "1"}
    command = [*PYRITE, "play", *words]
    pipe = {"capture_output": True, "text": True, "check": True, "timeout": 60}
    return str(subprocess.run(command, input=lines, env=surroundings, **pipe).stdout)


@pytest.mark.deep
def test_a_terminal_a_pipe_and_a_bot_play_a_game(
    server: Server, terminals: Any, tmp_path: Path
) -> None:
    host, code = opened(server, 2)
    anna = terminals("anna", code.lower(), "--name", "Anna")
    anna.wait_for("You sit in seat A")
    anna.wait_for("At the table: A Anna, B free, C ")
    anna.wait_for("(medium). The game has not started")
    with ThreadPoolExecutor() as pool:
        words = ("--server", address(server), "--code", code, "--name", "Bert", "--seat", "b")
        bert = pool.submit(piped, tmp_path / "bert", *words, lines="1\n" * 400)
        anna.wait_for("A Anna, B Bert, C ")
        host.start(code)
        played = play_out(anna)
    anna.press("\n")
    assert anna.end() == 0
    assert "Bert's turn" in anna.text
    assert "Final result" in bert.result()
    assert host.record(code).count("\nA ") == played
    assert host.record(code).count("\nB ") == bert.result().count(PROMPT)


def play_out(player: Terminal) -> int:
    """Always type 1, until the game is over; how often something was chosen from the first on."""
    played = 0
    asked = (PROMPT, NEXT_STEP, ROUND_OVER)
    while (shown := player.wait_for(*asked, "Final result")) != "Final result":
        player.press("\n" if shown == ROUND_OVER else "1\n")
        played += shown == PROMPT
    return played


def test_a_table_is_opened_listed_and_filled_from_the_command_line(
    new_server: NewServer, tmp_path: Path
) -> None:
    server = new_server()  # with no other public table
    there = ("play", "--server", address(server))
    plan = ("lostmines", "--seats", "4", "--bot", "B=hard", "--option", "rounds=1")
    with (
        Terminal(*there, "--open", "--public", *plan, "--name", "Ann", data=tmp_path / "a") as ann,
        Terminal(*there, "--name", "Bo", data=tmp_path / "b") as bo,
    ):
        ann.wait_for("Others can join with: pyrite play --server", "--code ")
        ann.wait_for("(hard), C free, D free")
        bo.wait_for("new: open a table")
        bo.press("\n")  # look again: the table may not have been there yet
        bo.wait_for("The Lost Mines, 2 free seats: A Ann, B ")
        bo.press("1\n")
        ann.wait_for("C Bo")
        ann.press("Bot d Random\n")
        ann.wait_for("(random)")
        ann.press("free D\n")
        ann.wait_for("D free")
        ann.press("start\n")
        ann.wait_for("One seat is still free")
        ann.press("bots\n")
        ann.wait_for("(medium)")
        ann.press("bot Z\n")
        ann.wait_for("Z")
        ann.press("start\n")
        ann.wait_for(PROMPT, "'s turn", "Waiting for the others")
    (table,) = (one for one in Client(address(server)).public_tables() if one.seats[2].name == "Bo")
    assert table.plan.rounds == 1


def test_refusals_and_why_come_from_the_server(server: Server, terminals: Any) -> None:
    host, code = opened(server, 1)
    anna = terminals("anna", code)
    anna.wait_for("has not started")
    host.start(code)
    anna.wait_for(PROMPT)
    anna.press("why rockfall@0,0\n")
    anna.wait_for("(B-", "(E-")
    anna.press("nesw@5,5\n")
    anna.wait_for("(B-")
    anna.press("flurb\n")
    anna.wait_for("flurb")
    anna.press("99\n")
    anna.wait_for("99")
    anna.press("save x.txt\n")
    anna.wait_for("The server saves this game")
    anna.press("?\n")
    anna.wait_for("On a server")
    anna.press("bot\n")
    anna.wait_for("A bot is playing for you.")
    anna.wait_for("'s turn", "Waiting for the others")
    anna.press("\n")
    anna.wait_for(PROMPT)
    anna.press("quit\n")
    assert anna.end() == 0


def test_leave_and_come_back(server: Server, terminals: Any, tmp_path: Path) -> None:
    host, code = opened(server, 1)
    anna = terminals("anna", code, "--name", "Anna")
    anna.wait_for("has not started")
    anna.press("\x03")
    anna.wait_for("Seat A stays yours. After 3,600 seconds")
    anna.wait_for(f"pyrite play --server {address(server)} --code {code}")
    assert anna.end() == 0
    host.start(code)
    anna = terminals("anna", code)
    anna.wait_for("You sit in seat A")
    anna.wait_for(PROMPT)
    anna.press("quit\n")
    anna.wait_for("Seat A stays yours")
    assert anna.end() == 0
    [key] = (tmp_path / "anna" / "pyrite" / "servers").iterdir()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_the_connection_comes_back_and_so_does_who_was_replaced(
    server: Server, terminals: Any, tmp_path: Path
) -> None:
    host, code = opened(server, 1, pace=1)
    anna = terminals("anna", code)
    anna.wait_for("has not started")
    host.start(code)
    anna.wait_for(PROMPT)
    server.kill()
    anna.press("1 x\n")
    anna.wait_for("The server does not answer. Trying again …")
    server.start()
    anna.wait_for(PROMPT)
    [key] = (tmp_path / "anna" / "pyrite" / "servers").iterdir()
    with Client(address(server), key.read_text()).return_to(code, 0) as same_person:
        same_person.hand_over()
    anna.press("\n")
    anna.wait_for("A bot is playing for you.")
    anna.press("\n")  # the first may have been read before she heard of it
    anna.wait_for(PROMPT)
    assert not host.table(code).table.seats[0].stand_in


def first_asked(*players: Terminal) -> Terminal:
    """The first of them who is asked for a move after the last words it waited for."""
    for _ in range(200):
        for player in players:
            player.read(0.05)
            if PROMPT in player.text[player.seen :]:
                return player
    raise AssertionError([player.text[player.seen :] for player in players])


def test_people_talk(server: Server, terminals: Any) -> None:
    host, code = opened(server, 2, talk="text")
    anna, bert = terminals("anna", code), terminals("bert", code)
    anna.wait_for("has not started")
    bert.wait_for("has not started")
    while host.table(code).table.seats[1].name is None:
        bert.read(0.05)
    host.start(code)
    asked = first_asked(anna, bert)
    waiting = bert if asked is anna else anna
    me, other = ("A", "B") if (" A" in asked.text.split("You sit in seat")[1][:3]) else ("B", "A")
    asked.press(f"say suspect {other.lower()}\n")
    names = {"AB"[n]: seat.name for n, seat in enumerate(host.table(code).table.seats[:2])}
    for player in (asked, waiting):
        player.wait_for(f"{names[me]}: “I don't trust {names[other]}.”")
    waiting.press("say Na so was!\n")
    waiting.wait_for(f"{names[other]}: “Na so was!”")
    waiting.press("say\n")
    waiting.wait_for("What do you want to say?")
    waiting.press("1 x\n")
    waiting.wait_for("It is not your turn.")
    waiting.press("vote\n")
    waiting.wait_for("How do you want to vote?")
    waiting.press(f"vote skip {other}\n")
    waiting.wait_for("Choose another person at the table")
    waiting.press("vote stop\n")
    waiting.wait_for("proposes to end the game. 1 of 2 agree")
    asked.press("vote yes\n")
    for player in (asked, waiting):
        player.wait_for("The players have ended the game.")
        player.press("rematch\n")
    asked = first_asked(anna, bert)  # the cards are dealt as soon as both are there
    asked.press("quit\n")
    asked.wait_for("stays yours")


def test_a_vote_is_heard_out_whatever_news_came_before_it(server: Server) -> None:
    host, code = opened(server, 2)
    ann, bert = (Client(address(server)) for _ in range(2))
    with ann.join(code, "Ann") as proposing, bert.join(code, "Bert") as place:
        host.start(code)
        first = next(moment for moment in place if moment.view)
        match = ServerMatch(Printer("en"), place, first)
        proposing.propose("stop")
        match._vote(Asking(match.public, []), "yes")  # Bert has not heard of the proposal yet
        assert match.table.over


def test_what_cannot_be_done_is_said_in_a_sentence(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pyrite.cli.saved.user_data_path", lambda *name, **how: tmp_path)
    monkeypatch.setattr("pyrite.cli.network.visit.FIRST_PATIENCE", 0.1)
    _, code = opened(server, 1)
    Client(address(server)).sit(code, "Zoe", 0)
    there = ("--server", address(server))
    for words, sentence in (
        (("--server", f"http://127.0.0.1:{free_port()}", "--code", code), "does not answer"),
        (("--server", "ftp://x", "--code", code), "Not a server address"),
        ((*there, "--code", "ZZZZZZ"), "There is no table with this code"),
        ((*there, "--code", code), "All seats at this table are taken"),
        ((*there, "--code", code, "--seat", "A"), "That seat is taken"),
        ((*there, "--code", code, "--name", "x" * 25), "is too long."),
        (("--server", address(server), "--public"), "--public only works together with --open"),
        ((*there, "--code", code, "--seed", "7"), "--seed does not work with --server"),
        (("--code", code), "--code only works together with --server"),
    ):
        done = CliRunner().invoke(app, ["play", *words, "--lang", "en"], prog_name="pyrite")
        assert (done.exit_code, sentence in done.stderr) == (2, True), done.stderr


def test_who_waited_in_vain_for_the_server_reads_how_to_come_back(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pyrite.cli.saved.user_data_path", lambda *name, **how: tmp_path)
    monkeypatch.setattr("pyrite.cli.network.visit.PATIENCE", 0.1)
    host, code = opened(server, 1)

    def kill() -> None:
        with host.watch(code) as watching:
            while not (watching.presence and watching.presence.here[0]):
                watching.next(0.1)
        server.kill()

    command = f"pyrite play --server {address(server)} --code {code} --seat A"
    with ThreadPoolExecutor() as pool:
        killed = pool.submit(kill)
        done = CliRunner().invoke(app, [*command.split()[1:], "--lang", "en"], prog_name="pyrite")
        killed.result()
    server.start()
    assert done.exit_code == 2
    assert "does not answer" in done.stderr
    assert command in " ".join(done.stdout.split())


@pytest.mark.parametrize("sign", ["\x1b[2J", "\x07", "\r", "\u202e", "\n"])
def test_what_others_say_does_not_touch_the_terminal(sign: str) -> None:
    assert visible(f"a{sign}b").replace("[2J", "") == "a b"


@pytest.mark.parametrize("is_free", [True, False])
def test_phrases_are_read_before_free_text(is_free: bool) -> None:
    assert read_talk(0, "Suspect b", is_free) == Talk(0, "suspect", target=1)
    assert read_talk(0, "goal 2 YES", is_free) == Talk(0, "goal", goal=2, has_gold=True)


def test_free_text_is_kept_as_it_was_typed() -> None:
    assert read_talk(0, "Goal keepers!", is_free=True) == Talk(0, "text", text="Goal keepers!")
    assert read_talk(0, '"Path"', is_free=True) == Talk(0, "text", text="Path")
    with pytest.raises(NotationError):
        read_talk(0, "Goal keepers!", is_free=False)
