"""Message ids become sentences in the requested language."""

import random
from dataclasses import replace
from itertools import cycle, product

import pytest
from deep import cases

import pyrite
from pyrite.core.actions import Action
from pyrite.core.events import Event, for_seat
from pyrite.core.messages import IllegalAction, Message, NotationError
from pyrite.core.sides import ways_from_text
from pyrite.lang import LANGUAGES, Speaker, pick_language, speaker, tell_action, tell_message
from pyrite.lang.catalogue import Catalogue, texts
from pyrite.lang.speaker import glyph

MANY = ("saboteur2", "toll", "treasure_chests", "new_goals", "wardrobe")
MANY += ("y2017_goal_swap", "y2018_trove", "y2019_veto", "y2023_diversion")
STATE = pyrite.new_game("saboteur", seats=5, seed=1, modules=MANY)
TABLE = STATE.describe()
ENGLISH = Speaker("en", TABLE)
# Each module alone; what goes together is tried in tests/property.
TABLES = [(m["key"],) for m in pyrite.GAMES["saboteur"].modules() if m["key"] != "base"]


@pytest.mark.parametrize(
    ("option", "environment", "lang"),
    [
        ("is", {"LC_ALL": "de_DE.UTF-8"}, "is"),
        (None, {"LC_ALL": "et_EE.UTF-8", "LANG": "de_DE.UTF-8"}, "et"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "is_IS"}, "de"),
        (None, {"LANG": "is"}, "is"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_named_else_that_of_the_locale(
    option: str | None, environment: dict[str, str], lang: str
) -> None:
    assert pick_language(option, environment) == lang


def test_cards_are_named_and_paths_are_drawn() -> None:
    assert ENGLISH.card("broken_lamp") == "broken lamp"
    assert ENGLISH.card("NESW") == "tunnel ╬"
    assert ENGLISH.card("NW r") == "tunnel ╔"
    assert ENGLISH.card("N-S") == "dead end │"
    assert ENGLISH.card("stone_2") == "stone ╚"
    assert ENGLISH.card("?") == "hidden goal"
    assert Speaker("de", TABLE).card("W") == "Sackgasse ╴"
    assert ENGLISH.card("a card nobody knows") == "a card nobody knows"


def test_before_there_is_a_table_cards_have_names_but_no_drawing() -> None:
    assert Speaker("en").card("map") == "map"
    assert Speaker("en").card("stone1") == "stone"
    assert Speaker("en").card("NESW") == "NESW"


def test_the_cards_of_an_own_deck_are_named_as_they_are() -> None:
    goals = [{"name": "stone1", "ways": "NS"}, {"name": "stone2", "ways": "EW"}]
    deck = {"base": {"goals": [{"name": "treasure", "ways": "NESW"}, *goals]}}
    table = pyrite.describe("saboteur", seats=3, deck=deck)
    assert [Speaker("en", table).card(card) for card in ("stone1", "stone2")] == [
        "stone ║",
        "stone ═",
    ]


def test_a_mixed_card_is_drawn_by_its_ways_and_its_stubs() -> None:
    assert glyph(ways_from_text("NE-SW")) == "╚╗"
    assert glyph(ways_from_text("NS-E")) == "╟"
    assert glyph(TABLE.ways("NW-S r")) == "┢"
    assert [glyph(ways_from_text("S")), glyph(ways_from_text("S"), "ladder")] == ["╷", "╻"]
    assert glyph(TABLE.ways("map")) == ""


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("ladder_ES", "ladder ╔"),
        ("ladder_ES r", "ladder ╝"),
        ("door_blue_NS", "blue door ║"),
        ("door_green_NS-E", "green door ╟"),
        ("crystal_NSW-E", "crystal ╉"),
        ("chest_NE", "chest path ╚"),
        ("sack_2 r", "sack of 2 gold"),
        ("wardrobe", "wardrobe"),
    ],
)
def test_special_paths_are_named_by_their_kind(card: str, name: str) -> None:
    assert ENGLISH.card(card) == name


def test_what_lies_before_a_seat_has_a_name_and_so_have_several_cards() -> None:
    german = Speaker("de")
    assert [german.front(name) for name in ("lamp", "trapped")] == ["Lampe", "gefangen"]
    assert german.chest("burn_5").startswith("fünf Karten")
    assert ENGLISH.cards(["map", "NW", "map"]) == "map ×2, tunnel ╝"


def test_seats_are_letters_gold_is_counted() -> None:
    assert Speaker("en").seat(1) == "Seat B"
    assert [Speaker("is").gold(n) for n in (1, 2)] == ["1 gullmoli", "2 gullmolar"]
    assert [Speaker("et").gold(n) for n in (1, 2)] == ["1 kullakamakas", "2 kullakamakat"]


def test_equal_names_get_the_letter_of_the_seat() -> None:
    named = Speaker("en", TABLE, ("Ann", None, "ann", "Bo"))
    assert [named.player(seat) for seat in range(4)] == ["Ann (A)", "player B", "ann (C)", "Bo"]
    assert [named.players(seats) for seats in ([], [3], [0, 2, 3])] == [
        "",
        "Bo",
        "Ann (A), ann (C) and Bo",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_short_names_of_their_own(lang: str) -> None:
    names = Speaker(lang).say("bot-names").split(", ")
    assert len({name.casefold() for name in names}) == len(names) == 36
    assert all(len(name) <= 11 and name.isalpha() and name[0].isupper() for name in names)


@pytest.mark.parametrize(
    ("lang", "others", "own"),
    [
        ("de", "Ann zerstört die Lampe von Bo.", "Ann zerstört deine Lampe!"),
        ("is", "Ann brýtur lugtina hjá Bo.", "Ann brýtur lugtina hjá þér."),
        ("et", "Ann lõhub mängija Bo laterna.", "Ann lõhub sinu laterna."),
    ],
)
def test_a_tool_takes_the_ending_that_its_sentence_needs(lang: str, others: str, own: str) -> None:
    named = Speaker(lang, TABLE, ("Ann", "Bo"))
    message = Message("event-broke", {"seat": 0, "target": 1, "card": "broken_lamp"})
    assert [tell_message(named, message, seat) for seat in (2, 1)] == [others, own]


def test_a_gold_card_is_a_number_and_has_no_tool() -> None:
    changed = Event("changed", 1, {"card": 3}, {"value": 2}, 2)
    assert told(1, changed) == ["You change a gold card worth 2 into coins."]
    assert told(0, changed) == ["Player B changes a gold card into coins."]


def test_a_refusal_is_said_with_names_and_rule() -> None:
    state = pyrite.new_game("saboteur", seats=3, seed=1, first_seat=0)
    with pytest.raises(IllegalAction) as refused:
        state.play("broken_lamp>A" if "broken_lamp" in state.view(0)["hand"] else "broken_lamp>B")
    message = refused.value.message
    assert Speaker("en").message(message) != Speaker("de").message(message)
    assert Speaker("de").message(message).endswith(f"({message.rule})")


def test_what_somebody_wrote_is_repeated_as_it_was_written() -> None:
    state = pyrite.new_game("saboteur", seats=3, seed=1, first_seat=0)
    with pytest.raises(NotationError) as wrong:
        state.play("repair_pick_lamp>B")
    assert "repair_pick_lamp>B:lamp" in Speaker("et").message(wrong.value.message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_keeps_its_small_letter_at_the_beginning_of_a_sentence(lang: str) -> None:
    said = Speaker(lang).message(Message("arena-keep-no-journal", {"file": "abc.jsonl"}))
    assert "abc.jsonl" in said


def test_a_problem_inside_a_problem_is_translated_too() -> None:
    record = pyrite.Record("saboteur", {"seats": 3}, 1, ((0, "hello"),))
    with pytest.raises(NotationError) as wrong:
        record.replay()
    said = Speaker("de").message(wrong.value.message)
    assert "ist kein Zug" in said


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = Catalogue("en", texts("en"))
    empty.entries.clear()
    known = {"en": Catalogue("en", texts("en")), "de": empty}
    monkeypatch.setattr(speaker, "catalogue", known.__getitem__)
    assert Speaker("de").say("act-allow") == "allow it"


def test_what_no_catalogue_has_is_said_in_the_engines_english() -> None:
    message = Message("never-heard-of", {}, "B-05", "Plain English.")
    assert Speaker("is").message(message) == "Plain English. (B-05)"


def test_an_argument_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="event-drew"):
        Speaker("en").say("event-drew")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("NW@3,-1r", "lay a tunnel ╔"),
        ("diversion@3,-1r", "move the newest tunnel card here with diversion"),
        ("broken_lamp>C", "break player C's lamp"),
        ("repair_pick_lamp>C:lamp", "mend player C's lamp"),
        ("goal_swap:1,3", "swap goals 1 and 3, or pretend to"),
        ("theft", "plan a theft"),
        ("veto", "veto it"),
        ("pass NW map", "pass and discard tunnel ╝, map"),
        ("shed NW map lamp", "discard tunnel ╝, map to remove: lamp"),
        ("guard NW 4,-1E", "discard tunnel ╝ to post a guard"),
        ("beg B 2", "ask player B to pay guard 2"),
        ("keep map", "keep map"),
        ("push 3", "push goal 3"),
        ("look B", "look at player B's role"),
        ("goal 8,0", "goal 3 first"),
        ("upright", "the right way up"),
        ("turned", "turned around"),
        ("take 3", "take the card worth 3"),
        ("swap", "swap the two goals"),
    ],
)
def test_actions_are_told_in_words(text: str, words: str) -> None:
    assert tell_action(ENGLISH, STATE.action(text, 0)) == words


def test_an_action_without_words_is_told_as_it_is_written() -> None:
    assert tell_action(ENGLISH, Action(0, "juggle", text="juggle B")) == "juggle B"


def told(seat: int | None, *events: Event) -> list[str]:
    """What a seat is told of events that happen one after the other."""
    messages = STATE.tell([for_seat(event, seat) for event in events])
    return [tell_message(ENGLISH, message, seat) for message in messages]


def test_the_reader_is_you_and_others_have_names() -> None:
    broke = Event("broke", 0, {"target": 1, "card": "broken_lamp"}, {})
    assert told(0, broke) == ["You break player B's lamp."]
    assert told(1, broke) == ["Player A breaks your lamp!"]
    assert told(None, broke) == ["Player A breaks player B's lamp."]
    assert told(None, broke._replace(seat=1)) == ["Player B breaks their own lamp."]


def test_cards_passed_together_are_told_together() -> None:
    first, second = (
        Event("passed", 1, {"how": how}, {"card": card}, 2)
        for how, card in (("pass", "NW"), ("more", "map"))
    )
    assert told(1, first, second) == ["You pass and discard tunnel ╝, map."]
    assert told(0, first, second) == ["Player B passes with 2 cards."]
    assert told(0, first, second._replace(seat=2)) == ["Player B passes.", "Player C passes."]


def test_unused_dwarfs_are_told_together() -> None:
    boss, blue = (Event("dwarf_shown", None, {"dwarf": dwarf}, {}) for dwarf in ("boss", "blue"))
    assert told(None, boss) == ["The unused role was boss."]
    assert told(None, boss, blue, blue) == ["The unused roles were boss, blue digger ×2."]


def test_a_theft_is_told_once() -> None:
    steal = Event("acted", 1, {"action": STATE.action("steal A", 1).as_dict()}, {})
    coins = Event("coins", 0, {"coins": -1, "has_gold": True, "rule": "S-36"}, {})
    assert told(0, steal, coins) == ["Player B steals 1 gold from you!"]
    assert told(1, steal) == ["You steal 1 gold from player A."]
    assert told(0, coins) == ["You pay 1 gold."]


def test_what_somebody_decides_is_told_in_words() -> None:
    choose = Event("acted", 1, {"action": STATE.action("goal 8,0", 1).as_dict()}, {})
    assert told(0, choose) == ["Player B decides: goal 3 first."]
    beg = Event("acted", 1, {"action": STATE.action("beg A 2", 1).as_dict()}, {})
    assert told(0, beg) == ["Player B asks you to pay guard 2."]


def test_swapped_hands_name_what_one_gets() -> None:
    swap = Event("hands_swapped", 0, {"target": 1}, {})
    cards = [Event("received", 1, {}, {"card": card}, 2) for card in ("map", "NS")]
    assert told(1, swap, *cards) == ["Player A swaps hands with you. You get map, tunnel ║."]
    assert told(2, swap, *cards) == ["Player A swaps hands with player B."]


def test_a_flag_is_said_as_yes_or_no() -> None:
    ended = Event("round_ended", 0, {"treasure": True}, {})
    assert told(0, ended) == ["The gold is found. The round is over."]
    ended = Event("round_ended", 0, {"treasure": False}, {})
    assert told(0, ended) == ["The gold was not found. The round is over."]


EACH = [*zip(cycle(LANGUAGES), TABLES, strict=False)]


@pytest.mark.parametrize("table", cases(product(LANGUAGES, TABLES), EACH), ids=str)
def test_every_message_of_whole_games_can_be_told_to_every_seat(
    table: tuple[str, tuple[str, ...]],
) -> None:
    """The speaker refuses a sentence whose arguments are not all there."""
    (lang, modules), seats = table, 5
    rng = random.Random(lang)
    edition = ("2024", "et2007", "is")[(LANGUAGES.index(lang) + TABLES.index(modules)) % 3]
    state = pyrite.new_game(
        "saboteur", seats=seats, seed=7, edition=edition, modules=modules, rounds=1
    )
    speaker = Speaker(lang, state.describe())
    while not state.over:
        action = rng.choice(state.actions())
        assert "{" not in tell_action(speaker, action)
        state.play(action)
    for seat in (None, *range(seats)):
        told = [tell_message(speaker, message, seat) for message in state.messages(seat)]
        assert len(told) > 20
        assert all(sentence[0].isupper() and "{" not in sentence for sentence in told)


def test_a_message_may_refer_to_others_which_are_read_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = Catalogue("en", texts("en"))
    own.add("deep-pit = Down in the { -pit } of { owner }.\nowner = the { -who }")
    own.add("-pit = old pit\n-who = king")
    monkeypatch.setattr(speaker, "catalogue", lambda lang: own)
    assert Speaker("en").say("deep-pit") == "Down in the old pit of the king."


def with_words(words: dict[str, str], lang: str = "en") -> Speaker:
    """A speaker at a table with a custom module that brings these words."""
    table = pyrite.describe(seats=3)
    module = replace(table.modules[0], words=words)
    return Speaker(lang, replace(table, modules=(module,)), ["Ann", "Bo", "Cy"])


HUNG = Message("event-hung_up", {"seat": 0})


def test_words_of_a_module_come_with_the_description_and_replace_nothing() -> None:
    words = {"en": "event-hung_up = { $seat } hangs it up", "de": "event-hung_up = { $seat } hängt"}
    assert tell_message(with_words(words), HUNG, 1) == "Ann hangs it up"
    assert tell_message(with_words(words, "de"), HUNG, 1) == "Ann hängt"
    assert tell_message(with_words(words, "is"), HUNG, 1) == "Ann hangs it up"
    evil = {"en": "event-placed = evil\nsaboteur-event-placed = evil"}
    placed = Message("event-placed", {"seat": 0, "card": "NESW", "cell": "1,0"})
    assert tell_message(with_words(evil), placed, 1) == "Ann lays a tunnel ╬."


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({}, "Ann: hung up"),
        ({"en": "no Fluent at all"}, "Ann: hung up"),
        ({"en": "event-hung_up = {"}, "Hung up"),
        ({"en": 'event-hung_up = { "" }'}, "Hung up"),
        ({"en": "event-hung_up = { event-hung_up }"}, "Hung up"),
        ({"en": "event-hung_up = { $nobody } { SUM($seat) }"}, "Nobody SUM()"),
        ({"en": 'event-hung_up = {"\\u001b"}[2J\u202ehung'}, "[2J hung"),
        ({"en": f"event-hung_up = {'x' * 5_000}"}, f"X{'x' * 899}…"),
        (
            {
                "en": "\n".join(f"a{i} = {{ a{i + 1} }}" for i in range(3_000)).replace(
                    "a0", HUNG.id
                )
            },
            "Hung up",
        ),
        ({"en": f"event-hung_up = {'{ ' * 5_000}"}, "Hung up"),
    ],
)
def test_words_of_strangers_neither_fail_nor_control_the_terminal(
    words: dict[str, str], told: str
) -> None:
    assert tell_message(with_words(words), HUNG, 1).strip() == told


def test_what_a_module_keeps_has_a_name() -> None:
    assert with_words({}).kept("hung_at", "1,0") == "Hung at: 1,0"
    assert with_words({"en": "kept-lit = lamps lit"}).kept("lit", 2) == "Lamps lit: 2"
