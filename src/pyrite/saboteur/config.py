"""Making a table: options are read and checked, modules put together, rules compiled."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.errors import ConfigError
from pyrite.core.grid import at_of
from pyrite.core.sides import SIDES
from pyrite.saboteur.messages import say
from pyrite.saboteur.module import SLOTS, Module, plug
from pyrite.saboteur.numbers import (
    DIGGER,
    FIRST_TILE,
    MAX_BOX,
    MAX_DECK,
    MAX_LAYS,
    NOBODY,
    SABOTEUR,
)
from pyrite.saboteur.registry import COMPONENTS, EDITIONS, FLAGS, MODULES, VERBS
from pyrite.saboteur.state import Rules
from pyrite.saboteur.words import Options, Setting, Words


def read_options(
    *,
    seats: int,
    edition: str = "2024",
    modules: Iterable[str] = (),
    rounds: int = COMPONENTS.rounds,
    first_seat: int | None = None,
    **flags: object,
) -> Options:
    """Check what was asked for; a `ConfigError` says what does not go together."""
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise ConfigError(say("config-edition", value=edition, known=", ".join(EDITIONS)))
    keys = _module_keys(modules)
    _check_seats(seats)
    if not _is_int(rounds) or not 1 <= rounds <= 99:
        raise ConfigError(say("config-rounds", "B-51", value=rounds))
    if first_seat is not None and (not _is_int(first_seat) or not 0 <= first_seat < seats):
        raise ConfigError(say("config-first-seat", value=first_seat, most=seats - 1))
    chosen = _flags(edition, flags)
    own = tuple((name, value) for name, value in chosen if EDITIONS[edition][name] != value)
    return Options(seats, edition, keys, chosen, own, rounds, first_seat)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_seats(seats: int) -> None:
    least, most = min(COMPONENTS.hand), max(COMPONENTS.hand)
    if not _is_int(seats):
        raise ConfigError(say("config-seats-type", "B-01", value=repr(seats)))
    if not least <= seats <= most:
        raise ConfigError(say("config-seats", "B-01", least=least, most=most, seats=seats))


def _module_keys(modules: Iterable[str]) -> tuple[str, ...]:
    if isinstance(modules, str):
        modules = (modules,)
    if not isinstance(modules, list | tuple):
        raise ConfigError(say("config-modules", value=repr(modules)))
    named = [key for key in modules if key != "base"]
    for key in named:
        if not isinstance(key, str) or key not in MODULES:
            raise ConfigError(say("config-module", value=key, known=", ".join(MODULES)))
        if named.count(key) > 1:
            raise ConfigError(say("config-module-twice", module=key))
    return tuple(key for key in MODULES if key in named)


def _flags(edition: str, own: dict[str, object]) -> tuple[tuple[str, object], ...]:
    known = {flag.name: flag for flag in FLAGS}
    for name, value in own.items():
        if name not in known:
            options = ", ".join(("rounds", "first_seat", *known))
            raise ConfigError(say("config-option", option=name, known=options))
        if (type(value), value) not in [(type(v), v) for v in known[name].values]:
            values = ", ".join(str(v) for v in known[name].values)
            raise ConfigError(
                say("config-flag", f"E-{name}", flag=name, value=repr(value), known=values)
            )
    return tuple((EDITIONS[edition] | own).items())


def check_modules(modules: tuple[Module, ...]) -> None:
    """Refuse what does not go together: needs, exclusions, two owners of one slot."""
    keys = {module.key for module in modules}
    owners: dict[str, str] = {}
    for module in modules:
        for other in module.requires:
            if other not in keys:
                raise ConfigError(say("config-requires", module=module.key, other=other))
        for other in module.excludes:
            if other in keys:
                raise ConfigError(say("config-excludes", module=module.key, other=other))
        for slot in module.slots:
            assert slot in SLOTS, slot
            if slot in owners:
                names = {"module": owners[slot], "other": module.key}
                raise ConfigError(say("config-slot", slot=slot, **names))
            owners[slot] = module.key


@lru_cache(maxsize=256)
def rules_for(options: Options) -> Rules:
    """The compiled rules of a table."""
    return compile_rules(options, (MODULES["base"], *(MODULES[key] for key in options.modules)))


def compile_rules(options: Options, modules: tuple[Module, ...]) -> Rules:
    """Put the modules together; the same options give rules that play the same."""
    check_modules(modules)
    deck = tuple(card for module in modules for card in module.cards)
    cards = (*deck, COMPONENTS.start, *COMPONENTS.goals)
    diggers, saboteurs = COMPONENTS.dwarfs[options.seats]
    setting = Setting(
        tuple(at_of(*cell) for cell in COMPONENTS.goal_cells),
        (DIGGER,) * diggers + (SABOTEUR,) * saboteurs,
        tuple(value for value, copies in COMPONENTS.gold.items() for _ in range(copies)),
    )
    words = Words(options, modules, cards, setting)
    _check_room(words, deck)
    rules = Rules(_numbers(options, cards), _tables(deck, cards, setting), words)
    for module in modules:
        plug(rules, module, words.boxes[module.key])
    return rules


def _check_room(words: Words, deck: tuple[Card, ...]) -> None:
    paths = sum(card.copies for card in deck if card.verb == "place")
    for count, what, most in (
        (paths, "paths", MAX_LAYS),
        (sum(card.copies for card in deck), "cards", MAX_DECK),
        (len(words.cards), "kinds of cards", 126),
        (words.box_size, "numbers of modules", MAX_BOX),
    ):
        if count > most:
            raise ConfigError(say("config-too-big", count=count, what=what, most=most))


def _numbers(options: Options, cards: tuple[Card, ...]) -> dict[str, int]:
    names = [card.name for card in cards]
    flags = dict(options.flags)
    return {
        "seats": options.seats,
        "hand_size": COMPONENTS.hand[options.seats],
        "rounds": options.rounds,
        "first_seat": NOBODY if options.first_seat is None else options.first_seat,
        "start_card": names.index(COMPONENTS.start.name),
        "start_at": at_of(*COMPONENTS.start_cell),
        "treasure": names.index("treasure"),
        **{f.number: f.first_is ^ (flags[f.name] != f.values[0]) for f in FLAGS},
    }


def _tables(
    deck: tuple[Card, ...], cards: tuple[Card, ...], setting: Setting
) -> dict[str, list[int]]:
    tiles = [(card, flip) for card in cards for flip in (0, 1)]
    blank = [0] * FIRST_TILE
    names = [card.name for card in cards]
    return {
        "sides": blank + [card.sides(flip) for card, flip in tiles],
        "through": blank * 4 + [card.through(flip, s) for card, flip in tiles for s in SIDES],
        "ladder": blank + [int(card.ladder) for card, _ in tiles],
        "watched": blank + [int(card.watched) for card, _ in tiles],
        "verb_of": [VERBS.index(card.verb) if card.verb else 0 for card in cards],
        "tools_of": [card.tools for card in cards],
        "turns_of": [card.turns for card in cards],
        "deck": [number for number, card in enumerate(deck) for _ in range(card.copies)],
        "dwarfs": list(setting.dwarf_cards),
        "gold": list(setting.gold),
        "goal_at": list(setting.goal_places),
        "goal_cards": [names.index(card.name) for card in COMPONENTS.goals],
    }


def read_seed(seed: Any) -> tuple[int, bytes | None]:
    """A fast 64-bit seed, or the 256-bit secret of a live table as 64 hex digits."""
    if _is_int(seed) and 0 <= seed < 1 << 64:
        return seed, None
    if isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]{64}", seed):
        return 0, bytes.fromhex(seed)
    raise ConfigError(say("config-seed", value=repr(seed)))
