"""How far an action gives its dwarf away, by the statistics behind others' beliefs."""

from pyrite.bots.saboteur.action_parts import card_of, target_of
from pyrite.bots.saboteur.deeds import LAYING, PLAIN, exposure, phase_of, result, sort_of_card
from pyrite.bots.saboteur.observer import HARM, HELP, Observer
from pyrite.bots.saboteur.situation import Situation
from pyrite.core.actions import Action

# Cost in cards, by phase, of a deed that is e times likelier for this dwarf than for others.
BLUFF = {"far": 0.05, "held": 0.05}


class Mask:
    """What a seat must avoid to be taken for another dwarf."""

    def __init__(self, observer: Observer, situation: Situation) -> None:
        self.observer = observer
        self.situation = situation
        held = bool(situation.hindrances(situation.seat))
        self.phase = phase_of(situation.distances, held)
        unknown = 1 - observer.believed_of(situation.seat).get(situation.dwarf, 0.0)
        self.worth = BLUFF.get(self.phase, 0.0) * unknown

    def cost(self, action: Action) -> float:
        """Return the cost of giving the dwarf away; near the goals it no longer matters."""
        return self.worth * self.exposure(action) if self.worth > 0 else 0.0

    def exposure(self, action: Action) -> float:
        """Return the log of how much likelier the action is for this dwarf than for others."""
        logs = self.observer.likelihoods.of(self.phase, self._kind(action))
        dwarf, box = self.situation.dwarf, self.observer.dwarfs
        others = {kind: copies for kind, copies in box.items() if kind != dwarf}
        return exposure(logs, dwarf, others)

    def _kind(self, action: Action) -> str:
        """Return the kind of deed that the others would see."""
        verb, situation = action.verb, self.situation
        if verb in LAYING or verb in ("rockfall", "diversion"):
            gain = situation.seems(situation.after(action))
            return f"{self._sort(action) if verb in LAYING else verb} {result(gain)}"
        if verb in HARM:
            return f"harm {self.observer.looks(target_of(action))}"
        if verb in HELP:
            own = target_of(action) == situation.seat
            return "help self" if own else f"help {self.observer.looks(target_of(action))}"
        return verb if verb in PLAIN else ""

    def _sort(self, action: Action) -> str:
        return sort_of_card(self.situation.cards.shape(card_of(action)))
