"""Private knowledge of a seat in The Lost Mines."""

from collections.abc import Iterator

from pyrite.cli.drawing.renderer import View
from pyrite.core.cards import FACE_DOWN
from pyrite.lang import Speaker, capital


def memory_lines(speaker: Speaker, view: View) -> list[str]:
    """Return what only this seat knows, at least one line."""
    lines = [*_mines(speaker, view), *_treasures(speaker, view), *_dwarfs(speaker, view)]
    discards = zip(view["discards"], view["discards_seen_by"], strict=True)
    if cards := [card for card, seen_by in discards if card and seen_by == [view["seat"]]]:
        lines.append(speaker.say("know-discarded", cards=cards))
    return [capital(line) for line in lines] or [speaker.say("know-nothing")]


def _mines(speaker: Speaker, view: View) -> Iterator[str]:
    for cell, mine in view["mines"].items():
        if mine is not None and view["board"][cell] == FACE_DOWN:
            yield speaker.say("know-goal", goal=speaker.goal_number(cell), card=mine)


def _treasures(speaker: Speaker, view: View) -> Iterator[str]:
    for number, treasure in enumerate(view["treasures"], 1):
        if treasure["value"] is not None:
            said = {"kind": treasure["kind"], "value": treasure["value"]}
            yield speaker.say("know-treasure", number=number, **said)


def _dwarfs(speaker: Speaker, view: View) -> Iterator[str]:
    for seat, dwarf in enumerate(view["dwarfs"]):
        if dwarf is not None and seat != view["seat"]:
            yield speaker.say("know-dwarf", seat=seat, dwarf=dwarf)
