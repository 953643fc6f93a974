"""Finding custom modules: passed as a class, named as module:Class, or installed by name.

A name in a record or a position never loads anything that was not requested here, so opening a file
from someone else runs none of their code.
"""

import importlib
import os
import re
import sys
from collections.abc import Mapping, Sequence
from inspect import signature
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.chance import Luck
from pyrite.core.grid import cell_text
from pyrite.core.messages import ConfigError, Message
from pyrite.core.moves import pack
from pyrite.core.options import is_whole
from pyrite.core.plain import shown
from pyrite.core.record import SAYS
from pyrite.core.source import Source
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.messages import say
from pyrite.saboteur.playing import PlayingTable
from pyrite.saboteur.plugins.module import METHODS, OwnModule, answer_verbs, card_verbs, problem
from pyrite.saboteur.plugins.table import MOST_NUMBER
from pyrite.saboteur.table.module import Box, Choices, Module, Terms, Words
from pyrite.saboteur.table.verbs import ASKS, VERBS
from pyrite.saboteur.text.forms import BASE_FORMS, FORMS
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.why_not import Refusal, in_hand

GROUP = "pyrite.modules"  # entry points by which packages offer modules
VARIABLE = "PYRITE_MODULES"  # further loadable modules, as mycards:Lantern,mycards:Rope
UNLOADABLE = (ImportError, AttributeError, SyntaxError, TypeError, ValueError)
OWN: dict[str, Module] = {}  # all that were found, by name
KEY = re.compile(r"[^\s#,]{1,200}")  # names of modules
# Names of their cards, verbs, questions, numbers and cells.
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")
ALL_TOOLS = 7
MARKS = Card._fields.index("feature")  # from here on, the fields of a row that only decks may set
LEADS = {SAYS, *(word for verb, form in BASE_FORMS.items() for word in FORMS[form].words(verb))}


def known_modules() -> dict[str, Module]:
    """Return all modules, those of the rulebooks first."""
    return MODULES | OWN


def module_named(key: str) -> Module:
    """Return the module with this name; `ConfigError` if it is neither known nor loadable."""
    if key in MODULES:
        return MODULES[key]
    if key not in OWN:  # as in a state that was pickled elsewhere
        _named(key)
    if key not in OWN:
        raise ConfigError(say("own-unknown", module=shown(key), variable=VARIABLE))
    return OWN[key]


def named(modules: object) -> Any:
    """Return the names of these modules, registering classes and finding installed ones."""
    if not isinstance(modules, list | tuple):
        return modules
    return [_named(module) for module in modules]


def _named(module: object) -> Any:
    if isinstance(module, type) and issubclass(module, OwnModule):
        return add_module(module)
    if isinstance(module, OwnModule):
        raise ConfigError(say("own-object", name=type(module).__name__))
    if isinstance(module, str) and module not in MODULES and module not in OWN:
        if ":" in module and module in os.environ.get(VARIABLE, "").split(","):
            return load_module(module)
        if not find_installed(module) and ":" in module:
            raise ConfigError(say("own-unknown", module=shown(module), variable=VARIABLE))
    return module


def add_module(own: type[OwnModule], key: str | None = None) -> str:
    """Register a custom module and return its name."""
    key = key or f"{own.__module__}:{own.__qualname__}"
    if key not in OWN or type(OWN[key].own) is not own:
        OWN[key] = as_module(key, own())
    return key


def load_module(name: str) -> str:
    """Register the module named as module:Class, also looking in the current folder."""
    if name in OWN:
        return name
    module, _, of_class = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), of_class, None)
    except UNLOADABLE as error:
        raise ConfigError(say("own-import", module=module, problem=str(error))) from error
    return add_module(check_class(name, found), name)


def load_offered() -> list[str]:
    """Load every module offered by the environment variable or by an installed package."""
    listed = [name for name in os.environ.get(VARIABLE, "").split(",") if name]
    installed = [entry.name for entry in _entries() if find_installed(entry.name)]
    return [load_module(name) for name in listed] + installed


def find_installed(name: str) -> bool:
    """Register the installed module of this name; return whether there is one."""
    for entry in _entries(name=name):
        try:
            found = entry.load()
        except UNLOADABLE as error:
            raise ConfigError(say("own-import", module=name, problem=str(error))) from error
        add_module(check_class(name, found), name)
        return True
    return False


def check_class(name: str, found: object) -> type[OwnModule]:
    """Return the class, which must extend `OwnModule`."""
    if not isinstance(found, type) or not issubclass(found, OwnModule):
        raise ConfigError(say("own-class", name=shown(name)))
    return found


def as_module(key: str, own: OwnModule) -> Module:
    """Return the engine's `Module` for a custom module; an error says what is wrong with it."""
    check(key, own)
    in_turn = own.forms.keys() - answer_verbs(own)
    answered = [("turn", verb) for verb in own.forms if verb in in_turn]
    answered += [(ask, verb) for ask, verbs in own.questions.items() for verb in verbs]
    return Module(
        key,
        source=own.source,
        rules=(own.rule,),
        cards=tuple(own.cards),
        terms=Terms(requires=tuple(own.requires), excludes=dict.fromkeys(own.excludes, own.rule)),
        choices=Choices(
            forms=own.forms,
            asks=dict.fromkeys(own.questions, ""),
            refusals={(ask, verb): not_listed(verb) for ask, verb in answered},
        ),
        box=own_box(tuple(own.numbers), tuple(own.cells)),
        words=Words(own.english),
        own=own,
    )


def as_table(snapshot: Snapshot) -> PlayingTable:
    """Return the table that the snapshot was taken of."""
    table = PlayingTable()
    snapshot.fill(table, Luck(0))
    return table


def not_listed(verb: str) -> Refusal:
    """Return a refusal of unlisted actions of this verb, with the module's reason if it has one."""

    def refusal(snapshot: Snapshot, seat: int, card: int, arg: int) -> Message | None:
        if not snapshot.asks_own:
            return in_hand(snapshot, seat, card, arg)
        names, table = snapshot.names, as_table(snapshot)
        number = pack(names.verbs.index(verb), card, arg)
        if number in table.legal_actions(seat):
            return None
        action = names.notation.action(number, seat)
        unheld = in_hand(snapshot, seat, card, arg) if action.card is not None else None
        said: Message | None = unheld or snapshot.rules.own.why_not(table, action)
        return said

    return refusal


def own_box(numbers: tuple[str, ...], cells: tuple[str, ...]) -> Box:
    """Return the box of a custom module: its numbers first, then its cells, 0 for no cell."""
    names = (*numbers, *cells)

    def shown_as(i: int, value: int) -> int | str | None:
        if i < len(numbers):
            return value
        return cell_text(value) if value else None

    def show(_: Names, values: list[int]) -> dict[str, int | str | None]:
        return {name: shown_as(i, values[i]) for i, name in enumerate(names)}

    def noted(_: Names, i: int, value: int) -> dict[str, int | str | None]:
        return {names[i]: shown_as(i, value)}

    def read(source: Source, where: str, part: Mapping[str, Any]) -> list[int]:
        whole = [source.whole(f"{where} {name}", part[name], 0, MOST_NUMBER) for name in numbers]
        places = [(f"{where} {name}", part[name]) for name in cells]
        return whole + [0 if cell is None else source.cell(at, cell) for at, cell in places]

    return Box(names, show, read, noted)


def check(key: str, own: OwnModule) -> None:
    """Refuse a custom module that the engine could not play."""
    if key in MODULES or not KEY.fullmatch(key):
        raise problem(key, "choose another name for it, without spaces, commas and #")
    if not _is_line(getattr(own, "rule", None)):
        raise problem(key, 'it names no rule, as in rule = "X-1"')
    if not isinstance(own.source, str):
        raise problem(key, "its source must be a text")
    for attribute in ("numbers", "cells", "requires", "excludes"):
        _check_names(key, attribute, getattr(own, attribute))
    _check_names(key, "numbers and cells", (*own.numbers, *own.cells))
    for attribute in ("english", "words", "forms"):
        _check_texts(key, attribute, getattr(own, attribute))
    if not isinstance(own.questions, Mapping):
        raise problem(key, "its questions must be a mapping, as in {'too_heavy': ('throw',)}")
    for question, verbs in own.questions.items():
        _check_names(key, f"questions {shown(question)}", verbs)
    if not isinstance(own.cards, tuple | list):
        raise problem(key, "its cards must be a tuple of Card")
    for card in own.cards:
        check_card(key, card)
    check_verbs(key, own)
    for method, wanted in METHODS.items():
        check_method(key, own, method, wanted)
    names = [*own.forms, *own.questions, *own.numbers, *own.cells]
    names += [card.name for card in own.cards]
    wrong = [name for name in names if not isinstance(name, str) or not NAME.fullmatch(name)]
    if wrong:
        raise problem(key, f"{shown(wrong[0])} is not a name: use letters, digits, _ and -")


def check_method(key: str, own: OwnModule, method: str, wanted: Sequence[str]) -> None:
    """Refuse a method that the engine could not call."""
    try:
        signature(getattr(own, method)).bind(*wanted)
    except TypeError:
        raise problem(key, f"its {method} must take {', '.join(wanted)} after self") from None


def check_card(key: str, card: object) -> None:
    """Refuse a card that the engine cannot deal and play."""
    if not isinstance(card, Card) or not isinstance(card.name, str):
        raise problem(key, f"{shown(card)} is not a Card with a name")
    if not is_whole(card.copies) or card.copies < 1:
        raise problem(key, f"the card {card.name} has {shown(card.copies)} copies; 1 is the least")
    if not is_whole(card.tools) or not 0 <= card.tools <= ALL_TOOLS:
        raise problem(key, f"the tools of {card.name} must be 1, 2, 4 or a sum of them")
    if not _are_ways(card.ways) or (card.verb == "place") != (card.ways != ()):
        raise problem(key, f"{card.name} must have ways if, and only if, its verb is 'place'")
    if card.verb == "repair" and not card.tools:
        raise problem(key, f"{card.name} must say which tools it repairs")
    if card[MARKS:] != Card(card.name)[MARKS:]:
        raise problem(key, f"{card.name} may have name, verb, ways, tools and copies alone")


def check_verbs(key: str, own: OwnModule) -> None:
    """Refuse verbs and questions that already exist, and forms that do not fit their verb."""
    wrong = [form for form in own.forms.values() if form not in FORMS]
    if wrong:
        raise problem(key, f"there is no form {wrong[0]!r}; forms are {', '.join(FORMS)}")
    taken = [name for name in own.forms if name in VERBS or name in LEADS]
    taken += [name for name in own.questions if name in ASKS]
    if taken:
        raise problem(key, f"{taken[0]!r} is a word of the game already")
    played, answers = card_verbs(own), answer_verbs(own)
    unknown = answers - own.forms.keys()
    unknown |= played - own.forms.keys() - {*VERBS}
    if unknown:
        raise problem(key, f"the verb {min(unknown)!r} has no form")
    empty = [question for question, verbs in own.questions.items() if not verbs]
    if empty:
        raise problem(key, f"no verb answers {empty[0]!r}")
    both = sorted(played & answers)
    if both:
        text = "plays a card, so it cannot answer a question; give the answer another verb"
        raise problem(key, f"the verb {both[0]!r} {text}")
    for verb, form in own.forms.items():
        kind = FORMS[form]
        if kind.with_card != (verb in played):
            fitting = [
                name for name, f in FORMS.items()
                if f.with_card == (verb in played) and f.words(verb) in ((), (verb,))
            ]  # fmt: skip
            what = "a card is played" if verb in played else "no card is played"
            text = f"by {verb!r} {what}, so its form is one of {', '.join(fitting)}"
            raise problem(key, text)
        if kind.words(verb) not in ((), (verb,)):
            raise problem(key, f"the form {form!r} is the game's alone")


def _is_line(text: object) -> bool:
    """Return whether the value is a non-empty text of one line."""
    return isinstance(text, str) and text != "" and text.isprintable()


def _are_ways(ways: object) -> bool:
    """Return whether these are groups of sides that do not overlap."""
    if not isinstance(ways, tuple) or not all(is_whole(way) and 0 < way < 16 for way in ways):
        return False
    sides = 0
    for way in ways:
        if sides & way:
            return False
        sides |= way
    return True


def _check_names(key: str, attribute: str, names: object) -> None:
    """Refuse anything but a tuple or list of distinct texts."""
    listed = names if isinstance(names, tuple | list) else [None]
    if not all(isinstance(name, str) for name in listed) or len({*listed}) != len(listed):
        raise problem(key, f"its {attribute} must be a tuple of names, each once")


def _check_texts(key: str, attribute: str, texts: object) -> None:
    """Refuse anything but a mapping of texts to texts."""
    rows = texts.items() if isinstance(texts, Mapping) else [(None, None)]
    if not all(isinstance(part, str) for row in rows for part in row):
        raise problem(key, f"its {attribute} must be a mapping of texts to texts")


def _entries(**which: str) -> Any:
    """Return the entry points of installed modules, importing the slow reader only when needed."""
    return importlib.import_module("importlib.metadata").entry_points(group=GROUP, **which)
