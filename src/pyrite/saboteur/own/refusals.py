"""Why an action is not allowed, where modules in plain Python have a say: what they list is law."""

from collections.abc import Callable

from pyrite.core.chance import Luck
from pyrite.core.grid import cell_text
from pyrite.core.message import Message
from pyrite.core.moves import pack
from pyrite.saboteur.own.module import OwnModule
from pyrite.saboteur.own.table import OwnTable
from pyrite.saboteur.playing import PlayingTable
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import Refusal, in_hand


def as_table(snapshot: Snapshot) -> PlayingTable:
    """The table that the snapshot was taken of."""
    table = PlayingTable()
    snapshot.fill(table, Luck(0))
    return table


def not_listed(verb: str) -> Refusal:
    """An action of this verb is allowed if it is listed; if not, its module may say why."""

    def refusal(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
        names, table = snapshot.names, as_table(snapshot)
        number = pack(names.verbs.index(verb), card, arg)
        if number in table.legal_actions(seat):
            return None
        action = names.notation.action(number, seat)
        unheld = in_hand(snapshot, seat, card, arg) if action.card is not None else None
        said: Message | None = unheld or snapshot.rules.own.why_not(table, action)
        return said

    return refusal


def may_not_lay(own: OwnModule, key: str) -> Callable[[Snapshot, int], Message | None]:
    """What the module says to who wants to lay a path."""
    return lambda snapshot, seat: own.may_not_lay(OwnTable(as_table(snapshot), key), seat)


def may_not_look(own: OwnModule, key: str) -> Callable[[Snapshot, int], Message | None]:
    """What the module says to who wants to look at a face-down card."""
    return lambda snapshot, at: own.may_not_look(OwnTable(as_table(snapshot), key), cell_text(at))


def may_not_lay_at(own: OwnModule, key: str) -> Callable[[Snapshot, int, int], Message | None]:
    """What the module says to who wants to lay a path there."""

    def barred(snapshot: Snapshot, at: int, seat: int) -> Message | None:
        return own.may_not_lay_at(OwnTable(as_table(snapshot), key), cell_text(at), seat)

    return barred
