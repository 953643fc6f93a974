"""Seeds for many games, independent of where and in which order they are played."""

from hashlib import blake2b


def game_seed(seed: int | str, number: int, purpose: str) -> int:
    """Return the seed of one game; games with neighbouring numbers have nothing in common."""
    text = f"{seed}/{number}/{purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
