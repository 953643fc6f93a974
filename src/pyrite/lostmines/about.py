"""The Lost Mines as `pyrite.games` lists it: what is known before there is a table."""

from typing import Any

from pyrite.core.game import Game, when_called
from pyrite.lostmines.config.telling import LINE_RULES
from pyrite.lostmines.decks.deck import components
from pyrite.lostmines.messages import ENGLISH
from pyrite.lostmines.text.names import FLAG_RULES, FLAGS, KEY, RULES, SOURCE


def modules() -> list[dict[str, Any]]:
    """Return the only set of the game, in the format that all games use."""
    printed = components()
    return [
        {
            "key": KEY,
            "source": SOURCE,
            "rules": list(RULES),
            "cards": {card.name: card.copies for card in (*printed.paths, *printed.actions)},
            "unsure": [
                {"part": fact.key, "name": fact.name, "sure": fact.sure}
                for fact in printed.sure
                if fact.sure != "A"
            ],
            "requires": [],
            "excludes": [],
            "flags": {},
        }
    ]


LOSTMINES = Game(
    name="lostmines",
    new_game=when_called("pyrite.lostmines.game", "new_game"),
    describe=when_called("pyrite.lostmines.game", "describe_table"),
    from_position=when_called("pyrite.lostmines.imagine", "from_position"),
    worlds=when_called("pyrite.lostmines.imagine", "Worlds"),
    modules=modules,
    editions=(),
    flags=FLAGS,
    flag_rules=FLAG_RULES,
    first_flags={"last_turn": "finished", "next_starter": "played_or_discarded"},
    seats=components().seats,
    seats_for=lambda modules: components().seats,
    english=ENGLISH,
    line_rules=LINE_RULES,
)
