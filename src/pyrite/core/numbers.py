"""Small ints that all games share; the hot files import them as C ints."""

MAX_MOVES = 20_000
NOBODY = -1

# An action is one int: verb, card, and 18 bits that each verb interprets in its own way.
VERB_SHIFT = 25
CARD_SHIFT = 18
CARD_MASK = 127
ARG_MASK = (1 << CARD_SHIFT) - 1
