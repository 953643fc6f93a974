"""Making a table: read and check the options, combine the modules, compile the rules."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.grid import at_of
from pyrite.core.messages import ConfigError
from pyrite.core.notation import Form, Notation
from pyrite.core.numbers import NOBODY
from pyrite.core.options import (
    check_edition,
    check_first_seat,
    check_flags,
    check_room,
    check_rounds,
    check_seats,
    read_modules,
)
from pyrite.core.sides import SIDES
from pyrite.saboteur.config.describe import make_description
from pyrite.saboteur.config.plugins import LEADS, known_modules, module_named, named
from pyrite.saboteur.config.registry import EDITIONS, FLAGS
from pyrite.saboteur.decks.deck import Components, components, read_deck
from pyrite.saboteur.decks.deck import printed as printed_sets
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import (
    ABOUT_ACTION,
    ABOUT_CELL,
    FIRST_OWN_ANSWER,
    FIRST_OWN_ASK,
    FIRST_OWN_PLAY,
    FIRST_TILE,
    MAX_BOX,
    MAX_DECK,
    MAX_FRONT,
    MAX_GOALS,
    MAX_HAND,
    MAX_HOOKS,
    MAX_LAYS,
    MAX_NAMED,
    MAX_SITES,
    MAX_VERBS,
)
from pyrite.saboteur.plugins.hooks import own_hooks
from pyrite.saboteur.plugins.module import OwnModule, OwnRules, problem
from pyrite.saboteur.table.module import SLOTS, Module, plug
from pyrite.saboteur.table.state import Rules
from pyrite.saboteur.table.verbs import VERBS, look_up_lists
from pyrite.saboteur.text.forms import BASE_FORMS, EXAMPLES, FORMS
from pyrite.saboteur.text.names import Names, Options, front_card
from pyrite.saboteur.text.view import result_text
from pyrite.saboteur.text.why_not import REFUSALS

RELAYS = 8  # paths that may be laid twice: taken back from the discards, or moved
MAX_CHANGES = 12  # rounds in which gold cards may return to their pile (I-09)
ABOUT = {"cell": ABOUT_CELL, "action": ABOUT_ACTION, "window": ABOUT_ACTION}


def read_options(
    *,
    seats: int,
    edition: str = "2024",
    modules: Iterable[str | type[OwnModule]] = (),
    rounds: int | None = None,
    first_seat: int | None = None,
    deck: Any = None,
    **flags: object,
) -> Options:
    """Read and check the options of a table; `ConfigError` says what does not go together."""
    check_edition(edition, EDITIONS)
    keys = read_modules(named(modules), known_modules())
    check_modules(_chosen(keys))
    own_deck = read_deck(deck)
    printed = components(("base", *keys), own_deck)
    check_seats(seats, printed.seats, "B-01", _seats_rule(keys))
    rounds = printed.rounds if rounds is None else rounds
    check_rounds(rounds, "B-51")
    check_first_seat(first_seat, seats)
    chosen = _flags(edition, keys, flags)
    as_printed = _printed_flags(edition, keys)
    own = tuple((name, value) for name, value in chosen if as_printed[name] != value)
    return Options(seats, edition, keys, chosen, own, rounds, first_seat, own_deck)


def _seats_rule(keys: tuple[str, ...]) -> str:
    """Return the first rule of the last set that limits the number of seats."""
    saying = [key for key in ("base", *keys) if "seats" in printed_sets().get(key, {})]
    rule: str = module_named(saying[-1]).rules[0]
    return rule


def _module_flags(keys: Iterable[str]) -> dict[str, tuple[object, object]]:
    """Return the possible values of the options that modules add."""
    return {name: values for m in _chosen(keys) for name, values in m.terms.flags.items()}


def _printed_flags(edition: str, keys: Iterable[str]) -> dict[str, object]:
    """Return the flags that apply unless the table overrides them."""
    own = {name: values[0] for name, values in _module_flags(keys).items()}
    return EDITIONS[edition] | own


def _flags(
    edition: str, keys: tuple[str, ...], own: dict[str, object]
) -> tuple[tuple[str, object], ...]:
    rules = {flag.name: f"E-{flag.name}" for flag in FLAGS}
    rules |= {name: module.rules[0] for module in _chosen(keys) for name in module.terms.flags}
    known = {flag.name: flag.values for flag in FLAGS} | _module_flags(keys)
    check_flags(own, known, rules, others=("edition",))
    return tuple((_printed_flags(edition, keys) | own).items())


def check_modules(modules: tuple[Module, ...]) -> None:
    """Refuse modules that do not go together: requirements, exclusions, two owners of a slot."""
    keys = {module.key for module in modules}
    owners: dict[str, str] = {}
    for module in modules:
        for other in module.terms.requires:
            if other not in keys:
                raise ConfigError(say("config-requires", module=module.key, other=other))
        for other, rule in module.terms.excludes.items():
            if other in keys:
                raise ConfigError(say("config-excludes", rule, module=module.key, other=other))
        for slot in module.terms.slots:
            assert slot in SLOTS, slot
            if slot in owners:
                named = {"module": owners[slot], "other": module.key}
                raise ConfigError(say("config-slot", slot=slot, **named))
            owners[slot] = module.key


def rules_for(options: Options) -> Rules:
    """Return the compiled rules of a table."""
    return _rules_for(options, _chosen(options.modules))


@lru_cache(maxsize=256)
def _rules_for(options: Options, modules: tuple[Module, ...]) -> Rules:
    """Return cached rules; modules are part of the key because a redefined class keeps its name."""
    return compile_rules(options, modules)


def _forms(modules: tuple[Module, ...]) -> dict[str, Form]:
    """Return the form of every verb that answers a question at this table."""
    own = {verb: form for module in modules for verb, form in module.choices.forms.items()}
    refusals = (REFUSALS, *(module.choices.refusals for module in modules))
    answering = {verb for keys in refusals for _, verb in keys}
    named = {verb: form for verb, form in (BASE_FORMS | own).items() if verb in answering}
    return {verb: FORMS[f] if isinstance(f, str) else f for verb, f in named.items()}


def _chosen(keys: Iterable[str]) -> tuple[Module, ...]:
    return (module_named("base"), *(module_named(key) for key in keys))


def compile_rules(options: Options, modules: tuple[Module, ...]) -> Rules:
    """Combine the modules; equal options give rules that play the same."""
    check_modules(modules)
    _check_listeners(modules)
    printed = components(tuple(module.key for module in modules), options.deck)
    deck = _deck(modules, printed)
    others = [Card(name) for name in printed.stashes]
    sites = [card for card, _ in printed.sites]
    cards = (*deck, printed.start, *printed.goals, *printed.stash_paths, *sites, *others)
    names = Names(options, modules, cards, printed)
    _check_own_names(names)
    names.notation = Notation(names, names.verbs, _forms(modules), EXAMPLES)
    _check_own_cards(names)
    names.description = make_description(names)
    names.result_text = result_text
    _check_room(names, deck)
    numbers = _numbers(names, len(deck))
    for module in modules:
        numbers |= module.terms.overrides
    rules = Rules(numbers, _tables(names, deck), names)
    look_up_lists(rules)
    for module in modules:
        plug(rules, module, names.boxes[module.key])
    if names.own:
        rules.own = OwnRules(names, names.own)
        plug(rules, own_hooks(rules), 0)
    return rules


def _check_listeners(modules: tuple[Module, ...]) -> None:
    """Refuse more modules, verbs and questions than there are numbers for."""
    own = [module.own for module in modules if module.own]
    plays = {card.verb for module in own for card in module.cards} - {*VERBS}
    others = {verb for module in own for verb in module.forms} - plays
    asks = {question for module in own for question in module.questions}
    check_room(
        (
            (len(modules) + 1, "modules", MAX_HOOKS),
            (len(plays), "verbs of custom cards", FIRST_OWN_ANSWER - FIRST_OWN_PLAY),
            (len(others), "other custom verbs", MAX_VERBS - FIRST_OWN_ANSWER),
            (len(asks), "custom questions", MAX_VERBS - FIRST_OWN_ASK),
        )
    )


def _check_own_names(names: Names) -> None:
    """Refuse a name in a custom module that already means something at this table."""
    for key, module in names.own.items():
        for name in (*module.forms, *(card.name for card in module.cards)):
            taken = [*names.card_names, *(v for m in names.own.values() for v in m.forms)]
            if taken.count(name) > 1 or name in LEADS:
                raise problem(key, f"{name!r} is taken at this table; choose another name")
    asks = [(key, question) for key, module in names.own.items() for question in module.questions]
    for key, question in asks:
        if [other for _, other in asks].count(question) > 1:
            raise problem(key, f"the question {question!r} is taken at this table")


def _check_own_cards(names: Names) -> None:
    """Refuse custom cards whose verb is not played at this table or needs more than the card."""
    fronts = {front_card(name) for name in names.front}
    in_front = {c.verb for module in names.modules for c in module.cards if c.name in fronts}
    answered = (REFUSALS, *(module.choices.refusals for module in names.modules))
    in_turn = {verb for keys in answered for ask, verb in keys if ask == "turn"}
    for key, module in names.own.items():
        for card in module.cards:
            if card.verb not in in_turn:
                raise problem(key, f"no card at this table is played by {card.verb!r}")
            if card.verb in in_front:
                text = "would lie before a seat as the printed one; give it a verb of its own"
                raise problem(key, f"a further card with the verb {card.verb!r} {text}")


def _deck(modules: tuple[Module, ...], printed: Components) -> tuple[Card, ...]:
    """Return paths, then the actions of each module, with the deck's number of copies."""
    actions = [card for module in modules for card in module.cards]
    copies = [card._replace(copies=printed.copies.get(card.name, card.copies)) for card in actions]
    return (*printed.paths, *copies)


def _check_room(names: Names, deck: tuple[Card, ...]) -> None:
    paths = sum(card.copies for card in deck if card.ways)
    check_room(
        (
            (paths, "paths", MAX_LAYS - RELAYS),
            (sum(card.copies for card in deck), "cards", MAX_DECK),
            (len(names.cards), "kinds of cards", 126),
            (len(names.covers) + len(names.site_places), "face-down cards and sites", MAX_GOALS),
            (len(names.goal_cards), "goals", MAX_GOALS),
            (len(names.site_places), "sites", MAX_SITES),
            (len(names.stashes), STASH.many, MAX_GOALS),
            (_most_in_hand(names), "cards for one hand", MAX_HAND),
            (len(names.box_names), "numbers of modules", MAX_BOX),
            (sum(len(module.pieces.names) for module in names.modules), "named cards", MAX_NAMED),
            (len(names.front), "kinds of cards before seats", MAX_FRONT),
        )
    )
    changes = names.gold and any(module.terms.most_paid for module in names.modules)
    if changes and names.options.rounds > MAX_CHANGES:
        raise ConfigError(say("config-rounds-gold", "I-09", most=MAX_CHANGES))


def _most_in_hand(names: Names) -> int:
    """Return the largest possible hand: each stash may add a card (M-C2)."""
    return names.components.hand[names.options.seats] + len(names.stash_places)


def _numbers(names: Names, kinds: int) -> dict[str, int]:
    options, printed = names.options, names.components
    flags = dict(options.flags)
    base_paths = components(("base",), options.deck).paths
    return {
        "seats": options.seats,
        "hand_size": printed.hand[options.seats],
        "rounds": options.rounds,
        "first_seat": NOBODY if options.first_seat is None else options.first_seat,
        "start_card": names.numbers[printed.start.name],
        "start_at": at_of(*printed.start_cell),
        "treasure": names.numbers["treasure"],
        "sure_goal": _sure_goal(names),
        "set_aside": printed.set_aside,
        "coins_each": printed.coins_each,
        "open_at": at_of(*printed.open_cell) if printed.open_cell else 0,
        "nopen": sum(card.copies for card in base_paths),
        "nkinds": kinds,
        "nbox": len(names.box_names),
        "nmodules": len(options.modules),
        "ngoals": len(names.goal_places),
        **{f.number: f.first_is ^ (flags[f.name] != f.values[0]) for f in FLAGS},
    }


def _sure_goal(names: Names) -> int:
    """Return the goal that a module's option guarantees among those laid out, or NOBODY."""
    flags = dict(names.options.flags)
    named = [pair for module in names.modules for pair in module.pieces.sure_goals.items()]
    sure = [names.numbers[goal] for option, goal in named if flags[option]]
    return sure[0] if sure else NOBODY


def _tables(names: Names, deck: tuple[Card, ...]) -> dict[str, list[int]]:
    tiles = [(card, flip) for card in names.cards for flip in (0, 1)]
    blank = [0] * FIRST_TILE
    sites = names.components.sites
    fronts = [front_card(name) for name in names.front]
    return {
        "sides": blank + [card.sides(flip) for card, flip in tiles],
        "through": blank * 4 + [card.through(flip, s) for card, flip in tiles for s in SIDES],
        "begins": blank + [int(card.begins) for card, _ in tiles],
        "watched": blank + [int(card.watched) for card, _ in tiles],
        "filter": blank + [card.filter for card, _ in tiles],
        "verb_of": [names.verbs.index(card.verb) if card.verb else 0 for card in names.cards],
        "tools_of": [card.tools for card in names.cards],
        "turns_of": [card.turns for card in names.cards],
        "bonus": [card.bonus for card in names.cards],
        "ends_round": [int(n in names.ending_goals) for n in range(len(names.cards))],
        "front_card": [names.numbers.get(name, 0) for name in fronts],
        "deck": [number for number, card in enumerate(deck) for _ in range(card.copies)],
        "dwarfs": list(names.dwarf_cards),
        "gold": list(names.gold),
        "goal_at": list(names.covers),
        "goal_cards": list(names.goal_cards),
        "stash_paths": list(names.stash_paths),
        "stashes": list(names.stashes),
        "box_codes": [code for module in names.modules for code in module.box.codes],
        "asks_about": [ABOUT.get(names.question_about.get(ask, ""), 0) for ask in names.asks],
        "held_up": [names.held_up.get(ask, 0) for ask in names.asks],
        "site_at": [at_of(*cell) for _, cell in sites],
        "site_card": [names.numbers[card.name] for card, _ in sites],
    }
