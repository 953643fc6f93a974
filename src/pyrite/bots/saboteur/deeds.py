"""What seats do, sorted into kinds that say something about who they are.

scripts/fit_beliefs.py counts in games how likely each kind is for each dwarf.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from types import MappingProxyType
from typing import NamedTuple

from pyrite.bots.saboteur.board import Distances
from pyrite.bots.saboteur.cards import Shape

SAID, HEARD = "said", "heard"  # phases of what a seat says, and of what is said about it
PHASES = ("far", "mid", "near", "held")  # by cards to the nearest goal; or unable to dig
MID, NEAR = 5, 2
NOBODY = "nobody"  # the look of a seat that has shown nothing

LAYING = ("place", "ladder")  # verbs that lay a path from the hand
LAID = ("path", "dead_end", "blue_door", "green_door", "crystal", "ladder", "rockfall", "diversion")
RESULTS = ("nearer", "level", "farther")
AIMED = ("harm", "help")  # at a seat that looks like some dwarf
SPEECH = ("accuse", "praise")  # about a seat that looks like some dwarf
SPOKEN = ("accused by", "praised by")  # by such a seat
CLAIMS = ("truth", "lie")  # about a goal that the judging seat knows
PLAIN = (
    *("pass", "map", "help self", "theft", "hands_off", "inspection", "swap_hats", "swap_hands"),
    *("goal_swap", "trove", "turnabout", "path_specialist", "guard", "veto"),
)


def sort_of_card(shape: Shape) -> str:
    """Return the kind of a laid card."""
    if shape.is_dead_end:
        return "dead_end"
    if shape.door:
        return f"{shape.door}_door"
    return "crystal" if shape.is_crystal else "ladder" if shape.is_source else "path"


class Deed(NamedTuple):
    """What a seat did, as everybody could see it."""

    seat: int
    phase: str
    kind: str  # for a judge who knows no goals
    sort: str = ""  # one of LAID; then the kind depends on which goals the judge knows
    gains: Mapping[int, int] = MappingProxyType({})  # how many cards nearer each goal came
    looked_at: frozenset[int] = frozenset()  # goals that the seat had seen
    claim: tuple[int, bool] | None = None  # a goal, and whether it is claimed to be the treasure


def kinds_of_deeds(dwarfs: Iterable[str]) -> dict[str, list[str]]:
    """Return all kinds of deeds at a table with these dwarfs, by phase."""
    looks = (NOBODY, *dwarfs)
    laid = [f"{sort} {result}" for sort in LAID for result in RESULTS]
    knowing = [f"{kind} knowing" for kind in laid]
    done = [*laid, *knowing, *(f"{what} {own}" for what in AIMED for own in looks), *PLAIN]
    said = [*CLAIMS, *(f"{what} {own}" for what in SPEECH for own in looks)]
    heard = [f"{what} {own}" for what in SPOKEN for own in looks]
    return dict.fromkeys(PHASES, done) | {SAID: said, HEARD: heard}


def kind_of(deed: Deed, known: Mapping[int, str]) -> str:
    """Return the kind of a deed, for a judge who knows these goals."""
    if deed.claim is not None:
        goal, claim = deed.claim
        return "" if goal not in known else CLAIMS[claim != (known[goal] == "treasure")]
    seen = [goal for goal in deed.looked_at if goal in known and goal in deed.gains]
    if not seen:
        return deed.kind
    return f"{deed.sort} {result(_best_gain(deed, seen, known))} knowing"


def _best_gain(deed: Deed, seen: Sequence[int], known: Mapping[int, str]) -> int:
    """Return the gain towards the treasure, or the best gain where it may still lie."""
    for goal in seen:
        if known[goal] == "treasure":
            return deed.gains[goal]
    return max((gain for goal, gain in deed.gains.items() if goal not in seen), default=0)


def result(gain: int) -> str:
    """Return whether a goal came nearer."""
    return "nearer" if gain > 0 else "level" if gain == 0 else "farther"


def phase_of(distances: Distances, is_held: bool) -> str:
    """Return the phase of the round, for a seat that may be unable to dig."""
    if is_held:
        return "held"
    nearest = min(distances.values(), default=0)
    return "near" if nearest <= NEAR else "mid" if nearest <= MID else "far"


def exposure(logs: Mapping[str, float], dwarf: str, others: Mapping[str, int]) -> float:
    """Return the log of how much likelier a deed is for this dwarf than for the others."""
    if dwarf not in logs or not others:
        return 0.0
    whole = sum(others.values())
    crowd = sum(copies * exp(logs[kind]) for kind, copies in others.items()) / whole
    return logs[dwarf] - log(crowd)
