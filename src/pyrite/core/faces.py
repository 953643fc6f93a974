"""Drawn faces as numbers, and the temper that a face and a name show.

A face is taken apart from its last digit on: a colour, a temper, a beard and a cap.
"""

from hashlib import blake2b

COLOURS = 12  # no two faces at a table have the same colour
TEMPERS = ("merry", "grumpy", "sly", "sleepy", "stern", "curious", "brave", "gloomy")
FACES = COLOURS * len(TEMPERS) * 6 * 5


def usual_face(name: str) -> int:
    """Return the face of a name, the same at every table."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest()) % FACES


def temper_of(face: int) -> str:
    """Return the temper that a face shows."""
    return TEMPERS[face // COLOURS % len(TEMPERS)]
