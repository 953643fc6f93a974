"""What is sent and answered over HTTP, besides plans and tables."""

from typing import Any, Literal

from msgspec import Struct

from pyrite.core.actions import ActionData
from pyrite.core.message import MessageData
from pyrite.core.talk import TalkData
from pyrite.protocol.table import Name, Seal


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat under a name, perhaps with the seal of a text that is mixed into the shuffle."""

    name: Name
    sealed: Seal | None = None


class BotChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot takes a seat."""

    bot: str


class ContinueFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a moment of a finished game, after so many actions, at a new table."""

    actions: int
    bots: list[str | None] = []


class ProblemDetails(Struct, frozen=True):
    """RFC 9457: what went wrong; `message` is the same for people of any language."""

    type: str
    title: str
    status: int
    detail: str
    message: MessageData


class ModuleInfo(Struct, frozen=True):
    """A part of the game that a table may be opened with; `seats` are those of a table with it."""

    key: str
    seats: tuple[int, int]
    source: str
    rules: list[str]
    cards: dict[str, int]
    unsure: list[dict[str, str]]
    requires: list[str]
    excludes: list[str]
    flags: dict[str, list[Any]]


class GameInfo(Struct, frozen=True):
    """What a table of a game may be opened with; `flag_rules` says where each flag is told."""

    name: str
    seats: tuple[int, int]
    editions: list[str]
    flags: dict[str, list[Any]]
    flag_rules: dict[str, str]
    modules: list[ModuleInfo]


class Offers(Struct, frozen=True):
    """All games, and the bots that play them."""

    games: list[GameInfo]
    bots: list[str]
    version: str


class Health(Struct, frozen=True):
    """The server is there; `tables` are awake, `sockets` open."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int


class Frame(Struct, frozen=True):
    """A moment of a finished game: what was done, and what changed in the view."""

    action: ActionData | None  # None: the first moment, with the whole view
    public: dict[str, Any]
    private: dict[str, Any]  # by seat if all are shown
    messages: list[MessageData]
    talk: list[TalkData]


class Replay(Struct, frozen=True):
    """A finished game as one viewer may see it."""

    description: dict[str, Any]
    seat: int | None
    open: bool  # everything is shown
    names: list[str | None]
    frames: list[Frame]


class ShuffleCheck(Struct, frozen=True):
    """Was the shuffle bound before the first deal? Everything needed to check it oneself."""

    commitment: str
    secret: str
    added: list[str]
    seals: list[str]  # by seat; empty: from before texts were sealed
    withheld: list[list[str]]  # for each deal that failed, who held back a text
    seed: str
    kept: bool  # the secret is the one that was bound
    sealed: bool  # there are texts, and every one fits its seal
    dealt: bool  # the game was shuffled with the secret and the texts
