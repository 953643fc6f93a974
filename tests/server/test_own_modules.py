"""A module that only the server has: every client tells its words and shows what it keeps."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from deep import in_deep
from server.running import Server
from typer.testing import CliRunner

import pyrite
from pyrite.cli.app import app
from pyrite.cli.network.visit import credentials_file
from pyrite.client import Client
from pyrite.core.messages import ConfigError

PAGE = Path(__file__).parents[2] / "docs/write-a-client.md"
KEY = "hanging:Lamps"
LAMPS = """
from pyrite.modules import Action, Card, OwnModule

class Lamps(OwnModule):
    rule = "X-9"
    cards = (Card("hook", "hang", copies=60),)
    forms = {"hang": "alone"}
    numbers = ("lamps_lit",)
    cells = ("hung_at",)
    english = {"event-hung": "{seat} hangs a lamp.", "card-hook": "iron hook", "not-now": "Later."}
    words = {"de": "event-hung = { $seat } hängt eine Lampe auf."}

    def plays(self, table, seat, card):
        if table.number("lamps_lit") < 60:
            yield Action(seat, "hang", card=card)

    def do(self, table, action):
        table.set_number("lamps_lit", table.number("lamps_lit") + 1)
        table.set_cell("hung_at", "1,0")
        table.tell("event-hung", action.seat)

    def why_not(self, table, action):
        return self.say("not-now")
"""
PRELUDE = """
import os, sys
os.chdir({folder!r})
sys.path.append({folder!r})
os.environ["PYRITE_MODULES"] = {key!r}
from pyrite.server.network.run import prepare
prepare(settings)
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has a module that nobody else has."""
    folder = tmp_path_factory.mktemp("modules")
    (folder / "hanging.py").write_text(LAMPS)
    with pytest.raises(ConfigError):
        pyrite.new_game(seats=3, modules=[KEY])
    with closing(Server(folder, prelude=PRELUDE.format(folder=str(folder), key=KEY))) as one:
        one.start()
        yield one


def test_the_client_of_the_page_tells_it(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    program = re.findall(r"^```python\n(\"{3}.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)[0]
    names: dict[str, Any] = {"__name__": "client"}
    exec(program.replace('"rounds": 1', f'"rounds": 1, "modules": [{KEY!r}]'), names)
    names["main"](f"http://127.0.0.1:{server.port}")
    said = capsys.readouterr().out
    assert re.search(r"^\w+ hangs a lamp\.$", said, re.M)
    assert "Gold: " in said


@pytest.mark.parametrize("lang", ["en", in_deep("de")])
def test_the_terminal_plays_it_without_having_it(
    server: Server, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyrite.cli.saved.user_data_path", lambda *name, **how: tmp_path / "data")
    url = f"http://127.0.0.1:{server.port}"
    ann, bo = Client(url), Client(url)
    code = bo.open(seats=3, rounds=1, pace=0, modules=[KEY], bots=[None, None, "random"]).table.code
    ann.sit(code, "Ann", 0)
    credentials_file(url).parent.mkdir(parents=True)
    credentials_file(url).write_text(ann.cookie or "")
    with ThreadPoolExecutor() as pool:
        other = pool.submit(play_out, bo, code)
        while bo.table(code).table.phase == "lobby":
            pass
        typed = "why hang\nwhy rope\nHOOK\n" + "1\n1\n" * 200
        words = ["play", "--server", url, "--code", code, "--plain", f"--lang={lang}"]
        done = CliRunner().invoke(app, words, input=typed)
        other.result()
    assert done.exit_code == 0, (done.output, done.exception)
    told = {"en": " hangs a lamp.", "de": " hängt eine Lampe auf."}[lang]
    assert told in done.output
    assert "iron hook" in done.output
    assert "Lamps lit: 2" in done.output
    assert "Hung at: 1,0" in done.output


def play_out(client: Client, code: str) -> None:
    """Begin the game and hang up every lamp."""
    with client.join(code, "Bo", 1) as seat:
        client.start(code)
        for moment in seat:
            if moment.actions:
                hung = [one for one in moment.actions if one.verb == "hang"]
                seat.act((hung or moment.actions)[0])


def test_a_table_with_it_is_opened_from_the_terminal(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[Any] = []
    monkeypatch.setattr("pyrite.cli.commands.play.play_on_network", lambda *x: plans.append(x[-1]))
    url = f"http://127.0.0.1:{server.port}"
    done = CliRunner().invoke(app, ["play", "--server", url, "--open", "--module", KEY])
    assert done.exit_code == 0, done.output
    assert Client(url).open(**plans[0]).table.plan.modules == [KEY]
