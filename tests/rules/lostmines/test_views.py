"""What is public and what is secret (L-07, L-08)."""

import pytest
from boards import hand, play, tile
from mines import moving, row, table, values

import pyrite


def all_views(state):
    return [state.view(seat) for seat in (None, *range(len(state.view(None)["hands"])))]


def discards_of(state, seat):
    return state.view(seat)["discards"]


def told(state, seat, kind):
    return [event.known() for event in state.events_for(seat) if event.kind == kind]


def end_round(state):
    play(state, "propose")
    for seat in state.asked:
        state.play("agree", seat)
    return state


def test_L07_public_things_are_the_same_for_all():
    state = table(
        "B ╬ ╬ ═t", traps=["1,3E"], trolls=[None, "2,3E"], tools=["4,3"], points=[3, 2, 1], pile=30
    )
    first, *others = all_views(state)
    for view in others:
        assert {k: v for k, v in view.items() if k not in state.private(0)} == {
            k: v for k, v in first.items() if k not in state.private(0)
        }
    assert set(first) - set(state.private(0)) == set(state.public()) - set(state.private(0))
    assert first["clans"] == ["blue", "yellow", "blue"]
    assert first["stands"] == ["1,3", "1,5", "1,3"]
    assert first["board"]["2,3"] == "NESW"
    assert first["tools"] == ["4,3"]
    assert first["traps"] == ["1,3E"]
    assert first["trolls"] == [None, "2,3E", None]
    assert first["supply"] == {"axe": 2, "boat": 3, "rope": 3, "trap": 2, "troll": 1}
    assert first["hands"] == [5, 5, 5]
    assert (first["pile"], first["aside"], first["points"]) == (30, 10, [3, 2, 1])
    assert len(first["discards"]) == 63 - 3 - 1 - 15 - 10 - 30


def test_L07_a_spectator_sees_no_secret():
    view = table(mines_seen_by=[[0], [], [], []]).view(None)
    assert view["hand"] is view["dwarf"] is None
    assert view["dwarfs"] == [None] * 3
    assert set(view["mines"].values()) == {None}
    assert [row["value"] for row in view["treasures"]] == [None] * 3


def test_L07_a_hand_is_seen_by_its_owner_only():
    state = table(hands=[["axe"], ["boat"], ["rope"]], pile=9)
    assert [state.view(seat)["hand"] for seat in range(3)] == [["axe"], ["boat"], ["rope"]]
    assert all(view["hands"] == [1, 1, 1] for view in all_views(state))


def test_L07_a_drawn_card_is_seen_by_its_owner_only():
    state = play(table(hand=["axe"], pile=["NE"]), "pass axe")
    assert [told(state, seat, "drew") for seat in (0, 1, None)] == [[{"card": "NE"}], [{}], [{}]]


def test_L07_a_discard_by_passing_is_known_to_its_owner_only():
    state = play(table(hand=["axe", "NE"]), "pass NE axe")
    assert discards_of(state, 0) == ["NE", "axe"]
    assert discards_of(state, 1) == discards_of(state, None) == [None, None]
    assert state.view(1)["discards_seen_by"] == [[0], [0]]
    assert told(state, 1, "discarded") == [{"seen_by": [0]}] * 2
    assert told(state, None, "passed") == [{"cards": 2}]


def test_L07_a_card_lost_to_a_trap_is_known_to_its_owner_only():
    state = moving("B ╬", hands=[["axe"], ["NE"], ["NE"]], traps=["1,3E"])
    play(state, "step E")
    assert (discards_of(state, 0), discards_of(state, 1)) == (["axe"], [None])
    assert [told(state, seat, "discarded") for seat in (0, 1)] == [
        [{"card": "axe", "seen_by": [0]}],
        [{"seen_by": [0]}],
    ]


@pytest.mark.parametrize("card", ["axe@2,3", "trap@1,3E", "info_mine_dwarf@9,1"])
def test_L07_a_played_card_is_known_to_all(card):
    name = card.split("@")[0]
    state = play(table("B ═t", [name]), card)
    assert all(discards_of(state, seat) == [name] for seat in (None, 0, 1, 2))
    assert state.view(None)["discards_seen_by"] == ["all"]


def test_L07_a_path_taken_off_by_a_storm_is_known_to_all():
    state = play(table("B ╬", ["thunderstorm"]), "thunderstorm@2,3")
    assert all(discards_of(state, seat) == ["NESW", "thunderstorm"] for seat in (None, 1))


def test_L07_L23_the_troll_card_lies_before_its_owner_and_is_not_discarded():
    state = play(table("B ╬", ["troll"]), "troll@1,3E")
    assert state.view(None)["trolls"] == ["1,3E", None, None]
    assert state.view(None)["discards"] == []


def test_L07_mines_and_cards_set_aside_are_seen_by_nobody():
    state = pyrite.new_game("lostmines", seats=3, seed=4)
    for view in all_views(state):
        assert set(view["mines"].values()) == {None}
        assert (view["aside"], view["spare"]) == (10, [None] * 3)


def test_L07_a_mine_that_lies_face_up_is_seen_by_all():
    state = table(row(1, 9, "╝*"))
    assert all(view["mines"]["9,1"] == "gems" for view in all_views(state))
    assert tile(state, "9,1") == "gems"


def test_L07_a_mine_that_awaits_its_turn_is_seen_by_all():
    state = table(
        row(1, 8, "╬"),
        mines={"9,1": "silver"},
        stands=["9,1"],
        ask={"kind": "turn_mine", "cell": "9,1"},
    )
    assert all(view["mines"]["9,1"] == "silver" for view in all_views(state))
    assert tile(state, "9,1") == "?"


def test_L07_L32_a_taken_treasure_shows_its_back_and_only_its_owner_knows_the_value():
    rows = [{"kind": "gold", "value": 4}, "gems", "gems"]
    state = table(row(1, 9, "╗$"), ["axe"], stands=["9,1"], treasures=rows)
    play(state, "pass axe")
    assert (values(state, 0), values(state, 1)) == ([4, None, None], [None] * 3)
    shown = {"kind": "gold", "value": None, "owner": 0}
    assert state.view(None)["treasures"][0] == shown
    assert state.view(None)["treasures_seen_by"] == [[0], [], []]
    assert told(state, 0, "treasure_taken") == [{"treasure": 1, "value": 4}]
    assert told(state, 2, "treasure_taken") == [{"treasure": 1}]


def test_L07_the_owner_of_the_dragon_is_public():
    state = table(row(1, 9, "╬!"), dragon=1)
    assert all(view["dragon"] == 1 for view in all_views(state))


@pytest.mark.parametrize("round_no", [1, 2])
def test_L07_dealt_dwarfs_and_collected_treasures_are_shown_at_the_end(round_no):
    rows = [{"kind": "gold", "value": 4, "owner": 1}, "gems", {"kind": "gems", "value": 5}]
    dwarfs = ["blue_loyal", "blue_selfish", "yellow_loyal"]
    state = end_round(table(dwarfs=dwarfs, treasures=rows, round=round_no))
    clans = [text.split("_") for text in dwarfs]
    shown = [{"clan": clan, "dwarf": role} for clan, role in clans]
    for seat in (None, 0, 1, 2):
        assert told(state, seat, "dwarf_shown") == shown
        assert told(state, seat, "treasure_shown") == [{"treasure": 1, "value": 4}]
        (result,) = state.view(seat)["results"]
        assert result["dwarfs"] == [role for _, role in clans]
        assert [row["value"] for row in result["treasures"]] == [4, None, None]


def test_L07_the_mines_that_nobody_has_turned_stay_secret_at_the_end():
    state = table(row(1, 9, "╗$"), mines={"11,3": "gems", "11,5": "dragon", "9,7": "silver"})
    end_round(state)
    for seat in (None, 0, 1, 2):
        mines = state.view(seat)["results"][0]["mines"]
        assert mines == {"9,1": "gold", "11,3": None, "11,5": None, "9,7": None}


def test_L03_characters_are_shown_before_scoring():
    came = [event.kind for event in end_round(table(round=2)).events]
    assert came[came.index("round_ended") :] == [
        *("round_ended", *["dwarf_shown"] * 3, *["scored"] * 3),
        "game_ended",
    ]


def test_L07_the_rest_stays_secret_also_when_the_game_is_over():
    rows = [{"kind": "gold", "value": 4, "owner": 1}, "gems", {"kind": "gems", "value": 5}]
    cards = {"hands": [["axe"], ["NE"], ["NS"]], "pile": 9, "discards": [None] * 41}
    state = end_round(table(treasures=rows, round=2, **cards))
    for view in (state.view(None), state.view(0)):
        assert None not in view["dwarfs"]
        assert [row["value"] for row in view["treasures"]] == [4, None, None]
        assert set(view["mines"].values()) == {None}
        assert set(view["discards"]) == {None}
        assert (view["spare"], view["aside"], view["pile"]) == ([None] * 3, 10, 9)
        assert view["hands"] == [1, 1, 1]
    assert hand(state, 0) == ["axe"]
    assert state.view(None)["hand"] is None


def test_L07_characters_of_the_first_round_do_not_show_in_the_second():
    state = end_round(table())
    assert state.view(None)["round"] == 2
    assert state.view(None)["dwarfs"] == [None] * 3
