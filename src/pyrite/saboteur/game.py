"""The public state of a Saboteur game: its table with the public calls, and positions.

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
from pyrite.saboteur.config.config import read_options, rules_for
from pyrite.saboteur.config.telling import TELLINGS
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.numbers import CHANGED, MAX_SEATS, ROUND_STARTED
from pyrite.saboteur.play.setup import start_game, start_round
from pyrite.saboteur.play.turn import begin
from pyrite.saboteur.playing import PlayingTable
from pyrite.saboteur.table.module import raise_trouble
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.drawing import draw
from pyrite.saboteur.text.events import KINDS
from pyrite.saboteur.text.forms import costs_of
from pyrite.saboteur.text.history_text import whole_history
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.types import SaboteurPrivate, SaboteurPublic, SaboteurView
from pyrite.saboteur.text.view import (
    ABOUT_ACTIONS,
    HOW,
    board_text,
    goals_text,
    hand_text,
    memory_text,
    payments_text,
    private,
    public,
    stashes_text,
)
from pyrite.saboteur.text.view_changes import view_changes
from pyrite.saboteur.text.why_not import why_not

ALL = -1  # as if every face-down card were known
SAME = (  # keys that a position shares with the public view
    *("game", "version", "options", "round", "starter", "turn", "direction", "stage", "finder"),
    *("last_card", "passes", "owed", "later", "treasure_found", "board", "fresh", "pending"),
    *("sites", "front", "dwarfs_shown", "modules"),
)


def position(state: Table) -> dict[str, Any]:
    """Return the whole table in words, including everything that nobody may know."""
    p = Snapshot.of(state)
    names, seats = p.names, range(p.rules.seats)
    cards, shown = names.card_names, public(state)
    covers = [names.cell_text(at) if at else f"#{g + 1}" for g, (at, _) in enumerate(p.goals)]
    return {key: shown[key] for key in SAME} | {
        "seed": seed_of(state.luck),
        "step": p.step,
        "asks": [_ask(p, *ask) for ask in p.asks],
        "declared": names.notation.action(p.declared, p.turn).text if p.declared else None,
        "drafter": seat_or_none(p.drafter),
        "ended": bool(p.ended),
        "goals": goals_text(state, ALL),
        STASH.many: stashes_text(state, ALL),
        "shown": [cover for g, cover in enumerate(covers) if p.shown >> g & 1],
        "looks": [[c for g, c in enumerate(covers) if p.looked[s] >> g & 1] for s in seats],
        "knows": [[c for g, c in enumerate(covers) if p.knows[s] >> g & 1] for s in seats],
        "hands": [hand_text(state, seat) for seat in seats],
        "pile": [cards[card] for card in reversed(p.pile)],
        "aside": [cards[card] for card in p.aside],
        "offer": [cards[card] for card in p.offer],
        "discards": [cards[card] for card, _ in p.discards],
        "discards_seen_by": shown["discards_seen_by"],
        "dwarfs": [names.dwarfs[dwarf] for dwarf in p.dwarf],
        "dwarfs_seen_by": shown["dwarfs_seen_by"],
        "spare": [names.dwarfs[dwarf] for dwarf in p.spare],
        "spare_seen_by": shown["spare_seen_by"],
        "gold_pile": list(reversed(p.gold_pile)),
        "pool": p.pool,
        "won": _won(p),
        "coins": p.coins,
        "results": [result.as_dict() for result in p.results],
        "payments": payments_text(p.payments),
        "memory": [
            {"knower": None if knower == MAX_SEATS else knower, **clue}
            for knower in (*seats, MAX_SEATS)
            for clue in memory_text(state, knower)
        ],
        "history": whole_history(state),
    }


def _ask(p: Snapshot, kind: int, seats: int, about: int) -> dict[str, Any]:
    form = p.names.question_about.get(p.names.asks[kind], "")
    return {
        "kind": p.names.asks[kind],
        "seats": seats_in(seats, p.rules.seats),
        "cell": p.names.cell_text(about) if form == "cell" else None,
        "action": p.names.notation.action(about, p.turn).text if form in ABOUT_ACTIONS else None,
    }


def _won(p: Snapshot) -> list[dict[str, Any]]:
    """Return the gold cards that were won, and whether they were changed for coins (I-09)."""
    return [
        {
            "round": round_no,
            "seat": seat,
            "how": HOW[how & ~CHANGED],
            "value": value,
            "changed": how & CHANGED != 0,
        }
        for round_no, seat, how, value in p.won
    ]


Edition = Literal["2024", "et2007", "is"]


class SaboteurOptions(TableOptions, total=False):
    """The options of a table besides its seats; docs/rules/editions.md explains the flags."""

    edition: Edition
    must_connect: bool
    gold_drawn: Literal["per_digger", "per_seat"]
    goals_at_once: Literal["all", "one"]
    sabotage_self: bool
    discard_faces: Literal["down", "played_up"]
    round_end: Literal["hands_empty", "passes"]
    saboteur_pay: Literal["exact", "drawn"]
    misfit_goal: Literal["best", "choice"]
    next_starter: Literal["last_card", "last_turn"]
    treasure_always: bool


def _why_not(state: Any, seat: int, action: int) -> Message | None:
    return why_not(Snapshot.of(state), seat, action)


def _draw(state: Any) -> str:
    return draw(state.rules.names, board_text(state))


class SaboteurState(PlayingTable, State):
    """A game of Saboteur at one moment."""

    game: ClassVar[str] = "saboteur"
    _engine: ClassVar[Engine] = Engine(
        kinds=KINDS,
        tellings=TELLINGS,
        first_event=(ROUND_STARTED, 1),
        rules_for=rules_for,
        describe=attrgetter("names.description"),  # built only once
        public=public,
        private=private,
        position=position,
        why_not=_why_not,
        costs=costs_of,
        changes=view_changes,
        draw=_draw,
        set_up=start_game,
        begin=(start_round, begin, raise_trouble),
    )
    __slots__ = ()

    if TYPE_CHECKING:

        def public(self) -> SaboteurPublic:
            """Return what everybody may know; it is the same for all viewers."""

        def private(self, seat: int | None) -> SaboteurPrivate:
            """Return what only this seat (None: a spectator) knows."""

        def view(self, seat: int | None) -> SaboteurView:
            """Return what this seat (None: a spectator) may know: both parts in one."""


def new_game(*, seats: int, **options: Unpack[SaboteurOptions]) -> SaboteurState:
    """Return a new game with a random seed unless one is given; raise `ConfigError` if invalid."""
    seed = options.pop("seed", None)
    chosen = read_options(seats=seats, **options)
    return SaboteurState._dealt(rules_for(chosen), *read_or_draw_seed(seed))


def describe_table(*, seats: int, **options: Unpack[SaboteurOptions]) -> Description:
    """Describe a table with these options without creating it."""
    options.pop("seed", None)
    description: Description = rules_for(read_options(seats=seats, **options)).names.description
    return description
