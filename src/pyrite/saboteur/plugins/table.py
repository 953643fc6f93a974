# Compiled: see core/native.py
"""A table as a custom module sees and changes it: names and cells, never engine numbers.

Everything is checked here, since the arrays of the compiled table are not. Whatever a declared card
depends on must not change until the card takes effect, so that every moment in between can be saved
and restored.
"""

from threading import get_ident
from typing import Any, TypedDict

from pyrite.core.events import Payload
from pyrite.core.grid import cell_text, is_place, read_cell
from pyrite.core.messages import ConfigError, NotationError
from pyrite.core.native import Native, Readable, Thread, python_only
from pyrite.core.numbers import NOBODY
from pyrite.core.plain import shown
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import (
    BROKEN,
    EMPTY,
    FIRST_OWN_ASK,
    FIRST_TILE,
    MAX_HAND,
    MAX_LATER,
    NOTED,
    PLAYING,
    THROWN_AWAY,
    TOOLS,
)
from pyrite.saboteur.play.effects import break_tool, collapse, mend_tool
from pyrite.saboteur.play.turn import discard_unseen, draw_later
from pyrite.saboteur.table.paths import OFFSET, find
from pyrite.saboteur.table.state import Table, push_ask
from pyrite.saboteur.text.events import new_event

MOVING = frozenset(("do", "declared", "laid", "lifted", "goal_turned", "turn_ending"))
NOTING = MOVING | {"round_started"}  # calls that may set numbers and cells and tell messages
MOST_NUMBER = (1 << 15) - 1  # the highest number of a module
MOST_QUESTIONS = 100  # in a row: a module that keeps asking would hang a playout
MOST_LATER: int = MAX_LATER // 2 - 2  # positions take half of the room; two are left to other cards


class Told(TypedDict):
    """A message of a module, and the seat it concerns besides the seat of the event."""

    module: str
    message: str
    target: int | None


class OwnTable(Native):
    """The table that a custom module is given: read it, and change it only with these calls.

    As a context it refuses all other changes of the table, such as `state.play` in a module.
    """

    table: Table
    key: Readable[str]
    hook: Readable[str]
    thread: Thread

    def __init__(self, table: Any, key: str, hook: str) -> None:
        if not isinstance(table, Table) or key not in modules_of(table):
            raise ConfigError(say("own-table"))
        self.table = table
        self.key = key  # of the module that holds it
        self.hook = hook  # the call it was passed to; "" once that has returned

    def __enter__(self) -> "OwnTable":
        self.thread = get_ident()
        if self.table.calling is None:
            self.table.calling = self
        else:
            self.table.calling.refuse_listing()
        return self

    def __exit__(self, *error: object) -> None:
        if self.table.calling is self:
            self.table.calling = None

    @python_only
    def refuse_changes(self) -> None:
        """Refuse a call that would change the state, unless another thread makes it."""
        if get_ident() == self.thread:
            raise self._problem(f"{self.hook} may change only the table it is given, not its state")

    @python_only
    def refuse_listing(self) -> None:
        """Refuse to list actions in a call that is itself part of listing them."""
        if get_ident() == self.thread and self.hook not in NOTING:
            raise self._problem(f"{self.hook} may not list the actions of its own state")

    @python_only
    def close(self) -> None:
        """Make the table read-only, because the call is over."""
        self.hook = ""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.table.rules.seats

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.table.turn

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.table.round_no

    @property
    def cards_in_pile(self) -> int:
        """The number of cards that can still be drawn."""
        return self.table.npile

    def hand(self, seat: int) -> list[str]:
        """Return the cards in this seat's hand, which only the seat itself knows."""
        first = self._seat(seat) * MAX_HAND
        names = self.table.rules.names.card_names
        return [names[self.table.hands[first + i]] for i in range(self.table.nhand[seat])]

    @python_only
    def cards_in_hand(self, seat: int) -> int:
        """Return how many cards this seat holds, which everybody sees."""
        return self.table.nhand[self._seat(seat)]

    def broken_tools(self, seat: int) -> list[str]:
        """Return the broken tools in front of this seat."""
        front = self.table.front[self._seat(seat)]
        return [tool for i, tool in enumerate(TOOLS) if front & BROKEN & 1 << i]

    def paths(self) -> list[str]:
        """Return the cells of all paths that were laid."""
        return [cell_text(self.table.at[self.table.laid[i]]) for i in range(self.table.nlaid)]

    def tile(self, cell: str) -> str | None:
        """Return the face-up card on this cell, with an r if it is turned.

        None if there is none.
        """
        number = self._cell(cell)
        tile = self.table.tile[number] if number else 0
        text: str = self.table.rules.names.tiles[tile]
        return text if tile >= FIRST_TILE else None

    def is_joined(self, cell: str) -> bool:
        """Return whether the card on this cell is joined to the start."""
        number = self._cell(cell)
        return number != 0 and self.table.lit[number] != 0

    def empty_cells(self) -> list[str]:
        """Return the empty cells next to a face-up card, by row and column."""
        table = self.table
        cells = range(1, table.ncells + 1)
        free = [table.at[i] for i in cells if table.tile[i] == EMPTY and table.need[i]]
        return [cell_text(place) for place in sorted(free)]

    def neighbours(self, cell: str) -> list[str]:
        """Return the cells to the north, east, south and west of this one, empty or not."""
        place = self._place(cell)
        around = [place + OFFSET[side] for side in range(4)]
        return [cell_text(other) for other in around if is_place(other)]

    def number(self, name: str) -> int:
        """Return one of the module's numbers on this table."""
        return self.table.box[self._box("number", name)]

    def set_number(self, name: str, value: int) -> None:
        """Set one of the module's numbers to 0 to 32767; everybody sees it."""
        at = self._box("number", name)
        if type(value) is not int or not 0 <= value <= MOST_NUMBER:
            wrong = f"the number {name} must be 0 to {MOST_NUMBER}, not {shown(value)}"
            raise self._problem(wrong)
        self._note("set_number", at, value)

    def cell(self, name: str) -> str | None:
        """Return one of the module's cells on this table; None until it is set."""
        place = self.table.box[self._box("cell", name)]
        return cell_text(place) if place else None

    def set_cell(self, name: str, cell: str | None) -> None:
        """Set one of the module's cells, or None for no cell; everybody sees it."""
        at = self._box("cell", name)
        self._note("set_cell", at, 0 if cell is None else self._place(cell))

    def hand_on_tool(self, tool: str, giver: int, taker: int) -> None:
        """Move a broken tool from in front of one seat to another."""
        self._check_moving("hand_on_tool")
        self._check_resolved("hand_on_tool")
        broken, theirs = self.broken_tools(giver), self.broken_tools(taker)
        if type(tool) is not str or tool not in broken or tool in theirs:
            wrong = f"seat {giver} cannot hand {shown(tool)} on to seat {taker}"
            raise self._problem(wrong)
        number = TOOLS.index(tool)
        mend_tool(self.table, giver, number)
        break_tool(self.table, taker, self.table.rules.front_card[number])

    def throw_away(self, seat: int, card: str) -> None:
        """Discard a card from the seat's hand, unseen by the others."""
        self._check_moving("throw_away")
        if self._seat(seat) == self.table.turn:
            self._check_resolved("throw_away")
        discard_unseen(self.table, seat, self._held(seat, card), THROWN_AWAY)

    @python_only
    def let_draw(self, seat: int) -> None:
        """Let the seat draw a card when this turn ends, after the seat on turn."""
        self._check_moving("let_draw")
        table, stashes = self.table, self.table.rules.ncovers - self.table.rules.ngoals
        most = max(table.nhand[s] for s in range(table.rules.seats))  # hands may still be swapped
        coming = table.nlater + 1 + table.owed + 2  # two more: a veto, or what a question gives
        if table.nlater >= MOST_LATER or most + coming + stashes > MAX_HAND:
            raise self._problem(f"seat {self._seat(seat)} cannot draw more cards in this turn")
        draw_later(table, self._seat(seat))

    def take_away(self, cell: str) -> None:
        """Discard the path on this cell; whatever depended on it comes loose."""
        self._check_moving("take_away")
        self._check_resolved("take_away")
        if self.table.npending:
            raise self._problem("take_away must wait until the goals that were reached are turned")
        if cell not in self.paths():
            raise self._problem(f"no path lies on {shown(cell)}")
        collapse(self.table, self._cell(cell))

    def ask(self, question: str, seat: int) -> None:
        """Wait until this seat has answered; only one question at a time."""
        self._check_moving("ask")
        table, names = self.table, self.table.rules.names
        if type(question) is not str or question not in names.own[self.key].questions:
            raise self._problem(f"it has no question {shown(question)}")
        if table.nasks:
            raise self._problem("ask must wait: one question is open already; ask the next in do")
        if table.answered == table.step and table.in_a_row >= MOST_QUESTIONS:
            raise self._problem(f"more than {MOST_QUESTIONS} questions are asked in a row")
        push_ask(table, names.asks.index(question), 1 << self._seat(seat), 0)

    def tell(self, message: str, seat: int, target: int | None = None) -> None:
        """Tell everybody a message of the module: `seat` acts, `target` is affected."""
        self._check_hook("tell", NOTING)
        known = self.table.rules.names.own_messages
        if type(message) is not str or (self.key, message) not in known:
            raise self._problem(f"there is no sentence {shown(message)} in its english")
        who, whom = self._seat(seat), NOBODY if target is None else self._seat(target)
        if self.table.recording:
            self.table.emit(TOLD, who, known.index((self.key, message)), whom, 0)

    @python_only
    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.table.rules.seats:
            raise self._problem(f"there is no seat {shown(seat)}")
        return seat

    def _place(self, cell: str) -> int:
        try:
            return read_cell(cell if type(cell) is str else "")
        except NotationError:
            raise self._problem(f"{shown(cell)} is not a cell such as '4,-1'") from None

    def _cell(self, cell: str) -> int:
        return find(self.table, self._place(cell))

    def _held(self, seat: int, card: str) -> int:
        if type(card) is not str or card not in self.hand(seat):
            raise self._problem(f"seat {seat} does not hold {shown(card)}")
        number: int = self.table.rules.names.numbers[card]
        return number

    def _box(self, kind: str, name: str) -> int:
        """Return where a number or cell of the module is among the numbers of all modules."""
        names: Any = self.table.rules.names
        own = names.own[self.key]
        if type(name) is not str or name not in (own.numbers if kind == "number" else own.cells):
            raise self._problem(f"it has no {kind} {shown(name)}")
        at: int = names.box_names.index((self.key, name))
        return at

    def _note(self, call: str, at: int, value: int) -> None:
        """Set a number of the table's box and tell everybody if it has changed."""
        self._check_hook(call, NOTING)
        if self.table.box[at] != value:
            self.table.box[at] = value
            if self.table.recording:
                self.table.emit(NOTED, NOBODY, at, value, 0)

    def _check_hook(self, call: str, hooks: frozenset[str]) -> None:
        """Refuse a change during calls that only read, or after the call has returned."""
        if self.hook not in hooks:
            where = f"in {self.hook}" if self.hook else "after its call has returned"
            raise self._problem(f"{call} cannot be used {where}")

    def _check_moving(self, call: str) -> None:
        """Refuse to move cards after the round, or while a question of the game is open."""
        self._check_hook(call, MOVING)
        table = self.table
        if table.stage != PLAYING or table.found or table.ended:
            raise self._problem(f"{call} cannot be used when the round is over")
        if table.nasks and table.ask_kind[table.nasks - 1] < FIRST_OWN_ASK:
            raise self._problem(f"{call} must wait until a question of the game is answered")

    def _check_resolved(self, call: str) -> None:
        """Refuse to change what a declared card depends on before it takes effect."""
        if self.table.declared:
            raise self._problem(f"{call} must wait until the declared card has taken effect")

    def _problem(self, problem: str) -> ConfigError:
        return ConfigError(say("own-module", module=self.key, problem=problem))


def modules_of(table: Any) -> Any:
    """Return the custom modules of a table by name."""
    own = getattr(table.rules, "own", None)
    return () if own is None else own.modules


def told(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a message, which everybody hears."""
    module, message = rules.names.own_messages[a]
    return {"module": module, "message": message, "target": None if b == NOBODY else b}, {}


TOLD: int = new_event("told", told, Told)
