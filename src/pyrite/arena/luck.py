"""The luck of many games: each has its own seed, whoever plays it and in whatever order."""

from hashlib import blake2b


def game_seed(seed: int | str, number: int, purpose: str) -> int:
    """The seed of one of many games; games of neighbouring seeds have nothing in common."""
    text = f"{seed}/{number}/{purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
