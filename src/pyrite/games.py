"""The one list of games, and the calls that find the game by its name."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from pyrite.core.errors import ConfigError, NotationError
from pyrite.core.game import State
from pyrite.core.message import speaker
from pyrite.core.record import Record as SavedGame
from pyrite.core.record import say as say_record
from pyrite.lostmines import catalogue as lostmines
from pyrite.lostmines import imagine as lostmines_imagine
from pyrite.lostmines.game import new_game as new_lostmines
from pyrite.saboteur import catalogue as saboteur
from pyrite.saboteur import imagine as saboteur_imagine
from pyrite.saboteur.game import new_game as new_saboteur

ENGLISH = {
    "game-unknown": "There is no game {game}; games are {known}.",
    "view-type": "A view is a mapping, as state.view(seat) gives it.",
}
say = speaker(ENGLISH)


@dataclass(frozen=True)
class Game:
    """What the world may ask of a game before there is a state."""

    name: str
    new_game: Callable[..., State]
    from_position: Callable[[Mapping[str, Any]], State]
    worlds: Callable[[Mapping[str, Any]], Any]
    modules: Callable[[], list[dict[str, Any]]]
    ways: Callable[[str], tuple[int, ...]]
    editions: tuple[str, ...]
    flags: Mapping[str, tuple[object, ...]]
    seats: tuple[int, int]
    seats_for: Callable[[Iterable[str]], tuple[int, int]]
    english: Mapping[str, str]


GAMES = {
    "saboteur": Game(
        "saboteur",
        new_saboteur,
        saboteur_imagine.from_position,
        saboteur_imagine.Worlds,
        saboteur.modules,
        saboteur.ways,
        saboteur.EDITIONS,
        saboteur.FLAGS,
        saboteur.SEATS,
        saboteur.seats_for,
        saboteur.ENGLISH,
    ),
    "lostmines": Game(
        "lostmines",
        new_lostmines,
        lostmines_imagine.from_position,
        lostmines_imagine.Worlds,
        lostmines.modules,
        lostmines.ways,
        (),
        {},
        lostmines.SEATS,
        lostmines.seats_for,
        lostmines.ENGLISH,
    ),
}


def _game(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise ConfigError(say("game-unknown", game=repr(name), known=", ".join(GAMES)))
    return GAMES[name]


def new_game(game: str = "saboteur", **options: Any) -> State:
    """A new game: `new_game("saboteur", seats=5, seed=7, edition="2024", modules=())`."""
    return _game(game).new_game(**options)


def position(state: State) -> dict[str, Any]:
    """Any moment of any game, whole, readable, versioned."""
    return state.position()


def from_position(position: Mapping[str, Any]) -> State:
    """The state that a position describes; what it leaves out is dealt from its seed."""
    name = position.get("game", "saboteur") if isinstance(position, Mapping) else "saboteur"
    return _game(name).from_position(position)


def worlds(view: Mapping[str, Any]) -> Any:
    """All states that a view allows; `.imagine(rng)` deals one of them, fast."""
    if not isinstance(view, Mapping):
        raise NotationError(say("view-type"))
    return _game(view.get("game")).worlds(view)


def imagine(view: Mapping[str, Any], rng: Random) -> State:
    """A whole state consistent with what one seat knows; for many of them use `worlds`."""
    state: State = worlds(view).imagine(rng)
    return state


class Record(SavedGame):
    """A saved game: options, seed and actions, as readable text and back."""

    __slots__ = ()

    @classmethod
    def of(cls, state: State) -> "Record":
        """The record of a game that was played from its beginning with `play`."""
        if state.played is None:
            raise NotationError(say_record("record-torn"))
        settings = state.settings
        return cls(state.game, settings, settings.pop("seed"), state.played)

    def replay(self) -> State:
        """The state after all actions, each of them checked."""
        return self.play_on(new_game(self.game, seed=self.seed, **self.options))
