"""Tables with the path specialist, with and without a veto."""

from boards import table

SPECIALIST = ["y2022_path_specialist"]
VETO = [*SPECIALIST, "y2019_veto"]
OTHERS = [["NE"], ["NE"], ["NE"], ["NW"]]
CARDS = ["path_specialist", "EW", "EW", "map"]
PILE = ["NS", "rockfall", "NW", "NE"]
# No way out: every exit of the start meets a dead end.
CLOSED = """
 │
┼S─
 └
"""


def paths_table(drawing="S", cards=CARDS, **more):
    """Return a table with A on turn."""
    hands = [list(cards), *OTHERS]
    more = {"modules": SPECIALIST, "pile": PILE, "hands": hands} | more
    return table(drawing, **more)


def veto_table(drawing="S", cards=CARDS, **more):
    """Return a table with A on turn, and the veto in C's hand."""
    hands = [list(cards), ["NE"], ["veto"], ["NE"], ["NW"]]
    return paths_table(drawing, hands=hands, modules=VETO, **more)


def left(state):
    return state.view(None)["modules"]["y2022_path_specialist"]["paths_left"]
