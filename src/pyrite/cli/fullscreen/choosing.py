"""Choosing an action: its targets, the choices so far, and the cursor."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyrite.cli.drawing.board import STEPS, Cell, neighbour, place, written_place
from pyrite.cli.drawing.renderer import View
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.lang import seat_letter

KINDS = ("place", "seat", "answer")  # in this order
NOWHERE = ""
OF_TURNS = ("turn", "lay_path")  # questions answered with cards from the hand


class Place(NamedTuple):
    """A cell of the board, or one of its sides."""

    cell: str
    side: str = ""  # empty for the whole cell


class Target(NamedTuple):
    """Something to choose: a place, a seat or an answer, with its actions."""

    kind: str  # "place", "seat" or "answer"
    key: str  # "4,-1", "4,-1E", "B", or the text of an action
    actions: tuple[Action, ...]
    place: Place = Place("0,0")  # the position, if it is a place

    @property
    def cell(self) -> Cell:
        """The cell of a place."""
        return place(self.place.cell)

    @property
    def side(self) -> str:
        """The side of the cell; empty for the whole cell."""
        return self.place.side

    @property
    def spot(self) -> Cell:
        """The position in half cells."""
        (x, y), (dx, dy) = self.cell, STEPS.get(self.side, (0, 0))
        return 2 * x + dx, 2 * y + dy


def cards_of(action: Action) -> tuple[str, ...]:
    """Return the hand cards an action uses, in order."""
    return action.cards if action.card is None else (action.card,)


def places_of(action: Action, view: View) -> tuple[Place, ...]:
    """Return the places an action is about: a cell, a side of one, or goals."""
    if action.cell is not None:
        return (Place(action.cell, action.side or ""),)
    if action.goals:
        cells = list(view["goals"])
        return tuple(Place(cells[number - 1]) for number in action.goals)
    if action.side is not None and view["seat"] is not None:
        stands = place(view["stands"][view["seat"]])
        return (Place(written_place(neighbour(stands, action.side))),)
    return ()


def asked_places(view: View) -> tuple[Place, ...]:
    """Return the places an open question is about."""
    ask = view["ask"]
    if ask is None:
        return ()
    if ask["cell"]:
        return (Place(ask["cell"]),)
    return places_of(Action.from_dict(ask["action"]), view) if ask["action"] else ()


def is_directed(action: Action, view: View) -> bool:
    """Return whether an action needs a place, a seat or a treasure besides its cards."""
    return target_of(action, view).kind != "answer" or action.treasure is not None


def target_of(action: Action, view: View) -> Target:
    """Return what to choose for an action; two places at once are an answer."""
    places = places_of(action, view)
    if len(places) == 1:
        return Target("place", "".join(places[0]), (action,), places[0])
    if action.target is not None:
        return Target("seat", seat_letter(action.target), (action,))
    return Target("answer", action.text, (action,))


def targets_of(actions: Iterable[Action], view: View) -> list[Target]:
    """Return all targets; actions with the same place or seat share one."""
    found: dict[tuple[str, str], Target] = {}
    for action in actions:
        target = target_of(action, view)
        key = target.kind, target.key
        before = found[key].actions if key in found else ()
        found[key] = target._replace(actions=(*before, action))
    return list(found.values())


def attempt(description: Description, card: str, where: str, turned: bool) -> str | None:
    """Return the text of an illegal action, to ask why; None if the card is not used that way."""
    about = description.cards[card]
    written = description.verbs[about.verb].written.split(", ") if about.verb else []
    if "," in where and "CARD@CELL" in written:
        return f"{card}@{where}{'r' if turned else ''}"
    if "," not in where and "CARD>SEAT" in written:
        tool = f":{about.tools[0]}" if len(about.tools) > 1 and about.verb != "break" else ""
        return f"{card}>{where}{tool}"
    return card if "CARD" in written else None


def nearest(targets: Iterable[Target], spot: Cell, step: Cell) -> Target | None:
    """Return the next target in a direction, preferring the straightest way."""
    best: tuple[float, Target] | None = None
    for target in targets:
        dx, dy = target.spot[0] - spot[0], target.spot[1] - spot[1]
        along = dx * step[0] + dy * step[1]
        aside = abs(dx * step[1]) + abs(dy * step[0])
        cost = along + 2 * aside
        if along > 0 and (best is None or cost < best[0]):
            best = cost, target
    return best[1] if best else None


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
        names = self.names
        exact = [one for one in self.actions if list(cards_of(one)) == names]
        if exact:
            return exact
        wanted = sorted(names)
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
        self.free = neighbour(self.free or start, side)

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
            where = written_place(self.free)
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
