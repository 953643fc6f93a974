"""The special paths of Saboteur 2: ladders, doors and crystals (S-11 to S-13).

General marks tell the engine what they do: tunnels begin at a ladder, a door is a filter on its
way, and a crystal brings gold while it lies on the table.
"""

from pyrite.core.cards import signs
from pyrite.core.grid import cell_text
from pyrite.core.messages import Message
from pyrite.core.sides import SIDES, is_stub
from pyrite.saboteur.decks.module_components import PATH_KINDS, PathKind
from pyrite.saboteur.modules.saboteur2.messages import say
from pyrite.saboteur.text.drawing import new_signs
from pyrite.saboteur.text.snapshot import STEPS, Snapshot
from pyrite.saboteur.text.why_not import PLACES_OF_KIND

LADDER = "ladder"
BLUE_DOOR, GREEN_DOOR = 1, 2

ARROWS = signs("↑ N → E ↓ S ← W ↗ NE ↖ NW ↘ ES ↙ SW ↕ NS ↔ EW")
HEAVY_LINES = signs("""
    ╋ NESW ┃ NS ━ EW ┗ NE ┛ NW ┏ ES ┓ SW ┣ NES ┫ NSW ┻ NEW ┳ ESW ╹ N ╺ E ╻ S ╸ W
    ╉ NSW-E ╊ NES-W ╈ ESW-N ╇ NEW-S ┯ EW-S ┷ EW-N ┠ NS-E ┨ NS-W
""")
CAPITALS = signs("N NS E EW L NE J NW R ES Z SW P NS-E Q NS-W")
SMALL = {char.lower(): ways for char, ways in CAPITALS.items()}


def is_no_ladder(ways: tuple[int, ...], written: str) -> Message | None:
    """Refuse a ladder whose sides are not all joined."""
    return say("deck-ladder", "S-11", value=written) if len(ways) != 1 else None


def is_no_door(ways: tuple[int, ...], written: str) -> Message | None:
    """Refuse a door on a card that does not have exactly one way."""
    only = sum(not is_stub(way) for way in ways) == 1
    return None if only else say("deck-door", "S-12", value=written)


def beside_a_goal(snapshot: Snapshot, at: int) -> Message | None:
    """Refuse a ladder next to a goal; a ladder needs no tunnel that leads to it (S-11)."""
    goals = [place for place, _ in snapshot.goals[: snapshot.rules.ngoals]]
    if any(at + STEPS[side] in goals for side in SIDES):
        return say("not-ladder-beside-goal", "S-11", cell=cell_text(at))
    return None


PATH_KINDS[LADDER] = PathKind({"verb": LADDER, "begins": True}, is_no_ladder)
PATH_KINDS["door_blue"] = PathKind({"filter": BLUE_DOOR}, is_no_door)
PATH_KINDS["door_green"] = PathKind({"filter": GREEN_DOOR}, is_no_door)
PATH_KINDS["crystal"] = PathKind({"bonus": 1})
PLACES_OF_KIND[LADDER] = beside_a_goal
new_signs(LADDER, ARROWS)
new_signs("door_blue", CAPITALS)
new_signs("door_green", SMALL)
new_signs("crystal", HEAVY_LINES)
