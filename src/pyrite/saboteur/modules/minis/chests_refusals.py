"""Refusals of treasure_chests.py, and checks of positions that contain its questions."""

from collections.abc import Callable
from typing import Any

from pyrite.core.grid import cell_text
from pyrite.core.messages import Message, speaker
from pyrite.core.numbers import NOBODY
from pyrite.core.source import Source
from pyrite.saboteur.messages import say as say_core
from pyrite.saboteur.numbers import HIDDEN, MAX_GOALS, PLAYING
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import barred

EAST = 1

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
    return _among(p, [found for found, _ in p.discards[-5:]], card)


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
    top = p.discards[-5:]
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


WAITING = ("take_card", "draw_3_keep_1")  # chests that wait for the end of a turn, numbered 1 and 2


def show(names: Names, numbers: list[int]) -> dict[str, Any]:
    """Return the draws that this turn's chests add, and the chests that wait for its end."""
    draws, waiting = numbers
    return {"draws": draws, "waiting": _waiting(waiting)}


def _waiting(bits: int) -> list[str]:
    return [WAITING[(bits >> bit & 3) - 1] for bit in range(0, bits.bit_length(), 2)]


def read(source: Source, where: str, part: dict[str, Any]) -> list[int]:
    """Read draws and waiting chests; the inverse of `show`."""
    rows = source.as_list(where, part.get("waiting", []))
    if len(rows) > len(WAITING) * MAX_GOALS:
        source.wrong_type(where, "a short list of chests")
    waiting = [WAITING.index(source.one_of(where, row, WAITING)) + 1 for row in rows]
    draws = source.whole(where, part.get("draws", 0), -MAX_GOALS, MAX_GOALS)
    return [draws, sum(what << 2 * i for i, what in enumerate(waiting))]


def noted(names: Names, number: int, value: int) -> dict[str, Any]:
    """Return the new draws or the new list of waiting chests."""
    return {"waiting": _waiting(value)} if number else {"draws": value}


def box_is_valid(p: Snapshot) -> bool:
    """Return whether only open chests change the draws of a turn or wait for its end."""
    draws, waiting = p.box[p.names.boxes["treasure_chests"] :][:2]
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
