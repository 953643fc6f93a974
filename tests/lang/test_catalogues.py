"""No message is missing, unused or extra, in any language, and all take the same arguments."""

import pytest
from fluent.syntax import ast
from lang.catalogues import all_arguments, arguments, messages, parsed
from lang.sources import ENGINE, literals, sayings
from typer.main import get_command

from pyrite.cli.app import app
from pyrite.cli.lostmines.result import COLUMNS
from pyrite.cli.table.moves import GROUPS
from pyrite.games import GAMES
from pyrite.lang import LANGUAGES, Speaker
from pyrite.lang.catalogue import FILES, engine_english
from pyrite.lang.shape import FEATURES
from pyrite.lang.shape import KINDS as PATHS
from pyrite.lostmines import deck as mines_deck
from pyrite.lostmines import numbers as mines
from pyrite.lostmines.events import EVENTS as MINES_EVENTS
from pyrite.saboteur.deck import components, printed
from pyrite.saboteur.events import KINDS
from pyrite.saboteur.notation import FORMS
from pyrite.saboteur.numbers import DWARFS, TOOLS
from pyrite.saboteur.registry import MODULES
from pyrite.saboteur.verbs import ASKS

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
# A player needs no words for these: another event or the screen says it.
SILENT = {
    "answered",
    "asked",
    "declared",
    "discarded",
    "goal_turned",
    "gold_shown",
    "joined",
    "noted",
    "offered",
    "owed",
    "put_before",  # told like "broke"
    "received",
    "saw",
    "set_aside",
    "took_effect",
}
# Events that are told in several ways, and what belongs to the game of a module alone.
VARIANTS = {
    "acted_agree",
    "acted_beg",
    "acted_refuse",
    "acted_steal",
    "chest_reached",
    "dropped",
    "guard_gone",
    "guard_set",
    "laid_open",
    "looked_chest",
    "paid_coins",
    "spare_shown",
}
# The Lost Mines: what the table shows, and what is told together with another event.
MINES_SILENT = {"answered", "asked", "discarded", "mine_turned", "stopped", "treasure_laid"}
MINES_TOLD = {"looked": [f"looked_{what}" for what in mines.LOOKS], "passed": ["dropped"]}
MINES_ACTS = ("propose", "agree", "refuse", "step", "stop", "upright", "turned", "take", "pass")
ON_SOMETHING = {"tile": "cell", "cell": "cell", "seat": "seat", "tool": "tool", "goals": "goals"}
SHAPES = {"path", "dead_end", "hidden", "chest_path", *PATHS} - {"chest"}


OWN = "lostmines-"


def mines_events() -> set[str]:
    """The sentences for the events of The Lost Mines."""
    kinds = {kind for kind, _ in MINES_EVENTS.values()} - MINES_SILENT
    return {f"event-{told}" for kind in kinds for told in MINES_TOLD.get(kind, [kind])}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_read_and_no_id_comes_twice(lang: str) -> None:
    ids: list[str] = []
    for name, resource in parsed(lang).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, name
        ids += [message.id.name for message in messages(resource)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_every_language_says_the_same_with_the_same_arguments(lang: str, name: str) -> None:
    assert arguments(parsed(lang)[name]) == arguments(parsed("en")[name])


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", [name for name in FILES if name != "engine"])
def test_every_language_has_the_same_order(lang: str, name: str) -> None:
    assert list(arguments(parsed(lang)[name])) == list(arguments(parsed("en")[name]))


def test_the_engines_english_is_a_catalogue() -> None:
    for line in engine_english().splitlines():
        assert " = " in line
    known = {id for id, _ in arguments(parsed("en")["engine"])}
    assert {id for game in GAMES.values() for id in game.english} <= known


def test_the_program_says_only_what_there_is_with_the_right_arguments() -> None:
    takes = all_arguments("en")
    for saying in sayings():
        assert (saying.id, "") in takes, saying
        if not saying.unpacked:
            assert saying.arguments == takes[saying.id, ""], saying


def test_every_message_of_the_terminal_is_used() -> None:
    used = families() | set(literals())
    assert [id for id, _ in arguments(parsed("en")["terminal"]) if id not in used] == []


def test_every_message_of_the_lost_mines_is_used() -> None:
    """What it says in its own way is said by others too, or by something it has in common."""
    ids = [id for id, _ in arguments(parsed("en")["lostmines"])]
    used = families() | mines_families() | names() | set(literals())
    used |= {id for id, _ in arguments(parsed("en")["engine"])}
    assert [id for id in ids if id.removeprefix(OWN) not in used] == []
    assert {f"sign-{name}" for name in signs()} == {id for id in ids if id.startswith("sign-")}


def test_what_a_game_says_in_its_own_way_takes_no_arguments_that_others_do_not_have() -> None:
    takes = all_arguments("en")
    for (id, part), names in takes.items():
        plain = id.removeprefix(OWN)
        if plain != id and not plain.startswith("event-"):
            assert names <= takes[plain, part], id


def test_every_sentence_of_the_engine_is_used() -> None:
    """Besides the table of English sentences each id stands where it is said."""
    written = literals(ENGINE)
    assert [id for id, _ in arguments(parsed("en")["engine"]) if written[id] < 2] == []


def test_the_engine_says_only_what_there_is_with_the_right_arguments() -> None:
    takes = arguments(parsed("en")["engine"])
    for saying in sayings(ENGINE):
        assert (saying.id, "") in takes, saying
        if not saying.unpacked:
            assert saying.arguments == takes[saying.id, ""], saying


@pytest.mark.parametrize(
    "id",
    sorted(
        f"{family}-{name}"
        for family, names in {"event": {kind for kind, _ in KINDS.values()} - SILENT}.items()
        for name in names
    ),
)
def test_every_event_that_matters_has_a_sentence(id: str) -> None:
    assert (id, "") in all_arguments("en")


@pytest.mark.parametrize("id", sorted(mines_events()))
def test_every_event_of_the_lost_mines_that_matters_has_a_sentence(id: str) -> None:
    assert Speaker("en", "lostmines").knows(id)


def test_names_are_complete_and_none_is_extra() -> None:
    ids = {id for id, _ in arguments(parsed("en")["cards"])}
    assert ids == names()


def test_english_sources_of_modules_are_those_of_the_engine() -> None:
    for message in messages(parsed("en")["cards"]):
        for part in message.attributes:
            if part.id.name == "source":
                text = "".join(str(element.value) for element in part.value.elements)
                keys = {m["key"]: m["source"] for g in GAMES.values() for m in g.modules()}
                assert text == keys[message.id.name.removeprefix("module-")]


def test_every_question_and_every_answer_has_words() -> None:
    ids = {id for id, _ in arguments(parsed("en")["terminal"])}
    assert {f"ask-{ask}" for ask in ASKS} - ids == set()
    assert acts() - ids == set()
    english = Speaker("en", "lostmines")
    for ask in mines.ASKS[1:]:
        assert english.knows(f"ask-{ask}"), ask
    assert [act for act in MINES_ACTS if not english.knows(f"act-{act}")] == []


def acts() -> set[str]:
    """What can be done, by how it is written."""
    forms = FORMS | {v: f for module in MODULES.values() for v, f in module.forms.items()}
    made = {"upright", "turned"}
    for verb, form in forms.items():
        if form != "turn":
            made.add({"alone": "alone", "goal": "goal"}.get(form, ON_SOMETHING.get(form, verb)))
    return {f"act-{act}" for act in made}


def families() -> set[str]:
    """Ids that the program puts together from a family and a name."""
    kinds = {kind for kind, _ in KINDS.values()}
    made = {f"event-{kind}" for kind in kinds - SILENT | VARIANTS} | {f"ask-{ask}" for ask in ASKS}
    made |= acts() | {f"moves-{group}" for group in GROUPS}
    made |= {f"modules-sure-{sure}" for sure in "BU"} | {f"title-{game}" for game in GAMES}
    return made | {f"know-{place}" for place in ("spare", "discards")} | helps()


def mines_families() -> set[str]:
    """The same of The Lost Mines."""
    made = {f"ask-{ask}" for ask in mines.ASKS} | {f"act-{act}" for act in MINES_ACTS}
    made |= {f"moves-{what}" for what in mines.LOOKS} | {f"result-{name}" for name in COLUMNS}
    return made | mines_events() | {f"sign-{name}" for name in signs()}


def signs() -> set[str]:
    """Everything on the board that a sign stands for."""
    marked = {*FEATURES, *mines.KINDS, "start_blue", "start_yellow"}
    return marked | {"dwarf", "hidden", "hole", "tool", "trap", "troll"}


def helps() -> set[str]:
    """Ids of the help, by command and option."""
    group = get_command(app)
    commands = {"pyrite": group, **group.commands}  # type: ignore[attr-defined]
    made = {"help-option-help"}
    for name, command in commands.items():
        made |= {f"help-{name}"}
        for option in command.params:
            made |= {f"help-option-{option.name}", f"help-{name}-{option.name}"}
    return made


def names() -> set[str]:
    """Everything on the table that has a name."""
    sets = [components(("base", key)) for key in printed()]
    cards = {name for parts in sets for name in parts.copies}
    cards |= {card.name for parts in sets for card in (parts.start, *parts.goals)}
    cards |= {card.name for parts in sets for card, _ in parts.sites}
    box = mines_deck.components()
    cards |= {card.name for card in (*box.actions, *box.mines)} | {"start_blue", "start_yellow"}
    return (
        {f"card-{name}" for name in cards | SHAPES}
        | {f"chest-{name}" for parts in sets for name in parts.chests}
        | {f"tool-{tool}" for tool in TOOLS}
        | {f"front-{name}" for m in MODULES.values() for name in m.front}
        | {f"dwarf-{dwarf}" for dwarf in (*DWARFS, *mines.ROLES)}
        | {f"clan-{clan}" for clan in mines.CLANS}
        | {f"treasure-{kind}" for kind in mines.KINDS if kind != "dragon"}
        | {f"side-{side}" for side in "NESW"}
        | {f"module-{m['key']}" for game in GAMES.values() for m in game.modules()}
        | {f"title-{game}" for game in GAMES}
        | {f"edition-{edition}" for game in GAMES.values() for edition in game.editions}
        | {"gold-count", "coin-count", "seat-name", "chest-hidden"}
    )
