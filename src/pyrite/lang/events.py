"""What happened, told to one seat in a sentence."""

from pyrite.core.events import Event
from pyrite.lang.speaker import Speaker, capital


def tell_event(speaker: Speaker, event: Event, seat: int | None) -> str | None:
    """The event as a sentence for this seat (None: a spectator); None if it needs no words."""
    id = f"event-{event.kind}"
    known = event.known()
    if _is_silent(event.kind, known) or not speaker.knows(id):
        return None
    if event.seat is None and event.kind == "dwarf_shown":
        id = "event-spare_shown"
    return capital(speaker.say(id, **_arguments(event, known, seat)))


def _is_silent(kind: str, known: dict[str, object]) -> bool:
    """What others draw or are dealt is no news, nor is the same pay told card by card."""
    if kind in ("drew", "dwarf_dealt"):
        return not known
    return kind == "was_paid" and known["left"] != 0


def _arguments(event: Event, known: dict[str, object], seat: int | None) -> dict[str, object]:
    said = {k: ("yes" if v else "no") if isinstance(v, bool) else v for k, v in known.items()}
    if "tile" in said:
        said["card"] = said.pop("tile")
    if event.seat is not None:
        said |= {"seat": event.seat, "who": "you" if event.seat == seat else "other"}
    if "target" in said:
        said["whom"] = _whom(said["target"], event.seat, seat)
    return said


def _whom(target: object, author: int | None, seat: int | None) -> str:
    if target == seat:
        return "you"
    return "self" if target == author else "other"
