"""The module value of Saboteur 2: its action cards and its readable side."""

from collections.abc import Sequence

from pyrite.core.cards import Card
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.telling import Args, Telling
from pyrite.saboteur.modules.saboteur2.front_bits import FRONT
from pyrite.saboteur.modules.saboteur2.messages import ENGLISH
from pyrite.saboteur.modules.saboteur2.refusals import (
    REFUSALS,
    THEFTS,
    box_is_valid,
    noted,
    read,
    show,
    while_trapped,
    wrong_thief,
)
from pyrite.saboteur.table.module import Module
from pyrite.saboteur.table.module_parts import Box, Choices, Pieces, Terms, Words

ACTIONS = (
    Card("theft", "theft"),
    Card("hands_off", "hands_off"),
    Card("swap_hands", "swap_hands"),
    Card("inspection", "inspection"),
    Card("swap_hats", "swap_hats"),
    Card("trapped", "trapped"),
    Card("freed", "freed"),
)

ON_A_SEAT = ("hands_off", "trapped", "freed", "inspection", "swap_hats", "swap_hands")

RULES = {
    **{"pass": "S-02", "shed": "S-02", "ladder": "S-11", "theft": "S-20", "hands_off": "S-21"},
    **{"trapped": "S-22", "freed": "S-23", "inspection": "S-24", "swap_hats": "S-25"},
    **{"swap_hands": "S-26", "steal": "S-36"},
}


def tell_put(events: Sequence[Event], args: Args) -> Message:
    """Tell of a card that now lies in front of a player: a trap, or a theft of their own."""
    return Message("event-theft" if args["card"] == "theft" else "event-trapped", args)


def tell_taken(events: Sequence[Event], args: Args) -> Message:
    """Tell of a card that no longer lies in front of a player."""
    ids = {"trapped": "event-freed", "theft": "event-theft_stopped"}
    return Message(ids.get(args["card"], "event-repaired"), args)


SABOTEUR2 = Module(
    "saboteur2",
    source="expansion, box of 2024",
    rules=("S-01", "S-38"),
    cards=ACTIONS,
    pieces=Pieces(front=FRONT),
    terms=Terms(slots=("pay",), overrides={"end_by_passes": 0, "all_goals": 1}),  # I-21
    choices=Choices(
        forms={"ladder": "tile", "theft": "alone", "shed": "shed", "steal": "other_seat"}
        | dict.fromkeys(ON_A_SEAT, "seat"),
        rules=RULES,
        asks={"steal": ""},
        refusals=REFUSALS,
        checks={"steal": wrong_thief},
        most_passed=3,  # S-02
    ),
    box=Box(THEFTS, show, read, noted, box_is_valid),
    words=Words(
        ENGLISH,
        {
            "put_before": Telling(tell_put, {"event-trapped": "S-22", "event-theft": "S-20"}),
            "taken_from": Telling(
                tell_taken, {"event-freed": "S-23", "event-theft_stopped": "S-21"}
            ),
        },
        answers=("steal",),
        forbids={"may_lay": while_trapped},
    ),
)
