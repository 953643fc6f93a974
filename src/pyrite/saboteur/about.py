"""The game of Saboteur as `pyrite.games` lists it."""

from pyrite.core.state import Game, when_called
from pyrite.saboteur.config import catalogue
from pyrite.saboteur.config.telling import LINE_RULES
from pyrite.saboteur.game import describe_table, new_game

SABOTEUR = Game(
    name="saboteur",
    new_game=new_game,
    describe=describe_table,
    from_position=when_called("pyrite.saboteur.imagine", "from_position"),
    worlds=when_called("pyrite.saboteur.imagine", "Worlds"),
    modules=catalogue.modules,
    editions=catalogue.EDITIONS,
    flags=catalogue.FLAGS,
    flag_rules=catalogue.FLAG_RULES,
    first_flags={},
    seats=catalogue.SEATS,
    seats_for=catalogue.seats_for,
    english=catalogue.ENGLISH,
    line_rules=LINE_RULES,
    own_modules=catalogue.own_modules,
)
