"""Names of players: what may be one, and which two cannot be told apart."""

import re
from collections.abc import Iterable
from unicodedata import category, normalize

from pyrite.core.messages import PyriteError, say

LONGEST_NAME = 24
MOST_MARKS = 4  # that follow one letter: Tibetan and Hebrew need them, piles do not

# Unicode's property Default_Ignorable_Code_Point, which `unicodedata` lacks, and what looks blank
# without being a space: Braille's empty cell, fillers and blanks of Khitan and Egyptian.
HIDDEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U00013441\U00013442"
    "\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
ALIKE = str.maketrans(  # Greek and Cyrillic letters, digits and signs, to the Latin letters
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u03bf\u03bd\u0406\u0408\u0405\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421"
    "\u0422\u0423\u0425\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb"
    "\u04cf\u0501\u051b\u051d01I|",
    "ABEZHlKMNOPTYXovlJSABEKMHOPCTYXaeopcyxijshldqwOlll",
)


class NameRefused(PyriteError):
    """Nobody can play under this name."""


def clean_name(name: str) -> str:
    """Return a name as it is stored and shown, or refuse it.

    What cannot be seen is left out, so that an emoji made of several falls into its parts.
    """
    clean = _visible(normalize("NFKC", _visible(name)))
    for sign in clean:
        if not sign.isprintable():
            raise NameRefused(say("name-sign", sign=f"U+{ord(sign):04X}"))
    if len(clean) > LONGEST_NAME:
        raise NameRefused(say("name-long", name=clean, most=LONGEST_NAME))
    if all(category(sign)[0] in "MZ" for sign in clean):
        raise NameRefused(say("name-wrong"))
    if most_marks(clean) > MOST_MARKS or is_mark(clean[0]):
        raise NameRefused(say("name-marks", most=MOST_MARKS))
    return clean


def clean_names(names: Iterable[str | None]) -> list[str | None]:
    """Return the names of a table, where some seats may have none and no two look alike."""
    clean = [name and clean_name(name) for name in names]
    taken: set[str] = set()
    for name in filter(None, clean):
        if taken & looks(name):
            raise NameRefused(say("name-taken", name=name))
        taken |= looks(name)
    return clean


def most_marks(name: str) -> int:
    """Return how many marks are piled on one letter at most."""
    most = piled = 0
    for sign in name:
        piled = piled + 1 if is_mark(sign) else 0
        most = max(most, piled)
    return most


def is_mark(sign: str) -> bool:
    """Return whether a character is drawn onto the one before."""
    return category(sign) in ("Mn", "Me")


def looks(name: str) -> frozenset[str]:
    """Return two forms of a name; names that share one of them cannot be told apart.

    One ignores case, the other also takes letters of other scripts for the Latin ones.
    """
    visible = _visible(name)
    folded = normalize("NFKC", normalize("NFKC", visible).casefold())
    return frozenset((folded, normalize("NFKD", visible).translate(ALIKE).casefold()))


def _visible(name: str) -> str:
    """Return a name without what cannot be seen."""
    return " ".join(HIDDEN.sub("", name).split())
