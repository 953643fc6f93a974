"""A third game, small but real: players take one to three nuggets from a heap in turn.

Whoever takes the last one pays for the lamp oil and keeps nothing. Only the first seat has counted
the heap. It is plain Python, and runs on the compiled core and on the sources.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from pyrite.core.actions import Action
from pyrite.core.chance import Luck
from pyrite.core.description import (
    FORMAT,
    BoardDescription,
    Description,
    QuestionDescription,
    VerbDescription,
    Versions,
)
from pyrite.core.events import EventKind, Payload
from pyrite.core.game import Game
from pyrite.core.messages import Message, speaker
from pyrite.core.moves import arg_of, pack
from pyrite.core.notation import Form, Notation, Parts
from pyrite.core.options import check_flags, check_seats, read_modules, read_or_draw_seed, read_seed
from pyrite.core.plain_table import PlainTable
from pyrite.core.state import Engine, State
from pyrite.core.telling import plain, rules_of
from pyrite.core.version import VERSION

TAKE, STARTED, TOOK, LUCK_HEAP = 0, 0, 1, 1
ENGLISH = {
    "title-nuggets": "Nuggets",
    "nuggets-prompt": "1–{n} >",
    "nuggets-choose-card": "How many nuggets do you take?",
    "nuggets-act-take": "take {value}",
    "nuggets-explain-aim": "Collect nuggets, but leave the last one to somebody else.",
    "nuggets-hint-random": "I cannot count, so I picked a number at random.",
    "rule-N-1": "Take one to three nuggets. Whoever takes the last one keeps nothing.",
    "event-took": "{seat} takes {value}.",
    "not-so-many": "Take one to three nuggets, and no more than lie there.",
}
say = speaker(ENGLISH)


class TakeForm(Form):
    """Take a number of nuggets."""

    parts = ("value",)
    written = "take NUMBER"

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        return {"value": arg} if card == 0 and 1 <= arg <= 3 else None

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return 0, action.value or 0

    def write(self, names: Any, action: Action) -> str:
        return f"take {action.value}"

    def read(self, names: Any, text: str) -> Parts:
        return {"value": int(text.split()[1])}


class Options(NamedTuple):
    """The options of a table."""

    seats: int

    def as_dict(self) -> dict[str, Any]:
        return {"seats": self.seats}


class Names:
    """The readable side of the rules."""

    cards, numbers = (), {}

    def __init__(self, options: Options) -> None:
        self.options, self.seats = options, options.seats
        self.notation = Notation(self, ["take"], {"take": TakeForm()}, "take 2")


class Rules:
    """What does not change during a game."""

    def __init__(self, options: Options) -> None:
        self.seats, self.names = options.seats, Names(options)


class Table(PlainTable):
    """The heap, everyone's nuggets, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.heap = self.taken = self.turn = 0
        self.nuggets: list[int] = []

    def waiting_for(self) -> Sequence[int]:
        return () if self.taken == self.heap else (self.turn,)

    def moves_of(self, seat: int) -> Sequence[int]:
        return [pack(TAKE, 0, n) for n in range(1, min(3, self.heap - self.taken) + 1)]

    def make_move(self, action: int) -> None:
        self.step += 1
        self.taken += arg_of(action)
        self.nuggets[self.turn] += arg_of(action)
        self.note(TOOK, self.turn, arg_of(action), 0, 0)
        if self.taken == self.heap:
            self.nuggets[self.turn] = 0
        self.turn = (self.turn + 1) % self.rules.seats

    def score(self, seat: int) -> int:
        return self.nuggets[seat]

    def _dump(self) -> dict[str, Any]:
        names = ("heap", "taken", "turn", "step")
        return {**{name: getattr(self, name) for name in names}, "nuggets": [*self.nuggets]}


def start(table: Any) -> None:
    """Set up a heap of 12 to 20 nuggets, counted by the first seat."""
    table.luck.start(0, LUCK_HEAP)
    table.heap, table.nuggets = 12 + table.luck.below(9), [0] * table.rules.seats


def begin(table: Any) -> None:
    """Announce the beginning; only one seat learns the number of nuggets."""
    table.note(STARTED, 0, 1, table.heap, 1)


def started(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {}, {"value": b}


def took(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"value": a}, {}


def public(table: Any, before: Any = None) -> dict[str, Any]:
    """Return what everyone sees; a heap that is gone is known to all."""
    ask = {"kind": "turn", "seats": [table.turn], "cell": None, "action": None}
    return {
        "game": "nuggets",
        "options": table.rules.names.options.as_dict(),
        "ask": None if table.over else ask,
        "turn": table.turn,
        "stage": "over" if table.over else "playing",
        "results": [],
        "scores": [*table.nuggets],
        "winners": winners(table) if table.over else None,
        "taken": table.taken,
        "gone": table.heap if table.over else None,
    }


def winners(table: Any) -> list[int]:
    """Return the seats with the most nuggets."""
    return [seat for seat, n in enumerate(table.nuggets) if n == max(table.nuggets)]


def private(table: Any, seat: int, before: Any = None) -> dict[str, Any]:
    """Return the heap, which only the first seat knows."""
    heap = table.heap if seat == 0 else None
    return {"seat": seat if seat >= 0 else None, "hand": None, "dwarf": None, "heap": heap}


def position(table: Any) -> dict[str, Any]:
    """Return everything."""
    return {"game": "nuggets", "options": table.settings, **table._dump()}


def why_not(state: Any, seat: int, action: int) -> Message | None:
    """Return why an action is not legal."""
    good = arg_of(action) <= state.heap - state.taken and state.asked == (seat,)
    return None if good else say("not-so-many", "N-1")


def describe(rules: Rules) -> Description:
    """Return what never changes."""
    verb = VerbDescription("take", ("value",), 0, "take NUMBER", "N-1")
    question = QuestionDescription("turn", ("take",), "", False, "N-1")
    return Description(
        "nuggets", Versions(VERSION, "nuggets", FORMAT), rules.names.options.as_dict(), {},
        rules.seats, 1, 0, 0, {}, BoardDescription(1, 1, "0,0", ()), {}, (), {},
        {"take": verb}, {"turn": question}, (), (),
    )  # fmt: skip


class NuggetState(Table, State):
    """A game at one moment."""

    game: ClassVar[str] = "nuggets"
    _engine: ClassVar[Engine] = Engine(
        kinds={STARTED: EventKind("started", started), TOOK: EventKind("took", took)},
        tellings={"took": plain("event-took", "N-1")},
        first_event=(STARTED, 1),
        rules_for=Rules,
        describe=describe,
        public=public,
        private=private,
        position=position,
        why_not=why_not,
        draw=lambda state: "o" * (state.heap - state.taken),
        set_up=start,
        begin=(begin,),
    )


def read_options(*, seats: int, modules: Sequence[str] = (), **others: object) -> Options:
    """Read the options; this game has no modules and no flags."""
    check_seats(seats, (2, 9), "N-1", "N-1")
    read_modules(modules, ())
    check_flags(others, {}, {}, ())
    return Options(seats)


def new_game(*, seed: Any = None, **options: Any) -> NuggetState:
    """Return a new game."""
    return NuggetState._dealt(Rules(read_options(**options)), *read_or_draw_seed(seed))


def from_position(position: Mapping[str, Any]) -> NuggetState:
    """Return the state that a position describes."""
    options = dict(position["options"])
    state = NuggetState._empty()
    state._seat_at(Rules(Options(options["seats"])), Luck(*read_seed(options["seed"])))
    state._load({name: position[name] for name in state._dump()})
    return state


class Worlds:
    """All heaps that a view allows."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view

    def imagine(self, rng: Random) -> State:
        """Return one of them."""
        view, least = self.view, max(12, self.view["taken"] + 1)
        heap = view["heap"] or view["gone"] or rng.randint(least, 20)
        seed = {**view["options"], "seed": rng.getrandbits(64)}
        rest = {"taken": view["taken"], "turn": view["turn"], "nuggets": view["scores"]}
        return from_position({"options": seed, "heap": heap, "step": 0, **rest})


NUGGETS = Game(
    name="nuggets",
    new_game=new_game,
    describe=lambda **options: describe(Rules(read_options(**options))),
    from_position=from_position,
    worlds=Worlds,
    modules=list,
    editions=(),
    flags={},
    flag_rules={},
    first_flags={},
    seats=(2, 9),
    seats_for=lambda modules: (2, 9),
    english=ENGLISH,
    line_rules=rules_of(NuggetState._engine.tellings.values()),
)
