"""Tables with the new goals, and the goals revealed or laid out there."""

from boards import ALMOST, play
from boards import table as any_table

CELLS = ["8,-4", "8,-2", "8,0", "8,2", "8,4"]
ALL = ["treasure", "stone_1", "stone_2", "stone_3", "sack_1", "sack_2", "dragon", "spider"]
# The card at 8,-1 (NSW) reaches two goals.
TWO_GOALS = """
        ?
╔╩╩╩╬╬╩╩
S       ?
"""


def table(drawing=ALMOST, cards=("EW", "map"), goal=None, **more):
    modules = ["new_goals", *more.pop("modules", [])]
    own = None if "hands" in more else list(cards)
    if goal is not None:
        more["goals"] = {"8,0": goal}
    return any_table(drawing, own, modules=modules, **more)


def reach(goal, **more):
    """Let A place the card that reaches this goal."""
    return upright(play(table(goal=goal, **more), "EW@7,0"))


def upright(state):
    """Leave a goal upright where the finder may turn it."""
    if state.view(None)["ask"]["kind"] == "turn_goal":
        play(state, "upright")
    return state


def finish(state):
    """Let the finder take the first option until the turn is over."""
    while state.view(None)["ask"]["kind"] in ("turn_goal", "pick_goal"):
        state.play(state.legal_actions()[0])
    return state


def shown(state):
    return [event.known()["card"] for event in state.events if event.kind == "goal_shown"]


def laid(state):
    return list(state.position()["goals"].values())
