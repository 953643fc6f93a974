"""Narrowing the legal actions down to one: cards, then a use, then a target."""

from collections.abc import Sequence

from pyrite.cli.drawing.renderer import View
from pyrite.cli.fullscreen.targets import Target, cards_of, is_directed, targets_of
from pyrite.core.actions import Action
from pyrite.core.description import Description

OF_TURNS = ("turn", "lay_path")  # questions answered with cards from the hand


class Choosing:
    """The choices made so far, and the possible next ones. Knows nothing but the legal actions."""

    def __init__(self, view: View, description: Description, actions: Sequence[Action]) -> None:
        self.view = view
        self.description = description
        self.actions = actions
        self.hand: list[str] = list(view["hand"] or ())
        self.picked: list[int] = []  # positions in the hand, in the order chosen
        self.turned = False
        self.wanted: str | None = None  # a use chosen explicitly
        self.narrowed: tuple[Action, ...] = ()  # what remains when a target has several actions

    @property
    def takes_cards(self) -> bool:
        """Whether a card is chosen first."""
        ask = self.view["ask"]
        return bool(ask and ask["kind"] in OF_TURNS and any(map(cards_of, self.actions)))

    @property
    def names(self) -> list[str]:
        """The chosen cards."""
        return [self.hand[index] for index in self.picked]

    @property
    def card(self) -> str | None:
        """The chosen card, if it is only one."""
        return self.names[0] if len(self.picked) == 1 else None

    @property
    def most_cards(self) -> int:
        """The largest number of cards an action uses."""
        return max((len(cards_of(action)) for action in self.actions), default=0)

    def pick(self, *cards: int) -> None:
        """Choose these cards instead of the previous ones."""
        self.picked = list(cards)
        self.turned, self.wanted, self.narrowed = False, None, ()

    @property
    def complete(self) -> list[Action]:
        """The actions with exactly the chosen cards, in this order if it matters."""
        if not self.takes_cards:
            return list(self.actions)
        exact = [one for one in self.actions if list(cards_of(one)) == self.names]
        if exact:
            return exact
        wanted = sorted(self.names)
        return [one for one in self.actions if sorted(cards_of(one)) == wanted]

    @property
    def plain(self) -> list[Action]:
        """The actions that need only the chosen cards, such as discards."""
        return [one for one in self.complete if not is_directed(one, self.view)]

    @property
    def discard(self) -> Action | None:
        """The action that only discards the chosen cards."""
        alone = [one for one in self.plain if one.cards and one.front is None]
        return alone[0] if self.takes_cards and alone else None

    @property
    def uses(self) -> dict[str, list[Action]]:
        """The ways to direct the chosen cards at something."""
        found: dict[str, list[Action]] = {}
        for action in self.complete:
            if is_directed(action, self.view):
                found.setdefault(f"{action.verb}{action.guard or ''}", []).append(action)
        return found

    @property
    def without_cards(self) -> list[Action]:
        """The actions of a turn that use no card."""
        return [one for one in self.actions if self.takes_cards and not cards_of(one)]

    @property
    def own_verb(self) -> str | None:
        """The verb of the only chosen card."""
        return self.description.cards[self.card].verb if self.card else None

    @property
    def targets(self) -> list[Target]:
        """The possible targets now."""
        if self.narrowed:
            return [Target("answer", one.text, (one,)) for one in self.narrowed]
        if not self.takes_cards:
            return targets_of(self.actions, self.view)
        uses = self.uses
        if self.wanted in uses:
            return targets_of(uses[self.wanted or ""], self.view)
        own = next((use for use in uses.values() if use[0].verb == self.own_verb), None)
        if own is None:
            own = [one for one in self.plain if one.verb == self.own_verb]
        return targets_of(own, self.view)

    def use(self, actions: Sequence[Action]) -> None:
        """Choose among these actions from now on."""
        self.narrowed = tuple(actions)

    def action_at(self, target: Target) -> Action:
        """Return the action at a target, turned as wished where there is a choice."""
        fitting = [one for one in target.actions if one.turned == self.turned]
        return (fitting or list(target.actions))[0]

    def decide(self, target: Target) -> Action | None:
        """Return the chosen action; None if several remain, which become the next choice."""
        wished = self.action_at(target)
        left = [one for one in target.actions if one.turned == wished.turned]
        if len(left) == 1 or self.narrowed:
            return wished
        self.narrowed = tuple(left)
        return None
