"""A third game, small and real: a heap of nuggets, from which everybody takes one to three in turn.

Whoever takes the last one pays for the lamp oil: he keeps nothing. Only the seat that begins has
counted the heap. Run from the sources, for a game in plain Python cannot sit on the compiled base.
"""

from collections.abc import Mapping
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
from pyrite.core.game_table import GameTable
from pyrite.core.message import Message, speaker
from pyrite.core.moves import Moves, arg_of, pack
from pyrite.core.notation import Form, Notation, Parts
from pyrite.core.options import check_seats, read_or_draw_seed, read_seed
from pyrite.core.state import State
from pyrite.core.table_state import Engine, TableState
from pyrite.core.telling import plain, rules_of
from pyrite.core.version import VERSION

TAKE, STARTED, TOOK, LUCK_HEAP = 0, 0, 1, 1
ENGLISH = {"not-so-many": "Take one to three nuggets, and no more than lie there."}
say = speaker(ENGLISH)


class TakeForm(Form):
    """So many nuggets are taken."""

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
    """What a table was made with."""

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


class Table(GameTable):
    """The heap, what everybody has taken, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules
        self.heap = self.taken = self.turn = self.step = 0
        self.nuggets: list[int] = []

    def seat_count(self) -> int:
        return self.rules.seats

    def moment(self) -> int:
        return self.step

    def asked_bits(self) -> int:
        return 0 if self.is_over() else 1 << self.turn

    def is_over(self) -> bool:
        return self.taken == self.heap

    def score_of(self, seat: int) -> int:
        return self.nuggets[seat]

    def list_moves(self, moves: Moves) -> None:
        moves.n = min(3, self.heap - self.taken)
        for n in range(moves.n):
            moves.acts[n] = pack(TAKE, 0, n + 1)

    def list_moves_of(self, seat: int, moves: Moves) -> None:
        moves.n = 0
        if self.asked_bits() >> seat & 1:
            self.list_moves(moves)

    def do(self, action: int) -> None:
        self.step += 1
        self.taken += arg_of(action)
        self.nuggets[self.turn] += arg_of(action)
        if self.recording:
            self.emit(TOOK, self.turn, arg_of(action), 0, 0)
        if self.is_over():
            self.nuggets[self.turn] = 0
        self.turn = (self.turn + 1) % self.rules.seats

    def copy(self) -> "Table":
        new = type(self)()
        new._seat_at(self.rules, self.luck.copy())
        new._load(self._dump())
        return new

    def _dump(self) -> dict[str, Any]:
        names = ("heap", "taken", "turn", "step")
        return {**{name: getattr(self, name) for name in names}, "nuggets": [*self.nuggets]}

    def _load(self, numbers: Mapping[str, Any]) -> None:
        vars(self).update({**numbers, "nuggets": [*numbers["nuggets"]]})

    def _seat_at(self, rules: Rules, luck: Luck) -> None:
        self.rules, self.luck = rules, luck


def start(table: Any) -> None:
    """A heap of 12 to 20 nuggets; the first seat has counted it."""
    table.luck.start(0, LUCK_HEAP)
    table.heap, table.nuggets = 12 + table.luck.below(9), [0] * table.rules.seats


def begin(table: Any) -> None:
    """All hear that it begins; how many there are only one seat knows."""
    table.emit(STARTED, 0, 1, table.heap, 1)


def started(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {}, {"value": b}


def took(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    return {"value": a}, {}


def public(table: Any, before: Any = None) -> dict[str, Any]:
    """What all see; a heap that is gone is known to all."""
    ask = {"kind": "turn", "seats": [table.turn], "cell": None, "action": None}
    return {
        "game": "nuggets",
        "options": table.rules.names.options.as_dict(),
        "ask": None if table.is_over() else ask,
        "turn": table.turn,
        "nuggets": [*table.nuggets],
        "taken": table.taken,
        "gone": table.heap if table.is_over() else None,
    }


def private(table: Any, seat: int, before: Any = None) -> dict[str, Any]:
    """The first seat alone knows the heap."""
    return {"seat": seat if seat >= 0 else None, "heap": table.heap if seat == 0 else None}


def position(table: Any) -> dict[str, Any]:
    """Everything."""
    return {"game": "nuggets", "options": table.settings, **table._dump()}


def why_not(state: Any, seat: int, action: int) -> Message | None:
    """The same law in words."""
    good = arg_of(action) <= state.heap - state.taken and state.asked == (seat,)
    return None if good else say("not-so-many", "N-1")


def describe(rules: Rules) -> Description:
    """What never changes."""
    verb = VerbDescription("take", ("value",), 0, "take NUMBER", "N-1")
    question = QuestionDescription("turn", ("take",), "", False, "N-1")
    return Description(
        "nuggets", Versions(VERSION, "nuggets", FORMAT), rules.names.options.as_dict(), {},
        rules.seats, 1, 0, 0, {}, BoardDescription(1, 1, "0,0", ()), {}, (), {},
        {"take": verb}, {"turn": question}, (), (),
    )  # fmt: skip


class NuggetState(Table, TableState):
    """One game at one moment."""

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
        costs=lambda state, actions: actions,
        draw=lambda state: "o" * (state.heap - state.taken),
        set_up=start,
        begin=(begin,),
    )


def new_game(*, seats: int, seed: Any = None) -> NuggetState:
    """A new game."""
    check_seats(seats, (2, 9), "N-1", "N-1")
    return NuggetState._dealt(Rules(Options(seats)), *read_or_draw_seed(seed))


def from_position(position: Mapping[str, Any]) -> NuggetState:
    """The state that a position describes."""
    options = dict(position["options"])
    state = NuggetState()
    state._seat_at(Rules(Options(options["seats"])), Luck(*read_seed(options["seed"])))
    state._load({name: position[name] for name in state._dump()})
    return state


class Worlds:
    """All heaps that a view allows."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view

    def imagine(self, rng: Random) -> State:
        """One of them."""
        view, least = self.view, max(12, self.view["taken"] + 1)
        heap = view["heap"] or view["gone"] or rng.randint(least, 20)
        seed = {**view["options"], "seed": rng.getrandbits(64)}
        rest = {name: view[name] for name in ("taken", "turn", "nuggets")}
        return from_position({"options": seed, "heap": heap, "step": 0, **rest})


NUGGETS = Game(
    name="nuggets",
    new_game=new_game,
    describe=lambda **options: describe(Rules(Options(options["seats"]))),
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
