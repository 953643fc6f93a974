"""Why a bot of Saboteur does something, as a message for people."""

from collections.abc import Callable

from pyrite.bots.saboteur.action_parts import card_of, target_of
from pyrite.bots.saboteur.answers import aim
from pyrite.bots.saboteur.deeds import LAYING
from pyrite.bots.saboteur.situation import Situation
from pyrite.core.actions import Action
from pyrite.core.messages import Message

OTHER = Message("hint-other", {})


def reason(action: Action, situation: Situation) -> Message:
    """Return the main reason for an action."""
    if action.verb in BY_VERB:
        return BY_VERB[action.verb](action, situation)
    return Message(PLAIN[action.verb], {}) if action.verb in PLAIN else OTHER


def _tunnel(action: Action, situation: Situation) -> Message:
    """Explain what the changed tunnel means for the seat's side."""
    after = situation.after(action)
    crystal = action.verb in LAYING and situation.cards.shape(card_of(action)).is_crystal
    if crystal and situation.dwarf == "geologist":
        return Message("hint-crystal", {})
    gain = situation.gain(after)
    if aim(situation) < 0:
        return Message("hint-astray" if gain < 0 else "hint-mask", {})
    if situation.finds(action, after) > 0:
        return Message("hint-reach", {})
    return Message("hint-nearer" if gain > 0 else "hint-spare", {})


def _mend(action: Action, situation: Situation) -> Message:
    """Explain mending the seat's own tool, or that of a seeming friend."""
    if action.target is None or action.target == situation.seat:
        return Message("hint-mend-own", {})
    return Message("hint-trust", {"target": action.target})


def _stop(action: Action, situation: Situation) -> Message:
    return Message("hint-suspect", {"target": target_of(action)})


BY_VERB: dict[str, Callable[[Action, Situation], Message]] = {
    **dict.fromkeys((*LAYING, "rockfall", "diversion"), _tunnel),
    **dict.fromkeys(("repair", "freed", "shed"), _mend),
    **dict.fromkeys(("break", "trapped"), _stop),
}
PLAIN = {
    **dict.fromkeys(("take", "steal", "theft"), "hint-gold"),
    **dict.fromkeys(("keep", "trove", "rob", "swap_hands"), "hint-card"),
    **dict.fromkeys(("map", "inspection", "look"), "hint-know"),
    **{"pass": "hint-spare", "guard": "hint-astray", "allow": "hint-no-harm", "veto": "hint-harm"},
}
