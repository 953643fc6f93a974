"""Custom modules: the base class that describes their cards and rules, and those at a table.

`OwnRules` knows which verb, question and hook belongs to which module. Everything that a module
returns enters the engine there and is checked there: each listed action against its verb, its seat
and the hand, and each refusal for being a message.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from inspect import signature
from itertools import islice
from traceback import extract_tb
from typing import Any, ClassVar

from pyrite.core.actions import Action
from pyrite.core.cards import Card
from pyrite.core.messages import (
    ConfigError,
    Message,
    NotationError,
    PyriteError,
    as_fluent,
    blame,
    speaker,
)
from pyrite.core.plain import shown
from pyrite.core.shared_cache import SHARED
from pyrite.saboteur.messages import say
from pyrite.saboteur.plugins.table import OwnTable
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.names import Names


class OwnModule:
    """Custom cards and rules; a subclass declares what it adds and overrides what it needs.

    A card in `cards` with a verb of `forms` belongs to the module: `plays` says where it may be
    played, `do` what it does. A module may ask questions, forbid things, and keep a few numbers and
    cells on each table that all seats see. `plays`, `answers` and the `may_not` calls must depend
    only on what their seat knows: its own hand, and what lies open.
    """

    source: ClassVar[str] = "a custom module"
    rule: ClassVar[str]  # the rule that refusals cite: "X-1"
    cards: ClassVar[tuple[Card, ...]] = ()
    forms: ClassVar[Mapping[str, str]] = {}  # verb: its form, as listed in docs/add-a-card.md
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # question: the verbs that answer it
    numbers: ClassVar[tuple[str, ...]] = ()  # names of numbers on the table, 0 to 32767
    cells: ClassVar[tuple[str, ...]] = ()  # names of cells on the table, each None at first
    requires: ClassVar[tuple[str, ...]] = ()  # keys of other modules
    excludes: ClassVar[tuple[str, ...]] = ()
    english: ClassVar[Mapping[str, str]] = {}  # message id: plain English, with {seat}, {target} …
    words: ClassVar[Mapping[str, str]] = {}  # language: a Fluent catalogue with the same ids

    def plays(self, table: OwnTable, seat: int, card: str) -> Iterable[Action]:
        """Return what the seat on turn may do with this card of the module from its hand."""
        return ()

    def do(self, table: OwnTable, action: Action) -> None:
        """Apply an action of the module; its card is discarded afterwards."""

    def answers(self, table: OwnTable, seat: int, question: str) -> Iterable[Action]:
        """Return at least one possible answer of the seat to a question of the module."""
        return ()

    def why_not(self, table: OwnTable, action: Action) -> Message | None:
        """Return a specific reason why an action of the module is not allowed now, or None."""
        return None

    def options(self, table: OwnTable, seat: int) -> Iterable[Action]:
        """Return what else the seat may do in its turn, without a card of the module."""
        return ()

    def round_started(self, table: OwnTable) -> None:
        """React to a round having been dealt."""

    def declared(self, table: OwnTable, action: Action) -> None:
        """React to a card about to take effect, after any veto; you may ask a question first."""

    def laid(self, table: OwnTable, cell: str) -> None:
        """React to a path laid or moved here."""

    def lifted(self, table: OwnTable, cell: str) -> None:
        """React to a path removed here."""

    def goal_turned(self, table: OwnTable, cell: str) -> None:
        """React to a face-down card turned up that did not end the round."""

    def turn_ending(self, table: OwnTable) -> None:
        """React before the seat on turn draws; called again after a question asked here."""

    def may_not_lay(self, table: OwnTable, seat: int) -> Message | None:
        """Return why this seat may not lay a path now; None if it may."""
        return None

    def may_not_look(self, table: OwnTable, cell: str) -> Message | None:
        """Return why nobody may look at the face-down card on this cell; None if allowed."""
        return None

    def may_not_lay_at(self, table: OwnTable, cell: str, seat: int) -> Message | None:
        """Return why this seat may not lay a path on this cell; None if it may."""
        return None

    def say(self, id: str, **args: object) -> Message:
        """Return a message of the module, with its rule."""
        if id not in self.english:
            text = f"there is no sentence {shown(id)} in its english"
            raise problem(type(self).__name__, text)
        return speaker(self.english)(id, self.rule, **args)


METHODS = {  # of the table, in the order of their arguments
    name: tuple(signature(method).parameters)[1:]
    for name, method in vars(OwnModule).items()
    if callable(method) and name != "say"
}
TOLD_OF = ("round_started", "declared", "laid", "lifted", "goal_turned", "turn_ending")
FORBIDDING = ("may_not_lay", "may_not_look", "may_not_lay_at")
ADDING = ("options",)
# A full hand of 16 cards that each list this many still fits into the engine's list.
MOST_LISTED = 500
PLAIN = (str, int, float, bool, type(None))


def overrides(module: OwnModule, name: str) -> bool:
    """Return whether the module overrides this method."""
    return getattr(type(module), name) is not getattr(OwnModule, name)


def texts_of(module: OwnModule) -> dict[str, str]:
    """Return everything that the module says as Fluent, by language."""
    english = f"{module.words.get('en', '')}\n{as_fluent(module.english)}"
    return {**module.words, "en": english}


def card_verbs(module: OwnModule) -> set[str]:
    """Return the verbs that play its cards."""
    return {card.verb for card in module.cards}


def answer_verbs(module: OwnModule) -> set[str]:
    """Return the verbs that answer its questions."""
    return {verb for verbs in module.questions.values() for verb in verbs}


def option_verbs(module: OwnModule) -> list[str]:
    """Return its other verbs: options in a turn without a card of the module."""
    others = card_verbs(module) | answer_verbs(module)
    return [verb for verb in module.forms if verb not in others]


class Blame:
    """Adds to an error raised inside which module failed, and where, for whoever prints it."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def __enter__(self) -> None:
        """Let the module run."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, PyriteError):
            where = extract_tb(error.__traceback__)[-1]
            said = f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"
            blame(error, say("own-failed", module=self.key, problem=said))


class OwnRules:
    """What the compiled core calls if a table has custom modules."""

    def __init__(self, names: Names, modules: Mapping[str, OwnModule]) -> None:
        self.names = names
        self.modules = modules
        # The functions that report what modules forbid (hooks.py).
        self.forbids: Collection[Any] = ()
        self.listening: dict[str, Sequence[tuple[str, OwnModule]]] = {
            hook: [(key, module) for key, module in modules.items() if overrides(module, hook)]
            for hook in (*TOLD_OF, *FORBIDDING, *ADDING)
        }
        self.owner_of_verb = {v: key for key, module in modules.items() for v in module.forms}
        self.owner_of_card = {c.name: key for key, m in modules.items() for c in m.cards}
        self.owner_of_question = {q: key for key, m in modules.items() for q in m.questions}
        self.options_of = {key: option_verbs(module) for key, module in modules.items()}

    def hears(self, hook: str) -> bool:
        """Return whether any module listens here."""
        return bool(self.listening[hook])

    def plays(self, table: Table, seat: int, card: int) -> list[int]:
        """Return where a custom card may be played, as numbers."""
        name = self.names.card_names[card]
        key = self.owner_of_card[name]
        verb = self.names.cards[card].verb
        found = []
        with OwnTable(table, key, "plays") as own:
            with Blame(key):
                actions = self.modules[key].plays(own, seat, name)
            for number, action in self._listed(key, "plays", seat, actions):
                if action.verb != verb or action.card != name:
                    raise problem(key, f"plays was asked about {name} and lists {action.text!r}")
                found.append(number)
        return found

    def options(self, table: Table, seat: int) -> list[int]:
        """Return what else a seat may do in its turn, as numbers."""
        found: list[int] = []
        for key, module in self.listening["options"]:
            with OwnTable(table, key, "options") as own:
                with Blame(key):
                    actions = module.options(own, seat)
                found += self._chosen(own, seat, actions, self.options_of[key])
        return found

    def answers(self, table: Table, seat: int, ask: int) -> list[int]:
        """Return what a seat may answer; refuse none at all, which would stop the game."""
        question = self.names.asks[ask]
        key = self.owner_of_question[question]
        module = self.modules[key]
        with OwnTable(table, key, "answers") as own:
            with Blame(key):
                answers = module.answers(own, seat, question)
            found = self._chosen(own, seat, answers, module.questions[question])
        if not found:
            raise problem(key, f"nobody can answer {question!r}; answers must list something")
        return found

    def do(self, table: Table, seat: int, number: int) -> None:
        """Let the owning module apply an action."""
        action = self.names.notation.action(number, seat)
        key = self.owner_of_verb[action.verb]
        self._tell(table, key, "do", action)

    def tell(self, table: Table, hook: str, *about: object) -> None:
        """Tell every listening module that this has happened."""
        for key, _ in self.listening[hook]:
            self._tell(table, key, hook, *about)

    def tell_declared(self, table: Table, seat: int, number: int) -> None:
        """Tell every listening module that a card is played."""
        self.tell(table, "declared", self.names.notation.action(number, seat))

    def forbidden(self, table: Table, hook: str, *about: object) -> Message | None:
        """Return the refusal of the first module that forbids this, or None."""
        for key, module in self.listening[hook]:
            with OwnTable(table, key, hook) as own, Blame(key):
                said = getattr(module, hook)(own, *about)
            if said is not None:
                return checked_message(key, hook, said)
        return None

    def why_not(self, table: Table, action: Action) -> Message:
        """Return why an unlisted action is not allowed."""
        key = self.owner_of_verb[action.verb]
        module = self.modules[key]
        with OwnTable(table, key, "why_not") as own, Blame(key):
            said = module.why_not(own, action)
        if said is None:
            return say("not-now", module.rule, what=action.text)
        return checked_message(key, "why_not", said)

    def _tell(self, table: Table, key: str, hook: str, *about: object) -> None:
        """Call the module with a table that it may change until it returns."""
        with OwnTable(table, key, hook) as own:
            try:
                with Blame(key):
                    getattr(self.modules[key], hook)(own, *about)
            finally:
                own.close()

    def _chosen(
        self, own: OwnTable, seat: int, actions: Iterable[Action], verbs: Collection[str]
    ) -> list[int]:
        """Return options or answers as numbers; the cards they name must be in the hand."""
        hand, found = None, []
        for number, action in self._listed(own.key, own.hook, seat, actions):
            if action.verb not in verbs:
                allowed = ", ".join(verbs) or "no verb"
                text = f"{own.hook} lists {action.text!r}, where its verbs are: {allowed}"
                raise problem(own.key, text)
            if action.card is not None or action.cards:
                hand = Counter(own.hand(seat)) if hand is None else hand
                named = Counter([action.card] if action.card is not None else action.cards)
                if not named <= hand:
                    raise problem(own.key, f"{own.hook} lists {action.text!r}, which is not held")
            found.append(number)
        return found

    def _listed(
        self, key: str, hook: str, seat: int, actions: Iterable[Action]
    ) -> Iterator[tuple[int, Action]]:
        """Yield each listed action once with its number, as the engine reads it."""
        try:
            with Blame(key):
                listed = list(islice(actions, MOST_LISTED + 1))
        except TypeError as error:
            if hasattr(type(actions), "__iter__"):
                raise
            raise problem(
                key, f"{hook} returned {shown(actions)}, not a list of actions"
            ) from error
        if len(listed) > MOST_LISTED:
            raise problem(key, f"{hook} lists more than {MOST_LISTED} actions")
        read = self.names.notation.action
        for number in dict.fromkeys(self._number(key, hook, seat, action) for action in listed):
            yield number, read(number, seat)

    def _number(self, key: str, hook: str, seat: int, action: object) -> int:
        """Return the number of an action, which must belong to this seat."""
        if not isinstance(action, Action):
            raise problem(key, f"{hook} lists {shown(action)}, which is not an Action")
        if action.seat != seat:
            text = f"{hook} lists an action of seat {shown(action.seat)}, but seat {seat} is asked"
            raise problem(key, text)
        try:
            notation = self.names.notation
            known = notation.numbers.get(action)
            if known is None:
                SHARED.add()
                known = notation.numbers[action] = notation.number(action)
        except (NotationError, TypeError) as error:  # a TypeError: an unhashable part
            text = f"{hook} lists {shown(str(action))}: {error}"
            raise problem(key, text.removesuffix(".")) from error
        return known


def checked_message(key: str, hook: str, said: object) -> Message:
    """Return a module's refusal, which must be a message of plain values."""
    if isinstance(said, Message) and isinstance(said.args, dict):
        texts = (said.id, said.rule, said.english, *said.args)
        if all(type(text) is str for text in texts) and is_plain([*said.args.values()]):
            return said
    text = f"{hook} returned {shown(said)}; return None or a message made with self.say"
    raise problem(key, text)


def is_plain(values: Sequence[Any]) -> bool:
    """Return whether these are texts, numbers or lists of them, as messages carry."""
    rows = [value for value in values if type(value) in (list, tuple)]
    others = [value for value in values if type(value) not in (list, tuple)]
    inner = [value for row in rows for value in row]
    return all(type(value) in PLAIN for value in (*others, *inner))


def problem(key: str, text: str) -> ConfigError:
    """Return the error that tells an author what is wrong with a module."""
    return ConfigError(say("own-module", module=key, problem=text))
