"""The messages of a table's WebSocket, in both directions; docs/protocol.md explains their use.

Every message is a JSON object with a `type`. For the parts that come from the game itself, see
docs/schema.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from pyrite.core.messages import MessageData
from pyrite.core.talk import TalkData
from pyrite.protocol.table import SealedText, TableInfo

Id = Annotated[int, Meta(ge=0, le=2**31)]
ActionText = Annotated[str, Meta(max_length=200)]


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Join as a seat you hold or as a watcher; `version` is the last version you know.

    With `history`, the whole table comes with all events since the beginning, for bots that learn
    from them. With `pauses`, the table waits for your `go_on` after every round.
    """

    seat: int | None = None
    version: int | None = None
    history: bool = False
    pauses: bool = False


class Request(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client; if it has an `id`, the server answers with the same one."""

    id: Id = 0


class Reveal(Request, tag="reveal"):
    """Reveal your sealed text once the seats are closed."""

    text: SealedText


class Act(Request, tag="act"):
    """Play an action, given as text; `version` is the table's version when you chose it."""

    action: ActionText
    version: int


class Undo(Request, tag="undo"):
    """Take back your latest choice, in a game against bots."""


class GoOn(Request, tag="go_on"):
    """Say that you have seen the result of the round."""


class Say(Request, tag="say"):
    """Say something to the whole table."""

    talk: TalkData


class HandOver(Request, tag="hand_over"):
    """Let a bot play for you."""


class TakeBack(Request, tag="take_back"):
    """Take over from your stand-in."""


class Propose(Request, tag="propose"):
    """Propose to let a bot play for an inactive player, or to stop the game."""

    what: Literal["skip", "stop"]
    seat: int | None = None


class Vote(Request, tag="vote"):
    """Vote on the open proposal."""

    yes: bool


class Why(Request, tag="why"):
    """Ask why an action is not allowed."""

    action: ActionText


class Hint(Request, tag="hint"):
    """Ask what a bot would do in your place, and why."""


class Ping(Request, tag="ping"):
    """Check that the connection is alive."""


Moves = Reveal | Act | Undo | GoOn | Say | HandOver | TakeBack | Propose | Vote
FromClient = Hello | Moves | Why | Hint | Ping


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The whole table for one viewer; the game's parts are null until the cards are dealt."""

    version: int
    seat: int | None
    table: TableInfo
    description: Raw
    public: Raw
    private: Raw
    actions: Raw  # your legal actions; empty if it is not your turn
    told: list[MessageData]  # the latest log messages, newest last
    talk: list[TalkData]  # the latest talk
    said: int  # total number of talk messages
    events: Raw  # all events so far, if you asked for the history or the game begins now
    happened: int | None = None  # total number of events, once the cards are dealt
    undo: bool = False  # whether you may take back your latest choice


class News(Struct, tag="news", tag_field="type"):
    """An action was played: the changed keys of both parts, the events, and your legal actions."""

    version: int
    public: Raw
    private: Raw
    events: Raw
    messages: Raw
    actions: Raw
    undo: bool = False  # whether you may take back your latest choice


class Said(Struct, tag="said", tag_field="type"):
    """A player said something; `message` is the same in a form that any language can show."""

    version: int
    talk: TalkData
    message: MessageData


class TableChanged(Struct, tag="table", tag_field="type"):
    """A player joined, left, handed over, proposed or voted."""

    version: int
    table: TableInfo


class Presence(Struct, tag="presence", tag_field="type"):
    """The connected viewers and the time left; not part of the version."""

    here: list[bool]  # by seat
    watching: int
    seconds_left: float | None = None
    reading: list[int] = []  # seats of people who still look at the result of the round


class Refused(Struct, tag="refused", tag_field="type"):
    """The message with this id had no effect; `problem` says why."""

    id: int
    problem: MessageData


class Reason(Struct, tag="reason", tag_field="type"):
    """The reason why an action is not allowed; null if it is allowed."""

    id: int
    problem: MessageData | None


class Advice(Struct, tag="advice", tag_field="type"):
    """An action suggested by a bot with this seat's knowledge; `message` says why."""

    id: int
    action: str
    message: MessageData


class Done(Struct, tag="done", tag_field="type"):
    """The message with this id took effect and is stored."""

    id: int


class Pong(Struct, tag="pong", tag_field="type"):
    """The answer to a ping."""

    id: int


class Goodbye(Struct, tag="goodbye", tag_field="type"):
    """The server closes this connection; reconnect after this many seconds."""

    message: MessageData
    again_after: float | None


TableNews = Welcome | News | Said | TableChanged  # each has the table's version
Replies = Refused | Reason | Advice | Done | Pong
FromServer = TableNews | Presence | Replies | Goodbye
