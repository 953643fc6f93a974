"""The Lost Mines in the terminal: from the deal to the winners, and the other commands."""

import json
import random
import re
from pathlib import Path

import pytest
from cli.conftest import Run
from cli.visitor import Visitor, unsaved
from deep import cases
from mines import moving, table

import pyrite
from pyrite.bots import BOTS
from pyrite.cli.drawing.lostmines import MinesScene
from pyrite.cli.table.match import LocalMatch
from pyrite.cli.table.viewer import News, Viewer
from pyrite.core.events import Event
from pyrite.core.state import State
from pyrite.lang import LANGUAGES, Speaker

GAME = ("play", "lostmines", "--seats", "3", "--seed", "7", "--bot", "random")
SHORT = (*GAME, "--option", "rounds=1")
SCREENS = [(100, 40), (60, 40), (80, 24), (40, 90)]


@pytest.mark.parametrize("lang", cases(LANGUAGES, ["is"]))
def test_a_whole_game_in_every_language(run: Run, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(*GAME, "--lang", lang, "--record", str(file), lines=["1"] * 800)
    assert result.exit_code == 0, result.output
    speaker = Speaker(lang, pyrite.describe("lostmines", seats=3))
    for id in ("end-title", "status-treasures", "result-shares", "act-stop", "act-propose"):
        assert speaker.say(id) in result.stdout
    assert speaker.say("status-round", round=2, rounds=2) in result.stdout
    assert result.stderr == ""
    assert pyrite.Record.from_text(file.read_text()).replay().over


@pytest.mark.parametrize("seats", cases(range(3, 10), [4]))
def test_it_is_played_to_its_end_with_any_number_of_seats(seats: int) -> None:
    lang, screen = LANGUAGES[seats % len(LANGUAGES)], SCREENS[seats % len(SCREENS)]
    visitor = Visitor(lang, screen, random.Random(seats))
    rounds = 2 if seats == 3 else 1
    state = pyrite.new_game("lostmines", seats=seats, seed=seats, rounds=rounds)
    visitor.state = state
    bots = dict.fromkeys(range(1, seats), BOTS["medium" if seats == 4 else "random"])
    assert LocalMatch(visitor, unsaved(state, bots=bots)).run()
    shown = visitor.shown.getvalue()
    assert shown.count(f" {visitor.speaker.say('round-over')} ──") == rounds
    assert visitor.speaker.say("end-title") in shown
    assert max(len(line) for line in shown.splitlines()) <= screen[0]


def test_the_table_shows_board_seats_treasures_hand_and_moves(run: Run) -> None:
    out = run(*SHORT, lines=["quit"]).stdout
    for word in (
        "Round 1 of 1",
        "Treasures",
        "Hand",
        "Or",
        "propose to end",
        "══○══",
        "│ ? │",
        "A you",
    ):
        assert word in out


def sit(state: State, size: tuple[int, int] = (100, 60)) -> tuple[Visitor, LocalMatch]:
    """Seat A before a table at some moment; the others play by lot."""
    visitor = Visitor("en", size, random.Random(1))
    visitor.state = state
    return visitor, LocalMatch(visitor, unsaved(state))


def answering(visitor: Visitor, *lines: str) -> None:
    """These lines are typed, then the person leaves."""
    typed = iter(lines)
    visitor.read = lambda prompt: next(typed, None)


def test_moves_are_made_step_by_step() -> None:
    visitor, match = sit(moving("B ═ ╬ ═ ╬", stands=["1,3"]))
    answering(visitor, "step E", "step E", "stop")
    assert not match.run()
    shown = visitor.shown.getvalue()
    for title in ("up to 3 steps", "up to 2 steps", "one step"):
        assert title in shown
    assert "You walk 2 steps." in match.public.news.told


def test_a_step_that_is_not_possible_is_refused_with_the_rule() -> None:
    visitor, match = sit(moving("B ═r╬l\n║", stands=["1,3", "2,3"]))
    answering(visitor, "step W", "step E", "99")
    assert not match.run()
    shown = visitor.shown.getvalue()
    assert "No path leads there. (L-30)" in shown
    assert "There is room for only one dwarf on that card. (L-12)" in shown


def test_two_cards_are_discarded_by_their_numbers() -> None:
    state = table("B", ["NESW", "trap", "trap"])
    visitor, match = sit(state)
    assert "pass NESW trap" in [action.text for action in state.actions(0)]
    answering(visitor, "pass trap NESW")
    match.run()
    assert "You discard path ╬, trap." in match.public.news.told


def test_three_cards_cannot_be_discarded() -> None:
    visitor, match = sit(table("B", ["NESW", "trap", "troll"]))
    answering(visitor, "pass trap NESW troll")
    match.run()
    assert "Discard one card or two" in visitor.shown.getvalue()


def test_somebody_elses_proposal_is_answered() -> None:
    state = table("B", ["NESW"], turn=1)
    state.play("propose", 1)
    visitor, match = sit(state)
    answering(visitor, "2")
    match.run()
    shown = visitor.shown.getvalue()
    assert "Player B proposes to end the round. Do you agree?" in shown
    assert "1) agree" in shown
    assert "2) refuse" in shown


def test_a_move_of_another_seat_is_told_as_one() -> None:
    state = moving("B ═ ╬ ═ ╬", stands=["1,5", "1,3"], turn=1)
    news = News(state, Speaker("en", state.describe()), 0, MinesScene())
    news.scene.look(state.view(0))
    told: list[list[str]] = []
    mark = len(state.events)
    for action in ("step E", "step E", "stop"):
        state.play(action, 1)
        said = [*news.hear(state.events_for(0, mark)), *news.pause()]
        told.append([sentence.text for sentence in said])
        mark = len(state.events)
    assert told == [[], [], ["Player B walks 2 steps."]]
    assert news.told == news.recent == ["Player B walks 2 steps."]


def test_the_walks_of_two_seats_are_told_apart() -> None:
    state = table("B", ["NESW"])
    news = News(state, Speaker("en", state.describe()), 0, MinesScene())
    news.scene.look(state.view(0))
    walks = [Event("stepped", seat, {"cell": "2,3", "side": "E"}, {}) for seat in (1, 1, 2)]
    said = [sentence.text for event in walks for sentence in news.hear([event])]
    assert said == ["Player B walks 2 steps."]
    assert [sentence.text for sentence in news.finish()] == ["Player C walks one step."]


def test_the_commands_of_the_table(run: Run) -> None:
    lines = ["?", "? L-12", "know", "log", "why", "why axe@1,1", "zoom", "rules storm", "quit"]
    out = run(*SHORT, lines=lines).stdout
    assert "End a move on a mine" in out
    assert "L-12  Room for one" in out
    assert "L-24  Thunderstorm" in out
    assert "for example: why NESW@2,3" in out
    assert "(L-" in out
    assert "[2]" in out


@pytest.mark.parametrize("width", ["60", "40"])
def test_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    out = run(*SHORT, lines=["zoom", "zoom", "quit"]).stdout
    drawn = [line for line in out.splitlines() if line[:3].strip().isdecimal() and "1" in line[:3]]
    assert drawn
    if width == "60":
        assert max(len(line.rstrip()) for line in out.splitlines()[2:]) <= 60


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--seats", "10"), "This table needs 3 to 9 seats, not 10. (L-03)"),
        (("--edition", "2024"), "lostmines has no editions. Leave out --edition."),
        (("--module", "toll"), "lostmines has no modules. Leave out --module."),
        (("--option", "must_connect=true"), "Unknown option: must_connect. Options: seats, seed"),
        (("--option", "rounds=0"), "The number of rounds must be a whole number"),
        (("--seat", "F"), "F is not a seat. Seats at this table: A to E."),
    ],
)
def test_what_the_game_does_not_have(run: Run, args: tuple[str, ...], sentence: str) -> None:
    result = run("play", "lostmines", *args, lines=[])
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_sim_as_json(run: Run) -> None:
    args = ("lostmines", "--games", "20", "--seed", "7", "--bot", "random", "--json")
    told = json.loads(run("sim", *args).stdout)
    keys = {"complete", "game", "bots", "seats", "rounds", "seed", "games", "moves", "seconds"}
    assert set(told) == keys | {"moves_per_s", "mean_moves", "mean_gold", "win_share"}
    assert (told["games"], told["seats"], told["rounds"]) == (20, 5, 2)
    assert sum(told["win_share"]) == pytest.approx(1, abs=0.001)


def test_L40_L43_the_flags_of_a_table_are_options_and_told(run: Run) -> None:
    flags = {"last_turn": "finished", "next_starter": "played_or_discarded"}
    args = [part for flag, value in flags.items() for part in ("--option", f"{flag}={value}")]
    random = ("--games", "5", "--bot", "random")
    told = json.loads(run("sim", "lostmines", *random, "--json", *args).stdout)
    assert {flag: told[flag] for flag in flags} == flags
    wrong = run("sim", "lostmines", *random, "--option", "last_turn=never")
    assert wrong.exit_code == 2
    assert "cut, finished. (L-40)" in wrong.stderr


def test_L40_L43_the_flags_are_listed_with_their_rules(run: Run) -> None:
    out = run("modules").stdout
    assert re.search(r"last_turn +cut, finished +End of a round", out)
    assert re.search(r"next_starter +played, played_or_discarded +Next round", out)
    flags = json.loads(run("modules", "--json").stdout)[1]["flags"]
    assert flags["next_starter"] == ["played", "played_or_discarded"]
    assert run("rules", "last_turn").stdout.startswith("L-40")


def test_sim_counts_points(run: Run) -> None:
    out = run("sim", "lostmines", "--games", "5", "--seed", "7", "--bot", "random").stdout
    assert "Points" in out
    assert "Gold" not in out


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    game = ("play", "lostmines", "--seats", "3", "--seed", "5", "--option", "rounds=1")
    run(*game, "--bot", "random", "--record", str(file), lines=["1"] * 700)
    return file


def test_replay_tells_the_game_with_its_board_and_ranking(run: Run, record: Path) -> None:
    out = run("replay", str(record)).stdout
    assert "Final result" in out
    assert "points" in out
    assert " lays " in out
    assert "[2]" in out
    assert "You draw" not in out
    assert "You draw" in run("replay", str(record), "--seat", "B").stdout


def test_replay_as_json(run: Run, record: Path) -> None:
    told = json.loads(run("replay", str(record), "--json").stdout)
    assert told["game"] == "lostmines"
    assert told["over"] is True
    assert len(told["scores"]) == 3
    assert told["events"][0]["kind"] == "round_started"


def test_modules_show_the_set_and_what_is_unsure(run: Run) -> None:
    out = run("modules").stdout
    assert "The Lost Mines" in out
    line = next(line for line in out.splitlines() if line.startswith("lostmines"))
    assert "L-00 – L-45" in line
    assert line.rstrip().endswith("63")
    told = run("modules", "--verbose").stdout
    for fact in pyrite.GAMES["lostmines"].modules()[0]["unsure"]:
        assert fact["part"] in told
        assert (fact["name"] or "") in told
    games = json.loads(run("modules", "--json").stdout)
    assert games[1]["game"] == "lostmines"
    assert games[1]["editions"] == []


def test_the_sight_uses_the_words_of_its_game() -> None:
    visitor = Visitor("en", (100, 40), random.Random(1))
    Viewer(visitor, table(), 0)
    assert visitor.speaker.say("gold-count", n=2) == "2 points"
    Viewer(visitor, pyrite.new_game(seats=3, seed=1), 0)
    assert visitor.speaker.say("gold-count", n=2) == "2 gold nuggets"
