"""The small ints of the game, in one place; the hot files import them as C ints."""

from pyrite.core.seats import PUBLIC as PUBLIC
from pyrite.core.seats import SPECTATORS as SPECTATORS

# The board (L-01): 11 columns and 7 rows within a rim, cell = row * WIDTH + column.
COLUMNS, ROWS = 11, 7
WIDTH = COLUMNS + 2
CELLS = WIDTH * (ROWS + 2)
EDGES = 2 * CELLS  # two per cell: to the east and to the south

# Room at a table.
MAX_SEATS = 9
MAX_KINDS = 64
MAX_DECK = 128
MAX_ASIDE = 32
MAX_DWARFS = 32
MAX_MINES = 4
MAX_TREASURES = 32

# What lies on a cell: nothing, the rim, a face-down mine, or tile_of(card, flip).
EMPTY, RIM, HIDDEN, FIRST_TILE = 0, 1, 2, 4

# What is on a path card; a tool overcomes the obstacle of its number.
PLAIN, ROCK, CAMPFIRE, TRUNK, LAKE, DITCH = 0, 1, 2, 3, 4, 5
FEATURES = ("plain", "rock", "campfire", "trunk", "lake", "ditch")

# Tokens: tools by the number of their obstacle, then these; on an edge they are bits.
TRAP, TROLL, TOKEN_KINDS = 6, 7, 8
TRAP_BIT, TROLL_BIT = 1, 2

# Dwarf cards: clan * ROLES + role.
BLUE, YELLOW = 0, 1
LOYAL, SELFISH, SABOTEUR, CHARACTERS = 0, 1, 2, 3
CLANS = ("blue", "yellow")
ROLES = ("loyal", "selfish", "saboteur")

# Treasures and mines by kind.
SILVER, GOLD, GEMS, DRAGON = 0, 1, 2, 3
KINDS = ("silver", "gold", "gems", "dragon")

# What an information card can show, as bits; the kind of a look is the bit's position.
MINE, TREASURE, DWARF = 0, 1, 2
LOOKS = ("mine", "treasure", "dwarf")
LOOK_SHIFT, LOOK_MASK = 8, 255

(
    PLACE,
    TOOL,
    LOOK,
    SET_TRAP,
    SET_TROLL,
    STORM,
    PASS,
    PROPOSE,
    AGREE,
    REFUSE,
    STEP,
    STOP,
    TURN,
    TAKE,
) = range(14)
VERBS = (
    *("place", "tool", "look", "trap", "troll", "thunderstorm", "pass", "propose", "agree"),
    *("refuse", "step", "stop", "turn", "take"),
)

# What the game waits for.
NOTHING, ASK_TURN, ASK_AGREE, ASK_MOVE, ASK_MINE, ASK_TAKE = 0, 1, 2, 3, 4, 5
ASKS = ("nothing", "turn", "agree", "move", "turn_mine", "take_treasure")
STEPS, CAMPFIRE_STEPS = 3, 5

# The stages of a game, and how a round ended.
PLAYING, OVER = 0, 1
CARDS_GONE, TREASURES_GONE, AGREED = 0, 1, 2
ENDS = ("cards_gone", "treasures_gone", "agreed")

# Purposes of random streams (core/chance.py).
LUCK_STARTER, LUCK_DWARFS, LUCK_MINES, LUCK_TREASURES, LUCK_DECK, LUCK_TRAP, LUCK_GAPS = range(1, 8)

# Events; events.py says what each carries.
(
    ROUND_STARTED,
    DWARF_DEALT,
    TREASURE_LAID,
    DREW,
    ASKED,
    TROLL_LEFT,
    PROPOSED,
    ANSWERED,
    ANSWERS,
    PLACED,
    TOOL_LAID,
    LOOKED,
    TRAP_SET,
    TROLL_SET,
    STORMED,
    TRAP_GONE,
    DISCARDED,
    PASSED,
    STEPPED,
    STOPPED,
    LOST,
    MINE_SHOWN,
    MINE_TURNED,
    DRAGON_WOKEN,
    TREASURE_TAKEN,
    SKIPPED,
    ROUND_ENDED,
    DWARF_SHOWN,
    TREASURE_SHOWN,
    SCORED,
    GAME_ENDED,
) = range(31)


def tile_of(card: int, flip: int) -> int:
    """Return the tile that shows this card, upright or turned."""
    return FIRST_TILE + 2 * card + flip
