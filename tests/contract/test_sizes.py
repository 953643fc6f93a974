"""Untrusted input may be long, deep or huge, and is refused before it is read."""

import copy
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from contract.mangling import containers
from contract.sets import TABLES, Table
from contract.snapshots import finished, snapshots
from hypothesis import given
from hypothesis import strategies as st
from property.moments import examples, tables

import pyrite
from pyrite import NotationError, PyriteError, Record, State
from pyrite.core.plain import MOST_DEEP, MOST_ENTRIES, MOST_TEXT, is_too_big, shown
from pyrite.core.record import MOST_CHARS, MOST_SETTINGS

GOLD = next(table for table in TABLES if table.game == "saboteur" and not table.modules)


class Unread(list[Any]):
    """A list that nobody may look into; its length may be asked."""

    def __iter__(self) -> Any:
        raise AssertionError("this list was read")


def deep(levels: int) -> list[Any]:
    """A list in a list in a list."""
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


def lists_in(game: str) -> list[str]:
    """The keys of a position that hold lists or mappings."""
    position = next(t for t in TABLES if t.game == game).new_game().position()
    return [key for key, value in position.items() if isinstance(value, dict | list)]


@pytest.mark.parametrize("game", sorted(pyrite.GAMES))
def test_long_lists_are_refused_unread(game: str) -> None:
    state = next(t for t in TABLES if t.game == game).new_game()
    for key in lists_in(game):
        for whole, read in ((state.position(), pyrite.from_position),
                            ({**state.view(0)}, pyrite.worlds)):  # fmt: skip
            if key in whole:
                with pytest.raises(NotationError, match="too big for a game"):
                    read(whole | {key: Unread([None] * (MOST_ENTRIES + 1))})


def test_what_is_too_big() -> None:
    assert not is_too_big({"a": [None] * MOST_ENTRIES, "b": deep(MOST_DEEP - 2)})
    assert is_too_big([None] * (MOST_ENTRIES + 1))
    assert is_too_big({"a": deep(5_000)})
    assert is_too_big([[None] * MOST_ENTRIES] * MOST_ENTRIES)
    assert is_too_big({"a": range(10**9)})
    assert not is_too_big({"a": "x" * MOST_TEXT})
    assert is_too_big({"a": ["x" * (MOST_TEXT + 1)]})


def test_values_are_shown_without_writing_all_of_them() -> None:
    class Secret:
        def __repr__(self) -> str:
            raise AssertionError("this was written")

    beginning = [0] * 100
    assert shown([*beginning, Secret()]).endswith("...")
    assert shown({n: n for n in range(100)} | {100: Secret()}).endswith("...")
    assert shown(10**5_000) == "..."
    assert len(shown(deep(5_000))) <= 40


def test_a_pile_is_a_number_of_cards_that_can_be_written() -> None:
    with pytest.raises(NotationError, match="pile"):
        pyrite.from_position({"options": {"seats": 3}, "pile": 10**5_000})


# --- anything anywhere ----------------------------------------------------------------------------

HOSTILE: tuple[Callable[[], Any], ...] = (
    *(lambda: [None] * 2_000, lambda: ["map"] * 900, lambda: [0] * 900, lambda: [[0] * 900] * 900),
    *(lambda: [{}] * 900, lambda: {str(n): n for n in range(900)}, lambda: deep(5_000)),
    *(lambda: 10**5_000, lambda: -(10**5_000), lambda: "9" * 5_000, lambda: "x" * 100_000),
    *(lambda: "1," * 50_000, lambda: "S" + " " * 100_000, lambda: float("nan"), lambda: 1e400),
    *(lambda: True, lambda: b"x", lambda: "\ud800", lambda: ["\ud800"], lambda: {10**5_000: 1}),
    *(lambda: {None: 1}, lambda: {(1, 2): 1}, lambda: (1, 2), set, object, lambda: range(10**9)),
    *(lambda: [{"round": 1, "seat": 0, "sum": 30}], lambda: 1 << 63, lambda: 1.0, lambda: -0.0),
    lambda: [{"round": 1, "seat": 0, "how": "paid", "value": None}] * 64,
    lambda: [{"round": 1, "pick": 0, "values": []}] * 900,
)


def spoilt(data: Any, rng: Random) -> Any:
    """A copy with something hostile inside, or with a part of itself again and again."""
    new = copy.deepcopy(data)
    boxes = [box for box in containers(new) if box]
    for _ in range(rng.choice([1, 1, 2])):
        box = new if rng.randrange(3) == 0 else rng.choice(boxes)
        key = rng.choice(list(box)) if isinstance(box, dict) else rng.randrange(len(box))
        if rng.randrange(4) == 0 and isinstance(box[key], list):
            box[key] = (box[key] * 800)[:800]
        else:
            box[key] = rng.choice(HOSTILE)()
    return new


def refused_or_whole(call: Callable[[], State]) -> None:
    """A short sentence that can be written, or a state that can be saved and played."""
    try:
        state = call()
    except PyriteError as error:
        said = str(error).encode()
    else:
        said = b""
        twin = pyrite.from_position(json.loads(json.dumps(state.position())))
        assert twin == state
        state.play_random(1)
    assert len(said) < 2_000


@examples(150)
@given(table=tables, seed=st.integers(0, 2**32))
def test_hostile_positions_and_views(table: Table, seed: int) -> None:
    rng = Random(seed)
    state = rng.choice(snapshots(table))
    position = spoilt(state.position(), rng)
    refused_or_whole(lambda: pyrite.from_position(position))
    seat = rng.choice([None, *range(table.seats)])
    view = spoilt(json.loads(json.dumps(state.view(seat))), rng)
    refused_or_whole(lambda: pyrite.imagine(view, rng))


@pytest.mark.parametrize("game", pyrite.GAMES)
@pytest.mark.parametrize("cards", [10**5_000, -(10**5_000), -1], ids=["many", "less", "few"])
def test_no_pile_has_so_many_cards(game: str, cards: int) -> None:
    with pytest.raises(NotationError, match="pile"):
        pyrite.from_position({"game": game, "options": {"seats": 3}, "pile": cards})


@examples(80)
@given(table=tables, seed=st.integers(0, 2**32))
def test_hostile_records(table: Table, seed: int) -> None:
    rng = Random(seed)
    whole = Record.of(finished(table))
    plain = json.loads(json.dumps([*whole[:3], whole.actions[:9]]))
    game, options, luck, actions = spoilt(plain, rng)
    refused_or_whole(Record(game, options, luck, actions).replay)


# --- gold that a seat remembers -------------------------------------------------------------------


def paid_view() -> dict[str, Any]:
    """A view of a game in which saboteurs were paid, by a seat that was not."""
    for seed in range(200):
        state = GOLD.new_game(seed)
        state.play_random(seed)
        for seat in range(state.seats):
            view = json.loads(json.dumps(state.view(seat)))
            if view["paid"] and all(row["seat"] != seat for row in view["paid"]):
                return dict(view)
    raise AssertionError("nobody was paid")


@pytest.mark.parametrize(
    "junk",
    [
        *([5], ["x"], [None], [[]], [{}], "x", {"a": 1}, 5),
        *([{"round": 1, "seat": 0, "sum": 30}], [{"round": 99, "seat": 0, "sum": 4}]),
        *([{"round": 1, "seat": 99, "sum": 4}], [{"round": 1, "seat": 0, "sum": 4, "x": 1}]),
    ],
    ids=repr,
)
def test_junk_in_what_was_paid(junk: Any) -> None:
    view = paid_view()
    assert pyrite.worlds(view)
    with pytest.raises(NotationError):
        pyrite.worlds(view | {"paid": junk})
    with pytest.raises(NotationError):
        pyrite.worlds(view | {"paid": [*view["paid"], *view["paid"]]})


def test_more_gold_cards_than_there_are() -> None:
    row = {"round": 1, "seat": 0, "how": "drafted", "value": None}
    with pytest.raises(NotationError, match="at most 64 gold cards"):
        pyrite.from_position({"options": {"seats": 3}, "round": 2, "won": [row] * 65})


def test_an_offer_is_made_once() -> None:
    """Found by fuzzing: empty groups ran over the end of an array."""
    view = GOLD.new_game().view(0)
    offer = {"round": 1, "pick": 0, "values": []}
    with pytest.raises(NotationError, match="each pick once"):
        pyrite.worlds({**view, "offers": [offer] * 900})
    for key in ("purse", "has_gold"):
        with pytest.raises(NotationError):
            pyrite.worlds({**view, key: [0] * 900})


# --- records as text ------------------------------------------------------------------------------

BEGINNING = 'pyrite record 1\ngame: "saboteur"\nseats: 3\nseed: 1\n'


def test_a_record_is_no_longer_than_a_game() -> None:
    with pytest.raises(NotationError, match=f"at most {MOST_CHARS} characters"):
        Record.from_text(BEGINNING + "\n" * MOST_CHARS)
    settings = "".join(f"x{n}: {n}\n" for n in range(MOST_SETTINGS))
    with pytest.raises(NotationError, match=f"{MOST_SETTINGS} settings"):
        Record.from_text(BEGINNING + settings)


@pytest.mark.parametrize("actions", [None, 5, "A pass", [5], [[0]], ["ab c"], [[0, "x", 1]]])
def test_the_actions_of_a_record_are_pairs(actions: Any) -> None:
    with pytest.raises(NotationError, match="pairs of a seat and a text"):
        Record("saboteur", {"seats": 3}, 1, actions).replay()


@pytest.mark.parametrize("line", ["A " + "x" * 100_000, f"{'y' * 100_000}: 1\n" * 2 + "\n"])
def test_sentences_about_long_lines_are_short(line: str) -> None:
    begin = BEGINNING + "\n" if line.startswith("A") else BEGINNING
    with pytest.raises(NotationError) as caught:
        Record.from_text(begin + line).replay()
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("options", [None, 5, [], {5: 5}, {}, {"seed": 3}], ids=repr)
def test_the_options_of_a_record_are_a_mapping(options: Any) -> None:
    with pytest.raises(NotationError):
        Record("saboteur", options, 1, ()).replay()


# --- files of this machine ------------------------------------------------------------------------


def readers(deck: Any) -> list[Callable[[], object]]:
    """All that reads options which a stranger wrote."""
    calls: list[Callable[[], object]] = []
    for game in pyrite.GAMES:
        state = pyrite.new_game(game, seats=3, seed=1)
        options = {**state.view(0)["options"], "deck": deck}
        view, position = {**state.view(0), "options": options}, state.position()
        calls += [
            lambda p=position, o=options: pyrite.from_position(p | {"options": o}),
            lambda v=view: pyrite.worlds(v),
            Record(game, options, 1, ()).begin,
            Record(game, options, 1, ()).replay,
        ]
    return calls


def test_no_file_is_opened_for_a_stranger(tmp_path: Path) -> None:
    """Neither can be told whether it is there, nor does a pipe make anybody wait."""
    house, pipe = tmp_path / "house.toml", tmp_path / "pipe"
    house.write_text("[base]\nrounds = 2\n", encoding="utf-8")
    os.mkfifo(pipe)
    assert pyrite.new_game(seats=3, seed=1, deck=str(house)).settings["rounds"] == 2
    for deck in (str(house), house, str(pipe), str(tmp_path / "none"), b"x", 5, ["x"]):
        for call in readers(deck):
            with pytest.raises(NotationError) as caught:
                call()
            assert caught.value.message.id == "deck-inside"


def test_a_record_in_text_names_no_file(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("[base]\nrounds = 2\n", encoding="utf-8")
    record = Record.from_text(f"{BEGINNING}deck: {json.dumps(str(house))}\n")
    with pytest.raises(NotationError, match="must contain its deck"):
        Record(*record).replay()
