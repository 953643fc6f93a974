"""Talking at a table of a server: what others say, and what one says oneself."""

from pyrite.cli.arguments.names import visible
from pyrite.cli.terminal.screen import Screen
from pyrite.client import Seat
from pyrite.core.errors import NotationError, PyriteError
from pyrite.core.talk import TEXT, Talk
from pyrite.lang import Speaker


def told(speaker: Speaker, talk: Talk) -> str:
    """Who says what, in a sentence."""
    return visible(speaker.message(talk.message()))


def read_talk(seat: int, text: str, is_free: bool) -> Talk:
    """A ready phrase ("suspect B", "goal 2 yes"), or where the table allows it any text."""
    if text.startswith('"'):  # as records write any text
        return Talk(seat, TEXT, text=text.strip('"'))
    words = (word.upper() if len(word) == 1 else word.lower() for word in text.split())
    try:
        return Talk.from_text(seat, " ".join(words))  # seats are capitals, nothing else is
    except NotationError:
        if not is_free:
            raise
    return Talk(seat, TEXT, text=text)


def say_aloud(screen: Screen, place: Seat, text: str, is_free: bool) -> bool:
    """Say it to everybody, or say to the person why that is not possible: False."""
    if not text:
        screen.say("network-say-what", "error")
        return False
    try:
        place.say(read_talk(place.seat or 0, text, is_free))
    except PyriteError as error:
        screen.out.print(screen.speaker.message(error.message), style="error")
        return False
    return True
