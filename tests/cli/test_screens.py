"""Every screen as a player meets it: it fits, explains itself, and makes sense read aloud."""

import random
import unicodedata
from functools import cache
from typing import Any

import pytest
from boards import table as dug
from cli.newcomer import play_by_numbers, too_large
from cli.visitor import Visitor
from deep import in_deep

import pyrite
from pyrite.cli.drawing.board import Face, face_of, small
from pyrite.cli.drawing.lostmines import flat
from pyrite.cli.drawing.saboteur import SaboteurRenderer
from pyrite.cli.table.asking import COMMANDS, Asking, answer
from pyrite.cli.table.viewer import Viewer
from pyrite.core.description import Description
from pyrite.core.sides import E, N, S, W
from pyrite.core.state import State
from pyrite.lang import LANGUAGES, Speaker

STANDARD = (80, 24)
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("saboteur", {"seats": 5}),
    ("lostmines", {"seats": 9}),
    ("saboteur", {"seats": 10, "modules": ["toll", "y2019_veto"]}),
    ("saboteur", {"seats": 8, "modules": ["saboteur2", "treasure_chests"]}),
    ("lostmines", {"seats": 3}),
]
FIRST = [(TABLES[0], "de"), (TABLES[1], "et"), (TABLES[3], "is")]
PLAYED = [(one, lang) for one in TABLES for lang in LANGUAGES]
SHOWN = [one if one in FIRST else in_deep(*one) for one in PLAYED]


@pytest.mark.parametrize(("table", "lang"), SHOWN)
def test_every_screen_of_a_whole_game_fits(table: tuple[str, dict[str, Any]], lang: str) -> None:
    game, options = table
    screens = play_by_numbers(pyrite.new_game(game, seed=4, rounds=1, **options), lang, STANDARD)
    assert len(screens) > 10
    assert too_large(screens, STANDARD) == []


@pytest.mark.parametrize(
    ("game", "size"),
    [("saboteur", (60, 20)), in_deep("lostmines", (60, 20)), in_deep("lostmines", (40, 16))],
)
def test_smaller_terminals_work_all_the_same(game: str, size: tuple[int, int]) -> None:
    screens = play_by_numbers(pyrite.new_game(game, seats=3, seed=4, rounds=1), "en", size)
    assert "Final result" in screens[-1]


def sit(state: State, lang: str = "en", size: tuple[int, int] = STANDARD) -> tuple[Visitor, Asking]:
    """Seat A before the table."""
    visitor = Visitor(lang, size, random.Random(1))
    asking = Asking(Viewer(visitor, state, 0), state.actions(0))
    asking.show()
    return visitor, asking


def typed(asking: Asking, *lines: str) -> str:
    """What is shown after these lines, from the last one on."""
    shown = asking.viewer.printer.out.file
    for line in lines:
        before = shown.tell()
        answer(asking, COMMANDS, line)
    shown.seek(before)
    return shown.read()


def test_the_first_card_is_laid_by_two_numbers_that_are_on_the_screen() -> None:
    state = dug(hand=["NESW", "map"])
    visitor, asking = sit(state)
    first = visitor.shown.getvalue()
    assert "Your turn. Type the number of a card" in first
    assert "1) ╬ NESW  2) map" in first
    second = typed(asking, "1")
    assert "  0  2 S╬═ 3 " in second
    assert "1) 0,-1  2) -1,0  3) 1,0  4) 0,1  5) discard it (x)" in second
    assert answer(asking, COMMANDS, "3") == state.action("NESW@1,0", 0)


def test_what_is_discarded_for_something_else_is_listed_card_by_card() -> None:
    front = [["lamp"], [], [], [], []]
    state = dug(hand=["NESW", "map", "NW"], front=front, modules=["saboteur2"])
    visitor, asking = sit(state)
    assert "Or  4) remove: lamp" in visitor.shown.getvalue()
    assert "Choose  1) ╬ NESW  2) ╝ NW  3) map" in typed(asking, "4")
    assert "remove: lamp, ╬ NESW: what do you do with it?" in typed(asking, "1")
    assert answer(asking, COMMANDS, "map") == state.action("shed NESW map lamp", 0)


def test_enter_goes_back_to_the_cards() -> None:
    _, asking = sit(dug(hand=["NESW", "map"]))
    assert "1) ╬ NESW  2) map" in typed(asking, "1", "")
    assert asking.is_first


def test_a_broken_tool_says_why_one_cannot_dig_before_and_after_a_card_is_chosen() -> None:
    state = dug(hand=["NESW", "map"], front=[["lamp"], [], [], [], []])
    visitor, asking = sit(state)
    assert "You can't dig: broken lamp" in visitor.shown.getvalue()
    second = typed(asking, "1")
    assert "You can't dig: broken lamp" in second
    assert "1) discard it (x)" in second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_is_given_in_every_language(lang: str) -> None:
    visitor, _ = sit(dug(hand=["NESW"], front=[["pick", "cart"], [], [], [], []]), lang)
    speaker = Speaker(lang)
    for tool in ("pick", "cart"):
        assert speaker.say("hindered-tool", tool=tool) in visitor.shown.getvalue()


def veto(play: str) -> State:
    """Seat B plays something, and seat A may veto it."""
    hands = [["veto"], [play.partition(">")[0].partition("@")[0]], ["map"], ["map"], ["map"]]
    state = dug(hand=None, hands=hands, turn=1, modules=["y2019_veto"])
    state.play(play, 1)
    return state


def test_the_veto_says_you_where_you_are_meant() -> None:
    visitor, _ = sit(veto("broken_lamp>A"))
    assert "Player B wants to break your lamp." in visitor.shown.getvalue()
    visitor, _ = sit(veto("broken_lamp>C"))
    assert "Player B wants to break player C's lamp." in visitor.shown.getvalue()


def test_the_cell_in_question_is_marked_on_the_board() -> None:
    visitor, _ = sit(veto("NESW@1,0"))
    shown = visitor.shown.getvalue()
    assert "◎ Player B wants to lay a tunnel ╬." in shown
    assert "  0 S╬═ ◎ " in shown


def test_help_explains_what_is_on_the_screen_and_nothing_else() -> None:
    _, asking = sit(dug(hand=["NESW", "map"]))
    told = typed(asking, "?")
    for words in ("Type the number of a card", "S start", "[2] goal, face down", "· you may lay"):
        assert words in told
    for sign in ("H ladder", "legend", "treasure chest", "✗", "dead end", "▣", "↺"):
        assert sign not in told
    assert "Press Enter to go back to your cards" in typed(asking, "1", "?")
    laid = dug(hand=["map"], board={"1,0": "N-E-S-W"}, front=[[], ["lamp"], [], [], []])
    told = typed(sit(laid)[1], "?")
    assert "▓ or thin lines: dead end" in told
    assert "✗ broken tool" in told
    assert "The game asks you something" in typed(sit(veto("NESW@1,0"))[1], "?")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["saboteur", "lostmines"])
def test_help_fits_on_the_screen(game: str, lang: str) -> None:
    state = pyrite.new_game(game, seats=5, seed=3, first_seat=0)
    for lines in (("?",), ("1", "?")):
        told = typed(sit(state, lang)[1], *lines).splitlines()
        assert len(told) < STANDARD[1]
        assert max(map(len, told)) <= STANDARD[0]


def test_the_log_goes_by_rounds_and_turns() -> None:
    state = pyrite.new_game("saboteur", seats=3, seed=4, first_seat=0)
    _, asking = sit(state)
    news = asking.viewer.news
    news.hear(state.events_for(0))
    for text in ("pass", "pass"):
        mark = len(state.events)
        state.play(next(one for one in state.actions() if one.text.startswith(text)))
        news.hear(state.events_for(0, mark))
    told = typed(asking, "log").splitlines()
    assert told[0].startswith("Round 1 ──")
    assert told[1:4] == ["Round 1 begins. You go first.", told[2], "Turn 1, player A"]
    assert [line for line in told if line.startswith("Turn")] == [
        "Turn 1, player A",
        "Turn 2, player B",
    ]
    assert told[-1] == "  Player B passes."
    assert typed(asking, "log 1").splitlines() == told
    assert "log 1 to log 1 for one round" in typed(asking, "log 2")


def tables() -> list[Description]:
    modules = [m["key"] for m in pyrite.GAMES["saboteur"].modules() if m["key"] != "base"]
    seats = {key: max(5, pyrite.GAMES["saboteur"].seats_for([key])[0]) for key in modules}
    digging = [pyrite.describe("saboteur", seats=n, modules=[key]) for key, n in seats.items()]
    return [*digging, pyrite.describe("lostmines", seats=3)]


ARMS = {"LEFT": W, "RIGHT": E, "UP": N, "DOWN": S, "HORIZONTAL": E | W, "VERTICAL": N | S}
DIAGONALS = "╱╲"  # a double curve has all four exits


def sides_of(sign: str) -> int:
    """The sides to which a sign has arms, by its name."""
    if sign in DIAGONALS:
        return N | E | S | W
    sides = 0
    for word in unicodedata.name(sign, "").split() if sign != " " else ():
        sides |= ARMS.get(word, 0)
    return sides


def exits_shown(face: Face) -> int:
    """The exits that somebody sees on a small card of one line."""
    west, middle, east = small(face)[0].plain
    arms = (W if sides_of(west) & W else 0) | (E if sides_of(east) & E else 0)
    return arms | sides_of(middle)


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.modules[-1].key)
def test_small_cards_show_all_their_exits(table: Description) -> None:
    for card in (card for card in table.cards.values() if card.ways):
        for tile in (card.name, f"{card.name} r") if card.turns > 1 else (card.name,):
            face = face_of(table, tile)
            assert exits_shown(face) == face.exits, small(face)[0].plain
            below = flat(face)[1]
            assert exits_shown(face._replace(mark="")) == face.exits
            assert (below.plain[1] == "║") == bool(face.exits & S)


def without_drawings(text: str) -> str:
    """What is left for the ear: no frames, tunnels or boards."""
    drawn = [unicodedata.name(sign, "").startswith(("BOX", "BLOCK")) for sign in text]
    return "".join(" " if is_drawn else sign for sign, is_drawn in zip(text, drawn, strict=True))


def test_read_aloud_it_makes_sense() -> None:
    """Every card, place and answer has a name besides its drawing; the board is there in words."""
    visitor, asking = sit(dug(hand=["NESW", "NW", "map"], board={"1,0": "EW", "2,0": "NE r"}))
    heard = " ".join(without_drawings(visitor.shown.getvalue()).split())
    assert "Your turn. Type the number of a card" in heard
    assert "1) NESW 2) NW 3) map" in heard
    assert "1) 0,-1 2) -1,0" in " ".join(without_drawings(typed(asking, "2")).split())
    words = without_drawings(typed(asking, "words"))
    assert "Row 0: 0,0 start NESW; 1,0 tunnel EW; 2,0 tunnel SW; 8,0 hidden goal" in words


def test_hidden_cards_are_called_what_they_are() -> None:
    _, mines = sit(pyrite.new_game("lostmines", seats=3, seed=3, first_seat=0))
    assert "9,1 hidden mine" in typed(mines, "words")
    _, chests = sit(dug(hand=["NESW"], modules=["treasure_chests"]))
    assert "2,2 chest, face down; 8,2 hidden goal" in typed(chests, "words")


def test_every_option_of_a_whole_game_can_be_heard() -> None:
    game = pyrite.new_game("saboteur", seats=5, seed=3, rounds=1, modules=["saboteur2"])
    for screen in play_by_numbers(game, "en", STANDARD):
        heard = without_drawings(screen)
        for piece in heard.replace("\n", " ").split(")")[1:]:
            assert piece.split(), screen


@cache
def two_rounds() -> list[str]:
    """The screens of a game of two rounds."""
    state = pyrite.new_game("saboteur", seats=3, seed=4, rounds=2)
    return play_by_numbers(state, "en", STANDARD)


def finished(seed: int = 1) -> State:
    """A round that was played by lot."""
    rng, state = random.Random(seed), pyrite.new_game("saboteur", seats=5, seed=seed, rounds=1)
    while not state.over:
        state.play(rng.choice(state.actions()))
    return state


def test_the_end_of_a_round_says_who_won_and_why_and_shows_what_nobody_reached() -> None:
    screens = two_rounds()
    end = next(screen for screen in screens if "Press Enter to continue." in screen)
    assert "win: " in end or "reached the" in end
    assert "(not reached)" in end
    assert "(◆)" in end or "◆╬═" in end
    for word in ("This round", "Total", "Rule", "(B-4"):
        assert word in end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_won_is_said_in_every_language(lang: str) -> None:
    state = finished()
    view: Any = state.view(None)
    view["results"][-1] |= {"treasure_found": False, "finder": None}
    assert SaboteurRenderer().verdict(Speaker(lang, state.describe()), view)
    view["results"][-1] |= {"treasure_found": True, "finder": 2}
    assert "C" in SaboteurRenderer().verdict(Speaker(lang, state.describe()), view)


def test_the_end_of_the_game_has_the_scores_of_every_round() -> None:
    last = two_rounds()[-1]
    head, *rows = (line for line in last.splitlines() if "Total" in line or line[1:2] == ".")
    assert head.split() == ["Player", "Round", "1", "Round", "2", "Total"]
    assert len(rows) == 3
    for row in rows:
        *_, first, second, total, _, _ = row.replace("–", "0").split()
        assert int(first) + int(second) == int(total)
    assert any(int(row.split()[-3]) for row in rows)
    assert "★" in last
