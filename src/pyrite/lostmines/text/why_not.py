"""Why an action is not allowed, in words: the law of the legal lists, written for clarity.

Every refusal is derived from scratch on a `Snapshot`, so it shares no code with the fast lists. A
property test checks that both agree.
"""

from collections.abc import Callable

from pyrite.core.messages import Message
from pyrite.core.moves import arg_of, card_of, verb_of
from pyrite.core.numbers import NOBODY
from pyrite.lostmines.decks.deck import LOOKS_AT
from pyrite.lostmines.messages import say
from pyrite.lostmines.numbers import (
    ASKS,
    DWARF,
    FEATURES,
    FIRST_TILE,
    HIDDEN,
    KINDS,
    LOOK_MASK,
    LOOK_SHIFT,
    LOOKS,
    MINE,
    OVER,
    ROCK,
    TRAP,
    TREASURE,
    TROLL,
    TRUNK,
    VERBS,
    WIDTH,
)
from pyrite.lostmines.table.places import cell_text, edge_text
from pyrite.lostmines.text.names import OBSTACLE_OF
from pyrite.lostmines.text.snapshot import STEPS, Snapshot

Refusal = Callable[[Snapshot, int, int, int], Message | None]


def why_not(snapshot: Snapshot, seat: int, action: int) -> Message | None:
    """Return None if `seat` may do this now, else the reason with its rule."""
    if snapshot.stage == OVER:
        return say("not-over", "L-43")
    verb, card, arg = VERBS[verb_of(action)], card_of(action), arg_of(action)
    if not snapshot.asked_seats >> seat & 1 or (verb in ("agree", "refuse") and arg != seat):
        return say("not-asked", "L-05", seat=seat)
    ask = ASKS[snapshot.ask]
    refusal = REFUSALS.get((ask, verb))
    if refusal is None:
        told = snapshot.names.notation.action(action, seat).text
        return say("not-now", snapshot.names.description.questions[ask].rule, what=told)
    return refusal(snapshot, seat, card, arg)


def held(then: Refusal) -> Refusal:
    """Return a refusal that first requires the card to be in hand."""
    return lambda snapshot, *about: _in_hand(snapshot, *about) or then(snapshot, *about)


def _in_hand(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    if card not in snapshot.hands[seat]:
        return say("not-in-hand", "L-05", card=snapshot.names.cards[card].name)
    return None


def _pass(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to discard cards that are not in hand."""
    problem = _in_hand(snapshot, seat, card, 0)
    if problem or not arg:
        return problem
    if card == arg - 1 and snapshot.hands[seat].count(card) < 2:
        return say("mines-not-twice", "L-05", card=snapshot.names.cards[card].name)
    return _in_hand(snapshot, seat, arg - 1, 0)


def _propose(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return say("mines-proposed", "L-45") if snapshot.proposed else None


def _place(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a taken cell, a side that does not fit, or no exit that meets another (L-10)."""
    row, cell, flip = snapshot.names.cards[card], arg >> 1, arg & 1
    where = cell_text(cell)
    if cell in snapshot.board:
        return say("not-empty", "L-10", cell=where)
    around = [(d, snapshot.sides(cell + STEPS[d])) for d in range(4)]
    touching = [(d, sides) for d, sides in around if sides is not None]
    if not touching:
        return say("not-beside-card", "L-10", cell=where)
    theirs = {d for d, sides in touching if sides >> (d ^ 2) & 1}
    ours = {d for d, _ in touching if row.sides(flip) >> d & 1}
    if theirs != ours:
        return say("not-fitting", "L-10", cell=where)
    if not ours:
        return say("mines-no-way", "L-10", cell=where)
    if flip and row.turns == 1:
        return say("not-turned-twin", "L-00", card=row.name)
    return None


def _tool(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    name = snapshot.names.cards[card].name
    obstacle = OBSTACLE_OF[name]
    if snapshot.feature(arg) != FEATURES.index(obstacle):
        return say("mines-not-obstacle", "L-20", card=name, cell=cell_text(arg))
    if arg in snapshot.tools:
        return say("mines-overcome", "L-20", cell=cell_text(arg))
    if not snapshot.supply()[FEATURES.index(obstacle)]:
        return say("mines-no-token", "L-20", token=name)
    return None


def _look(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    kind, which = arg >> LOOK_SHIFT, arg & LOOK_MASK
    name = snapshot.names.cards[card].name
    if LOOKS[kind] not in LOOKS_AT[name]:
        return say("mines-not-shown", "L-21", card=name, what=LOOKS[kind])
    cell = snapshot.names.mine_cells[which] if kind == MINE else 0
    if kind == MINE and snapshot.board[cell] != HIDDEN:
        return say("mines-open", "L-21", cell=cell_text(cell))
    if kind == TREASURE and snapshot.laid_out[which].owner != NOBODY:
        return say("mines-taken", "L-21", number=which + 1)
    if kind == DWARF and which == seat:
        return say("mines-own-dwarf", "L-21")
    return None


def _trap(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return _on_edge(snapshot, arg, "trap", snapshot.traps, TRAP)


def _troll(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return _on_edge(snapshot, arg, "troll", snapshot.trolls, TROLL)


def _on_edge(
    snapshot: Snapshot, edge: int, name: str, there: list[int], kind: int
) -> Message | None:
    """Refuse an edge that no way leads across or out of (L-22, L-23)."""
    d = 2 if edge & 1 else 1
    cells = edge >> 1, (edge >> 1) + (WIDTH if edge & 1 else 1)
    exits = [snapshot.sides(cells[0]), snapshot.sides(cells[1])]
    shut = any(
        sides is not None and not sides >> side & 1
        for sides, side in zip(exits, (d, d ^ 2), strict=True)
    )
    if shut or exits == [None, None]:
        return say("mines-no-edge", "L-22", edge=edge_text(edge))
    if edge in there:
        return say("mines-edge-taken", "L-23", edge=edge_text(edge), token=name)
    if not snapshot.supply()[kind]:
        return say("mines-no-token", "L-20", token=name)
    return None


def _storm(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    tile = snapshot.board.get(arg, HIDDEN)
    if tile < FIRST_TILE or tile - FIRST_TILE >> 1 >= len(snapshot.names.deck):
        return say("mines-not-a-path", "L-24", cell=cell_text(arg))
    if arg in snapshot.dwarf_at:
        return say("mines-shielded", "L-24", cell=cell_text(arg))
    return None


def _step(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a step if a card is closed, a troll is in the way, or there is no room (L-30)."""
    here = snapshot.dwarf_at[seat]
    there = here + STEPS[arg]
    mine, sides = snapshot.board.get(there) == HIDDEN, snapshot.sides(there)
    ours = snapshot.sides(here)
    if ours is None or not ours >> arg & 1:
        return say("mines-shut", "L-30")
    if not mine and (sides is None or not sides >> (arg ^ 2) & 1):
        return say("mines-shut", "L-30")
    edge = 2 * min(here, there) + (arg % 2 == 0)
    if edge in snapshot.trolls:
        return say("mines-troll", "L-23")
    feature = snapshot.feature(there)
    if feature >= TRUNK and there not in snapshot.tools:
        return say("mines-obstacle", "L-11", cell=cell_text(there))
    if (feature == ROCK or feature >= TRUNK) and there in snapshot.dwarf_at:
        return say("mines-full", "L-12", cell=cell_text(there))
    return None


def _take(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a treasure that is taken or not of the mine's kind (L-32)."""
    treasure = snapshot.laid_out[arg]
    tile = snapshot.board[snapshot.dwarf_at[seat]]
    kind = KINDS.index(snapshot.names.cards[tile - FIRST_TILE >> 1].name)
    if treasure.owner != NOBODY:
        return say("mines-taken", "L-32", number=arg + 1)
    if treasure.kind != kind:
        return say("mines-other-kind", "L-32", number=arg + 1, kind=KINDS[kind])
    return None


def _always(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return None


REFUSALS: dict[tuple[str, str], Refusal] = {
    ("turn", "place"): held(_place),
    ("turn", "tool"): held(_tool),
    ("turn", "look"): held(_look),
    ("turn", "trap"): held(_trap),
    ("turn", "troll"): held(_troll),
    ("turn", "thunderstorm"): held(_storm),
    ("turn", "pass"): _pass,
    ("turn", "propose"): _propose,
    ("agree", "agree"): _always,
    ("agree", "refuse"): _always,
    ("move", "step"): _step,
    ("move", "stop"): _always,
    ("turn_mine", "turn"): _always,
    ("take_treasure", "take"): _take,
}
