# Compiled: see core/native.py
"""What changed in a view since an earlier moment of a table: only those keys are built.

The numbers of both moments are compared, which takes far less time than building a view. Where they
differ, the key is built and compared, since a seat may know nothing of the difference.
"""

from typing import Any, final

from pyrite.core.changes import (
    changes,
    note,
    note_growth,
    same_bytes,
    same_shorts,
    same_words,
)
from pyrite.core.grid import cell_text
from pyrite.core.native import Native, c_only, raises
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.knowledge.memory import needed, steps_end
from pyrite.saboteur.numbers import FIRST_TILE, MAX_HAND, MAX_SEATS, SPECTATORS
from pyrite.saboteur.play.payout import worth
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.history_text import history_of, step_text
from pyrite.saboteur.text.view import (
    SIDES,
    ask_text,
    discards_text,
    dwarfs_text,
    fronts_text,
    goals_text,
    hand_text,
    looks_text,
    memory_text,
    offer_text,
    offers_text,
    paid_text,
    payments_text,
    private,
    public,
    purse_text,
    spare_text,
    stashes_text,
    who_saw,
    won_text,
)


@final
class Difference(Native):
    """What is no longer the same at a table, found once for all viewers."""

    covers: bool
    dwarfs: bool
    spare: bool
    offer: bool
    discards: bool
    on_top: bool  # the discards before still lie there
    won: bool
    draft: bool
    clues: bool
    steps: bool  # of the cards that a player lost sight of
    goes_on: bool  # the steps before are still the first ones

    def find(self, table: Table, since: Table) -> None:
        """Compare the numbers of two moments."""
        self.covers = not same_covers(table, since)
        self.dwarfs = not same_dwarfs(table, since)
        self.spare = not same_spare(table, since)
        self.discards = not same_discards(table, since)
        self.on_top = self.discards and is_pile_on_top(table, since)
        self.won = not same_won(table, since)
        self.draft = self.won or not same_draft(table, since)
        self.clues = not same_clues(table, since)
        end: int = steps_end(table) if self.clues and table.nclues else 0
        old: int = steps_end(since) if self.clues and since.nclues else 0
        self.goes_on = old <= end and (
            old == 0 or same_bytes(table.clues.cards, since.clues.cards, 0, old)
        )
        self.steps = end != old or not self.goes_on


def view_changes(
    table: Table, since: Table, shown: dict[str, Any], own: dict[int | None, dict[str, Any]]
) -> tuple[dict[str, Any], dict[int | None, dict[str, Any]]]:
    """Return what changed for everybody and for each viewer, and make `since` equal to the table.

    `shown` and `own` are the public and the private parts at the earlier moment.
    """
    far: bool = is_far(table, since)
    difference = Difference()
    news: dict[str, Any] = {}
    of_viewers: dict[int | None, dict[str, Any]] = {}
    if not far:
        difference.offer = may_offer(table, since)
        difference.find(table, since)
    if far or table.results is not since.results:
        news = changes(shown, public(table, shown))
    else:
        note_turn(table, since, shown, news)
        note_cells(table, since, news)
        note_places(table, since, difference, shown, news)
        note_cards(table, since, difference, shown, news)
        note_gold(table, since, difference, shown, news)
    for viewer, before in own.items():
        seat: int = NOBODY if viewer is None else viewer
        if far:
            of_viewers[viewer] = changes(before, private(table, seat, before))
        else:
            of_viewers[viewer] = private_changes(table, seat, since, difference, before)
    since.follow(table, far or difference.clues)
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
    if difference.spare:
        note(news, before, "spare", spare_text(table, eye))
    known: int = table.knows[seat] if here else 0
    if difference.covers or (here and known != since.knows[seat]):
        note(news, before, "goals", goals_text(table, known))
        note(news, before, STASH.many, stashes_text(table, known))
    if difference.offer:
        note(news, before, "offer", offer_text(table, here and is_asked(table, seat)))
    if difference.discards:
        note_discards(table, eye, since, difference, before, news)
    if difference.won:
        note(news, before, "won", won_text(table, seat, before))
    if difference.draft:
        note(news, before, "offers", offers_text(table, seat))
    if difference.clues:
        note_memory(table, seat if here else MAX_SEATS, since, difference, before, news)
    return news


def is_far(table: Table, since: Table) -> bool:
    """Return whether so much lies between the two moments that everything may have changed."""
    if table.round_no != since.round_no or table.stage != since.stage:
        return True
    if table.ncells < since.ncells:
        return True
    return not same_shorts(table.at, since.at, 0, since.ncells + 1)


def is_asked(table: Table, seat: int) -> bool:
    """Return whether the game waits for this seat."""
    return table.nasks > 0 and table.ask_seats[table.nasks - 1] >> seat & 1 == 1


# What everybody sees.


@c_only
def note_turn(table: Table, since: Table, before: dict[str, Any], news: dict[str, Any]) -> None:
    """Note whose turn it is, what is asked, and what is going on."""
    for key, now, then in (
        ("starter", table.starter, since.starter),
        ("turn", table.turn, since.turn),
        ("direction", table.direction, since.direction),
        ("passes", table.passes, since.passes),
        ("owed", table.owed, since.owed),
    ):
        if now != then:
            news[key] = now
    if before["ask"] is not None:  # the game is not over
        note(news, before, "ask", ask_text(table))
    if table.declared != since.declared or (table.declared and table.turn != since.turn):
        names = table.rules.names
        action = names.action_data(table.declared, table.turn) if table.declared else None
        note(news, before, "declared", action)
    if table.finder != since.finder:
        news["finder"] = None if table.finder == NOBODY else table.finder
    if table.last_card != since.last_card:
        news["last_card"] = None if table.last_card == NOBODY else table.last_card
    if table.found != since.found:
        news["treasure_found"] = table.found == 1
    if table.nlater or since.nlater:
        note(news, before, "later", [table.later[i] for i in range(table.nlater)])


@c_only
def note_cells(table: Table, since: Table, news: dict[str, Any]) -> None:
    """Note the cells whose card changed, and those that are joined to the start now or no more."""
    tiles = table.rules.names.tiles
    board: dict[str, Any] = {}
    joined: dict[str, Any] = {}
    for cell in range(1, table.ncells + 1):
        tile: int = table.tile[cell]
        old: int = since.tile[cell] if cell <= since.ncells else 0
        lit: int = table.lit[cell] if tile >= FIRST_TILE else 0
        old_lit: int = since.lit[cell] if old >= FIRST_TILE else 0
        if tile != old:
            board[cell_text(table.at[cell])] = tiles[tile] if tile else None
        if lit != old_lit:
            joined[cell_text(table.at[cell])] = SIDES[lit] if lit else None
    if board:
        news["board"] = board
    if joined:
        news["joined"] = joined


@c_only
def note_places(
    table: Table,
    since: Table,
    difference: Difference,
    before: dict[str, Any],
    news: dict[str, Any],
) -> None:
    """Note where something special lies, and what lies in front of the seats."""
    seats = table.rules.seats
    fresh = table.fresh
    if fresh != since.fresh:
        news["fresh"] = cell_text(table.at[fresh]) if fresh else None
    if table.npending or since.npending:
        pending = [cell_text(table.at[table.pending[i]]) for i in range(table.npending)]
        note(news, before, "pending", pending)
    if table.nsites or since.nsites:
        sites = [cell_text(table.at[table.site_cell[i]]) for i in range(table.nsites)]
        note(news, before, "sites", sites)
    if difference.covers:
        note(news, before, "goals", goals_text(table, 0))
        note(news, before, STASH.many, stashes_text(table, 0))
    if difference.covers or not same_shorts(table.looked, since.looked, 0, seats):
        note(news, before, "looks", looks_text(table))
    if not same_bytes(table.front, since.front, 0, seats):
        note(news, before, "front", fronts_text(table))


@c_only
def note_cards(
    table: Table,
    since: Table,
    difference: Difference,
    before: dict[str, Any],
    news: dict[str, Any],
) -> None:
    """Note the sizes of hands and piles, the discards, and what is known about dwarfs."""
    seats = table.rules.seats
    if not same_bytes(table.nhand, since.nhand, 0, seats):
        news["hands"] = [table.nhand[seat] for seat in range(seats)]
    if table.npile != since.npile:
        news["pile"] = table.npile
    if table.naside != since.naside:
        news["aside"] = table.naside
    if difference.offer:
        note(news, before, "offer", offer_text(table, False))
    if difference.discards:
        note_discards(table, SPECTATORS, since, difference, before, news)
        n = since.ndiscards if difference.on_top else 0
        more = [who_saw(table.discard_seen_by[i], seats) for i in range(n, table.ndiscards)]
        if difference.on_top:
            news["discards_seen_by"] = {"keep": n, "add": more}
        else:
            note_growth(news, before, "discards_seen_by", more)
    if difference.dwarfs:
        seen_by = [who_saw(table.dwarf_seen_by[seat], seats) for seat in range(seats)]
        note(news, before, "dwarfs", dwarfs_text(table, NOBODY, SPECTATORS))
        note(news, before, "dwarfs_seen_by", seen_by)
        note(news, before, "dwarfs_shown", table.dwarfs_shown == 1)
    if difference.spare:
        seen_by = [who_saw(table.spare_seen_by[i], seats) for i in range(table.nspare)]
        note(news, before, "spare", spare_text(table, SPECTATORS))
        note(news, before, "spare_seen_by", seen_by)


@c_only
def note_discards(
    table: Table,
    eye: int,
    since: Table,
    difference: Difference,
    before: dict[str, Any],
    news: dict[str, Any],
) -> None:
    """Note the discards as a viewer knows them; mostly some came on top of those before."""
    if not difference.on_top:
        note_growth(news, before, "discards", discards_text(table, eye))
        return
    cards = table.rules.names.card_names
    n = since.ndiscards
    more = [
        cards[table.discards[i]] if table.discard_seen_by[i] & eye else None
        for i in range(n, table.ndiscards)
    ]
    news["discards"] = {"keep": n, "add": more}


@c_only
def note_gold(
    table: Table,
    since: Table,
    difference: Difference,
    before: dict[str, Any],
    news: dict[str, Any],
) -> None:
    """Note gold, coins and what modules show of their own."""
    seats = table.rules.seats
    if table.ngold != since.ngold:
        news["gold_pile"] = table.ngold
    if table.npool != since.npool:
        news["pool"] = table.npool
    if difference.won:
        note(news, before, "won", won_text(table, NOBODY, before))
        note(news, before, "paid", paid_text(table))
    if difference.won or not same_shorts(table.coins, since.coins, 0, seats):
        note(news, before, "purse", purse_text(table))
        note(news, before, "has_gold", [worth(table, seat) > 0 for seat in range(seats)])
    if table.payments is not since.payments:
        note(news, before, "payments", payments_text(table.payments or ()))
    for i in range(table.rules.nbox):
        if table.box[i] != since.box[i]:
            box = [table.box[k] for k in range(table.rules.nbox)]
            note(news, before, "modules", table.rules.names.module_parts(box))
            break


# What only a seat knows.


@c_only
def note_own(
    table: Table, seat: int, since: Table, before: dict[str, Any], news: dict[str, Any]
) -> None:
    """Note whether the seat is asked, its hand, its dwarf and its coins."""
    first = seat * MAX_HAND
    n = table.nhand[seat]
    asked = is_asked(table, seat)
    if asked != is_asked(since, seat):
        news["asked"] = asked
    if n != since.nhand[seat] or not same_bytes(table.hands, since.hands, first, first + n):
        note(news, before, "hand", hand_text(table, seat))
    if table.dwarf[seat] != since.dwarf[seat]:
        note(news, before, "dwarf", table.rules.names.dwarfs[table.dwarf[seat]])
    if table.coins[seat] != since.coins[seat]:
        news["coins"] = table.coins[seat]


@c_only
def note_memory(
    table: Table,
    knower: int,
    since: Table,
    difference: Difference,
    before: dict[str, Any],
    news: dict[str, Any],
) -> None:
    """Note what a knower remembers, and the steps of the cards that it lost sight of."""
    if table.nclues == 0:
        note(news, before, "memory", [])
        note_growth(news, before, "history", [])
        return
    if not same_memory(table, since, knower):
        note(news, before, "memory", memory_text(table, knower))
    if not difference.goes_on:
        note_growth(news, before, "history", history_of(table, knower))
    elif difference.steps:
        known = before["history"]
        names = table.rules.names
        more = [step_text(names, *said) for said in needed(table, knower)[len(known) :]]
        if more:
            news["history"] = {"keep": len(known), "add": more}


def same_memory(table: Table, since: Table, knower: int) -> bool:
    """Return whether a knower has the same clues as before."""
    clue: int = 0
    old: int = 0
    card: int = 0
    old_card: int = 0
    while True:
        while clue < table.nclues and table.clues.knower[clue] != knower:
            card += table.clues.size[clue]
            clue += 1
        while old < since.nclues and since.clues.knower[old] != knower:
            old_card += since.clues.size[old]
            old += 1
        if clue == table.nclues or old == since.nclues:
            return clue == table.nclues and old == since.nclues
        if not same_clue(table, since, clue, old, card, old_card):
            return False
        card += table.clues.size[clue]
        old_card += since.clues.size[old]
        clue += 1
        old += 1


def same_clue(table: Table, since: Table, clue: int, old: int, card: int, old_card: int) -> bool:
    """Return whether two clues whose cards begin there say the same."""
    if table.clues.size[clue] != since.clues.size[old]:
        return False
    if table.clues.least[clue] != since.clues.least[old]:
        return False
    for i in range(4):
        if table.clues.places[4 * clue + i] != since.clues.places[4 * old + i]:
            return False
    for i in range(table.clues.size[clue]):
        if table.clues.cards[card + i] != since.clues.cards[old_card + i]:
            return False
    return True


# Which numbers are still the same.


def same_covers(table: Table, since: Table) -> bool:
    """Return whether the face-down cards lie as before, and as many of them are public."""
    n = table.rules.ncovers
    return (
        table.shown == since.shown
        and same_shorts(table.goal_cell, since.goal_cell, 0, n)
        and same_bytes(table.goal_card, since.goal_card, 0, n)
        and same_bytes(table.under, since.under, 0, n)
    )


def same_discards(table: Table, since: Table) -> bool:
    """Return whether the discards are the same, and have been seen by the same seats."""
    n = table.ndiscards
    return (
        n == since.ndiscards
        and same_bytes(table.discards, since.discards, 0, n)
        and same_shorts(table.discard_seen_by, since.discard_seen_by, 0, n)
    )


def is_pile_on_top(table: Table, since: Table) -> bool:
    """Return whether the discards before still lie there, seen by the same seats."""
    n = since.ndiscards
    return (
        n <= table.ndiscards
        and same_bytes(table.discards, since.discards, 0, n)
        and same_shorts(table.discard_seen_by, since.discard_seen_by, 0, n)
    )


def same_dwarfs(table: Table, since: Table) -> bool:
    """Return whether the seats have the same dwarfs, known to the same seats."""
    n = table.rules.seats
    return (
        table.dwarfs_shown == since.dwarfs_shown
        and same_bytes(table.dwarf, since.dwarf, 0, n)
        and same_shorts(table.dwarf_seen_by, since.dwarf_seen_by, 0, n)
    )


def same_spare(table: Table, since: Table) -> bool:
    """Return whether the unused dwarfs are the same, known to the same seats."""
    n = table.nspare
    return (
        n == since.nspare
        and table.dwarfs_shown == since.dwarfs_shown
        and same_bytes(table.spare, since.spare, 0, n)
        and same_shorts(table.spare_seen_by, since.spare_seen_by, 0, n)
    )


def same_won(table: Table, since: Table) -> bool:
    """Return whether the gold cards that were won are the same."""
    n = table.nwon
    return (
        n == since.nwon
        and same_bytes(table.won_how, since.won_how, 0, n)
        and same_bytes(table.won_seat, since.won_seat, 0, n)
        and same_bytes(table.won_value, since.won_value, 0, n)
        and same_bytes(table.won_round, since.won_round, 0, n)
    )


def same_clues(table: Table, since: Table) -> bool:
    """Return whether all seats remember the same."""
    n = table.nclues
    if n != since.nclues:
        return False
    return n == 0 or (
        table.clues.ncards == since.clues.ncards
        and same_bytes(table.clues.knower, since.clues.knower, 0, n)
        and same_bytes(table.clues.least, since.clues.least, 0, n)
        and same_bytes(table.clues.size, since.clues.size, 0, n)
        and same_words(table.clues.places, since.clues.places, 0, 4 * n)
        and same_bytes(table.clues.cards, since.clues.cards, 0, table.clues.ncards)
    )


def same_draft(table: Table, since: Table) -> bool:
    """Return whether nobody chooses from gold cards and they are the same."""
    if table.drafter != NOBODY or since.drafter != NOBODY or table.npool != since.npool:
        return False
    return same_bytes(table.pool, since.pool, 0, table.npool)


@raises
def may_offer(table: Table, since: Table) -> bool:
    """Return whether cards may be shown to a seat now, or were shown before."""
    if table.noffer > 0 or since.noffer > 0:
        return True
    return len(table.rules.names.held_up) > 0
