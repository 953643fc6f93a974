"""Table talk as data: phrases and emotes that need no typing and no translation.

A phrase has a text for records ("suspect B", "goal 2 yes") and becomes a message for people. Free
text is another kind, which records hold as a JSON string.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, NotRequired, Self, TypedDict

from pyrite.core.description import Description
from pyrite.core.messages import Message, NotationError, say
from pyrite.core.plain import shown
from pyrite.core.seats import LETTERS, seat_letter

TEXT = "text"  # free text
EMOTE = "emote"  # a feeling on the face, without words
EMOTES = ("laugh", "gasp", "angry", "sleepy", "wink", "love")
LONGEST_TEXT = 280
Part = Literal["target", "goal", "has_gold", "tool", "emote", "text"]
PARTS: dict[str, tuple[Part, ...]] = {  # by kind
    "goal": ("goal", "has_gold"),  # what lies under a goal
    "suspect": ("target",),
    "trust": ("target",),
    "tool": ("tool",),  # please mend my tool
    "path": (),  # please keep digging, I cannot
    "thanks": ("target",),
    "deny": (),  # I am not against you
    EMOTE: ("emote",),
    TEXT: ("text",),
}
KINDS = tuple(kind for kind in PARTS if kind not in (TEXT, EMOTE))  # of ready phrases
YES_NO = {"yes": True, "no": False}


class TalkData(TypedDict):
    """Something said, as JSON, with the parts of its kind."""

    kind: str
    seat: NotRequired[int]
    target: NotRequired[int]
    goal: NotRequired[int]
    has_gold: NotRequired[bool]
    tool: NotRequired[str]
    emote: NotRequired[str]
    text: NotRequired[str]


class Talk(NamedTuple):
    """Something a seat says to everybody."""

    seat: int
    kind: str
    target: int | None = None
    goal: int | None = None  # its number at the table, from 1
    has_gold: bool | None = None
    tool: str | None = None
    emote: str | None = None
    text: str | None = None

    def as_dict(self) -> TalkData:
        """Return the talk as JSON."""
        data: TalkData = {"kind": self.kind, "seat": self.seat}
        for name in PARTS[self.kind]:
            data[name] = getattr(self, name)
        return data

    @classmethod
    def from_dict(cls, seat: int, data: Mapping[str, Any]) -> Self:
        """Read what a seat says; parts that do not belong to the kind are ignored."""
        kind = data.get("kind")
        if not isinstance(kind, str) or kind not in PARTS:
            raise NotationError(say("talk-kind", value=shown(kind), known=", ".join(PARTS)))
        return cls(seat, kind, **{name: data.get(name) for name in PARTS[kind]})

    def to_text(self) -> str:
        """Return the talk as records write it."""
        if self.kind == TEXT:
            return json.dumps(self.text).replace("#", r"\u0023")  # "#" would begin a comment
        words = [WRITERS[name](getattr(self, name)) for name in PARTS[self.kind]]
        return " ".join((self.kind, *words))

    @classmethod
    def from_text(cls, seat: int, text: str) -> Self:
        """Read what `to_text` wrote; `NotationError` says what is wrong."""
        if text.startswith('"'):
            return cls(seat, TEXT, text=_typed(text))
        kind, *words = text.split()
        if kind not in (*KINDS, EMOTE) or len(words) != len(PARTS[kind]):
            raise NotationError(say("talk-unread", value=shown(text)))
        try:
            parts = {n: READERS[n](w) for n, w in zip(PARTS[kind], words, strict=True)}
        except (ValueError, KeyError):
            raise NotationError(say("talk-unread", value=shown(text))) from None
        return cls(seat, kind, **parts)

    def message(self) -> Message:
        """Return the message for everybody, in no particular language."""
        args = {name: getattr(self, name) for name in ("seat", *PARTS[self.kind])}
        return Message(f"talk-{self.kind}", args)


def check_talk(talk: Talk, description: Description) -> None:
    """Refuse invalid talk, and talk that the rules of the game forbid."""
    if talk.kind not in (TEXT, EMOTE, *description.phrases):
        known = ", ".join(description.phrases)
        raise NotationError(say("talk-not-here", value=talk.kind, known=known))
    if isinstance(talk.text, str) and len(talk.text) > LONGEST_TEXT:
        raise NotationError(say("talk-long", count=len(talk.text), most=LONGEST_TEXT))
    for name in PARTS[talk.kind]:
        value = getattr(talk, name)
        if not FITS[name](value, talk.seat, description):
            raise NotationError(say("talk-part", part=name, value=shown(value), kind=talk.kind))


def _goals(description: Description) -> int:
    return sum(place.kind == "goal" for place in description.board.places)


def _is_tool(tool: object, description: Description) -> bool:
    return isinstance(tool, str) and any(tool in card.tools for card in description.cards.values())


def _is_number(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _typed(text: str) -> str:
    try:
        typed = json.loads(text)
    except ValueError:
        raise NotationError(say("talk-unread", value=shown(text))) from None
    return str(typed)


FITS: dict[str, Callable[[Any, int, Description], bool]] = {  # of a value and who says it
    "target": lambda seat, by, table: _is_number(seat, 0, table.seats - 1) and seat != by,
    "goal": lambda number, _, table: _is_number(number, 1, _goals(table)),
    "has_gold": lambda claim, *_: isinstance(claim, bool),
    "tool": lambda tool, _, table: _is_tool(tool, table),
    "emote": lambda emote, *_: isinstance(emote, str) and emote in EMOTES,
    "text": lambda text, *_: isinstance(text, str) and text.strip() != "",
}
WRITERS: dict[str, Callable[[Any], str]] = {
    "target": seat_letter,
    "goal": str,
    "has_gold": {known: word for word, known in YES_NO.items()}.__getitem__,
    "tool": str,
    "emote": str,
}
READERS: dict[str, Callable[[str], Any]] = {
    "target": LETTERS.index,
    "goal": int,
    "has_gold": YES_NO.__getitem__,
    "tool": str,
    "emote": str,
}
