"""Reading the steps of remembered cards (history_text.py), and what they imply."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pyrite.core.messages import NotationError
from pyrite.core.seats import PUBLIC, SPECTATORS
from pyrite.core.source import Source
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import (
    DISCARD_PLACE,
    DRAW,
    DWARF_PLACE,
    GOAL_PLACE,
    KEEP_ONE,
    MAX_DECK,
    MAX_HAND,
    MAX_SEATS,
    MIX,
    PASS_UNSEEN,
    PUT,
    ROW_BYTES,
    SEE,
    STEP_BYTES,
    STEP_ROWS,
    SWAP,
)
from pyrite.saboteur.text.history_text import LETTERS, WORDS, Step
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.worlds.history_sampler import HistorySampler

MOST_STEPS = STEP_ROWS * ROW_BYTES // STEP_BYTES
MOST_KEPT = 16
LONGEST = 100
DECK, GOALS, DWARFS = 0, 1, 4  # domains, in the reader's order
FAMILIES = {"h": DECK, "d": DECK, "g": GOALS, "w": DWARFS, "u": DWARFS}
WANTED = "steps like draw h1, pass h1 d12, see h1 map, swap h1 h2, keep h1 d5 5"


def read_history(source: Source, p: Snapshot) -> None:
    """Read the steps; if left out, it is unknown how clues came about."""
    if source.data.get("history") is None:
        p.history = None if "history" in source.data or p.clues else []
        return
    p.history = []
    for i, value in enumerate(source.at_most(MOST_STEPS, "history", "steps")):
        where = f"history {i}"
        row = source.as_mapping(where, value, ("seen_by", "step"))
        seats = _knowers(source, where, row.get("seen_by"))
        p.history.append(_step(source, p, where, row.get("step"))._replace(seats=seats))


def _knowers(source: Source, where: str, value: Any) -> int:
    """Read knowers: "all", or a list of seats with null for the spectators."""
    if value == "all":
        return PUBLIC
    knowers = source.as_list(where, value)[: MAX_SEATS + 1]
    return sum({SPECTATORS if k is None else 1 << source.seat(where, k) for k in knowers})


def _step(source: Source, p: Snapshot, where: str, value: Any) -> Step:
    """Read a step that is possible by itself."""
    if not isinstance(value, str) or len(value) > LONGEST:
        source.wrong_type(where, WANTED)
    word, first, rest = [*value.split(" ", 2), "", ""][:3]
    kind = WORDS[source.one_of(where, word, list(WORDS))]
    place = _place(source, p, where, first)
    if kind in (SEE, PUT):
        return Step(kind, 0, place, 0, _card(source, p, where, first[0], rest))
    if kind == DRAW:
        step = Step(kind, 0, place)
    else:
        other, _, number = rest.partition(" ")
        n = int(number) if number in map(str, range(1, MOST_KEPT + 1)) else 0
        step = Step(kind, 0, place, _place(source, p, where, other), n)
    if not _is_possible(step) or (rest and kind == DRAW) or (step.card > 0) != (kind == KEEP_ONE):
        source.wrong_value(where, value, WANTED)
    return step


def _place(source: Source, p: Snapshot, where: str, text: str) -> int:
    """Read a letter and the number of a place that exists or has existed."""
    letter = source.one_of(where, text[:1], list(LETTERS))
    seats = p.rules.seats
    counts = {"h": seats, "w": seats, "u": len(p.spare), "g": p.rules.ngoals, "d": MAX_DECK}
    numbers = {str(n): n for n in range(counts[letter])}
    if text[1:] not in numbers:
        source.wrong_value(where, text, f"{letter}0 to {letter}{counts[letter] - 1}")
    return LETTERS[letter] + numbers[text[1:]]


def _card(source: Source, p: Snapshot, where: str, letter: str, name: str) -> int:
    """Return the card by its name among those of its kind."""
    names = p.names
    if FAMILIES[letter] == DWARFS:
        return names.dwarfs.index(source.one_of(where, name, names.dwarfs))
    if FAMILIES[letter] == GOALS:
        listed = {names.cards[card].name: card for card in names.goal_cards}
    else:
        listed = {card.name: number for number, card in enumerate(names.cards) if card.verb}
    return listed[source.one_of(where, name, list(listed))]


def _is_possible(step: Step) -> bool:
    """Return whether cards can move between these places in this way."""
    kind, place, other = step.kind, step.place, step.other
    from_hand, to_hand = place < DWARF_PLACE, other < DWARF_PLACE
    if kind == DRAW:
        return from_hand
    if kind == PASS_UNSEEN:
        return from_hand and (to_hand or other >= DISCARD_PLACE) and place != other
    if kind == KEEP_ONE:
        return from_hand and DISCARD_PLACE <= other <= DISCARD_PLACE + MAX_DECK - step.card
    if from_hand != to_hand or domain_of(place) != domain_of(other):
        return False
    if kind == MIX:
        return not from_hand and place <= other
    return place != other and (kind == SWAP or not from_hand)


def domain_of(place: int) -> int:
    """Return the domain of a place: deck, goals or dwarfs."""
    if place < DWARF_PLACE or place >= DISCARD_PLACE:
        return DECK
    return GOALS if place >= GOAL_PLACE else DWARFS


def sampler(p: Snapshot, domain: int, pool: Sequence[int]) -> HistorySampler | None:
    """Return a sampler of what the view's seat remembers about these cards, or None.

    It is None without steps, and also if chance hardly ever leads to what was seen. Then the clues
    say what is certain.
    """
    steps = [step for step in p.history or () if domain_of(step.place) == domain]
    if not steps:
        return None
    left = Counter(pool)
    left.update(step.card for step in steps if step.kind == SEE)
    left.subtract(step.card for step in steps if step.kind == PUT)
    if not all(0 <= n <= MAX_DECK for n in left.values()):
        raise NotationError(say("position-memory"))
    found = HistorySampler(steps, _held_before(p, steps), left)
    return found if found.is_of_use() else None


def _held_before(p: Snapshot, steps: Sequence[Step]) -> list[int]:
    """Return how many cards each hand held before the first step, from what it holds now."""
    held = [len(hand) for hand in p.hands]
    for kind, _, place, other, _ in reversed(steps):
        if place >= DWARF_PLACE:
            continue
        if kind == SWAP:
            held[place], held[other] = held[other], held[place]
        elif kind in (SEE, PASS_UNSEEN):
            held[place] += 1
        else:
            held[place] -= 1
        if kind == PASS_UNSEEN and other < DWARF_PLACE:
            held[other] -= 1
        if not all(0 <= n <= MAX_HAND for n in held):
            raise NotationError(say("position-memory"))
    return held
