# Compiled: see core/native.py
"""The end of a turn, of a round and of the game (L-05, L-40, L-43)."""

from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import ASK_TURN, CARDS_GONE, GAME_ENDED, NOTHING, OVER, SKIPPED
from pyrite.lostmines.play.card_effects import remove_troll
from pyrite.lostmines.play.results import keep_result
from pyrite.lostmines.play.scoring import score, show_all
from pyrite.lostmines.play.setup import draw, start_round
from pyrite.lostmines.table.state import Table


def end_turn(table: Table) -> None:
    """Draw what is owed, then move on to the next seat unless all cards are gone (L-40)."""
    for _ in range(table.owed):
        draw(table, table.turn)
    table.owed = 0
    if all_cards_gone(table):
        end_round(table, CARDS_GONE)
    else:
        next_turn(table)


def is_cut(table: Table) -> bool:
    """Return whether the round ends with the very last card in mid-turn, as printed (L-40)."""
    return table.rules.cut_last_turn == 1 and all_cards_gone(table)


def all_cards_gone(table: Table) -> bool:
    """Return whether the pile and all hands are empty."""
    if table.npile:
        return False
    for seat in range(table.rules.seats):
        if table.nhand[seat]:
            return False
    return True


def next_turn(table: Table) -> None:
    """Begin the next seat's turn; seats without cards are skipped, but their trolls go (L-05)."""
    while True:
        table.turn = (table.turn + 1) % table.rules.seats
        if table.troll_at[table.turn]:
            remove_troll(table, table.turn)
        if table.nhand[table.turn]:
            break
        if table.recording:
            table.emit(SKIPPED, table.turn, 0, 0, 0)
    begin_turn(table)


def begin_turn(table: Table) -> None:
    table.proposed = 0
    ask_one(table, ASK_TURN)


def ask_one(table: Table, kind: int) -> None:
    """Ask the seat on turn."""
    table.ask = kind
    table.asked_seats = 1 << table.turn


def end_round(table: Table, how: int) -> None:
    """Score the round, then start the next after the seat with the last card, or end (L-43)."""
    show_all(table, how)
    score(table)
    if not table.forgetful:
        keep_result(table, how)
    if table.round_no < table.rules.rounds:
        if table.last_card != NOBODY:
            table.starter = (table.last_card + 1) % table.rules.seats
        start_round(table)
        begin_turn(table)
        return
    table.stage = OVER
    table.ask = NOTHING
    table.asked_seats = 0
    table.steps = 0
    table.owed = 0
    table.proposed = 0
    table.agreed = 0
    if table.recording:
        table.emit(GAME_ENDED, NOBODY, 0, 0, 0)
