"""Actions to try in Saboteur: cards, places, seats and goals, in every form."""

from collections.abc import Callable, Iterator
from itertools import combinations, product

from contract.policies import cell

from pyrite import State
from pyrite.saboteur.text.forms import FORMS

NEAR = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))
TOOLS = ("pick", "lamp", "cart")
FRONTS = (*TOOLS, "trapped", "theft")


class Digging:
    """What an action of this moment may name, and how it is written."""

    def __init__(self, state: State) -> None:
        position = state.position()
        cells = [cell(at) for at in position["board"]]
        near = sorted({(x + dx, y + dy) for x, y in cells for dx, dy in NEAR})
        self.places = [f"{x},{y}" for x, y in near]
        self.seats = "ABCDEFGHIJKL"[: position["options"]["seats"]]
        self.goals = [str(number) for number in range(1, len(position["goals"]) + 1)]
        self.hands: list[list[str]] = position["hands"]
        held = {name for hand in self.hands for name in hand}
        self.names = sorted(held | {"map", "rockfall"})
        names = {form: name for name, form in FORMS.items()}
        own = state.rules.names.notation.forms
        self.forms = {verb: names.get(form, verb) for verb, form in own.items()}
        cards = {card.name: self.forms.get(card.verb, "") for card in state.rules.names.cards}
        self.form_of = {name: cards[name] for name in self.names if cards[name] in WITH_CARD}
        self.playable = sorted(self.form_of)

    def plays(self, name: str) -> list[str]:
        """Return all ways to play this card."""
        return list(WITH_CARD[self.form_of[name]](self, name))

    def given(self, seat: int) -> list[list[str]]:
        """Return discards by form, with cards of the hand and one that is not."""
        hand = sorted(set(self.hands[seat]))
        names = [*hand[:3], next(name for name in self.names if name not in hand)]
        return [
            list(FROM_HAND[form](self, verb, names))
            for verb, form in self.forms.items()
            if form in FROM_HAND
        ]

    def answers(self) -> Iterator[str]:
        """Yield everything that does not play a card."""
        for verb, form in self.forms.items():
            if form in WITHOUT:
                yield from WITHOUT[form](self, verb)


# Texts of actions of each form that play a card.
WITH_CARD: dict[str, Callable[["Digging", str], Iterator[str]]] = {
    "tile": lambda m, name: (f"{name}@{at}{r}" for at in m.places for r in ("", "r")),
    "cell": lambda m, name: (f"{name}@{at}" for at in m.places),
    "seat": lambda m, name: (f"{name}>{seat}" for seat in m.seats),
    "tool": lambda m, name: (f"{name}>{seat}:{tool}" for seat in m.seats for tool in TOOLS),
    "two_goals": lambda m, name: (f"{name}:{a},{b}" for a, b in combinations(m.goals, 2)),
    "alone": lambda m, name: iter([name]),
    "card_answer": lambda m, name: iter([name]),
}

# Texts of actions of each form that do not play a card.
WITHOUT: dict[str, Callable[["Digging", str], Iterator[str]]] = {
    "goal_cell": lambda m, verb: (f"goal {at}" for at in m.places),
    "turn": lambda m, verb: iter(["upright", "turned"]),
    "value": lambda m, verb: (f"take {value}" for value in (1, 2, 3)),
    "answer": lambda m, verb: iter([verb]),
    "other_seat": lambda m, verb: (f"{verb} {seat}" for seat in m.seats),
    "goal_number": lambda m, verb: (f"{verb} {goal}" for goal in m.goals),
    "keep": lambda m, verb: (f"{verb} {name}" for name in m.names),
    "beg": lambda m, verb: (f"{verb} {seat} {guard}" for seat in m.seats for guard in (1, 2)),
}

# Texts of actions that give cards away, including one not held or named too often.
FROM_HAND: dict[str, Callable[["Digging", str, list[str]], Iterator[str]]] = {
    "pass": lambda m, verb, names: (
        f"pass {' '.join(cards)}" for n in (1, 2, 3) for cards in product(names, repeat=n)
    ),
    "shed": lambda m, verb, names: (
        f"{verb} {a} {b} {front}" for a, b in product(names, repeat=2) for front in FRONTS
    ),
    "exit": lambda m, verb, names: (
        f"{verb} {name} {at}{side}" for name in names[-2:] for at in m.places for side in "NESW"
    ),
}
