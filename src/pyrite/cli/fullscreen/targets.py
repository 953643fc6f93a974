"""The targets of actions, read from their parts alone: cards, places, seats."""

from collections.abc import Iterable
from typing import NamedTuple

from pyrite.cli.drawing.grid import Cell, place
from pyrite.cli.drawing.renderer import View
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.lang import seat_letter

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # step to the neighbour at each side


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
        return (Place(_neighbour(view["stands"][view["seat"]], action.side)),)
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


def _neighbour(cell: str, side: str) -> str:
    (x, y), (dx, dy) = place(cell), STEPS[side]
    return f"{x + dx},{y + dy}"
