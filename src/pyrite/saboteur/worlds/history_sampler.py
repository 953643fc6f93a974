# Compiled: see core/native.py
"""Where the cards that one knower remembers may lie now, each outcome as often as it is likely.

The steps (memory.py) are replayed. Where others chose unseen, each card they held is equally
likely. An unknown card becomes one of those left, all equally likely, once its kind matters. Each
card that was seen then makes the outcome more or less likely, and an outcome is kept with its
likelihood relative to the best. If nearly none is kept, one out of many is chosen by likelihood.
"""

from collections.abc import Mapping, Sequence
from typing import final

from pyrite.core.chance import Luck
from pyrite.core.native import ByteRows, Bytes, Native, python_only
from pyrite.saboteur.numbers import (
    DRAW,
    DWARF_PLACE,
    FLIP,
    MAX_SEATS,
    MIX,
    PASS_UNSEEN,
    PUT,
    ROW_BYTES,
    SEE,
    STEP_BYTES,
    STEP_ROWS,
    SWAP,
    UNSEEN,
)

MAX_STEPS, MAX_HELD, PLACES, KINDS = STEP_ROWS * ROW_BYTES // STEP_BYTES, 32, 256, 256
TRIES, TRIED_FIRST, ENOUGH, ONE = 8_000, 300, 10, 1 << 30
WORK = 4_000_000  # most cards moved while looking for an outcome


@final
class HistorySampler(Native):
    """Replays the steps of one kind of cards again and again."""

    kind: Bytes = [0] * MAX_STEPS
    place: Bytes = [0] * MAX_STEPS
    other: Bytes = [0] * MAX_STEPS
    card: Bytes = [0] * MAX_STEPS
    first_held: Bytes = [0] * MAX_SEATS
    nheld: Bytes = [0] * MAX_SEATS
    kept_nheld: Bytes = [0] * MAX_SEATS
    held: ByteRows = [[0] * MAX_HELD] * MAX_SEATS
    kept_held: ByteRows = [[0] * MAX_HELD] * MAX_SEATS
    token: Bytes = [0] * PLACES
    kept_token: Bytes = [0] * PLACES
    pool_card: Bytes = [0] * KINDS
    pool: Bytes = [0] * KINDS
    left: Bytes = [0] * KINDS
    nsteps: int
    npool: int
    nleft: int
    tries: int
    found: int  # outcomes among the first tries
    best: float

    def __init__(
        self,
        steps: Sequence[tuple[int, int, int, int, int]],
        held: Sequence[int],
        pool: Mapping[int, int],
    ) -> None:
        """Take the steps, the sizes of hands before the first, and the unnamed cards by kind."""
        self.nsteps = len(steps)
        for i, (kind, _, place, other, card) in enumerate(steps):
            self.kind[i] = kind
            self.place[i] = place
            self.other[i] = other
            self.card[i] = card
        for seat, n in enumerate(held):
            self.first_held[seat] = n
        self.npool = 0
        for i, (card, n) in enumerate(pool.items()):
            self.pool_card[i] = card
            self.pool[card] = n
            self.npool = i + 1
        work = sum(step[3] - step[2] if step[0] == MIX else 1 for step in steps)
        self.tries = max(min(WORK // (PLACES + work), TRIES), 1)
        self.best, self.found = 0.0, 0
        self.look_for_best(Luck(1))

    def look_for_best(self, luck: Luck) -> None:
        """Estimate the highest likelihood from some tries."""
        tried: int = 0
        while tried < self.tries and (tried < TRIED_FIRST or self.found < ENOUGH):
            likely: float = self.replay(luck)
            self.best = max(self.best, likely)
            self.found += likely > 0.0
            tried += 1

    @python_only
    def is_of_use(self) -> bool:
        """Return whether chance leads to what was seen often enough."""
        return self.found >= ENOUGH

    def draw(self, luck: Luck) -> bool:
        """Draw an outcome into `held` and `token`; return False if none was found."""
        total: float = 0.0
        for _ in range(self.tries):
            likely: float = self.replay(luck)
            if likely == 0.0:
                continue
            self.best = max(self.best, likely)
            if luck.below(ONE) * self.best < likely * ONE:
                return True
            total += likely
            if luck.below(ONE) * total < likely * ONE:
                self.keep()
        if total == 0.0:
            return False
        self.take_back()
        return True

    def keep(self) -> None:
        """Keep this outcome as a fallback."""
        for i in range(PLACES):
            self.kept_token[i] = self.token[i]
        for seat in range(MAX_SEATS):
            self.kept_nheld[seat] = self.nheld[seat]
            for i in range(self.nheld[seat]):
                self.kept_held[seat][i] = self.held[seat][i]

    def take_back(self) -> None:
        """Restore the outcome that was kept."""
        for i in range(PLACES):
            self.token[i] = self.kept_token[i]
        for seat in range(MAX_SEATS):
            self.nheld[seat] = self.kept_nheld[seat]
            for i in range(self.nheld[seat]):
                self.held[seat][i] = self.kept_held[seat][i]

    def replay(self, luck: Luck) -> float:
        """Replay all steps; return how likely it is that everything seen is seen."""
        self.begin()
        likely: float = 1.0
        for i in range(self.nsteps):
            kind: int = self.kind[i]
            place: int = self.place[i]
            if kind == DRAW:
                self.put(place, UNSEEN)
            elif kind == PUT:
                self.put(place, self.card[i])
            elif kind == SEE:
                likely *= self.see(place, self.card[i], luck)
                if likely == 0.0:
                    return 0.0
            elif kind == PASS_UNSEEN:
                self.put(self.other[i], self.take(place, luck.below(self.nheld[place])))
            elif kind == SWAP:
                self.swap(place, self.other[i])
            elif kind == FLIP:
                if luck.below(2):
                    self.swap(place, self.other[i])
            elif kind == MIX:
                self.mix(place, self.other[i], luck)
            else:
                self.keep_one(place, self.other[i], self.card[i], luck)
        return likely

    def begin(self) -> None:
        """Reset to the moment before the first step, when no card is known."""
        self.nleft = 0
        for i in range(self.npool):
            card: int = self.pool_card[i]
            self.left[card] = self.pool[card]
            self.nleft += self.pool[card]
        for seat in range(MAX_SEATS):
            self.nheld[seat] = self.first_held[seat]
            for i in range(self.nheld[seat]):
                self.held[seat][i] = UNSEEN
        for i in range(PLACES):
            self.token[i] = UNSEEN

    def put(self, place: int, card: int) -> None:
        """Put a card in a place."""
        if place >= DWARF_PLACE:
            self.token[place] = card
        else:
            self.held[place][self.nheld[place]] = card
            self.nheld[place] += 1

    def take(self, hand: int, i: int) -> int:
        """Take the card at this index out of a hand."""
        card: int = self.held[hand][i]
        self.nheld[hand] -= 1
        self.held[hand][i] = self.held[hand][self.nheld[hand]]
        return card

    def see(self, place: int, card: int, luck: Luck) -> float:
        """Return how likely it was to see this card there; from now on it is known."""
        unknown: float = 1.0 * self.left[card] / self.nleft if self.nleft else 0.0
        if place < DWARF_PLACE:
            return self.leave_hand(place, card, unknown, luck)
        there: int = self.token[place]
        self.token[place] = UNSEEN
        if there == UNSEEN:
            self.name(card)
            return unknown
        return 1.0 if there == card else 0.0

    def leave_hand(self, hand: int, card: int, unknown: float, luck: Luck) -> float:
        """Remove one of the cards known to be of this kind, or an unknown one."""
        named: int = 0
        others: int = 0
        for i in range(self.nheld[hand]):
            if self.held[hand][i] == card:
                named += 1
            elif self.held[hand][i] == UNSEEN:
                others += 1
        likely: float = named + others * unknown
        if likely == 0.0:
            return 0.0
        if luck.below(ONE) * likely < 1.0 * named * ONE:
            self.take_such(hand, card)
        else:
            self.take_such(hand, UNSEEN)
            self.name(card)
        return likely

    def take_such(self, hand: int, card: int) -> None:
        """Take a card of this kind out of a hand."""
        i: int = 0
        while self.held[hand][i] != card:
            i += 1
        self.take(hand, i)

    def name(self, card: int) -> None:
        """Note that one of the cards left has been seen."""
        if self.left[card]:
            self.left[card] -= 1
            self.nleft -= 1

    def next_held(self, hand: int) -> int:
        """Take the next card of a hand; UNSEEN if unknown, and when none is left."""
        if self.nheld[hand] == 0:
            return UNSEEN
        self.nheld[hand] -= 1
        return self.held[hand][self.nheld[hand]]

    def swap(self, place: int, other: int) -> None:
        """Swap the contents of two hands, or of two other places."""
        if place >= DWARF_PLACE:
            self.token[place], self.token[other] = self.token[other], self.token[place]
            return
        for i in range(max(self.nheld[place], self.nheld[other])):
            card: int = self.held[place][i]
            self.held[place][i] = self.held[other][i]
            self.held[other][i] = card
        self.nheld[place], self.nheld[other] = self.nheld[other], self.nheld[place]

    def mix(self, place: int, last: int, luck: Luck) -> None:
        """Shuffle all places from `place` to `last`."""
        for i in range(last, place, -1):
            j: int = place + luck.below(i - place + 1)
            self.token[i], self.token[j] = self.token[j], self.token[i]

    def keep_one(self, hand: int, first: int, n: int, luck: Luck) -> None:
        """Move one of these cards to the hand, the topmost of equal ones (C-18)."""
        for i in range(first, first + n):
            if self.token[i] == UNSEEN:
                self.token[i] = self.any_card(luck)
        card: int = self.token[first + luck.below(n)]
        at: int = first + n - 1
        while self.token[at] != card:
            at -= 1
        self.put(hand, card)
        for i in range(at, first + n - 1):
            self.token[i] = self.token[i + 1]
        self.token[first + n - 1] = UNSEEN

    def any_card(self, luck: Luck) -> int:
        """Draw one of the cards that are left."""
        if self.nleft == 0:
            return UNSEEN
        number: int = luck.below(self.nleft)
        i: int = 0
        while number >= self.left[self.pool_card[i]]:
            number -= self.left[self.pool_card[i]]
            i += 1
        card: int = self.pool_card[i]
        self.name(card)
        return card
