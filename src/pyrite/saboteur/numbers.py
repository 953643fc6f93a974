"""The small ints of the engine, in one place; the hot files import them as C ints."""

from pyrite.core import seats

# Room at a table. A cell is touched when a card lies on it or next to it (see paths.py).
MAX_SEATS = seats.MAX_SEATS
MAX_HAND = 16
MAX_DECK = 160
MAX_CELLS = 392
MAX_LAYS = 96
MAX_GOALS = 12
MAX_GOLD = 64
MAX_ASKS = 8
MAX_BOX = 64
MAX_SPARE = 32
MAX_ASIDE = 32
MAX_LATER = 24
MAX_SITES = 4

# Room in the rules of a table; config.py refuses modules that do not fit.
MAX_VERBS = 64
MAX_HOOKS = 32  # of one kind: every module may listen once
MAX_MODULES = 32
MAX_QUESTIONS = 64
MAX_NAMED = 64
MAX_FRONT = 8
FIRST_OWN_PLAY, FIRST_OWN_ANSWER, FIRST_OWN_ASK = 44, 54, 48  # for custom modules

# What seats remember.
KNOWERS = MAX_SEATS + 1  # the seats, and spectators as one
CLUES_EACH, CLUE_CARDS_EACH = 7, 160  # of one knower
STEP_ROWS, STEP_BYTES, ROW_BYTES = 23, 6, 252  # memory.py: fewer steps than a list may have
MAX_CLUES = (CLUES_EACH + 1) * KNOWERS + STEP_ROWS
MAX_CLUE_CARDS = CLUE_CARDS_EACH * KNOWERS + ROW_BYTES * STEP_ROWS
IN_ORDER, UNSEEN = 192, 255  # clues.py: more than the cards of a clue, and than all cards

# What lies on a cell: nothing, a face-down card, or tile_of(card, flip).
EMPTY = 0
HIDDEN = 1
FIRST_TILE = 2
NO_SIDES = 16  # open sides of a rotation that does not exist, so it fits nowhere

# What lies in front of a seat, as bits: tools, then what modules add, first what traps it.
PICK, LAMP, CART = 1, 2, 4
BROKEN = PICK | LAMP | CART
HELD_FAST = 8
TOOLS = ("pick", "lamp", "cart")

# Dwarfs of all sets.
DIGGER, SABOTEUR, GREEDY, BLUE, GREEN, BOSS, PROFITEER, GEOLOGIST = range(8)
DWARFS = ("digger", "saboteur", "greedy", "blue", "green", "boss", "profiteer", "geologist")

# The stages of a game.
PLAYING, PAYING, PAID, OVER = 0, 1, 2, 3

# Purposes of random streams (core/chance.py).
LUCK_STARTER, LUCK_DWARFS, LUCK_GOALS, LUCK_DECK, LUCK_GOLD, LUCK_GAPS = 1, 2, 3, 4, 5, 6
LUCK_CHANGE, LUCK_PARTY, LUCK_SEARCH, LUCK_TAKE, LUCK_OPEN, LUCK_STASHES = 7, 8, 9, 10, 11, 12

# Places where a seat may remember cards (clues.py): hands, dwarfs, spare dwarfs, goals, discards.
HAND_PLACE = 0
DWARF_PLACE = HAND_PLACE + MAX_SEATS
SPARE_PLACE = DWARF_PLACE + MAX_SEATS
GOAL_PLACE = SPARE_PLACE + MAX_SPARE
DISCARD_PLACE = GOAL_PLACE + MAX_GOALS

# Steps of remembered cards (memory.py), and the knower that they are stored under.
DRAW, PASS_UNSEEN, SEE, PUT, SWAP, FLIP, MIX, KEEP_ONE = range(8)
HISTORY, CLOSED = KNOWERS, 1

# Who knows a discarded card: one bit per seat, and these two.
EVERYBODY = seats.EVERYBODY
SPECTATORS = seats.SPECTATORS
FACE_UP = 1 << MAX_SEATS + 1
PUBLIC = seats.PUBLIC

# What a number in the box of a module is, for encodings (module_encoding.py): a plain number, one
# that may be negative, an exit, a seat from 1, a set of seats, each seat's place in an order, many
# numbers of two bits; or it is encoded with the one before.
BOX_NUMBER, BOX_CHANGE, BOX_EXIT, BOX_SEAT, BOX_SEATS, BOX_ORDER, BOX_PAIRS, BOX_WITH = range(8)
ABOUT_CELL, ABOUT_ACTION = 1, 2  # what a question is about

# How a card is discarded unseen: as a pass, as a further card of a pass, or otherwise.
PASSED_FIRST, PASSED_TOO, THROWN_AWAY = 0, 1, 2

# How a gold card was won; with the bit CHANGED it is back in the pile (I-09).
DRAFTED, PAID_OUT, FOUND, CHANGED = 0, 1, 2, 4

# Where an unknown gold card lies (redeal.py).
WON, POOL, PILE = 0, 1, 2

# Events of the engine; events.py says what each carries, and modules add their own.
(
    ROUND_STARTED,
    DWARF_DEALT,
    DREW,
    ASKED,
    DECLARED,
    PLACED,
    PASSED,
    DISCARDED,
    GOAL_SHOWN,
    GOAL_TURNED,
    ROUND_ENDED,
    DWARF_SHOWN,
    GOLD_DRAWN,
    OFFERED,
    TOOK_GOLD,
    WAS_PAID,
    GOLD_SHOWN,
    GAME_ENDED,
    SKIPPED,
    JOINED,
    NOTED,
    ACTED,
    COINS,
    CHANGED_CARD,
    INSPECTED,
    HAT_SWAPPED,
    HANDS_SWAPPED,
    RECEIVED,
    SAW,
    KEPT,
    SEARCHED,
    TAKEN,
    OWED,
    REACHED,
    SET_ASIDE,
    TOOK_EFFECT,
    COVER_SHOWN,
    COINS_SHOWN,
    BROKE,
    REPAIRED,
    COLLAPSED,
) = range(41)


def tile_of(card: int, flip: int) -> int:
    """Return the tile that shows this card, upright or turned."""
    return FIRST_TILE + 2 * card + flip
