"""A shuffle that anyone can verify: committed before the first deal, published after the game.

The table draws a secret and publishes its hash. Players seal their own texts by publishing their
hashes, and reveal the texts only when the seals can no longer change. The cards are shuffled with
all of it, so neither the table nor a player can choose the outcome. After the game the secret is
published, and anyone can compute the same cards.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Self

from pyrite.core.chance import commitment
from pyrite.core.seats import seat_letter

HASH = "[0-9a-f]{64}"
Sealing = Literal["sealed", "not-sealed", "open", "no-texts"]
RANDOM_BYTES = 16  # in every text that a client seals, so that nobody can guess it from the seal


class FairShuffle(NamedTuple):
    """What a finished game publishes about its shuffle."""

    commitment: str  # published before the first deal
    secret: str  # 64 hex digits
    added: tuple[str, ...]  # by the players, in seat order
    seals: tuple[str, ...] = ()  # published before the texts; empty if the texts were not sealed
    withheld: tuple[tuple[str, ...], ...] = ()  # who held back a text, per failed deal: "Bob (B)"
    table: str = ""  # its code, under which players find their notes

    @property
    def seed(self) -> str:
        """The seed that the game must have been shuffled with, as `new_game` takes it."""
        return mixed_seed(self.secret, self.added)

    def is_kept(self) -> bool:
        """Return whether the secret matches the commitment."""
        secret = re.fullmatch(HASH, self.secret)
        return secret is not None and commitment(bytes.fromhex(self.secret)) == self.commitment

    @property
    def sealing(self) -> Sealing:
        """Whether there were texts, and whether all were sealed before any was revealed."""
        if not any(self.seals):
            return "open" if any(self.added) else "no-texts"
        fits = self.seals == tuple(seal_of(text) if text else "" for text in self.added)
        return "sealed" if fits else "not-sealed"

    def as_dict(self) -> dict[str, Any]:
        """Return the shuffle as JSON."""
        return {
            "commitment": self.commitment,
            "secret": self.secret,
            "added": list(self.added),
            "seals": list(self.seals),
            "withheld": [list(names) for names in self.withheld],
            "table": self.table,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self | None:
        """Return the shuffle written by `as_dict`, or None if the data is not one.

        Games from before texts were sealed have neither `seals` nor `withheld`, older ones no
        `table`.
        """
        bound, secret, added = (data.get(key) for key in ("commitment", "secret", "added"))
        seals, withheld = data.get("seals", []), data.get("withheld", [])
        table = data.get("table", "")
        if not (isinstance(bound, str) and isinstance(secret, str) and isinstance(table, str)):
            return None
        if not isinstance(withheld, list):
            return None
        if not all(_are_texts(texts) for texts in (added, seals, *withheld)):
            return None
        names = tuple(tuple(those) for those in withheld)
        return cls(bound, secret, tuple(added or ()), tuple(seals), names, table)


def with_letter(name: str, seat: int) -> str:
    """Return who withheld a text, "Bob (B)": clear when the seat or the name changes later."""
    return f"{name} ({seat_letter(seat)})"


def name_and_letter(who: str) -> tuple[str, str]:
    """Return "Bob" and "(B)" for "Bob (B)"; games from before seats were named have names alone."""
    name, _, letter = who.rpartition(" ")
    return name, letter


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def new_text(typed: str = "") -> str:
    """Return a text to seal: what the player typed, if anything, and randomness to hide it."""
    return f"{typed} {secrets.token_hex(RANDOM_BYTES)}".strip()


def seal_of(text: str) -> str:
    """Return the hash that binds a player to a text before anyone can read it."""
    return hashlib.sha256(b"pyrite" + text.encode()).hexdigest()


def mixed_seed(secret: str, added: tuple[str, ...]) -> str:
    """Return one seed of 64 hex digits from the secret and the added texts."""
    parts = [text.encode() for text in added]
    mixed = bytes.fromhex(secret) + b"".join(b"%d:%b" % (len(part), part) for part in parts)
    return hashlib.sha256(mixed).hexdigest()
