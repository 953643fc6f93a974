"""A table as a module of one's own sees and changes it: names and cells, no number of the engine.

Everything is checked here, since the arrays of the compiled table are not.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from typing import Any, TypedDict

from pyrite.core.errors import ConfigError
from pyrite.core.events import Payload
from pyrite.core.grid import cell_text
from pyrite.core.reading import read_cell
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import TOOLS
from pyrite.saboteur.text.events import new_event

if not cython.compiled:
    from pyrite.core.numbers import NOBODY
    from pyrite.saboteur.numbers import (
        BROKEN,
        FIRST_TILE,
        MAX_ASKS,
        MAX_HAND,
        MAX_LATER,
        NOTED,
        PLAYING,
        THROWN_AWAY,
    )
    from pyrite.saboteur.play.rockfall import collapse
    from pyrite.saboteur.play.tools import break_tool, mend_tool
    from pyrite.saboteur.play.turn import discard_unseen, draw_later
    from pyrite.saboteur.table.paths import find
    from pyrite.saboteur.table.state import Table, push_ask


class Told(TypedDict):
    """A message of a module, and whom it concerns besides the seat of the event."""

    module: str
    message: str
    target: int | None


class OwnTable:
    """What a module of one's own is handed: read it, and change it by these calls alone."""

    def __init__(self, table: "Table", key: str) -> None:
        self.table = table
        self.key = key  # of the module that holds it

    @property
    def seats(self) -> int:
        """How many seats there are."""
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
        """How many cards can still be drawn."""
        return self.table.npile

    def hand(self, seat: int) -> list[str]:
        """The cards that this seat holds; nobody else knows them."""
        first = self._seat(seat) * MAX_HAND
        names = self.table.rules.names.card_names
        return [names[self.table.hands[first + i]] for i in range(self.table.nhand[seat])]

    def cards_in_hand(self, seat: int) -> int:
        """How many cards this seat holds, which all see."""
        return self.table.nhand[self._seat(seat)]

    def broken_tools(self, seat: int) -> list[str]:
        """The broken tools that lie before this seat."""
        front = self.table.front[self._seat(seat)]
        return [tool for i, tool in enumerate(TOOLS) if front & BROKEN & 1 << i]

    def paths(self) -> list[str]:
        """The cells of all paths that were laid."""
        return [cell_text(self.table.at[self.table.laid[i]]) for i in range(self.table.nlaid)]

    def tile(self, cell: str) -> str | None:
        """What lies face up on this cell, with an r if it is turned by half; None if nothing."""
        number = find(self.table, read_cell(cell))
        tile = self.table.tile[number] if number else 0
        text: str = self.table.rules.names.tiles[tile]
        return text if tile >= FIRST_TILE else None

    def is_joined(self, cell: str) -> bool:
        """Is the card on this cell joined to the start?"""
        number = find(self.table, read_cell(cell))
        return number != 0 and self.table.lit[number] != 0

    def number(self, name: str) -> int:
        """One of the module's numbers on this table."""
        return self.table.box[self._box(name)]

    def set_number(self, name: str, value: int) -> None:
        """Change one of the module's numbers; everybody sees it."""
        at = self._box(name)
        if type(value) is not int or not 0 <= value < 1 << 15:
            raise self._problem(f"the number {name} cannot be {value!r}")
        if self.table.box[at] != value:
            self.table.box[at] = value
            if self.table.recording:
                self.table.emit(NOTED, NOBODY, at, value, 0)

    def hand_on_tool(self, tool: str, giver: int, taker: int) -> None:
        """The broken tool before one seat lies before another from now on."""
        number = TOOLS.index(tool) if tool in TOOLS else len(TOOLS)
        if tool not in self.broken_tools(giver) or tool in self.broken_tools(taker):
            raise self._problem(f"seat {giver} cannot hand {tool!r} on to seat {taker}")
        mend_tool(self.table, giver, number)
        break_tool(self.table, taker, self.table.rules.front_card[number])

    def throw_away(self, seat: int, card: str) -> None:
        """The seat puts a card of its hand onto the discards, unseen by the others."""
        self._check_playing()
        discard_unseen(self.table, seat, self._held(seat, card), THROWN_AWAY)

    def let_draw(self, seat: int) -> None:
        """The seat draws a card when this turn ends, after the seat on turn."""
        self._check_playing()
        table, stashes = self.table, self.table.rules.ncovers - self.table.rules.ngoals
        coming = sum(table.later[i] == seat for i in range(table.nlater)) + 1
        coming += table.owed if seat == table.turn else 0
        if table.nlater == MAX_LATER or self.cards_in_hand(seat) + coming + stashes > MAX_HAND:
            raise self._problem(f"seat {seat} cannot draw more cards")
        draw_later(table, seat)

    def take_away(self, cell: str) -> None:
        """The path on this cell goes onto the discards; what hung on it comes loose."""
        self._check_playing()
        if cell not in self.paths():
            raise self._problem(f"no path lies on {cell}")
        collapse(self.table, find(self.table, read_cell(cell)))

    def ask(self, question: str, seat: int) -> None:
        """The game waits until this seat has answered."""
        self._check_playing()
        names = self.table.rules.names
        if question not in names.own[self.key].questions or self.table.nasks == MAX_ASKS:
            raise self._problem(f"{question!r} cannot be asked")
        kind = names.asks.index(question)
        self.table.rules.own.answers(self.table, self._seat(seat), kind)  # an error if none is
        push_ask(self.table, kind, 1 << seat, 0)

    def tell(self, message: str, seat: int, target: int | None = None) -> None:
        """All hear this message of the module: `seat` did it, `target` is whom it concerns."""
        known = self.table.rules.names.own_messages
        if (self.key, message) not in known:
            raise self._problem(f"there is no sentence {message!r} in its english")
        whom = NOBODY if target is None else self._seat(target)
        if self.table.recording:
            self.table.emit(TOLD, self._seat(seat), known.index((self.key, message)), whom, 0)

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.table.rules.seats:
            raise self._problem(f"there is no seat {seat!r}")
        return seat

    def _held(self, seat: int, card: str) -> int:
        if card not in self.hand(seat):
            raise self._problem(f"seat {seat} does not hold {card!r}")
        number: int = self.table.rules.names.numbers[card]
        return number

    def _box(self, name: str) -> int:
        row = (self.key, name)
        names: Any = self.table.rules.names
        if row not in names.box_names:
            raise self._problem(f"it has no number {name!r}")
        at: int = names.box_names.index(row)
        return at

    def _check_playing(self) -> None:
        if self.table.stage != PLAYING:
            raise self._problem("cards are moved only while a round is played")

    def _problem(self, problem: str) -> ConfigError:
        return ConfigError(say("own-module", module=self.key, problem=problem))


def told(rules: Any, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """All hear it."""
    module, message = rules.names.own_messages[a]
    return {"module": module, "message": message, "target": None if b == NOBODY else b}, {}


TOLD = new_event("told", told, Told)
