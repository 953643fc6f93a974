# Compiled: see core/native.py
"""Treasure chests (M-C1, M-C2): four chests under face-down paths, each with a surprise.

Source: mini expansion, box of 2024. Needs nothing, forbids nothing. The core hides the chests,
turns their paths up, and lets maps look at them and rockfalls remove them; this file opens them.
Rulings: docs/rules/minis.md. Several chests in one turn: I-18, I-19.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypedDict

from pyrite.core.cards import signs
from pyrite.core.events import CardOnCell, Event, Payload
from pyrite.core.grid import cell_text
from pyrite.core.messages import Message, speaker
from pyrite.core.moves import Moves, arg_of, card_of, pack
from pyrite.core.native import UNSET
from pyrite.core.numbers import NOBODY
from pyrite.core.source import Source
from pyrite.core.telling import Args, Telling, plain
from pyrite.saboteur.decks.module_components import STASH, Stash
from pyrite.saboteur.knowledge.memory import drew
from pyrite.saboteur.messages import say as say_core
from pyrite.saboteur.numbers import (
    BOX_CHANGE,
    BOX_PAIRS,
    EMPTY,
    FOUND,
    HIDDEN,
    KEPT,
    MAX_GOALS,
    PLAYING,
    SAW,
)
from pyrite.saboteur.play.effects import (
    KEEP,
    keep_for,
    keep_top,
    list_top,
    look_at_dwarf,
    see_top,
    shuffle_discards,
    take_card,
)
from pyrite.saboteur.play.laying import goal_at, is_barred
from pyrite.saboteur.play.payout import (
    RULES,
    from_pile,
    gain,
    in_pile,
    new_card_rule,
    note_gold,
    win,
)
from pyrite.saboteur.play.setup import take_up
from pyrite.saboteur.play.turn import discard, owe
from pyrite.saboteur.table.module import Box, Choices, Module, Pieces, Words, get, note, number_of
from pyrite.saboteur.table.paths import find, hide, touch, uncover
from pyrite.saboteur.table.state import Rules, Table, TableHook, pop_ask, push_ask
from pyrite.saboteur.table.verbs import new_ask, new_verb
from pyrite.saboteur.text.drawing import STASH_PATH, new_signs
from pyrite.saboteur.text.events import card_on_cell, count, new_event
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.types import ByRule, Count
from pyrite.saboteur.text.why_not import barred

DECK_ENGLISH = {
    "deck-chests": "{wanted} chests are laid out, but there are only {count} {key}. Add some.",
    "deck-side-by-side": "The chests on {cell} and {other} are next to each other. Move one.",
}
say_deck = speaker(DECK_ENGLISH)


def too_few(key: str, count: int, wanted: int) -> Message:
    """Return the refusal of a deck with fewer chests, or paths over them, than cells."""
    return say_deck("deck-chests", "M-C1", key=key, count=count, wanted=wanted)


def side_by_side(cell: str, other: str) -> Message:
    """Return the refusal of a deck with adjacent chests."""
    return say_deck("deck-side-by-side", "M-C1", cell=cell, other=other)


STASH.call(
    Stash(
        one="chest",
        many="chests",
        rule="M-C1",
        reached="event-chest_reached",
        looked="event-looked_chest",
        too_few=too_few,
        side_by_side=side_by_side,
    )
)
new_signs(STASH_PATH, signs("⊞ NESW ⊤ ESW ⊥ NEW ⊢ NES ⊣ NSW ╰ NE ╮ SW ╯ NW ╭ ES"))


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


ENGLISH = {
    "not-map-any-more": "You can't look at goals any more this round.",
    "not-push-onto": "Goal {goal} can't be pushed. A card is in the way.",
    "not-see-own-dwarf": "You know your own role. Choose another player.",
    "not-rob-oneself": "You can't take a card from yourself. Choose another player.",
    "not-rob-empty": "{seat} has no cards.",
    "not-held-up": "{card} is not one of the cards you see.",
    "position-asks-chest": "No open chest can ask this here.",
}

say = speaker(ENGLISH)


def opened(p: Snapshot) -> list[str]:
    """Return the contents of the chests opened so far."""
    chests = range(p.rules.ngoals, p.rules.ncovers)
    return [p.names.cards[p.under[c]].name for c in chests if p.shown >> MAX_GOALS + c & 1]


def no_more_looks(table: Table, goal: int) -> Message:
    """Return the refusal to look at goals once `no_more_maps` is open (I-08)."""
    return say("not-map-any-more", "I-08")


def why_not_push(p: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a goal that is not face down, or whose eastern cell is taken or closed."""
    at, _ = p.goals[arg]
    if p.board.get(at) != HIDDEN:
        return say_core("not-goal-shown", "M-C2", goal=arg + 1)
    if at + EAST in p.board:
        return say("not-push-onto", "M-C2", goal=arg + 1, cell=cell_text(at + EAST))
    return barred(p, at + EAST, NOBODY)


def why_not_look(p: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to look at the opener's own dwarf."""
    return say("not-see-own-dwarf", "M-C2") if arg == seat else None


def why_not_choose(p: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a card that is not one of the five found."""
    return _among(p, [found for found, _ in p.discards[max(0, len(p.discards) - 5) :]], card)


def why_not_rob(p: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to take a card from the opener or from an empty hand."""
    if arg == seat:
        return say("not-rob-oneself", "M-C2")
    return None if p.hands[arg] else say("not-rob-empty", "M-C2", seat=arg)


def why_not_keep(p: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a card that is not one of those drawn."""
    return _among(p, p.offer, card)


def _among(p: Snapshot, cards: list[int], card: int) -> Message | None:
    return None if card in cards else say("not-held-up", "M-C2", card=p.names.cards[card].name)


REFUSALS = {
    ("push_goal", "push"): why_not_push,
    ("see_dwarf", "look"): why_not_look,
    ("choose_discard", "keep"): why_not_choose,
    ("take_card", "rob"): why_not_rob,
    ("keep_drawn", "keep"): why_not_keep,
}


def asked_by(
    chest: str, can: Callable[[Snapshot], bool]
) -> Callable[[Snapshot, int, int], str | None]:
    """Return a check that the chest is open and its question can be answered."""

    def check(p: Snapshot, seats: int, about: int) -> str | None:
        mine = p.finder == p.turn and seats == 1 << p.turn and chest in opened(p)
        return None if mine and can(p) else "position-asks-chest"

    return check


def _can_push(p: Snapshot) -> bool:
    return any(why_not_push(p, p.turn, 0, goal) is None for goal in range(p.rules.ngoals))


def _can_choose(p: Snapshot) -> bool:
    top = p.discards[max(0, len(p.discards) - 5) :]
    return bool(top) and all(seen_by >> p.turn & 1 for _, seen_by in top)


def _can_rob(p: Snapshot) -> bool:
    return any(hand for seat, hand in enumerate(p.hands) if seat != p.turn)


CHECKS = {
    "push_goal": asked_by("push_goal", _can_push),
    "see_dwarf": asked_by("see_dwarf", lambda p: True),
    "choose_discard": asked_by("search_discard", _can_choose),
    "take_card": asked_by("take_card", _can_rob),
    "keep_drawn": asked_by("draw_3_keep_1", lambda p: 1 <= len(p.offer) <= 3),
}


WAITING_CHESTS = (
    "take_card",
    "draw_3_keep_1",
)  # chests that wait for the end of a turn, numbered 1 and 2


def show(names: Names, numbers: list[int]) -> dict[str, Any]:
    """Return the draws that this turn's chests add, and the chests that wait for its end."""
    draws, waiting = numbers
    return {"draws": draws, "waiting": _waiting(waiting)}


def _waiting(bits: int) -> list[str]:
    return [WAITING_CHESTS[(bits >> bit & 3) - 1] for bit in range(0, bits.bit_length(), 2)]


def read(source: Source, where: str, part: dict[str, Any]) -> list[int]:
    """Read draws and waiting chests; the inverse of `show`."""
    rows = source.as_list(where, part.get("waiting", []))
    if len(rows) > len(WAITING_CHESTS) * MAX_GOALS:
        source.wrong_type(where, "a short list of chests")
    waiting = [WAITING_CHESTS.index(source.one_of(where, row, WAITING_CHESTS)) + 1 for row in rows]
    draws = source.whole(where, part.get("draws", 0), -MAX_GOALS, MAX_GOALS)
    return [draws, sum(what << 2 * i for i, what in enumerate(waiting))]


def noted(names: Names, number: int, value: int) -> dict[str, Any]:
    """Return the new draws or the new list of waiting chests."""
    return {"waiting": _waiting(value)} if number else {"draws": value}


def box_is_valid(p: Snapshot) -> bool:
    """Return whether only open chests change the draws of a turn or wait for its end."""
    first = p.names.boxes["treasure_chests"]
    draws, waiting = p.box[first], p.box[first + 1]
    open_now = opened(p)
    if not p.asks or p.names.asks[p.asks[0][0]] == "turn":
        return draws == waiting == 0 or p.stage != PLAYING
    later = [waiting >> bit & 3 for bit in range(0, waiting.bit_length(), 2)]
    more, less = open_now.count("extra_draw"), len(open_now) - open_now.count("extra_draw")
    return (
        waiting >= 0
        and later.count(1) <= open_now.count("take_card")
        and later.count(2) <= open_now.count("draw_3_keep_1")
        and later.count(1) + later.count(2) == len(later)
        and -less <= draws <= more
    )


EAST = 1  # away from the start, as a step between places


def offer_push(table: Table) -> None:
    """Ask the opener to push a goal, if one can be pushed."""
    for goal in range(table.rules.ngoals):
        if may_push(table, goal):
            push_ask(table, PUSH_GOAL, 1 << table.finder, 0)
            return


def may_push(table: Table, goal: int) -> bool:
    """Return whether a goal is face down and the cell east of it is empty and unguarded."""
    if table.tile[table.goal_cell[goal]] != HIDDEN:
        return False
    cell = find(table, table.at[table.goal_cell[goal]] + EAST)
    return cell == 0 or (table.tile[cell] == EMPTY and not is_barred(table, cell, NOBODY, 0))


def list_pushes(table: Table, seat: int, moves: Moves) -> None:
    for goal in range(table.rules.ngoals):
        if may_push(table, goal):
            moves.acts[moves.n] = pack(PUSH, 0, goal)
            moves.n += 1


def resolve_push(table: Table, action: int) -> None:
    """Push a goal; it counts as joined only if a joined exit meets it in its new cell (I-20)."""
    goal = arg_of(action)
    old = table.goal_cell[goal]
    pop_ask(table)
    wait_no_more(table, old)
    uncover(table, old)
    new = touch(table, table.at[old] + EAST)
    table.goal_cell[goal] = new
    if table.recording:
        table.emit(PUSHED, table.finder, table.at[old], table.at[new], 0)
    hide(table, new)


def wait_no_more(table: Table, cell: int) -> None:
    """Remove a cell from the list of cards waiting to be turned (I-18)."""
    left = 0
    for i in range(table.npending):
        if table.pending[i] != cell:
            table.pending[left] = table.pending[i]
            left += 1
    table.npending = left


PUSHED: int = new_event("pushed", pushed, Pushed)
PUSH: int = new_verb(24, "push", resolve_push)
PUSH_GOAL: int = new_ask(9, "push_goal", list_pushes)


EFFECT: list[TableHook] = [UNSET] * 16

CHESTS: list[str] = []

# The box: what this turn's chests add to its draws, and those waiting for its end, two bits each,
# the first opened in the lowest bits.
DRAWS, WAITING = 0, 1
TO_ROB, TO_HOLD_UP = 1, 2


def new_chest(name: str, effect: TableHook) -> int:
    """Register a chest by name with its effect."""
    number = len(CHESTS)
    CHESTS.append(name)
    EFFECT[number] = effect
    return number


def open_chest(table: Table, cell: int) -> None:
    """Open the chest under the path just turned up, show it to all and apply its effect (M-C1)."""
    cover = goal_at(table, cell)
    if cover < table.rules.ngoals:
        return
    chest = table.under[cover]
    table.shown |= 1 << MAX_GOALS + cover
    if table.recording:
        table.emit(OPENED, table.finder, table.at[cell], chest, 0)
    number = 0
    while number_of(table, NUMBER, number) != chest:
        number += 1
    EFFECT[number](table)


def find_gold(table: Table) -> None:
    """Give the finder a gold card of value 1, or a coin if none is left."""
    if in_pile(table, 1) == 0:
        gain(table, table.finder, 1, GOLD)
        return
    win(table, table.finder, from_pile(table, 1), FOUND)
    note_gold(table, table.finder, 1, GOLD)
    if table.recording:
        table.emit(FOUND_GOLD, table.finder, GOLD, 0, 0)


def end_maps(table: Table) -> None:
    """Do nothing: the open chest itself keeps maps off the goals."""


def may_look(table: Table, goal: int) -> bool:
    """Return whether a map may look here: always at a chest, at a goal until maps end (I-08)."""
    if goal >= table.rules.ngoals:
        return True
    for cover in range(table.rules.ngoals, table.rules.ncovers):
        opened = table.shown >> MAX_GOALS + cover & 1
        if opened and table.under[cover] == number_of(table, NUMBER, NO_MORE_MAPS):
            return False
    return True


def change_draws(table: Table, by: int) -> None:
    note(table, NUMBER, DRAWS, get(table, NUMBER, DRAWS) + by)


def draw_less(table: Table) -> None:
    change_draws(table, -1)


def draw_more(table: Table) -> None:
    change_draws(table, 1)


def offer_look(table: Table) -> None:
    push_ask(table, SEE_DWARF, 1 << table.finder, 0)


def list_looks(table: Table, seat: int, moves: Moves) -> None:
    for other in range(table.rules.seats):
        if other != seat:
            moves.acts[moves.n] = pack(LOOK, 0, other)
            moves.n += 1


def resolve_look(table: Table, action: int) -> None:
    pop_ask(table)
    look_at_dwarf(table, table.finder, arg_of(action))


def search(table: Table) -> None:
    """Offer one of five random discards instead of a draw; nothing without discards (I-14)."""
    if table.ndiscards == 0:
        return
    change_draws(table, -1)
    shuffle_discards(table, table.finder)
    see_top(table, table.finder, min(5, table.ndiscards))
    push_ask(table, CHOOSE_DISCARD, 1 << table.finder, 0)


def list_found(table: Table, seat: int, moves: Moves) -> None:
    list_top(table, min(5, table.ndiscards), moves)


def keep_found(table: Table, action: int) -> None:
    pop_ask(table)
    keep_top(table, table.finder, card_of(action), min(5, table.ndiscards))


def burn(table: Table) -> None:
    """Discard five cards from the pile unseen, or what is left (I-13)."""
    n = min(5, table.npile)
    if table.recording and n:
        table.emit(BURNED, table.finder, n, 0, 0)
    for _ in range(n):
        table.npile -= 1
        discard(table, table.finder, table.pile[table.npile], 0)


def put_off(table: Table, what: int) -> None:
    """Queue an effect that replaces a draw, after those that already wait for the turn's end."""
    change_draws(table, -1)
    waiting = get(table, NUMBER, WAITING)
    last = 0
    while waiting >> last:
        last += 2
    note(table, NUMBER, WAITING, waiting | what << last)


def rob_later(table: Table) -> None:
    put_off(table, TO_ROB)


def hold_up_later(table: Table) -> None:
    put_off(table, TO_HOLD_UP)


def finish(table: Table) -> None:
    """At the end of the turn do what waits, in the order opened, then the other draws (I-19)."""
    while get(table, NUMBER, WAITING) and table.nasks == 0:
        do_next(table)
    draws = get(table, NUMBER, DRAWS)
    if draws and table.nasks == 0:
        note(table, NUMBER, DRAWS, 0)
        owe(table, table.owed + draws)


def do_next(table: Table) -> None:
    waiting = get(table, NUMBER, WAITING)
    note(table, NUMBER, WAITING, waiting >> 2)
    if waiting & 3 == TO_ROB:
        offer_robbery(table)
    else:
        hold_up(table)


def offer_robbery(table: Table) -> None:
    """Ask whom to take a card from, if another seat holds one (I-19)."""
    for seat in range(table.rules.seats):
        if seat != table.turn and table.nhand[seat]:
            push_ask(table, TAKE_CARD, 1 << table.turn, 0)
            return


def list_victims(table: Table, seat: int, moves: Moves) -> None:
    for other in range(table.rules.seats):
        if other != seat and table.nhand[other]:
            moves.acts[moves.n] = pack(ROB, 0, other)
            moves.n += 1


def resolve_rob(table: Table, action: int) -> None:
    pop_ask(table)
    take_card(table, table.turn, arg_of(action))


def hold_up(table: Table) -> None:
    """Show the top three cards of the pile, or what is left (I-13), to the seat on turn."""
    table.noffer = min(3, table.npile)
    for i in range(table.noffer):
        table.npile -= 1
        table.offer[i] = table.pile[table.npile]
        if table.recording:
            table.emit(SAW, table.turn, table.offer[i], -1, 1 << table.turn)
    if table.noffer:
        push_ask(table, KEEP_DRAWN, 1 << table.turn, 0)


def list_offer(table: Table, seat: int, moves: Moves) -> None:
    """List each kind of offered card once."""
    for i in range(table.noffer):
        new = True
        for j in range(i):
            if table.offer[j] == table.offer[i]:
                new = False
        if new:
            moves.acts[moves.n] = pack(KEEP, table.offer[i], 0)
            moves.n += 1


def keep_drawn(table: Table, action: int) -> None:
    """Keep one card and discard the others face down; only their owner knows them."""
    seat = table.turn
    card = card_of(action)
    pop_ask(table)
    drew(table, seat, table.nhand[seat])
    take_up(table, seat, card)
    if table.recording:
        table.emit(KEPT, seat, card, table.noffer, 1 << seat)
    kept = False
    for i in range(table.noffer):
        if table.offer[i] == card and not kept:
            kept = True
        else:
            discard(table, seat, table.offer[i], 1 << seat)
    table.noffer = 0


GOLD: int = new_card_rule("M-C2", FOUND)
OPENED: int = new_event("opened", card_on_cell, CardOnCell)
FOUND_GOLD: int = new_event("found_gold", found_gold, ByRule)
BURNED: int = new_event("burned", count, Count)
LOOK: int = new_verb(25, "look", resolve_look)
ROB: int = new_verb(26, "rob", resolve_rob)

SEE_DWARF: int = new_ask(10, "see_dwarf", list_looks)
CHOOSE_DISCARD: int = new_ask(11, "choose_discard", list_found)
TAKE_CARD: int = new_ask(12, "take_card", list_victims)
KEEP_DRAWN: int = new_ask(13, "keep_drawn", list_offer)
keep_for(CHOOSE_DISCARD, keep_found)
keep_for(KEEP_DRAWN, keep_drawn)

new_chest("gold_1", find_gold)
NO_MORE_MAPS: int = new_chest("no_more_maps", end_maps)
new_chest("no_draw", draw_less)
new_chest("extra_draw", draw_more)
new_chest("push_goal", offer_push)
new_chest("take_card", rob_later)
new_chest("draw_3_keep_1", hold_up_later)
new_chest("see_dwarf", offer_look)
new_chest("search_discard", search)
new_chest("burn_5", burn)


def treasure_chests() -> Module:
    """Build the module with its hooks."""
    module = Module(
        "treasure_chests",
        source="mini expansion, box of 2024",
        rules=("M-C1", "M-C2"),
        pieces=Pieces(tuple(CHESTS)),
        choices=Choices(
            forms={"push": "goal_number", "look": "other_seat", "rob": "other_seat"},
            rules=dict.fromkeys(("push", "look", "rob", "keep"), "M-C2"),
            asks=dict.fromkeys(CHECKS, ""),
            refusals=REFUSALS,
            checks=CHECKS,
            holds_up={"choose_discard": 5},
        ),
        box=Box(("draws", "waiting"), show, read, noted, box_is_valid, (BOX_CHANGE, BOX_PAIRS)),
        words=Words(ENGLISH | DECK_ENGLISH, TELLINGS, forbids={"may_look": no_more_looks}),
    )
    module.goal_turned = open_chest
    module.may_look = may_look
    module.turn_ending = finish
    return module


TREASURE_CHESTS = treasure_chests()
NUMBER: int = TREASURE_CHESTS.number
