"""The readable side of the toll (M-T1): the contents of its box, and why an action is refused."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from pyrite.core.events import Event
from pyrite.core.grid import cell_text
from pyrite.core.messages import Message, speaker
from pyrite.core.numbers import NOBODY
from pyrite.core.reading import read_cell, read_exit
from pyrite.core.seats import seats_in
from pyrite.core.sides import LETTERS, SIDES
from pyrite.core.source import Source
from pyrite.core.telling import Args, Telling
from pyrite.saboteur.modules.minis.toll_forms import guards_at
from pyrite.saboteur.numbers import CHANGED, HIDDEN, PLAYING
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.snapshot import STEPS, Snapshot
from pyrite.saboteur.text.why_not import in_hand

# The box: three numbers per guard, then the seats asked in this turn as a bit set.
EXIT, OWNER, PAYER = 0, 1, 2  # cell and side, as in the action; seats count from 1
ASKED = 6
BOX = ("exit_1", "owner_1", "payer_1", "exit_2", "owner_2", "payer_2", "asked")
READY, OUT = 0, -1  # instead of an exit: not set yet, or out for the round

ENGLISH = {
    "not-a-guard-left": "No guards are left this round.",
    "not-an-open-exit": "A guard needs an exit that leads to an empty spot.",
    "not-guarded-twice": "There is already a guard at that exit.",
    "not-without-toll": "Guards block that spot, and you don't have enough gold to pay them all.",
    "not-past-guards": "A guard blocks that spot.",
    "not-this-guard": "Guard {guard} is not on the table.",
    "not-own-guard": "Guard {guard} belongs to {seat}, who passes for free.",
    "not-agreed-twice": "{seat} has already agreed to pay guard {guard}.",
    "not-begging-oneself": "You don't need to ask yourself. Choose another player.",
    "not-asked-twice": "You have already asked {seat} this turn.",
    "not-without-gold": "{seat} has no gold.",
    "not-asked-to-pay": "{seat} was not asked to pay.",
    "position-asks-toll": "Only a player with gold can be asked to pay a guard, in another player's"
    " turn.",
}
say = speaker(ENGLISH)


class Guard(NamedTuple):
    """A guard in a snapshot; seats and places are NOBODY if there is none."""

    post: int  # the number of its exit
    owner: int
    payer: int

    @property
    def is_set(self) -> bool:
        return self.post > READY

    @property
    def place(self) -> int:
        """The place of its card."""
        return self.post >> 2

    @property
    def side(self) -> int:
        return SIDES[self.post & 3]

    @property
    def before(self) -> int:
        """The place that it faces."""
        return self.place + STEPS[self.side]


def guards_of(snapshot: Snapshot) -> list[Guard]:
    """Return all guards, set or not."""
    return _guards(snapshot.names, box_of(snapshot))


def _guards(names: Names, box: list[int]) -> list[Guard]:
    rows = [box[3 * n : 3 * n + 3] for n in range(guards_at(names))]
    return [Guard(post, owner - 1, payer - 1) for post, owner, payer in rows]


def box_of(snapshot: Snapshot) -> list[int]:
    first = snapshot.names.boxes["toll"]
    return snapshot.box[first : first + len(BOX)]


def gold_of(snapshot: Snapshot, seat: int) -> int:
    """Return the most that a seat can pay; an unknown or changed gold card counts as 3."""
    own = [(how, value) for _, owner, how, value in snapshot.won if owner == seat]
    known = sum(value for how, value in own if not how & CHANGED)
    return snapshot.coins[seat] + known + 3 * sum(value == 0 for _, value in own)


def exit_text(post: int) -> str:
    """Return an exit as players write it: "4,-1E"."""
    return cell_text(post >> 2) + LETTERS[post & 3]


def is_open_exit(snapshot: Snapshot, post: int) -> bool:
    place, side = post >> 2, SIDES[post & 3]
    tile = snapshot.board.get(place, HIDDEN)
    if tile == HIDDEN or not snapshot.exits(tile) & side:
        return False
    return place + STEPS[side] not in snapshot.board


def show(names: Names, numbers: list[int]) -> dict[str, Any]:
    """Return every guard by number, and the seats asked to pay in this turn."""
    guards = [
        {
            "exit": exit_text(numbers[3 * n]) if numbers[3 * n] > READY else None,
            "owner": _seat(numbers[3 * n + OWNER]),
            "payer": _seat(numbers[3 * n + PAYER]),
            "out": numbers[3 * n] == OUT,
        }
        for n in range(guards_at(names))
    ]
    return {"guards": guards, "asked_to_pay": seats_in(numbers[ASKED], names.seats)}


def _seat(number: int) -> int | None:
    return number - 1 if number else None


def read(source: Source, where: str, part: dict[str, Any]) -> list[int]:
    """Read guards and asked seats; the inverse of `show`."""
    numbers = [0] * len(BOX)
    rows = source.as_list(where, part.get("guards", []))
    if len(rows) > ASKED // 3:
        source.wrong_type(where, f"a list of at most {ASKED // 3} guards")
    for n, row in enumerate(rows):
        source.as_mapping(where, row, ("exit", "owner", "payer", "out"))
        numbers[3 * n] = _read_post(source, where, row)
        for i, key in ((OWNER, "owner"), (PAYER, "payer")):
            seat = row.get(key)
            numbers[3 * n + i] = 0 if seat is None else source.seat(where, seat) + 1
    asked = source.as_list(where, part.get("asked_to_pay", []))
    numbers[ASKED] = sum(1 << seat for seat in {source.seat(where, seat) for seat in asked})
    return numbers


def _read_post(source: Source, where: str, row: dict[str, Any]) -> int:
    at, out = row.get("exit"), source.as_flag(where, row.get("out", False))
    if at is None:
        return OUT if out else READY
    if out:
        source.wrong_value(where, at, "an exit, or out", "M-T1")
    if not isinstance(at, str):
        source.wrong_type(where, "an exit such as 4,-1E")
    cell, side = read_exit(at)
    return read_cell(cell) << 2 | side


def noted(names: Names, number: int, value: int) -> dict[str, Any]:
    """Return what changed about a guard, or who was asked."""
    if number == ASKED:
        return {"asked_to_pay": seats_in(value, names.seats)}
    change: dict[str, Any] = {"guard": number // 3 + 1}
    if number % 3 == EXIT:
        at = exit_text(value) if value > READY else None
        return change | {"exit": at, "out": value == OUT}
    return change | {"owner" if number % 3 == OWNER else "payer": _seat(value)}


def _told(events: Sequence[Event], args: Args) -> Message | None:
    """Tell that a guard is set or leaves."""
    change = args["change"]
    if "out" not in change:
        return None
    at = {"exit": change["exit"]} if change["exit"] else {}
    return Message("event-guard_gone" if change["out"] else "event-guard_set", at)


TELLINGS = {"noted": Telling(_told, {"event-guard_gone": "M-T1", "event-guard_set": "M-T1"})}


def costs(names: Names, numbers: list[int], seat: int, lifted: int) -> dict[str, int]:
    """Return by cell the gold that the seat pays for a path: guards that nobody else pays.

    A guard on the card that is lifted leaves without being paid (I-05).
    """
    due: dict[str, int] = {}
    standing = [guard for guard in _guards(names, numbers) if guard.is_set]
    for guard in standing:
        if guard.place != lifted and guard.owner != seat and guard.payer == NOBODY:
            cell = cell_text(guard.before)
            due[cell] = due.get(cell, 0) + 1
    return due


def why_not_guard(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse without an unused guard, an open unguarded exit, or a card to discard."""
    guards = guards_of(snapshot)
    if all(guard.post != READY for guard in guards):
        return say("not-a-guard-left", "M-T1")
    if any(guard.post == arg for guard in guards):
        return say("not-guarded-twice", "M-T1", exit=exit_text(arg))
    if not is_open_exit(snapshot, arg):
        return say("not-an-open-exit", "M-T1", exit=exit_text(arg))
    return in_hand(snapshot, seat, card, arg)


def why_not_beg(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to ask about this guard, or to ask this seat."""
    other, number = arg & 15, arg >> 4
    guard = guards_of(snapshot)[number]
    if not guard.is_set:
        return say("not-this-guard", "M-T1", guard=number + 1)
    for owner in (seat, other):
        if owner == guard.owner:
            return say("not-own-guard", "M-T1", seat=owner, guard=number + 1)
    if guard.payer != NOBODY:
        return say("not-agreed-twice", "M-T1", seat=guard.payer, guard=number + 1)
    return _not_to_be_asked(snapshot, seat, other)


def _not_to_be_asked(snapshot: Snapshot, seat: int, other: int) -> Message | None:
    if other == seat:
        return say("not-begging-oneself", "M-T1")
    if box_of(snapshot)[ASKED] >> other & 1:
        return say("not-asked-twice", "M-T1", seat=other)
    if gold_of(snapshot, other) == 0:
        return say("not-without-gold", "M-T1", seat=other)
    return None


def why_not_answer(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to answer for another seat."""
    return None if arg == seat else say("not-asked-to-pay", "M-T1", seat=arg)


def say_barred(cell: str, seat: int) -> Message:
    """Return the refusal for a cell that guards close to a seat, or to a pushed goal."""
    return say("not-past-guards" if seat == NOBODY else "not-without-toll", "M-T1", cell=cell)


def check_answer(snapshot: Snapshot, seats: int, about: int) -> str | None:
    """Refuse a question that the seat on turn could not have asked just now."""
    verb, _, arg = snapshot.names.unpack(about)
    before = replace(snapshot, box=[*snapshot.box])
    before.box[snapshot.names.boxes["toll"] + ASKED] ^= seats
    good = verb == "beg" and seats == 1 << (arg & 15) and not snapshot.pending
    if good and snapshot.hands[snapshot.turn] and not why_not_beg(before, snapshot.turn, 0, arg):
        return None
    return "position-asks-toll"


def box_is_valid(snapshot: Snapshot) -> bool:
    """Return whether the numbers of the box agree with each other and with the table."""
    guards, asked = guards_of(snapshot), box_of(snapshot)[ASKED]
    posts = [guard.post for guard in guards if guard.is_set]
    payers = [guard.payer for guard in guards if guard.payer != NOBODY]
    if len({*posts}) < len(posts) or len({*payers}) < len(payers):
        return False
    if any(box_of(snapshot)[3 * len(guards) : ASKED]) or not 0 <= asked < 1 << snapshot.rules.seats:
        return False
    others = ~(1 << snapshot.turn)
    valid = all(_guard_is_valid(snapshot, guard, asked) for guard in guards)
    return asked & others == asked and valid


def _guard_is_valid(snapshot: Snapshot, guard: Guard, asked: int) -> bool:
    seats = range(snapshot.rules.seats)
    if not guard.is_set:
        return guard.post in (READY, OUT) and guard.owner == guard.payer == NOBODY
    if guard.owner not in seats or not is_open_exit(snapshot, guard.post):
        return False
    if guard.payer == NOBODY:
        return True
    if guard.payer not in seats or guard.owner in (snapshot.turn, guard.payer):
        return False
    can_pay = snapshot.stage != PLAYING or gold_of(snapshot, guard.payer) > 0
    return asked >> guard.payer & 1 == 1 and can_pay
