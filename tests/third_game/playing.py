"""The third game, played in every way that knows no game; prints what came of it as JSON."""

import json
import random

import pyrite
from pyrite.bots import BOTS
from pyrite.bots.table import play_game
from pyrite.core.feed import Feed
from third_game.nuggets import NUGGETS

pyrite.GAMES["nuggets"] = NUGGETS  # the one line


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
    print(
        json.dumps(
            {
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
