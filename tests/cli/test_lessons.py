"""Lessons in the terminal: every one of them by its own steps, and what a pupil does instead."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from cli.conftest import Run
from cli.terminal import Terminal

from pyrite.core.state import State
from pyrite.games import new_game
from pyrite.lang import LANGUAGES, Speaker
from pyrite.lessons import PUPIL, Lesson, Step, lessons

NAMES = list(lessons())
PLAY = ("play", "--plain", "--lesson")


def begun(lesson: Lesson) -> State:
    """The game at the moment when the lesson begins."""
    state = new_game(lesson.plan.game, seed=lesson.seed, **lesson.plan.options())
    for seat, text in lesson.before:
        state.play(text, seat)
    return state


def let_others_play(lesson: Lesson, state: State) -> None:
    """Play the scripts of the others until the pupil is asked."""
    while PUPIL not in state.asked:
        (seat,) = state.asked
        text = lesson.scripted(state, seat)
        assert text is not None, f"the script of seat {seat} cannot be followed"
        state.play(text, seat)


def played(lesson: Lesson, state: State, step: Step, errs: bool) -> Iterator[str]:
    """Play a step, and yield what a pupil types, perhaps after another legal action."""
    done, possible = not step.actions, set[str]()
    while not done:
        let_others_play(lesson, state)
        legal = [action.text for action in state.actions(PUPIL)]
        possible |= {*legal} & {*step.actions}
        yield from [text for text in legal if errs and text not in step.actions][:1]
        action = next(text for text in step.actions if text in legal)
        if action in (state.view(PUPIL)["hand"] or ()):
            yield action  # chooses the card; the next one plays it
        seen = len(state.events)
        state.play(action, PUPIL)
        done = any(map(step.is_done_by, state.events[seen:]))
        yield action
    assert possible == {*step.actions}, "each action is legal at some moment of its step"


@cache
def typed(name: str, errs: bool = False) -> list[str]:
    """What a pupil types from the beginning of a lesson to its end."""
    lesson = lessons()[name]
    state, lines = begun(lesson), list[str]()
    for step in lesson.steps[:-1]:
        if step.refused is not None:
            assert state.refusal(step.refused, PUPIL) is not None
            lines += [step.refused, ""]
        if step.is_read:
            lines.append("")
        lines += played(lesson, state, step, errs)
    return lines


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def test_lessons_are_numbered_in_their_order() -> None:
    assert [lesson.number for lesson in lessons().values()] == [1, 2, 3, 4]
    assert all(lesson.steps[-1].is_read for lesson in lessons().values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_can_be_finished(run: Run, data_folder: Path, name: str, lang: str) -> None:
    result = run(*PLAY, name, "--lang", lang, lines=typed(name))
    assert result.exit_code == 0, result.exception
    out, speaker, steps = flat(result.stdout), Speaker(lang), lessons()[name].steps
    for number, step in enumerate(steps, 1):
        assert speaker.say("learn-step", n=number, of=len(steps)) in out, step.name
    following = NAMES[NAMES.index(name) + 1 :][:1]
    assert out.endswith(f"pyrite play --lesson {following[0]}" if following else "pyrite play")
    assert speaker.say("learn-other") not in out
    assert not list(data_folder.rglob("*.txt")), "a lesson is not a game to resume"


@pytest.mark.parametrize("name", NAMES)
def test_another_choice_is_not_played(run: Run, name: str) -> None:
    lines = typed(name, errs=True)
    wrong = len(lines) - len(typed(name))
    out = flat(run(*PLAY, name, "--lang", "en", lines=lines).stdout)
    assert wrong > 0
    assert out.count(Speaker("en").say("learn-other")) == wrong
    assert Speaker("en").say("play-left") not in out


def test_another_choice_leaves_the_table_as_it_was(run: Run, tmp_path: Path) -> None:
    before, after = tmp_path / "before.txt", tmp_path / "after.txt"
    lines = [*typed("digger")[:4], f"save {before}", "NESW@0,1", "1 1", "undo", f"save {after}"]
    out = flat(run(*PLAY, "digger", lines=[*lines, "quit"]).stdout)
    assert out.count(Speaker("en").say("learn-other")) == 2
    assert Speaker("en").say("undo-not-here") in out
    assert after.read_text() == before.read_text()


def test_only_the_wanted_attempt_leads_on(run: Run) -> None:
    lines = ["", "", "NS@5,1", "pass map", "NS@5,0", "quit"]
    out = flat(run(*PLAY, "digger", lines=lines).stdout)
    said = ("That spot does not touch", "lesson continues", "The card does not fit", "This is how")
    places = [out.index(text) for text in said]
    assert places == sorted(places)
    assert "(B-11)" in out
    assert "Step 4" not in out


def test_the_coach_says_what_to_type(run: Run) -> None:
    lines = ["!", "", "", "!", "NS@5,0", "", "!", "quit"]
    out = run(*PLAY, "digger", lines=lines).stdout
    assert [line for line in out.splitlines() if line.startswith("Type: ")] == [
        "Type: NS@5,0",
        "Type: NESW@5,0",
    ]


def test_reading_goes_on_with_enter_only(run: Run) -> None:
    out = run(*PLAY, "digger", lines=["NESW@5,0", "1", "? B-12", "", "quit"]).stdout
    assert "Step 2 of" in out
    assert "Step 3 of" not in out
    assert "no number" not in out


def test_a_lesson_can_be_played_in_words(run: Run) -> None:
    out = flat(run("play", "--words", "--lesson", "lostmines", lines=typed("lostmines")).stdout)
    assert "Step 9 of 9" in out
    assert "╭" not in out


def test_an_unknown_lesson_lists_all_with_their_titles(run: Run) -> None:
    result = run("play", "--lesson", "gold", "--lang", "de")
    assert result.exit_code == 2
    for name in NAMES:
        assert f"{name} ({Speaker('de').say(f'learn-chapter-{name}')})" in flat(result.stderr)


@pytest.mark.parametrize("words", [("lostmines",), ("--seed", "1"), ("--watch",), ("--open",)])
def test_a_lesson_brings_its_own_table(run: Run, words: tuple[str, ...]) -> None:
    result = run("play", "--lesson", "digger", *words)
    assert result.exit_code == 2
    assert "--lesson brings its own table" in result.stderr


def test_the_coach_has_room_below_the_table(tmp_path: Path) -> None:
    rows = 28  # enough for large cards, but not for what the coach says, too
    with Terminal("play", "--lesson", "digger", data=tmp_path, size=(80, rows)) as terminal:
        terminal.wait_for("quit to leave.")
        begins = terminal.seen
        terminal.wait_for("to continue")
        assert terminal.text[begins : terminal.seen].count("\n") < rows
