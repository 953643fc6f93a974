"""What deeds say about who is who, and where the treasure lies.

Deeds are sorted into kinds; scripts/fit_beliefs.py counts in games how likely each kind is for each
dwarf.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from types import MappingProxyType
from typing import Any, NamedTuple

from pyrite.bots.judge import Evidence, Likelihoods, marginals
from pyrite.bots.saboteur.board import Board, Distances, Shape
from pyrite.core.views import View

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

# How much a dwarf minds each other one at work, from 0 to 1.
AGAINST: dict[str, dict[str, float]] = {
    "digger": {"saboteur": 1.0, "greedy": 0.5},
    "greedy": {"saboteur": 1.0},
    "blue": {"saboteur": 1.0, "green": 0.7},
    "green": {"saboteur": 1.0, "blue": 0.7},
    "boss": {"saboteur": 1.0},
    "profiteer": {},  # wins with everybody
    "geologist": {"geologist": 1.0},  # they share the crystals
    "saboteur": dict.fromkeys(("digger", "greedy", "blue", "green", "boss", "geologist"), 1.0)
    | {"profiteer": 0.5},
}
SAMPLES = 100
TREASURE, STONE = "treasure", "stone"
UNSURE = 0.5  # probability that a claim is true if its speaker could not know
MOST = 3.0  # no deed is ever proof


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


def unknown_cards(dwarfs: Mapping[str, int], view: View) -> Counter[str]:
    """Return the box's dwarf cards, dealt or spare, that were not seen in this round."""
    seen = Counter(dwarf for dwarf in (*view["dwarfs"], *view["spare"]) if dwarf is not None)
    return Counter(dwarfs) - seen


def kinds_of_dwarfs(
    dwarfs: Mapping[str, int], view: View, evidence: Evidence
) -> list[dict[str, float]]:
    """Return the probability of each of these dwarfs for each seat; seen ones are certain."""
    known: list[str | None] = view["dwarfs"]
    doubtful = [seat for seat, dwarf in enumerate(known) if dwarf is None]
    left = unknown_cards(dwarfs, view)
    if clues_about_dwarfs(view):
        remembered = sampled_kinds(left, view, evidence)
        if remembered is not None:
            return remembered
    chances = iter(marginals(left, [evidence[seat] for seat in doubtful]))
    return [next(chances) if dwarf is None else {dwarf: 1.0} for dwarf in known]


def enmity(dwarf: str, kinds: Mapping[str, float]) -> float:
    """Return how much this dwarf minds a seat with these dwarf probabilities."""
    against = AGAINST.get(dwarf, {})
    return sum(chance * against.get(kind, 0.0) for kind, chance in kinds.items())


def clues_about_dwarfs(view: View) -> list[Mapping[str, Any]]:
    """Return the clues about dwarf cards that the seat remembers."""
    return [clue for clue in view["memory"] if "dwarfs" in clue or "spare" in clue]


def sampled_kinds(
    left: Mapping[str, int], view: View, evidence: Evidence
) -> list[dict[str, float]] | None:
    """Return dwarf probabilities for each seat, from deals that agree with its memory.

    Returns None if no deal agrees. The same moment always gives the same samples.
    """
    rng, clues = random.Random(0), clues_about_dwarfs(view)
    weights = [{dwarf: exp(log) for dwarf, log in own.items()} for own in evidence]
    sums = [dict.fromkeys(left, 0.0) for _ in view["dwarfs"]]
    whole = 0.0
    for _ in range(SAMPLES):
        dealt, weight, rest = _deal(left, view["dwarfs"], weights, rng)
        spare = _spread(rest, view["spare"], rng)
        if all(_holds(clue, dealt, spare) for clue in clues):
            whole += weight
            for own, dwarf in zip(sums, dealt, strict=True):
                own[dwarf] = own.get(dwarf, 0.0) + weight
    if whole == 0.0:
        return None
    return [{k: x / whole for k, x in own.items() if x > 0} for own in sums]


def _deal(
    left: Mapping[str, int],
    known: Sequence[str | None],
    weights: Sequence[Mapping[str, float]],
    rng: random.Random,
) -> tuple[list[str], float, Counter[str]]:
    """Draw a deal by the evidence; return it with its weight and the cards left."""
    rest, weight, dealt = Counter(left), 1.0, []
    for seat, dwarf in enumerate(known):
        if dwarf is None:
            odds = [copies * weights[seat].get(k, 1.0) for k, copies in rest.items()]
            weight *= sum(odds)
            dwarf = rng.choices(list(rest), odds)[0]
            rest[dwarf] -= 1
        dealt.append(dwarf)
    return dealt, weight, rest


def _spread(rest: Counter[str], known: Sequence[str | None], rng: random.Random) -> list[str]:
    """Put the cards left on the unknown spare places."""
    cards = list(rest.elements())
    rng.shuffle(cards)
    return [cards.pop() if dwarf is None else dwarf for dwarf in known]


def _holds(clue: Mapping[str, Any], dealt: Sequence[str], spare: Sequence[str]) -> bool:
    """Return whether enough of the remembered cards lie there."""
    places = [dealt[seat] for seat in clue.get("dwarfs", ())]
    places += [spare[number] for number in clue.get("spare", ())]
    found = Counter(places) & Counter(clue["cards"])
    return found.total() >= int(clue["least"])


def treasure_odds(
    board: Board,
    deeds: Sequence[Deed] = (),
    kinds: Sequence[Mapping[str, float]] = (),
    likelihoods: Likelihoods | None = None,
) -> dict[int, float]:
    """Return the treasure probability of each face-down goal that is not known to be stone."""
    possible = sorted(board.hidden - board.stones)
    telling = [deed for deed in deeds if not deed.looked_at.isdisjoint(possible)]
    if len(possible) < 2 or likelihoods is None or not telling:
        return {goal: 1 / len(possible) for goal in possible}
    logs = dict.fromkeys(possible, 0.0)
    for deed in telling:
        dwarfs = kinds[deed.seat]
        own = [log(_likely(deed, goal, possible, dwarfs, likelihoods)) for goal in possible]
        mean = sum(own) / len(own)
        for goal, x in zip(possible, own, strict=True):
            logs[goal] += likelihoods.trust * max(-MOST, min(MOST, x - mean))
    most = max(logs.values())
    weights = {goal: exp(x - most) for goal, x in logs.items()}
    whole = sum(weights.values())
    return {goal: weight / whole for goal, weight in weights.items()}


def _likely(
    deed: Deed,
    treasure: int,
    possible: Sequence[int],
    kinds: Mapping[str, float],
    likelihoods: Likelihoods,
) -> float:
    """Return how likely a seat with these dwarf odds would do this if the treasure lay here."""
    if deed.claim is not None:
        return _claim(deed.claim, deed, treasure, kinds, likelihoods)
    known = {goal: TREASURE if goal == treasure else STONE for goal in possible}
    logs = likelihoods.of(deed.phase, kind_of(deed, known))
    return sum(chance * exp(logs.get(dwarf, 0.0)) for dwarf, chance in kinds.items()) or 1.0


def _claim(
    claim: tuple[int, bool],
    deed: Deed,
    treasure: int,
    kinds: Mapping[str, float],
    likelihoods: Likelihoods,
) -> float:
    """Return how likely a claim is; a seat that has not looked there can only guess."""
    goal, has_gold = claim
    if goal not in deed.looked_at:
        return UNSURE
    honesty = likelihoods.honesty
    true = sum(chance * honesty.get(dwarf, UNSURE) for dwarf, chance in kinds.items())
    return true if has_gold == (goal == treasure) else 1 - true
