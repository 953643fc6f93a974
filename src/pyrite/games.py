"""The one list of games, and the calls that find the game by its name."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from pyrite.core.description import Description
from pyrite.core.errors import ConfigError, NotationError
from pyrite.core.game import Game, Worlds
from pyrite.core.message import speaker
from pyrite.core.options import TableOptions
from pyrite.core.plain import shown
from pyrite.core.record import Record as SavedGame
from pyrite.core.record import say as say_record
from pyrite.core.source import saved_options
from pyrite.core.state import State
from pyrite.lostmines.about import LOSTMINES
from pyrite.saboteur.about import SABOTEUR

if TYPE_CHECKING:
    from pyrite.lostmines.game import LostMinesOptions, LostMinesState
    from pyrite.saboteur.game import SaboteurOptions, SaboteurState

ENGLISH = {
    "game-unknown": "Unknown game: {game}. Games: {known}.",
    "view-type": "A view must be a mapping, as returned by state.view(seat).",
}
say = speaker(ENGLISH)


GAMES = {game.name: game for game in (SABOTEUR, LOSTMINES)}


def _game(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise ConfigError(say("game-unknown", game=shown(name), known=", ".join(GAMES)))
    return GAMES[name]


@overload
def new_game(
    game: Literal["saboteur"] = "saboteur", *, seats: int, **options: Unpack[SaboteurOptions]
) -> SaboteurState: ...
@overload
def new_game(
    game: Literal["lostmines"], *, seats: int, **options: Unpack[LostMinesOptions]
) -> LostMinesState: ...
@overload
def new_game(game: str, *, seats: int, **options: Unpack[TableOptions]) -> State: ...
def new_game(game: str = "saboteur", *, seats: int, **options: Any) -> State:
    """A new game: `new_game("saboteur", seats=5, seed=7, edition="2024", modules=())`."""
    return _game(game).new_game(seats=seats, **options)


@overload
def describe(
    game: Literal["saboteur"] = "saboteur", *, seats: int, **options: Unpack[SaboteurOptions]
) -> Description: ...
@overload
def describe(
    game: Literal["lostmines"], *, seats: int, **options: Unpack[LostMinesOptions]
) -> Description: ...
@overload
def describe(game: str, *, seats: int, **options: Unpack[TableOptions]) -> Description: ...
def describe(game: str = "saboteur", *, seats: int, **options: Any) -> Description:
    """What never changes at a table with these options, before there is one."""
    return _game(game).describe(seats=seats, **options)


def position(state: State) -> dict[str, Any]:
    """Any moment of any game, whole, readable, versioned."""
    return state.position()


def from_position(position: Mapping[str, Any]) -> State:
    """The state that a position describes; what it leaves out is dealt from its seed."""
    name = position.get("game", "saboteur") if isinstance(position, Mapping) else "saboteur"
    return _game(name).from_position(position)


def worlds(view: Mapping[str, Any]) -> Worlds:
    """All states that a view allows; `.imagine(rng)` deals one of them, fast."""
    if not isinstance(view, Mapping):
        raise NotationError(say("view-type"))
    return _game(view.get("game")).worlds(view)


def imagine(view: Mapping[str, Any], rng: Random) -> State:
    """A whole state consistent with what one seat knows; for many of them use `worlds`."""
    return worlds(view).imagine(rng)


class Record(SavedGame):
    """A saved game: options, seed and actions, as readable text and back."""

    __slots__ = ()

    @classmethod
    def of(cls, state: State) -> Record:
        """The record of a game that was played from its beginning with `play`."""
        if state.played is None:
            raise NotationError(say_record("record-torn"))
        settings = state.settings
        return cls(state.game, settings, settings.pop("seed"), state.played)

    @classmethod
    def unnamed_options(cls, game: object) -> Mapping[str, Any]:
        """What a record of version 1 could not name, as every table played it then."""
        known = GAMES.get(game) if isinstance(game, str) else None
        return known.first_flags if known else {}

    def begin(self) -> State:
        """The state before the first action."""
        options = {**saved_options(self.options), "seed": self.seed}
        return _game(self.game).new_game(**options)

    def replay(self) -> State:
        """The state after all actions, each of them checked."""
        return self.play_on(self.begin())
