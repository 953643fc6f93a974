"""Talking at a server's table: what others say, and what you say."""

from pyrite.cli.arguments.names import visible
from pyrite.cli.terminal.screen import Screen
from pyrite.client import Seat
from pyrite.core.messages import NotationError, PyriteError
from pyrite.core.talk import TEXT, Talk
from pyrite.lang import Speaker


def told(speaker: Speaker, talk: Talk) -> str:
    """Return who says what, in a sentence."""
    return visible(speaker.message(talk.message()))


def read_talk(seat: int, text: str, is_free: bool) -> Talk:
    """Read a phrase ("suspect B", "goal 2 yes"), or any text where the table allows it."""
    if text.startswith('"'):  # the form that records use for free text
        return Talk(seat, TEXT, text=text.strip('"'))
    words = (word.upper() if len(word) == 1 else word.lower() for word in text.split())
    try:
        return Talk.from_text(seat, " ".join(words))  # only seats are written as capitals
    except NotationError:
        if not is_free:
            raise
    return Talk(seat, TEXT, text=text)


def say_aloud(screen: Screen, place: Seat, text: str, is_free: bool) -> bool:
    """Say something to the table; False after telling the player why it is not possible."""
    if not text:
        screen.say("network-say-what", "error")
        return False
    try:
        place.say(read_talk(place.seat or 0, text, is_free))
    except PyriteError as error:
        screen.out.print(screen.speaker.message(error.message), style="error")
        return False
    return True
