"""A scripted game in the terminal: one answer per line."""

from pathlib import Path

import pytest
from cli.conftest import Run
from deep import cases

import pyrite
from pyrite.lang import LANGUAGES, Speaker

SMALL = ("play", "--seats", "3", "--seed", "7", "--bot", "random", "--option", "rounds=1")


@pytest.mark.parametrize("lang", cases(LANGUAGES, ["de"]))
def test_a_whole_game_in_every_language(run: Run, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = ("play", "--seats", "3", "--seed", "7", "--module", "y2019_veto", "--lang", lang)
    result = run(*game, "--record", str(file), lines=["1"] * 600)
    assert result.exit_code == 0, result.output
    speaker = Speaker(lang)
    assert speaker.say("end-title") in result.stdout
    assert "--seed 7" in result.stdout
    assert speaker.say("status-round", round=3, rounds=3) in result.stdout
    assert result.stderr == ""
    assert pyrite.Record.from_text(file.read_text()).replay().over


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    assert run(*SMALL, lines=["1"] * 8).stdout == run(*SMALL, lines=["1"] * 8).stdout


def test_the_table_shows_seats_hand_moves_and_what_you_are(run: Run) -> None:
    out = run(*SMALL, lines=["quit"]).stdout
    state = pyrite.new_game("saboteur", seats=3, seed=7, rounds=1)
    assert f"You: {state.view(0)['dwarf']}" in out
    for word in (
        "Round 1 of 1",
        "A you",
        "Hand",
        "Type the number of a card",
        "╭─2─╮",
        "│ ? │",
        "══S══",
    ):
        assert word in out


def test_end_of_input_leaves_the_game_cleanly(run: Run) -> None:
    result = run(*SMALL, lines=[])
    assert result.exit_code == 0
    assert "You leave the table." in result.stdout


@pytest.mark.parametrize("word", ["quit", "q", "EXIT"])
def test_quit_leaves_the_game(run: Run, word: str) -> None:
    result = run(*SMALL, lines=[word, "1"])
    assert result.exit_code == 0
    left, kept = result.stdout.splitlines()[-2:]
    assert left == "You leave the table."
    assert kept == "Your game is saved. Resume it with pyrite play."


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no number 99. Choose 1 to"),
        ("0", "There is no number 0. Choose 1 to"),
        ("hello", "'hello' is not an action. Write one like this:"),
        ("NESW@a,b", "'a,b' is not a cell"),
        ("broken_lamp>Z", "'Z' is not a seat"),
        ("gold@1,0", "There is no card 'gold' at this table."),
        ("why", "Add the move you want to make"),
        ("save", "Add a file name"),
        ("save /no/such/folder/game.txt", "Cannot write"),
        ("rules nonsense", "No rule mentions nonsense."),
        ("? nonsense", "No rule mentions nonsense."),
    ],
)
def test_bad_input_gets_a_sentence_and_is_asked_again(run: Run, line: str, answer: str) -> None:
    result = run(*SMALL, lines=[line, "quit"])
    assert answer in result.stdout
    assert result.stdout.count(" or ? >") == 2
    assert "You leave the table." in result.stdout


@pytest.mark.parametrize("line", ["? B-12", "?b12", "rules B-12", "help b-12"])
def test_a_rule_is_explained_by_its_number(run: Run, line: str) -> None:
    out = run(*SMALL, lines=[line, "quit"]).stdout
    assert "B-12  Connected to the start" in out


def test_why_says_why_not_with_the_rule(run: Run) -> None:
    lines = ["why rockfall@0,0", "why pass NESW", "why nonsense", "quit"]
    out = run("play", "--seats", "3", "--seed", "2", lines=lines).stdout
    hand = pyrite.new_game("saboteur", seats=3, seed=2).view(0)["hand"]
    assert ("You can do that now." in out) == ("NESW" in hand)
    assert "(B-" in out
    assert "'nonsense' is not an action" in out


def test_an_action_may_be_written_out(run: Run) -> None:
    card = pyrite.new_game("saboteur", seats=3, seed=7).view(0)["hand"][0]
    out = run(*SMALL, lines=[f"pass {card}", "quit"]).stdout
    assert "You pass and discard" in out


def test_enter_and_table_draw_the_table_again_zoom_draws_it_smaller(run: Run) -> None:
    assert run(*SMALL, lines=["", "table", "quit"]).stdout.count("══S══") == 3
    assert "[2]" in run(*SMALL, lines=["zoom", "quit"]).stdout


def test_log_tells_everything_again(run: Run) -> None:
    out = run(*SMALL, lines=["1 x", "1 x", "log", "quit"]).stdout
    assert out.count("Round 1 begins.") == 2


def test_save_writes_a_record_that_can_be_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = run(*SMALL, lines=["1 x", "1 x", f"save {file}", "quit"]).stdout
    assert "Game saved to" in out
    told = run("replay", str(file)).stdout
    assert "Round 1 begins." in told


def test_a_record_that_cannot_be_written_is_refused_before_the_game(run: Run) -> None:
    result = run(*SMALL, "--record", "/no/such/folder/game.txt", lines=["1"])
    assert result.exit_code == 2
    assert "Cannot write" in result.stderr
    assert result.stdout == ""


def test_a_veto_is_asked_for_only_with_both_answers(run: Run) -> None:
    seed = next(
        seed
        for seed in range(500)
        if "veto"
        in (
            view := pyrite.new_game("saboteur", seats=5, seed=seed, modules=["y2019_veto"]).view(0)
        )["hand"]
        and view["turn"] == 1
    )
    game = ("play", "--seed", str(seed), "--module", "y2019_veto")
    out = run(*game, lines=["2", "quit"]).stdout
    assert "Allow it or veto it?" in out
    assert "1) allow it" in out
    assert "2) veto" in out


def test_you_sit_where_you_want(run: Run) -> None:
    assert "you sit in seat C" in " ".join(
        run(*SMALL, "--seat", "c", lines=["quit"]).stdout.split()
    )


WALK = ("play", "lostmines", "--seats", "4", "--seed", "7", "--option", "first_seat=A")


def test_more_numbers_than_there_are_choices_say_which_ones_to_type(run: Run) -> None:
    out = run(*WALK, lines=["1", "x", "1 1", "9 9", "1 9", "q"]).stdout
    assert "that's all: nothing is left to choose after 1. Type only 1." in out
    assert "There is no number 9. Choose 1 to 5." in out
    out = run(*WALK, lines=["1 9", "q"]).stdout
    assert "After ╬ NESW, there is no number 9. Choose 1 to 6." in out


def test_lists_have_words_instead_of_internal_names(run: Run) -> None:
    out = run(*WALK, lines=["1", "x", "q"]).stdout
    assert "╬ lake path NESW" in out
    assert "lake_" not in out


def test_a_choice_that_showed_nothing_is_undone_and_the_file_stays_true(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    lines = ["1", "1", "undo", "undo", "q"]
    out = run(*WALK, "--record", str(file), lines=lines).stdout
    assert out.count("Your turn. Type the number of a card") == 2
    assert "You can't undo this" in out
    assert pyrite.Record.from_text(file.read_text()).actions == ()


def test_an_undo_is_refused_once_a_card_was_drawn(run: Run) -> None:
    out = run(*SMALL, "--option", "first_seat=A", lines=["1 x", "undo", "q"]).stdout
    assert "You can't undo this: someone has seen a hidden card or played since." in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [WALK, SMALL])
def test_words_describe_the_table_without_drawing_anything(
    run: Run, game: tuple[str, ...], lang: str
) -> None:
    result = run(*game, "--words", "--lang", lang, lines=["1", "1", "1", "1", "words", "log", "q"])
    assert result.exit_code == 0, result.output
    drawn = [sign for sign in result.stdout if "\u2500" <= sign <= "\u27bf"]
    assert drawn == []


def test_words_say_where_paths_lead_and_where_one_can_dig(run: Run) -> None:
    out = run(*WALK, "--words", lines=["1 1", "q"]).stdout
    assert "You can lay a path at 1,2; 2,3; 1,4; 2,5; 1,6." in out
    assert "B Dagvin: 5 cards in hand, yellow, at 1,5, 0 points" in out
    assert "You lay a path NESW. (1,2)" in out
    assert "Row 2: 1,2 path NESW" in out
