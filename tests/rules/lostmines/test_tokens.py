"""Traps and trolls on the edges of the board (L-22, L-23)."""

from collections import Counter

import pytest
from boards import discarded, hand, happened, kinds, places, play, texts
from mines import moving, row, steps, table

import pyrite

TOKENS = pytest.mark.parametrize("token", ["trap", "troll"])
FAR = "1,5"


# --- where tokens go (L-22, L-23) -----------------------------------------------------------------


@TOKENS
def test_L22_all_edges_of_a_small_board(token):
    state = table("B ═ ╗", [token])
    assert places(state, token) == {
        *("1,2S", "1,3E", "1,3S"),  # the blue start
        *("2,3E", "3,3S"),  # where exits meet, and out of the bend to an empty cell
        *("1,4S", "1,5E", "1,5S"),  # the yellow start
    }


@TOKENS
def test_L22_every_edge_is_listed_once(token):
    actions = table("B ╬ ╬ ╬\n· ╬", [token]).legal_actions()
    assert len(set(actions)) == len(actions)


@TOKENS
def test_L22a_where_exits_of_two_cards_meet(token):
    assert "1,3E" in places(table("B ╬", [token]), token)


@TOKENS
@pytest.mark.parametrize("card", ["╬ ", "═t", "╬l"])
def test_L22b_where_an_exit_faces_an_empty_cell(token, card):
    assert "2,3E" in places(table(f"B {card}", [token]), token)


@TOKENS
def test_L22b_the_exit_of_a_face_up_mine_faces_an_empty_cell(token):
    edges = places(table(row(1, 9, "╗$"), [token]), token)
    assert {"8,1E", "9,1S"} <= edges
    assert "9,1E" not in edges


@TOKENS
@pytest.mark.parametrize(
    ("number", "column", "edge"),
    [(1, 8, "8,1E"), (1, 10, "9,1E"), (2, 9, "9,1S"), (6, 9, "9,6S"), (3, 10, "10,3E")],
)
def test_L22c_where_an_exit_faces_a_face_down_mine(token, number, column, edge):
    assert edge in places(table(row(number, column, "╬"), [token]), token)


@TOKENS
def test_L22_a_face_down_mine_alone_offers_no_edge(token):
    edges = places(table(hand=[token]), token)
    assert not edges & {"8,1E", "9,1E", "9,1S", "10,3E", "11,3S", "11,2S", "8,7E", "9,6S"}


@TOKENS
def test_L22_joined_to_a_start_or_not(token):
    edges = places(table("B · · · ╬", [token]), token)
    assert {"4,3E", "5,3E", "5,2S", "5,3S"} <= edges


@TOKENS
def test_L22_walls_and_misfits_offer_no_edge(token):
    state = table(
        """
        · · · · · · · ╬ ╗$╬
        ·
        B ═ ╣
        """,
        [token],
    )
    assert "9,1E" not in places(state, token)  # exit against the wall of the mine
    assert "2,3S" not in places(state, token)
    for edge in ("9,1E", "2,3S", "5,5E"):
        assert "L-22" in state.why_not(f"{token}@{edge}")


@TOKENS
@pytest.mark.parametrize(("number", "column"), [(1, 4), (7, 4), (4, 11), (4, 1)])
def test_L22_an_edge_lies_between_two_cells_of_the_board(token, number, column):
    edges = places(table(row(number, column, "╬"), [token]), token)
    about = {
        (1, 4): {"3,1E", "4,1E", "4,1S"},
        (7, 4): {"3,7E", "4,7E", "4,6S"},
        (4, 11): {"10,4E", "11,3S", "11,4S"},
        (4, 1): {"1,4E", "1,3S", "1,4S"},
    }[number, column]
    starts = {"1,2S", "1,3E", "1,3S", "1,4S", "1,5E", "1,5S"}
    assert edges == about | starts


# --- traps (L-22) ---------------------------------------------------------------------------------


def test_L22_a_trap_goes_on_its_edge_and_its_card_to_the_discards():
    state = play(table("B ╬", ["trap"]), "trap@1,3E", "stop")
    view = state.view(None)
    assert (view["traps"], view["supply"]["trap"]) == (["1,3E"], 2)
    assert discarded(state) == ["trap"]
    assert happened(state, "trap_set") == [(0, {"edge": "1,3E"})]


def test_L22_an_edge_may_be_written_from_either_side():
    state = table("B ╬", ["trap"])
    assert state.from_text(0, "trap@2,3W") == state.from_text(0, "trap@1,3E")
    assert state.from_text(0, "trap@2,4N") == state.from_text(0, "trap@2,3S")


@pytest.mark.parametrize(("start", "side"), [("1,3", "E"), ("2,3", "W")])
def test_L22_a_crossing_in_either_direction_costs_a_card_at_once(start, side):
    state = moving("B ╬", hand=["axe", "boat"], traps=["1,3E"], stands=[start])
    play(state, f"step {side}")
    assert len(hand(state, 0)) == 1
    assert happened(state, "lost") == [(0, {})]
    assert state.asked == (0,)  # the move goes on
    assert (Counter(hand(state, 0)) + Counter(discarded(state))) == Counter(["axe", "boat"])


@pytest.mark.parametrize(("edge", "side"), [("2,3S", "S"), ("2,2S", "N")])
def test_L22_a_trap_to_the_north_or_south(edge, side):
    board = "· ╬\nB ╬\n· ╬"
    state = moving(board, hand=["axe", "boat"], traps=[edge], stands=["2,3"])
    play(state, f"step {side}")
    assert len(hand(state, 0)) == 1


def test_L22_a_step_beside_a_trap_costs_nothing():
    state = moving("B ╬ ╬", hand=["axe"], traps=["1,3S", "2,3E"])
    play(state, "step E", "stop")
    assert "lost" not in kinds(state)


def test_L22_crossing_back_costs_again():
    state = moving("B ╬", hand=["axe", "boat", "NE"], traps=["1,3E"])
    play(state, "step E", "step W", "step E")
    assert kinds(state).count("lost") == 3
    assert len(discarded(state)) == 3


def test_L22_the_setter_is_caught_too():
    state = table("B ╬", ["trap", "axe"], pile=9)
    play(state, "trap@1,3E", "step E")
    assert hand(state, 0) == []


def test_L22_every_seat_is_caught():
    hands = [["axe"], ["boat"], ["NE", "NW"]]
    state = moving("B ╬", hands=hands, pile=9, traps=["1,3E"], turn=2, stands=["1,3"] * 3)
    play(state, "step E")
    assert state.view(None)["hands"] == [1, 1, 1]


def test_L22_the_trap_stays():
    state = moving("B ╬", hand=["axe"], traps=["1,3E"])
    play(state, "step E", "stop")
    assert state.view(None)["traps"] == ["1,3E"]
    assert state.view(None)["supply"]["trap"] == 2


def test_L22_without_cards_nothing_happens_and_the_move_goes_on():
    state = moving("B ╬ ╬", hands=[[], ["axe"], ["NE"]], pile=9, traps=["1,3E"])
    play(state, "step E")
    assert "lost" not in kinds(state)
    assert "step E" in texts(state)


def test_L22_the_last_card_is_lost():
    state = moving("B ╬", hand=["axe"], traps=["1,3E"])
    play(state, "step E")
    assert (hand(state, 0), discarded(state)) == ([], ["axe"])


def test_L22_chance_picks_the_card():
    lost = Counter()
    for seed in range(60):
        state = moving("B ╬", hand=["axe", "boat", "NE", "NE"], traps=["1,3E"], seed=seed)
        lost[discarded(play(state, "step E"))[0]] += 1
    assert lost.keys() == {"axe", "boat", "NE"}
    assert lost["NE"] == max(lost.values())  # two of four


def test_L22_a_saved_game_loses_the_same_card():
    for seed in range(12):
        hand = ["axe", "boat", "NE", "NS"]
        state = moving("B ╬ ╬", hand=hand, traps=["1,3E", "2,3E"], seed=seed)
        play(state, "step E")
        saved = pyrite.from_position(state.position())
        for one in (state, saved):
            play(one, "step E")
        assert discarded(saved) == discarded(state)


def test_L22_the_lost_card_goes_before_the_mine_is_turned():
    board = row(1, 8, "╬ ")
    state = moving(board, hand=["axe"], traps=["8,1E"], stands=["8,1"], mines={"9,1": "dragon"})
    play(state, "step E")
    came = [kind for kind in kinds(state) if kind in ("stepped", "lost", "mine_shown")]
    assert came == ["stepped", "lost", "mine_shown"]


# --- trolls (L-23) --------------------------------------------------------------------------------


def test_L23_the_card_of_a_troll_lies_before_its_owner():
    state = play(table("B ╬", ["troll"]), "troll@1,3E")
    view = state.view(None)
    assert (view["trolls"], view["supply"]["troll"]) == (["1,3E", None, None], 1)
    assert discarded(state) == []
    assert happened(state, "troll_set") == [(0, {"edge": "1,3E"})]


@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize(("start", "side"), [("1,3", "E"), ("2,3", "W")])
def test_L23_nobody_crosses_the_owner_neither(turn, start, side):
    stands = [FAR] * 3
    stands[turn] = start
    state = moving("B ╬ ╬", turn=turn, stands=stands, trolls=["1,3E"])
    assert side not in steps(state)
    assert "L-23" in state.why_not(f"step {side}")


def test_L23_other_edges_stay_open():
    state = moving("B ╬ ╬", stands=["2,3"], trolls=[None, "1,3E"])
    assert steps(state) == "E"


def test_L23_a_troll_before_a_face_down_mine_blocks_it():
    state = moving(row(1, 7, "╬ ╬ "), stands=["8,1"], trolls=[None, "8,1E"])
    assert steps(state) == "W"


def test_L23_the_troll_goes_at_the_start_of_its_owners_next_turn():
    hands = [["troll"], ["axe"], ["boat"]]
    state = table("B ╬", hands=hands, pile=["NE", "NW", "NS"], stands=["1,3", FAR, FAR])
    play(state, "troll@1,3E", "pass axe")
    assert state.view(None)["trolls"] == ["1,3E", None, None]
    play(state, "pass boat")
    assert state.asked == (0,)
    assert state.view(None)["trolls"] == [None] * 3
    assert state.view(None)["supply"]["troll"] == 2
    assert discarded(state)[-3:] == ["axe", "boat", "troll"]
    assert happened(state, "troll_left") == [(0, {"edge": "1,3E"})]
    play(state, "pass NE", "step E")
    assert state.view(None)["stands"][0] == "2,3"


def test_L23_trolls_of_other_seats_stay():
    trolls = ["1,3E", "1,3S", None]
    state = table(hands=[["axe"], ["boat"], ["NE"]], pile=9, turn=2, trolls=trolls)
    play(state, "pass NE")
    assert state.view(None)["trolls"] == [None, "1,3S", None]


@TOKENS
def test_L23_two_tokens_of_one_kind_never_share_an_edge(token):
    there = {"trap": {"traps": ["1,3E"]}, "troll": {"trolls": [None, "1,3E"]}}[token]
    state = table("B ╬", [token], **there)
    assert "1,3E" not in places(state, token)
    assert "1,3S" in places(state, token)
    assert "L-23" in state.why_not(f"{token}@1,3E")


@TOKENS
def test_L23_a_trap_and_a_troll_may_share_an_edge(token):
    there = {"troll": {"traps": ["1,3E"]}, "trap": {"trolls": [None, None, "1,3E"]}}[token]
    state = table("B ╬", [token], **there)
    play(state, f"{token}@1,3E")
    view = state.view(None)
    assert view["traps"] == ["1,3E"]
    assert view["trolls"] == (["1,3E", None, None] if token == "troll" else [None, None, "1,3E"])


def test_L23_a_troll_keeps_the_trap_from_being_crossed():
    state = moving("B ╬", traps=["1,3E"], trolls=[None, "1,3E"])
    assert steps(state) == ""


def test_L23_the_trap_stays_when_the_troll_goes():
    state = table("B ╬", ["axe"], traps=["1,3E"], trolls=[None, "1,3E"], stands=["1,3"] * 3)
    play(state, "pass axe")
    assert (state.view(None)["traps"], state.view(None)["trolls"]) == (["1,3E"], [None] * 3)
    play(state, f"pass {hand(state, 1)[0]}", "step E")
    assert kinds(state).count("lost") == 1


@TOKENS
def test_L23_cards_may_be_laid_under_a_token(token):
    there = {"trap": {"traps": ["2,3E"]}, "troll": {"trolls": [None, "2,3E"]}}[token]
    state = table("B ╬", ["ESW"], **there)
    assert "3,3" in places(state, "ESW")
    play(state, "ESW@3,3", "step E")
    assert ("E" in steps(state)) == (token == "trap")


def test_L22_a_trap_on_an_open_edge_works_when_the_next_card_is_laid():
    state = table("B ╬", ["ESW", "axe"], traps=["2,3E"], pile=9)
    play(state, "ESW@3,3", "step E", "step E")
    assert hand(state, 0) == []


@TOKENS
def test_L23_a_token_on_an_edge_that_has_become_closed_stays_without_effect(token):
    more = {"traps": ["9,1S"]} if token == "trap" else {"trolls": [None, None, "9,1S"]}
    state = moving(
        """
        · · · · · · · ╬ ?
        · · · · · · · ╬ ╬
        B
        """,
        hand=["axe"],
        stands=["8,1"],
        mines={"9,1": "gems"},  # open to the north and west
        treasures=["gold", "gold", "gold"],
        **more,
    )
    play(state, "step E")
    view = state.view(None)
    assert view["board"]["9,1"] == "gems"
    key, there = ("traps", ["9,1S"]) if token == "trap" else ("trolls", [None, None, "9,1S"])
    assert view[key] == there
    assert view["hands"][0] == 2  # nothing was lost


def test_L23_a_token_on_a_closed_edge_is_still_there_for_others():
    state = table(
        """
        · · · · · · · ╬ ╝*
        · · · · · · · ╬ ╬
        B
        """,
        ["trap"],
        traps=["9,1S"],
    )
    assert "L-22" in state.why_not("trap@9,1S")
    assert state.view(None)["supply"]["trap"] == 2
