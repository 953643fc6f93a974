"""Actions that are nearly legal: all cards on all cells near the tunnel, all seats, all answers."""

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


class Tries:
    """Actions to try at one moment."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.texts = list(action_texts(state))

    def all_of(self, seat: int) -> list[int]:
        """All that this seat might try with the cards it holds, and every answer."""
        held = {f"{name}{sign}" for name in self.state.view(seat)["hand"] for sign in "@>"}
        own = [text for text in self.texts if text.startswith((*held, "pass ", "goal "))]
        return self._understood(seat, [*own, *ANSWERS])

    def some(self, seat: int, rng: Random, n: int) -> list[int]:
        """All legal actions of a seat, and about n others as this seat would mean them."""
        texts = [*rng.sample(self.texts, min(n, len(self.texts))), *ANSWERS]
        return self._understood(seat, texts)

    def _understood(self, seat: int, texts: list[str]) -> list[int]:
        found = dict.fromkeys(self.state.legal_actions(seat))
        for text in texts:
            try:
                found[self.state.from_text(seat, text)] = None
            except NotationError:
                continue
        return list(found)
