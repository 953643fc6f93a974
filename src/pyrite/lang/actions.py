"""What somebody wants to do, in words made from the text of the action."""

import re
from typing import NamedTuple

from pyrite.lang.speaker import Speaker

FORM = re.compile(
    r"(?P<card>[^@>:\s]+)"
    r"(?:@(?P<cell>-?\d+,-?\d+[NESW]?)(?P<turn>r?)"
    r"|>(?P<target>\w)(?::(?P<tool>\w+))?"
    r"|:(?P<goals>\d+,\d+)|:(?P<number>\d+))?"
)
DISCARDS = {"pass": 0, "shed": 1, "guard": 1}  # words behind the cards that are discarded


class Action(NamedTuple):
    """The text of an action taken apart; what it does not name is empty."""

    card: str = ""
    cell: str = ""  # or the edge of one: "2,3E"
    target: str = ""
    tool: str = ""
    turned: bool = False
    goals: tuple[str, ...] = ()
    verb: str = ""  # the first word, where more words follow
    cards: tuple[str, ...] = ()  # those that are discarded
    what: str = ""  # the last word
    number: str = ""  # of a treasure

    @property
    def tile(self) -> str:
        """The card as it will lie."""
        return f"{self.card} r" if self.turned else self.card


def read_action(text: str) -> Action:
    """Take a text apart: "NW@3,-1r", "trap@2,3E", "repair_pick_lamp>C:lamp", "pass map NS"."""
    verb, *words = text.split(" ")
    if verb in DISCARDS:
        cards = len(words) - DISCARDS[verb]
        return Action(verb=verb, cards=tuple(words[:cards]), what=" ".join(words[cards:]))
    if words:
        return Action(verb=verb, what=" ".join(words))
    found = FORM.fullmatch(text)
    if found is None:
        return Action()
    parts = {name: value or "" for name, value in found.groupdict().items()}
    return Action(
        parts["card"],
        parts["cell"],
        parts["target"],
        parts["tool"],
        turned=parts["turn"] == "r",
        goals=tuple(parts["goals"].split(",")) if parts["goals"] else (),
        number=parts["number"],
    )


def tell_action(speaker: Speaker, text: str) -> str:
    """The action in words, as one would finish the sentence "I want to …"."""
    action = read_action(text)
    if action.verb:
        return _told_verb(speaker, action, text)
    if speaker.knows(f"act-{text}"):
        return speaker.say(f"act-{text}")
    if action.tool:
        return speaker.say("act-tool", card=action.card, target=action.target, tool=action.tool)
    if action.target:
        return speaker.say("act-seat", card=action.card, target=action.target)
    if action.cell:
        return speaker.say("act-cell", card=action.tile, cell=action.cell)
    if action.goals:
        first, second = action.goals
        return speaker.say("act-goals", card=action.card, first=first, second=second)
    if action.number:
        return speaker.say("act-treasure", card=action.card, number=action.number)
    is_card = speaker.knows(f"card-{action.card}")
    return speaker.say("act-alone", card=action.card) if is_card else text


def _told_verb(speaker: Speaker, action: Action, text: str) -> str:
    """Actions that begin with a word; what follows is named by the word's sentence."""
    id = f"act-{action.verb}"
    if not speaker.knows(id):
        return text
    first, _, rest = action.what.partition(" ")
    return speaker.say(
        id,
        what=action.what,
        card=action.what,
        front=action.what,
        target=first,
        side=first,
        number=rest,
        cards=speaker.cards(action.cards),
    )
