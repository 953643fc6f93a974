"""The module value of Saboteur 2: cards, kinds of paths, words, and why an action is refused."""

from collections.abc import Sequence
from typing import Any

from pyrite.core.cards import Card, signs
from pyrite.core.events import Event
from pyrite.core.grid import cell_text
from pyrite.core.messages import Message, speaker
from pyrite.core.numbers import CARD_MASK, NOBODY
from pyrite.core.sides import SIDES, is_stub
from pyrite.core.source import Source
from pyrite.core.telling import Args, Telling
from pyrite.saboteur.decks.module_components import PATH_KINDS, PathKind
from pyrite.saboteur.numbers import BOX_ORDER, BOX_WITH, HELD_FAST, PAYING
from pyrite.saboteur.table.module import Box, Choices, Module, Pieces, Terms, Words
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.drawing import new_signs
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.snapshot import STEPS, Snapshot
from pyrite.saboteur.text.why_not import (
    PLACES_OF_KIND,
    Refusal,
    does_not_fit,
    held,
    in_hand,
    may_not_lay,
)

FRONT = ("trapped", "theft")
TRAPPED, THEFT = HELD_FAST, 2 * HELD_FAST
TRAP_BIT, THEFT_BIT = TRAPPED.bit_length() - 1, THEFT.bit_length() - 1


ENGLISH = {
    "not-while-trapped": "You are trapped. You can't dig until someone frees you.",
    "not-so-many": "You don't have that many copies of {card}.",
    "not-before-you": "You have nothing like that to remove: {front}.",
    "not-theft-twice": "You already have a theft card in front of you.",
    "not-a-thief": "{seat} has no theft card in front of them.",
    "not-trap-yourself": "You can't trap yourself.",
    "not-trapped-twice": "{seat} is already trapped.",
    "not-trapped": "{seat} is not trapped.",
    "not-own-dwarf": "You know your own role. Choose another player.",
    "not-without-hats": "There is no spare role to swap with.",
    "not-own-hand": "You can't swap hands with yourself. Choose another player.",
    "not-from-yourself": "You can't steal from yourself. Choose another player.",
    "not-from-the-poor": "{seat} has no gold to steal.",
    "not-ladder-beside-goal": "A ladder can't lie next to a goal.",
    "deck-door": "{value} cannot have a door. A door needs exactly one way, not counting dead"
    " ends.",
    "deck-ladder": "{value} cannot be a ladder. Join all its sides in one way.",
    "position-asks-steal": "Only a free thief can be asked to steal, after the shares, while others"
    " have gold.",
}

say = speaker(ENGLISH)


LADDER = "ladder"
BLUE_DOOR, GREEN_DOOR = 1, 2

ARROWS = signs("↑ N → E ↓ S ← W ↗ NE ↖ NW ↘ ES ↙ SW ↕ NS ↔ EW")
HEAVY_LINES = signs("""
    ╋ NESW ┃ NS ━ EW ┗ NE ┛ NW ┏ ES ┓ SW ┣ NES ┫ NSW ┻ NEW ┳ ESW ╹ N ╺ E ╻ S ╸ W
    ╉ NSW-E ╊ NES-W ╈ ESW-N ╇ NEW-S ┯ EW-S ┷ EW-N ┠ NS-E ┨ NS-W
""")
CAPITALS = signs("N NS E EW L NE J NW R ES Z SW P NS-E Q NS-W")
SMALL = {char.lower(): ways for char, ways in CAPITALS.items()}


def is_no_ladder(ways: tuple[int, ...], written: str) -> Message | None:
    """Refuse a ladder whose sides are not all joined."""
    return say("deck-ladder", "S-11", value=written) if len(ways) != 1 else None


def is_no_door(ways: tuple[int, ...], written: str) -> Message | None:
    """Refuse a door on a card that does not have exactly one way."""
    only = sum(not is_stub(way) for way in ways) == 1
    return None if only else say("deck-door", "S-12", value=written)


def beside_a_goal(snapshot: Snapshot, at: int) -> Message | None:
    """Refuse a ladder next to a goal; a ladder needs no tunnel that leads to it (S-11)."""
    goals = [place for place, _ in snapshot.goals[: snapshot.rules.ngoals]]
    if any(at + STEPS[side] in goals for side in SIDES):
        return say("not-ladder-beside-goal", "S-11", cell=cell_text(at))
    return None


PATH_KINDS[LADDER] = PathKind({"verb": LADDER, "begins": True}, is_no_ladder)
PATH_KINDS["door_blue"] = PathKind({"filter": BLUE_DOOR}, is_no_door)
PATH_KINDS["door_green"] = PathKind({"filter": GREEN_DOOR}, is_no_door)
PATH_KINDS["crystal"] = PathKind({"bonus": 1})
PLACES_OF_KIND[LADDER] = beside_a_goal
new_signs(LADDER, ARROWS)
new_signs("door_blue", CAPITALS)
new_signs("door_green", SMALL)
new_signs("crystal", HEAVY_LINES)


def while_trapped(table: Table, seat: int) -> Message:
    """Return the refusal for a trapped seat that wants to lay a path."""
    return say("not-while-trapped", "S-22")


def _ladder(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return may_not_lay(snapshot, seat) or does_not_fit(snapshot, card, arg)


def _theft(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return say("not-theft-twice", "S-27") if snapshot.front[seat] & THEFT else None


def _hands_off(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    if snapshot.front[arg] & THEFT:
        return None
    return say("not-a-thief", "S-21", seat=arg)


def _trapped(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    if arg == seat:
        return say("not-trap-yourself", "S-22")
    if snapshot.front[arg] & TRAPPED:
        return say("not-trapped-twice", "S-27", seat=arg)
    return None


def _freed(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    if snapshot.front[arg] & TRAPPED:
        return None
    return say("not-trapped", "S-23", seat=arg)


def _inspection(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return say("not-own-dwarf", "S-24") if arg == seat else None


def _swap_hats(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return None if snapshot.spare else say("not-without-hats", "S-25")


def _swap_hands(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return say("not-own-hand", "S-26") if arg == seat else None


def _not_held(snapshot: Snapshot, seat: int, cards: list[int]) -> Message | None:
    """Refuse cards that are not in hand as often as they are named."""
    for card in cards:
        missing = in_hand(snapshot, seat, card, 0)
        if missing:
            return missing
        if snapshot.hands[seat].count(card) < cards.count(card):
            return say("not-so-many", "S-02", card=snapshot.names.cards[card].name)
    return None


def _pass(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    more = [named - 1 for named in (arg & CARD_MASK, arg >> 7) if named]
    return _not_held(snapshot, seat, [card, *more])


def _shed(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    front = arg >> 7
    if not snapshot.front[seat] >> front & 1:
        return say("not-before-you", "S-02", front=snapshot.names.front[front])
    return _not_held(snapshot, seat, [card, arg & CARD_MASK])


def _steal(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    if arg == seat:
        return say("not-from-yourself", "S-36")
    if snapshot.gold()[arg] == 0:
        return say("not-from-the-poor", "S-36", seat=arg)
    return None


def wrong_thief(snapshot: Snapshot, seats: int, about: int) -> str | None:
    """Refuse a position that asks seats to steal that may not (S-36)."""
    thief = seats.bit_length() - 1
    alone = thief != NOBODY and seats == 1 << thief
    robbed = any(n for seat, n in enumerate(snapshot.gold()) if seat != thief)
    paying = snapshot.stage == PAYING and snapshot.dwarfs_shown
    free = alone and snapshot.front[thief] & (THEFT | TRAPPED) == THEFT
    return None if paying and free and robbed else "position-asks-steal"


def show(names: Names, numbers: list[int]) -> dict[str, Any]:
    """Return the seats with a theft in front of them, in the order played (S-36)."""
    thieves = [seat for seat, played in enumerate(numbers) if played]
    return {"thefts": sorted(thieves, key=numbers.__getitem__)}


def read(source: Source, where: str, part: dict[str, Any]) -> list[int]:
    """Read the order of thefts; the inverse of `show`."""
    thieves = [source.seat(where, seat) for seat in source.as_list(where, part.get("thefts", []))]
    if len({*thieves}) < len(thieves):
        source.wrong_value(where, thieves, "each of them once", "S-27")
    return [thieves.index(seat) + 1 if seat in thieves else 0 for seat in range(len(THEFTS))]


def noted(names: Names, seat: int, value: int) -> dict[str, Any]:
    """Return that a theft was played or removed."""
    return {"theft": seat, "gone": value == 0}


def box_is_valid(snapshot: Snapshot) -> bool:
    """Return whether the order of thefts is valid: 1 for the first, 0 if none or unknown."""
    first = snapshot.names.boxes["saboteur2"]
    when = snapshot.box[first : first + len(THEFTS)]
    seats = [seat for seat, turn in enumerate(when) if turn]
    played = [when[seat] for seat in seats]
    thieves = all(s < snapshot.rules.seats and snapshot.front[s] & THEFT for s in seats)
    return thieves and len(set(played)) == len(played) and all(0 < n < 1 << 20 for n in played)


THEFTS = tuple(f"theft_{letter}" for letter in "ABCDEFGHIJKL")  # when each seat's theft was played
THEFT_CODES = (BOX_ORDER, *(BOX_WITH,) * (len(THEFTS) - 1))

REFUSALS: dict[tuple[str, str], Refusal] = {
    ("turn", "ladder"): held(_ladder),
    ("turn", "theft"): held(_theft),
    ("turn", "hands_off"): held(_hands_off),
    ("turn", "trapped"): held(_trapped),
    ("turn", "freed"): held(_freed),
    ("turn", "inspection"): held(_inspection),
    ("turn", "swap_hats"): held(_swap_hats),
    ("turn", "swap_hands"): held(_swap_hands),
    ("turn", "pass"): _pass,
    ("turn", "shed"): _shed,
    ("steal", "steal"): _steal,
}


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
    box=Box(THEFTS, show, read, noted, box_is_valid, THEFT_CODES),
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
