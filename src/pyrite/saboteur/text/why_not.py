"""Why an action is not allowed, in words: the law of the legal lists, written for clarity.

Every refusal is derived from scratch on a `Snapshot`, so it shares no code with the fast lists. A
property test checks that both agree. What a module forbids by a hook is decided by that hook alone:
it is asked about a table like the snapshot, and the module supplies the words.
"""

from collections.abc import Callable

from pyrite.core.grid import cell_text
from pyrite.core.messages import Message
from pyrite.core.numbers import NOBODY
from pyrite.core.sides import SIDES
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import BROKEN, HIDDEN, OVER, TOOLS
from pyrite.saboteur.table.module import (
    raise_trouble,
    who_bars,
    who_forbids_laying,
    who_forbids_looking,
)
from pyrite.saboteur.table.paths import find
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.snapshot import FACING, STEPS, Snapshot

Refusal = Callable[[Snapshot, int, int, int], Message | None]
PLACES_OF_KIND: dict[str, Callable[[Snapshot, int], Message | None]] = {}
"""Kinds of paths that modules add: what keeps such a path from a cell, instead of B-12."""


def why_not(snapshot: Snapshot, seat: int, action: int) -> Message | None:
    """Return None if `seat` may do this now, else the reason with its rule."""
    if snapshot.stage == OVER:
        return say("not-over", "B-51")
    kind, seats, _ = snapshot.asks[-1]
    if not seats >> seat & 1:
        return say("not-asked", "B-05", seat=seat)
    ask = snapshot.names.asks[kind]
    verb, card, arg = snapshot.names.unpack(action)
    refusal = refusals(snapshot).get((ask, verb))
    if refusal is None:
        return _not_now(snapshot, seat, ask, action)
    return refusal(snapshot, seat, card, arg)


def _not_now(snapshot: Snapshot, seat: int, ask: str, action: int) -> Message:
    """Refuse by the rule of the question, or of a card not played in a turn (C-19)."""
    table = snapshot.names.description
    told = snapshot.names.notation.action(action, seat)
    own_rule = ask == "turn" and told.card is not None
    rule = table.verbs[told.verb].rule if own_rule else table.questions[ask].rule
    return say("not-now", rule, what=told.text)


def refusals(snapshot: Snapshot) -> dict[tuple[str, str], Refusal]:
    """Return the refusals by question and verb of the answer."""
    return REFUSALS | {k: f for m in snapshot.names.modules for k, f in m.choices.refusals.items()}


def as_in_turn(verb: str) -> Refusal:
    """Return the refusal of a verb as in a seat's turn, for modules that ask for a play."""
    return lambda snapshot, *about: refusals(snapshot)["turn", verb](snapshot, *about)


def in_hand(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse a card that is not in the seat's hand."""
    if card not in snapshot.hands[seat]:
        return say("not-in-hand", "B-05", card=snapshot.names.cards[card].name)
    return None


def held(then: Refusal) -> Refusal:
    """Return a refusal that first requires the card to be in hand."""
    return lambda snapshot, *about: in_hand(snapshot, *about) or then(snapshot, *about)


def may_not_lay(snapshot: Snapshot, seat: int) -> Message | None:
    """Refuse to lay a path with a broken tool (B-16), or if a module forbids it."""
    broken = snapshot.front[seat] & BROKEN
    if broken:
        return say("not-with-broken-tools", "B-16", tool=TOOLS[broken.bit_length() - 1])
    if not snapshot.rules.forbidding["may_lay"]:
        return None
    table = snapshot.as_table()
    return _forbidden(snapshot, table, "may_lay", who_forbids_laying(table, seat), seat)


def _forbidden(
    snapshot: Snapshot, table: Table, hook: str, who: int, *about: int
) -> Message | None:
    """Return the words of the module whose hook forbids it; custom modules come last."""
    raise_trouble(table)
    if who == NOBODY:
        return None
    say_why = table.rules.forbidding[hook][who]
    if not snapshot.asks_own and say_why in table.rules.own.forbids:
        return None
    said: Message = say_why(table, *about)
    return said


def does_not_fit(snapshot: Snapshot, card: int, arg: int, moved_from: int = 0) -> Message | None:
    """Refuse a card that may not lie there like that (B-10 to B-14, S-11)."""
    row, at, flip = snapshot.names.cards[card], arg >> 1, arg & 1
    if at in snapshot.board:
        return say("not-empty", "B-11", cell=cell_text(at))
    neighbours = {side: snapshot.neighbour(at, side) for side in SIDES}
    if not any(tile is not None for tile in neighbours.values()):
        return say("not-beside-card", "B-11", cell=cell_text(at))
    for side, tile in neighbours.items():
        open_to_us = tile is not None and snapshot.exits(tile) & FACING[side] != 0
        if tile is not None and open_to_us != (row.sides(flip) & side != 0):
            return say("not-fitting", "B-11", cell=cell_text(at))
    problem = PLACES_OF_KIND.get(row.feature, _no_way_to)(snapshot, at)
    if problem:
        return problem
    if flip and row.turns == 1:
        return say("not-turned-twin", "B-10", card=row.name)
    return barred(snapshot, at, snapshot.turn, moved_from)


def barred(snapshot: Snapshot, at: int, seat: int, moved_from: int = 0) -> Message | None:
    """Refuse a cell that a module closes to the seat (NOBODY: to a pushed goal)."""
    if not snapshot.rules.forbidding["bars"]:
        return None
    table = snapshot.as_table()
    cell, skip = find(table, at), find(table, moved_from) if moved_from else 0
    who = who_bars(table, cell, seat, skip) if cell else NOBODY
    return _forbidden(snapshot, table, "bars", who, cell, seat, skip)


def _no_way_to(snapshot: Snapshot, at: int) -> Message | None:
    """Refuse a cell that no tunnel joined to the start leads to (B-12)."""
    lit = snapshot.joined() if snapshot.rules.must_connect else {}
    if lit and not any(lit.get(at + STEPS[side], 0) & FACING[side] for side in SIDES):
        return say("not-joined", "B-12", cell=cell_text(at))
    return None


def _place(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return may_not_lay(snapshot, seat) or does_not_fit(snapshot, card, arg)


def _break(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    if arg == seat and not snapshot.rules.sabotage_self:
        return say("not-own-tool", "B-20")
    tools = snapshot.names.cards[card].tools
    if snapshot.front[arg] & tools:
        tool = TOOLS[tools.bit_length() - 1]
        return say("not-broken-twice", "B-20", tool=tool, seat=arg)
    return None


def _repair(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    target, tool = arg >> 2, arg & 3
    row = snapshot.names.cards[card]
    if not row.tools >> tool & 1:
        return say("not-this-tool", "B-21", card=row.name, tool=TOOLS[tool])
    if not snapshot.front[target] >> tool & 1:
        return say("not-broken", "B-21", tool=TOOLS[tool], seat=target)
    return None


def _rockfall(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    stashes = [at for at, _ in snapshot.goals[snapshot.rules.ngoals :]]
    if arg in snapshot.laid or (arg in stashes and snapshot.board.get(arg) == HIDDEN):
        return None
    return say("not-a-path", "B-23", cell=cell_text(arg))


def _map(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    goals = [at for at, _ in snapshot.goals]
    if arg in goals[: snapshot.rules.ngoals] and snapshot.board.get(arg) != HIDDEN:
        return say("not-goal-shown", "B-24", goal=goals.index(arg) + 1)
    if snapshot.board.get(arg) != HIDDEN:
        return say("not-a-hidden-goal", "B-24", cell=cell_text(arg))
    if not snapshot.rules.forbidding["may_look"]:
        return None
    table, goal = snapshot.as_table(), goals.index(arg)
    return _forbidden(snapshot, table, "may_look", who_forbids_looking(table, goal), goal)


def one_card(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    """Refuse to pass with several cards; a module may allow more (S-02)."""
    if arg:
        return say("not-several", "B-05")
    return in_hand(snapshot, seat, card, arg)


def _choose(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    if arg in snapshot.pending:
        return None
    return say("not-a-joined-goal", "B-30", cell=cell_text(arg))


def _turn(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return None  # asked only if both rotations are equally good (B-31)


def _take(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
    return None if arg in snapshot.pool else say("not-in-pool", "B-40", value=arg)


REFUSALS: dict[tuple[str, str], Refusal] = {
    ("turn", "pass"): one_card,
    ("turn", "place"): held(_place),
    ("turn", "break"): held(_break),
    ("turn", "repair"): held(_repair),
    ("turn", "rockfall"): held(_rockfall),
    ("turn", "map"): held(_map),
    ("pick_goal", "choose"): _choose,
    ("turn_goal", "turn"): _turn,
    ("take_gold", "take"): _take,
}
