"""Veto: a card just played has no effect (C-19, I-03)."""

import pytest
from boards import (
    ALMOST,
    all_allow,
    discard_rows,
    discarded,
    hand,
    happened,
    kinds,
    known_goals,
    play,
    table,
    texts,
    tile,
)

FRONT = [[], ["lamp"], [], [], []]
ACTIONS = ["EW@2,0", "map@8,0", "broken_pick>C", "repair_lamp>B", "rockfall@1,0"]
HAND = ["EW", "map", "broken_pick", "repair_lamp", "rockfall"]


def veto_table(drawing="S═", cards=HAND, holder=2, **more):
    """A is to play, `holder` holds the veto (None: none of the others does)."""
    more = {"front": FRONT, "pile": ["NE", "NW"]} | more
    hands = [cards, ["NE"], ["NE"], ["NE"], ["NE"]]
    if holder is not None:
        hands[holder] = ["veto"]
    return table(drawing, hands=hands, modules=["y2019_veto"], **more)


def without_hands(view):
    return {key: value for key, value in view.items() if key not in ("hand", "seat", "dwarf")}


@pytest.mark.parametrize("action", ACTIONS)
def test_C19_a_vetoed_card_has_no_effect(action):
    state = veto_table()
    before = state.view(0)
    play(state, action)
    state.play("veto", seat=2)
    after = state.view(0)
    for part in ("board", "front", "goals", "looks"):
        assert after[part] == before[part]


def test_C19_in_the_window_one_lets_the_card_pass_or_vetoes_it():
    state = play(veto_table(), "EW@2,0")
    for seat in (1, 2, 3, 4):
        for text in ("pass NE", "NE@1,1", "take 1"):
            refusal = state.refusal(text, seat)
            assert (refusal.id, refusal.rule) == ("not-now", "C-19")


@pytest.mark.parametrize("action", ACTIONS)
def test_C19_both_cards_are_discarded_the_veto_on_top(action):
    state = veto_table()
    before = len(discarded(state))
    card = action.split("@")[0].split(">")[0]
    play(state, action)
    state.play("veto", seat=2)
    assert discarded(state)[before:] == [card, "veto"]
    assert happened(state, "cancelled") == [(2, {"card": card, "by": "veto"})]


def test_C19_first_the_other_seat_draws_then_the_vetoer_and_the_turn_is_over():
    state = veto_table(cards=["EW"], pile=["rockfall", "map", "NW"])
    play(state, "EW@2,0")
    state.play("veto", seat=2)
    assert (hand(state, 0), hand(state, 2)) == (["rockfall"], ["map"])
    assert [seat for seat, _ in happened(state, "drew")] == [0, 2]
    assert state.asked == (1,)
    assert state.view(None)["pile"] == 1


def test_C19_with_one_card_in_the_pile_the_vetoer_draws_nothing():
    state = veto_table(cards=["EW"], pile=["rockfall"])
    play(state, "EW@2,0")
    state.play("veto", seat=2)
    assert (hand(state, 0), hand(state, 2)) == (["rockfall"], [])


def test_C19_after_the_vetoers_own_draw_the_seat_after_the_player_is_next():
    state = veto_table(cards=["EW"], holder=4)
    play(state, "EW@2,0")
    state.play("veto", seat=4)
    assert state.asked == (1,)


@pytest.mark.parametrize("action", ACTIONS)
def test_C19_when_all_let_it_pass_the_card_takes_effect(action):
    vetoed, plain = veto_table(), veto_table()
    play(vetoed, action)
    all_allow(vetoed)
    state = table(
        "S═", hands=[HAND, ["NE"], ["NE"], ["NE"], ["NE"]], front=FRONT, pile=["NE", "NW"]
    )
    play(state, action)
    for part in ("board", "front", "looks", "hands", "pile", "turn"):
        assert vetoed.view(None)[part] == state.view(None)[part]
    assert vetoed.view(None) != plain.view(None)


def test_C19_nothing_happens_before_everybody_has_answered():
    state = veto_table()
    play(state, "EW@2,0")
    for seat in (1, 3, 4):
        state.play("allow", seat)
        assert tile(state, "2,0") is None
    state.play("allow", 2)
    assert tile(state, "2,0") == "EW"


@pytest.mark.parametrize("action", ACTIONS)
def test_C19_card_place_and_target_are_declared_before_the_window(action):
    state = veto_table()
    play(state, action)
    assert state.view(None)["declared"]["text"] == action
    assert state.view(None)["ask"]["action"] == state.view(None)["declared"]
    assert kinds(state) == ["declared", "asked"]


def test_C19_the_turn_of_a_path_is_declared_too():
    state = veto_table(cards=["NE"])
    play(state, "NE@2,0r")
    assert state.view(3)["declared"] == {
        "seat": 0, "verb": "place", "card": "NE", "cell": "2,0", "turned": True, "text": "NE@2,0r"
    }  # fmt: skip


def test_C19_what_a_path_joins_is_turned_after_the_window():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩
    S       ?
    """
    goals = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = veto_table(drawing, ["NSW"], goals=goals)
    play(state, "NSW@8,-1")
    assert "goal_shown" not in kinds(state)
    all_allow(state)
    assert (state.asked, texts(state)) == ((0,), {"goal 8,-2", "goal 8,0"})


def test_C19_a_map_is_looked_at_only_after_the_window():
    state = veto_table(goals={"8,0": "treasure"})
    play(state, "map@8,0")
    assert known_goals(state, 0) == {}
    all_allow(state)
    assert known_goals(state, 0) == {"8,0": "treasure"}


def test_C19_a_vetoed_path_reaches_no_treasure():
    state = veto_table(ALMOST, ["EW"], goals={"8,0": "treasure"})
    play(state, "EW@7,0")
    state.play("veto", seat=2)
    assert tile(state, "8,0") == "?"
    assert state.view(None)["stage"] == "playing"
    assert "goal_shown" not in kinds(state)


def test_C19_passing_is_no_play():
    state = veto_table()
    play(state, "pass map")
    assert state.asked == (1,)
    assert "veto" not in texts(state)


def test_C19_in_ones_own_turn_a_veto_can_only_be_discarded():
    state = veto_table(cards=["veto"], holder=None)
    assert texts(state) == {"pass veto"}
    assert state.why_not("veto") == "You can't do that right now. (C-19)"
    play(state, "pass veto")
    assert state.asked == (1,)


def test_C19_the_player_is_not_asked_about_his_own_card():
    state = veto_table(cards=["veto", "EW"], holder=None)
    play(state, "EW@2,0")
    assert state.asked == (1, 2, 3, 4)
    assert state.legal_actions(0) == []
    assert state.why_not("veto", seat=0) is not None


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_C19_all_others_are_asked_whatever_they_hold(seats):
    hands = [["map"], *([["NE"], []] * 5)][:seats]
    state = table(seats=seats, hands=hands, modules=["y2019_veto"], turn=0)
    play(state, "map@8,0")
    assert state.asked == tuple(range(1, seats))


def test_C19_only_who_holds_the_card_may_veto():
    state = veto_table()
    play(state, "EW@2,0")
    assert texts(state, 1) == {"allow"}
    assert texts(state, 2) == {"allow", "veto"}
    assert state.why_not("veto", seat=1) is not None
    assert state.why_not("veto", seat=2) is None


def test_C19_nobody_learns_from_the_window_who_holds_the_card():
    known = []
    for holder in (1, 2, 4, None):
        state = veto_table(holder=holder)
        play(state, "EW@2,0")
        told = [event.known() for event in state.events_for(3)]
        known.append((without_hands(state.view(3)), told, without_hands(state.view(0))))
    assert all(seen == known[0] for seen in known)


def test_C19_answers_are_unseen_until_the_window_closes():
    asked, answered = veto_table(), veto_table()
    play(asked, "EW@2,0")
    play(answered, "EW@2,0")
    answered.play("allow", seat=1)
    for other in (0, 2, None):
        assert answered.view(other) == asked.view(other)
        told = [e for e in answered.events_for(other) if e.kind == "answered"]
        assert [(event.seat, event.known()) for event in told] == [(None, {})]
    assert (asked.view(1)["asked"], answered.view(1)["asked"]) == (True, False)


def test_C19_who_has_let_it_pass_may_not_veto_any_more():
    state = veto_table()
    play(state, "EW@2,0")
    state.play("allow", seat=2)
    assert state.asked == (1, 3, 4)
    assert state.why_not("veto", seat=2) is not None


def test_C19_nobody_answers_for_another():
    state = veto_table()
    play(state, "EW@2,0")
    other = next(a for a in state.legal_actions(2) if state.to_text(a) == "veto")
    assert "C-19" in state.why_not(other, seat=1)


def test_C19_the_first_veto_closes_the_window():
    state = veto_table(holder=3)
    play(state, "EW@2,0")
    state.play("veto", seat=3)
    assert (state.asked, state.view(None)["ask"]["kind"]) == ((1,), "turn")
    assert state.view(None)["declared"] is None


def test_C19_every_play_opens_a_window_also_when_the_veto_is_gone():
    state = veto_table(front=[[], [], [], [], []])
    play(state, "EW@2,0")
    state.play("veto", seat=2)
    play(state, "NE@0,1")
    assert state.asked == (0, 2, 3, 4)


def test_C19_without_the_module_there_is_no_window():
    state = play(table("S═", ["EW"]), "EW@2,0")
    assert (tile(state, "2,0"), state.asked) == ("EW", (1,))


def test_C19_a_broken_tool_does_not_hinder_a_veto():
    state = veto_table(front=[[], ["lamp"], ["pick", "cart"], [], []])
    play(state, "EW@2,0")
    assert "veto" in texts(state, 2)


@pytest.mark.parametrize("faces", ["down", "played_up"])
def test_C19_both_cards_lie_as_played_cards(faces):
    state = veto_table(discard_faces=faces)
    play(state, "EW@2,0")
    state.play("veto", seat=2)
    seen_by = {"down": "all", "played_up": "face_up"}[faces]
    assert discard_rows(state, 1)[-2:] == [("EW", seen_by), ("veto", seen_by)]


def test_C19_a_play_that_was_vetoed_is_still_no_pass():
    hands = [["NE"] * 2, ["map"] * 2, ["veto", "NW"]]
    options = {"round_end": "passes", "modules": ["y2019_veto"]}
    state = table(seats=3, hands=hands, pile=[], **options)
    play(state, "pass NE", "map@8,0")
    state.play("veto", seat=2)
    play(state, "pass NW")
    assert state.view(None)["passes"] == 1


@pytest.mark.parametrize(("next_starter", "begins"), [("last_card", 3), ("last_turn", 1)])
def test_I03_a_veto_counts_as_the_last_card_played(next_starter, begins):
    hands = [["map"], [], ["veto"], [], []]
    options = {"next_starter": next_starter, "modules": ["y2019_veto"]}
    state = table(hands=hands, pile=[], **options)
    play(state, "map@8,0")
    state.play("veto", seat=2)
    assert state.view(None)["round"] == 2
    assert state.asked == (begins,)


def test_I03_a_later_card_takes_the_place_of_the_veto():
    hands = [["map"], ["NE"], ["veto"], [], []]
    state = table(hands=hands, pile=[], modules=["y2019_veto"])
    play(state, "map@8,0")
    state.play("veto", seat=2)
    play(state, "pass NE")
    assert state.view(None)["round"] == 2
    assert state.asked == (2,)
