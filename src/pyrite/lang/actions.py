"""What somebody wants to do, in words."""

from pyrite.core.actions import Action
from pyrite.core.tiles import Tile
from pyrite.lang.speaker import Speaker


def tell_action(speaker: Speaker, action: Action, reader: int | None = None) -> str:
    """The action in words, as one would finish the sentence "I want to …".

    Whoever sits at the seat `reader` is called "you" where a card is played on them.
    """
    id = f"act-{action.verb}"
    if action.verb == "turn":
        return speaker.say("act-turned" if action.turned else "act-upright")
    is_word = speaker.knows(id) and action.parts().keys() <= {"card"}  # as "veto" is
    if speaker.plays(action) and not is_word:
        return _told_play(speaker, action, reader)
    return speaker.say(id, **_said(action)) if speaker.knows(id) else action.text


def _told_play(speaker: Speaker, action: Action, reader: int | None) -> str:
    """A card is played on something; what that is, the parts of the action say."""
    card = action.card
    if action.target is not None and action.target == reader:
        return _told_on_you(speaker, action)
    if action.tool is not None:
        return speaker.say("act-tool", card=card, target=action.target, tool=action.tool)
    if action.target is not None:
        return speaker.say("act-seat", card=card, target=action.target)
    if action.cell is not None:
        return speaker.say("act-cell", card=tile_of(action), cell=place_of(action))
    if action.goals:
        first, second = action.goals
        return speaker.say("act-goals", card=card, first=first, second=second)
    if action.treasure is not None:
        return speaker.say("act-treasure", card=card, treasure=action.treasure)
    return speaker.say("act-alone", card=card)


def _told_on_you(speaker: Speaker, action: Action) -> str:
    if action.tool is not None:
        return speaker.say("act-tool-you", card=action.card, tool=action.tool)
    return speaker.say("act-seat-you", card=action.card)


def _said(action: Action) -> dict[str, object]:
    """The parts of an action as the sentences of its verb name them."""
    said: dict[str, object] = {**action.parts(), "exit": place_of(action)}
    if action.card is not None:
        said["cards"] = [action.card]
    if action.goals:
        said["goal"] = action.goals[0]
    return said


def tile_of(action: Action) -> str:
    """The card that is played, as it will lie."""
    return str(Tile(action.card or "", action.turned))


def place_of(action: Action) -> str:
    """The cell, or one of its sides: "4,-1", "4,-1E"."""
    return f"{action.cell or ''}{action.side or ''}"
