"""Who is a saboteur? Judged from what everybody could see, with the exact count of saboteurs."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any

from pyrite.bots.board import Board
from pyrite.bots.plays import is_dead_end
from pyrite.core.events import Event
from pyrite.core.grid import cell_from_text

SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}  # B-01, of one card more than seats
MOST = 4.0  # no seat is ever beyond doubt

# How much a deed speaks against a seat, as logarithms of odds.
NEARER, NO_NEARER, FARTHER = -0.4, 0.2, 1.0
DEAD_END = 1.0
CLEARED, WRECKED = -1.0, 1.5
BROKE, BLAMED, MENDED = 1.2, 0.5, 0.6


class Suspicion:
    """What a seat makes of the others' deeds in this round."""

    def __init__(self) -> None:
        self.news: list[Event] = []
        self.board: Board | None = None  # as the seat last saw it
        self.weights: dict[int, float] = {}

    def told(self, event: Event) -> None:
        """Keep it until the bot is asked; a new round wipes the slate clean."""
        if event.kind == "round_started":
            self.news, self.board, self.weights = [], None, {}
        elif event.kind in DEEDS:
            self.news.append(event)

    def chances(self, view: Mapping[str, Any], now: Board) -> list[float]:
        """How likely each seat is a saboteur, after thinking about the news."""
        board = self.board or before(now, self.news)
        for event in self.news:
            board = DEEDS[event.kind](self, event, board, view)
        self.news, self.board = [], now
        return self.guess(view)

    def guess(self, view: Mapping[str, Any]) -> list[float]:
        """The chances as the deeds weigh now; one's own dwarf is known."""
        me, seats = view["seat"], len(view["hands"])
        evil = view["dwarf"] == "saboteur"
        others = [seat for seat in range(seats) if seat != me]
        odds = [exp(self.weights.get(seat, 0.0)) for seat in others]
        spare = [1.0] * len(view["spare"])
        chances = shares([*odds, *spare], SABOTEURS.get(seats, seats * 2 // 5) - evil)
        named = dict(zip(others, chances, strict=False))
        return [named.get(seat, float(evil)) for seat in range(seats)]

    def blame(self, seat: int | None, weight: float) -> None:
        """Think worse of a seat, or better if the weight is negative."""
        if seat is not None:
            total = self.weights.get(seat, 0.0) + weight
            self.weights[seat] = max(-MOST, min(MOST, total))


def shares(odds: Sequence[float], count: int) -> list[float]:
    """How likely each is among the chosen, if a set is as likely as the product of its odds."""
    if count <= 0:
        return [0.0] * len(odds)
    whole = products(odds)[count]
    rest = [products([*odds[:i], *odds[i + 1 :]])[count - 1] for i in range(len(odds))]
    return [own * others / whole for own, others in zip(odds, rest, strict=True)]


def products(odds: Sequence[float]) -> list[float]:
    """Entry k: the sum, over all sets of k, of the product of their odds."""
    sums = [1.0] + [0.0] * len(odds)
    for i, own in enumerate(odds):
        for k in range(i + 1, 0, -1):
            sums[k] += own * sums[k - 1]
    return sums


def before(now: Board, news: Sequence[Event]) -> Board:
    """The board before the first news of a round: nothing laid, no goal turned."""
    laid = {_cell(event) for event in news if event.kind == "placed"}
    turned = {_cell(event) for event in news if event.kind == "goal_turned"}
    tiles = {at: tile for at, tile in now.tiles.items() if at not in laid | turned}
    return Board(tiles, now.start, now.hidden | turned, now.stones)


def best_gain(old: Board, new: Board) -> int:
    """By how many cards the luckiest goal came nearer: nobody knows which one was meant."""
    then, now = old.distances(), new.distances()
    return max((then[goal] - now[goal] for goal in now), default=0)


def _cell(event: Event) -> int:
    return cell_from_text(str(event.open["cell"]))


def _placed(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """Who digs on is trusted a little more, who lays dead ends or leads away much less."""
    tile = str(event.open["tile"])
    after = board.with_card(_cell(event), tile)
    gain = best_gain(board, after)
    mind.blame(event.seat, NEARER if gain > 0 else NO_NEARER if gain == 0 else FARTHER)
    mind.blame(event.seat, DEAD_END * is_dead_end(tile.removesuffix(" r")))
    return after


def _collapsed(mind: Suspicion, event: Event, board: Board, view: Mapping[str, Any]) -> Board:
    """A rockfall clears the way or wrecks it."""
    after = board.without(_cell(event))
    gain = best_gain(board, after)
    mind.blame(event.seat, CLEARED if gain > 0 else WRECKED if gain < 0 else 0.0)
    return after


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


Deed = Callable[[Suspicion, Event, Board, Mapping[str, Any]], Board]
DEEDS: dict[str, Deed] = {
    "placed": _placed,
    "collapsed": _collapsed,
    "goal_turned": _goal_turned,
    "broke": _broke,
    "repaired": _repaired,
}
