# Compiled: see core/native.py
"""A module as one value: cards, hooks, slots, and a few numbers of its own on each table.

Hooks (many may listen, in registry order; the list is closed):
  round_started(table)            a round was dealt
  turn_options(table, seat, moves)  further things a seat may do in its turn
  may_lay(table, seat) -> bool    may this seat lay a path now?
  may_look(table, goal) -> bool   may a map look at this face-down card?
  bars(table, cell, seat, skip) -> bool  is this cell closed to what the seat wants to lay there?
                                  NOBODY: to a pushed goal; `skip`: the card there is being moved
  declared(table, action)         a card was played and has no effect yet; may push an ask
  taking_effect(table, action)    the declared card was not vetoed; may push an ask
  laid(table, cell)               a path was laid or moved here
  lifted(table, cell)             a path was removed here
  joined(table, cell)             a watched card was joined to the start by table.finder
  goal_turned(table, cell)        a face-down card was turned up that did not end the round
  turn_ending(table)              the seat on turn is about to draw; may push an ask
  payday(table)                   the round is over, dwarfs are shown; may pay and set PAID
  entitled(table, seat) -> bool   does this digger share in the gold cards?
Slots (exactly one owner; a second claimant is a ConfigError when the table is made):
  pay(table)                      the gold of a round; called until table.stage is PAID

Everything else is in parts, each a separate value; a module names those it has.

A module with `box=Box(("left", "played"))` owns two numbers on every table, which are copied, saved
and compared with everything else. All seats see them, so they must not hold secrets. `get(table,
NUMBER, i)` reads and `note(table, NUMBER, i, value)` writes them; NUMBER is the module's `number`.
The module defines what they mean: `show` makes them readable for views and positions, `read` reads
positions, `noted` describes a change.

Cards have different numbers at every table. A module that must know one declares it with
`pieces=Pieces(names=("dragon",))` and finds it with `number_of(table, NUMBER, 0)`. The number of
tokens in a deck is found in the same way.

The hooks may_lay, may_look and bars forbid. The law is in the hook alone; `Words(forbids=...)` has
the message for whoever may not.

Events that only one module emits are in its own files: `LIFTED: int = new_event("lifted", on_cell,
OnCell)` (events.py) names the kind, its reader and the types of its parts; `Words(tellings=...)`
says how it is told: `{"lifted": plain("event-lifted", "C-23")}`.

Set hooks and slots as attributes of the module after creating it. In a compiled core they are C
functions, so a module with hooks is a hot file (core/native.py).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.native import Native, Readable, python_only, python_too, raises
from pyrite.core.numbers import NOBODY
from pyrite.core.telling import Telling
from pyrite.saboteur.numbers import BOX_NUMBER, NOTED
from pyrite.saboteur.table.state import (
    AnswerLister,
    CellTest,
    Rules,
    SeatHook,
    SeatTest,
    Table,
    TableHook,
)


def nothing() -> Any:
    """Return the default for a mapping that a module does not have."""
    return field(default_factory=dict)


@dataclass(frozen=True)
class Pieces:
    """What else at a table the module must know or adds to it."""

    names: tuple[str, ...] = ()  # cards and tokens that it must know by number
    ending_goals: tuple[str, ...] = ()  # the round ends when one of these is turned up
    sure_goals: Mapping[str, str] = nothing()  # option: the goal that it guarantees
    front: tuple[str, ...] = ()  # its cards that lie in front of seats, after the broken tools


@dataclass(frozen=True)
class Terms:
    """What the module goes with: other modules, options, rules of the table, gold."""

    requires: tuple[str, ...] = ()
    excludes: Mapping[str, str] = nothing()  # module: the rule that says so
    slots: tuple[str, ...] = ()
    flags: Mapping[str, tuple[object, object]] = nothing()  # option: its values, default first
    overrides: Mapping[str, int] = nothing()  # numbers of the rules that hold in every edition
    most_paid: int = 0  # how often in a round a seat may have to pay with won gold
    costs: Any = None  # (names, numbers of the box, seat, place of a lifted card): gold by cell


@dataclass(frozen=True)
class Choices:
    """What seats may do and be asked because of the module, and why not."""

    forms: Mapping[str, Any] = nothing()  # verb: its form, or the name of one (forms.py)
    rules: Mapping[str, str] = nothing()  # verb: its rule, unless it is the module's first
    asks: Mapping[str, str] = nothing()  # ask: its subject: "", "cell", "action", "window" (secret)
    refusals: Mapping[tuple[str, str], Any] = nothing()  # (ask, verb): says why not (why_not.py)
    checks: Mapping[str, Any] = nothing()  # ask: may a position contain it? (read_asks.py)
    holds_up: Mapping[str, int] = nothing()  # ask: how many of the top discards are shown
    moves: tuple[str, ...] = ()  # verbs that lift the path laid last and lay it elsewhere
    most_passed: int = 1  # how many cards may be passed together


class Box:
    """Numbers of the module on every table, what they mean, and which values are valid.

    `show(names, numbers)` returns what views show, and `read(source, where, part)` reads it back
    from positions. `noted(names, number, value)` is what an event says about a change. `is_valid`
    may reject a position. `codes` says what each number is, for learning; usually plain numbers.
    """

    def __init__(
        self,
        names: tuple[str, ...] = (),
        show: Any = None,
        read: Any = None,
        noted: Any = None,
        is_valid: Callable[[Any], bool] | None = None,
        codes: tuple[int, ...] = (),
    ) -> None:
        self.names = names
        self.show = show or (lambda _, numbers: dict(zip(names, numbers, strict=True)))
        self.read = read or (lambda source, where, part: [part[name] for name in names])
        self.noted = noted or (lambda _, number, value: {names[number]: value})
        self.is_valid = is_valid
        self.codes = codes or (BOX_NUMBER,) * len(names)


@dataclass(frozen=True)
class Words:
    """What is said about the module."""

    english: Mapping[str, str] = nothing()  # message id: plain English
    tellings: Mapping[str, Telling] = nothing()  # kind of event: how it is told (telling.py)
    answers: tuple[str, ...] = ()  # verbs of answers that each have their own sentence
    forbids: Mapping[str, Any] = nothing()  # hook: (table, what it was asked): the refusal


NUMBERS = count()
UNNUMBERED = -1  # custom modules are known by their names
HOOKS = (
    *("round_started", "turn_options", "may_lay", "may_look", "bars", "declared"),
    *("taking_effect", "laid", "lifted", "joined", "goal_turned", "turn_ending"),
    *("payday", "entitled"),
)
SLOTS = ("pay",)


class Module(Native):
    """A set of cards and rules that a table may add."""

    key: Readable[str]
    source: Readable[str]
    rules: Readable[tuple[str, ...]]
    cards: Readable[tuple[Card, ...]]
    pieces: Readable[Pieces]
    terms: Readable[Terms]
    choices: Readable[Choices]
    box: Readable[Box]
    words: Readable[Words]
    own: Readable[Any]  # the `OwnModule` of a custom module (plugins/module.py)
    number: Readable[int]
    round_started: TableHook | None
    turn_ending: TableHook | None
    payday: TableHook | None
    pay: TableHook | None
    turn_options: AnswerLister | None
    may_lay: SeatTest | None
    may_look: SeatTest | None
    entitled: SeatTest | None
    bars: CellTest | None
    declared: SeatHook | None
    taking_effect: SeatHook | None
    laid: SeatHook | None
    lifted: SeatHook | None
    joined: SeatHook | None
    goal_turned: SeatHook | None

    def __init__(
        self,
        key: str,
        *,
        source: str,
        rules: tuple[str, ...],
        cards: tuple[Card, ...] = (),
        pieces: Pieces | None = None,
        terms: Terms | None = None,
        choices: Choices | None = None,
        box: Box | None = None,
        words: Words | None = None,
        own: Any = None,
    ) -> None:
        self.key = key
        self.number = next(NUMBERS) if own is None else UNNUMBERED
        self.source = source
        self.rules = rules
        self.cards = cards
        self.pieces = pieces or Pieces()
        self.terms = terms or Terms()
        self.choices = choices or Choices()
        self.box = box or Box()
        self.words = words or Words()
        self.own = own


def get(table: Table, module: int, i: int) -> int:
    """Return a number of the module's box."""
    return table.box[table.rules.box_at[module] + i]


def note(table: Table, module: int, i: int, value: int) -> None:
    """Change a number of the module's box; everybody sees it."""
    at = table.rules.box_at[module] + i
    if table.box[at] == value:
        return
    table.box[at] = value
    if table.recording:
        table.emit(NOTED, NOBODY, at, value, 0)


def box_of(table: Table, module: int, n: int) -> list[int]:
    """Return all numbers of the module's box."""
    first = table.rules.box_at[module]
    return [table.box[first + i] for i in range(n)]


def number_of(table: Table, module: int, i: int) -> int:
    """Return what the module names: a card's number, NOBODY if absent, or a count of tokens."""
    return table.rules.named[table.rules.named_at[module] + i]


@python_only
def plug(rules: Rules, module: Module, box_at: int) -> None:
    """Put the module's hooks and slots into a table's rules; its box begins at `box_at`."""
    if module.number != UNNUMBERED:
        rules.box_at[module.number] = box_at
        rules.named_at[module.number] = rules.nnamed
    for name in module.pieces.names:
        rules.named[rules.nnamed] = rules.names.number_named(name)
        rules.nnamed += 1
    if module.round_started:
        rules.round_started[rules.n_round_started] = module.round_started
        rules.n_round_started += 1
    if module.turn_options:
        rules.turn_options[rules.n_turn_options] = module.turn_options
        rules.n_turn_options += 1
    if module.may_lay:
        rules.may_lay[rules.n_may_lay] = module.may_lay
        rules.n_may_lay += 1
        rules.forbidding["may_lay"].append(module.words.forbids["may_lay"])
    if module.may_look:
        rules.may_look[rules.n_may_look] = module.may_look
        rules.n_may_look += 1
        rules.forbidding["may_look"].append(module.words.forbids["may_look"])
    if module.bars:
        rules.bars[rules.n_bars] = module.bars
        rules.n_bars += 1
        rules.forbidding["bars"].append(module.words.forbids["bars"])
    if module.declared:
        rules.declared[rules.n_declared] = module.declared
        rules.n_declared += 1
    if module.taking_effect:
        rules.taking_effect[rules.n_taking_effect] = module.taking_effect
        rules.n_taking_effect += 1
    if module.laid:
        rules.laid[rules.n_laid] = module.laid
        rules.n_laid += 1
    if module.lifted:
        rules.lifted[rules.n_lifted] = module.lifted
        rules.n_lifted += 1
    if module.joined:
        rules.joined[rules.n_joined] = module.joined
        rules.n_joined += 1
    if module.goal_turned:
        rules.goal_turned[rules.n_goal_turned] = module.goal_turned
        rules.n_goal_turned += 1
    if module.turn_ending:
        rules.turn_ending[rules.n_turn_ending] = module.turn_ending
        rules.n_turn_ending += 1
    if module.payday:
        rules.payday[rules.n_payday] = module.payday
        rules.n_payday += 1
    if module.entitled:
        rules.entitled[rules.n_entitled] = module.entitled
        rules.n_entitled += 1
    if module.pay:
        rules.pay = module.pay


@python_too
def who_forbids_laying(table: Table, seat: int) -> int:
    """Return the first hook that keeps this seat from laying paths, or NOBODY."""
    for i in range(table.rules.n_may_lay):
        if not table.rules.may_lay[i](table, seat):
            return i
    return NOBODY


@python_too
def who_forbids_looking(table: Table, goal: int) -> int:
    """Return the first hook that forbids looking at this face-down card, or NOBODY."""
    for i in range(table.rules.n_may_look):
        if not table.rules.may_look[i](table, goal):
            return i
    return NOBODY


@python_too
def who_bars(table: Table, cell: int, seat: int, skip: int) -> int:
    """Return the first hook that closes the cell to a path or a pushed goal (seat NOBODY)."""
    for i in range(table.rules.n_bars):
        if table.rules.bars[i](table, cell, seat, skip):
            return i
    return NOBODY


@python_too
@raises
def raise_trouble(table: Table) -> int:
    """Raise the error of a custom module that failed, if any."""
    if table.trouble is not None:
        raise table.trouble
    return 0
