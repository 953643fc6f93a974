"""What guides rollouts of Saboteur: what everybody has seen, and what deeds tell."""

from collections.abc import Mapping
from math import log
from typing import Any

from pyrite.bots.base.guidance import Guidance
from pyrite.bots.base.likelihoods import Likelihoods
from pyrite.bots.base.rollout_values import WORTHS
from pyrite.bots.saboteur.board import Board
from pyrite.bots.saboteur.cells import cell_number
from pyrite.bots.saboteur.deeds import AIMED, PHASES, RESULTS, exposure
from pyrite.bots.saboteur.observer import Observer
from pyrite.bots.saboteur.treasure import treasure_odds

DOUBT = 0.01  # nobody is ever beyond doubt
LAID = ("path", "dead_end", "rockfall")
ALONE = ("help self", "pass", "map")


def guidance(view: Mapping[str, Any], observer: Observer, board: Board) -> Guidance:
    """Return the guidance for this view; `board` is the one that everybody sees."""
    kinds = observer.public_beliefs()
    odds = treasure_odds(board, observer.deeds, kinds, observer.likelihoods)
    hopes = [round(1_000 * odds.get(cell_number(cell), 0.0)) for cell in view["goals"]]
    told = {
        "hopes": {str(goal): hope for goal, hope in enumerate(hopes)},
        "telling": telling(observer.likelihoods, observer.dwarfs),
    }
    suspicion = [round(100 * logit(own.get("saboteur", 0.0))) for own in kinds]
    return Guidance({**WORTHS["saboteur"], **told}, suspicion)


def logit(chance: float) -> float:
    """Return the log odds of a probability."""
    kept = min(1 - DOUBT, max(DOUBT, chance))
    return log(kept / (1 - kept))


def telling(likelihoods: Likelihoods, dwarfs: Mapping[str, int]) -> dict[str, int]:
    """Return by phase and deed how much it suggests a saboteur: log odds in hundredths."""
    honest = {dwarf: copies for dwarf, copies in dwarfs.items() if dwarf != "saboteur"}
    looks = {"nobody": {"nobody": 1}, "honest": honest, "saboteur": {"saboteur": 1}}
    found = {}
    for phase in PHASES:
        for kind in (*(f"{what} {result}" for what in LAID for result in RESULTS), *ALONE):
            found[f"{phase} {kind}"] = _speaks(likelihoods, honest, phase, {kind: 1})
        for aim in AIMED:
            for look, seats in looks.items():
                deeds = {f"{aim} {own}": copies for own, copies in seats.items()}
                found[f"{phase} {aim} {look}"] = _speaks(likelihoods, honest, phase, deeds)
    return found


def _speaks(
    likelihoods: Likelihoods, honest: Mapping[str, int], phase: str, deeds: Mapping[str, int]
) -> int:
    """Return what deeds of a kind, weighted by frequency, say on average."""
    logs = {kind: likelihoods.of(phase, kind) for kind in deeds}
    told = {kind: exposure(own, "saboteur", honest) for kind, own in logs.items()}
    whole = sum(deeds.values())
    speaks = sum(deeds[kind] * told[kind] for kind in deeds) / max(1, whole)
    return round(100 * likelihoods.trust * speaks)
