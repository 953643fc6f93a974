"""Thunderstorms (L-24)."""

import pytest
from boards import discarded, happened, kinds, places, play, texts
from mines import row, table

STORM = "thunderstorm"
FAR = "1,5"


@pytest.mark.parametrize("card", ["╬ ", "═r", "╬c", "═t", "═T", "╬l", "╬L", "═d", "═D"])
def test_L24_a_storm_removes_any_path_card(card):
    state = table(f"B {card}", [STORM])
    name = state.view(None)["board"]["2,3"]
    assert places(state, STORM) == {"2,3"}
    play(state, f"{STORM}@2,3")
    assert "2,3" not in state.view(None)["board"]
    assert discarded(state) == [name, STORM]
    assert happened(state, "stormed") == [(0, {"cell": "2,3", "card": name})]
    assert state.view(None)["supply"] == {"axe": 3, "boat": 3, "rope": 3, "trap": 3, "troll": 2}


def test_L24_joined_or_not_and_turned():
    state = table("B ╬ ╗ · ╔", [STORM])
    assert places(state, STORM) == {"2,3", "3,3", "5,3"}
    play(state, f"{STORM}@5,3")
    assert discarded(state) == ["NW", STORM]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_L24_a_card_with_a_dwarf_stays(seat):
    stands = [FAR] * 3
    stands[seat] = "2,3"
    state = table("B ╬ ╬", [STORM], stands=stands)
    assert places(state, STORM) == {"3,3"}
    assert "L-24" in state.why_not(f"{STORM}@2,3")


def test_L24_a_card_is_open_to_storms_when_its_dwarf_has_left():
    hands = [["axe"], [STORM], ["NE"]]
    state = table("B ╬ ╬", hands=hands, pile=9, stands=["2,3", FAR, FAR])
    play(state, "pass axe", "step E", "stop")
    assert places(state, STORM) == {"2,3"}


def test_L24_never_a_start_or_a_mine_nor_the_dragon():
    state = table(
        """
        · · · · · · · · ╬!
        ·
        B · · · · · · · · · ╝*
        ·
        Y
        """,
        [STORM],
        dragon=2,
    )
    assert texts(state) == {f"pass {STORM}", "propose"}
    for cell in ("1,3", "1,5", "9,1", "11,3", "11,5", "5,5"):
        assert "L-24" in state.why_not(f"{STORM}@{cell}")


def test_L24_without_a_path_a_storm_is_not_playable():
    assert texts(table(hand=[STORM])) == {f"pass {STORM}", "propose"}


@pytest.mark.parametrize("corner", [(1, 1), (1, 11), (7, 1), (7, 11)])
def test_L24_a_card_in_the_corner_of_the_board(corner):
    number, column = corner
    state = table(row(number, column, "╬"), [STORM])
    play(state, f"{STORM}@{column},{number}")
    assert f"{column},{number}" not in state.view(None)["board"]


# --- tokens (L-24) --------------------------------------------------------------------------------


@pytest.mark.parametrize("edge", ["2,3E", "2,2S", "2,3S"])
def test_L24_a_trap_goes_if_both_cells_are_empty(edge):
    state = play(table("B ╬", [STORM], traps=[edge]), f"{STORM}@2,3")
    assert state.view(None)["traps"] == []
    assert state.view(None)["supply"]["trap"] == 3
    assert happened(state, "trap_gone") == [(0, {"edge": edge})]


@pytest.mark.parametrize("edge", ["1,3E", "2,3E"])
def test_L24_a_token_stays_if_a_card_is_left(edge):
    state = table("B ╬ ╬", [STORM], traps=[edge], trolls=[None, None, edge])
    play(state, f"{STORM}@2,3")
    assert state.view(None)["traps"] == [edge]
    assert state.view(None)["trolls"] == [None, None, edge]
    assert kinds(state).count("trap_gone") == 0
    assert state.view(None)["supply"]["trap"] == 2


def test_L24_a_troll_goes_with_its_card_to_the_discards():
    state = table("B ╬", [STORM], trolls=[None, None, "2,3E"])
    play(state, f"{STORM}@2,3")
    view = state.view(None)
    assert (view["trolls"], view["supply"]["troll"]) == ([None] * 3, 2)
    assert happened(state, "troll_left") == [(2, {"edge": "2,3E"})]
    assert discarded(state) == ["NESW", "troll", STORM]
    assert view["discards_seen_by"] == ["all"] * 3


def test_L24_a_troll_and_a_trap_on_the_same_edge_go_together():
    state = table("B ╬", [STORM], trolls=[None, None, "2,3S"], traps=["2,3S", "1,3E"])
    play(state, f"{STORM}@2,3")
    view = state.view(None)
    assert (view["trolls"], view["traps"]) == ([None] * 3, ["1,3E"])
    assert view["supply"] == {"axe": 3, "boat": 3, "rope": 3, "trap": 2, "troll": 2}


def test_L24_tokens_elsewhere_stay():
    state = table("B ╬ ╬ ╬", [STORM], trolls=[None, None, "4,3E"], traps=["4,3S"])
    play(state, f"{STORM}@2,3")
    assert state.view(None)["trolls"] == [None, None, "4,3E"]
    assert state.view(None)["traps"] == ["4,3S"]


@pytest.mark.parametrize("mine", ["? ", "╗$"])
def test_L24_the_cell_of_a_mine_is_never_empty(mine):
    state = table(row(1, 8, f"╬ {mine}"), [STORM], traps=["8,1E"], trolls=[None, None, "8,1E"])
    play(state, f"{STORM}@8,1")
    assert state.view(None)["traps"] == ["8,1E"]
    assert state.view(None)["trolls"] == [None, None, "8,1E"]


def test_L24_a_token_goes_with_the_second_of_two_cards():
    state = table("B ╬ ╬ ╬", hands=[[STORM], [STORM], ["NE"]], pile=9, traps=["3,3E"])
    play(state, f"{STORM}@3,3", "stop")
    assert state.view(None)["traps"] == ["3,3E"]
    play(state, f"{STORM}@4,3")
    assert state.view(None)["traps"] == []


# --- what a storm leaves behind (L-24) ------------------------------------------------------------


def test_L24_a_tool_goes_with_its_obstacle():
    state = play(table("B ═T", [STORM]), f"{STORM}@2,3")
    assert (state.view(None)["tools"], state.view(None)["supply"]["axe"]) == ([], 3)


def test_L24_a_card_laid_again_has_no_tool():
    state = table("B ═T", hands=[[STORM], ["trunk_ESW"], ["axe"]], pile=9)
    play(state, f"{STORM}@2,3", "trunk_ESW@2,3")
    assert state.view(None)["tools"] == []
    assert places(state, "axe") == {"2,3"}


def test_L24_a_dwarf_that_is_cut_off_stays():
    state = table("B ╬ ╬", [STORM], stands=["3,3"])
    play(state, f"{STORM}@2,3")
    assert state.view(None)["stands"][0] == "3,3"
    assert state.asked == (1,)  # it has no step


def test_L24_a_dwarf_may_move_after_a_storm():
    state = table("B ╬ ╬", [STORM], stands=["2,3"])
    play(state, f"{STORM}@3,3")
    assert texts(state) == {"step W", "stop"}
