"""Parts of actions whose verb has them; a verb that lacks one is an error in a table of values."""

from pyrite.bots.saboteur.cells import cell_beyond, cell_number
from pyrite.core.actions import Action


def card_of(action: Action) -> str:
    """The card that is played, discarded or kept."""
    assert action.card is not None, action
    return action.card


def cell_of(action: Action) -> int:
    """The number of the cell that the action is about."""
    assert action.cell is not None, action
    return cell_number(action.cell)


def target_of(action: Action) -> int:
    """The seat that the action is aimed at."""
    assert action.target is not None, action
    return action.target


def barred_cell(action: Action) -> int:
    """The cell that a guard at this exit would bar (M-T1)."""
    return cell_beyond(f"{action.cell}{action.side}")
