"""Refusals that involve custom modules: the actions that a module lists are the law."""

from pyrite.core.chance import Luck
from pyrite.core.messages import Message
from pyrite.core.moves import pack
from pyrite.saboteur.playing import PlayingTable
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import Refusal, in_hand


def as_table(snapshot: Snapshot) -> PlayingTable:
    """Return the table that the snapshot was taken of."""
    table = PlayingTable()
    snapshot.fill(table, Luck(0))
    return table


def not_listed(verb: str) -> Refusal:
    """Return a refusal of unlisted actions of this verb, with the module's reason if it has one."""

    def refusal(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
        if not snapshot.asks_own:
            return in_hand(snapshot, seat, card, arg)
        names, table = snapshot.names, as_table(snapshot)
        number = pack(names.verbs.index(verb), card, arg)
        if number in table.legal_actions(seat):
            return None
        action = names.notation.action(number, seat)
        unheld = in_hand(snapshot, seat, card, arg) if action.card is not None else None
        said: Message | None = unheld or snapshot.rules.own.why_not(table, action)
        return said

    return refusal
