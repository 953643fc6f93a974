"""The description of a Saboteur table; core/description.py defines what it contains."""

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
from pyrite.core.talk import KINDS
from pyrite.core.version import VERSION as PACKAGE
from pyrite.saboteur.decks.module_components import STASH, TOKENS
from pyrite.saboteur.numbers import TOOLS
from pyrite.saboteur.plugins.module import texts_of
from pyrite.saboteur.table.module import Module
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.why_not import REFUSALS

RULE_OF = {  # verbs of the base game; verbs of modules use the rules of their module
    **{"place": "B-10", "break": "B-20", "repair": "B-21", "rockfall": "B-23", "map": "B-24"},
    **{"pass": "B-05", "choose": "B-30", "turn": "B-31", "take": "B-40"},
}
TURN = "turn"  # a question that every module may add answers to


def make_description(names: Names) -> Description:
    """Build the description from the readable side of the rules."""
    options, parts = names.options, names.components
    dwarfs = parts.dwarfs[options.seats]
    return Description(
        game="saboteur",
        versions=Versions(PACKAGE, options.edition, FORMAT),
        options=options.as_dict(),
        flags=dict(options.flags),
        seats=options.seats,
        rounds=options.rounds,
        hand=parts.hand[options.seats],
        coins=parts.coins_each,
        cards={card.name: _card(names, card) for card in names.cards},
        board=BoardDescription(None, None, "0,0", tuple(_places(names))),
        dwarfs=dict(dwarfs),
        treasures=tuple(TreasureDescription("gold", v, n) for v, n in parts.gold.items()),
        tokens={TOKENS[key].called: n for key, n in parts.tokens.items() if n},
        verbs={verb: _verb(names, verb) for verb in names.notation.forms},
        questions=_questions(names),
        modules=tuple(map(_module, names.modules)),
        phrases=KINDS,
    )


def _module(module: Module) -> ModuleDescription:
    about, own = (module.key, module.source, module.rules), module.own
    if own is None:
        return ModuleDescription(*about)
    return ModuleDescription(*about, tuple(own.numbers), tuple(own.cells), texts_of(own))


def _card(names: Names, card: Card) -> CardDescription:
    kind, copies = _kind(names, card)
    tools = tuple(tool for i, tool in enumerate(TOOLS) if card.tools >> i & 1)
    return describe_card(card, kind, copies, tools)


def _kind(names: Names, card: Card) -> tuple[str, int]:
    """Return the kind of a card and how many there are."""
    parts = names.components
    if card.verb:
        return ("path" if card.ways else "action"), card.copies
    if card.name in parts.stashes:
        return STASH.one, parts.stashes[card.name]
    if card in parts.stash_paths:
        return f"{STASH.one}_path", card.copies
    if card in parts.goals:
        return "goal", 1
    return ("start" if card == parts.start else "site"), 1


def _places(names: Names) -> list[PlaceDescription]:
    """Return the places of the start, goals, stashes, sites and a tournament's open path."""
    parts = names.components
    places: list[tuple[tuple[int, int], str, str | None]]
    places = [(parts.start_cell, "start", parts.start.name)]
    places += [(cell, "goal", None) for cell in parts.goal_cells]
    places += [(cell, STASH.one, None) for cell in parts.stash_cells]
    places += [(cell, "site", card.name) for card, cell in parts.sites]
    if parts.open_cell:
        places.append((parts.open_cell, "open", None))
    return [PlaceDescription(f"{x},{y}", kind, card) for (x, y), kind, card in places]


def _verb(names: Names, verb: str) -> VerbDescription:
    form = names.notation.forms[verb]
    written = form.written.replace("VERB", verb)
    return VerbDescription(verb, form.parts, form.most_cards(names), written, _rule(names, verb))


def _rule(names: Names, verb: str) -> str:
    """Return the rule of a verb; a module's rule overrides the base game, as S-02 does B-05."""
    owners = [m for m in names.modules if any(verb == own for _, own in m.choices.refusals)]
    said = [m.choices.rules[verb] for m in owners if verb in m.choices.rules]
    return said[0] if said else RULE_OF.get(verb) or owners[0].rules[0]


def _questions(names: Names) -> dict[str, QuestionDescription]:
    """Return what may be asked at this table, and the verbs that answer it."""
    answers = [*REFUSALS, *(key for module in names.modules for key in module.choices.refusals)]
    questions = {}
    for kind in dict.fromkeys(ask for ask, _ in answers):
        verbs = tuple(dict.fromkeys(verb for ask, verb in answers if ask == kind))
        known = tuple(verb for verb in verbs if verb in names.notation.forms)
        about = names.question_about.get(kind, "")
        secret = about == "window"
        questions[kind] = QuestionDescription(
            kind, known, "action" if secret else about, secret, _question_rule(names, kind, known)
        )
    return questions


def _question_rule(names: Names, kind: str, verbs: tuple[str, ...]) -> str:
    """Return the rule of the first answer or of the asking module; for a turn, that of passing."""
    owners = [module for module in names.modules if kind in module.choices.asks]
    if not owners:
        return _rule(names, "pass" if kind == TURN else verbs[0])
    return owners[0].choices.rules.get(verbs[0], owners[0].rules[0])
