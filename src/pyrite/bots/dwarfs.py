"""Who may sit at the table: the dwarf cards of the box, and whom each dwarf would rather stop."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pyrite.bots.box import example

# How much a dwarf minds each other one at work, from 0 to 1.
AGAINST: dict[str, dict[str, float]] = {
    "digger": {"saboteur": 1.0, "greedy": 0.5},
    "greedy": {"saboteur": 1.0},
    "blue": {"saboteur": 1.0, "green": 0.7},
    "green": {"saboteur": 1.0, "blue": 0.7},
    "boss": {"saboteur": 1.0},
    "profiteer": {},  # wins with everybody
    "geologist": {"geologist": 1.0},  # they share the crystals
    "saboteur": dict.fromkeys(("digger", "greedy", "blue", "green", "boss", "geologist"), 1.0)
    | {"profiteer": 0.5},
}


def dwarf_cards(options: Mapping[str, Any]) -> Counter[str]:
    """The dwarf cards of a table with these options, dealt or to spare."""
    box = example("saboteur", options)
    return Counter([*box["dwarfs"], *box["spare"]])


def known_dwarfs(view: Mapping[str, Any]) -> list[str | None]:
    """The dwarfs of all seats as far as one knows them: one's own, inspected, shown."""
    return [view["dwarf"] if s == view["seat"] else d for s, d in enumerate(view["dwarfs"])]


def unknown_cards(view: Mapping[str, Any]) -> Counter[str]:
    """The dwarf cards that one has not seen in this round."""
    seen = Counter(d for d in (*known_dwarfs(view), *view["spare"]) if d is not None)
    return dwarf_cards(view["options"]) - seen


def enmity(dwarf: str, kinds: Mapping[str, float]) -> float:
    """How much this dwarf minds a seat that is each kind with some chance."""
    against = AGAINST.get(dwarf, {})
    return sum(chance * against.get(kind, 0.0) for kind, chance in kinds.items())
