"""Who is what? Judged from what everybody could see, with the exact count of the dwarf cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pyrite.bots.beliefs import Evidence, marginals
from pyrite.bots.saboteur.board import Board
from pyrite.bots.saboteur.cards import Cards
from pyrite.bots.saboteur.cells import cell_number
from pyrite.bots.saboteur.dwarfs import unknown_cards
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.tiles import FACE_DOWN

MOST = 4.0  # no seat is ever beyond doubt

# How much a deed speaks against a seat, as logarithms of odds.
NEARER, NO_NEARER, FARTHER = -0.4, 0.2, 1.0
DEAD_END = 1.0
CLEARED, WRECKED = -1.0, 1.5
BROKE, BLAMED, MENDED = 1.2, 0.5, 0.6
OWN_DOOR, CRYSTAL = 1.5, 0.4  # the same for a seat being of that colour, or a geologist


class Suspicion:
    """What a seat makes of the others' deeds in this round."""

    def __init__(self, description: Description) -> None:
        self.dwarfs = description.dwarfs
        self.news: list[Event] = []
        self.board: Board | None = None  # as the seat last saw it
        self.weights: dict[int, float] = {}
        self.hints: dict[tuple[int, str], float] = {}  # what speaks for a seat being that dwarf

    def told(self, event: Event) -> None:
        """Keep it until the bot is asked; a new round wipes the slate clean."""
        if event.kind == "round_started":
            self.news, self.board, self.weights, self.hints = [], None, {}, {}
        elif event.kind in DEEDS:
            self.news.append(event)

    def chances(self, view: Mapping[str, Any], now: Board) -> list[float]:
        """How likely each seat is a saboteur, after thinking about the news."""
        board = self.board or before(self.news, view, now.cards)
        for event in self.news:
            board = DEEDS[event.kind](self, event, board, view)
        self.news, self.board = [], now
        return self.guess(view)

    def guess(self, view: Mapping[str, Any]) -> list[float]:
        """How likely each seat is a saboteur, as the deeds weigh now."""
        return [own.get("saboteur", 0.0) for own in self.kinds(view)]

    def kinds(self, view: Mapping[str, Any]) -> list[dict[str, float]]:
        """How likely each seat is each kind of dwarf; dwarfs that one has seen are certain."""
        known: list[str | None] = view["dwarfs"]
        deeds = self.evidence(len(known))
        doubtful = [seat for seat, dwarf in enumerate(known) if dwarf is None]
        left = unknown_cards(self.dwarfs, view)
        found = dict(zip(doubtful, marginals(left, [deeds[s] for s in doubtful]), strict=True))
        return [{dwarf: 1.0} if dwarf else found[seat] for seat, dwarf in enumerate(known)]

    def evidence(self, seats: int) -> Evidence:
        """For each seat and kind of dwarf how likely its deeds are, as a logarithm."""
        return [
            {kind: self.hints.get((seat, kind), 0.0) for kind in self.dwarfs}
            | {"saboteur": self.weights.get(seat, 0.0)}
            for seat in range(seats)
        ]

    def blame(self, seat: int | None, weight: float) -> None:
        """Think worse of a seat, or better if the weight is negative."""
        if seat is not None:
            total = self.weights.get(seat, 0.0) + weight
            self.weights[seat] = max(-MOST, min(MOST, total))

    def hint(self, seat: int | None, dwarf: str, weight: float) -> None:
        """Something speaks for a seat being this dwarf."""
        if seat is not None:
            self.hints[seat, dwarf] = min(MOST, self.hints.get((seat, dwarf), 0.0) + weight)

    def forget(self, seat: int | None) -> None:
        """This seat has got another dwarf."""
        self.weights = {s: weight for s, weight in self.weights.items() if s != seat}
        self.hints = {key: weight for key, weight in self.hints.items() if key[0] != seat}


def before(news: Sequence[Event], view: Mapping[str, Any], cards: Cards) -> Board:
    """The board before the first news of a round: nothing laid, no goal turned."""
    laid = {str(event.open["cell"]) for event in news if event.kind == "placed"}
    turned = {str(event.open["cell"]) for event in news if event.kind == "goal_turned"}
    board = {cell: tile for cell, tile in view["board"].items() if cell not in laid}
    hidden = dict.fromkeys(turned.intersection(view["goals"]), FACE_DOWN)
    return Board.of({**view, "board": board | hidden}, cards)


def best_gain(old: Board, new: Board) -> int:
    """By how many cards the luckiest goal came nearer: nobody knows which one was meant."""
    then, now = old.distances(), new.distances()
    return max((then.get(goal, steps) - steps for goal, steps in now.items()), default=0)


def _cell(event: Event) -> int:
    return cell_number(str(event.open["cell"]))


def _placed(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """Who digs on is trusted a little more, who lays dead ends or leads away much less."""
    tile = str(event.open["tile"])
    after, shape = board.with_card(_cell(event), tile), board.cards.shape(tile)
    gain = best_gain(board, after)
    mind.blame(event.seat, NEARER if gain > 0 else NO_NEARER if gain == 0 else FARTHER)
    mind.blame(event.seat, DEAD_END * shape.is_dead_end)
    if shape.door:
        mind.hint(event.seat, shape.door, OWN_DOOR)
    if shape.is_crystal:
        mind.hint(event.seat, "geologist", CRYSTAL)
    return after


def _collapsed(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """A rockfall clears the way or wrecks it."""
    after = board.without(_cell(event))
    gain = best_gain(board, after)
    mind.blame(event.seat, CLEARED if gain > 0 else WRECKED if gain < 0 else 0.0)
    return after


def _lifted(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """C-23: where the path goes is told next, and judged then."""
    return board.without(_cell(event))


def _goal_turned(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    return board.with_card(_cell(event), str(event.open["tile"]))


def _broke(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """Who harms the honest is suspect; who is harmed by the honest is, too."""
    chances, target = mind.guess(view), int(str(event.open["target"]))
    if event.seat is not None and event.seat != target:
        mind.blame(event.seat, BROKE * (1 - 2 * chances[target]))
        mind.blame(target, BLAMED * (1 - 2 * chances[event.seat]))
    return board


def _repaired(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """A friend of the honest is honest; whom one repairs oneself says nothing."""
    target = int(str(event.open["target"]))
    if event.seat != target:
        mind.blame(event.seat, MENDED * (2 * mind.guess(view)[target] - 1))
    return board


def _put_before(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """S-22: a trap is like a broken tool; a theft says nothing."""
    return _broke(mind, event, board, view) if event.open["card"] == "trapped" else board


def _taken_from(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """S-23: to free somebody is to help."""
    return _repaired(mind, event, board, view) if event.open["card"] == "trapped" else board


def _hat_swapped(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """S-25, M-W1: what the old dwarf did says nothing about the new one."""
    mind.forget(event.seat)
    return board


def _party(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """M-P1: the same for all."""
    for seat in range(len(view["hands"])):
        mind.forget(seat)
    return board


Deed = Callable[[Suspicion, Event, Board, Mapping[str, Any]], Board]
DEEDS: dict[str, Deed] = {
    "placed": _placed,
    "collapsed": _collapsed,
    "lifted": _lifted,
    "cover_lost": _lifted,
    "goal_turned": _goal_turned,
    "broke": _broke,
    "repaired": _repaired,
    "put_before": _put_before,
    "taken_from": _taken_from,
    "hat_swapped": _hat_swapped,
    "party": _party,
}
