"""The Lost Mines as `pyrite.games` lists it."""

from pyrite.core.state import Game, when_called
from pyrite.lostmines.config import catalogue
from pyrite.lostmines.config.telling import LINE_RULES

LOSTMINES = Game(
    name="lostmines",
    new_game=when_called("pyrite.lostmines.game", "new_game"),
    describe=when_called("pyrite.lostmines.game", "describe_table"),
    from_position=when_called("pyrite.lostmines.imagine", "from_position"),
    worlds=when_called("pyrite.lostmines.imagine", "Worlds"),
    modules=catalogue.modules,
    editions=(),
    flags=catalogue.FLAGS,
    flag_rules=catalogue.FLAG_RULES,
    first_flags=catalogue.FIRST_FLAGS,
    seats=catalogue.SEATS,
    seats_for=catalogue.seats_for,
    english=catalogue.ENGLISH,
    line_rules=LINE_RULES,
)
