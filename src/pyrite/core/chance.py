# Compiled: see core/native.py
"""Random numbers derived from (seed, step, purpose): no global state, exact replays.

Simulations use a fast 64-bit stream. A live table uses a 256-bit secret and SHA-256 in counter
mode, so that nobody can compute the deck from what they see. It publishes `commitment(secret)`
before the first deal and the secret after the game. Compiled and interpreted code produce the same
numbers.
"""

import hashlib
import secrets
from typing import final

from pyrite.core.native import Bytes, Long, Native, Readable, Word, freelist, python_too, with_gil

M64: Word = 0xFFFFFFFFFFFFFFFF
STAR: Word = 2685821657736338717
GOLDEN: Word = 0x9E3779B97F4A7C15
MIX1: Word = 0xBF58476D1CE4E5B9
MIX2: Word = 0x94D049BB133111EB
WHOLE = 1 << 64


def scrambled(x: Word) -> Word:
    """Return a splitmix64 hash, which gives neighbouring seeds unrelated streams."""
    x = x + GOLDEN & M64
    x = (x ^ x >> 30) * MIX1 & M64
    x = (x ^ x >> 27) * MIX2 & M64
    return x ^ x >> 31


def stirred(x: Word) -> Word:
    """Return the next state of a stream."""
    x ^= x >> 12
    x ^= x << 25 & M64
    return x ^ x >> 27


def one_of(x: Word, n: int) -> int:
    """Return the number from 0 to n - 1 that a state stands for."""
    return ((x * STAR & M64) >> 32) * n >> 32


@final
@freelist(64)
class Luck(Native):
    """A stream of random numbers; `start` moves it to the beginning of a named part of its seed."""

    seed: Readable[Word]
    secret: Readable[bytes | None]
    sealed: bool
    x: Word
    label: Long
    drawn: Long

    def __init__(self, seed: int = 0, secret: bytes | None = None) -> None:
        self.seed = seed & M64
        self.secret = secret
        self.sealed = secret is not None
        self.label = 0
        self.drawn = 0
        self.x = scrambled(self.seed) | 1

    @python_too
    def reseed(self, seed: Word) -> None:
        """Replace the seed in place, to play many games in a row."""
        self.seed = seed & M64
        self.x = scrambled(self.seed) | 1

    @python_too
    def start(self, step: Long, purpose: int) -> None:
        """Restart the stream: from here on it depends only on seed, step and purpose."""
        self.label = step * 64 + purpose
        self.drawn = 0
        self.x = scrambled(self.seed ^ scrambled(self.label)) | 1

    @python_too
    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, uniformly distributed."""
        if self.sealed:
            return self.sealed_below(n)
        self.x = stirred(self.x)
        return one_of(self.x, n)

    @with_gil
    def sealed_below(self, n: int) -> int:
        """Return a number from 0 to n - 1 drawn from the secret, redrawing to avoid modulo bias."""
        limit = WHOLE - WHOLE % n
        while True:
            block = b"%d/%d" % (self.label, self.drawn)
            self.drawn += 1
            digest = hashlib.sha256((self.secret or b"") + block).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % n

    @python_too
    def copy(self) -> "Luck":
        """Return an independent stream that continues with the same numbers."""
        new: Luck = Luck.__new__(Luck)
        new.seed = self.seed
        new.secret = self.secret
        new.sealed = self.sealed
        new.label = self.label
        new.drawn = self.drawn
        new.x = self.x
        return new


def shuffle(cards: Bytes, n: int, luck: Luck) -> None:
    """Shuffle the first n cards in place; all orders are equally likely."""
    if luck.sealed:
        for i in range(n - 1, 0, -1):
            j = luck.sealed_below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return
    x = luck.x  # the stream stays in a register
    for i in range(n - 1, 0, -1):
        x = stirred(x)
        j = one_of(x, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    luck.x = x


def new_secret() -> bytes:
    """Return 256 random bits for a live table."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """Return the hash that a live table publishes before the first deal, to be checked later."""
    return hashlib.sha256(b"pyrite" + secret).hexdigest()
