"""The events of treasure_chests.py and the messages for them."""

from collections.abc import Sequence
from typing import TypedDict

from pyrite.core.events import Event, Payload
from pyrite.core.grid import cell_text
from pyrite.core.messages import Message
from pyrite.core.telling import Args, Telling, plain
from pyrite.saboteur.table.payments import RULES
from pyrite.saboteur.table.state import Rules

Pushed = TypedDict("Pushed", {"from": str, "to": str})  # "from" is a keyword in Python


def pushed(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read a push: where the goal was and where it goes."""
    return {"from": cell_text(a), "to": cell_text(b)}, {}


def found_gold(rules: Rules, seat: int, a: int, b: int, seen_by: int) -> Payload:
    """Read found gold; everybody knows that it is worth 1 (M-C2)."""
    return {"rule": RULES[a]}, {}


def _opened(events: Sequence[Event], args: Args) -> Message:
    return Message("event-opened", {"cell": args["cell"], "chest": args["card"]})


TELLINGS = {
    "opened": Telling(_opened, {"event-opened": "M-C2"}),
    "pushed": plain("event-pushed", "M-C2"),
    "burned": plain("event-burned", "M-C2"),
    "found_gold": plain("event-found_gold", "M-C2"),
}
