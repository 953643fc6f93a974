"""Actions in words, each the end of a sentence that begins "I want to …"."""

from pyrite.core.actions import Action
from pyrite.core.cards import Tile
from pyrite.lang.speaker import Speaker

LOOKED_AT = {"cell": "mine", "treasure": "treasure", "target": "dwarf"}  # by the part that names it


def tell_action(speaker: Speaker, action: Action, reader: int | None = None) -> str:
    """Put an action into words: "mend Borin's lamp", or "mend your lamp" for the seat `reader`."""
    if action.verb == "turn":
        return speaker.say("act-turned" if action.turned else "act-upright")
    if speaker.knows(f"act-{action.verb}"):
        return speaker.say(f"act-{action.verb}", **_said(speaker, action, reader))
    if not speaker.plays(action):
        return action.text
    id = "act-alone" if action.target is None else "act-seat"  # a card that a module brings
    return speaker.say(id, **_said(speaker, action, reader))


def _said(speaker: Speaker, action: Action, reader: int | None) -> dict[str, object]:
    """Return the parts of an action under the names that the catalogue uses."""
    said: dict[str, object] = {**action.parts(), "exit": f"{action.cell or ''}{action.side or ''}"}
    if action.target is not None:
        said["whom"] = whom(action.target, action.seat, reader)
    if action.card is not None:
        said |= {"cards": [action.card], "card": tile_of(action)}
        said.setdefault("tool", speaker.tool_of(action.card))
    if action.goals:
        said |= {"goal": action.goals[0], "first": action.goals[0], "second": action.goals[-1]}
    elif action.cell is not None:
        said["goal"] = speaker.goal_number(action.cell)
    said["what"] = next((what for part, what in LOOKED_AT.items() if part in said), "")
    return said


def whom(target: object, author: object, reader: int | None) -> str:
    """Say who is meant: "you", "self" for the player who acts, or "other"."""
    if target == reader:
        return "you"
    return "self" if target == author else "other"


def tile_of(action: Action) -> str:
    """Return the card that is played, as it will lie."""
    return str(Tile(action.card or "", action.turned))
