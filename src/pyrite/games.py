"""The list of games, and the calls that find a game by its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from pyrite.core.description import Description
from pyrite.core.game import Game, Worlds
from pyrite.core.messages import ConfigError, NotationError, speaker
from pyrite.core.options import TableOptions
from pyrite.core.plain import shown
from pyrite.core.record import PlayedMove
from pyrite.core.record import Record as SavedGame
from pyrite.core.record import say as say_record
from pyrite.core.source import saved_options
from pyrite.core.views import Position, View
from pyrite.lostmines.about import LOSTMINES
from pyrite.saboteur.about import SABOTEUR

if TYPE_CHECKING:
    from pyrite.core.state import State
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
    """Return a new game: `new_game("saboteur", seats=5, seed=7, edition="2024", modules=())`."""
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
    """Describe what never changes at a table with these options, without creating it."""
    return _game(game).describe(seats=seats, **options)


def position(state: State) -> dict[str, Any]:
    """Return a complete, readable and versioned position of any game at any moment."""
    return state.position()


def from_position(position: Position) -> State:
    """Return the state that a position describes; anything left out is dealt from its seed."""
    name = position.get("game", "saboteur") if isinstance(position, Mapping) else "saboteur"
    return _game(name).from_position(position)


def worlds(view: View) -> Worlds:
    """Return all states that a view allows; `.imagine(rng)` deals one of them quickly."""
    if not isinstance(view, Mapping):
        raise no_view()
    return _game(view.get("game")).worlds(view)


def no_view() -> NotationError:
    """Return the error for something that is not the view of a seat."""
    return NotationError(say("view-type"))


def imagine(view: View, rng: Random) -> State:
    """Return a complete state consistent with a seat's view; use `worlds` to get many."""
    return worlds(view).imagine(rng)


class Record(SavedGame):
    """A saved game: options, seed and actions, as readable text and back."""

    __slots__ = ()

    @classmethod
    def of(cls, state: State) -> Record:
        """Return the record of a game played from its beginning with `play`."""
        played = getattr(state, "played", None)
        if played is None:
            raise NotationError(say_record("record-torn"))
        settings = state.settings
        return cls(state.game, settings, settings.pop("seed"), played)

    @classmethod
    def unnamed_options(cls, game: object) -> Mapping[str, Any]:
        """Return the options that records of version 1 could not name, as played then."""
        known = GAMES.get(game) if isinstance(game, str) else None
        return known.first_flags if known else {}

    def begin(self) -> State:
        """Return the state before the first action."""
        options = {**saved_options(self.options), "seed": self.seed}
        return _game(self.game).new_game(**options)

    def replay(self) -> State:
        """Return the state after all actions, each of them checked."""
        return self.play_on(self.begin())

    def moves(self) -> Iterator[PlayedMove]:
        """Yield the moves one by one, each with its action, its events and the states around it."""
        return self._moves_on(self.begin())
