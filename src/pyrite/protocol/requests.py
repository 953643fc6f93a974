"""HTTP requests and responses, except plans and tables (`table.py`)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from pyrite.core.actions import ActionData
from pyrite.core.messages import MessageData
from pyrite.core.talk import TalkData
from pyrite.protocol.table import Face, Language, Name, Seal, TableInfo


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


class LearnedTable(Struct, frozen=True):
    """A game with exactly these modules and its printed cards, which a bot has learned."""

    game: str
    modules: list[str]


class Offers(Struct, frozen=True):
    """All games and bots; bots under `learned` play only what is listed there."""

    games: list[GameInfo]
    bots: list[str]
    version: str
    learned: dict[str, list[LearnedTable]] = field(default_factory=dict)


class Health(Struct, frozen=True):
    """The state of the server: `tables` in memory and open `sockets`."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int


class Invitation(Struct, frozen=True):
    """Where other devices find this server; null if it is not known or they cannot reach it."""

    address: str | None


class ReplayStep(Struct, frozen=True):
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
    frames: list[ReplayStep]


class ShuffleCheck(Struct, frozen=True):
    """The proof that the shuffle was fixed before the deal, with everything needed to check it."""

    commitment: str
    secret: str
    added: list[str]
    seals: list[str]  # by seat; empty in games from before sealing existed
    withheld: list[list[str]]  # for each failed deal, who withheld a text: "Bob (B)"
    seed: str
    kept: bool  # the secret matches the commitment
    sealed: bool  # there are texts, and each matches its seal
    dealt: bool  # the game was shuffled with the secret and the texts


class Tally(Struct, frozen=True):
    """How often something was played and won; the name is that of a game or a role."""

    name: str
    played: int
    won: int


class Partner(Struct, frozen=True):
    """Rounds with the same role as another player; `won` counts those that earned gold."""

    name: str
    role: str
    played: int
    won: int


class Suspected(Struct, frozen=True):
    """How often others said that they did not trust you while you had this role."""

    role: str
    times: int


class PastGame(Struct, frozen=True):
    """A finished game of yours."""

    code: str
    game: str
    at: float  # when it ended, in seconds since 1970
    names: list[str | None]  # by seat
    mine: list[int]  # the seats you held
    winners: list[int]
    scores: list[int]


class History(Struct, frozen=True):
    """Your finished games; lessons, continued and stopped games do not count."""

    games: int
    wins: int
    by_game: list[Tally]  # games
    by_role: list[Tally]  # rounds; those that earned gold are won
    partners: list[Partner]
    suspected: list[Suspected]
    last: list[PastGame]  # latest first
    complete: bool  # false if there are more games than are counted


class OwnEntry(Struct, frozen=True):
    """Something you did at a table, as the server stores it."""

    at: float
    entry: dict[str, Any]


class OwnTable(Struct, frozen=True):
    """A table of yours, with everything you did there."""

    table: TableInfo
    mine: list[int]
    host: bool
    did: list[OwnEntry]


class OwnSubscription(Struct, frozen=True):
    """A browser that is notified when it is your turn."""

    endpoint: str
    lang: str
    at: float


class Export(Struct, frozen=True):
    """Everything that the server stores about you."""

    at: float
    history: History
    tables: list[OwnTable]
    subscriptions: list[OwnSubscription]
    complete: bool  # false if you have more tables than fit


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription, with the language of its notifications."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=32)]
    lang: Language = "en"


class Notifications(Struct, frozen=True):
    """What a browser needs to subscribe; without a key the server cannot send notifications."""

    key: str | None
    subscriptions: int  # of yours
