"""What Saboteur 2 is: its action cards and all that can be said about it in words."""

from pyrite.core.cards import Card
from pyrite.core.telling import plain
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

SABOTEUR2 = Module(
    "saboteur2",
    source="expansion, box of 2024",
    rules=("S-01", "S-38"),
    cards=ACTIONS,
    front=("trapped", "theft"),  # TRAPPED and THEFT of numbers.py, in this order
    slots=("pay",),
    box=THEFTS,
    most_passed=3,  # S-02
    overrides={"end_by_passes": 0, "all_goals": 1},  # I-21
    forms={"ladder": "tile", "theft": "alone", "shed": "shed", "steal": "other_seat"}
    | dict.fromkeys(ON_A_SEAT, "seat"),
    verb_rules={
        **{"pass": "S-02", "shed": "S-02", "ladder": "S-11", "theft": "S-20", "hands_off": "S-21"},
        **{"trapped": "S-22", "freed": "S-23", "inspection": "S-24", "swap_hats": "S-25"},
        **{"swap_hands": "S-26", "steal": "S-36"},
    },
    asks={"steal": ""},
    refusals=REFUSALS,
    may_not_lay=while_trapped,
    checks={"steal": wrong_thief},
    show=show,
    read=read,
    noted=noted,
    box_is_valid=box_is_valid,
    tellings={"put_before": plain("event-broke"), "taken_from": plain("event-taken_from")},
    english=ENGLISH,
)
