"""Which questions a position may ask, given its turn (L-06, L-31, L-32, L-45)."""

from pyrite.core.numbers import NOBODY
from pyrite.lostmines.numbers import (
    ASK_AGREE,
    ASK_MINE,
    ASK_MOVE,
    ASK_TAKE,
    ASK_TURN,
    FIRST_TILE,
    HIDDEN,
    KINDS,
)
from pyrite.lostmines.text.snapshot import Snapshot

STEP_2 = (ASK_MOVE, ASK_MINE, ASK_TAKE)


def _fresh(p: Snapshot) -> bool:
    """Return whether step 1 is still to come, so that nothing is owed (L-06)."""
    return not (p.entered or p.steps or p.owed)


def _turn(p: Snapshot) -> bool:
    return p.asked_seats == 1 << p.turn and not p.agreed and _fresh(p)


def _agree(p: Snapshot) -> bool:
    others = (1 << p.rules.seats) - 1 & ~(1 << p.turn)
    waits = p.asked_seats and not p.asked_seats & ~others and p.proposed and _fresh(p)
    return bool(waits and not p.agreed & (~others | p.asked_seats))


def _own(p: Snapshot) -> bool:
    """Return whether it is step 2: a card was used and will be drawn for."""
    return p.asked_seats == 1 << p.turn and not p.agreed and p.owed > 0


def _move(p: Snapshot) -> bool:
    return _own(p) and p.steps > 0 and not p.entered


def _mine(p: Snapshot) -> bool:
    """Return whether a mine was just entered, is still face down and looks different turned."""
    here = p.dwarf_at[p.turn]
    if not (_own(p) and p.entered == here and p.board[here] == HIDDEN and not p.steps):
        return False
    cards, at = p.names.cards, p.names.mine_cells.index(here)
    return cards[p.mines[at][0]].turns == 2


def _take(p: Snapshot) -> bool:
    here = p.dwarf_at[p.turn]
    tile = p.board.get(here, HIDDEN)
    if not _own(p) or p.entered or p.steps or here not in p.names.mine_cells or tile == HIDDEN:
        return False
    kind = KINDS.index(p.names.cards[tile - FIRST_TILE >> 1].name)
    return sum(t.kind == kind and t.owner == NOBODY for t in p.laid_out) > 1


MAY_BE_ASKED = {
    ASK_TURN: _turn,
    ASK_AGREE: _agree,
    ASK_MOVE: _move,
    ASK_MINE: _mine,
    ASK_TAKE: _take,
}
