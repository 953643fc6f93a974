"""The game as `pyrite.games` lists it."""

from pyrite.core.game import Game
from pyrite.lostmines import imagine
from pyrite.lostmines.config import catalogue
from pyrite.lostmines.config.telling import LINE_RULES
from pyrite.lostmines.game import describe_table, new_game

LOSTMINES = Game(
    name="lostmines",
    new_game=new_game,
    describe=describe_table,
    from_position=imagine.from_position,
    worlds=imagine.Worlds,
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
