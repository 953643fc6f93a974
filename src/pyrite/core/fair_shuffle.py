"""A shuffle that anyone can check: bound before the first deal, published after the game.

The table draws a secret and publishes its hash. Then players may add texts of their own. The cards
are shuffled with both together, so neither the table nor a player can choose the outcome. When the
game is over the secret is published, and everybody can compute the same cards.
"""

import hashlib
import re
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from pyrite.core.chance import commitment

SECRET = "[0-9a-f]{64}"


class FairShuffle(NamedTuple):
    """What a finished game publishes."""

    commitment: str  # was known before the first deal
    secret: str  # 64 hex digits
    added: tuple[str, ...]  # by the players, in the order of their seats

    @property
    def seed(self) -> str:
        """What the game must have been shuffled with, as `new_game` takes it."""
        return mixed_seed(self.secret, self.added)

    def is_kept(self) -> bool:
        """Is the secret the one that was bound?"""
        secret = re.fullmatch(SECRET, self.secret)
        return secret is not None and commitment(bytes.fromhex(self.secret)) == self.commitment

    def as_dict(self) -> dict[str, Any]:
        """The shuffle as JSON."""
        return {**self._asdict(), "added": list(self.added)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self | None:
        """The opposite of `as_dict`; None if it is no shuffle."""
        texts = (data.get("commitment"), data.get("secret"))
        added = data.get("added")
        if not all(isinstance(text, str) for text in texts) or not isinstance(added, list):
            return None
        if not all(isinstance(text, str) for text in added):
            return None
        return cls(str(texts[0]), str(texts[1]), tuple(added))


def mixed_seed(secret: str, added: tuple[str, ...]) -> str:
    """The secret and what was added, as one seed of 64 hex digits."""
    parts = [text.encode() for text in added]
    mixed = bytes.fromhex(secret) + b"".join(b"%d:%b" % (len(part), part) for part in parts)
    return hashlib.sha256(mixed).hexdigest()
