"""Toll (M-T1): guards bar open exits until their owners are paid.

Source: mini expansion, box of 2024. Needs nothing, forbids nothing.
Rulings: the owner pays nothing, and nobody asks him to pay himself; if nobody else has agreed to
pay, the seat that lays the path does; an agreement holds for one guard until the turn ends; a
guard whose card is removed or moved is out (I-05); a vetoed path costs nothing (I-02).
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from dataclasses import replace
from typing import NamedTuple

from pyrite.core.grid import cell_text
from pyrite.core.message import Message, speaker
from pyrite.core.sides import LETTERS, SIDES
from pyrite.saboteur.module import Module
from pyrite.saboteur.notation import seat_letter, unpack
from pyrite.saboteur.picture import STEPS, Picture
from pyrite.saboteur.why_not import in_hand

if not cython.compiled:
    from pyrite.saboteur.coins import gain, has_gold, spend, worth
    from pyrite.saboteur.module import get, note
    from pyrite.saboteur.numbers import (
        ACTED,
        CHANGED,
        EMPTY,
        FIRST_TILE,
        HIDDEN,
        MAX_HAND,
        NOBODY,
        PLAYING,
    )
    from pyrite.saboteur.paths import find
    from pyrite.saboteur.state import Moves, Table, arg_of, card_of, pack, pop_ask, push_ask
    from pyrite.saboteur.turn import TURN, discard_unseen, owe
    from pyrite.saboteur.verbs import new_ask, new_verb

# The box: three numbers for each guard, then the seats that were asked in this turn (a bit set).
EXIT, OWNER, PAYER = 0, 1, 2  # cell and side, written as in the action; seats count from 1
ASKED = 6
BOX = ("exit_1", "owner_1", "payer_1", "exit_2", "owner_2", "payer_2", "asked")
READY, OUT = 0, -1  # instead of an exit: not set yet, or out for the round


def exit_of(table: "Table", guard: int) -> int:
    return get(table, NUMBER, 3 * guard + EXIT)


def owner_of(table: "Table", guard: int) -> int:
    return get(table, NUMBER, 3 * guard + OWNER) - 1


def payer_of(table: "Table", guard: int) -> int:
    """Who has agreed to pay for it in this turn."""
    return get(table, NUMBER, 3 * guard + PAYER) - 1


def is_set(table: "Table", guard: int) -> bool:
    return exit_of(table, guard) > READY


def next_guard(table: "Table") -> int:
    """A guard that was not used in this round, NOBODY if there is none."""
    for guard in range(table.rules.guards):
        if exit_of(table, guard) == READY:
            return guard
    return NOBODY


def faces(table: "Table", guard: int, cell: int, skip: int) -> bool:
    """Does the guard stand before this cell? Not if its card lies on `skip`, from where it goes."""
    if not is_set(table, guard):
        return False
    post = find(table, exit_of(table, guard) >> 2)
    return post != skip and table.beside[4 * post + (exit_of(table, guard) & 3)] == cell


def bars(table: "Table", cell: int, seat: int, skip: int) -> bool:
    """Closed unless others pay, or the seat can pay, for every guard there that is not its own."""
    due = 0
    for guard in range(table.rules.guards):
        if not faces(table, guard, cell, skip):
            continue
        if seat == NOBODY:
            return True
        if owner_of(table, guard) != seat and payer_of(table, guard) == NOBODY:
            due += 1
    return due > 0 and due > worth(table, seat)


def list_options(table: "Table", seat: int, moves: "Moves") -> None:
    """To set a guard, or to ask another seat to pay one."""
    if next_guard(table) != NOBODY:
        for cell in range(1, table.ncells + 1):
            if table.tile[cell] >= FIRST_TILE:
                list_exits(table, seat, cell, moves)
    for guard in range(table.rules.guards):
        if is_set(table, guard):
            list_begs(table, seat, guard, moves)


def list_exits(table: "Table", seat: int, cell: int, moves: "Moves") -> None:
    """Every open exit of the card here, with every kind of card that could be discarded for it."""
    for side in range(4):
        if not is_open(table, cell, side):
            continue
        before = -1
        for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
            card = table.hands[i]
            if card != before:
                moves.acts[moves.n] = pack(GUARD, card, table.at[cell] << 2 | side)
                moves.n += 1
            before = card


def is_open(table: "Table", cell: int, side: int) -> bool:
    """An exit, a stub too, that faces an empty cell and has no guard."""
    if not table.rules.sides[table.tile[cell]] >> side & 1:
        return False
    for guard in range(table.rules.guards):
        if exit_of(table, guard) == table.at[cell] << 2 | side:
            return False
    return table.tile[table.beside[4 * cell + side]] == EMPTY


def resolve_guard(table: "Table", action: int) -> None:
    """A card goes face down, nothing is drawn; it is no play, so nobody may object (C-19)."""
    guard = next_guard(table)
    pop_ask(table)
    discard_unseen(table, table.turn, card_of(action), 2)
    owe(table, 0)
    note(table, NUMBER, 3 * guard + EXIT, arg_of(action))
    note(table, NUMBER, 3 * guard + OWNER, table.turn + 1)


def list_begs(table: "Table", seat: int, guard: int, moves: "Moves") -> None:
    """Others that have gold, each once a turn, while nobody has agreed to pay this guard."""
    if owner_of(table, guard) == seat or payer_of(table, guard) != NOBODY:
        return
    for other in range(table.rules.seats):
        asked = get(table, NUMBER, ASKED) >> other & 1
        if other != seat and other != owner_of(table, guard) and not asked:
            moves.acts[moves.n] = pack(BEG, 0, other | guard << 4)
            moves.n += has_gold(table, other)


def resolve_beg(table: "Table", action: int) -> None:
    """The other seat answers before the turn goes on."""
    other = arg_of(action) & 15
    if table.noisy:
        table.tell(ACTED, table.turn, action, 0, 0)
    note(table, NUMBER, ASKED, get(table, NUMBER, ASKED) | 1 << other)
    pop_ask(table)
    push_ask(table, PAY_TOLL, 1 << other, action)


def list_answers(table: "Table", seat: int, moves: "Moves") -> None:
    """Who is asked has gold, and was not asked before, so it can keep what it promises."""
    moves.acts[moves.n] = pack(AGREE, 0, seat)
    moves.acts[moves.n + 1] = pack(REFUSE, 0, seat)
    moves.n += 2


def resolve_agree(table: "Table", action: int) -> None:
    """The gold moves when a path is laid before the guard."""
    guard = arg_of(table.ask_about[table.nasks - 1]) >> 4
    answer(table, action)
    note(table, NUMBER, 3 * guard + PAYER, arg_of(action) + 1)


def resolve_refuse(table: "Table", action: int) -> None:
    answer(table, action)


def answer(table: "Table", action: int) -> None:
    """Open to all; then the seat on turn goes on."""
    if table.noisy:
        table.tell(ACTED, arg_of(action), action, 0, 0)
    pop_ask(table)
    push_ask(table, TURN, 1 << table.turn, 0)


def collect(table: "Table", cell: int) -> None:
    """A path lies before these guards: their owners are paid."""
    for guard in range(table.rules.guards):
        if faces(table, guard, cell, 0):
            take_toll(table, guard)
            dismiss(table, guard)


def take_toll(table: "Table", guard: int) -> None:
    """Whoever agreed pays, else the seat on turn, unless the guard is its own."""
    owner = owner_of(table, guard)
    payer = payer_of(table, guard)
    if payer == NOBODY:
        payer = table.turn
    if payer != owner and has_gold(table, payer):  # all have, but in a world imagined wrongly
        spend(table, payer)
        gain(table, owner, 1)


def dismiss(table: "Table", guard: int) -> None:
    """Out for the round."""
    note(table, NUMBER, 3 * guard + EXIT, OUT)
    note(table, NUMBER, 3 * guard + OWNER, 0)
    note(table, NUMBER, 3 * guard + PAYER, 0)


def leave(table: "Table", cell: int) -> None:
    """A guard goes with its card (I-05)."""
    for guard in range(table.rules.guards):
        if is_set(table, guard) and exit_of(table, guard) >> 2 == table.at[cell]:
            dismiss(table, guard)


def forget_promises(table: "Table") -> None:
    """What was agreed and asked ends with the turn."""
    for guard in range(table.rules.guards):
        note(table, NUMBER, 3 * guard + PAYER, 0)
    note(table, NUMBER, ASKED, 0)


GUARD = new_verb("guard", resolve_guard)
BEG = new_verb("beg", resolve_beg)
AGREE = new_verb("agree", resolve_agree)
REFUSE = new_verb("refuse", resolve_refuse)
PAY_TOLL = new_ask("pay_toll", list_answers)

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
    """What the seat can pay at most: a gold card that is still to be dealt may be worth 3."""
    cards = [value or 3 for _, owner, how, value in picture.won
             if owner == seat and not how & CHANGED]  # fmt: skip
    return picture.coins[seat] + sum(cards)


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
    pays = picture.stage != PLAYING or gold_of(picture, guard.payer) > 0
    free = guard.owner not in (picture.turn, guard.payer)
    return guard.payer in seats and asked >> guard.payer & 1 == 1 and pays and free


def toll() -> Module:
    """The module, with its hooks."""
    module = Module(
        "toll",
        source="mini expansion, box of 2024",
        rules=("M-T1",),
        box=BOX,
        takes_gold=True,
        forms={"guard": "exit", "beg": "beg", "agree": "word", "refuse": "word"},
        asks={"pay_toll": "action"},
        refusals={
            ("turn", "guard"): why_not_guard,
            ("turn", "beg"): why_not_beg,
            ("pay_toll", "agree"): why_not_answer,
            ("pay_toll", "refuse"): why_not_answer,
        },
        barred=barred,
        checks={"pay_toll": check_answer},
        sound=is_sound,
        english=ENGLISH,
    )
    module.turn_options = list_options
    module.bars = bars
    module.laid = collect
    module.lifted = leave
    module.turn_ending = forget_promises
    return module


TOLL = toll()
NUMBER = TOLL.number
