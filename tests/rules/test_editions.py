"""The three printed editions: nine flags, each shown in play, each settable alone (part E)."""

import pytest
from boards import (
    ALMOST,
    discard_rows,
    dwarfs,
    gold_left,
    got,
    last_turn,
    pass_all,
    places,
    play,
    table,
    texts,
    tile,
    treasure_next,
)

import pyrite

# The table of part E, column by column.
EDITIONS = {
    "2024": {
        "must_connect": True,
        "gold_drawn": "per_digger",
        "goals_at_once": "all",
        "sabotage_self": False,
        "discard_faces": "down",
        "round_end": "hands_empty",
        "saboteur_pay": "exact",
        "misfit_goal": "best",
        "next_starter": "last_card",
    },
    "et2007": {
        "must_connect": False,
        "gold_drawn": "per_seat",
        "goals_at_once": "one",
        "sabotage_self": True,
        "discard_faces": "down",
        "round_end": "passes",
        "saboteur_pay": "drawn",
        "misfit_goal": "choice",
        "next_starter": "last_turn",
    },
    "is": {
        "must_connect": False,
        "gold_drawn": "per_seat",
        "goals_at_once": "all",
        "sabotage_self": True,
        "discard_faces": "played_up",
        "round_end": "hands_empty",
        "saboteur_pay": "exact",
        "misfit_goal": "best",
        "next_starter": "last_card",
    },
}
VALUES = {
    "must_connect": (True, False),
    "gold_drawn": ("per_digger", "per_seat"),
    "goals_at_once": ("all", "one"),
    "sabotage_self": (False, True),
    "discard_faces": ("down", "played_up"),
    "round_end": ("hands_empty", "passes"),
    "saboteur_pay": ("exact", "drawn"),
    "misfit_goal": ("best", "choice"),
    "next_starter": ("last_card", "last_turn"),
}
EACH = pytest.mark.parametrize("edition", EDITIONS)
SETTINGS = [(flag, value) for flag, values in VALUES.items() for value in values]


def must_connect(**options):
    return "3,0" not in places(table("S ═", ["EW"], **options), "EW")


def gold_drawn(**options):
    state = treasure_next(dwarfs=dwarfs("dsdsd"), **options)
    drawn = play(state, "EW@7,0").view(None)["pool"]
    return {3: "per_digger", 5: "per_seat"}[drawn]


def goals_at_once(**options):
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩
    S       ?
    """
    goals = {"8,-2": "stone1", "8,0": "stone2"}
    state = table(drawing, ["NSW"], goals=goals, **options)
    play(state, "NSW@8,-1", "goal 8,-2")
    return "one" if tile(state, "8,0") == "?" else "all"


def sabotage_self(**options):
    return "broken_lamp>A" in texts(table(hand=["broken_lamp"], **options))


def discard_faces(**options):
    state = table(hands=[["map"], ["NE"], None, None, None], **options)
    play(state, "map@8,0", "pass NE")
    played, passed = state.view(None)["discards_seen_by"]
    assert passed == [1]
    return {"face_up": "played_up", "all": "down"}[played]


def round_end(**options):
    state = pass_all(table(hands=[2] * 5, pile=[], **options), 5)
    return {1: "hands_empty", 2: "passes"}[state.view(None)["round"]]


def saboteur_pay(**options):
    state = last_turn(["map"], dwarfs=dwarfs("sdddd"), **gold_left(1, 1, 1, 1, 3), **options)
    paid = got(play(state, "map@8,0"), 2)[0]
    return {(3, 1): "exact", (1, 1, 1, 1): "drawn"}[tuple(paid)]


def misfit_goal(**options):
    state = table(f"{ALMOST}\n        ═", ["EW"], goals={"8,0": "stone1"}, **options)
    play(state, "EW@7,0")
    return {(0,): "choice", (1,): "best"}[state.asked]


def next_starter(**options):
    hands = [["map"], [], ["veto"], [], []]
    state = table(hands=hands, pile=[], modules=["y2019_veto"], **options)
    state.play("map@8,0")
    state.play("veto", seat=2)
    return {3: "last_card", 1: "last_turn"}[state.view(None)["starter"]]


PROBES = {probe.__name__: probe for probe in (
    must_connect, gold_drawn, goals_at_once, sabotage_self, discard_faces, round_end, saboteur_pay,
    misfit_goal, next_starter,
)}  # fmt: skip


def seen_in_play(**options):
    """The values of all nine flags, as they show at the table."""
    return {flag: probe(**options) for flag, probe in PROBES.items()}


def test_E_there_are_three_editions_and_nine_flags():
    game = pyrite.GAMES["saboteur"]
    assert set(game.editions) == set(EDITIONS)
    assert dict(game.flags) == VALUES
    assert list(PROBES) == list(VALUES)


@EACH
def test_E_each_edition_is_its_column_of_the_table(edition):
    described = pyrite.new_game(seats=5, seed=1, edition=edition).describe()
    assert dict(described.flags) == EDITIONS[edition]


@EACH
def test_E_each_edition_plays_as_its_column_says(edition):
    assert seen_in_play(edition=edition) == EDITIONS[edition]


def test_E_the_edition_of_2024_is_the_default():
    assert seen_in_play() == EDITIONS["2024"]
    assert dict(pyrite.new_game(seats=5, seed=1).describe().flags) == EDITIONS["2024"]


@EACH
@pytest.mark.parametrize(("flag", "value"), SETTINGS)
def test_E_each_flag_can_be_set_on_its_own(edition, flag, value):
    assert seen_in_play(edition=edition, **{flag: value}) == EDITIONS[edition] | {flag: value}


@pytest.mark.parametrize("flag", VALUES)
def test_E_a_flag_takes_no_other_value(flag):
    for wrong in ("both", 1, 0, None):
        with pytest.raises(pyrite.ConfigError, match=f"E-{flag}"):
            pyrite.new_game(seats=5, seed=1, **{flag: wrong})


def test_E_there_is_no_other_edition():
    with pytest.raises(pyrite.ConfigError, match="2024, et2007, is"):
        pyrite.new_game(seats=5, seed=1, edition="2012")


def test_E_discard_faces_down_hides_no_card_that_all_have_seen():
    state = play(table(hand=["map"], discard_faces="down"), "map@8,0")
    assert discard_rows(state, 1) == [("map", "all")]


@pytest.mark.parametrize(("faces", "seen_by"), [("down", "all"), ("played_up", "face_up")])
def test_E_discard_faces_the_cards_a_play_removes_lie_like_the_played_one(faces, seen_by):
    front = [[], ["pick"], [], [], []]
    hands = [["rockfall"], ["repair_pick"], None, None, None]
    state = table("S═", hands=hands, front=front, discard_faces=faces)
    play(state, "rockfall@1,0", "repair_pick>B")
    assert state.view(None)["discards_seen_by"] == [seen_by] * 4


def test_E_sabotage_self_a_seat_breaks_its_own_tool_at_most_once():
    state = table(hand=["broken_lamp"], front=[["lamp"], [], [], [], []], sabotage_self=True)
    assert "broken_lamp>A" not in texts(state)
    assert "B-20" in state.why_not("broken_lamp>A")


def test_E_sabotage_self_a_seat_that_broke_its_own_tool_may_not_dig():
    state = table(seats=3, hand=["broken_lamp", "EW"], sabotage_self=True)
    play(state, "broken_lamp>A")
    assert state.view(None)["front"][0] == ["lamp"]
    pass_all(state, 2)
    assert places(state, "EW") == set()


@EACH
def test_E_the_first_seat_is_drawn_by_lot_unless_the_table_names_it(edition):
    drawn = {pyrite.new_game(seats=5, seed=s, edition=edition).asked for s in range(60)}
    assert drawn == {(seat,) for seat in range(5)}
    options = {"edition": edition, "first_seat": 3}
    named = {pyrite.new_game(seats=5, seed=s, **options).asked for s in range(9)}
    assert named == {(3,)}


@EACH
def test_E_turning_a_joined_goal_is_compulsory(edition):
    state = table(ALMOST, ["EW"], goals={"8,0": "stone1"}, edition=edition)
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "stone1 r"
