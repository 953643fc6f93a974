# Compiled: see core/native.py
"""Treasure chests (M-C1, M-C2): four chests under face-down paths, each with a surprise.

Source: mini expansion, box of 2024. Needs nothing, forbids nothing. The core hides the chests,
turns their paths up, and lets maps look at them and rockfalls remove them; this file opens them.
Rulings: docs/rules/minis.md. Several chests in one turn: I-18, I-19. Refusals are in
chests_refusals.py, events in chests_events.py.
"""

from pyrite.core.events import CardOnCell
from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.native import UNSET
from pyrite.saboteur.knowledge.memory import drew
from pyrite.saboteur.modules.minis.chests_events import TELLINGS, found_gold
from pyrite.saboteur.modules.minis.chests_push import offer_push
from pyrite.saboteur.modules.minis.chests_refusals import (
    CHECKS,
    ENGLISH,
    REFUSALS,
    box_is_valid,
    no_more_looks,
    noted,
    read,
    show,
)
from pyrite.saboteur.modules.minis.chests_words import ENGLISH as DECK_ENGLISH
from pyrite.saboteur.numbers import FOUND, KEPT, MAX_GOALS, SAW
from pyrite.saboteur.play.coins import gain
from pyrite.saboteur.play.discards import (
    KEEP,
    keep_for,
    keep_top,
    list_top,
    see_top,
    shuffle_discards,
)
from pyrite.saboteur.play.exchange import look_at_dwarf, take_card
from pyrite.saboteur.play.goals import goal_at
from pyrite.saboteur.play.payout import from_pile, in_pile, win
from pyrite.saboteur.play.results import new_rule, note_gold
from pyrite.saboteur.play.setup import take_up
from pyrite.saboteur.play.turn import discard, owe
from pyrite.saboteur.table.module import Module, get, note, number_of
from pyrite.saboteur.table.module_parts import Box, Choices, Pieces, Words
from pyrite.saboteur.table.state import Table, TableHook, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb
from pyrite.saboteur.text.events import card_on_cell, count, new_event
from pyrite.saboteur.text.types import ByRule, Count

EFFECT: list[TableHook] = [UNSET] * 16

CHESTS: list[str] = []

# The box: what this turn's chests add to its draws, and those waiting for its end, two bits each,
# the first opened in the lowest bits.
DRAWS, WAITING = 0, 1
TO_ROB, TO_HOLD_UP = 1, 2


def new_chest(name: str, effect: TableHook) -> int:
    """Register a chest by name with its effect."""
    number = len(CHESTS)
    CHESTS.append(name)
    EFFECT[number] = effect
    return number


def open_chest(table: Table, cell: int) -> None:
    """Open the chest under the path just turned up, show it to all and apply its effect (M-C1)."""
    cover = goal_at(table, cell)
    if cover < table.rules.ngoals:
        return
    chest = table.under[cover]
    table.shown |= 1 << MAX_GOALS + cover
    if table.recording:
        table.emit(OPENED, table.finder, table.at[cell], chest, 0)
    number = 0
    while number_of(table, NUMBER, number) != chest:
        number += 1
    EFFECT[number](table)


def find_gold(table: Table) -> None:
    """Give the finder a gold card of value 1, or a coin if none is left."""
    if in_pile(table, 1) == 0:
        gain(table, table.finder, 1, GOLD)
        return
    win(table, table.finder, from_pile(table, 1), FOUND)
    note_gold(table, table.finder, 1, GOLD)
    if table.recording:
        table.emit(FOUND_GOLD, table.finder, GOLD, 0, 0)


def end_maps(table: Table) -> None:
    """Do nothing: the open chest itself keeps maps off the goals."""


def may_look(table: Table, goal: int) -> bool:
    """Return whether a map may look here: always at a chest, at a goal until maps end (I-08)."""
    if goal >= table.rules.ngoals:
        return True
    for cover in range(table.rules.ngoals, table.rules.ncovers):
        opened = table.shown >> MAX_GOALS + cover & 1
        if opened and table.under[cover] == number_of(table, NUMBER, NO_MORE_MAPS):
            return False
    return True


def change_draws(table: Table, by: int) -> None:
    note(table, NUMBER, DRAWS, get(table, NUMBER, DRAWS) + by)


def draw_less(table: Table) -> None:
    change_draws(table, -1)


def draw_more(table: Table) -> None:
    change_draws(table, 1)


def offer_look(table: Table) -> None:
    push_ask(table, SEE_DWARF, 1 << table.finder, 0)


def list_looks(table: Table, seat: int, moves: Moves) -> None:
    for other in range(table.rules.seats):
        if other != seat:
            moves.acts[moves.n] = pack(LOOK, 0, other)
            moves.n += 1


def resolve_look(table: Table, action: int) -> None:
    pop_ask(table)
    look_at_dwarf(table, table.finder, arg_of(action))


def search(table: Table) -> None:
    """Offer one of five random discards instead of a draw; nothing without discards (I-14)."""
    if table.ndiscards == 0:
        return
    change_draws(table, -1)
    shuffle_discards(table, table.finder)
    see_top(table, table.finder, min(5, table.ndiscards))
    push_ask(table, CHOOSE_DISCARD, 1 << table.finder, 0)


def list_found(table: Table, seat: int, moves: Moves) -> None:
    list_top(table, min(5, table.ndiscards), moves)


def keep_found(table: Table, action: int) -> None:
    pop_ask(table)
    keep_top(table, table.finder, card_of(action), min(5, table.ndiscards))


def burn(table: Table) -> None:
    """Discard five cards from the pile unseen, or what is left (I-13)."""
    n = min(5, table.npile)
    if table.recording and n:
        table.emit(BURNED, table.finder, n, 0, 0)
    for _ in range(n):
        table.npile -= 1
        discard(table, table.finder, table.pile[table.npile], 0)


def put_off(table: Table, what: int) -> None:
    """Queue an effect that replaces a draw, after those that already wait for the turn's end."""
    change_draws(table, -1)
    waiting = get(table, NUMBER, WAITING)
    last = 0
    while waiting >> last:
        last += 2
    note(table, NUMBER, WAITING, waiting | what << last)


def rob_later(table: Table) -> None:
    put_off(table, TO_ROB)


def hold_up_later(table: Table) -> None:
    put_off(table, TO_HOLD_UP)


def finish(table: Table) -> None:
    """At the end of the turn do what waits, in the order opened, then the other draws (I-19)."""
    while get(table, NUMBER, WAITING) and table.nasks == 0:
        do_next(table)
    draws = get(table, NUMBER, DRAWS)
    if draws and table.nasks == 0:
        note(table, NUMBER, DRAWS, 0)
        owe(table, table.owed + draws)


def do_next(table: Table) -> None:
    waiting = get(table, NUMBER, WAITING)
    note(table, NUMBER, WAITING, waiting >> 2)
    if waiting & 3 == TO_ROB:
        offer_robbery(table)
    else:
        hold_up(table)


def offer_robbery(table: Table) -> None:
    """Ask whom to take a card from, if another seat holds one (I-19)."""
    for seat in range(table.rules.seats):
        if seat != table.turn and table.nhand[seat]:
            push_ask(table, TAKE_CARD, 1 << table.turn, 0)
            return


def list_victims(table: Table, seat: int, moves: Moves) -> None:
    for other in range(table.rules.seats):
        if other != seat and table.nhand[other]:
            moves.acts[moves.n] = pack(ROB, 0, other)
            moves.n += 1


def resolve_rob(table: Table, action: int) -> None:
    pop_ask(table)
    take_card(table, table.turn, arg_of(action))


def hold_up(table: Table) -> None:
    """Show the top three cards of the pile, or what is left (I-13), to the seat on turn."""
    table.noffer = min(3, table.npile)
    for i in range(table.noffer):
        table.npile -= 1
        table.offer[i] = table.pile[table.npile]
        if table.recording:
            table.emit(SAW, table.turn, table.offer[i], -1, 1 << table.turn)
    if table.noffer:
        push_ask(table, KEEP_DRAWN, 1 << table.turn, 0)


def list_offer(table: Table, seat: int, moves: Moves) -> None:
    """List each kind of offered card once."""
    for i in range(table.noffer):
        new = True
        for j in range(i):
            if table.offer[j] == table.offer[i]:
                new = False
        if new:
            moves.acts[moves.n] = pack(KEEP, table.offer[i], 0)
            moves.n += 1


def keep_drawn(table: Table, action: int) -> None:
    """Keep one card and discard the others face down; only their owner knows them."""
    seat = table.turn
    card = card_of(action)
    pop_ask(table)
    drew(table, seat, table.nhand[seat])
    take_up(table, seat, card)
    if table.recording:
        table.emit(KEPT, seat, card, table.noffer, 1 << seat)
    kept = False
    for i in range(table.noffer):
        if table.offer[i] == card and not kept:
            kept = True
        else:
            discard(table, seat, table.offer[i], 1 << seat)
    table.noffer = 0


GOLD: int = new_rule("M-C2")
OPENED: int = new_event("opened", card_on_cell, CardOnCell)
FOUND_GOLD: int = new_event("found_gold", found_gold, ByRule)
BURNED: int = new_event("burned", count, Count)
LOOK: int = new_verb(25, "look", resolve_look)
ROB: int = new_verb(26, "rob", resolve_rob)

SEE_DWARF: int = new_ask(10, "see_dwarf", list_looks)
CHOOSE_DISCARD: int = new_ask(11, "choose_discard", list_found)
TAKE_CARD: int = new_ask(12, "take_card", list_victims)
KEEP_DRAWN: int = new_ask(13, "keep_drawn", list_offer)
keep_for(CHOOSE_DISCARD, keep_found)
keep_for(KEEP_DRAWN, keep_drawn)

new_chest("gold_1", find_gold)
NO_MORE_MAPS: int = new_chest("no_more_maps", end_maps)
new_chest("no_draw", draw_less)
new_chest("extra_draw", draw_more)
new_chest("push_goal", offer_push)
new_chest("take_card", rob_later)
new_chest("draw_3_keep_1", hold_up_later)
new_chest("see_dwarf", offer_look)
new_chest("search_discard", search)
new_chest("burn_5", burn)


def treasure_chests() -> Module:
    """Build the module with its hooks."""
    module = Module(
        "treasure_chests",
        source="mini expansion, box of 2024",
        rules=("M-C1", "M-C2"),
        pieces=Pieces(tuple(CHESTS)),
        choices=Choices(
            forms={"push": "goal_number", "look": "other_seat", "rob": "other_seat"},
            rules=dict.fromkeys(("push", "look", "rob", "keep"), "M-C2"),
            asks=dict.fromkeys(CHECKS, ""),
            refusals=REFUSALS,
            checks=CHECKS,
            holds_up={"choose_discard": 5},
        ),
        box=Box(("draws", "waiting"), show, read, noted, box_is_valid),
        words=Words(ENGLISH | DECK_ENGLISH, TELLINGS, forbids={"may_look": no_more_looks}),
    )
    module.goal_turned = open_chest
    module.may_look = may_look
    module.turn_ending = finish
    return module


TREASURE_CHESTS = treasure_chests()
NUMBER: int = TREASURE_CHESTS.number
