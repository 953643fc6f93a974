"""All that can happen to a table, as entries of its log.

A table is what its entries make it: they are stored before anybody hears of them, and a table that
was asleep is made of them again. Its version is the number of its entries.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from pyrite.core.talk import TalkData
from pyrite.protocol.table import Plan

Why = Literal["asked", "away", "vote"]  # a bot stands in


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """Something that happened to a table."""


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry of every table; `before` are the actions of a game that is continued."""

    plan: Plan
    host: str
    secret: str  # 64 hex digits
    package: str  # the version of Pyrite that opened it
    before: tuple[tuple[int, str], ...] = ()
    seed: int | str | None = None  # of the game that is continued
    lesson: str | None = None  # its bots play from the list of this lesson
    first: str = ""  # the table that this one is a rematch of, perhaps by way of others


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat, perhaps with the seal of a text for the shuffle."""

    seat: int
    person: str
    name: str
    added: str = ""  # an open text, from before texts were sealed
    sealed: str = ""


class Rose(Entry, frozen=True, tag="rose"):
    """A seat is open again."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot took a seat."""

    seat: int
    bot: str


class Closed(Entry, frozen=True, tag="closed"):
    """Nobody can sit down, leave or seal another text; the sealed texts are awaited."""


class Revealed(Entry, frozen=True, tag="revealed"):
    """A seat revealed the text that it had sealed."""

    seat: int
    text: str


class Reopened(Entry, frozen=True, tag="reopened"):
    """A text was withheld: everybody is back in the lobby, and no seal counts any more."""


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt."""


class Played(Entry, frozen=True, tag="played"):
    """A seat did something."""

    seat: int
    action: str


class Talked(Entry, frozen=True, tag="talked"):
    """A seat said something."""

    seat: int
    talk: TalkData


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """A bot plays for the person at this seat."""

    seat: int
    why: Why


class TookBack(Entry, frozen=True, tag="took_back"):
    """The person plays again."""

    seat: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposes something, and so many people are there to vote."""

    by: int
    what: Literal["skip", "stop"]
    seat: int | None
    voters: int


class Voted(Entry, frozen=True, tag="voted"):
    """A seat agrees or not."""

    seat: int
    yes: bool


class Stopped(Entry, frozen=True, tag="stopped"):
    """The people voted to stop the game."""


class Followed(Entry, frozen=True, tag="followed"):
    """The rematch is at another table."""

    code: str


AnyEntry = (
    Opened
    | Sat
    | Rose
    | BotSat
    | Closed
    | Revealed
    | Reopened
    | Started
    | Played
    | Talked
    | HandedOver
    | TookBack
    | Proposed
    | Voted
    | Stopped
    | Followed
)
encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
