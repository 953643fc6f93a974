"""Obstacles and tools, rocks, campfires (L-11 to L-13, L-20)."""

import pytest
from boards import discarded, happened, places, play, texts
from mines import moving, row, steps, table

TOOLS = pytest.mark.parametrize(
    ("tool", "without", "overcome"),
    [("axe", "═t", "═T"), ("boat", "╬l", "╬L"), ("rope", "═d", "═D")],
)
OTHERS = {"axe": ("boat", "rope"), "boat": ("axe", "rope"), "rope": ("axe", "boat")}
FAR = "1,5"  # where nobody is in the way


# --- obstacles and tools (L-11, L-20) -------------------------------------------------------------


@TOOLS
def test_L11_an_obstacle_may_not_be_entered_without_its_tool(tool, without, overcome):
    state = moving(f"B {without}╬")
    assert steps(state) == ""
    assert "L-11" in state.why_not("step E")


@TOOLS
def test_L11_an_obstacle_with_its_tool_is_entered_and_passed(tool, without, overcome):
    state = moving(f"B {overcome}╬")
    play(state, "step E", "step E")
    assert state.view(None)["stands"][0] == "3,3"


@TOOLS
def test_L11_L20_a_tool_opens_the_way_in_the_same_turn(tool, without, overcome):
    state = play(table(f"B {without}", [tool]), f"{tool}@2,3")
    assert happened(state, "tool_laid") == [(0, {"cell": "2,3", "card": tool})]
    assert discarded(state) == [tool]
    play(state, "step E")
    assert state.view(None)["stands"][0] == "2,3"


@TOOLS
def test_L11_no_dwarf_stands_on_an_obstacle_without_a_tool(tool, without, overcome):
    with pytest.raises(ValueError, match="L-12"):
        table(f"B {without}", stands=["2,3"])
    table(f"B {overcome}", stands=["2,3"])


@TOOLS
def test_L20_a_tool_is_laid_on_a_matching_obstacle_only(tool, without, overcome):
    state = table(f"B {without}", [tool, *OTHERS[tool]])
    assert places(state, tool) == {"2,3"}
    for other in OTHERS[tool]:
        assert places(state, other) == set()
        assert "L-20" in state.why_not(f"{other}@2,3")


@TOOLS
def test_L20_an_obstacle_takes_one_tool(tool, without, overcome):
    state = table(f"B {overcome}", [tool])
    assert texts(state) == {f"pass {tool}", "propose"}
    assert "L-20" in state.why_not(f"{tool}@2,3")


def test_L20_any_obstacle_on_the_board_joined_or_not():
    state = table("B ═t· · ╦t", ["axe"])
    assert places(state, "axe") == {"2,3", "5,3"}


@pytest.mark.parametrize("number", [1, 7])
@pytest.mark.parametrize("column", [1, 11])
def test_L20_an_obstacle_in_the_corner_of_the_board(number, column):
    assert places(table(row(number, column, "═t"), ["axe"]), "axe") == {f"{column},{number}"}


@pytest.mark.parametrize("tool", ["axe", "boat", "rope"])
def test_L20_without_an_obstacle_a_tool_is_not_playable(tool):
    state = table("B ═r╬c╬", [tool])
    assert texts(state) == {f"pass {tool}", "propose"}
    for cell in ("2,3", "3,3", "4,3", "1,3", "9,1", "5,5"):
        assert "L-20" in state.why_not(f"{tool}@{cell}")


@TOOLS
def test_L20_a_tool_takes_a_token_from_the_supply(tool, without, overcome):
    state = play(table(f"B {without}", [tool]), f"{tool}@2,3")
    assert state.view(None)["supply"] == {
        **{"axe": 3, "boat": 3, "rope": 3, "trap": 3, "troll": 2},
        tool: 2,
    }
    assert state.view(None)["tools"] == ["2,3"]


@TOOLS
def test_L20_L24_a_token_taken_off_the_board_returns_to_the_supply(tool, without, overcome):
    state = table(f"B {overcome}", ["thunderstorm"])
    assert state.view(None)["supply"][tool] == 2
    play(state, "thunderstorm@2,3")
    assert state.view(None)["supply"][tool] == 3
    assert state.view(None)["tools"] == []


@pytest.mark.parametrize("token", ["axe", "trap", "troll"])
def test_L20_a_card_whose_tokens_are_used_up_is_not_playable(token):
    few = {"base": {"tokens": {token: 1}}}
    used = {"axe": {}, "trap": {"traps": ["1,3S"]}, "troll": {"trolls": [None, "1,3S"]}}[token]
    one = "╦T" if token == "axe" else "╬ "
    state = table(f"B {one}═t", [token], deck=few, **used)
    assert texts(state) == {f"pass {token}", "propose"}
    place = "@3,3" if token == "axe" else "@1,3E"
    assert "L-20" in state.why_not(token + place)
    more = {"base": {"tokens": {token: 2}}}
    assert state.why_not(token + place) is not None
    assert table(f"B {one}═t", [token], deck=more, **used).why_not(token + place) is None


@pytest.mark.parametrize("token", ["trap", "troll"])
def test_L20_the_last_token_on_the_board_leaves_none_for_the_next_seat(token):
    few = {"base": {"tokens": {token: 1}}}
    hands = [[token], [token, "thunderstorm"], ["axe"]]
    state = table("B ╬", hands=hands, pile=9, deck=few, stands=[FAR] * 3)
    assert places(state, token)
    play(state, f"{token}@2,3E")
    assert places(state, token) == set()


def test_L20_the_last_tool_on_the_board_leaves_none_until_a_storm_takes_it():
    few = {"base": {"tokens": {"axe": 1}}}
    hands = [["axe"], ["axe", "thunderstorm"], ["axe"]]
    state = table("B ╬ ═t· ╦t", hands=hands, pile=9, deck=few, stands=[FAR] * 3)
    play(state, "axe@3,3")
    assert places(state, "axe") == set()
    play(state, "thunderstorm@3,3")
    assert places(state, "axe") == {"5,3"}


@pytest.mark.parametrize("token", ["trap", "troll"])
def test_L20_L24_a_token_that_a_storm_takes_is_set_again(token):
    few = {"base": {"tokens": {token: 1}}}
    hands = [[token], ["thunderstorm"], [token]]
    state = table("B ╬", hands=hands, pile=9, deck=few, stands=[FAR] * 3)
    play(state, f"{token}@2,3E", "thunderstorm@2,3")
    assert "1,3E" in places(state, token)


def test_L20_L23_a_troll_that_has_gone_is_set_again():
    few = {"base": {"tokens": {"troll": 1}}}
    hands = [["axe"], ["boat"], ["troll"]]
    trolls = [None, "2,3E"]
    state = table("B ╬", hands=hands, pile=9, deck=few, stands=[FAR] * 3, trolls=trolls)
    play(state, "pass axe", "pass boat")
    assert "2,3E" in places(state, "troll")


# --- one dwarf only (L-12) ------------------------------------------------------------------------

NARROW = pytest.mark.parametrize("card", ["═r", "═T", "═D", "╬L"])


@NARROW
@pytest.mark.parametrize("other", ["blue", "yellow"])
def test_L12_a_rock_and_an_overcome_obstacle_hold_one_dwarf(card, other):
    state = moving(f"B {card}╬", dwarfs=["blue", other], stands=["1,3", "2,3", FAR])
    assert steps(state) == ""
    assert "L-12" in state.why_not("step E")


@NARROW
def test_L12_nobody_passes_either_and_everybody_does_when_it_is_empty(card):
    state = moving(f"B ╬ {card}╬", stands=["1,3", "3,3", FAR])
    play(state, "step E")
    assert steps(state) == "W"
    state = moving(f"B ╬ {card}╬", stands=["1,3", FAR, FAR])
    play(state, "step E", "step E", "step E")
    assert state.view(None)["stands"][0] == "4,3"


@NARROW
def test_L12_a_dwarf_does_not_hinder_itself(card):
    state = moving(f"B {card}╬", stands=["2,3", FAR, FAR])
    play(state, "step E", "step W", "stop")
    assert state.view(None)["stands"][0] == "2,3"


@NARROW
def test_L12_the_card_is_free_again_when_its_dwarf_has_left(card):
    state = table(f"B {card}╬", stands=["2,3", "1,3", FAR], hands=[["axe"], ["NE"], None])
    play(state, "pass axe", "step E", "stop", "pass NE")
    assert "E" in steps(state)


@pytest.mark.parametrize("card", ["╬ ", "╬c"])
def test_L12_paths_and_campfires_hold_any_number(card):
    state = moving(f"B {card}╬", stands=["1,3", "2,3", "2,3"])
    play(state, "step E", "stop")
    assert state.view(None)["stands"] == ["2,3"] * 3


def test_L12_starts_hold_any_number_of_any_clan():
    dwarfs, stands = ["blue", "yellow", "blue"], ["2,3", "1,3", "1,3"]
    state = moving("B ╬", dwarfs=dwarfs, stands=stands)
    play(state, "step W", "stop")
    assert state.view(None)["stands"] == ["1,3"] * 3


def test_L12_mines_hold_any_number():
    state = moving(row(1, 8, "╬ ╗$"), stands=["8,1", "9,1", "9,1"], treasures=["gems"] * 3)
    play(state, "step E", "stop")
    assert state.view(None)["stands"] == ["9,1"] * 3


def test_L12_a_second_dwarf_cannot_be_on_a_rock_in_a_position():
    with pytest.raises(ValueError, match="L-12"):
        table("B ═r", stands=["2,3", "2,3"])


# --- campfires (L-13) -----------------------------------------------------------------------------


def stepped_in_a_row(state, sides):
    """How many of these steps in a row the move allows."""
    for count, side in enumerate(sides):
        if f"step {side}" not in texts(state) or state.asked != (0,):
            return count
        state.play(f"step {side}")
    return len(sides)


@pytest.mark.parametrize("fire", ["╬c", "╦c"])
def test_L13_a_dwarf_that_starts_on_a_campfire_moves_up_to_five(fire):
    state = table(f"B {fire}╬", ["axe"], stands=["2,3"])
    play(state, "pass axe")
    assert state.view(None)["steps"] == 5
    assert stepped_in_a_row(state, "EWEWEWE") == 5
    assert state.asked == (1,)


@pytest.mark.parametrize("card", ["╬ ", "═r", "═T", "╬L", "═D"])
def test_L13_from_elsewhere_a_dwarf_moves_up_to_three(card):
    state = table(f"B {card}╬", ["axe"], stands=["2,3"])
    play(state, "pass axe")
    assert state.view(None)["steps"] == 3
    assert stepped_in_a_row(state, "EWEWEWE") == 3
    assert state.asked == (1,)


@pytest.mark.parametrize("sides", ["EWE", "EEW"])
def test_L13_reaching_or_passing_a_campfire_changes_nothing(sides):
    state = table("B ╬c╬", ["axe"])
    play(state, "pass axe")
    assert stepped_in_a_row(state, sides + "EWEW") == 3


def test_L13_leaving_the_campfire_does_not_shorten_the_move():
    state = table("B ╬c╬ ╬ ╩ ╩", ["axe"], stands=["2,3"])
    play(state, "pass axe")
    assert stepped_in_a_row(state, "EEEEWW") == 5


def test_L13_a_campfire_laid_under_no_dwarf_helps_only_from_the_next_turn():
    state = table("B", ["campfire_NESW"])
    play(state, "campfire_NESW@2,3")
    assert state.view(None)["steps"] == 3
