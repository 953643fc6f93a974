"""Finding modules of one's own: handed over, named as module:Class, or installed with a name.

A name in a record or a position loads nothing that was not asked for here: whoever opens a file of
somebody else's runs no code of his.
"""

import importlib
import os
import sys
from typing import Any

from pyrite.core.errors import ConfigError
from pyrite.core.plain import shown
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.messages import say
from pyrite.saboteur.own.module import OwnModule
from pyrite.saboteur.own.refusals import not_listed
from pyrite.saboteur.own.rules import problem
from pyrite.saboteur.table.module import Module
from pyrite.saboteur.table.module_parts import Box, Choices, Terms, Words
from pyrite.saboteur.table.verbs import ASKS, VERBS
from pyrite.saboteur.text.forms import FORMS

GROUP = "pyrite.modules"  # of the entry points by which packages offer modules
VARIABLE = "PYRITE_MODULES"  # what may be loaded besides, as mycards:Lantern,mycards:Rope
UNLOADABLE = (ImportError, AttributeError, SyntaxError, TypeError, ValueError)
OWN: dict[str, Module] = {}  # all that were found, by their names


def known_modules() -> dict[str, Module]:
    """All modules, those of the rulebooks first."""
    return MODULES | OWN


def module_named(key: str) -> Module:
    """The module with this name, which is known."""
    return MODULES[key] if key in MODULES else OWN[key]


def named(modules: Any) -> Any:
    """Modules by their names: classes are made known, installed ones found."""
    if not isinstance(modules, list | tuple):
        return modules
    return [_named(module) for module in modules]


def _named(module: Any) -> Any:
    if isinstance(module, type) and issubclass(module, OwnModule):
        return add_module(module)
    if isinstance(module, str) and module not in MODULES and module not in OWN:
        if ":" in module and module in os.environ.get(VARIABLE, "").split(","):
            return load_module(module)
        if not find_installed(module) and ":" in module:
            raise ConfigError(say("own-unknown", module=shown(module), variable=VARIABLE))
    return module


def add_module(own: type[OwnModule], key: str | None = None) -> str:
    """Make a module of one's own known; its name from now on."""
    key = key or f"{own.__module__}:{own.__qualname__}"
    if key not in OWN or type(OWN[key].own) is not own:
        OWN[key] = as_module(key, own())
    return key


def load_module(name: str) -> str:
    """Make the module known that is named as module:Class, from the folder one is in, too."""
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
    """Load all that may be loaded without being named: of the variable, and installed ones."""
    listed = [name for name in os.environ.get(VARIABLE, "").split(",") if name]
    installed = [entry.name for entry in _entries() if find_installed(entry.name)]
    return [load_module(name) for name in listed] + installed


def find_installed(name: str) -> bool:
    """Is there an installed module of this name? It is known from now on."""
    for entry in _entries(name=name):
        try:
            found = entry.load()
        except UNLOADABLE as error:
            raise ConfigError(say("own-import", module=name, problem=str(error))) from error
        add_module(check_class(name, found), name)
        return True
    return False


def check_class(name: str, found: Any) -> type[OwnModule]:
    """It must be a class that extends `OwnModule`."""
    if not isinstance(found, type) or not issubclass(found, OwnModule):
        raise ConfigError(say("own-class", name=shown(name)))
    return found


def as_module(key: str, own: OwnModule) -> Module:
    """What the engine knows of a module in plain Python; an error says what is wrong with it."""
    check(key, own)
    answered = {("turn", verb) for verb in own.forms if not is_answer(own, verb)}
    answered |= {(ask, verb) for ask, verbs in own.questions.items() for verb in verbs}
    return Module(
        key,
        source=own.source,
        rules=(own.rule,),
        cards=own.cards,
        terms=Terms(requires=own.requires, excludes=dict.fromkeys(own.excludes, own.rule)),
        choices=Choices(
            forms=own.forms,
            asks=dict.fromkeys(own.questions, ""),
            checks=dict.fromkeys(own.questions, one_seat),
            refusals={(ask, verb): not_listed(verb) for ask, verb in answered},
        ),
        box=Box(own.numbers),
        words=Words(own.english),
        own=own,
    )


def is_answer(own: OwnModule, verb: str) -> bool:
    """Does the verb answer a question, and is nothing that is done in a turn?"""
    return any(verb in verbs for verbs in own.questions.values())


def one_seat(snapshot: Any, seats: int, about: int) -> str | None:
    """A question of one's own is put to one seat."""
    return None if seats.bit_count() == 1 else "position-asks-turn"


def check(key: str, own: OwnModule) -> None:
    """Refuse what the engine could not play."""
    if not isinstance(getattr(own, "rule", None), str):
        raise problem(key, 'it names no rule, as in rule = "X-1"')
    wrong = [form for form in own.forms.values() if form not in FORMS]
    if wrong:
        raise problem(key, f"there is no form {wrong[0]!r}; forms are {', '.join(FORMS)}")
    taken = [name for name in own.forms if name in VERBS]
    taken += [name for name in own.questions if name in ASKS]
    if taken:
        raise problem(key, f"{taken[0]!r} is a word of the game already")
    unknown = {v for verbs in own.questions.values() for v in verbs} - own.forms.keys()
    unknown |= {card.verb for card in own.cards} - own.forms.keys() - {*VERBS}
    if unknown:
        raise problem(key, f"the verb {min(unknown)!r} has no form")


def _entries(**which: str) -> Any:
    """The entry points of installed modules; what reads them is slow to load and seldom needed."""
    return importlib.import_module("importlib.metadata").entry_points(group=GROUP, **which)
