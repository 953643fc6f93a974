"""Refusals of Saboteur 2: the law behind its action lists, checked from scratch on a `Snapshot`."""

from typing import Any

from pyrite.core.messages import Message
from pyrite.core.numbers import CARD_MASK, NOBODY
from pyrite.core.source import Source
from pyrite.saboteur.modules.saboteur2.front_bits import THEFT, TRAPPED
from pyrite.saboteur.modules.saboteur2.messages import say
from pyrite.saboteur.numbers import PAYING
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import Refusal, does_not_fit, held, in_hand, may_not_lay


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
