"""The modules of one's own at one table: which verb, question and hook belongs to whom."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pyrite.core.actions import Action
from pyrite.core.errors import ConfigError
from pyrite.core.message import Message
from pyrite.saboteur.messages import say
from pyrite.saboteur.own.module import OwnModule
from pyrite.saboteur.own.table import OwnTable

TOLD_OF = ("round_started", "declared", "laid", "lifted", "goal_turned", "turn_ending")
FORBIDDING = ("may_not_lay", "may_not_look", "may_not_lay_at")
ADDING = ("options",)


def overrides(module: OwnModule, name: str) -> bool:
    """Does the module say anything of its own here?"""
    return getattr(type(module), name) is not getattr(OwnModule, name)


class OwnRules:
    """What the compiled core calls where a table has modules in plain Python."""

    def __init__(self, names: Any, modules: Mapping[str, OwnModule]) -> None:
        self.names = names
        self.modules = modules
        self.listening: dict[str, Sequence[tuple[str, OwnModule]]] = {
            hook: [(key, module) for key, module in modules.items() if overrides(module, hook)]
            for hook in (*TOLD_OF, *FORBIDDING, *ADDING)
        }
        self.owner_of_verb = {v: key for key, module in modules.items() for v in module.forms}
        self.owner_of_card = {c.name: key for key, m in modules.items() for c in m.cards}
        self.owner_of_question = {q: key for key, m in modules.items() for q in m.questions}
        self.numbers: dict[Action, int] = {}  # of the actions that modules have made

    def hears(self, hook: str) -> bool:
        """Does any module listen here?"""
        return bool(self.listening[hook])

    def plays(self, table: Any, seat: int, card: int) -> list[int]:
        """Where a card of one's own may be played, as numbers."""
        name = self.names.card_names[card]
        key = self.owner_of_card[name]
        return self._listed(key, seat, self.modules[key].plays(OwnTable(table, key), seat, name))

    def options(self, table: Any, seat: int) -> list[int]:
        """What else a seat may do in its turn."""
        found: list[int] = []
        for key, module in self.listening["options"]:
            found += self._listed(key, seat, module.options(OwnTable(table, key), seat))
        return found

    def answers(self, table: Any, seat: int, ask: int) -> list[int]:
        """What a seat may answer; a question without an answer would stop the game."""
        question = self.names.asks[ask]
        key = self.owner_of_question[question]
        answers = self.modules[key].answers(OwnTable(table, key), seat, question)
        found = self._listed(key, seat, answers)
        if not found:
            raise problem(key, f"nobody can answer {question!r}")
        return found

    def do(self, table: Any, seat: int, number: int) -> None:
        """An action takes effect."""
        action = self.names.notation.action(number, seat)
        key = self.owner_of_verb[action.verb]
        self.modules[key].do(OwnTable(table, key), action)

    def tell(self, table: Any, hook: str, *about: Any) -> None:
        """Whoever listens hears that this has happened."""
        for key, module in self.listening[hook]:
            getattr(module, hook)(OwnTable(table, key), *about)

    def tell_declared(self, table: Any, seat: int, number: int) -> None:
        """The same of a card that is played."""
        self.tell(table, "declared", self.names.notation.action(number, seat))

    def forbidden(self, table: Any, hook: str, *about: Any) -> Message | None:
        """Why somebody may not do what he wants, by the first module that says so."""
        for key, module in self.listening[hook]:
            refusal: Message | None = getattr(module, hook)(OwnTable(table, key), *about)
            if refusal is not None:
                return refusal
        return None

    def why_not(self, table: Any, action: Action) -> Message:
        """Why an action that is not listed is not allowed."""
        key = self.owner_of_verb[action.verb]
        said = self.modules[key].why_not(OwnTable(table, key), action)
        return said or say("not-now", self.modules[key].rule, what=action.text)

    def _listed(self, key: str, seat: int, actions: Iterable[Action]) -> list[int]:
        """As numbers, without twins; each must be an action of this module and of this seat."""
        numbers = dict.fromkeys(self._number(key, seat, action) for action in actions)
        return list(numbers)

    def _number(self, key: str, seat: int, action: Action) -> int:
        known = self.numbers.get(action)
        if known is not None and action.seat == seat:
            return known
        if not isinstance(action, Action) or self.owner_of_verb.get(action.verb) != key:
            raise problem(key, f"{action!r} is no action of it")
        if action.seat != seat:
            raise problem(key, f"seat {seat} is asked, not seat {action.seat}")
        number: int = self.names.notation.number(action)
        self.numbers[action] = number
        return number


def problem(key: str, text: str) -> ConfigError:
    """What is wrong with a module, for who writes it."""
    return ConfigError(say("own-module", module=key, problem=text))
