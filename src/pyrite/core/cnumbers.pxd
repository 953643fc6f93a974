# numbers.py as C constants, for the hot files; a test keeps the two in step.

cdef enum:
    MAX_MOVES = 20000
    NOBODY = -1
    VERB_SHIFT = 25
    CARD_SHIFT = 18
    CARD_MASK = 127
    ARG_MASK = 262143
    FIELD_NUMBER = 0
    FIELD_CELL = 1
    FIELD_SEAT = 2
    FIELD_CARD = 3
    FIELD_LOOKED = 4
    MOST_NUMBERS = 16
    FEATURES = 6
    SEEN_VERB = 1
    SEEN_WHOLE = 2
    OTHERS_RANDOM = 1
    OTHERS_GUIDED = 2
