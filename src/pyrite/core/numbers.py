"""Small ints that all games share; the hot files import them as C ints."""

MAX_MOVES = 20_000
NOBODY = -1

# An action is one int: verb, card, and 18 bits that each verb interprets in its own way.
VERB_SHIFT = 25
CARD_SHIFT = 18
CARD_MASK = 127
ARG_MASK = (1 << CARD_SHIFT) - 1

# What a field of an action is, for encodings (encoding.py).
FIELD_NUMBER, FIELD_CELL, FIELD_SEAT, FIELD_CARD, FIELD_LOOKED = range(5)
MOST_NUMBERS = 16  # values of a field that is a plain number
FEATURES = 6  # of an action: verb, card, column, row, relative seat, number; each from 1, 0: none
SEEN_VERB, SEEN_WHOLE = 1, 2  # what others see of an action, for histories
OTHERS_RANDOM, OTHERS_GUIDED = 1, 2  # who plays the seats that the caller does not (batch.py)
