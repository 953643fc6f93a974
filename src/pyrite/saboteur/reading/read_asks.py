"""Reading what a position waits for, which must agree with everything else in it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyrite.core.messages import NotationError, speaker
from pyrite.core.moves import card_of
from pyrite.core.numbers import NOBODY
from pyrite.core.source import Source
from pyrite.saboteur.messages import ENGLISH
from pyrite.saboteur.numbers import DIGGER, HIDDEN, MAX_HAND, OVER, PAYING, PLAYING
from pyrite.saboteur.table.verbs import is_play
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import REFUSALS, why_not

UNNAMED = 0  # stands for a face-down card not dealt yet; the number itself is a path's


def read_asks(source: Source, p: Snapshot) -> None:
    """Read the questions; if left out, it is the turn of the seat on turn."""
    turn = [{"kind": "turn", "seats": [p.turn]}]
    asks = source.items("asks", [] if p.stage == OVER else turn)
    known = [kind for kind in p.names.asks if kind in kinds(p)]
    for ask in asks:
        if not isinstance(ask, Mapping):
            source.wrong_type("asks", "a list of mappings")
        kind = source.one_of("asks", ask.get("kind"), known)
        seats = {source.seat("asks", seat) for seat in source.as_list("asks", ask.get("seats"))}
        about = read_about(source, p, kind, ask)
        p.asks.append((p.names.asks.index(kind), sum(1 << seat for seat in seats), about))


def check_asks(p: Snapshot) -> None:
    """Refuse questions that contradict the rest of the position."""
    problem = contradiction(p)
    if problem:
        raise NotationError(speaker(_english(p))(problem))


def _english(p: Snapshot) -> dict[str, str]:
    """Return the sentences of the engine and of the modules at this table."""
    own = {id: text for module in p.names.modules for id, text in module.words.english.items()}
    return ENGLISH | own


def kinds(p: Snapshot) -> list[str]:
    """Return the questions that can come up at this table."""
    own = [kind for module in p.names.modules for kind in module.choices.asks]
    return ["turn", "pick_goal", "turn_goal", "take_gold", *own]


def read_about(source: Source, p: Snapshot, kind: str, ask: Mapping[str, Any]) -> int:
    """Return what the question is about, as a number."""
    form = p.names.question_about.get(kind, "")
    if form == "":
        return 0
    if form == "cell":
        return source.cell("asks", ask.get("cell"))
    return read_action(p, ask.get("action"))


def read_action(p: Snapshot, action: object) -> int:
    """Return the number of an action of the seat on turn, from its text or as in views."""
    text = action.get("text") if isinstance(action, Mapping) else action
    return p.names.notation.read(text, p.turn).number


def contradiction(p: Snapshot) -> str | None:
    """Return the message id of the first contradiction, or None."""
    if p.stage != OVER and len(p.asks) != 1:
        return "position-asks-one"
    if p.stage == OVER and (p.asks or p.declared or p.pending or p.offer):
        return "position-asks-over"
    kind, seats, about = (p.names.asks[p.asks[0][0]], *p.asks[0][1:]) if p.asks else ("", 0, 0)
    hidden = [
        at for g, (at, _) in enumerate(p.goals)
        if at and p.shown >> g & 1 and p.board[at] == HIDDEN
    ]  # fmt: skip
    if hidden and (kind != "turn_goal" or hidden != [about]):
        return "position-asks-shown"
    if not p.asks:
        return None
    return _stage(p, kind) or _room(p, kind) or _question(p, kind, seats, about)


def _stage(p: Snapshot, kind: str) -> str | None:
    """Check the stage; a module's question may come in either, under the same conditions."""
    if kind in CHECKS and (kind == "take_gold") != (p.stage == PAYING):
        return "position-asks-stage"
    if p.stage == PLAYING and (p.found or p.ended or p.dwarfs_shown or p.pool):
        return "position-asks-stage"
    if p.stage == PAYING and not (p.dwarfs_shown and (p.found or p.ended)):
        return "position-asks-stage"
    if p.stage == PAYING and p.found and p.finder == NOBODY and kind != "take_gold":
        return "position-asks-stage"
    return "position-asks-offer" if kind in CHECKS and p.offer else None


def _room(p: Snapshot, kind: str) -> str | None:
    """Check that no seat can come to hold too many cards; a stash may give one more."""
    stashes = p.rules.ncovers - p.rules.ngoals
    for seat, hand in enumerate(p.hands):
        count = len(hand) + p.later.count(seat) + stashes
        if seat == p.turn:
            count += p.owed + (0 if kind in CHECKS else 1) - (1 if kind == "turn" else 0)
        if count > MAX_HAND:
            return "position-asks-hand"
    return None


def _question(p: Snapshot, kind: str, seats: int, about: int) -> str | None:
    """Check a question; each module checks its own, or the question goes to any one seat."""
    own = {ask: check for module in p.names.modules for ask, check in module.choices.checks.items()}
    if p.names.question_about.get(kind) == "window":
        check = own.get(kind, _allowed)
        return _window(p, seats, about) or check(p, seats, about)
    if p.declared and not any(kind in module.questions for module in p.names.own.values()):
        return "position-asks-declared"
    problem: str | None = (CHECKS | own).get(kind, _one_seat)(p, seats, about)
    return problem or (_declared(p) if p.declared else None)


def _allowed(p: Snapshot, seats: int, about: int) -> str | None:
    return None


def _one_seat(p: Snapshot, seats: int, about: int) -> str | None:
    return None if seats.bit_count() == 1 else "position-asks-turn"


def _window(p: Snapshot, seats: int, about: int) -> str | None:
    """Check that the others may object to the card declared by the seat on turn."""
    others = (1 << p.rules.seats) - 1 & ~(1 << p.turn)
    if not seats or seats & ~others or p.declared != about:
        return "position-asks-window"
    return _declared(p)


def _declared(p: Snapshot) -> str | None:
    """Check that the declared card could be played, in a turn or in answer to a question.

    Custom modules are not consulted: they may have changed their numbers since, and what they allow
    may depend on a hand that a view does not show.
    """
    if not is_play(p.declared):
        return "position-asks-declared"
    hands = [*p.hands]
    hands[p.turn] = [*hands[p.turn], card_of(p.declared)]
    for kind in asked_before(p, p.declared):
        asks = [(p.names.asks.index(kind), 1 << p.turn, 0)]
        before = replace(p, hands=hands, declared=0, asks=asks, asks_own=False)
        if why_not(before, p.turn, p.declared) is None:
            return None
    return "position-asks-declared"


def asked_before(p: Snapshot, action: int) -> list[str]:
    """Return the questions that this action may answer."""
    verb, _, _ = p.names.unpack(action)
    own = {key for module in p.names.modules for key in module.choices.refusals}
    return [ask for ask in kinds(p) if (ask, verb) in REFUSALS.keys() | own]


def _turn(p: Snapshot, seats: int, about: int) -> str | None:
    if seats != 1 << p.turn or p.pending:
        return "position-asks-turn"
    return None if p.hands[p.turn] else "position-no-cards"


def _pick_goal(p: Snapshot, seats: int, about: int) -> str | None:
    good = len(p.pending) > 1 and p.finder == p.turn and seats == 1 << p.finder
    return None if good else "position-asks-goal"


def _turn_goal(p: Snapshot, seats: int, about: int) -> str | None:
    card = dict(p.goals).get(about, UNNAMED)
    good = p.board.get(about) == HIDDEN and about not in p.pending
    good = good and card != UNNAMED and card not in p.names.ending_goals
    good = good and p.finder == p.turn and seats == 1 << p.finder
    return None if good else "position-asks-goal"


def _take_gold(p: Snapshot, seats: int, about: int) -> str | None:
    good = len(p.pool) > 1 and p.found and p.drafter != NOBODY
    good = good and seats == 1 << p.drafter and p.drafter not in p.blank_dwarfs
    return None if good and p.dwarf[p.drafter] == DIGGER else "position-asks-gold"


CHECKS = {"turn": _turn, "pick_goal": _pick_goal, "turn_goal": _turn_goal, "take_gold": _take_gold}
