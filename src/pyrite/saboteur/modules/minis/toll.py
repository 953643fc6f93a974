# Compiled: see core/native.py
"""Toll (M-T1): guards bar open exits until their owners are paid.

Source: mini expansion, box of 2024. Needs nothing, forbids nothing. Rulings: owners pay nothing at
their own guards and are never asked to; if nobody else has agreed to pay, the seat that lays the
path does; an agreement holds for one guard until the turn ends; a guard whose card is removed or
moved is out (I-05); a vetoed path costs nothing (I-02).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from pyrite.core.encoding import Field
from pyrite.core.events import Event
from pyrite.core.forms import A_SEAT, WordsForm, counted
from pyrite.core.grid import cell_text, read_cell, read_exit
from pyrite.core.messages import Message, speaker
from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.numbers import FIELD_NUMBER, MOST_NUMBERS, NOBODY
from pyrite.core.seats import seats_in
from pyrite.core.sides import LETTERS, SIDES
from pyrite.core.source import Source
from pyrite.core.telling import Args, Telling
from pyrite.saboteur.decks.module_components import TOKENS, Tokens
from pyrite.saboteur.numbers import (
    ACTED,
    BOX_EXIT,
    BOX_SEAT,
    BOX_SEATS,
    CHANGED,
    EMPTY,
    FIRST_TILE,
    HIDDEN,
    MAX_HAND,
    PLAYING,
    THROWN_AWAY,
)
from pyrite.saboteur.play.payout import gain, has_gold, new_rule, spend, worth
from pyrite.saboteur.play.turn import TURN, discard_unseen, owe
from pyrite.saboteur.table.module import (
    Box,
    Choices,
    Module,
    Pieces,
    Terms,
    Words,
    get,
    note,
    number_of,
)
from pyrite.saboteur.table.paths import find
from pyrite.saboteur.table.state import Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.snapshot import STEPS, Snapshot
from pyrite.saboteur.text.why_not import in_hand

GUARDS = "guards"  # the deck's key


def guards_at(names: Names) -> int:
    """Return the number of guards at this table."""
    return names.components.tokens[GUARDS]


BEG_FORM = WordsForm(A_SEAT, counted("guard", Field(4, 15, FIELD_NUMBER, MOST_NUMBERS), guards_at))


# The box: three numbers per guard, then the seats asked in this turn as a bit set.
EXIT, OWNER, PAYER = 0, 1, 2  # cell and side, as in the action; seats count from 1
ASKED = 6
BOX = ("exit_1", "owner_1", "payer_1", "exit_2", "owner_2", "payer_2", "asked")
CODES = (*(BOX_EXIT, BOX_SEAT, BOX_SEAT) * 2, BOX_SEATS)
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


def guards(table: Table) -> int:
    """Return the number of guards in the game."""
    return number_of(table, NUMBER, 0)


def exit_of(table: Table, guard: int) -> int:
    return get(table, NUMBER, 3 * guard + EXIT)


def owner_of(table: Table, guard: int) -> int:
    return get(table, NUMBER, 3 * guard + OWNER) - 1


def payer_of(table: Table, guard: int) -> int:
    """Return the seat that agreed to pay this guard in this turn, or NOBODY."""
    return get(table, NUMBER, 3 * guard + PAYER) - 1


def is_set(table: Table, guard: int) -> bool:
    return exit_of(table, guard) > READY


def next_guard(table: Table) -> int:
    """Return a guard that was not used in this round, or NOBODY."""
    for guard in range(guards(table)):
        if exit_of(table, guard) == READY:
            return guard
    return NOBODY


def faces(table: Table, guard: int, cell: int, skip: int) -> bool:
    """Return whether the guard faces this cell; a guard on the card at `skip` leaves with it."""
    if not is_set(table, guard):
        return False
    post = find(table, exit_of(table, guard) >> 2)
    return post != skip and table.beside[4 * post + (exit_of(table, guard) & 3)] == cell


def bars(table: Table, cell: int, seat: int, skip: int) -> bool:
    """Return whether guards close this cell to the seat, which cannot pay all who are due."""
    due = 0
    for guard in range(guards(table)):
        if not faces(table, guard, cell, skip):
            continue
        if seat == NOBODY:
            return True
        if owner_of(table, guard) != seat and payer_of(table, guard) == NOBODY:
            due += 1
    return due > 0 and due > worth(table, seat)


def why_barred(table: Table, cell: int, seat: int, skip: int) -> Message:
    """Return the refusal for a cell that guards bar."""
    return say_barred(cell_text(table.at[cell]), seat)


def list_options(table: Table, seat: int, moves: Moves) -> None:
    """List setting a guard, and asking another seat to pay one."""
    if next_guard(table) != NOBODY:
        before = moves.n
        for cell in range(1, table.ncells + 1):
            if table.tile[cell] >= FIRST_TILE:
                list_exits(table, seat, cell, moves)
        moves.sort(before, moves.n)
    for guard in range(guards(table)):
        if is_set(table, guard):
            list_begs(table, seat, guard, moves)


def list_exits(table: Table, seat: int, cell: int, moves: Moves) -> None:
    """List a guard on every open exit here, with each kind of card to discard for it."""
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


def is_open(table: Table, cell: int, side: int) -> bool:
    """Return whether this is an exit or stub without a guard that faces an empty cell."""
    if not table.rules.sides[table.tile[cell]] >> side & 1:
        return False
    for guard in range(guards(table)):
        if exit_of(table, guard) == table.at[cell] << 2 | side:
            return False
    return table.tile[table.beside[4 * cell + side]] == EMPTY


def resolve_guard(table: Table, action: int) -> None:
    """Set a guard for a discarded card, without a draw; it is not a play, so no veto (C-19)."""
    guard = next_guard(table)
    pop_ask(table)
    discard_unseen(table, table.turn, card_of(action), THROWN_AWAY)
    owe(table, 0)
    note(table, NUMBER, 3 * guard + EXIT, arg_of(action))
    note(table, NUMBER, 3 * guard + OWNER, table.turn + 1)


def list_begs(table: Table, seat: int, guard: int, moves: Moves) -> None:
    """List begging others who have gold, each once a turn, until someone agrees to pay."""
    if owner_of(table, guard) == seat or payer_of(table, guard) != NOBODY:
        return
    for other in range(table.rules.seats):
        asked = get(table, NUMBER, ASKED) >> other & 1
        if other != seat and other != owner_of(table, guard) and not asked:
            moves.acts[moves.n] = pack(BEG, 0, other | guard << 4)
            moves.n += has_gold(table, other)


def resolve_beg(table: Table, action: int) -> None:
    """Ask the other seat to pay before the turn goes on."""
    other = arg_of(action) & 15
    if table.recording:
        table.emit(ACTED, table.turn, action, 0, 0)
    note(table, NUMBER, ASKED, get(table, NUMBER, ASKED) | 1 << other)
    pop_ask(table)
    push_ask(table, PAY_TOLL, 1 << other, action)


def list_answers(table: Table, seat: int, moves: Moves) -> None:
    """List both answers; whoever is asked has gold and is asked once, so can keep the promise."""
    moves.acts[moves.n] = pack(AGREE, 0, seat)
    moves.acts[moves.n + 1] = pack(REFUSE, 0, seat)
    moves.n += 2


def resolve_agree(table: Table, action: int) -> None:
    """Promise to pay; the gold moves when a path is laid in front of the guard."""
    guard = arg_of(table.ask_about[table.nasks - 1]) >> 4
    answer(table, action)
    note(table, NUMBER, 3 * guard + PAYER, arg_of(action) + 1)


def resolve_refuse(table: Table, action: int) -> None:
    answer(table, action)


def answer(table: Table, action: int) -> None:
    """Record the public answer; then the seat on turn goes on."""
    if table.recording:
        table.emit(ACTED, arg_of(action), action, 0, 0)
    pop_ask(table)
    push_ask(table, TURN, 1 << table.turn, 0)


def collect(table: Table, cell: int) -> None:
    """Pay the owners of the guards that face this cell, where a path was laid."""
    for guard in range(guards(table)):
        if faces(table, guard, cell, 0):
            take_toll(table, guard)
            dismiss(table, guard)


def take_toll(table: Table, guard: int) -> None:
    """Let the seat that agreed pay, else the seat on turn unless it owns the guard."""
    owner = owner_of(table, guard)
    payer = payer_of(table, guard)
    if payer == NOBODY:
        payer = table.turn
    # Always true except in an inconsistent imagined world.
    if payer != owner and has_gold(table, payer):
        spend(table, payer, PAY)
        gain(table, owner, 1, PAY)


def dismiss(table: Table, guard: int) -> None:
    """Put a guard out for the round."""
    note(table, NUMBER, 3 * guard + EXIT, OUT)
    note(table, NUMBER, 3 * guard + OWNER, 0)
    note(table, NUMBER, 3 * guard + PAYER, 0)


def leave(table: Table, cell: int) -> None:
    """Remove guards together with the card they stand on (I-05)."""
    for guard in range(guards(table)):
        if is_set(table, guard) and exit_of(table, guard) >> 2 == table.at[cell]:
            dismiss(table, guard)


def forget_promises(table: Table) -> None:
    """End the turn's agreements and requests."""
    for guard in range(guards(table)):
        note(table, NUMBER, 3 * guard + PAYER, 0)
    note(table, NUMBER, ASKED, 0)


TOKENS[GUARDS] = Tokens("guard", 2)
PAY: int = new_rule("M-T1")
GUARD: int = new_verb(20, "guard", resolve_guard)
BEG: int = new_verb(21, "beg", resolve_beg)
AGREE: int = new_verb(22, "agree", resolve_agree)
REFUSE: int = new_verb(23, "refuse", resolve_refuse)
PAY_TOLL: int = new_ask(8, "pay_toll", list_answers)


def toll() -> Module:
    """Build the module with its hooks."""
    module = Module(
        "toll",
        source="mini expansion, box of 2024",
        rules=("M-T1",),
        pieces=Pieces((GUARDS,)),
        terms=Terms(most_paid=2, costs=costs),  # each guard once
        choices=Choices(
            forms={"guard": "exit", "beg": BEG_FORM, "agree": "answer", "refuse": "answer"},
            asks={"pay_toll": "action"},
            refusals={
                ("turn", "guard"): why_not_guard,
                ("turn", "beg"): why_not_beg,
                ("pay_toll", "agree"): why_not_answer,
                ("pay_toll", "refuse"): why_not_answer,
            },
            checks={"pay_toll": check_answer},
        ),
        box=Box(BOX, show, read, noted, box_is_valid, CODES),
        words=Words(ENGLISH, TELLINGS, ("beg", "agree", "refuse"), {"bars": why_barred}),
    )
    module.turn_options = list_options
    module.bars = bars
    module.laid = collect
    module.lifted = leave
    module.turn_ending = forget_promises
    return module


TOLL = toll()
NUMBER: int = TOLL.number
