"""What somebody wants to do, in words made from the text of the action."""

import re
from typing import NamedTuple

from pyrite.lang.speaker import Speaker

FORM = re.compile(
    r"(?P<card>[^@>\s]+)(?:@(?P<cell>-?\d+,-?\d+)(?P<turn>r?)|>(?P<target>\w)(?::(?P<tool>\w+))?)"
)


class Action(NamedTuple):
    """The text of an action taken apart; what it does not name is empty."""

    card: str = ""
    cell: str = ""
    target: str = ""
    tool: str = ""
    turned: bool = False

    @property
    def tile(self) -> str:
        """The card as it will lie."""
        return f"{self.card} r" if self.turned else self.card


def read_action(text: str) -> Action:
    """Take a text apart: "NW@3,-1r", "repair_pick_lamp>C:lamp", "pass map", "veto"."""
    if text.startswith("pass "):
        return Action(card=text.removeprefix("pass "))
    found = FORM.fullmatch(text)
    if found is None:
        return Action()
    parts = {name: value or "" for name, value in found.groupdict().items()}
    return Action(
        parts["card"], parts["cell"], parts["target"], parts["tool"], parts["turn"] == "r"
    )


def tell_action(speaker: Speaker, text: str) -> str:
    """The action in words, as one would finish the sentence "I want to …"."""
    action = read_action(text)
    first, _, rest = text.partition(" ")
    if first == "pass":
        return speaker.say("act-pass", card=action.card)
    if action.tool:
        return speaker.say("act-tool", card=action.card, target=action.target, tool=action.tool)
    if action.target:
        return speaker.say("act-seat", card=action.card, target=action.target)
    if action.cell:
        return speaker.say("act-cell", card=action.tile, cell=action.cell)
    if speaker.knows(f"act-{first}"):
        return speaker.say(f"act-{first}", what=rest)
    return text
