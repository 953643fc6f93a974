"""A record is a game saved as text: how the table was made, its seed, and what everybody did.

    pyrite record 1
    game: "saboteur"
    seats: 4
    seed: 7
    edition: "2024"
    modules: []

    A NESW@1,0
    B pass map          # after # is a comment

Values are JSON. Actions stand in the notation of the game, each after the letter of its seat.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from pyrite.core.errors import NotationError, PyriteError
from pyrite.core.message import speaker
from pyrite.core.plain import as_named, shown
from pyrite.core.seats import LETTERS, seat_letter
from pyrite.core.state import State

HEADER = "pyrite record 1"
MOST_CHARS = 4_000_000  # 99 rounds with twelve seats that answer every card stay below
MOST_SETTINGS = 99
ENGLISH = {
    "record-header": "A record begins with the line: {wanted}.",
    "record-long": "A record has at most {chars} characters and {settings} settings.",
    "record-parts": "The actions of a record are pairs of a seat and a text.",
    "record-key": "Line {line}: {text} is no setting; write key: value, the value as JSON.",
    "record-twice": "Line {line}: {key} is said a second time.",
    "record-missing": "The record does not say {key}.",
    "record-seat": "Line {line}: an action begins with the letter of its seat, as in: A pass map.",
    "record-action": "Action {where} cannot be played: {problem}",
    "record-torn": "Only a game played from its beginning with play() can be recorded.",
}
say = speaker(ENGLISH)


class Record(NamedTuple):
    """A saved game: the options of `new_game`, its seed, and (seat, action text) in order."""

    game: str
    options: Mapping[str, Any]
    seed: int | str
    actions: tuple[tuple[int, str], ...]

    def to_text(self) -> str:
        """The record as text."""
        settings = {"game": self.game, **self.options, "seed": self.seed}
        lines = [f"{key}: {json.dumps(value)}" for key, value in settings.items()]
        moves = [f"{LETTERS[seat]} {text}" for seat, text in self.actions]
        return "\n".join([HEADER, *lines, "", *moves, ""])

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a record; a `NotationError` names the line."""
        text = text if isinstance(text, str) else ""
        if len(text) > MOST_CHARS:
            raise _too_long()
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        if not lines or lines[0] != HEADER:
            raise NotationError(say("record-header", wanted=HEADER))
        end = lines.index("", 1) if "" in lines[1:] else len(lines)
        if end > MOST_SETTINGS:
            raise _too_long()
        settings: dict[str, Any] = {}
        for n in range(1, end):
            key, value = _setting(n + 1, lines[n])
            if key in settings:
                raise NotationError(say("record-twice", line=n + 1, key=as_named(key)))
            settings[key] = value
        actions = [_action(n + 1, lines[n]) for n in range(end, len(lines)) if lines[n]]
        for key in ("game", "seed", "seats"):
            if key not in settings:
                raise NotationError(say("record-missing", key=key))
        game, seed = settings.pop("game"), settings.pop("seed")
        return cls(game, settings, seed, tuple(actions))

    def play_on(self, state: State) -> State:
        """Play all actions on a new game, each of them checked; events are told on the way."""
        for number, (seat, text) in enumerate(self._pairs(), 1):
            try:
                state.play(text, seat)
            except PyriteError as error:
                where = f"{number} ({seat_letter(seat)} {as_named(text)})"
                raise NotationError(say("record-action", where=where, problem=error)) from None
        return state

    def _pairs(self) -> Sequence[tuple[int, str]]:
        """The actions, as far as one can see without playing them."""
        pairs = self.actions if isinstance(self.actions, list | tuple) else (None,)
        if any(not isinstance(pair, list | tuple) or len(pair) != 2 for pair in pairs):
            raise NotationError(say("record-parts"))
        return self.actions


def _too_long() -> NotationError:
    return NotationError(say("record-long", chars=MOST_CHARS, settings=MOST_SETTINGS))


def _setting(line: int, text: str) -> tuple[str, Any]:
    key, _, value = text.partition(":")
    try:
        return key.strip(), json.loads(value)
    except (ValueError, RecursionError):
        raise NotationError(say("record-key", line=line, text=shown(text))) from None


def _action(line: int, text: str) -> tuple[int, str]:
    letter, _, action = text.partition(" ")
    if len(letter) != 1 or letter not in LETTERS or not action.strip():
        raise NotationError(say("record-seat", line=line))
    return LETTERS.index(letter), action.strip()
