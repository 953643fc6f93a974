"""The one list of games, and the calls that find the game by its name."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, Protocol, Unpack, overload

from pyrite.core.description import Description
from pyrite.core.errors import ConfigError, NotationError
from pyrite.core.message import speaker
from pyrite.core.options import TableOptions
from pyrite.core.plain import shown
from pyrite.core.record import Record as SavedGame
from pyrite.core.record import say as say_record
from pyrite.core.source import saved_options
from pyrite.core.state import State
from pyrite.lostmines import imagine as lostmines_imagine
from pyrite.lostmines.config import catalogue as lostmines
from pyrite.lostmines.game import LostMinesOptions, LostMinesState
from pyrite.lostmines.game import describe_table as describe_lostmines
from pyrite.lostmines.game import new_game as new_lostmines
from pyrite.saboteur import imagine as saboteur_imagine
from pyrite.saboteur.config import catalogue as saboteur
from pyrite.saboteur.game import SaboteurOptions, SaboteurState
from pyrite.saboteur.game import describe_table as describe_saboteur
from pyrite.saboteur.game import new_game as new_saboteur

ENGLISH = {
    "game-unknown": "There is no game {game}; games are {known}.",
    "view-type": "A view is a mapping, as state.view(seat) gives it.",
}
say = speaker(ENGLISH)


class Worlds(Protocol):
    """All states that a view allows."""

    def imagine(self, rng: Random) -> State:
        """One of them, with luck of its own."""


@dataclass(frozen=True)
class Game:
    """What the world may ask of a game before there is a state."""

    name: str
    new_game: Callable[..., State]
    describe: Callable[..., Description]
    from_position: Callable[[Mapping[str, Any]], State]
    worlds: Callable[[Mapping[str, Any]], Worlds]
    modules: Callable[[], list[dict[str, Any]]]
    editions: tuple[str, ...]
    flags: Mapping[str, tuple[object, ...]]
    flag_rules: Mapping[str, str]  # where each flag is told
    first_flags: Mapping[str, object]  # those that came after records of version 1, as they were
    seats: tuple[int, int]
    seats_for: Callable[[Iterable[str]], tuple[int, int]]
    english: Mapping[str, str]


GAMES = {
    "saboteur": Game(
        name="saboteur",
        new_game=new_saboteur,
        describe=describe_saboteur,
        from_position=saboteur_imagine.from_position,
        worlds=saboteur_imagine.Worlds,
        modules=saboteur.modules,
        editions=saboteur.EDITIONS,
        flags=saboteur.FLAGS,
        flag_rules=saboteur.FLAG_RULES,
        first_flags={},
        seats=saboteur.SEATS,
        seats_for=saboteur.seats_for,
        english=saboteur.ENGLISH,
    ),
    "lostmines": Game(
        name="lostmines",
        new_game=new_lostmines,
        describe=describe_lostmines,
        from_position=lostmines_imagine.from_position,
        worlds=lostmines_imagine.Worlds,
        modules=lostmines.modules,
        editions=(),
        flags=lostmines.FLAGS,
        flag_rules=lostmines.FLAG_RULES,
        first_flags=lostmines.FIRST_FLAGS,
        seats=lostmines.SEATS,
        seats_for=lostmines.seats_for,
        english=lostmines.ENGLISH,
    ),
}


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
    def of(cls, state: State) -> "Record":
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
