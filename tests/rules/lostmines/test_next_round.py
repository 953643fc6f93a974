"""The next round and the end of the game (L-43)."""

from collections import Counter
from itertools import chain

import pytest
from boards import happened, kinds, play, texts
from mines import GOLD_MINE, answer, last_turn, row, table

import pyrite
from pyrite.lostmines.decks.deck import components


def test_L43_everything_is_shuffled_anew():
    state = table(
        row(1, 9, "╬!") + " ╬",
        seats=6,
        dragon=3,
        traps=["9,1W"],
        trolls=[None, "9,1E"],
        mines_seen_by=[[0], [], [], []],
        dwarfs_seen_by=[[1], [], [], [], [], []],
        discards=["NE", "axe"],
        treasures=[{"kind": "gold", "value": 4, "owner": 0}, *["gold"] * 3, *["gems"] * 2],
        stands=["9,1"],
        last_card=4,
    )
    answer(play(state, "propose"), "yyyyy")
    view, parts = state.view(0), components()
    assert (view["round"], view["stage"]) == (2, "playing")
    assert view["dragon"] is view["last_card"] is None
    assert view["board"] == pyrite.new_game("lostmines", seats=6, seed=1).view(0)["board"]
    assert view["tools"] == view["traps"] == view["discards"] == []
    assert view["trolls"] == [None] * 6
    assert view["supply"] == {"axe": 3, "boat": 3, "rope": 3, "trap": 3, "troll": 2}
    assert view["mines_seen_by"] == [[]] * 4
    assert view["dwarfs_seen_by"] == [[]] * 6
    assert view["hands"] == [5] * 6
    assert (view["pile"], view["aside"]) == (23, 10)
    assert [treasure["owner"] for treasure in view["treasures"]] == [None] * 6
    assert view["treasures_seen_by"] == [[]] * 6
    homes = {"blue": "1,3", "yellow": "1,5"}
    assert view["stands"] == [homes[clan] for clan in view["clans"]]
    whole = state.position()
    assert len(whole["treasures"]) == 12
    assert len(whole["dwarfs"]) + len(whole["spare"]) == 8
    cards = Counter(chain(whole["pile"], whole["aside"], *whole["hands"]))
    assert cards == {card.name: card.copies for card in (*parts.paths, *parts.actions)}
    assert state.asked == (view["starter"],) == (5,)


def test_L43_both_rounds_differ():
    first = pyrite.new_game("lostmines", seats=6, seed=3)
    second = answer(play(first.copy(), "propose"), "yyyyy").position()
    for key in ("mines", "pile", "dwarfs", "hands", "treasures", "aside"):
        assert second[key] != first.position()[key]


def test_L43_the_next_round_begins_with_a_turn_of_which_nothing_is_done():
    taken = [{"kind": "silver", "owner": 1}, {"kind": "silver", "owner": 2}]
    state = table(GOLD_MINE, ["trap"], stands=["9,1"], treasures=[*taken, "gold"])
    answer(play(state, "propose"), "yn")
    play(state, "pass trap")
    view = state.view(0)
    assert view["ask"] == {"kind": "turn", "seats": [0], "cell": None, "action": None}
    assert (view["asked"], view["steps"], view["owed"], view["proposed"]) == (True, 0, 0, False)
    assert state.position()["agreed"] == []
    assert "propose" in texts(state)


@pytest.mark.parametrize(("last", "starter"), [(0, 1), (1, 2), (2, 0), (None, 1)])
def test_L43_the_seat_left_of_the_last_card_begins_or_the_same_if_there_was_none(last, starter):
    state = table(turn=0, starter=1, last_card=last)
    answer(play(state, "propose"), "yy")
    assert state.asked == (starter,)
    assert happened(state, "round_started") == [(starter, {"round": 2})]


@pytest.mark.parametrize("next_starter", ["played", "played_or_discarded"])
@pytest.mark.parametrize("card", ["NESW@2,3", "pass NESW", "pass NESW axe", "trap@1,3E"])
@pytest.mark.parametrize("before", [None, 1])
def test_L43_a_card_played_counts_and_one_discarded_only_by_the_flag(card, next_starter, before):
    options = {"next_starter": next_starter, "starter": 2, "last_card": before}
    state = table("B", ["NESW", "axe", "trap"], stands=["1,3"], **options)
    play(state, card)
    if "stop" in texts(state):
        play(state, "stop")
    assert state.asked == (1,)
    answer(play(state, "propose"), "yy")
    counts = "pass" not in card or next_starter == "played_or_discarded"
    assert state.view(None)["starter"] == (1 if counts else 2)  # nobody did, or B did: C begins


def test_L43_whoever_discards_the_very_last_card_is_not_the_one_who_last_played():
    for flag, starter in (("played", 2), ("played_or_discarded", 1)):
        state = last_turn(last_card=1, next_starter=flag)
        play(state, "pass trap")
        assert state.view(None)["starter"] == starter


@pytest.mark.parametrize("next_starter", ["played", "played_or_discarded"])
def test_L43_a_card_lost_to_a_trap_does_not_count(next_starter):
    state = table(
        "B ╬",
        next_starter=next_starter,
        hands=[["axe"], ["boat"], ["rope"]],
        pile=5,
        traps=["1,3E"],
        turn=2,
        stands=["1,3", "1,3", "1,3"],
        last_card=0,
        ask={"kind": "move"},
        steps=3,
    )
    play(state, "step E", "stop")
    assert "lost" in kinds(state)
    assert state.view(None)["last_card"] == 0


def test_L43_more_rounds_are_an_option_and_the_default_is_two():
    for rounds in (None, 1, 2, 5):
        options = {} if rounds is None else {"rounds": rounds}
        state = pyrite.new_game("lostmines", seats=3, seed=1, **options)
        count = 0
        while not state.over:
            play(state, "propose")
            answer(state, "yy")
            count += 1
        assert count == (rounds or 2)


def test_L43_most_points_win_and_ties_share():
    for points, winners in (([3, 1, 0], [0]), ([2, 2, 1], [0, 1]), ([4, 4, 4], [0, 1, 2])):
        state = play(table(points=points, round=2), "propose")
        assert state.winners == ()
        assert state.view(None)["winners"] is None
        answer(state, "yy")
        assert state.over
        assert state.asked == ()
        assert state.legal_actions() == []
        assert list(state.winners) == state.view(None)["winners"] == winners
        assert kinds(state)[-1] == "game_ended"
        assert "L-43" in state.why_not("propose", 0)
