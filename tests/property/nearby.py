"""Actions that are nearly legal: every card on every cell near the tunnel, every seat, every answer."""

from collections.abc import Iterator
from random import Random

from contract.policies import cell
from pyrite import NotationError, State

NEAR = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))
ANSWERS = ("upright", "turned", "take 1", "take 2", "take 3", "allow", "veto")


def action_texts(state: State) -> Iterator[str]:
    """All that anybody might try at this moment, most of it illegal."""
    position = state.position()
    cells = [cell(at) for at in position["board"]]
    places = sorted({(x + dx, y + dy) for x, y in cells for dx, dy in NEAR})
    names = sorted({name for hand in position["hands"] for name in hand} | {"map", "rockfall"})
    for name in names:
        yield f"pass {name}"
        for x, y in places:
            yield f"{name}@{x},{y}"
            yield f"{name}@{x},{y}r"
        for seat in "ABCDEFGHIJ"[: position["options"]["seats"]]:
            yield f"{name}>{seat}"
            for tool in ("pick", "lamp", "cart"):
                yield f"{name}>{seat}:{tool}"
    for x, y in places:
        yield f"goal {x},{y}"
    yield from ANSWERS


def actions(state: State, seat: int) -> list[int]:
    """The same as numbers, as this seat would mean them; what is no action here is left out."""
    found = set(state.legal_actions(seat))
    for text in action_texts(state):
        try:
            found.add(state.from_text(seat, text))
        except NotationError:
            continue
    return sorted(found)


def some_actions(state: State, seat: int, rng: Random, n: int) -> list[int]:
    """All legal ones, and n of the others."""
    legal = state.legal_actions(seat)
    others = [action for action in actions(state, seat) if action not in set(legal)]
    return legal + rng.sample(others, min(n, len(others)))
