"""Why an action is not allowed, in words: the same law as the legal lists, written for clarity.

Every refusal is found from scratch on a `Picture`, so it shares no code with the fast lists; a
property test holds both to the same answer.
"""

from collections.abc import Callable

from pyrite.core.grid import cell_text
from pyrite.core.message import Message
from pyrite.core.sides import SIDES
from pyrite.saboteur.messages import say
from pyrite.saboteur.notation import seat_letter, to_text, unpack
from pyrite.saboteur.numbers import BROKEN, HIDDEN, OVER, TOOLS
from pyrite.saboteur.picture import FACING, STEPS, Picture
from pyrite.saboteur.verbs import ASKS

Refusal = Callable[[Picture, int, int, int], Message | None]


def why_not(picture: Picture, seat: int, action: int) -> Message | None:
    """None if `seat` may do this now, else the reason with its rule."""
    if picture.stage == OVER:
        return say("not-over", "B-51")
    kind, seats, _ = picture.asks[-1]
    if not seats >> seat & 1:
        return say("not-asked", "B-05", seat=seat_letter(seat))
    verb, card, arg = unpack(action)
    refusal = refusals(picture).get((ASKS[kind], verb))
    if refusal is None:
        return say("not-now", what=to_text(picture.rules, action))
    return refusal(picture, seat, card, arg)


def refusals(picture: Picture) -> dict[tuple[str, str], Refusal]:
    """Who says why not, by the question and the verb of the answer."""
    return REFUSALS | {k: f for m in picture.words.modules for k, f in m.refusals.items()}


def as_in_turn(verb: str) -> Refusal:
    """The same as if it were done in the seat's turn; for modules that ask for a play."""
    return lambda picture, *about: refusals(picture)["turn", verb](picture, *about)


def in_hand(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    """The card must be in the hand of the seat."""
    if card not in picture.hands[seat]:
        return say("not-in-hand", "B-05", card=picture.words.cards[card].name)
    return None


def held(then: Refusal) -> Refusal:
    """First the card must be in hand, then the rest."""
    return lambda picture, *about: in_hand(picture, *about) or then(picture, *about)


def may_not_lay(picture: Picture, seat: int) -> Message | None:
    """B-16: no path with a broken tool; modules may forbid it too."""
    if picture.front[seat] & BROKEN:
        return say("not-with-broken-tools", "B-16")
    forbidden = [m.may_not_lay(picture, seat) for m in picture.words.modules if m.may_not_lay]
    return next((problem for problem in forbidden if problem), None)


def does_not_fit(picture: Picture, card: int, arg: int) -> Message | None:
    """B-10 to B-14, S-11: may this card lie there like that?"""
    row, at, flip = picture.words.cards[card], arg >> 1, arg & 1
    if at in picture.board:
        return say("not-empty", "B-11", cell=cell_text(at))
    neighbours = {side: picture.neighbour(at, side) for side in SIDES}
    if not any(tile is not None for tile in neighbours.values()):
        return say("not-beside-card", "B-11", cell=cell_text(at))
    for side, tile in neighbours.items():
        open_to_us = tile is not None and picture.exits(tile) & FACING[side] != 0
        if tile is not None and open_to_us != (row.sides(flip) & side != 0):
            return say("not-fitting", "B-11", cell=cell_text(at))
    problem = _no_way_to(picture, at, row.ladder)
    if problem:
        return problem
    if flip and row.turns == 1:
        return say("not-turned-twin", "B-10", card=row.name)
    return _barred(picture, at)


def _barred(picture: Picture, at: int) -> Message | None:
    """Does a module close this cell to the seat on turn?"""
    closed = [m.barred(picture, at, picture.turn) for m in picture.words.modules if m.barred]
    return next((problem for problem in closed if problem), None)


def _no_way_to(picture: Picture, at: int, ladder: bool) -> Message | None:
    """B-12; a ladder needs none, but never lies beside a goal (S-11)."""
    if ladder:
        goals = [place for place, _ in picture.goals[: picture.rules.ngoals]]
        if any(at + STEPS[side] in goals for side in SIDES):
            return say("not-ladder-beside-goal", "S-11", cell=cell_text(at))
        return None
    lit = picture.joined() if picture.rules.must_connect else {}
    if lit and not any(lit.get(at + STEPS[side], 0) & FACING[side] for side in SIDES):
        return say("not-joined", "B-12", cell=cell_text(at))
    return None


def _place(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    return may_not_lay(picture, seat) or does_not_fit(picture, card, arg)


def _break(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    if arg == seat and not picture.rules.sabotage_self:
        return say("not-own-tool", "B-20")
    tools = picture.words.cards[card].tools
    if picture.front[arg] & tools:
        tool = TOOLS[tools.bit_length() - 1]
        return say("not-broken-twice", "B-20", tool=tool, seat=seat_letter(arg))
    return None


def _repair(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    target, tool = arg >> 2, arg & 3
    row = picture.words.cards[card]
    if not row.tools >> tool & 1:
        return say("not-this-tool", "B-21", card=row.name, tool=TOOLS[tool])
    if not picture.front[target] >> tool & 1:
        return say("not-broken", "B-21", tool=TOOLS[tool], seat=seat_letter(target))
    return None


def _rockfall(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    chests = [at for at, _ in picture.goals[picture.rules.ngoals :]]
    if arg in picture.laid or (arg in chests and picture.board.get(arg) == HIDDEN):
        return None
    return say("not-a-path", "B-23", cell=cell_text(arg))


def _map(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    if picture.board.get(arg) != HIDDEN:
        return say("not-a-hidden-goal", "B-24", cell=cell_text(arg))
    forbidden = [m.may_not_look(picture, arg) for m in picture.words.modules if m.may_not_look]
    return next((problem for problem in forbidden if problem), None)


def one_card(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    """Passing with one card; a module may allow more (S-02)."""
    if arg:
        return say("not-several", "B-05")
    return in_hand(picture, seat, card, arg)


def _pick(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    if arg in picture.pending:
        return None
    return say("not-a-joined-goal", "B-30", cell=cell_text(arg))


def _turn(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    return None  # either turn, the question comes only where both are as good (B-31)


def _take(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    return None if arg in picture.pool else say("not-in-pool", "B-40", value=arg)


REFUSALS: dict[tuple[str, str], Refusal] = {
    ("turn", "pass"): one_card,
    ("turn", "place"): held(_place),
    ("turn", "break"): held(_break),
    ("turn", "repair"): held(_repair),
    ("turn", "rockfall"): held(_rockfall),
    ("turn", "map"): held(_map),
    ("pick_goal", "pick"): _pick,
    ("turn_goal", "turn"): _turn,
    ("take_gold", "take"): _take,
}
