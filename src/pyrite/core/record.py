"""Records: a game saved as text, with the options of its table, its seed and all actions.

    pyrite record 2
    game: "saboteur"
    seats: 4
    seed: 7
    edition: "2024"
    modules: []

    A NESW@1,0
    B says suspect A    # after # is a comment
    B pass map

Values are JSON. Each action is written in the notation of the game after the letter of its seat,
and what players said stands between the actions. A game from a live table also has `players` and
`shuffle`.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.fair_shuffle import FairShuffle
from pyrite.core.messages import NotationError, PyriteError, speaker
from pyrite.core.plain import as_named, shown
from pyrite.core.seats import LETTERS, seat_letter
from pyrite.core.talk import Talk

if TYPE_CHECKING:
    from pyrite.core.state import State

HEADER = "pyrite record 2"
FIRST_HEADER = "pyrite record 1"  # also read: the same text, from before some options existed
SAYS = "says"
Actions = tuple[tuple[int, str], ...]
Said = tuple[tuple[int, Talk], ...]
MOST_CHARS = 4_000_000  # enough for 99 rounds with twelve seats that answer every card
MOST_SETTINGS = 99
ENGLISH = {
    "record-header": "A record must begin with the line: {wanted}.",
    "record-version": "This record has version {version}. This program reads versions 1 and 2.",
    "record-long": "A record can have at most {chars} characters and {settings} settings.",
    "record-parts": "The actions of a record must be pairs of a seat and a text.",
    "record-key": "Line {line}: {text} is not a setting. Write key: value, with the value as JSON.",
    "record-twice": "Line {line}: {key} is given twice. Leave one out.",
    "record-missing": "The record has no {key}.",
    "record-seat": "Line {line}: an action must begin with the letter of its seat, as in: A pass"
    " map.",
    "record-talk": "Line {line}: {problem}",
    "record-players": "players must be a list with a name or null for each seat.",
    "record-shuffle": "shuffle must have the texts commitment and secret and the lists added, seals"
    " and withheld.",
    "record-action": "Action {where} cannot be played: {problem}",
    "record-torn": "Only a game played from the start with play() can be recorded.",
}
say = speaker(ENGLISH)


class Record(NamedTuple):
    """A saved game: the options of `new_game`, its seed, and (seat, action text) in order.

    A game from a live table also has its players, what they said after how many actions, and how it
    was shuffled.
    """

    game: str
    options: Mapping[str, Any]
    seed: int | str
    actions: tuple[tuple[int, str], ...]
    talk: tuple[tuple[int, Talk], ...] = ()
    players: tuple[str | None, ...] = ()
    shuffle: FairShuffle | None = None

    def to_text(self) -> str:
        """Return the record as text."""
        settings = {"game": self.game, **self.options}
        if self.players:
            settings["players"] = self.players
        settings["seed"] = self.seed  # the last required key: a file without it is torn
        if self.shuffle is not None:
            settings["shuffle"] = self.shuffle.as_dict()
        lines = [f"{key}: {_json(value)}" for key, value in settings.items()]
        return "\n".join([HEADER, *lines, "", *self._moves(), ""])

    def _moves(self) -> Iterator[str]:
        """Yield the lines of actions and talk in order."""
        said = iter((*self.talk, (len(self.actions) + 1, None)))
        after, talk = next(said)
        for number in range(len(self.actions) + 1):
            while talk is not None and after <= number:
                yield f"{LETTERS[talk.seat]} {SAYS} {talk.to_text()}"
                after, talk = next(said)
            if number < len(self.actions):
                seat, text = self.actions[number]
                yield f"{LETTERS[seat]} {text}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a record; `NotationError` names the line."""
        text = text if isinstance(text, str) else ""
        if len(text) > MOST_CHARS:
            raise _too_long()
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        _check_header(lines[0] if lines else "")
        end = lines.index("", 1) if "" in lines[1:] else len(lines)
        if end > MOST_SETTINGS:
            raise _too_long()
        settings: dict[str, Any] = {}
        for n in range(1, end):
            key, value = _setting(n + 1, lines[n])
            if key in settings:
                raise NotationError(say("record-twice", line=n + 1, key=as_named(key)))
            settings[key] = value
        moves = [_move(n + 1, lines[n]) for n in range(end, len(lines)) if lines[n]]
        for key in ("game", "seed", "seats"):
            if key not in settings:
                raise NotationError(say("record-missing", key=key))
        game, seed = settings.pop("game"), settings.pop("seed")
        players, shuffle = _players(settings), _shuffle(settings)
        if lines[0] == FIRST_HEADER:
            settings = {**cls.unnamed_options(game), **settings}
        actions, talk = _apart(moves)
        return cls(game, settings, seed, actions, talk, players, shuffle)

    @classmethod
    def unnamed_options(cls, game: object) -> Mapping[str, Any]:
        """Return the options that records of version 1 could not name, as played then."""
        return {}

    def play_on(self, state: "State") -> "State":
        """Play all actions on a new game, checking each one and recording its events."""
        for number, (seat, text) in enumerate(self._pairs(), 1):
            with _naming(number, seat, text):
                state.play(text, seat)
        return state

    def _moves_on(self, state: "State") -> "Iterator[PlayedMove]":
        """Play all actions on a new game, yielding each with copies of the state around it."""
        for number, (seat, text) in enumerate(self._pairs(), 1):
            before, told = state.copy(), len(state.events)
            with _naming(number, seat, text):
                action = state.action(text, seat)
                state.play(action)
            yield PlayedMove(number, action, before, state.copy(), tuple(state.events[told:]))

    def _pairs(self) -> Sequence[tuple[int, str]]:
        """Return the actions after checking that they are pairs."""
        pairs = self.actions if isinstance(self.actions, list | tuple) else (None,)
        if any(not isinstance(pair, list | tuple) or len(pair) != 2 for pair in pairs):
            raise NotationError(say("record-parts"))
        return self.actions


class PlayedMove(NamedTuple):
    """One move of a record, with the state before and after it; both are copies, yours to keep."""

    number: int  # counted from 1
    action: Action
    before: "State"
    after: "State"
    events: tuple[Event, ...]  # with all secrets; `pyrite.core.events.for_seat` removes them

    @property
    def seat(self) -> int:
        """The seat that acts."""
        return self.action.seat


@contextmanager
def _naming(number: int, seat: int, text: str) -> Iterator[None]:
    """Say which action it is that cannot be played."""
    try:
        yield
    except PyriteError as error:
        where = f"{number} ({seat_letter(seat)} {as_named(text)})"
        raise NotationError(say("record-action", where=where, problem=error)) from None


def _too_long() -> NotationError:
    return NotationError(say("record-long", chars=MOST_CHARS, settings=MOST_SETTINGS))


def _check_header(line: str) -> None:
    """Refuse a text whose first line does not name a known version."""
    if line in (HEADER, FIRST_HEADER):
        return
    name, _, version = line.rpartition(" ")
    if name == HEADER.rpartition(" ")[0]:
        raise NotationError(say("record-version", version=shown(version)))
    raise NotationError(say("record-header", wanted=HEADER))


def _setting(line: int, text: str) -> tuple[str, Any]:
    key, _, value = text.partition(":")
    try:
        return key.strip(), json.loads(value)
    except (ValueError, RecursionError):
        raise NotationError(say("record-key", line=line, text=shown(text))) from None


def _move(line: int, text: str) -> tuple[int, str] | Talk:
    """Read an action or talk."""
    letter, _, action = text.partition(" ")
    if len(letter) != 1 or letter not in LETTERS or not action.strip():
        raise NotationError(say("record-seat", line=line))
    seat, (word, _, said) = LETTERS.index(letter), action.strip().partition(" ")
    if word != SAYS:
        return seat, action.strip()
    try:
        return Talk.from_text(seat, said.strip())
    except NotationError as error:
        raise NotationError(say("record-talk", line=line, problem=error)) from None


def _apart(moves: Iterable[tuple[int, str] | Talk]) -> tuple[Actions, Said]:
    """Separate actions from talk; each talk comes with the number of actions before it."""
    actions: list[tuple[int, str]] = []
    talk: list[tuple[int, Talk]] = []
    for move in moves:
        if isinstance(move, Talk):
            talk.append((len(actions), move))
        else:
            actions.append(move)
    return tuple(actions), tuple(talk)


def _players(settings: dict[str, Any]) -> tuple[str | None, ...]:
    names = settings.pop("players", [])
    if not isinstance(names, list) or len(names) > len(LETTERS):
        raise NotationError(say("record-players"))
    if any(name is not None and not isinstance(name, str) for name in names):
        raise NotationError(say("record-players"))
    return tuple(names)


def _shuffle(settings: dict[str, Any]) -> FairShuffle | None:
    data = settings.pop("shuffle", None)
    shuffle = FairShuffle.from_dict(data) if isinstance(data, dict) else None
    if data is not None and shuffle is None:
        raise NotationError(say("record-shuffle"))
    return shuffle


def _json(value: object) -> str:
    """Return the value as JSON in one line, with "#" escaped because it begins a comment."""
    return json.dumps(value).replace("#", r"\u0023")
