"""Clients that know only the protocol, our own client and a server bot, at one table."""

import re
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from contract.schemas import accept_once
from deep import in_deep
from server.conftest import NewServer
from server.plain_client import PlainPerson, PlainPlayer
from server.running import Server
from typer.testing import CliRunner

import pyrite
from pyrite.bots import BOTS, Bot
from pyrite.cli.app import app
from pyrite.client import Client, ClientError, Refusal, ServerGone
from pyrite.client.bot_player import BotPlayer
from pyrite.core.fair_shuffle import FairShuffle
from pyrite.core.talk import Talk
from pyrite.games import Record
from pyrite.lang import Speaker

PAGE = Path(__file__).parents[2] / "docs/write-a-client.md"
QUICK = {"seats": 4, "rounds": 1, "pace": 0}
BOT = """
from pyrite.bots import Bot
class Last(Bot):
    def choose(self, view, actions, rng):
        assert view["seat"] == actions[0].seat < self.description.seats
        return actions[-1]
"""


def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


def together(*players: Callable[[], Any]) -> None:
    """All play at once, each in a thread; whatever goes wrong in one is raised."""
    with ThreadPoolExecutor(len(players)) as pool:
        for running in [pool.submit(player) for player in players]:
            running.result(120)


def table(server: Server, people: int, **plan: Any) -> tuple[str, list[PlainPlayer]]:
    """A table with so many plain people at its first seats, and one more who watches."""
    everybody = [PlainPerson(address(server)) for _ in range(people)]
    code = everybody[0].ask("POST", "/tables", {**QUICK, **plan})["table"]["code"]
    for seat, person in enumerate(everybody):
        person.ask("PUT", f"/tables/{code}/seats/{seat}", {"name": f"P{seat}"})
    players = [PlainPlayer(person, code, seat) for seat, person in enumerate(everybody)]
    return code, [*players, PlainPlayer(PlainPerson(address(server)), code, None)]


def replayed(client: Client, code: str) -> pyrite.State:
    return Record.from_text(client.record(code)).replay()


def plain(value: Any) -> Any:
    """As it is after a journey as JSON."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("game", [in_deep("saboteur"), "lostmines"])
def test_a_whole_game(server: Server, game: str) -> None:
    code, plain_players = table(server, 2, game=game, bots=[None, None, None, "medium"])
    plain_players[1].restless = 3
    client = Client(address(server))
    with client.join(code.lower(), "Ours") as seat:
        assert seat.seat == 2
        bot = BotPlayer(seat, BOTS["medium"])
        client.start(code)
        together(bot.play, *(player.play for player in plain_players))
        last = seat.follower.moment()
    assert bot.actions
    assert not [player.problems for player in plain_players if player.problems]
    assert plain_players[1].connections == 1 + plain_players[1].last_id // 3
    state = replayed(client, code)
    assert state.over
    for player in plain_players:
        accept_once("protocol", player.received)
        assert player.view == plain(state.view(player.seat))
        assert player.events == plain([e.as_dict() for e in state.events_for(player.seat)])
    assert last.over
    assert plain(last.view) == plain(state.view(2))


class Passing(Bot):
    """A bot that counts what it is told."""

    def __init__(self, description: Any) -> None:
        self.events: list[Any] = []
        self.talk: list[Talk] = []

    def told(self, event: Any) -> None:
        self.events.append(event)

    def hear(self, talk: Talk) -> None:
        self.talk.append(talk)

    def choose(self, view: Any, actions: Any, rng: Any) -> Any:
        return actions[0]


@pytest.mark.deep
def test_a_killed_server_costs_nothing(new_server: NewServer) -> None:
    server = new_server()
    waited: list[str] = []
    client = Client(address(server), when_waiting=lambda: waited.append("."))
    plan = {**QUICK, "seats": 3, "bots": [None, "random", "random"]}
    code = client.open(**plan).table.code
    with client.join(code, "Ours") as seat:
        client.start(code)
        bot = BotPlayer(seat, Passing)
        choose = Passing.choose

        def kill_sometimes(self: Passing, view: Any, actions: Any, rng: Any) -> Any:
            if bot.actions == 2 and seat.line.connections == 1:
                server.kill()
                server.start()
            return choose(self, view, actions, rng)

        bot.new_bot = type("Killing", (Passing,), {"choose": kill_sometimes})
        bot.play()
        assert seat.line.connections == 2
    state = replayed(client, code)
    assert state.over
    assert isinstance(bot.bot, Passing)
    mine = [text for who, text in state.played or () if who == 0]
    assert len(mine) == bot.actions
    told_it = [event.as_dict() for event in bot.bot.events]
    assert told_it == plain([event.as_dict() for event in state.events_for(0)])


def test_a_server_that_stops_politely_is_waited_for(new_server: NewServer) -> None:
    server = new_server()
    client = Client(address(server))
    code = client.open(**QUICK).table.code
    with client.join(code, "Ours") as seat:
        assert seat.next() is not None
        server.stop()
        server.start()
        assert client.add_bot(code, 1).table.seats[1].bot == "medium"
        assert next(moment for moment in seat if moment.table.seats[1].bot).version > 2


def test_an_answer_that_came_too_late_is_refused_and_the_same_is_not_done_twice(
    server: Server,
) -> None:
    client = Client(address(server))
    code = client.open(**QUICK).table.code
    seats = [client.return_to(code, client.sit(code, f"P{n}", n)) for n in range(4)]
    client.start(code)
    for seat in seats:
        moment = seat.next()
    first = next(s for s in seats if s.follower.actions)
    action = first.follower.actions[0]
    version = first.follower.version
    first.act(action)
    assert first.next() is not None
    first.follower.version = version
    with pytest.raises(Refusal):
        first.act(action)
    assert moment is not None
    for seat in seats:
        seat.close()
    assert len(client.table(code).table.seats) == 4


def test_talk_and_reasons(server: Server) -> None:
    client, other = Client(address(server)), Client(address(server))
    code = client.open(**QUICK, talk="text", bots=[None, None, "random", "random"]).table.code
    with client.join(code, "Ann") as ann, other.join(code, "Bob") as bob, other.watch(code) as eve:
        ann.say(Talk(0, "text", text="<b>hello</b>"))
        client.start(code)
        heard = [next(m.talk for m in viewer if m.talk) for viewer in (ann, bob, eve)]
        assert heard == [(Talk(0, "text", text="<b>hello</b>"),)] * 3
        reason = bob.why("NESW@9,9")
        assert reason is not None
        assert reason.english
        with pytest.raises(Refusal, match="Take a seat first"):
            eve.act("pass")
        bob.hand_over()
        assert client.table(code).table.seats[1].stand_in
        bob.take_back()
        assert not client.table(code).table.seats[1].stand_in
        ann.propose("stop")
        bob.vote(True)
        assert list(eve)[-1].table.stopped


def test_what_a_client_cannot_do(server: Server) -> None:
    client = Client(address(server))
    code = client.open(**QUICK, bots=["random"] * 4).table.code
    with pytest.raises(ClientError, match="All seats at this table are taken"):
        client.join(code, "Ours")
    with pytest.raises(Refusal, match="There is no table with this code") as refusal:
        client.join("AAAAAA", "Ours")
    assert refusal.value.status == 404
    with pytest.raises(ClientError, match="There is no table with this code"):
        client.join("../health", "Ours")
    with pytest.raises(ClientError, match="Not a server address"):
        Client("ftp://here")
    with pytest.raises(ServerGone, match="does not answer"):
        Client("127.0.0.1:1", patience=0.1).offers()


def run_bot(server: Server, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pyrite", "bot", "--server", address(server), *options]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("bot", [in_deep("medium"), "own_bot:Last"])
def test_bring_your_own_bot(server: Server, tmp_path: Path, bot: str) -> None:
    (tmp_path / "own_bot.py").write_text(BOT)
    client = Client(address(server))
    code = client.open(**QUICK, bots=["random", None, "random", "random"]).table.code
    with client.watch(code) as place, ThreadPoolExecutor(1) as pool:
        options = ("--code", code, "--bot", bot, "--name", "Robo", "--lang", "en")
        running = pool.submit(run_bot, server, tmp_path, *options)
        next(moment for moment in place if moment.table.seats[1].name)
        client.start(code)
        done = running.result()
    assert (done.returncode, done.stderr) == (0, "")
    first, last = done.stdout.splitlines()
    assert first == f"Robo sits in seat B at table {code} and waits for its turn."
    assert last.startswith("The game is over. Robo made ")
    assert replayed(client, code).over


def hear_ctrl_c() -> None:
    """A shell that started the tests in the background may have told them to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_bot_that_is_stopped_before_the_game_frees_its_seat(
    server: Server, tmp_path: Path
) -> None:
    client = Client(address(server))
    code = client.open(**QUICK).table.code
    options = ["--server", address(server), "--code", code, "--lang", "en"]
    command = [sys.executable, "-m", "pyrite", "bot", *options]
    with (
        client.watch(code) as place,
        subprocess.Popen(
            command,
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=hear_ctrl_c,
        ) as process,
    ):
        next(moment for moment in place if moment.table.seats[0].name)
        assert process.stdout is not None
        assert "waits for its turn" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=20)[0].endswith("medium leaves the table.\n")
        assert process.returncode == 130
    assert client.table(code).table.seats[0].name is None


WRONG = [
    (["--code", "AAAAAA"], "There is no table with this code."),
    (["--code", "ABCDEF", "--bot", "genius"], "Unknown bot: genius. Bots: random"),
    (["--code", "ABCDEF", "--bot", "nowhere:Bot"], "Cannot load the module nowhere"),
    (["--code", "ABCDEF", "--bot", "own_bot:First"], "The module own_bot has no bot named First"),
    (["--code", "ABCDEF", "--bot", "broken:Bot"], "Cannot load the module broken"),
    (["--code", "ABCDEF", "--seat", "Z"], "Z is not a seat"),
    (["--code", "ABCDEF", "--name", 30 * "x"], "is too long."),
    (["--code", "ABCDEF", "--bot", ".own_bot:Last"], "Cannot load the module .own_bot"),
    (["--code", "ABCDEF", "--bot", "own_bot:"], "The module own_bot has no "),
    ([], "--code is required"),
]


@pytest.mark.parametrize(("options", "sentence"), WRONG)
def test_what_the_command_cannot_do(
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    sentence: str,
) -> None:
    (tmp_path / "own_bot.py").write_text(BOT)
    (tmp_path / "broken.py").write_text("class")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "own_bot", raising=False)
    command = ["bot", "--server", address(server), *options, "--lang", "en"]
    done = CliRunner().invoke(app, command, prog_name="pyrite")
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_client_that_the_page_shows_plays_a_round(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    program = re.findall(r"^```python\n(\"{3}.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)[0]
    assert 20 <= len(program.splitlines()) <= 35
    names: dict[str, Any] = {"__name__": "client"}
    exec(program, names)
    names["main"](address(server))
    said = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"Watch table [A-Z]{6} in the browser\.", said[0])
    assert re.fullmatch(r"Gold: \[\d+, \d+, \d+, \d+\]", said[-1])
    told = "\n".join(said)
    assert told.count("Round 1 begins.") == told.count("The game is over.") == 1
    did = {who for who, _ in re.findall(r"^(\w+) (lays?|pass(?:es)?|breaks?)\b", told, re.M)}
    assert len(did & {*Speaker("en").say("bot-names").split(", ")}) == 3, told
    assert "You" in did, told


def test_clients_seal_texts_and_reveal_them(new_server: NewServer) -> None:
    """Also those who come back, and after a deal that failed."""
    server = new_server(prelude="import pyrite.server.live_table as t; t.REVEAL_SECONDS = 0.5")
    host, ann, bob = (Client(address(server)) for _ in range(3))
    code = host.open(**QUICK, bots=["random", None, None, "random"]).table.code
    bob.sit(code, "Bob", 2, text="Bob is not there to reveal it")
    first = ann.join(code, "Ann", 1)
    first.next()
    sealed = host.table(code).table.seals
    assert [bool(seal) for seal in sealed] == [False, True, True, False]
    first.line.reset()  # as if its process had been killed
    with Client(address(server), ann.cookie).join(code, "Ann") as seat:
        again = next(moment.table for moment in seat if moment.table.seals[1] != sealed[1])
        assert again.seals[1], "whoever comes back without the text seals another one"
        assert host.start(code).table.phase == "revealing"
        lobby = next(moment.table for moment in seat if moment.table.withheld)
        assert (lobby.phase, lobby.withheld) == ("lobby", [["Bob (C)"]])
        fresh = next(moment.table for moment in seat if moment.table.seals[1])
        assert fresh.seals[1] not in (sealed[1], again.seals[1])
        assert fresh.seals[2] == ""
        host.start(code)
        dealt = next(moment.table for moment in seat if moment.view)
        assert [bool(text) for text in dealt.added] == [False, True, False, False]
        seat.propose("stop")
        with bob.return_to(code, 2) as other:
            other.vote(True)
        assert list(seat)[-1].table.stopped
        assert seat.doubt is None
        assert seat.notes.at(code)[-1].table.seals == fresh.seals
    shuffle = host.shuffle(code)
    assert (shuffle.kept, shuffle.sealed, shuffle.dealt) == (True, True, True)
    assert (shuffle.seals, shuffle.withheld) == (fresh.seals, [["Bob (C)"]])
    assert Record.from_text(host.record(code)).shuffle == FairShuffle(
        shuffle.commitment,
        shuffle.secret,
        tuple(shuffle.added),
        tuple(fresh.seals),
        (("Bob (C)",),),
        code,
    )


def test_one_client_with_several_seats_starts_at_once(server: Server) -> None:
    client = Client(address(server))
    code = client.open(**QUICK, bots=["random", "random"]).table.code
    client.sit(code, "Ann", 2, text="one")
    client.sit(code, "Bob", 3, text="two")
    table = client.start(code).table
    assert (table.phase, table.added[:2]) == ("playing", ["", ""])
    assert [re.sub("[0-9a-f]{32}$", "", text) for text in table.added[2:]] == ["one ", "two "]


def test_whoever_leaves_the_lobby_takes_the_seal_along(server: Server) -> None:
    host, client = Client(address(server)), Client(address(server))
    code = host.open(**QUICK, bots=["random", "random", "random"]).table.code
    with client.join(code, "Ann") as seat:
        seat.next()
        assert host.table(code).table.seals[3]
    assert host.start(code).table.phase == "playing", "nobody waits for a text that will not come"


def test_who_comes_second_to_a_free_seat_takes_the_next(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two come at the same time and both see that the first seat is free."""
    first, second = Client(address(server)), Client(address(server))
    code = first.open(seats=3).table.code
    stale = second._free_seat(code)
    assert first.sit(code, "Ann") == stale
    seen, look = [stale], second._free_seat
    monkeypatch.setattr(second, "_free_seat", lambda code: seen.pop() if seen else look(code))
    assert second.sit(code, "Bob") == stale + 1
