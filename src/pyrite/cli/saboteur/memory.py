"""What a seat knows and others do not: looked up, inspected, remembered."""

from collections.abc import Iterator
from typing import Any

from pyrite.cli.table.look import View
from pyrite.lang import Speaker, capital


def memory_lines(speaker: Speaker, view: View) -> list[str]:
    """All of it, a line each; at least one line."""
    lines = [*_seen_cards(speaker, view), *_seen_dwarfs(speaker, view)]
    lines += [_memo(speaker, memo) for memo in view["memory"]]
    return [capital(line) for line in lines] or [speaker.say("know-nothing")]


def _seen_cards(speaker: Speaker, view: View) -> Iterator[str]:
    for cell, card in view["goals"].items():
        if view["board"].get(cell) == "?":
            yield speaker.say("know-goal", cell=cell, card=card)
    for chest in view["chests"]:
        if chest["cell"] and chest["chest"] and not chest["opened"]:
            said = {"card": chest["path"], "chest": chest["chest"]}
            yield speaker.say("know-chest", cell=chest["cell"], **said)


def _seen_dwarfs(speaker: Speaker, view: View) -> Iterator[str]:
    for seat, dwarf in enumerate(view["dwarfs"]):
        if dwarf is not None and seat != view["seat"]:
            yield speaker.say("know-dwarf", seat=seat, dwarf=dwarf)


def _memo(speaker: Speaker, memo: dict[str, Any]) -> str:
    """Of these cards at least so many lie among these places."""
    cards, least = memo["cards"], memo["least"]
    is_dwarfs = "dwarfs" in memo or "spare" in memo
    names = (speaker.dwarfs if is_dwarfs else speaker.cards)(cards)
    places = list(_places(speaker, memo))
    where = ", ".join(places)
    if least < len(cards):
        return speaker.say("know-some", where=where, names=names, n=least)
    return speaker.say("know-all" if len(places) == 1 else "know-among", where=where, names=names)


def _places(speaker: Speaker, memo: dict[str, Any]) -> Iterator[str]:
    for seat in memo.get("hands", ()):
        yield speaker.say("know-hand", seat=seat)
    for seat in memo.get("dwarfs", ()):
        yield speaker.say("know-dwarf-of", seat=seat)
    for goal in memo.get("goals", ()):
        yield speaker.say("know-goal-of", number=goal + 1)
    for kind in ("spare", "discards"):
        if kind in memo:
            yield speaker.say(f"know-{kind}", n=len(memo[kind]))
