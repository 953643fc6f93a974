# Compiled: see core/native.py
"""Calls from the core to custom modules: C functions that take the GIL, so they are slow.

An error in a module cannot pass through code without the GIL. It is kept as the table's `trouble`,
the game continues to its next question without calling modules again, and the public call that
started it restores everything and raises the error (playing.py). `check_after` verifies the table
whenever modules may have changed it, so that a bad module fails there and not some moves later.
"""

from typing import Any

from pyrite.core.grid import cell_text
from pyrite.core.messages import ConfigError
from pyrite.core.moves import Moves, card_of
from pyrite.core.native import Ints, python_only, scratch, with_gil
from pyrite.core.numbers import NOBODY, VERB_SHIFT
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import (
    FIRST_OWN_ANSWER,
    FIRST_OWN_ASK,
    FIRST_OWN_PLAY,
    FIRST_TILE,
    MAX_FRONT,
    MAX_HAND,
    MAX_VERBS,
    PUBLIC,
)
from pyrite.saboteur.play.turn import discard
from pyrite.saboteur.table.module import Module, Words
from pyrite.saboteur.table.state import Rules, Table, pop_ask
from pyrite.saboteur.table.verbs import IS_PLAY, LIST, LIST_ANSWERS, RESOLVE, list_nothing


def call(table: Table, name: str, about: tuple[Any, ...]) -> Any:
    """Call the custom modules; return None if one fails or has failed before."""
    if table.trouble is not None:
        return None
    try:
        return getattr(table.rules.own, name)(table, *about)
    except BaseException as error:
        table.trouble = error
        return None


def add_all(moves: Moves, n: int, actions: Any) -> int:
    """Append the actions that a module listed; lists are bounded (module.py), so there is room."""
    for action in actions or ():
        moves.acts[n] = action
        n += 1
    return n


@with_gil
def list_plays(table: Table, card: int, moves: Moves, n: int) -> int:
    """List where a custom card may be played."""
    return add_all(moves, n, call(table, "plays", (table.turn, card)))


@with_gil
def list_answers(table: Table, seat: int, moves: Moves) -> None:
    """List what a seat may answer to a custom question."""
    kind = table.ask_kind[table.nasks - 1]
    moves.n = add_all(moves, moves.n, call(table, "answers", (seat, kind)))


@with_gil
def list_options(table: Table, seat: int, moves: Moves) -> None:
    """List what else a seat may do in its turn."""
    moves.n = add_all(moves, moves.n, call(table, "options", (seat,)))


@with_gil
def resolve_play(table: Table, action: int) -> None:
    """Apply the effect of a custom card, then discard it."""
    call(table, "do", (table.turn, action))
    discard(table, table.turn, card_of(action), PUBLIC)
    check_after(table)


@with_gil
def resolve_answer(table: Table, action: int) -> None:
    """Apply a custom answer or option."""
    seat = asked_seat(table)
    if table.ask_kind[table.nasks - 1] >= FIRST_OWN_ASK:
        table.in_a_row = table.in_a_row + 1 if table.answered == table.step - 1 else 1
        table.answered = table.step
    pop_ask(table)
    call(table, "do", (seat, action))
    check_after(table)


@with_gil
def round_started(table: Table) -> None:
    """Tell modules that a round was dealt."""
    call(table, "tell", ("round_started",))


@with_gil
def turn_ending(table: Table) -> None:
    """Tell modules that the seat on turn is about to draw, then check the table again."""
    call(table, "tell", ("turn_ending",))
    check_after(table)


@with_gil
def taking_effect(table: Table, action: int) -> None:
    """Tell modules about a declared card that nobody vetoed, before it takes effect."""
    call(table, "tell_declared", (table.turn, action))
    check_after(table)


@with_gil
def laid(table: Table, cell: int) -> None:
    """Tell modules that a path was laid here."""
    call(table, "tell", ("laid", cell_text(table.at[cell])))
    check_question(table)


@with_gil
def lifted(table: Table, cell: int) -> None:
    """Tell modules that a path was removed here."""
    call(table, "tell", ("lifted", cell_text(table.at[cell])))
    check_question(table)


@with_gil
def goal_turned(table: Table, cell: int) -> None:
    """Tell modules that a face-down card was turned up."""
    call(table, "tell", ("goal_turned", cell_text(table.at[cell])))
    check_question(table)


def why_not_lay(table: Table, seat: int) -> Any:
    """Return why a custom module forbids this seat to lay paths, or None."""
    return call(table, "forbidden", ("may_not_lay", seat))


@with_gil
def may_lay(table: Table, seat: int) -> bool:
    """Return whether custom modules let this seat lay paths."""
    return why_not_lay(table, seat) is None


def why_not_look(table: Table, goal: int) -> Any:
    """Return why a custom module forbids looking at this face-down card, or None."""
    cell = cell_text(table.at[table.goal_cell[goal]])
    return call(table, "forbidden", ("may_not_look", cell))


@with_gil
def may_look(table: Table, goal: int) -> bool:
    """Return whether a map may look at this face-down card."""
    return why_not_look(table, goal) is None


def why_barred(table: Table, cell: int, seat: int, skip: int) -> Any:
    """Return why a custom module closes this cell to the seat, or None."""
    return call(table, "forbidden", ("may_not_lay_at", cell_text(table.at[cell]), seat))


@with_gil
def bars(table: Table, cell: int, seat: int, skip: int) -> bool:
    """Return whether this cell is closed to the seat; never for a pushed goal (NOBODY)."""
    return seat != NOBODY and why_barred(table, cell, seat, skip) is not None


@with_gil
def check_after(table: Table) -> None:
    """Fail the module if a card was lost or duplicated, or a question cannot be answered."""
    if table.trouble is None and not cards_are_whole(table):
        keys = ", ".join(table.rules.own.modules)  # the core does not know which of them did it
        lost = say("own-module", module=keys, problem="cards were lost or came twice")
        table.trouble = ConfigError(lost)
    check_question(table)


@with_gil
def check_question(table: Table) -> None:
    """Fail the module if its question has no answer, since the game could not go on."""
    top = table.nasks - 1
    if top >= 0 and table.ask_kind[top] >= FIRST_OWN_ASK:
        call(table, "answers", (asked_seat(table), table.ask_kind[top]))


def asked_seat(table: Table) -> int:
    """Return the seat that the topmost question is put to."""
    seats = table.ask_seats[table.nasks - 1]
    seat = 0
    while seats > 1:
        seats >>= 1
        seat += 1
    return seat


def cards_are_whole(table: Table) -> bool:
    """Return whether every card of the deck is somewhere, exactly once."""
    left: Ints = scratch(128)
    for card in range(128):
        left[card] = 0
    for i in range(table.rules.ndeck):
        left[table.rules.deck[i]] += 1
    for i in range(table.npile):
        left[table.pile[i]] -= 1
    for i in range(table.ndiscards):
        left[table.discards[i]] -= 1
    for i in range(table.naside):
        left[table.aside[i]] -= 1
    for i in range(table.noffer):
        left[table.offer[i]] -= 1
    for seat in range(table.rules.seats):
        if table.nhand[seat] > MAX_HAND:
            return False
        for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
            left[table.hands[i]] -= 1
        for i in range(MAX_FRONT):
            left[table.rules.front_card[i]] -= table.front[seat] >> i & 1
    for i in range(table.nlaid):
        tile = table.tile[table.laid[i]]
        if tile < FIRST_TILE:
            return False
        if tile - FIRST_TILE >> 1 < table.rules.nkinds:  # else it is not a card of the deck
            left[tile - FIRST_TILE >> 1] -= 1
    if table.declared:
        left[card_of(table.declared)] -= 1
    for i in range(table.nasks):
        about = table.ask_about[i]  # a card may stay with its question until it is answered
        if about != table.declared and IS_PLAY[about >> VERB_SHIFT]:
            left[card_of(about)] -= 1
    for card in range(128):
        if left[card]:
            return False
    return True


def own_hooks(rules: Rules) -> Module:
    """Return one module that calls all custom ones, at the hooks that any of them uses."""
    forbids = {"may_lay": why_not_lay, "may_look": why_not_look, "bars": why_barred}
    rules.own.forbids = frozenset(forbids.values())
    module = Module("own", source="", rules=(), words=Words(forbids=forbids), own=rules.own)
    module.turn_ending = turn_ending
    if rules.own.hears("round_started"):
        module.round_started = round_started
    if rules.own.hears("declared"):
        module.taking_effect = taking_effect
    if rules.own.hears("laid"):
        module.laid = laid
    if rules.own.hears("lifted"):
        module.lifted = lifted
    if rules.own.hears("goal_turned"):
        module.goal_turned = goal_turned
    if rules.own.hears("options"):
        module.turn_options = list_options
    if rules.own.hears("may_not_lay"):
        module.may_lay = may_lay
    if rules.own.hears("may_not_look"):
        module.may_look = may_look
    if rules.own.hears("may_not_lay_at"):
        module.bars = bars
    return module


@python_only
def take_last_numbers() -> None:
    """Reserve the last verbs and questions for custom modules."""
    for verb in range(FIRST_OWN_PLAY, FIRST_OWN_ANSWER):
        LIST[verb] = list_plays
        RESOLVE[verb] = resolve_play
        IS_PLAY[verb] = 1
    for verb in range(FIRST_OWN_ANSWER, MAX_VERBS):
        LIST[verb] = list_nothing
        RESOLVE[verb] = resolve_answer
    for ask in range(FIRST_OWN_ASK, MAX_VERBS):
        LIST_ANSWERS[ask] = list_answers


take_last_numbers()
