"""The public state of a game of The Lost Mines: its table with the public calls, and positions.

A position is complete and readable, for tests, bug reports and puzzles; docs/notation.md describes
the format and reader.py reads it.
"""

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Unpack

from pyrite.core.description import Description
from pyrite.core.events import seat_or_none
from pyrite.core.messages import Message
from pyrite.core.options import TableOptions, read_or_draw_seed
from pyrite.core.seats import seats_in
from pyrite.core.state import Engine, State, seed_of
from pyrite.lostmines.config.config import read_options, rules_for
from pyrite.lostmines.config.telling import TELLINGS
from pyrite.lostmines.numbers import ASKS, KINDS, OVER, ROUND_STARTED
from pyrite.lostmines.play.setup import start_game, start_round
from pyrite.lostmines.play.turn import begin
from pyrite.lostmines.playing import PlayingTable
from pyrite.lostmines.table.places import CELL_TEXTS
from pyrite.lostmines.table.state import Table
from pyrite.lostmines.text.drawing import draw
from pyrite.lostmines.text.events import EVENTS
from pyrite.lostmines.text.snapshot import Snapshot
from pyrite.lostmines.text.types import LostMinesPrivate, LostMinesPublic, LostMinesView
from pyrite.lostmines.text.view import all_mines, hand_text, private, public
from pyrite.lostmines.text.view_changes import view_changes
from pyrite.lostmines.text.why_not import why_not

SAME = (  # keys that a position shares with the public view
    *("game", "version", "options", "round", "starter", "turn", "stage", "steps", "owed"),
    *("proposed", "last_card", "dragon", "board", "tools", "traps", "trolls", "stands"),
    *("mines_seen_by", "treasures_seen_by", "dwarfs_seen_by", "discards_seen_by", "points"),
    "results",
)


def position(state: Table) -> dict[str, Any]:
    """Return the whole table in words, including everything that nobody may know."""
    p, shown = Snapshot.of(state), public(state)
    names, cards = p.names, p.names.card_names
    return {key: shown[key] for key in SAME} | {
        "seed": seed_of(state.luck),
        "step": p.step,
        "ask": None if p.stage == OVER else _ask(p),
        "agreed": seats_in(p.agreed, p.rules.seats),
        "mines": all_mines(state),
        "treasures": [
            {"kind": KINDS[t.kind], "value": t.value, "owner": seat_or_none(t.owner)}
            for t in p.treasures
        ],
        "dwarfs": [names.dwarfs[dwarf] for dwarf in p.dwarf],
        "spare": [names.dwarfs[dwarf] for dwarf in p.spare],
        "hands": [hand_text(state, seat) for seat in range(p.rules.seats)],
        "pile": [cards[card] for card in reversed(p.pile)],
        "aside": [cards[card] for card in p.aside],
        "discards": [cards[card] for card, _ in p.discards],
    }


def _ask(p: Snapshot) -> dict[str, Any]:
    return {
        "kind": ASKS[p.ask],
        "seats": seats_in(p.asked_seats, p.rules.seats),
        "cell": CELL_TEXTS[p.entered] if p.entered else None,
        "action": None,
    }


class LostMinesOptions(TableOptions, total=False):
    """The options of a table besides its seats; docs/rules/lostmines.md explains the flags."""

    last_turn: Literal["cut", "finished"]
    next_starter: Literal["played", "played_or_discarded"]


def _why_not(state: Any, seat: int, action: int) -> Message | None:
    return why_not(Snapshot.of(state), seat, action)


def _draw(state: Any) -> str:
    snapshot = Snapshot.of(state)
    return draw(snapshot.names, snapshot.board, snapshot.tools)


class LostMinesState(PlayingTable, State):
    """A game of The Lost Mines at one moment."""

    game: ClassVar[str] = "lostmines"
    _engine: ClassVar[Engine] = Engine(
        kinds=EVENTS,
        tellings=TELLINGS,
        first_event=(ROUND_STARTED, 1),
        rules_for=rules_for,
        describe=attrgetter("names.description"),  # built only once
        public=public,
        private=private,
        changes=view_changes,
        position=position,
        why_not=_why_not,
        draw=_draw,
        set_up=start_game,
        begin=(start_round, begin),
    )
    __slots__ = ()

    if TYPE_CHECKING:

        def public(self) -> LostMinesPublic:
            """Return what everybody may know; it is the same for all viewers."""

        def private(self, seat: int | None) -> LostMinesPrivate:
            """Return what only this seat (None: a spectator) knows."""

        def view(self, seat: int | None) -> LostMinesView:
            """Return what this seat (None: a spectator) may know: both parts in one."""


def new_game(*, seats: int, **options: Unpack[LostMinesOptions]) -> LostMinesState:
    """Return a new game with a random seed unless one is given; raise `ConfigError` if invalid."""
    seed = options.pop("seed", None)
    chosen = read_options(seats=seats, **options)
    return LostMinesState._dealt(rules_for(chosen), *read_or_draw_seed(seed))


def describe_table(*, seats: int, **options: Unpack[LostMinesOptions]) -> Description:
    """Describe a table with these options without creating it."""
    options.pop("seed", None)
    description: Description = rules_for(read_options(seats=seats, **options)).names.description
    return description
