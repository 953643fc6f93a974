"""The cursor while a player chooses: on a card, on a target, or anywhere."""

from collections.abc import Sequence

from pyrite.cli.drawing.grid import Cell
from pyrite.cli.fullscreen.choosing import Choosing
from pyrite.cli.fullscreen.targets import STEPS, Target, nearest
from pyrite.core.actions import Action

KINDS = ("place", "seat", "answer")  # in this order
NOWHERE = ""


class Picking:
    """A cursor moved by keys and mouse; `confirm` leads from card to target to action."""

    def __init__(self, choosing: Choosing, card: int = 0) -> None:
        self.choosing = choosing
        self.card = max(0, min(card, len(choosing.hand) - 1))
        self.marked: list[int] = []  # cards chosen together
        self.aims = not choosing.takes_cards  # whether the cursor is on targets instead of cards
        self.target = 0
        self.free: Cell | None = None  # the cursor's cell when it is not on a target
        if choosing.takes_cards:
            choosing.pick(self.card)

    @property
    def targets(self) -> list[Target]:
        """The possible targets now, places first."""
        return sorted(self.choosing.targets, key=lambda target: KINDS.index(target.kind))

    @property
    def places(self) -> list[Target]:
        """The targets on the board."""
        return [target for target in self.targets if target.kind == "place"]

    @property
    def answers(self) -> list[Target]:
        """The targets chosen from a list."""
        return [target for target in self.targets if target.kind == "answer"]

    @property
    def numbers_answers(self) -> bool:
        """Whether number keys choose answers: not where a chosen card has only one."""
        return self.aims and len(self.answers) > int(self.choosing.takes_cards)

    @property
    def aimed(self) -> Target | None:
        """The target under the cursor."""
        targets = self.targets
        if not self.aims or self.free is not None or not targets:
            return None
        return targets[min(self.target, len(targets) - 1)]

    @property
    def action(self) -> Action | None:
        """The action that confirming would play."""
        aimed = self.aimed
        return None if aimed is None else self.choosing.action_at(aimed)

    def pick(self, index: int) -> None:
        """Choose a card."""
        if index < len(self.choosing.hand) and self.choosing.takes_cards:
            self.card, self.aims, self.free = index, False, None
            self.choosing.pick(*(self.marked or [index]))

    def pick_named(self, cards: Sequence[str]) -> None:
        """Choose cards from the hand by name."""
        left, found = list(self.choosing.hand), list[int]()
        for card in cards:
            if card in left:
                found.append(left.index(card))
                left[found[-1]] = ""
        if found:
            self.marked = found if len(found) > 1 else []
            self.pick(found[0])

    def mark(self) -> None:
        """Add the card under the cursor to the marked ones, or remove it."""
        if self.card in self.marked:
            self.marked.remove(self.card)
        else:
            self.marked = [*self.marked, self.card][-self.choosing.most_cards :]
        self.pick(self.card)

    def aim(self) -> bool:
        """Move on from the cards to their targets; False if there are none."""
        self.free = None
        self.target = self._first()
        self.aims = bool(self.targets)
        return self.aims

    def _first(self) -> int:
        """Return the first target: the place farthest east, where goals and mines are."""
        places = self.places
        farthest = max(range(len(places)), key=lambda n: places[n].spot, default=0)
        return 0 if self.choosing.narrowed else farthest

    def aim_at(self, target: Target) -> None:
        """Move the cursor to this target."""
        self.aims, self.free, self.target = True, None, self.targets.index(target)

    def named(self, key: str) -> Target | None:
        """Return the place or seat with this name."""
        return next((target for target in self.targets if target.key == key), None)

    def back(self) -> None:
        """Go back to the cards, or to all targets."""
        self.choosing.narrowed, self.choosing.wanted, self.free = (), None, None
        if not self.aims:
            self.marked.clear()
        self.aims = not self.choosing.takes_cards
        self.pick(self.card)

    def move(self, side: str) -> None:
        """Move to the next target in this direction, or to the next card."""
        if self.aims:
            self._move_target(side)
        elif STEPS[side][0] and self.choosing.hand:
            self.pick((self.card + STEPS[side][0]) % len(self.choosing.hand))
        else:
            self.aim()

    def _move_target(self, side: str) -> None:
        aimed, targets = self.aimed, self.targets
        if aimed is None or aimed.kind != "place":
            self.next_target(sum(STEPS[side]))
            return
        found = nearest(self.places, aimed.spot, STEPS[side])
        if found is not None:
            self.target = targets.index(found)
        elif side == "E" and len(self.places) < len(targets):
            self.target = len(self.places)

    def next_target(self, by: int = 1) -> None:
        """Move to the next target in the list."""
        if self.aims:
            self.target = (self.target + by) % max(1, len(self.targets))
            self.free = None

    def roam(self, side: str) -> None:
        """Move the cursor over all cells, even where nothing can be chosen."""
        aimed = self.aimed
        start = aimed.cell if aimed is not None and aimed.kind == "place" else (0, 0)
        (x, y), (dx, dy) = self.free or start, STEPS[side]
        self.free = (x + dx, y + dy)

    @property
    def can_turn(self) -> bool:
        """Whether the chosen path can be placed both ways anywhere."""
        actions = [action for target in self.targets for action in target.actions]
        return len({action.turned for action in actions}) > 1

    def turn(self) -> None:
        """Turn the chosen path upside down."""
        self.choosing.turned = not self.choosing.turned

    def confirm(self) -> Action | str | None:
        """Return the action, the place if it is not allowed there, or None if more is asked."""
        if self.free is not None:
            where = f"{self.free[0]},{self.free[1]}"
            target = self.named(where)
            if target is None:
                return where
            self.aim_at(target)
        aimed = self.aimed
        if aimed is None:
            return None if self.aim() else NOWHERE
        action = self.choosing.decide(aimed)
        self.target = self.target if action else 0
        return action
