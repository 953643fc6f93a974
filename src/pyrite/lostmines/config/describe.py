"""The description of a table of The Lost Mines; core/description.py defines what it contains."""

from collections import Counter

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
from pyrite.core.version import VERSION as PACKAGE
from pyrite.lostmines.config.catalogue import KEY, RULES, SOURCE
from pyrite.lostmines.decks.deck import LOOKS_AT
from pyrite.lostmines.numbers import CLANS, COLUMNS, ROWS
from pyrite.lostmines.table.places import CELL_TEXTS
from pyrite.lostmines.table.state import Rules
from pyrite.lostmines.text.names import OBSTACLE_OF, Names
from pyrite.lostmines.text.why_not import REFUSALS

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


def describe(rules: Rules) -> Description:
    """Return what never changes at a table with these rules; it is built only once."""
    description: Description = rules.names.description
    return description


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
