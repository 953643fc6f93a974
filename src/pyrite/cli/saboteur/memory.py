"""Private knowledge of a seat: looked at, inspected, remembered."""

from collections.abc import Iterator
from typing import Any

from pyrite.cli.drawing.renderer import View
from pyrite.core.cards import FACE_DOWN
from pyrite.lang import Speaker, capital


def memory_lines(speaker: Speaker, view: View) -> list[str]:
    """Return what only this seat knows, at least one line."""
    lines = [*_seen_cards(speaker, view), *_seen_dwarfs(speaker, view)]
    lines += [_clue(speaker, clue) for clue in view["memory"]]
    return [capital(line) for line in lines] or [speaker.say("know-nothing")]


def _seen_cards(speaker: Speaker, view: View) -> Iterator[str]:
    for cell, card in view["goals"].items():
        if card is not None and view["board"].get(cell) == FACE_DOWN:
            yield speaker.say("know-goal", goal=speaker.goal_number(cell), card=card)
    for chest in view["chests"]:
        if chest["cell"] and chest["chest"] and not chest["opened"]:
            said = {"card": chest["path"], "chest": chest["chest"]}
            yield speaker.say("know-chest", cell=chest["cell"], **said)


def _seen_dwarfs(speaker: Speaker, view: View) -> Iterator[str]:
    for seat, dwarf in enumerate(view["dwarfs"]):
        if dwarf is not None and seat != view["seat"]:
            yield speaker.say("know-dwarf", seat=seat, dwarf=dwarf)


def _clue(speaker: Speaker, clue: dict[str, Any]) -> str:
    """Describe a clue: at least this many of these cards are among these places."""
    cards, least = clue["cards"], clue["least"]
    is_dwarfs = "dwarfs" in clue or "spare" in clue
    names = (speaker.dwarfs if is_dwarfs else speaker.cards)(cards)
    places = list(_places(speaker, clue))
    where = ", ".join(places)
    if "order" in clue:
        return speaker.say("know-order", where=where, names=_in_order(speaker, clue["order"]))
    if least < len(cards):
        return speaker.say("know-some", where=where, names=names, n=least)
    return speaker.say("know-all" if len(places) == 1 else "know-among", where=where, names=names)


def _in_order(speaker: Speaker, order: list[str | None]) -> str:
    return ", ".join("?" if card is None else speaker.cards([card]) for card in order)


def _places(speaker: Speaker, clue: dict[str, Any]) -> Iterator[str]:
    for seat in clue.get("hands", ()):
        yield speaker.say("know-hand", seat=seat)
    for seat in clue.get("dwarfs", ()):
        yield speaker.say("know-dwarf-of", seat=seat)
    for goal in clue.get("goals", ()):
        yield speaker.say("know-goal-of", number=goal + 1)
    for kind in ("spare", "discards"):
        if kind in clue:
            yield speaker.say(f"know-{kind}", n=len(clue[kind]))
