# Compiled: see core/native.py
"""Views: what everybody may know, and what only a seat knows, built up from nothing as plain data.

Private keys override public ones, because the seat knows more. A property test builds the same view
from the seat's events alone.
"""

from typing import Any

from pyrite.core.grid import cell_text
from pyrite.core.native import python_too
from pyrite.core.numbers import NOBODY
from pyrite.core.seats import with_most
from pyrite.core.views import results_text
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.knowledge.clues import first_card, in_order, is_in
from pyrite.saboteur.numbers import (
    CHANGED,
    DISCARD_PLACE,
    DRAFTED,
    DWARF_PLACE,
    FACE_UP,
    FIRST_TILE,
    FOUND,
    GOAL_PLACE,
    HAND_PLACE,
    HIDDEN,
    MAX_GOALS,
    MAX_HAND,
    MAX_SEATS,
    OVER,
    PAID_OUT,
    SPARE_PLACE,
    SPECTATORS,
    UNSEEN,
)
from pyrite.saboteur.play.payout import RULES, worth
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.history_text import history_of

VERSION = 2
ABOUT_ACTIONS = ("action", "window")  # questions about an action
STAGES = ("playing", "paying", "paid", "over")
SIDES = ["".join(s for i, s in enumerate("NESW") if bits >> i & 1) for bits in range(16)]
PLACES = (  # kinds of places, with their first number and the end of their range (clues.py)
    ("hands", HAND_PLACE, DWARF_PLACE),
    ("dwarfs", DWARF_PLACE, SPARE_PLACE),
    ("spare", SPARE_PLACE, GOAL_PLACE),
    ("goals", GOAL_PLACE, DISCARD_PLACE),
    ("discards", DISCARD_PLACE, 256),
)


def public(table: Table, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return what everybody sees; given an earlier part, reuse what has not changed."""
    names = table.rules.names
    seats = table.rules.seats
    over = table.stage == OVER
    scores = [worth(table, seat) for seat in range(seats)]
    declared = table.declared
    fresh = table.fresh
    return {
        "game": "saboteur",
        "version": VERSION,
        "options": before["options"] if before else names.options.as_dict(),
        "round": table.round_no,
        "starter": table.starter,
        "turn": table.turn,
        "direction": table.direction,
        "stage": STAGES[table.stage],
        "ask": None if over else ask_text(table),
        "declared": names.action_data(declared, table.turn) if declared else None,
        "finder": None if table.finder == NOBODY else table.finder,
        "last_card": None if table.last_card == NOBODY else table.last_card,
        "passes": table.passes,
        "owed": table.owed,
        "later": [table.later[i] for i in range(table.nlater)],
        "board": board_text(table),
        "joined": joined_text(table),
        "fresh": cell_text(table.at[fresh]) if fresh else None,
        "pending": [cell_text(table.at[table.pending[i]]) for i in range(table.npending)],
        "sites": [cell_text(table.at[table.site_cell[i]]) for i in range(table.nsites)],
        "goals": goals_text(table, 0),
        STASH.many: stashes_text(table, 0),
        "looks": looks_text(table),
        "front": fronts_text(table),
        "hands": [table.nhand[seat] for seat in range(seats)],
        "pile": table.npile,
        "aside": table.naside,
        "offer": offer_text(table, False),
        "discards": discards_text(table, SPECTATORS),
        "discards_seen_by": [
            who_saw(table.discard_seen_by[i], seats) for i in range(table.ndiscards)
        ],
        "dwarfs": dwarfs_text(table, NOBODY, SPECTATORS),
        "dwarfs_seen_by": [who_saw(table.dwarf_seen_by[s], seats) for s in range(seats)],
        "spare": spare_text(table, SPECTATORS),
        "spare_seen_by": [who_saw(table.spare_seen_by[i], seats) for i in range(table.nspare)],
        "dwarfs_shown": table.dwarfs_shown == 1,
        "treasure_found": table.found == 1,
        "gold_pile": table.ngold,
        "pool": table.npool,
        "won": won_text(table, NOBODY, before),
        "paid": paid_text(table),
        "purse": purse_text(table),
        "payments": payments_text(table.payments or ()),
        "has_gold": [total > 0 for total in scores],
        "modules": names.module_parts([table.box[i] for i in range(table.rules.nbox)]),
        "results": finished_text(table, before),
        "scores": scores if over else None,
        "winners": with_most(scores) if over else None,  # B-51
    }


def private(table: Table, seat: int, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return what only this seat knows; a spectator (NOBODY) knows nothing more."""
    names = table.rules.names
    here = seat != NOBODY
    eye = 1 << seat if here else SPECTATORS
    known = table.knows[seat] if here else 0
    asked = here and table.nasks > 0 and table.ask_seats[table.nasks - 1] >> seat & 1 == 1
    return {
        "seat": seat if here else None,
        "asked": asked,
        "hand": hand_text(table, seat) if here else None,
        "dwarf": names.dwarfs[table.dwarf[seat]] if here else None,
        "dwarfs": dwarfs_text(table, seat, eye),
        "spare": spare_text(table, eye),
        "goals": goals_text(table, known),
        STASH.many: stashes_text(table, known),
        "offer": offer_text(table, asked),
        "discards": discards_text(table, eye),
        "won": won_text(table, seat, before),
        "offers": offers_text(table, seat),
        "coins": table.coins[seat] if here else None,
        "memory": memory_text(table, seat if here else MAX_SEATS),
        "history": history_of(table, seat if here else MAX_SEATS) if table.nclues else [],
    }


def ask_text(table: Table) -> dict[str, Any]:
    """Return what the game waits for and whom it asks, but not who has answered a window."""
    names = table.rules.names
    top = table.nasks - 1
    kind = table.rules.names.asks[table.ask_kind[top]]
    about = table.ask_about[top]
    seats = table.ask_seats[top]
    form = names.question_about.get(kind, "")
    if form == "window":
        seats = (1 << table.rules.seats) - 1 & ~(1 << table.turn)
    return {
        "kind": kind,
        "seats": seen_by_text(seats, table.rules.seats),
        "cell": cell_text(about) if form == "cell" else None,
        "action": names.action_data(about, table.turn) if form in ABOUT_ACTIONS else None,
    }


@python_too
def fresh_place(table: Table) -> int:
    """Return the place of the card laid last, 0 if there is none."""
    return table.at[table.fresh] if table.fresh else 0


def board_text(table: Table) -> dict[str, str]:
    """Return cards by cell: start, sites and face-down cards, then paths in the order laid."""
    tiles = table.rules.names.tiles
    board = {cell_text(table.rules.start_at): tiles[table.tile[1]]}
    for i in range(table.rules.nsites):
        at = table.rules.site_at[i]
        board[cell_text(at)] = tiles[2 + 2 * table.rules.site_card[i]]
    for i in range(table.rules.ncovers):
        cell = table.goal_cell[i]
        if cell and (i < table.rules.ngoals or table.tile[cell] == HIDDEN):
            board[cell_text(table.at[cell])] = tiles[table.tile[cell]]
    for i in range(table.nlaid):
        cell = table.laid[i]
        board[cell_text(table.at[cell])] = tiles[table.tile[cell]]
    return board


def joined_text(table: Table) -> dict[str, str]:
    """Return by cell the sides of its card that are joined to the start."""
    joined = {}
    for cell in range(1, table.ncells + 1):
        if table.tile[cell] >= FIRST_TILE and table.lit[cell]:
            joined[cell_text(table.at[cell])] = SIDES[table.lit[cell]]
    return joined


def goals_text(table: Table, known: int) -> dict[str, str | None]:
    """Return the goals in order, with null for those that this knowledge does not cover."""
    cards = table.rules.names.card_names
    known |= table.shown
    goals = {}
    for goal in range(table.rules.ngoals):
        card = cards[table.goal_card[goal]] if known >> goal & 1 else None
        goals[cell_text(table.at[table.goal_cell[goal]])] = card
    return goals


def stashes_text(table: Table, known: int) -> list[dict[str, Any]]:
    """Return where stashes lie (null: removed), their paths and contents, as far as known.

    Seats that have looked (a bit of `known`) know both; for all others the path is turned up first.
    """
    cards = table.rules.names.card_names
    stashes = []
    for cover in range(table.rules.ngoals, table.rules.ncovers):
        cell = table.goal_cell[cover]
        opened = table.shown >> MAX_GOALS + cover & 1 == 1
        seen = known >> cover & 1 == 1
        stashes.append(
            {
                "cell": cell_text(table.at[cell]) if cell else None,
                "path": cards[table.goal_card[cover]] if seen or table.shown >> cover & 1 else None,
                STASH.one: cards[table.under[cover]] if opened or seen else None,
                "opened": opened,
            }
        )
    return stashes


def looks_text(table: Table) -> list[list[str]]:
    """Return for each seat the cells of face-down cards where it was seen to look."""
    looks = []
    for seat in range(table.rules.seats):
        cells = []
        for cover in range(table.rules.ncovers):
            if table.looked[seat] >> cover & 1 and table.goal_cell[cover]:
                cells.append(cell_text(table.at[table.goal_cell[cover]]))
        looks.append(cells)
    return looks


def fronts_text(table: Table) -> list[list[str]]:
    """Return what lies in front of each seat."""
    front = table.rules.names.front
    count = len(front)
    return [
        [front[i] for i in range(count) if table.front[seat] >> i & 1]
        for seat in range(table.rules.seats)
    ]


def hand_text(table: Table, seat: int) -> list[str]:
    """Return the cards of a hand."""
    cards = table.rules.names.card_names
    first = seat * MAX_HAND
    return [cards[table.hands[i]] for i in range(first, first + table.nhand[seat])]


@python_too
def seen_by_text(seen_by: int, seats: int) -> list[int]:
    """Return the seats in a bit set."""
    return [seat for seat in range(seats) if seen_by >> seat & 1]


@python_too
def who_saw(seen_by: int, seats: int) -> str | list[int]:
    """Return who knows a card: "all" (for a discard perhaps "face_up"), or these seats."""
    if seen_by & FACE_UP:
        return "face_up"
    return "all" if seen_by & SPECTATORS else seen_by_text(seen_by, seats)


def discards_text(table: Table, eye: int) -> list[str | None]:
    """Return the discards, top last, with null for those that this viewer has not seen."""
    cards = table.rules.names.card_names
    return [
        cards[table.discards[i]] if table.discard_seen_by[i] & eye else None
        for i in range(table.ndiscards)
    ]


def dwarfs_text(table: Table, seat: int, eye: int) -> list[str | None]:
    """Return the dwarfs of all seats, as far as this seat knows them."""
    dwarfs = table.rules.names.dwarfs
    shown = table.dwarfs_shown
    return [
        dwarfs[table.dwarf[s]] if shown or s == seat or table.dwarf_seen_by[s] & eye else None
        for s in range(table.rules.seats)
    ]


def spare_text(table: Table, eye: int) -> list[str | None]:
    """Return the unused dwarfs, top last, as far as they were seen."""
    dwarfs = table.rules.names.dwarfs
    shown = table.dwarfs_shown
    return [
        dwarfs[table.spare[i]] if shown or table.spare_seen_by[i] & eye else None
        for i in range(table.nspare)
    ]


def offer_text(table: Table, asked: bool) -> list[str | None]:
    """Return the cards shown to the seat that is asked to keep one of them."""
    cards = table.rules.names.card_names
    if table.nasks == 0:
        return []
    kind = table.rules.names.asks[table.ask_kind[table.nasks - 1]]
    n = min(table.rules.names.held_up.get(kind, 0), table.ndiscards)
    if n:  # on top of the discards
        first = table.ndiscards - n
        return [cards[table.discards[first + i]] if asked else None for i in range(n)]
    return [cards[table.offer[i]] if asked else None for i in range(table.noffer)]


def memory_text(table: Table, knower: int) -> list[dict[str, Any]]:
    """Return what a seat (or the spectators) remembers, as a list of clues."""
    memory = []
    for clue in range(table.nclues):
        if table.clues.knower[clue] == knower:
            memory.append(clue_text(table, clue))
    return memory


def clue_text(table: Table, clue: int) -> dict[str, Any]:
    """Return a clue in words: at least so many of these cards lie in these places."""
    names = table.rules.names
    said: dict[str, Any] = {}
    first: int
    end: int
    for kind, first, end in PLACES:
        places = [place - first for place in range(first, end) if is_in(table, clue, place)]
        if places:
            said[kind] = places
    called = names.dwarfs if "dwarfs" in said or "spare" in said else names.card_names
    first = first_card(table, clue)
    cards = [table.clues.cards[first + i] for i in range(table.clues.size[clue])]
    n = in_order(table, clue)
    if n:
        said["order"] = [None if card == UNSEEN else called[card] for card in cards[:n]]
        cards = still_there(cards, n)
    said["cards"] = [called[card] for card in cards]
    said["least"] = len(cards) if n else table.clues.least[clue]
    return said


def still_there(cards: list[int], n: int) -> list[int]:
    """Return those of the first n cards that have not been seen elsewhere since."""
    there = [card for card in cards[:n] if card != UNSEEN]
    for card in cards[n:]:
        there.remove(card)
    return there


def payments_text(payments: tuple[tuple[int, int, int, int], ...]) -> list[dict[str, Any]]:
    """Return who got how much by which rule; only owners know the value of a gold card."""
    return [
        {
            "seat": seat,
            "rule": RULES[rule],
            "amount": amount if card == NOBODY else None,
            "won": None if card == NOBODY else card,
        }
        for seat, amount, card, rule in payments
    ]


def result_text(table: Table) -> dict[str, Any]:
    """Return the round that ended on this table, in words."""
    names = table.rules.names
    seats = table.rules.seats
    on_table = 0  # cards removed unseen stay secret
    for cover in range(table.rules.ncovers):
        if table.goal_cell[cover]:
            on_table |= 1 << cover
    return {
        "round": table.round_no,
        "treasure_found": table.found == 1,
        "finder": table.finder if table.found else None,
        "dwarfs": [names.dwarfs[table.dwarf[seat]] for seat in range(seats)],
        "spare": [names.dwarfs[table.spare[i]] for i in range(table.nspare)],
        "goals": goals_text(table, on_table),
        STASH.many: stashes_text(table, on_table),
        "board": board_text(table),
        "paid": payments_text(table.payments or ()),
    }


HOW = ("drafted", "paid", "found")


def won_text(table: Table, seat: int, before: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Return the gold cards won; only owners know values until the game is over.

    Until then a card stays as it was seen, unless it is changed into coins.
    """
    over = table.stage == OVER
    seen: list[dict[str, Any]] = before["won"] if before and not over else []
    won = []
    for i in range(table.nwon):
        how = table.won_how[i] & ~CHANGED
        if i < len(seen) and seen[i]["changed"] == (table.won_how[i] & CHANGED != 0):
            won.append(seen[i])
            continue
        known = over or table.won_seat[i] == seat or how == FOUND
        won.append(
            {
                "round": table.won_round[i],
                "seat": table.won_seat[i],
                "how": HOW[how],
                "value": table.won_value[i] if known else None,
                "changed": table.won_how[i] & CHANGED != 0,
            }
        )
    return won


def paid_text(table: Table) -> list[dict[str, int]]:
    """Return the public sums that saboteurs were paid (B-42, ruling)."""
    sums: dict[tuple[int, int], int] = {}
    for i in range(table.nwon):
        if table.won_how[i] & ~CHANGED == PAID_OUT:
            key = (table.won_round[i], table.won_seat[i])
            sums[key] = sums.get(key, 0) + table.won_value[i]
    return [{"round": key[0], "seat": key[1], "sum": sums[key]} for key in sums]


def purse_text(table: Table) -> list[int]:
    """Return each seat's coins from public payments, without changed cards (S-37)."""
    purse = [table.coins[seat] for seat in range(table.rules.seats)]
    for i in range(table.nwon):
        if table.won_how[i] & CHANGED:
            purse[table.won_seat[i]] -= table.won_value[i]
    return purse


def offers_text(table: Table, seat: int) -> list[dict[str, Any]]:
    """Return the gold cards that the seat saw each time it chose from at least two."""
    offers: list[dict[str, Any]] = []
    if seat == NOBODY:
        return offers
    for i in range(table.nwon):
        if table.won_how[i] & ~CHANGED != DRAFTED or table.won_seat[i] != seat:
            continue
        round_no = table.won_round[i]
        rest = []
        for j in range(i, table.nwon):
            if table.won_how[j] & ~CHANGED == DRAFTED and table.won_round[j] == round_no:
                rest.append(table.won_value[j])
        if round_no == table.round_no:
            rest += [table.pool[k] for k in range(table.npool)]
        if len(rest) > 1:
            offers.append({"round": round_no, "pick": i, "values": sorted(rest)})
    asked = table.rules.names.asks[table.ask_kind[table.nasks - 1]] if table.nasks else ""
    if table.drafter == seat and asked == "take_gold":
        pool = sorted([table.pool[k] for k in range(table.npool)])
        offers.append({"round": table.round_no, "pick": table.nwon, "values": pool})
    return offers


def finished_text(table: Table, before: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Return the finished rounds; the values of drafted gold cards only once the game is over."""
    over = table.stage == OVER
    results = results_text(table.results, None if over else before)
    if over:
        for result in results:
            for row in result["paid"]:
                if row["won"] is not None:
                    row["amount"] = table.won_value[row["won"]]
    return results
