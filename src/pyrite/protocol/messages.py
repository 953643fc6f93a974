"""The messages of a table's WebSocket, both ways; docs/protocol.md tells how they are used.

Every message is a JSON object with a `type`. What the game itself says stands in them as the edge
defines it: see docs/schema.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from pyrite.core.message import MessageData
from pyrite.core.talk import TalkData
from pyrite.protocol.table import SealedText, TableInfo

Id = Annotated[int, Meta(ge=0, le=2**31)]
ActionText = Annotated[str, Meta(max_length=200)]


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Take a place: at a seat one holds, or among those who watch; `version` is the last known.

    With `history` a whole table comes with all events since the beginning, for who learns by them.
    """

    seat: int | None = None
    version: int | None = None
    history: bool = False


class Reveal(Struct, tag="reveal", tag_field="type", forbid_unknown_fields=True):
    """Reveal the text that I have sealed, once the seats are closed."""

    text: SealedText
    id: Id = 0


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Do something, by its text; `version` is that of the table when one chose it."""

    action: ActionText
    version: int
    id: Id = 0


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something to everybody."""

    talk: TalkData
    id: Id = 0


class HandOver(Struct, tag="hand_over", tag_field="type", forbid_unknown_fields=True):
    """Let a bot play for me."""

    id: Id = 0


class TakeBack(Struct, tag="take_back", tag_field="type", forbid_unknown_fields=True):
    """Play again myself."""

    id: Id = 0


class Propose(Struct, tag="propose", tag_field="type", forbid_unknown_fields=True):
    """Ask the people at the table to let a bot play for a sleeper, or to stop the game."""

    what: Literal["skip", "stop"]
    seat: int | None = None
    id: Id = 0


class Vote(Struct, tag="vote", tag_field="type", forbid_unknown_fields=True):
    """Agree to what is proposed, or do not."""

    yes: bool
    id: Id = 0


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why is this action not allowed?"""

    action: ActionText
    id: Id = 0


class Hint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would a bot do in my place, and why?"""

    id: Id = 0


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""

    id: Id = 0


FromClient = Hello | Reveal | Act | Say | HandOver | TakeBack | Propose | Vote | Why | Hint | Ping


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The whole table for one viewer; the game's parts are null until it is dealt."""

    version: int
    seat: int | None
    table: TableInfo
    description: Raw
    public: Raw
    private: Raw
    actions: Raw  # what one may do now; empty if one is not asked
    told: list[MessageData]  # what was told last, the latest at the end
    talk: list[TalkData]  # what was said last
    said: int  # how much was said in all
    events: Raw  # all since the beginning, if one asked for the history or the game begins now


class News(Struct, tag="news", tag_field="type"):
    """Something was done: the changed keys of both parts, what happened, what one may do now."""

    version: int
    public: Raw
    private: Raw
    events: Raw
    messages: Raw
    actions: Raw


class Said(Struct, tag="said", tag_field="type"):
    """Somebody said something; `message` is the same without a language."""

    version: int
    talk: TalkData
    message: MessageData


class TableChanged(Struct, tag="table", tag_field="type"):
    """Somebody came, left, handed over, proposed or voted."""

    version: int
    table: TableInfo


class Presence(Struct, tag="presence", tag_field="type"):
    """Who is connected, and how long who is asked may think; not part of the version."""

    here: list[bool]  # by seat
    watching: int
    seconds_left: float | None = None


class Refused(Struct, tag="refused", tag_field="type"):
    """The message with this id did nothing; `problem` says why."""

    id: int
    problem: MessageData


class Reason(Struct, tag="reason", tag_field="type"):
    """Why an action is not allowed; null if it is."""

    id: int
    problem: MessageData | None


class Advice(Struct, tag="advice", tag_field="type"):
    """What a bot would do that knows what this seat knows; `message` says why."""

    id: int
    action: str
    message: MessageData


class Done(Struct, tag="done", tag_field="type"):
    """The message with this id was done, and is kept."""

    id: int


class Pong(Struct, tag="pong", tag_field="type"):
    """I am here."""

    id: int


class Goodbye(Struct, tag="goodbye", tag_field="type"):
    """The server closes this connection; come again after so many seconds."""

    message: MessageData
    again_after: float | None


FromServer = (
    Welcome
    | News
    | Said
    | TableChanged
    | Presence
    | Refused
    | Reason
    | Advice
    | Done
    | Pong
    | Goodbye
)
