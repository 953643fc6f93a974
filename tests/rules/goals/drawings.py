"""Goals with their hidden cards, and tunnels that almost reach them."""

STONE1 = {"8,-2": "stone2", "8,0": "stone1", "8,2": "treasure"}
STONE2 = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
TREASURE = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
STONES = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
# The last card on the west side of the goal joins a part that enters from north and east too.
ALL_ROUND = """
       ╔╦╗
S╩╩╩╬╬═ ?╝
"""
# One card far away joins a part that enters the goal from north alone; a wall lies to the east,
# and loose parts are open towards it from south and west.
FROM_NORTH = """
╔╩╩ ╬╬╩═╗
S      ═?║
        ║
"""
# One card far away joins a part that enters the goal from north and south.
BOTH_ENDS = """
      ╔═╗
S ╩╩╩╩╣ ?
      ╚═╝
"""
# The same, and a wall lies to the east.
BOTH_ENDS_AND_A_WALL = """
      ╔═╗
S ╩╩╩╩╣ ?║
      ╚═╝
"""
# The last card comes from the west, where the stone would fit, but a wall lies in the south.
NO_FIT = """
S╩╩╩╬╬═ ?
        ═
"""
# The card at 8,-1 reaches two goals.
TWO_GOALS = """
        ?
╔╩╩╩╬╬╩╩
S       ?
"""
