"""Access to required parts of actions; a missing part is an error in a table of values."""

from pyrite.bots.saboteur.cells import cell_beyond, cell_number
from pyrite.core.actions import Action


def card_of(action: Action) -> str:
    """Return the card that is played, discarded or kept."""
    assert action.card is not None, action
    return action.card


def cell_of(action: Action) -> int:
    """Return the number of the action's cell."""
    assert action.cell is not None, action
    return cell_number(action.cell)


def target_of(action: Action) -> int:
    """Return the seat that the action is aimed at."""
    assert action.target is not None, action
    return action.target


def barred_cell(action: Action) -> int:
    """Return the cell that a guard at this exit would bar (M-T1)."""
    return cell_beyond(f"{action.cell}{action.side}")
