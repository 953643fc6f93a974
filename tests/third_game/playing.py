"""The third game, played in every way that is independent of games; prints the outcome as JSON."""

import json
import os
import random
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from cli.fullscreen.pilot import Player, asked, shown, table, visit
from cli.visitor import Visitor
from server.running import Server
from textual.pilot import Pilot
from typer.testing import CliRunner

import pyrite
from pyrite.bots import BOTS
from pyrite.bots.table import play_game
from pyrite.cli.app import COMMANDS, app
from pyrite.cli.fullscreen.replay_screen import ReplayScreen
from pyrite.cli.fullscreen.start_screen import saved_games
from pyrite.cli.network.visit import credentials_file
from pyrite.cli.saved import RecordedGame
from pyrite.cli.table.sitting import offer_game
from pyrite.cli.terminal.printer import Printer
from pyrite.client import Client
from pyrite.core.feed import Feed
from pyrite.lang import Speaker, tell_message

REGISTER = "import pyrite, third_game.nuggets as one; pyrite.GAMES['nuggets'] = one.NUGGETS"
exec(REGISTER)
ONE = ["take 1"] * 20  # as many as a game may need
ASKED = ["?", "words", "zoom", "know", "log", "!", "why take 3", "quit"]


def run(*words: str, lines: Sequence[str] = (), code: int = 0) -> str:
    """Return what the command prints while these lines are typed."""
    typed = "".join(f"{line}\n" for line in lines)
    done = CliRunner().invoke(app, [*words, "--lang=en"], input=typed, prog_name="pyrite")
    assert done.exit_code == code, (words, done.output, done.exception)
    return done.output


def in_lines(folder: Path) -> dict[str, Any]:
    """Play in the terminal line by line, look around, leave, and see the game offered again."""
    game = ("play", "nuggets", "--plain", "--seats=3", "--bot=random")
    record = str(folder / "game.txt")
    said = {
        "played": run(*game, f"--record={record}", lines=ONE),
        "replayed": run("replay", record),
        "looked": run(*game, lines=ASKED),
    }
    (game_left,) = saved_games(Speaker("en"))
    visitor = Newcomer("en", (80, 24), random.Random(1))
    again = offer_game(visitor)
    assert again is not None
    again.journal.close()
    return said | {"left": game_left[1], "offered": visitor.shown.getvalue()}


class Newcomer(Visitor):
    """A player who only presses Enter."""

    def read(self, prompt: str) -> str | None:
        return ""


def in_full_screen() -> dict[str, Any]:
    """Play in full screen by keys alone, looking around first, and replay what was played."""
    seen: list[str] = []

    async def look(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        for key in ("question_mark", "o", "n", "slash"):
            await pilot.press(key)
            await pilot.pause()
            seen.append(shown(pilot))
            await pilot.press("escape")
        await pilot.press("plus", "minus", "exclamation_mark")
        await pilot.pause()
        seen.append(shown(pilot))

    async def step(pilot: Pilot[Any]) -> None:
        await pilot.press("right", "right", "tab", "pagedown", "end")
        await pilot.pause()
        seen.append(shown(pilot))

    visit(table("nuggets", seats=3), look)
    screen, player = table("nuggets", seats=3), Player(0)
    visit(screen, player)
    state = screen.table.state
    visit(ReplayScreen(Printer("en"), RecordedGame(pyrite.Record.of(state), state), None), step)
    return {"over": state.over, "seen": seen, "pages": player.pages}


def at_a_server(folder: Path) -> dict[str, Any]:
    """Serve a table where one player is in the terminal and the other one a client."""
    with closing(Server(folder, prelude=REGISTER)) as server, ThreadPoolExecutor() as pool:
        server.start()
        url = f"http://127.0.0.1:{server.port}"
        ann, bo = Client(url), Client(url)
        code = bo.open(game="nuggets", seats=2, pace=0).table.code
        ann.sit(code, "Ann", 0)
        credentials_file(url).parent.mkdir(parents=True)
        credentials_file(url).write_text(ann.cookie or "")
        told = pool.submit(follow, bo, code)
        while bo.table(code).table.phase == "lobby":
            pass
        played = run("play", "--server", url, "--code", code, "--plain", lines=ONE)
        return {"served": played, "told": told.result()}


def follow(client: Client, code: str) -> list[str]:
    """Begin the game, always take one nugget, and return what the client tells."""
    told = []
    with client.join(code, "Bo", 1) as seat:
        client.start(code)
        for moment in seat:
            words = Speaker("en", moment.description, [one.name for one in moment.table.seats])
            told += [tell_message(words, message, 1) for message in moment.messages]
            if moment.actions:
                seat.act(moment.actions[0])
    return told


def between_bots() -> dict[str, Any]:
    """Let bots compete, and look everything up."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # a worker would not know the game
    contest = ("nuggets", "--bot=random", "--bot=medium", "--seats=3", "--deals=1")
    return {
        "helped": {name: run(name, "--help") for name in COMMANDS},
        "simulated": run("sim", "nuggets", "--seats=3", "--games=3", "--bot=random"),
        "compared": run("arena", *contest),
        "modules": run("modules"),
        "rule": run("rules", "N-1"),
        "refused": run("sim", "nuggets", "--module=toll", code=2),
    }


def main() -> None:
    state = pyrite.new_game("nuggets", seats=3, seed=5)
    feed, rng = Feed(state), random.Random(1)
    told = []
    while not state.over:
        action = rng.choice(state.actions())
        assert state.why_not(action) is None
        state.play(action)
        update = feed.update()
        told.append([message.id for message in update.messages[1]])
        assert {**feed.public, **feed.private[1]} == state.view(1)
    record = pyrite.Record.of(state)
    again = pyrite.Record.from_text(record.to_text()).replay()
    moment = pyrite.new_game("nuggets", seats=3, seed=5)
    moment.play("take 2")
    guesses = {pyrite.imagine(moment.view(1), rng).position()["heap"] for _ in range(200)}
    bots = pyrite.new_game("nuggets", seats=4, seed=6)
    play_game(bots, [BOTS["random"](bots.describe()) for _ in range(4)])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        ways = {
            "lines": in_lines(Path(folder)),
            "screen": in_full_screen(),
            "server": at_a_server(Path(folder)),
            "bots": between_bots(),
        }
    print(
        json.dumps(
            {
                **ways,
                "scores": state.scores,
                "same": again == state,
                "told": told,
                "back": pyrite.from_position(moment.position()) == moment,
                "copied": moment.copy() == moment,
                "known": pyrite.imagine(moment.view(0), rng).position()["heap"]
                == moment.position()["heap"],
                "guesses": len(guesses),
                "moves": moment.copy().play_random(3),
                "refused": moment.why_not("take 3", 0),
                "ended": bots.over,
            }
        )
    )


main()
