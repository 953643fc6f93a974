"""Why a bot of The Lost Mines does something, as a message for people."""

from pyrite.core.actions import Action
from pyrite.core.messages import Message

REASONS = {
    **dict.fromkeys(("place", "tool", "thunderstorm", "turn"), "hint-way"),
    **dict.fromkeys(("trap", "troll"), "hint-hold-up"),
    **dict.fromkeys(("propose", "agree"), "hint-end"),
    **{"look": "hint-know", "pass": "hint-spare", "refuse": "hint-go-on", "take": "hint-gold"},
    **{"step": "hint-walk", "stop": "hint-stay"},
}


def reason(action: Action) -> Message:
    """Return the main reason for an action."""
    return Message(REASONS.get(action.verb, "hint-other"), {})
