"""Making a table: read and check the options, then combine the components."""

from functools import lru_cache
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.notation import Notation
from pyrite.core.numbers import NOBODY
from pyrite.core.options import (
    check_first_seat,
    check_flags,
    check_rounds,
    check_seats,
    read_modules,
)
from pyrite.lostmines.config.describe import make_description
from pyrite.lostmines.decks.deck import LOOKS_AT, components, read_deck
from pyrite.lostmines.numbers import (
    FEATURES,
    FIRST_TILE,
    HIDDEN,
    KINDS,
    LOOKS,
    VERBS,
)
from pyrite.lostmines.table.state import Rules
from pyrite.lostmines.text.forms import EXAMPLES, FORMS
from pyrite.lostmines.text.names import FLAG_RULES, FLAGS, OBSTACLE_OF, Names, Options


def read_options(
    *,
    seats: int,
    modules: Any = (),
    rounds: int | None = None,
    first_seat: int | None = None,
    deck: Any = None,
    **flags: object,
) -> Options:
    """Read and check the options of a table; `ConfigError` says what does not go together."""
    own = read_deck(deck)
    parts = components(own)
    read_modules(modules, ("lostmines",))
    check_flags(flags, FLAGS, FLAG_RULES)
    check_seats(seats, parts.seats, "L-03", "L-03")
    rounds = parts.rounds if rounds is None else rounds
    check_rounds(rounds, "L-43")
    check_first_seat(first_seat, seats)
    chosen = {name: values[0] for name, values in FLAGS.items()} | flags
    return Options(seats, rounds, first_seat, own, tuple(chosen.items()))


@lru_cache(maxsize=256)
def rules_for(options: Options) -> Rules:
    """Return the compiled rules of a table; equal options give rules that play the same."""
    names = Names(options, components(options.deck))
    names.notation = Notation(names, VERBS, FORMS, EXAMPLES)
    names.description = make_description(names)
    return Rules(_numbers(names), _tables(names), names)


def _numbers(names: Names) -> dict[str, int]:
    options, parts = names.options, names.components
    flags = dict(options.flags)
    return {
        "seats": options.seats,
        "hand_size": parts.hand[options.seats],
        "rounds": options.rounds,
        "first_seat": NOBODY if options.first_seat is None else options.first_seat,
        "set_aside": parts.set_aside,
        "nkinds": len(names.deck),
        "troll_card": names.numbers.get("troll", 0),
        "cut_last_turn": flags["last_turn"] == "cut",
        "discard_counts": flags["next_starter"] == "played_or_discarded",
    }


def _tables(names: Names) -> dict[str, list[int]]:
    parts, cards = names.components, names.cards
    # L-30: a face-down mine counts as open.
    blank = [15 if tile == HIDDEN else 0 for tile in range(FIRST_TILE)]
    kinds = [(KINDS.index(kind), value) for kind, value in parts.treasures]
    return {
        "sides": blank + [card.sides(flip) for card in cards for flip in (0, 1)],
        "verb_of": [VERBS.index(card.verb) if card.verb else 0 for card in cards],
        "feature": [FEATURES.index(card.feature or FEATURES[0]) for card in cards],
        "overcomes": [_overcomes(card) for card in cards],
        "shows": [_shows(card) for card in cards],
        "turns_of": [card.turns for card in cards],
        "mine_kind": [KINDS.index(card.name) if card.name in KINDS else 0 for card in cards],
        "deck": [number for number, card in enumerate(names.deck) for _ in range(card.copies)],
        "dwarfs": names.dwarf_cards,
        "start_at": list(names.start_cells),
        "start_card": list(names.starts),
        "mine_at": list(names.mine_cells),
        "mine_cards": list(names.mines),
        "treasure_kind": [kind for kind, _ in kinds],
        "treasure_value": [value for _, value in kinds],
        "tokens": names.tokens,
    }


def _overcomes(card: Card) -> int:
    """Return the obstacle that a tool overcomes."""
    return FEATURES.index(OBSTACLE_OF[card.name]) if card.verb == "tool" else 0


def _shows(card: Card) -> int:
    """Return what an information card can show, as bits."""
    return sum(1 << LOOKS.index(what) for what in LOOKS_AT.get(card.name, ()))
