"""HTTP requests and responses, except plans and tables (`table.py`)."""

from typing import Any, Literal

from msgspec import Struct

from pyrite.core.actions import ActionData
from pyrite.core.message import MessageData
from pyrite.core.talk import TalkData
from pyrite.protocol.table import Face, Name, Seal


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat under a name, optionally with a face and the seal of a text for the shuffle."""

    name: Name
    sealed: Seal | None = None
    face: Face | None = None


class BotChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes a seat."""

    bot: str


class ContinueFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """Continue a finished game at a new table, after this many actions."""

    actions: int
    bots: list[str | None] = []


class ProblemDetails(Struct, frozen=True):
    """An error as in RFC 9457; `message` is the same in a form that any language can show."""

    type: str
    title: str
    status: int
    detail: str
    message: MessageData


class ModuleInfo(Struct, frozen=True):
    """A module that a table can be opened with; `seats` is the range of seats it allows."""

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
    """The options of a game; `flag_rules` names the rule that explains each flag."""

    name: str
    seats: tuple[int, int]
    editions: list[str]
    flags: dict[str, list[Any]]
    flag_rules: dict[str, str]
    modules: list[ModuleInfo]


class Offers(Struct, frozen=True):
    """All games and bots."""

    games: list[GameInfo]
    bots: list[str]
    version: str


class Health(Struct, frozen=True):
    """The state of the server: `tables` in memory and open `sockets`."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int


class Frame(Struct, frozen=True):
    """A moment of a finished game: the action and the changes in the view."""

    action: ActionData | None  # None at the first moment, which has the whole view
    public: dict[str, Any]
    private: dict[str, Any]  # by seat if all cards are open
    messages: list[MessageData]
    talk: list[TalkData]


class Replay(Struct, frozen=True):
    """A finished game as one viewer may see it."""

    description: dict[str, Any]
    seat: int | None
    open: bool  # all cards are open
    names: list[str | None]
    faces: list[Face | None]
    frames: list[Frame]


class ShuffleCheck(Struct, frozen=True):
    """The proof that the shuffle was fixed before the deal, with everything needed to check it."""

    commitment: str
    secret: str
    added: list[str]
    seals: list[str]  # by seat; empty in games from before sealing existed
    withheld: list[list[str]]  # for each failed deal, the players who withheld a text
    seed: str
    kept: bool  # the secret matches the commitment
    sealed: bool  # there are texts, and each matches its seal
    dealt: bool  # the game was shuffled with the secret and the texts
