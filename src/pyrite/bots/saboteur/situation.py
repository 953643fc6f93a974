"""Everything a bot weighs before it answers: the board, the treasure's place, whom to trust."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from pyrite.bots.saboteur.beliefs import enmity
from pyrite.bots.saboteur.board import (
    FAR,
    RIVALS,
    Board,
    Distances,
    cell_number,
    leads_into,
)
from pyrite.core.actions import Action
from pyrite.core.cards import Tile
from pyrite.core.views import View

SURE = 0.95
LATE = 4  # this few cards from a goal, or this little in the pile, the round will soon be over


def card_of(action: Action) -> str:
    """Return the card that is played, discarded or kept."""
    assert action.card is not None, action
    return action.card


def cell_of(action: Action) -> int:
    """Return the number of the action's cell."""
    assert action.cell is not None, action
    return cell_number(action.cell)


def target_of(action: Action) -> int:
    """Return the seat that the action is aimed at."""
    assert action.target is not None, action
    return action.target


class Situation:
    """A moment as one seat understands it."""

    def __init__(
        self,
        view: View,
        board: Board,
        kinds: list[dict[str, float]],
        odds: Mapping[int, float],
        actions: Sequence[Action] = (),
    ) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.dwarf: str = view["dwarf"]
        self.front: list[list[str]] = view["front"]
        self.board = board
        self.cards = board.cards
        self.actions = actions  # all legal actions
        self.kinds = kinds  # probability of each kind of dwarf for each seat
        self.foes = [enmity(self.dwarf, own) for own in kinds]
        self.odds = odds  # probability that each possible face-down goal is the treasure
        self.distances = board.distances()
        self.kept: dict[str, float] = {}  # value of keeping a card, see values.py
        self.boards: dict[tuple[str | bool | None, ...], Board] = {}  # after actions

    @property
    def aim(self) -> int:
        """1 if the seat wants the treasure found, else -1."""
        return -1 if self.dwarf in ("saboteur", "geologist") else 1

    @cached_property
    def treasure_known(self) -> bool:
        """Whether there is hardly a doubt where the treasure lies."""
        return max(self.odds.values(), default=0.0) > SURE

    @cached_property
    def nearest(self) -> int:
        """The fewest cards that would join a possible treasure."""
        return self.cards_left(self.distances)

    @cached_property
    def late(self) -> bool:
        """Whether the round may be over soon."""
        return self.nearest <= LATE or self.view["pile"] < 2 * len(self.view["hands"])

    @property
    def gold(self) -> int:
        """The gold of this seat."""
        own = [card for card in self.view["won"] if card["seat"] == self.seat]
        cards = sum(card["value"] for card in own if not card["changed"])
        return int(self.view["coins"] + cards)

    @cached_property
    def known_goals(self) -> dict[int, str]:
        """The face-down goals that the seat has seen."""
        seen = {cell_number(cell): card for cell, card in self.view["goals"].items() if card}
        return {at: card for at, card in seen.items() if at in self.board.hidden}

    def goal_cell(self, number: int) -> int:
        """Return the cell of a goal by its number, counted from 1."""
        return cell_number(list(self.view["goals"])[number - 1])

    def goal_number(self, cell: int) -> int:
        """Return the number of a goal by its cell; the inverse of `goal_cell`."""
        return [cell_number(goal) for goal in self.view["goals"]].index(cell) + 1

    def cards_left(self, distances: Distances) -> int:
        """Return the fewest cards to a possible treasure, by these distances."""
        return min((distances.get(goal, FAR) for goal in self.odds), default=FAR)

    def hindrances(self, seat: int) -> list[str]:
        """Return what keeps a seat from digging: broken tools and a trap, not its theft."""
        return [what for what in self.front[seat] if what != "theft"]

    def after(self, action: Action) -> Distances:
        """Return the distances after a path is laid or moved, or after a rockfall."""
        return self.changed(action).distances()

    def changed(self, action: Action) -> Board:
        """Return the board after a path is laid or moved, or after a rockfall."""
        key = action[1:6]  # all fields in which such actions may differ
        board = self.boards.get(key)
        if board is None:
            board = self.boards[key] = self._changed(action)
        return board

    def _changed(self, action: Action) -> Board:
        if action.verb == "rockfall":
            return self.board.without(cell_of(action))
        board = self.board
        if action.verb == "diversion" and self.view["fresh"]:
            board = board.without(cell_number(self.view["fresh"]))
        return board.with_card(cell_of(action), self.tile_of(action))

    def tile_of(self, action: Action) -> str:
        """Return the path as it would lie; a diversion moves the one laid last."""
        card = card_of(action)
        if action.verb == "diversion":
            card = Tile.read(self.view["board"].get(self.view["fresh"], "")).card
        return self.cards.tile(card, action.turned)

    def gain(self, after: Distances) -> float:
        """Return how many cards nearer the treasure comes, as far as the seat can know."""
        gain = 0.0
        for goal, chance in self.odds.items():
            gain += chance * (self.distances[goal] - after.get(goal, 0))
        return gain

    def seems(self, after: Distances) -> int:
        """Return the largest gain of any goal, which others would credit the seat with."""
        return max((self.distances[goal] - steps for goal, steps in after.items()), default=0)

    def finds(self, action: Action, after: Distances) -> float:
        """Return the probability that a laid path turns up the treasure."""
        found = 0.0
        for goal, chance in self.odds.items():
            if after[goal] == 0 and self._turns_up(goal, action):
                found += chance
        return found

    def turns(self, action: Action, after: Distances) -> list[str]:
        """Return the known goals that a laid path turns up."""
        known = self.known_goals
        return [known[g] for g in known if after[g] == 0 and self._turns_up(g, action)]

    def _turns_up(self, goal: int, action: Action) -> bool:
        """Return whether the path turns up the goal; one left face down must be touched (B-32)."""
        if self.distances[goal] > 0:
            return True
        return leads_into(self.cards.shape(self.tile_of(action)).ways, cell_of(action), goal)

    def opens(self, after: Board) -> set[str]:
        """Return the sites and chests newly joined on this board: names, "?" for chests."""
        if not self.watched:
            return set()
        joined = after.joined()
        return {name for at, name in self.watched.items() if at in joined}

    @cached_property
    def watched(self) -> dict[int, str]:
        """The sites and chests that nobody has joined yet, and what is seen there."""
        chests = [chest["cell"] for chest in self.view["chests"] if not chest["opened"]]
        names: dict[str, str] = self.view["board"]
        cells = [cell for cell in (*self.view["sites"], *chests) if cell]
        return {cell_number(cell): names.get(cell, "") for cell in cells}

    def race(self, after: Distances) -> float:
        """Return the risk that the next seat snatches a treasure one card away."""
        if self.cards_left(after) != 1:
            return 0.0
        heir = int(self.view["turn"] + self.view["direction"]) % len(self.front)
        if self.hindrances(heir):
            return 0.0
        if self.dwarf == "greedy":
            return 1.0
        return self.kinds[heir].get(RIVALS.get(self.dwarf, "greedy"), 0.0)
