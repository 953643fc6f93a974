"""A module is one value: cards, hooks, slots, and room for a few numbers of its own on each table.

Hooks (many may listen, in registry order; the list is closed):
  round_started(table)            a round was dealt
  turn_options(table, seat, moves)  further things a seat may do in its turn
  may_lay(table, seat) -> bool    may this seat lay a path now?
  declared(table, action)         a card was played and has no effect yet; may push an ask
  joined(table, cell)             a watched card was joined to the start; table.finder did it
  goal_turned(table, cell)        a goal was turned up that did not end the round
Slots (exactly one owner; a second claimant is a ConfigError when the table is made):
  deal_dwarfs(table)              who is what
  pay(table)                      the gold of a round; called until table.stage is PAID

A module with `box=3` owns three numbers on every table: table.box[table.rules.box_at[NUMBER] + i],
where NUMBER is the module's `number`. They are copied, saved and compared with everything else.

Hooks and slots are set as attributes of the module after its making. Where the core is compiled
they are C functions, so a module with hooks is a hot file with a .pxd of its own.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

from pyrite.core.cards import Card

if not cython.compiled:
    from pyrite.saboteur.state import Rules

NUMBERS = count()
HOOKS = ("round_started", "turn_options", "may_lay", "declared", "joined", "goal_turned")
SLOTS = ("deal_dwarfs", "pay")


@dataclass(frozen=True)
class Components:
    """What lies on the table before the first card is dealt."""

    start: Card
    start_cell: tuple[int, int]
    goals: tuple[Card, ...]
    goal_cells: tuple[tuple[int, int], ...]
    dwarfs: Mapping[int, tuple[int, int]]  # seats: diggers, saboteurs
    hand: Mapping[int, int]
    gold: Mapping[int, int]  # value: cards
    rounds: int


class Module:
    """One set of cards and rules that a table may add."""

    def __init__(
        self,
        key: str,
        *,
        source: str,
        rules: tuple[str, ...],
        cards: tuple[Card, ...] = (),
        slots: tuple[str, ...] = (),
        requires: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        box: int = 0,
        forms: Mapping[str, str] | None = None,
        asks: Mapping[str, str] | None = None,
        refusals: Mapping[tuple[str, str], Any] | None = None,
        english: Mapping[str, str] | None = None,
    ) -> None:
        self.key = key
        self.number = next(NUMBERS)
        self.source = source
        self.rules = rules
        self.cards = cards
        self.slots = slots
        self.requires = requires
        self.excludes = excludes
        self.box = box
        self.forms = forms or {}  # verb: how it is written (notation.py)
        self.asks = asks or {}  # ask: what it is about: "", "cell", "action", or "window" (secret)
        self.refusals = refusals or {}  # (ask, verb): says why not (why_not.py)
        self.english = english or {}  # message id: plain English
        if not cython.compiled:
            self._no_hooks()

    if not cython.compiled:

        def _no_hooks(self) -> None:
            self.round_started: Any = None
            self.turn_options: Any = None
            self.may_lay: Any = None
            self.declared: Any = None
            self.joined: Any = None
            self.goal_turned: Any = None
            self.deal_dwarfs: Any = None
            self.pay: Any = None


def plug(rules: "Rules", module: Module, box_at: int) -> None:
    """Put the module's hooks and slots into the rules of a table; its box begins at `box_at`."""
    rules.box_at[module.number] = box_at
    if module.round_started:
        rules.round_started[rules.n_round_started] = module.round_started
        rules.n_round_started += 1
    if module.turn_options:
        rules.turn_options[rules.n_turn_options] = module.turn_options
        rules.n_turn_options += 1
    if module.may_lay:
        rules.may_lay[rules.n_may_lay] = module.may_lay
        rules.n_may_lay += 1
    if module.declared:
        rules.declared[rules.n_declared] = module.declared
        rules.n_declared += 1
    if module.joined:
        rules.joined[rules.n_joined] = module.joined
        rules.n_joined += 1
    if module.goal_turned:
        rules.goal_turned[rules.n_goal_turned] = module.goal_turned
        rules.n_goal_turned += 1
    if module.deal_dwarfs:
        rules.deal_dwarfs = module.deal_dwarfs
    if module.pay:
        rules.pay = module.pay
