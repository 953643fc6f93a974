"""Actions that are nearly legal: all cards on all cells near the tunnel, all seats, all answers."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from contract.policies import cell

from pyrite import NotationError, State
from pyrite.saboteur.notation import forms

NEAR = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))
TOOLS = ("pick", "lamp", "cart")
FRONTS = (*TOOLS, "trapped", "theft")
MOST = 700  # actions of one seat that are tried at a moment


class Moment:
    """What may be named in an action: cards, places, seats, goals."""

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


# How an action of each form may be written with a card of this name.
WITH_CARD: dict[str, Callable[[Moment, str], Iterator[str]]] = {
    "tile": lambda m, name: (f"{name}@{at}{r}" for at in m.places for r in ("", "r")),
    "cell": lambda m, name: (f"{name}@{at}" for at in m.places),
    "seat": lambda m, name: (f"{name}>{seat}" for seat in m.seats),
    "tool": lambda m, name: (f"{name}>{seat}:{tool}" for seat in m.seats for tool in TOOLS),
    "goals": lambda m, name: (f"{name}:{a},{b}" for a, b in combinations(m.goals, 2)),
    "alone": lambda m, name: iter([name]),
    "card": lambda m, name: iter([name]),
}

# How one of each form may be written without playing a card.
WITHOUT: dict[str, Callable[[Moment, str], Iterator[str]]] = {
    "goal": lambda m, verb: (f"goal {at}" for at in m.places),
    "turn": lambda m, verb: iter(["upright", "turned"]),
    "take": lambda m, verb: (f"take {value}" for value in (1, 2, 3)),
    "word": lambda m, verb: iter([verb]),
    "who": lambda m, verb: (f"{verb} {seat}" for seat in m.seats),
    "number": lambda m, verb: (f"{verb} {goal}" for goal in m.goals),
    "keep": lambda m, verb: (f"{verb} {name}" for name in m.names),
    "beg": lambda m, verb: (f"{verb} {seat} {guard}" for seat in m.seats for guard in (1, 2)),
}

# How one may be written that gives cards of this hand away: also one not held, or one too often.
FROM_HAND: dict[str, Callable[[Moment, str, list[str]], Iterator[str]]] = {
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


class Tries:
    """Actions to try at one moment."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moment = Moment(state)
        self.forms = forms(state.rules.words)
        cards = {card.name: self.forms.get(card.verb, "") for card in state.rules.words.cards}
        self.cards = {name: cards[name] for name in self.moment.names if cards[name] in WITH_CARD}
        self.answers = list(self._answers())

    def all_of(self, seat: int) -> list[int]:
        """What this seat might try with the cards it holds, and every answer."""
        rng = Random(self.state.step)
        hand = set(self.moment.hands[seat]) & self.cards.keys()
        own = [text for name in sorted(hand) for text in self._with(name)]
        given = [text for way in self._given(seat) for text in _some(rng, way, MOST // 6)]
        return self._understood(seat, [*_some(rng, own, MOST), *given, *self.answers])

    def some(self, seat: int, rng: Random, n: int) -> list[int]:
        """All legal actions of a seat, and about n others as this seat would mean them."""
        names = rng.choices(sorted(self.cards), k=n) if self.cards else []
        texts = [rng.choice(self._with(name)) for name in names]
        given = [rng.choice(way) for way in self._given(seat) for _ in range(n // 4 + 1)]
        return self._understood(seat, [*texts, *given, *_some(rng, self.answers, n + 8)])

    def _with(self, name: str) -> list[str]:
        return list(WITH_CARD[self.cards[name]](self.moment, name))

    def _given(self, seat: int) -> list[list[str]]:
        """By form; the last two cards are one of the hand and one that is not."""
        hand = sorted(set(self.moment.hands[seat]))
        names = [*hand[:3], next(name for name in self.moment.names if name not in hand)]
        return [
            list(FROM_HAND[form](self.moment, verb, names))
            for verb, form in self.forms.items()
            if form in FROM_HAND
        ]

    def _answers(self) -> Iterator[str]:
        for verb, form in self.forms.items():
            if form in WITHOUT:
                yield from WITHOUT[form](self.moment, verb)

    def _understood(self, seat: int, texts: list[str]) -> list[int]:
        found = dict.fromkeys(self.state.legal_actions(seat))
        for text in texts:
            try:
                found[self.state.from_text(seat, text)] = None
            except NotationError:
                continue
        return list(found)


def _some(rng: Random, texts: list[Any], most: int) -> list[Any]:
    return texts if len(texts) <= most else rng.sample(texts, most)
