"""The third game, played in every way that is independent of games; prints the outcome as JSON."""

import asyncio
import json
import os
import random
import tempfile
from pathlib import Path

from server.inside import connected, house, say, sent, started
from typer.testing import CliRunner

import pyrite
from pyrite.bots import BOTS
from pyrite.bots.table import play_game
from pyrite.cli.app import app
from pyrite.core.feed import Feed
from third_game.nuggets import NUGGETS

pyrite.GAMES["nuggets"] = NUGGETS  # the only registration needed


def run(*words: str, lines: int = 0) -> str:
    """Return what the command prints, answering every question with one nugget."""
    typed = "take 1\n" * lines
    done = CliRunner().invoke(app, [*words, "--lang=en"], input=typed, prog_name="pyrite")
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


async def at_a_server(folder: Path) -> list[str]:
    """Let three people play a whole game at a server, and return what the last one is sent."""
    async with house(folder) as one:
        live = await started(one, game="nuggets", seats=3)
        people = [connected(live, seat) for seat in range(3)]
        state = live.table.state
        while not state.over:
            seat, version = state.asked[0], live.table.version
            text = state.actions(seat)[0].text
            say(people[seat], type="act", action=text, version=version, id=version)
            while live.table.version == version or live.unkept:
                await asyncio.sleep(0.002)
        return [frame["type"] for frame in sent(people[2])]


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
        played = run("play", "nuggets", "--plain", "--seats=3", "--bot=random", lines=20)
        served = asyncio.run(at_a_server(Path(folder)))
    print(
        json.dumps(
            {
                "played": played,
                "simulated": run("sim", "nuggets", "--seats=3", "--games=3", "--bot=random"),
                "modules": run("modules"),
                "served": served,
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
                "bots": bots.over,
            }
        )
    )


main()
