# Compiled: see core/native.py
"""What changed in a view since an earlier moment of a table: only those keys are built.

The numbers of both moments are compared, which takes far less time than building a view. Where they
differ, the key is built and compared, since a seat may know nothing of the difference.
"""

from typing import Any, final

from pyrite.core.changes import changes, note, note_growth, same_bytes, same_shorts
from pyrite.core.native import Native, c_only
from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import (
    CELLS,
    CHARACTERS,
    EDGES,
    HIDDEN,
    MAX_KINDS,
    ROLES,
    SPECTATORS,
    TOKEN_KINDS,
)
from pyrite.lostmines.table.places import CELL_TEXTS
from pyrite.lostmines.table.state import Table
from pyrite.lostmines.text.view import (
    answer_of,
    ask_text,
    clans_text,
    discards_text,
    dwarfs_text,
    hand_text,
    mines_text,
    private,
    public,
    seen_by_text,
    supply_text,
    tools_text,
    traps_text,
    treasures_text,
    trolls_text,
)


@final
class Difference(Native):
    """What is no longer the same at a table, found once for all viewers."""

    mines: bool
    treasures: bool
    dwarfs: bool
    discards: bool

    def find(self, table: Table, since: Table) -> None:
        """Compare the numbers of two moments."""
        self.mines = not same_mines(table, since)
        self.treasures = not same_treasures(table, since)
        self.dwarfs = not same_dwarfs(table, since)
        self.discards = not same_discards(table, since)


def view_changes(
    table: Table, since: Table, shown: dict[str, Any], own: dict[int | None, dict[str, Any]]
) -> tuple[dict[str, Any], dict[int | None, dict[str, Any]]]:
    """Return what changed for everybody and for each viewer, and make `since` equal to the table.

    `shown` and `own` are the public and the private parts at the earlier moment.
    """
    far: bool = is_far(table, since)
    difference = Difference()
    difference.find(table, since)
    news: dict[str, Any] = {}
    of_viewers: dict[int | None, dict[str, Any]] = {}
    if far or table.results is not since.results:
        news = changes(shown, public(table, shown))
    else:
        note_turn(table, since, shown, news)
        note_board(table, since, shown, news)
        note_cards(table, since, difference, shown, news)
    for viewer, before in own.items():
        seat: int = NOBODY if viewer is None else viewer
        if far:
            of_viewers[viewer] = changes(before, private(table, seat, before))
        else:
            of_viewers[viewer] = private_changes(table, seat, since, difference, before)
    since.copy_from(table)
    return news, of_viewers


@c_only
def private_changes(
    table: Table, seat: int, since: Table, difference: Difference, before: dict[str, Any]
) -> dict[str, Any]:
    """Return what changed for this seat (NOBODY: a spectator) alone."""
    news: dict[str, Any] = {}
    here: bool = seat != NOBODY
    eye: int = 1 << seat if here else SPECTATORS
    if here:
        note_own(table, seat, since, before, news)
    if difference.dwarfs:
        note(news, before, "dwarfs", dwarfs_text(table, seat, eye))
    if difference.mines:
        note(news, before, "mines", mines_text(table, eye))
    if difference.treasures:
        note(news, before, "treasures", treasures_text(table, eye))
    if difference.discards:
        note_growth(news, before, "discards", discards_text(table, eye))
    return news


def is_far(table: Table, since: Table) -> bool:
    """Return whether so much lies between the two moments that everything may have changed."""
    return table.round_no != since.round_no or table.stage != since.stage


@c_only
def note_turn(table: Table, since: Table, before: dict[str, Any], news: dict[str, Any]) -> None:
    """Note whose turn it is, what is asked, and what is going on."""
    for key, now, then in (
        ("starter", table.starter, since.starter),
        ("turn", table.turn, since.turn),
        ("steps", table.steps, since.steps),
        ("owed", table.owed, since.owed),
    ):
        if now != then:
            news[key] = now
    if before["ask"] is not None:  # the game is not over
        note(news, before, "ask", ask_text(table))
    if table.proposed != since.proposed:
        note(news, before, "proposed", table.proposed == 1)
    if table.last_card != since.last_card:
        news["last_card"] = None if table.last_card == NOBODY else table.last_card
    if table.dragon != since.dragon:
        news["dragon"] = None if table.dragon == NOBODY else table.dragon
    for seat in range(table.rules.seats):
        if table.points[seat] != since.points[seat]:
            news["points"] = [table.points[who] for who in range(table.rules.seats)]


@c_only
def note_board(table: Table, since: Table, before: dict[str, Any], news: dict[str, Any]) -> None:
    """Note the cells whose card changed, and the tokens and dwarfs on the board."""
    tiles = table.rules.names.tiles
    seats = table.rules.seats
    board: dict[str, Any] = {}
    for cell in range(CELLS):
        tile: int = table.tile[cell]
        old: int = since.tile[cell]
        if tile != old and (tile >= HIDDEN or old >= HIDDEN):
            board[CELL_TEXTS[cell]] = tiles[tile] if tile >= HIDDEN else None
    if board:
        news["board"] = board
    if not same_bytes(table.tool, since.tool, 0, CELLS):
        note(news, before, "tools", tools_text(table))
    if not same_bytes(table.token, since.token, 0, EDGES):
        note(news, before, "traps", traps_text(table))
    if not same_shorts(table.troll_at, since.troll_at, 0, seats):
        note(news, before, "trolls", trolls_text(table))
    if not same_bytes(table.supply, since.supply, 0, TOKEN_KINDS):
        note(news, before, "supply", supply_text(table))
    if not same_bytes(table.dwarf_at, since.dwarf_at, 0, seats):
        news["stands"] = [CELL_TEXTS[table.dwarf_at[seat]] for seat in range(seats)]


@c_only
def note_cards(
    table: Table,
    since: Table,
    difference: Difference,
    before: dict[str, Any],
    news: dict[str, Any],
) -> None:
    """Note hands, piles and discards, and who has seen which mines, treasures and dwarfs."""
    seats = table.rules.seats
    if difference.mines:
        mines = range(table.rules.nmines)
        note(news, before, "mines", mines_text(table, SPECTATORS))
        seen_by = [seen_by_text(table.mine_seen_by[i], seats) for i in mines]
        note(news, before, "mines_seen_by", seen_by)
    if difference.treasures:
        note(news, before, "treasures", treasures_text(table, SPECTATORS))
        seen_by = [seen_by_text(table.treasure_seen_by[i], seats) for i in range(seats)]
        note(news, before, "treasures_seen_by", seen_by)
    if difference.dwarfs:
        note(news, before, "clans", clans_text(table))
        note(news, before, "dwarfs", dwarfs_text(table, NOBODY, SPECTATORS))
        seen_by = [seen_by_text(table.dwarf_seen_by[i], seats) for i in range(seats)]
        note(news, before, "dwarfs_seen_by", seen_by)
    if not same_bytes(table.nhand, since.nhand, 0, seats):
        news["hands"] = [table.nhand[seat] for seat in range(seats)]
    if table.nspare != since.nspare:
        news["spare"] = [None] * table.nspare
    if table.npile != since.npile:
        news["pile"] = table.npile
    if table.naside != since.naside:
        news["aside"] = table.naside
    if difference.discards:
        note_growth(news, before, "discards", discards_text(table, SPECTATORS))
        seen_by = [seen_by_text(table.discard_seen_by[i], seats) for i in range(table.ndiscards)]
        note_growth(news, before, "discards_seen_by", seen_by)


@c_only
def note_own(
    table: Table, seat: int, since: Table, before: dict[str, Any], news: dict[str, Any]
) -> None:
    """Note whether the seat is asked, its answer, its hand and its dwarf."""
    first = seat * MAX_KINDS
    asked = table.asked_seats >> seat & 1 == 1
    if asked != (since.asked_seats >> seat & 1 == 1):
        news["asked"] = asked
    note(news, before, "answer", answer_of(table, seat))
    if not same_bytes(table.hands, since.hands, first, first + MAX_KINDS):
        note(news, before, "hand", hand_text(table, seat))
    if table.dwarf[seat] != since.dwarf[seat]:
        note(news, before, "dwarf", ROLES[table.dwarf[seat] % CHARACTERS])


# Which numbers are still the same.


def same_mines(table: Table, since: Table) -> bool:
    """Return whether the mines are the same, known to the same seats."""
    n = table.rules.nmines
    for mine in range(n):
        cell = table.rules.mine_at[mine]
        if table.tile[cell] != since.tile[cell]:
            return False
    return (
        table.entered == since.entered
        and same_bytes(table.mine_card, since.mine_card, 0, n)
        and same_shorts(table.mine_seen_by, since.mine_seen_by, 0, n)
    )


def same_treasures(table: Table, since: Table) -> bool:
    """Return whether the treasures have the same owners and are known to the same seats."""
    n = table.rules.seats
    for i in range(n):
        if table.treasure_owner[i] != since.treasure_owner[i]:
            return False
    return (
        same_bytes(table.treasure_kind, since.treasure_kind, 0, n)
        and same_bytes(table.treasure_value, since.treasure_value, 0, n)
        and same_shorts(table.treasure_seen_by, since.treasure_seen_by, 0, n)
    )


def same_dwarfs(table: Table, since: Table) -> bool:
    """Return whether the seats have the same characters, known to the same seats."""
    n = table.rules.seats
    return same_bytes(table.dwarf, since.dwarf, 0, n) and same_shorts(
        table.dwarf_seen_by, since.dwarf_seen_by, 0, n
    )


def same_discards(table: Table, since: Table) -> bool:
    """Return whether the discards are the same, and have been seen by the same seats."""
    n = table.ndiscards
    return (
        n == since.ndiscards
        and same_bytes(table.discards, since.discards, 0, n)
        and same_shorts(table.discard_seen_by, since.discard_seen_by, 0, n)
    )
