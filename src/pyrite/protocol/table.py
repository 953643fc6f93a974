"""The plan of a table, and its public information apart from the game itself."""

import re
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from pyrite.core.faces import FACES
from pyrite.core.names import LONGEST_NAME

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O: they look like digits
CODE_LENGTH = 6
CODE = f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}"


def is_code(text: str) -> bool:
    """Return whether a text has the form of a table code."""
    return re.fullmatch(CODE, text.upper()) is not None


Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Face = Annotated[int, Meta(gt=-1, lt=FACES)]  # Litestar's schema would leave out `ge=0`
SealedText = Annotated[str, Meta(min_length=1, max_length=128)]
Language = Literal["en", "de", "is", "et"]
TalkRule = Literal["phrases", "text", "none"]
Phase = Literal["lobby", "revealing", "playing", "over"]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The options a table is opened with; the game checks that they fit together."""

    game: Annotated[str, Meta(max_length=24)] = "saboteur"
    seats: int = 5
    edition: Annotated[str, Meta(max_length=24)] | None = None
    modules: Annotated[list[str], Meta(max_length=64)] = field(default_factory=list)
    flags: dict[str, bool | int | str] = field(default_factory=dict)
    deck: dict[str, Any] | None = None  # a custom deck, see docs/decks.md
    rounds: int | None = None
    bots: Annotated[list[str | None], Meta(max_length=12)] = field(default_factory=list)
    clock: Annotated[float, Meta(ge=5, le=1_209_600)] | None = None  # seconds for a decision
    grace: Annotated[float, Meta(ge=0, le=3_600)] = 60.0  # seconds until a bot stands in
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0  # seconds that a bot takes for a decision
    talk: TalkRule = "phrases"
    public: bool = False  # listed for everybody, or joined by its code only
    lang: Language = "en"  # bots get names of this language

    def options(self) -> dict[str, Any]:
        """Return the options for `pyrite.new_game`."""
        named = {"edition": self.edition, "rounds": self.rounds, "deck": self.deck}
        chosen = {name: value for name, value in named.items() if value is not None}
        return {"seats": self.seats, "modules": self.modules, **self.flags, **chosen}


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """The holder of a seat: a person has a name, a bot a name and a level, an open seat neither."""

    name: str | None = None
    bot: str | None = None
    stand_in: bool = False  # a bot plays for the person
    face: Face | None = None  # the drawn face, a number that clients take apart


class Proposal(Struct, frozen=True):
    """A proposal that the players vote on."""

    what: Literal["skip", "stop"]  # let a bot play for a sleeper; stop the game
    by: int
    seat: int | None  # the sleeper
    yes: list[int]  # seats that agree
    no: list[int]
    voters: int  # people who were there; more than half of them must agree

    @property
    def passed(self) -> bool:
        """Whether enough players agree."""
        return 2 * len(self.yes) > self.voters


class TableInfo(Struct, frozen=True):
    """The public information about a table."""

    code: str
    plan: Plan
    phase: Phase
    version: int
    seats: list[SeatInfo]
    commitment: str  # the hash of the secret that shuffles its cards; empty for a continued game
    added: list[str]  # texts of the players that are mixed in; empty until the cards are dealt
    proposal: Proposal | None = None
    next: str | None = None  # the table of the rematch
    stopped: bool = False  # ended by a vote
    seals: list[str] = field(default_factory=list)  # hashes of those texts, by seat
    unrevealed: list[int] = field(default_factory=list)  # seats whose sealed text is awaited
    withheld: list[list[str]] = field(default_factory=list)  # for each deal that failed: "Bob (B)"
    lesson: str | None = None  # nothing was shuffled: the cards and the bots' moves are fixed
    rematch: bool = False  # starts by itself as soon as everyone has come


class MyTable(Struct, frozen=True):
    """A table with the seats its viewer holds."""

    table: TableInfo
    mine: list[int]  # the seats one holds
    host: bool
