# Compiled: see core/native.py
"""Toll (M-T1): guards bar open exits until their owners are paid.

Source: mini expansion, box of 2024. Needs nothing, forbids nothing. Rulings: owners pay nothing at
their own guards and are never asked to; if nobody else has agreed to pay, the seat that lays the
path does; an agreement holds for one guard until the turn ends; a guard whose card is removed or
moved is out (I-05); a vetoed path costs nothing (I-02).
"""

from pyrite.core.grid import cell_text
from pyrite.core.message import Message
from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.decks.module_components import TOKENS, Tokens
from pyrite.saboteur.modules.minis.toll_forms import GUARDS, BegForm
from pyrite.saboteur.modules.minis.toll_refusals import (
    ASKED,
    BOX,
    ENGLISH,
    EXIT,
    OUT,
    OWNER,
    PAYER,
    READY,
    TELLINGS,
    box_is_valid,
    check_answer,
    costs,
    noted,
    read,
    say_barred,
    show,
    why_not_answer,
    why_not_beg,
    why_not_guard,
)
from pyrite.saboteur.numbers import ACTED, EMPTY, FIRST_TILE, MAX_HAND, THROWN_AWAY
from pyrite.saboteur.play.coins import gain, has_gold, spend
from pyrite.saboteur.play.results import new_rule
from pyrite.saboteur.play.turn import TURN, discard_unseen, owe
from pyrite.saboteur.table.gold import worth
from pyrite.saboteur.table.module import Module, get, note, number_of
from pyrite.saboteur.table.module_parts import Box, Choices, Pieces, Terms, Words
from pyrite.saboteur.table.paths import find
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb


def guards(table: Table) -> int:
    """Return the number of guards in the game."""
    return number_of(table, NUMBER, 0)


def exit_of(table: Table, guard: int) -> int:
    return get(table, NUMBER, 3 * guard + EXIT)


def owner_of(table: Table, guard: int) -> int:
    return get(table, NUMBER, 3 * guard + OWNER) - 1


def payer_of(table: Table, guard: int) -> int:
    """Return the seat that agreed to pay this guard in this turn, or NOBODY."""
    return get(table, NUMBER, 3 * guard + PAYER) - 1


def is_set(table: Table, guard: int) -> bool:
    return exit_of(table, guard) > READY


def next_guard(table: Table) -> int:
    """Return a guard that was not used in this round, or NOBODY."""
    for guard in range(guards(table)):
        if exit_of(table, guard) == READY:
            return guard
    return NOBODY


def faces(table: Table, guard: int, cell: int, skip: int) -> bool:
    """Return whether the guard faces this cell; a guard on the card at `skip` leaves with it."""
    if not is_set(table, guard):
        return False
    post = find(table, exit_of(table, guard) >> 2)
    return post != skip and table.beside[4 * post + (exit_of(table, guard) & 3)] == cell


def bars(table: Table, cell: int, seat: int, skip: int) -> bool:
    """Return whether guards close this cell to the seat, which cannot pay all who are due."""
    due = 0
    for guard in range(guards(table)):
        if not faces(table, guard, cell, skip):
            continue
        if seat == NOBODY:
            return True
        if owner_of(table, guard) != seat and payer_of(table, guard) == NOBODY:
            due += 1
    return due > 0 and due > worth(table, seat)


def why_barred(table: Table, cell: int, seat: int, skip: int) -> Message:
    """Return the refusal for a cell that guards bar."""
    return say_barred(cell_text(table.at[cell]), seat)


def list_options(table: Table, seat: int, moves: Moves) -> None:
    """List setting a guard, and asking another seat to pay one."""
    if next_guard(table) != NOBODY:
        before = moves.n
        for cell in range(1, table.ncells + 1):
            if table.tile[cell] >= FIRST_TILE:
                list_exits(table, seat, cell, moves)
        moves.sort(before, moves.n)
    for guard in range(guards(table)):
        if is_set(table, guard):
            list_begs(table, seat, guard, moves)


def list_exits(table: Table, seat: int, cell: int, moves: Moves) -> None:
    """List a guard on every open exit here, with each kind of card to discard for it."""
    for side in range(4):
        if not is_open(table, cell, side):
            continue
        before = -1
        for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
            card = table.hands[i]
            if card != before:
                moves.acts[moves.n] = pack(GUARD, card, table.at[cell] << 2 | side)
                moves.n += 1
            before = card


def is_open(table: Table, cell: int, side: int) -> bool:
    """Return whether this is an exit or stub without a guard that faces an empty cell."""
    if not table.rules.sides[table.tile[cell]] >> side & 1:
        return False
    for guard in range(guards(table)):
        if exit_of(table, guard) == table.at[cell] << 2 | side:
            return False
    return table.tile[table.beside[4 * cell + side]] == EMPTY


def resolve_guard(table: Table, action: int) -> None:
    """Set a guard for a discarded card, without a draw; it is not a play, so no veto (C-19)."""
    guard = next_guard(table)
    pop_ask(table)
    discard_unseen(table, table.turn, card_of(action), THROWN_AWAY)
    owe(table, 0)
    note(table, NUMBER, 3 * guard + EXIT, arg_of(action))
    note(table, NUMBER, 3 * guard + OWNER, table.turn + 1)


def list_begs(table: Table, seat: int, guard: int, moves: Moves) -> None:
    """List begging others who have gold, each once a turn, until someone agrees to pay."""
    if owner_of(table, guard) == seat or payer_of(table, guard) != NOBODY:
        return
    for other in range(table.rules.seats):
        asked = get(table, NUMBER, ASKED) >> other & 1
        if other != seat and other != owner_of(table, guard) and not asked:
            moves.acts[moves.n] = pack(BEG, 0, other | guard << 4)
            moves.n += has_gold(table, other)


def resolve_beg(table: Table, action: int) -> None:
    """Ask the other seat to pay before the turn goes on."""
    other = arg_of(action) & 15
    if table.recording:
        table.emit(ACTED, table.turn, action, 0, 0)
    note(table, NUMBER, ASKED, get(table, NUMBER, ASKED) | 1 << other)
    pop_ask(table)
    push_ask(table, PAY_TOLL, 1 << other, action)


def list_answers(table: Table, seat: int, moves: Moves) -> None:
    """List both answers; whoever is asked has gold and is asked once, so can keep the promise."""
    moves.acts[moves.n] = pack(AGREE, 0, seat)
    moves.acts[moves.n + 1] = pack(REFUSE, 0, seat)
    moves.n += 2


def resolve_agree(table: Table, action: int) -> None:
    """Promise to pay; the gold moves when a path is laid in front of the guard."""
    guard = arg_of(table.ask_about[table.nasks - 1]) >> 4
    answer(table, action)
    note(table, NUMBER, 3 * guard + PAYER, arg_of(action) + 1)


def resolve_refuse(table: Table, action: int) -> None:
    answer(table, action)


def answer(table: Table, action: int) -> None:
    """Record the public answer; then the seat on turn goes on."""
    if table.recording:
        table.emit(ACTED, arg_of(action), action, 0, 0)
    pop_ask(table)
    push_ask(table, TURN, 1 << table.turn, 0)


def collect(table: Table, cell: int) -> None:
    """Pay the owners of the guards that face this cell, where a path was laid."""
    for guard in range(guards(table)):
        if faces(table, guard, cell, 0):
            take_toll(table, guard)
            dismiss(table, guard)


def take_toll(table: Table, guard: int) -> None:
    """Let the seat that agreed pay, else the seat on turn unless it owns the guard."""
    owner = owner_of(table, guard)
    payer = payer_of(table, guard)
    if payer == NOBODY:
        payer = table.turn
    # Always true except in an inconsistent imagined world.
    if payer != owner and has_gold(table, payer):
        spend(table, payer, PAY)
        gain(table, owner, 1, PAY)


def dismiss(table: Table, guard: int) -> None:
    """Put a guard out for the round."""
    note(table, NUMBER, 3 * guard + EXIT, OUT)
    note(table, NUMBER, 3 * guard + OWNER, 0)
    note(table, NUMBER, 3 * guard + PAYER, 0)


def leave(table: Table, cell: int) -> None:
    """Remove guards together with the card they stand on (I-05)."""
    for guard in range(guards(table)):
        if is_set(table, guard) and exit_of(table, guard) >> 2 == table.at[cell]:
            dismiss(table, guard)


def forget_promises(table: Table) -> None:
    """End the turn's agreements and requests."""
    for guard in range(guards(table)):
        note(table, NUMBER, 3 * guard + PAYER, 0)
    note(table, NUMBER, ASKED, 0)


TOKENS[GUARDS] = Tokens("guard", 2)
PAY: int = new_rule("M-T1")
GUARD: int = new_verb(20, "guard", resolve_guard)
BEG: int = new_verb(21, "beg", resolve_beg)
AGREE: int = new_verb(22, "agree", resolve_agree)
REFUSE: int = new_verb(23, "refuse", resolve_refuse)
PAY_TOLL: int = new_ask(8, "pay_toll", list_answers)


def toll() -> Module:
    """Build the module with its hooks."""
    module = Module(
        "toll",
        source="mini expansion, box of 2024",
        rules=("M-T1",),
        pieces=Pieces((GUARDS,)),
        terms=Terms(most_paid=2, costs=costs),  # each guard once
        choices=Choices(
            forms={"guard": "exit", "beg": BegForm(), "agree": "answer", "refuse": "answer"},
            asks={"pay_toll": "action"},
            refusals={
                ("turn", "guard"): why_not_guard,
                ("turn", "beg"): why_not_beg,
                ("pay_toll", "agree"): why_not_answer,
                ("pay_toll", "refuse"): why_not_answer,
            },
            checks={"pay_toll": check_answer},
        ),
        box=Box(BOX, show, read, noted, box_is_valid),
        words=Words(ENGLISH, TELLINGS, ("beg", "agree", "refuse"), {"bars": why_barred}),
    )
    module.turn_options = list_options
    module.bars = bars
    module.laid = collect
    module.lifted = leave
    module.turn_ending = forget_promises
    return module


TOLL = toll()
NUMBER: int = TOLL.number
