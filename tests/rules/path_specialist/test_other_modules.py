"""The path specialist with cards of other modules (C-22, I-01, I-03)."""

import pytest
from boards import all_allow, discarded, hand, happened, play, table, texts, tile
from rules.path_specialist.tables import CLOSED, SPECIALIST, left, veto_table


def test_I01_a_veto_against_the_specialist_ends_the_turn_with_one_draw_each():
    state = play(veto_table(), "path_specialist")
    state.play("veto", seat=2)
    assert (state.asked, left(state)) == ((1,), 0)
    assert discarded(state)[-2:] == ["path_specialist", "veto"]
    assert [seat for seat, _ in happened(state, "drew")] == [0, 2]
    assert len(hand(state, 0)) == 4


def have_the_first_path_vetoed(state):
    play(state, "path_specialist")
    all_allow(state)
    play(state, "EW@1,0")
    state.play("veto", seat=2)


def test_I01_a_veto_against_the_first_path_takes_only_that_path():
    state = veto_table()
    have_the_first_path_vetoed(state)
    assert tile(state, "1,0") is None
    assert (state.asked, left(state)) == ((0,), 1)
    assert texts(state) == {"EW@1,0", "EW@-1,0"}
    play(state, "EW@-1,0")
    all_allow(state)
    assert tile(state, "-1,0") == "EW"
    assert [seat for seat, _ in happened(state, "drew")] == [0, 0, 2]
    assert state.asked == (1,)


def test_I01_a_veto_against_the_second_path_takes_only_that_path():
    state = veto_table()
    play(state, "path_specialist")
    all_allow(state)
    play(state, "EW@1,0")
    all_allow(state)
    play(state, "EW@2,0")
    state.play("veto", seat=2)
    assert (tile(state, "1,0"), tile(state, "2,0")) == ("EW", None)
    assert [seat for seat, _ in happened(state, "drew")] == [0, 0, 2]
    assert state.asked == (1,)


def test_I01_a_vetoed_path_is_drawn_for_also_when_there_is_no_other():
    state = veto_table(cards=["path_specialist", "EW"])
    have_the_first_path_vetoed(state)
    assert texts(state) == {"done"}
    play(state, "done")
    assert [seat for seat, _ in happened(state, "drew")] == [0, 2]


def test_I01_with_two_cards_in_the_pile_the_vetoer_draws_none():
    state = veto_table(pile=["NS", "NW"])
    have_the_first_path_vetoed(state)
    play(state, "EW@1,0")
    all_allow(state)
    assert [seat for seat, _ in happened(state, "drew")] == [0, 0]


def test_I03_a_vetoed_path_leaves_the_veto_as_the_last_card_until_another_is_played():
    state = veto_table()
    have_the_first_path_vetoed(state)
    assert state.view(None)["last_card"] == 2
    play(state, "EW@1,0")
    assert state.view(None)["last_card"] == 0


def test_C22_a_ladder_is_a_path_too():
    hands = [["path_specialist", "ladder_S", "map"], 6, 6, 6, 6]
    state = table(CLOSED, hands=hands, modules=[*SPECIALIST, "saboteur2"])
    play(state, "path_specialist")
    assert all(text.startswith("ladder_S@") for text in texts(state))
    assert state.why_not("ladder_S@5,5") == "That spot does not touch any card on the table. (B-11)"
    assert state.why_not(max(texts(state))) is None
    play(state, max(texts(state)))
    assert texts(state) == {"done"}


def test_C22_not_while_trapped():
    hands = [["path_specialist", "EW"], 6, 6, 6, 6]
    front = [["trapped"], [], [], [], []]
    state = table(hands=hands, front=front, modules=[*SPECIALIST, "saboteur2"])
    assert "path_specialist" not in texts(state)
    assert "S-22" in state.why_not("path_specialist")


@pytest.mark.parametrize(("chest", "drawn"), [("no_draw", 1), ("extra_draw", 3), ("burn_5", 2)])
def test_C22_a_chest_of_the_first_path_changes_the_draws_at_the_end(chest, drawn):
    chests = [{"cell": "2,0", "path": "chest_NESW", "chest": chest},
              {"cell": "3,5"}, {"cell": "5,5"}, {"cell": "7,5"}]  # fmt: skip
    hands = [["path_specialist", "EW", "NS"], 6, 6, 6, 6]
    state = table(hands=hands, chests=chests, modules=[*SPECIALIST, "treasure_chests"])
    play(state, "path_specialist", "EW@1,0", "NS@0,1")
    assert [seat for seat, _ in happened(state, "drew")] == [0] * drawn


def test_C22_what_a_chest_does_at_the_end_of_the_turn_comes_after_the_second_path():
    chests = [{"cell": "2,0", "path": "chest_NESW", "chest": "draw_3_keep_1"},
              {"cell": "3,5"}, {"cell": "5,5"}, {"cell": "7,5"}]  # fmt: skip
    hands = [["path_specialist", "EW", "NS"], 6, 6, 6, 6]
    state = table(hands=hands, chests=chests, modules=[*SPECIALIST, "treasure_chests"])
    play(state, "path_specialist", "EW@1,0")
    assert state.view(None)["ask"]["kind"] == "lay_path"
    play(state, "NS@0,1")
    assert state.view(None)["ask"]["kind"] == "keep_drawn"
