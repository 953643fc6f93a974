"""Moves in Saboteur that people would laugh at, from what a seat sees and believes.

Nobody calls a move silly if there is a reason for it that the table can see. A digger whose tool is
broken cannot dig, and one without a card that leads on has to pass.
"""

from functools import cached_property

from pyrite.bots.saboteur.beliefs import HEARD, LAYING, NEAR, SAID
from pyrite.bots.saboteur.observer import HARM, HELP, Observer
from pyrite.bots.saboteur.situation import Situation, card_of, cell_of, target_of
from pyrite.bots.saboteur.values import visit
from pyrite.core.actions import Action

DEAD_END, USELESS, PASSED, UNFINISHED = "dead-end", "useless-path", "passed", "unfinished"
MENDED_FOE, WASTED_MAP, WRECKED = "mended-saboteur", "wasted-map", "wrecked-tunnel"
BROKE_FELLOW, SHOWED_ITSELF = "broke-fellow", "showed-itself"
DIGGERS = ("digger", "greedy", "blue", "green", "boss")  # the profiteer wins with everybody
EVIDENT = 0.9  # probability of a saboteur that nobody doubts any longer
SURE = 0.95  # probability of the treasure
WAY = 0.5  # digging on means to come this much nearer, in cards and on average


class Sense:
    """Says which actions of one moment are silly."""

    def __init__(self, situation: Situation, observer: Observer) -> None:
        self.situation = situation
        self.observer = observer
        self.paths = [action for action in situation.actions if action.verb in LAYING]

    def kind(self, action: Action) -> str:
        """Return the kind of silly move that this is, or ""."""
        if self.situation.dwarf in DIGGERS:
            return self._of_digger(action)
        return self._of_saboteur(action) if self.situation.dwarf == "saboteur" else ""

    def knows_goal(self, action: Action) -> bool:
        """Return whether a look tells the seat nothing: it has seen or worked out this goal."""
        odds = self.situation.odds
        return len(odds) < 2 or cell_of(action) not in odds

    def is_evident(self, seat: int) -> bool:
        """Return whether the seat itself has hardly a doubt that another one is a saboteur."""
        kinds = self.situation.kinds[seat]
        return seat != self.situation.seat and kinds.get("saboteur", 0.0) >= EVIDENT

    def _of_digger(self, action: Action) -> str:
        if action.verb == "map" and self.knows_goal(action):
            return WASTED_MAP
        if action.verb in HELP and self.is_evident(target_of(action)):
            return MENDED_FOE
        if self.can_finish and action.verb != "theft" and not self._finishes(action):
            return UNFINISHED
        if action.verb == "pass":
            return PASSED if self.can_dig_on else ""
        if action.verb == "rockfall":
            return WRECKED if self._gain(action) < 0 else ""
        if action.verb not in LAYING:
            return ""
        if self.situation.cards.shape(card_of(action)).is_dead_end:
            return DEAD_END if self.can_dig_on or self._gain(action) < 0 else ""
        return USELESS if self.can_dig_on and self._is_useless(action) else ""

    @cached_property
    def can_finish(self) -> bool:
        """Whether a path in hand reaches the treasure for sure."""
        return self.situation.nearest <= 1 and any(map(self._finishes, self.paths))

    @cached_property
    def can_dig_on(self) -> bool:
        """Whether a path in hand brings the treasure nearer, without leaving it to a rival."""
        return any(self._gain(path) >= WAY and not self._races(path) for path in self.paths)

    def _finishes(self, action: Action) -> bool:
        if action.verb not in LAYING:
            return False
        return self.situation.finds(action, self.situation.after(action)) >= SURE

    def _gain(self, action: Action) -> float:
        return self.situation.gain(self.situation.after(action))

    def _races(self, action: Action) -> bool:
        return self.situation.race(self.situation.after(action)) > 0

    def _is_useless(self, action: Action) -> bool:
        """Return whether a path brings no possible treasure nearer and opens nothing else."""
        situation = self.situation
        board = situation.changed(action)
        after = board.distances()
        nearer = any(situation.distances[goal] > after.get(goal, 0) for goal in situation.odds)
        own_door = situation.cards.shape(card_of(action)).door == situation.dwarf
        return not nearer and not own_door and visit(situation, board) <= 0

    def _of_saboteur(self, action: Action) -> str:
        if action.verb in HARM and self.is_evident(target_of(action)):
            return BROKE_FELLOW
        return SHOWED_ITSELF if self.is_opening and self._shows(action) else ""

    @cached_property
    def is_opening(self) -> bool:
        """Whether this is the seat's first turn of the round and no goal is near."""
        deeds, seat = self.observer.deeds, self.situation.seat
        acted = any(deed.seat == seat and deed.phase not in (SAID, HEARD) for deed in deeds)
        return not acted and self.situation.nearest > NEAR

    def _shows(self, action: Action) -> bool:
        """Return whether a move tells everybody that a saboteur sits here."""
        situation = self.situation
        if action.verb in HARM:
            return self.observer.looks(target_of(action)) != "saboteur"
        if action.verb == "rockfall":
            return situation.seems(situation.after(action)) <= 0
        is_path = action.verb in LAYING
        return is_path and situation.cards.shape(card_of(action)).is_dead_end
