# numbers.py as C constants, for the hot files; a test keeps the two in step.

cdef enum:
    MAX_MOVES = 20000
    NOBODY = -1
    VERB_SHIFT = 25
    CARD_SHIFT = 18
    CARD_MASK = 127
    ARG_MASK = 262143
