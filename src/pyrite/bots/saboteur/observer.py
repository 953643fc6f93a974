"""What everybody could see and hear in this round, deed by deed, and what it says to rollouts."""

from collections.abc import Callable, Mapping, Sequence
from math import log
from typing import Any

from pyrite.bots.guidance import WORTHS, Guidance
from pyrite.bots.judge import Evidence, Likelihoods, Tally, likelihoods, marginals
from pyrite.bots.saboteur.beliefs import (
    AIMED,
    HEARD,
    LAYING,
    NOBODY,
    PHASES,
    PLAIN,
    RESULTS,
    SAID,
    Deed,
    exposure,
    kind_of,
    phase_of,
    result,
    sort_of_card,
    treasure_odds,
)
from pyrite.bots.saboteur.board import Board, cards_of, cell_number
from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.talk import Talk
from pyrite.core.views import View

DOUBT = 0.01  # nobody is ever beyond doubt
STRIKING = 1.15  # a seat looks like a dwarf if this much likelier than before
HARM, HELP = ("break", "trapped"), ("repair", "freed")
LAID = ("path", "dead_end", "rockfall")  # what tells rollouts who is a saboteur
ALONE = ("help self", "pass", "map")


class Observer:
    """Watches a round as everybody can; a seat adds its own knowledge when it asks."""

    def __init__(self, description: Description) -> None:
        self.cards = cards_of(description)
        self.dwarfs = description.dwarfs
        self.seats = description.seats
        self.likelihoods = likelihoods(description.game, description.dwarfs)
        self.clear()

    def clear(self) -> None:
        """Forget everything for a new round."""
        self.news: list[Event | Talk] = []
        self.said: set[Talk] = set()
        self.board: Board | None = None  # as all have seen it
        self.deeds: list[Deed] = []
        self.looked_at: dict[int, frozenset[int]] = {}  # by seat: goals that it has seen
        self.held = [0] * self.seats  # what keeps each seat from digging
        self.fresh = (0, "")  # the path laid last
        self.turned: dict[int, str] = {}  # goals that all know
        self.goals: list[int] = []  # their cells, by number
        self.believed: tuple[int, list[dict[str, float]]] | None = None
        self.own, self.public = self._tally(), self._tally()

    def told(self, event: Event) -> None:
        """Keep the event until the bot is asked."""
        if event.kind == "round_started":
            self.clear()
        elif event.kind in READERS:
            self.news.append(event)

    def hear(self, talk: Talk) -> None:
        """Keep what is said, but only once: repeating it does not make it truer."""
        if talk.kind in PHRASES and talk not in self.said:
            self.said.add(talk)
            self.news.append(talk)

    def think(self, view: View, now: Board) -> None:
        """Go through the news; `now` is the board as all can see it."""
        self.goals = [cell_number(cell) for cell in view["goals"]]
        self.board = self.board or before(self.news, view, now)
        for news in self.news:
            if isinstance(news, Event):
                READERS[news.kind](self, news)
            else:
                PHRASES[news.kind](self, news)
        self.news, self.board = [], now
        self.held = [sum(what != "theft" for what in front) for front in view["front"]]

    def evidence(self, known: Mapping[int, str]) -> Evidence:
        """Return the log likelihood of each seat's deeds, for a judge who knows these goals."""
        return self._counted(self.own, known)

    def _counted(self, tally: Tally, known: Mapping[int, str]) -> Evidence:
        if tally.known != known:
            tally.clear()
            tally.known = known
        for deed in self.deeds[tally.counted :]:
            tally.add(deed.seat, self.likelihoods.of(deed.phase, kind_of(deed, known)))
        return tally.evidence()

    def looks(self, seat: int) -> str:
        """Return which dwarf a seat seems to be to everybody."""
        chances = self.believed_of(seat)
        whole = sum(self.dwarfs.values())
        lifts = {dwarf: x * whole / self.dwarfs[dwarf] for dwarf, x in chances.items()}
        most = max(lifts, key=lifts.__getitem__)
        return most if lifts[most] > STRIKING else NOBODY

    def _tally(self) -> Tally:
        return Tally(self.dwarfs, self.seats, self.likelihoods.trust)

    def believed_of(self, seat: int) -> dict[str, float]:
        """Return the dwarf probabilities of a seat, from what all have seen."""
        return self.public_beliefs()[seat]

    def public_beliefs(self) -> list[dict[str, float]]:
        """Return the dwarf probabilities of all seats, from what all have seen."""
        if self.believed is None or self.believed[0] != len(self.deeds):
            evidence = self._counted(self.public, self.turned)
            self.believed = len(self.deeds), marginals(self.dwarfs, evidence)
        return self.believed[1]

    def note(self, seat: int, kind: str) -> None:
        """Note a deed."""
        self.deeds.append(Deed(seat, self._phase(seat), kind))

    def note_change(self, seat: int, sort: str, after: Board) -> None:
        """Note a deed that changes the board."""
        assert self.board is not None
        now = after.distances()
        gains = {goal: far - now.get(goal, 0) for goal, far in self.board.distances().items()}
        kind = f"{sort} {result(max(gains.values(), default=0))}"
        seen = self.looked_at.get(seat, frozenset())
        self.deeds.append(Deed(seat, self._phase(seat), kind, sort, gains, seen))

    def _phase(self, seat: int) -> str:
        assert self.board is not None
        return phase_of(self.board.distances(), self.held[seat] > 0)

    def forget(self, seats: Sequence[int]) -> None:
        """Forget the deeds of seats with new dwarfs, since they say nothing about these."""
        self.deeds = [deed for deed in self.deeds if deed.seat not in seats]
        self.believed = None
        self.own.clear()
        self.public.clear()


def before(news: Sequence[Event | Talk], view: View, now: Board) -> Board:
    """Return the board before the first news of a round: no path laid, no goal turned."""
    events = [event for event in news if isinstance(event, Event)]
    laid = {str(event.open["cell"]) for event in events if event.kind == "placed"}
    turned = {str(event.open["cell"]) for event in events if event.kind == "goal_turned"}
    if not laid and not turned:
        return now
    board = {cell: tile for cell, tile in view["board"].items() if cell not in laid}
    hidden = dict.fromkeys(turned.intersection(view["goals"]), FACE_DOWN)
    return Board.of_all({**view, "board": board | hidden}, now.cards)


def _cell(event: Event) -> int:
    return cell_number(str(event.open["cell"]))


def _declared(observer: Observer, event: Event) -> None:
    """Note what a seat meant to do, even if a veto stops it."""
    action, seat = event.open["action"], event.seat
    if seat is None:
        return
    verb: str = action["verb"]
    if verb in ON_THE_BOARD:
        ON_THE_BOARD[verb](observer, seat, action)
    elif verb in HARM and action["target"] != seat:
        observer.note(seat, f"harm {observer.looks(action['target'])}")
    elif verb in HELP:
        own = action["target"] == seat
        observer.note(seat, "help self" if own else f"help {observer.looks(action['target'])}")
    elif verb in PLAIN:
        observer.note(seat, verb)


def _lay(observer: Observer, seat: int, action: Mapping[str, Any]) -> None:
    tile = observer.cards.tile(action["card"], action.get("turned", False))
    assert observer.board is not None
    after = observer.board.with_card(cell_number(action["cell"]), tile)
    observer.note_change(seat, sort_of_card(observer.cards.shape(tile)), after)


def _rockfall(observer: Observer, seat: int, action: Mapping[str, Any]) -> None:
    assert observer.board is not None
    observer.note_change(seat, "rockfall", observer.board.without(cell_number(action["cell"])))


def _diversion(observer: Observer, seat: int, action: Mapping[str, Any]) -> None:
    """Note that the path laid last is moved (C-23)."""
    at, laid = observer.fresh
    assert observer.board is not None
    tile = str(Tile(Tile.read(laid).card, action.get("turned", False)))
    moved = observer.board.without(at).with_card(cell_number(action["cell"]), tile)
    observer.note_change(seat, "diversion", moved)


def _passed(observer: Observer, event: Event) -> None:
    """Note a pass as one deed, whatever the number of cards."""
    if event.open["how"] == "pass" and event.seat is not None:
        observer.note(event.seat, "pass")


def _placed(observer: Observer, event: Event) -> None:
    assert observer.board is not None
    observer.fresh = _cell(event), str(event.open["tile"])
    observer.board = observer.board.with_card(*observer.fresh)


def _gone(observer: Observer, event: Event) -> None:
    assert observer.board is not None
    observer.board = observer.board.without(_cell(event))


def _goal_turned(observer: Observer, event: Event) -> None:
    assert observer.board is not None
    tile = str(event.open["tile"])
    observer.board = observer.board.with_card(_cell(event), tile)
    observer.turned = observer.turned | {_cell(event): Tile.read(tile).card}


def _looked(observer: Observer, event: Event) -> None:
    if event.seat is not None:
        seen = observer.looked_at.get(event.seat, frozenset())
        observer.looked_at[event.seat] = seen | {_cell(event)}


def _mixed(observer: Observer, event: Event) -> None:
    """Forget who has seen which goal, because goals have moved (C-17, M-C2)."""
    observer.looked_at = {}


def _held(observer: Observer, event: Event) -> None:
    if event.open["card"] != "theft":
        observer.held[event.open["target"]] += 1


def _helped(observer: Observer, event: Event) -> None:
    if event.open.get("card") != "theft":
        target: int = event.open["target"]
        observer.held[target] = max(0, observer.held[target] - 1)


def _hat_swapped(observer: Observer, event: Event) -> None:
    """Forget a seat's deeds, because it has a new dwarf (S-25, M-W1)."""
    if event.seat is not None:
        observer.forget([event.seat])


def _party(observer: Observer, event: Event) -> None:
    """Forget all deeds, because all seats have new dwarfs (M-P1)."""
    observer.forget(range(observer.seats))


def _claimed(observer: Observer, talk: Talk) -> None:
    """Note a claim; whether it is true shows once the goal is known."""
    number = talk.goal or 0
    if 1 <= number <= len(observer.goals) and talk.has_gold is not None:
        claim, seen = (observer.goals[number - 1], talk.has_gold), observer.looked_at
        looked_at = seen.get(talk.seat, frozenset())
        observer.deeds.append(Deed(talk.seat, SAID, "", looked_at=looked_at, claim=claim))


def _judged(observer: Observer, talk: Talk) -> None:
    """Note what talk says about the speaker and about its target."""
    speaker, target = talk.seat, talk.target
    if target is not None and 0 <= target < observer.seats and target != speaker:
        aim = "accuse" if talk.kind == "suspect" else "praise"
        by = f"{aim}d by {observer.looks(speaker)}"
        observer.deeds.append(Deed(speaker, SAID, f"{aim} {observer.looks(target)}"))
        observer.deeds.append(Deed(target, HEARD, by))


READERS: dict[str, Callable[[Observer, Event], None]] = {
    "declared": _declared,
    "passed": _passed,
    "placed": _placed,
    "collapsed": _gone,
    "lifted": _gone,
    "cover_lost": _gone,
    "goal_turned": _goal_turned,
    "looked": _looked,
    "chose": _mixed,
    "pushed": _mixed,
    "broke": _held,
    "put_before": _held,
    "repaired": _helped,
    "taken_from": _helped,
    "hat_swapped": _hat_swapped,
    "party": _party,
}
ON_THE_BOARD: dict[str, Callable[[Observer, int, Mapping[str, Any]], None]] = {
    **dict.fromkeys(LAYING, _lay),
    "rockfall": _rockfall,
    "diversion": _diversion,
}
PHRASES: dict[str, Callable[[Observer, Talk], None]] = {
    "goal": _claimed,
    "suspect": _judged,
    "trust": _judged,
}


def guidance(view: View, observer: Observer, board: Board) -> Guidance:
    """Return the guidance for this view; `board` is the one that everybody sees."""
    kinds = observer.public_beliefs()
    odds = treasure_odds(board, observer.deeds, kinds, observer.likelihoods)
    hopes = [round(1_000 * odds.get(cell_number(cell), 0.0)) for cell in view["goals"]]
    told = {
        "hopes": {str(goal): hope for goal, hope in enumerate(hopes)},
        "telling": telling(observer.likelihoods, observer.dwarfs),
    }
    suspicion = [round(100 * logit(own.get("saboteur", 0.0))) for own in kinds]
    return Guidance({**WORTHS["saboteur"], **told}, suspicion)


def logit(chance: float) -> float:
    """Return the log odds of a probability."""
    kept = min(1 - DOUBT, max(DOUBT, chance))
    return log(kept / (1 - kept))


def telling(likelihoods: Likelihoods, dwarfs: Mapping[str, int]) -> dict[str, int]:
    """Return by phase and deed how much it suggests a saboteur: log odds in hundredths."""
    honest = {dwarf: copies for dwarf, copies in dwarfs.items() if dwarf != "saboteur"}
    looks = {"nobody": {"nobody": 1}, "honest": honest, "saboteur": {"saboteur": 1}}
    found = {}
    for phase in PHASES:
        for kind in (*(f"{what} {how}" for what in LAID for how in RESULTS), *ALONE):
            found[f"{phase} {kind}"] = _speaks(likelihoods, honest, phase, {kind: 1})
        for aim in AIMED:
            for look, seats in looks.items():
                deeds = {f"{aim} {own}": copies for own, copies in seats.items()}
                found[f"{phase} {aim} {look}"] = _speaks(likelihoods, honest, phase, deeds)
    return found


def _speaks(
    likelihoods: Likelihoods, honest: Mapping[str, int], phase: str, deeds: Mapping[str, int]
) -> int:
    """Return what deeds of a kind, weighted by frequency, say on average."""
    logs = {kind: likelihoods.of(phase, kind) for kind in deeds}
    told = {kind: exposure(own, "saboteur", honest) for kind, own in logs.items()}
    whole = sum(deeds.values())
    speaks = sum(deeds[kind] * told[kind] for kind in deeds) / max(1, whole)
    return round(100 * likelihoods.trust * speaks)
