"""The toll in words (M-T1): what stands in the box, and why something is not allowed."""

from dataclasses import replace
from typing import NamedTuple

from pyrite.core.grid import cell_text
from pyrite.core.message import Message, speaker
from pyrite.core.numbers import NOBODY
from pyrite.core.sides import LETTERS, SIDES
from pyrite.saboteur.notation import seat_letter, unpack
from pyrite.saboteur.numbers import CHANGED, HIDDEN, PLAYING
from pyrite.saboteur.picture import STEPS, Picture
from pyrite.saboteur.why_not import in_hand

# The box: three numbers for each guard, then the seats that were asked in this turn (a bit set).
EXIT, OWNER, PAYER = 0, 1, 2  # cell and side, written as in the action; seats count from 1
ASKED = 6
BOX = ("exit_1", "owner_1", "payer_1", "exit_2", "owner_2", "payer_2", "asked")
READY, OUT = 0, -1  # instead of an exit: not set yet, or out for the round

ENGLISH = {
    "not-a-guard-left": "No guard is left in this round.",
    "not-an-open-exit": "At {exit} there is no exit that faces an empty cell.",
    "not-guarded-twice": "A guard stands at {exit} already.",
    "not-without-toll": "Guards bar {cell}: you have no gold for all who have to be paid there.",
    "not-past-guards": "A guard bars {cell}.",
    "not-this-guard": "Guard {guard} is not set.",
    "not-own-guard": "Seat {seat} owns guard {guard} and pays nothing for it.",
    "not-agreed-twice": "Seat {seat} has agreed to pay guard {guard} already.",
    "not-begging-oneself": "You need not ask yourself.",
    "not-asked-twice": "Seat {seat} was asked already in this turn.",
    "not-without-gold": "Seat {seat} has no gold.",
    "not-asked-to-pay": "Seat {seat} was not asked to pay.",
    "position-asks-toll": "A seat with gold is asked to pay a guard, in the turn of another.",
}
say = speaker(ENGLISH)


class Guard(NamedTuple):
    """A guard as it stands in a picture; seats and places are NOBODY if there is none."""

    post: int  # the number of its exit
    owner: int
    payer: int

    @property
    def is_set(self) -> bool:
        return self.post > READY

    @property
    def place(self) -> int:
        """Where its card lies."""
        return self.post >> 2

    @property
    def side(self) -> int:
        return SIDES[self.post & 3]

    @property
    def before(self) -> int:
        """The place that it faces."""
        return self.place + STEPS[self.side]


def guards_of(picture: Picture) -> list[Guard]:
    """All guards, set or not."""
    box = box_of(picture)
    rows = [box[3 * n : 3 * n + 3] for n in range(picture.rules.guards)]
    return [Guard(post, owner - 1, payer - 1) for post, owner, payer in rows]


def box_of(picture: Picture) -> list[int]:
    first = picture.words.boxes["toll"]
    return picture.box[first : first + len(BOX)]


def gold_of(picture: Picture, seat: int) -> int:
    """What the seat can pay at most: a gold card not dealt yet, or changed unseen, is worth 3."""
    own = [(how, value) for _, owner, how, value in picture.won if owner == seat]
    known = sum(value for how, value in own if not how & CHANGED)
    return picture.coins[seat] + known + 3 * sum(value == 0 for _, value in own)


def exit_text(post: int) -> str:
    """An exit as players write it: "4,-1E"."""
    return cell_text(post >> 2) + LETTERS[post & 3]


def is_open_exit(picture: Picture, post: int) -> bool:
    place, side = post >> 2, SIDES[post & 3]
    tile = picture.board.get(place, HIDDEN)
    if tile == HIDDEN or not picture.exits(tile) & side:
        return False
    return place + STEPS[side] not in picture.board


def why_not_guard(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    """A card to discard, a guard that was not used, an open exit without one."""
    guards = guards_of(picture)
    if all(guard.post != READY for guard in guards):
        return say("not-a-guard-left", "M-T1")
    if any(guard.post == arg for guard in guards):
        return say("not-guarded-twice", "M-T1", exit=exit_text(arg))
    if not is_open_exit(picture, arg):
        return say("not-an-open-exit", "M-T1", exit=exit_text(arg))
    return in_hand(picture, seat, card, arg)


def why_not_beg(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    """Which guard, and whether this seat may be asked."""
    other, number = arg & 15, arg >> 4
    guard = guards_of(picture)[number]
    if not guard.is_set:
        return say("not-this-guard", "M-T1", guard=number + 1)
    for owner in (seat, other):
        if owner == guard.owner:
            return say("not-own-guard", "M-T1", seat=seat_letter(owner), guard=number + 1)
    if guard.payer != NOBODY:
        payer = seat_letter(guard.payer)
        return say("not-agreed-twice", "M-T1", seat=payer, guard=number + 1)
    return _not_to_be_asked(picture, seat, other)


def _not_to_be_asked(picture: Picture, seat: int, other: int) -> Message | None:
    if other == seat:
        return say("not-begging-oneself", "M-T1")
    if box_of(picture)[ASKED] >> other & 1:
        return say("not-asked-twice", "M-T1", seat=seat_letter(other))
    if gold_of(picture, other) == 0:
        return say("not-without-gold", "M-T1", seat=seat_letter(other))
    return None


def why_not_answer(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    """Either answer is free, for oneself."""
    return None if arg == seat else say("not-asked-to-pay", "M-T1", seat=seat_letter(arg))


def barred(picture: Picture, place: int, seat: int) -> Message | None:
    """The hook `bars` in words; a guard whose card is just being moved bars nothing (I-05)."""
    there = [g for g in guards_of(picture) if g.is_set and g.before == place]
    there = [guard for guard in there if guard.place in picture.board]
    if seat == NOBODY:
        return say("not-past-guards", "M-T1", cell=cell_text(place)) if there else None
    due = [guard for guard in there if guard.owner != seat and guard.payer == NOBODY]
    if len(due) > gold_of(picture, seat):
        return say("not-without-toll", "M-T1", cell=cell_text(place))
    return None


def check_answer(picture: Picture, seats: int, about: int) -> str | None:
    """The seat on turn asked for it just now, and goes on afterwards."""
    verb, _, arg = unpack(about)
    before = replace(picture, box=[*picture.box])
    before.box[picture.words.boxes["toll"] + ASKED] ^= seats
    good = verb == "beg" and seats == 1 << (arg & 15) and not picture.pending
    if good and picture.hands[picture.turn] and not why_not_beg(before, picture.turn, 0, arg):
        return None
    return "position-asks-toll"


def is_sound(picture: Picture) -> bool:
    """Do the numbers of the box go with each other and with what lies on the table?"""
    guards, asked = guards_of(picture), box_of(picture)[ASKED]
    posts = [guard.post for guard in guards if guard.is_set]
    payers = [guard.payer for guard in guards if guard.payer != NOBODY]
    if len({*posts}) < len(posts) or len({*payers}) < len(payers):
        return False
    if any(box_of(picture)[3 * len(guards) : ASKED]) or not 0 <= asked < 1 << picture.rules.seats:
        return False
    others = ~(1 << picture.turn)
    return asked & others == asked and all(_is_sound(picture, guard, asked) for guard in guards)


def _is_sound(picture: Picture, guard: Guard, asked: int) -> bool:
    seats = range(picture.rules.seats)
    if not guard.is_set:
        return guard.post in (READY, OUT) and guard.owner == guard.payer == NOBODY
    if guard.owner not in seats or not is_open_exit(picture, guard.post):
        return False
    if guard.payer == NOBODY:
        return True
    if guard.payer not in seats or guard.owner in (picture.turn, guard.payer):
        return False
    can_pay = picture.stage != PLAYING or gold_of(picture, guard.payer) > 0
    return asked >> guard.payer & 1 == 1 and can_pay
