"""No message is missing, unused or extra, in any language, and all take the same arguments."""

from concurrent.futures import ThreadPoolExecutor
from errno import errorcode
from time import sleep
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from lang.catalogues import all_arguments, arguments, messages, parsed
from lang.sources import ENGINE, literals, sayings

from pyrite.cli.drawing.lostmines import COLUMNS, SIGNS
from pyrite.cli.drawing.saboteur import COLUMNS as DIGGING_COLUMNS
from pyrite.core.description import Description
from pyrite.core.fair_shuffle import Sealing
from pyrite.games import GAMES, describe
from pyrite.lang import LANGUAGES, Speaker
from pyrite.lang.catalogue import FILES, Catalogue, engine_english, texts
from pyrite.lostmines import numbers as mines
from pyrite.lostmines.config.telling import PLAIN as MINES_PLAIN
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.config.telling import ANSWERS, PLAIN
from pyrite.saboteur.numbers import DWARFS, TOOLS

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
OWN = tuple(f"{game}-" for game in GAMES)  # how a game says something in its own way
OF_MODULES = {"act-seat", "act-alone"}  # how a card is played that a custom module brings
SHAPES = {"path", "dead_end", "hidden", "chest_path"}


def tables(game: str) -> list[Description]:
    """A table of the game with each of its modules."""
    keys = [(m["key"],) for m in GAMES[game].modules() if m["key"] not in ("base", game)]
    chosen: list[tuple[str, ...]] = [(), *keys]
    return [
        describe(game, seats=max(5, GAMES[game].seats_for(keys)[0]), **options(game, keys))
        for keys in chosen
    ]


def options(game: str, modules: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return {"modules": modules} if modules else {}


DIGGING, MINES = tables("saboteur"), tables("lostmines")


KINDS = {
    "saboteur": (*PLAIN, *(f"acted_{answer}" for answer in ANSWERS)),
    "lostmines": (*MINES_PLAIN, *(f"looked_{what}" for what in mines.LOOKS)),
}
FAMILIES = {"saboteur": "event-acted_", "lostmines": "event-looked_"}


def told(game: str) -> set[str]:
    """The ids of what can be told of the events of a game: those it names, and the plain ones."""
    named = {text for text in literals((game,)) if text.startswith("event-")}
    return (named | {f"event-{kind}" for kind in KINDS[game]}) - {"event-", FAMILIES[game]}


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
        ids = [f"{own}{saying.id}" for own in ("", *OWN)]
        taken = [takes[id, ""] for id in ids if (id, "") in takes]
        assert taken, saying
        if not saying.unpacked:
            assert saying.arguments == taken[0], saying


def common(id: str) -> str:
    """The id without the name of the game that says it in its own way."""
    return next((id.removeprefix(own) for own in OWN if id.startswith(own)), id)


@pytest.mark.parametrize("name", ["terminal", "fullscreen", "playing", "arena"])
def test_every_message_of_the_terminal_is_used(name: str) -> None:
    used = families() | set(literals())
    ids = [common(id) for id, _ in arguments(parsed("en")[name])]
    assert [id for id in ids if id not in used] == []


def test_every_message_of_the_lost_mines_is_used() -> None:
    """What it says in its own way is said by others too, or by something it has in common."""
    ids = [id for id, _ in arguments(parsed("en")["lostmines"])]
    used = families() | mines_families() | names() | set(literals())
    used |= {id for id, _ in arguments(parsed("en")["engine"])}
    assert [id for id in ids if common(id) not in used] == []
    assert {f"sign-{name}" for name in signs()} == {id for id in ids if id.startswith("sign-")}


def test_what_a_game_says_in_its_own_way_takes_no_arguments_that_others_do_not_have() -> None:
    takes = all_arguments("en")
    for (id, part), names in takes.items():
        plain = common(id)
        if plain != id and not plain.startswith(("event-", "act-")):
            others = {f"{own}{plain}" for own in ("", *OWN)} - {id}
            assert any(names <= takes.get((other, part), set()) for other in others), id


def test_every_sentence_of_the_engine_is_used() -> None:
    """Besides the table of English sentences each id stands where it is said."""
    written = literals(ENGINE)
    assert [id for id, _ in arguments(parsed("en")["engine"]) if written[id] < 2] == []


def test_the_engine_says_only_what_there_is_with_the_right_arguments() -> None:
    """A refusal may carry more than its sentence says, such as the cell for a client to show."""
    takes = arguments(parsed("en")["engine"])
    for saying in sayings(ENGINE):
        assert (saying.id, "") in takes, saying
        if not saying.unpacked:
            unsaid = saying.arguments - takes[saying.id, ""]
            assert takes[saying.id, ""] <= saying.arguments, saying
            assert unsaid <= {"cell", "edge", "exit", "what"}, saying


def test_everything_that_is_told_has_a_sentence() -> None:
    assert {(id, "") for id in told("saboteur")} <= all_arguments("en").keys()


def test_everything_that_is_told_in_the_lost_mines_has_a_sentence() -> None:
    english = Speaker("en", MINES[0])
    assert [id for id in told("lostmines") if not english.knows(id)] == []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_rule_behind_everything_that_is_told(game: str) -> None:
    rows = GAMES[game].line_rules
    assert {*rows} == told(game)
    assert {f"rule-{rule}" for rule in rows.values()} <= {id for id, _ in all_arguments("en")}


def test_names_are_complete_and_none_is_extra() -> None:
    files = ("cards", "lostmines_cards")
    assert {id for file in files for id, _ in arguments(parsed("en")[file])} == names()


def test_english_sources_of_modules_are_those_of_the_engine() -> None:
    for message in messages(parsed("en")["cards"]):
        for part in message.attributes:
            if part.id.name == "source":
                text = "".join(str(element.value) for element in part.value.elements)
                keys = {m["key"]: m["source"] for g in GAMES.values() for m in g.modules()}
                assert text == keys[message.id.name.removeprefix("module-")]


@pytest.mark.parametrize("table", [*DIGGING, *MINES], ids=lambda table: str(table.modules))
def test_every_question_and_every_answer_has_words(table: Description) -> None:
    english = Speaker("en", table)
    assert [kind for kind in table.questions if not english.knows(f"ask-{kind}")] == []
    assert [act for act in acts([table]) if not english.knows(act)] == []


def acts(tables: list[Description]) -> set[str]:
    """What a player can do, by the verb; how a goal is turned has two answers."""
    verbs = {verb for table in tables for verb in table.verbs} - {"turn"}
    return {f"act-{act}" for act in verbs | {"upright", "turned"}}


def asks(tables: list[Description]) -> set[str]:
    """What may be asked."""
    return {f"ask-{kind}" for table in tables for kind in table.questions}


def families() -> set[str]:
    """Ids that the program puts together from a family and a name."""
    made = told("saboteur") | asks(DIGGING) | acts(DIGGING) | OF_MODULES
    made |= {f"result-{name}" for name in DIGGING_COLUMNS}
    made |= {f"modules-sure-{sure}" for sure in "BU"} | {f"title-{game}" for game in GAMES}
    made |= {f"system-{name}" for name in errorcode.values()}
    made |= {
        f"verify-{no}{name}" for no in ("", "not-") for name in ("noted", "kept", "seen", "dealt")
    }
    made |= {f"verify-{sealing}" for sealing in get_args(Sealing)} | {"verify-played"}
    return made | {f"know-{place}" for place in ("spare", "discards")}


def mines_families() -> set[str]:
    """The same of The Lost Mines."""
    made = asks(MINES) | acts(MINES)
    made |= {f"result-{name}" for name in COLUMNS}
    return made | told("lostmines") | {f"sign-{name}" for name in signs()}


def signs() -> set[str]:
    """Everything on the board that a sign stands for."""
    return {*SIGNS, "dwarf", "hidden", "hole", "tool", "trap", "troll"}


def test_the_legend_knows_every_card_that_has_a_sign() -> None:
    marked = [card for card in MINES[0].cards.values() if card.feature or card.kind != "path"]
    seen = [card for card in marked if card.ways]
    assert {card.feature or card.name for card in seen} == set(SIGNS)


def names() -> set[str]:
    """Everything on the table that has a name."""
    cards = [card for table in (*DIGGING, *MINES) for card in table.cards.values()]
    features = {card.feature for card in cards if card.feature}
    named = {card.name for card in cards if card.kind not in ("path", "chest_path", "chest")}
    return (
        {f"card-{name}" for name in named | SHAPES | features}
        | {f"chest-{card.name}" for card in cards if card.kind == "chest"}
        | {f"tool-{tool}" for tool in TOOLS}
        | {f"front-{name}" for m in MODULES.values() for name in m.pieces.front}
        | {f"dwarf-{dwarf}" for dwarf in (*DWARFS, *mines.ROLES)}
        | {f"clan-{clan}" for clan in mines.CLANS}
        | {f"treasure-{kind}" for kind in mines.KINDS if kind != "dragon"}
        | {f"side-{side}" for side in "NESW"}
        | {f"module-{m['key']}" for game in GAMES.values() for m in game.modules()}
        | {f"title-{game}" for game in GAMES}
        | {f"edition-{edition}" for game in GAMES.values() for edition in game.editions}
        | {"gold-count", "seat-name", "player-unnamed", "list-and", "bot-names"}
    )


def test_threads_share_a_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(text: str) -> FluentResource:
        sleep(0.05)
        return FluentResource(text)

    monkeypatch.setattr("pyrite.lang.catalogue.FluentResource", slow)
    catalogue = Catalogue("en", texts("en"))
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(catalogue.message, ["bot-names"] * 4))
    assert found == [found[0]] * 4


def test_modules_and_rules_have_all_the_parts_that_people_read() -> None:
    """Other languages have the parts that English has."""
    takes, parts = all_arguments("en"), set[tuple[str, str]]()
    for id, _ in takes:
        parts |= {(id, "about"), (id, "source")} if id.startswith("module-") else set()
        parts |= {(id, "title")} if id.startswith("rule-") else set()
    assert len(parts) > 100
    assert parts - takes.keys() == set()
