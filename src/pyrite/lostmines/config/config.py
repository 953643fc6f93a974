"""Making a table: read and check the options, combine the components, describe the table.

core/description.py defines what a description contains.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.description import (
    FORMAT,
    BoardDescription,
    CardDescription,
    Description,
    ModuleDescription,
    PlaceDescription,
    QuestionDescription,
    TreasureDescription,
    VerbDescription,
    Versions,
    describe_card,
)
from pyrite.core.notation import Notation
from pyrite.core.numbers import NOBODY
from pyrite.core.options import (
    check_first_seat,
    check_flags,
    check_rounds,
    check_seats,
    read_modules,
)
from pyrite.core.version import VERSION as PACKAGE
from pyrite.lostmines.decks.deck import LOOKS_AT, components, read_deck
from pyrite.lostmines.numbers import (
    CLANS,
    COLUMNS,
    FEATURES,
    FIRST_TILE,
    HIDDEN,
    KINDS,
    LOOKS,
    ROWS,
    VERBS,
)
from pyrite.lostmines.table.places import CELL_TEXTS
from pyrite.lostmines.table.state import Rules
from pyrite.lostmines.text.forms import EXAMPLES, FORMS
from pyrite.lostmines.text.names import (
    FLAG_RULES,
    FLAGS,
    KEY,
    OBSTACLE_OF,
    RULES,
    SOURCE,
    Names,
    Options,
)
from pyrite.lostmines.text.view import result_text
from pyrite.lostmines.text.why_not import REFUSALS


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
    names.result_text = result_text
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


RULE_OF = {
    **{"place": "L-10", "tool": "L-20", "look": "L-21", "trap": "L-22", "troll": "L-23"},
    **{"thunderstorm": "L-24", "pass": "L-05", "propose": "L-45", "agree": "L-45"},
    **{"refuse": "L-45", "step": "L-30", "stop": "L-30", "turn": "L-31", "take": "L-32"},
}
QUESTION_RULE = {
    **{"turn": "L-05", "agree": "L-45", "move": "L-05", "turn_mine": "L-31"},
    "take_treasure": "L-32",
}
ABOUT = {"turn_mine": "cell"}  # what a question is about
SECRET = ("agree",)  # questions to all others at once
# L-08: nothing about mines or the speaker's own dwarf.
PHRASES = ("suspect", "trust", "path", "thanks")


def make_description(names: Names) -> Description:
    """Build the description from the readable side of the rules."""
    options, parts = names.options, names.components
    treasures = Counter(parts.treasures)
    return Description(
        game="lostmines",
        versions=Versions(PACKAGE, "lostmines", FORMAT),
        options=options.as_dict(),
        flags=dict(options.flags),
        seats=options.seats,
        rounds=options.rounds,
        hand=parts.hand[options.seats],
        coins=0,
        cards={card.name: _card(names, card) for card in names.cards},
        board=BoardDescription(COLUMNS, ROWS, "1,1", tuple(_places(names))),
        dwarfs=dict(Counter(names.dwarfs[dwarf] for dwarf in names.dwarf_cards)),
        treasures=tuple(TreasureDescription(*key, n) for key, n in treasures.items()),
        tokens=dict(parts.tokens),
        verbs={verb: _verb(names, verb) for verb in names.notation.forms},
        questions=_questions(),
        modules=(ModuleDescription(KEY, SOURCE, RULES),),
        phrases=PHRASES,
    )


def _card(names: Names, card: Card) -> CardDescription:
    tools = (OBSTACLE_OF[card.name],) if card.verb == "tool" else ()
    return describe_card(card, _kind(names, card), card.copies, tools, LOOKS_AT.get(card.name, ()))


def _kind(names: Names, card: Card) -> str:
    if card.verb:
        return "path" if card.ways else "action"
    return "mine" if card in names.components.mines else "start"


def _places(names: Names) -> list[PlaceDescription]:
    """Return the starts of the clans and the face-down mines (L-01)."""
    starts = zip(names.start_cells, CLANS, strict=True)
    places = [PlaceDescription(CELL_TEXTS[at], "start", f"start_{clan}") for at, clan in starts]
    return places + [PlaceDescription(CELL_TEXTS[at], "mine", None) for at in names.mine_cells]


def _verb(names: Names, verb: str) -> VerbDescription:
    form = names.notation.forms[verb]
    written = form.written.replace("VERB", verb)
    return VerbDescription(verb, form.parts, form.most_cards(names), written, RULE_OF[verb])


def _questions() -> dict[str, QuestionDescription]:
    """Return what may be asked, and the verbs that answer it."""
    questions = {}
    for kind in dict.fromkeys(ask for ask, _ in REFUSALS):
        verbs = tuple(verb for ask, verb in REFUSALS if ask == kind)
        about, rule = ABOUT.get(kind, ""), QUESTION_RULE[kind]
        questions[kind] = QuestionDescription(kind, verbs, about, kind in SECRET, rule)
    return questions
