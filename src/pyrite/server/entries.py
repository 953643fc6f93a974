"""Entries: everything that can happen to a table.

A table is the result of its entries. They are stored before anyone is told, and a sleeping table is
rebuilt from them. Its version is the number of its entries.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from pyrite.core.talk import TalkData
from pyrite.protocol.table import Plan

Why = Literal["asked", "away", "vote"]  # why a bot stands in


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """Something that happened to a table."""


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry of every table; `before` lists the actions of a game being continued."""

    plan: Plan
    host: str
    secret: str  # 64 hex digits
    package: str  # the version of Pyrite that opened the table
    before: tuple[tuple[int, str], ...] = ()
    seed: int | str | None = None  # seed of the game being continued
    lesson: str | None = None  # lesson whose script the bots follow
    first: str = ""  # the first table in a chain of rematches
    faces: dict[str, int] = {}  # by name, as they were before a rematch


class Sat(Entry, frozen=True, tag="sat"):
    """A player took a seat, perhaps sealing a text for the shuffle."""

    seat: int
    person: str
    name: str
    added: str = ""  # an unsealed text, in logs from before sealing existed
    sealed: str = ""
    face: int | None = None  # the one the player chose


class LeftSeat(Entry, frozen=True, tag="rose"):
    """A player left a seat, or a bot was removed."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot took a seat."""

    seat: int
    bot: str


class Closed(Entry, frozen=True, tag="closed"):
    """The seats closed to wait for sealed texts: no more joining, leaving or sealing."""


class Revealed(Entry, frozen=True, tag="revealed"):
    """A player revealed the text they had sealed."""

    seat: int
    text: str


class Reopened(Entry, frozen=True, tag="reopened"):
    """A text was withheld: the table is back in the lobby and all seals are void."""


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt."""


class Played(Entry, frozen=True, tag="played"):
    """A seat played an action; `late` if a bot chose it because a person's time ran out."""

    seat: int
    action: str
    late: bool = False


class Undone(Entry, frozen=True, tag="undone"):
    """The only person at the table took back their latest choice."""

    seat: int


class Talked(Entry, frozen=True, tag="talked"):
    """A seat said something."""

    seat: int
    talk: TalkData


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """A bot took over for the player at this seat."""

    seat: int
    why: Why


class TookBack(Entry, frozen=True, tag="took_back"):
    """A player took over from their stand-in."""

    seat: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposed something, with this many voters."""

    by: int
    what: Literal["skip", "stop"]
    seat: int | None
    voters: int


class Voted(Entry, frozen=True, tag="voted"):
    """A seat voted on the open proposal."""

    seat: int
    yes: bool


class Stopped(Entry, frozen=True, tag="stopped"):
    """The players voted to stop the game."""


class Followed(Entry, frozen=True, tag="followed"):
    """A rematch opened at another table."""

    code: str


BeforeTheDeal = Opened | Sat | LeftSeat | BotSat | Closed | Revealed | Reopened | Started
InTheGame = Played | Undone | Talked | HandedOver | TookBack | Proposed | Voted | Stopped
AnyEntry = BeforeTheDeal | InTheGame | Followed
encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_log = msgspec.json.Decoder(list[AnyEntry]).decode
