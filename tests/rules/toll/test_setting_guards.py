"""Toll: guards bar open exits until their owners are paid (M-T1, I-02, I-05, I-09)."""

from random import Random

import pytest
from boards import (
    all_allow,
    discard_rows,
    discarded,
    hand,
    happened,
    kinds,
    known_goals,
    last_turn,
    pass_all,
    places,
    play,
    texts,
    tile,
)
from boards import table as any_table

import pyrite

NO_COINS = [0, 0, 0, 0, 0]


CORNER = """
╔╗
S
"""  # two exits face 1,0


READY = {"exit": None, "owner": None, "payer": None, "out": False}
OUT = READY | {"out": True}


def guard_at(where, owner=None, payer=None):
    """A guard that is set; `payer` has agreed to pay it."""
    return {"exit": where, "owner": owner, "payer": payer, "out": False}


def posts(*guards, asked=()):
    """The module's part: guards as "out" or (exit, owner) or (exit, owner, who has agreed)."""
    rows = [OUT if guard == "out" else guard_at(*guard) for guard in guards]
    rows += [READY] * (2 - len(rows))
    return {"toll": {"guards": rows, "asked_to_pay": list(asked)}}


def table(drawing="S═", cards=("EW", "map"), guards=(), asked=(), **more):
    """A is to play at a table with these guards."""
    keys = ["toll", *more.pop("modules", [])]
    own = None if "hands" in more else list(cards)
    return any_table(drawing, own, modules=keys, parts=posts(*guards, asked=asked), **more)


def guards_of(state):
    """Both guards, set or not."""
    return state.view(None)["modules"]["toll"]["guards"]


def asked_to_pay(state):
    """The seats that were asked in this turn."""
    return state.view(None)["modules"]["toll"]["asked_to_pay"]


def standing(state):
    """The guards that are set: exit and owner."""
    return [(guard["exit"], guard["owner"]) for guard in guards_of(state) if guard["exit"]]


def exits(state):
    """Where a guard may be set."""
    return {text.split(" ")[2] for text in texts(state) if text.startswith("guard ")}


def begs(state):
    return {text for text in texts(state) if text.startswith("beg ")}


# Coins


@pytest.mark.parametrize("seats", [3, 10])
def test_MT1_everybody_starts_the_game_with_one_coin(seats):
    state = pyrite.new_game(seats=seats, modules=["toll"], seed=1)
    assert state.scores == (1,) * seats
    assert [state.view(seat)["coins"] for seat in range(seats)] == [1] * seats


def test_MT1_coins_are_not_given_anew_each_round():
    dwarfs = ["digger"] * 3
    more = {"seats": 3, "coins": [3, 0, 1], "dwarfs": dwarfs, "spare": ["saboteur"]}
    state = play(last_turn(["map"], modules=["toll"], **more), "pass map")
    assert state.view(None)["round"] == 2
    assert state.scores == (3, 0, 1)


def test_MT1_without_the_module_there_are_no_coins_and_no_guards():
    state = any_table("S═", ["EW"])
    assert state.scores == (0,) * 5
    assert not exits(state)


# Setting a guard


def test_MT1_setting_a_guard_discards_a_card_and_draws_nothing():
    state = table(cards=["EW", "map"])
    before = len(discarded(state))
    pile = state.view(None)["pile"]
    play(state, "guard map 1,0E")
    assert standing(state) == [("1,0E", 0)]
    assert (hand(state, 0), discarded(state)[before:]) == (["EW"], ["map"])
    assert state.view(None)["pile"] == pile
    assert state.asked == (1,)


def test_MT1_the_next_seat_draws_as_always():
    state = play(table(cards=["EW", "map"]), "guard map 1,0E")
    pass_all(state, 1)
    assert [seat for seat, _ in happened(state, "drew")] == [1]


def test_MT1_the_discarded_card_is_seen_by_its_owner_only():
    state = play(table(cards=["EW", "map"]), "guard map 1,0E")
    for seat in range(5):
        assert discard_rows(state, seat)[-1] == ("map" if seat == 0 else None, [0])
        told = [event.known() for event in state.events_for(seat)]
        assert ("map" in str(told)) == (seat == 0)
    assert "map" not in str([event.known() for event in state.events_for(None)])


def test_MT1_a_guard_stands_on_an_exit_of_any_face_up_card_stubs_too():
    drawing = """
    │
    S═─
    """
    assert exits(table(drawing)) == {"0,-1N", "0,0S", "0,0W", "2,0E"}


def test_MT1_a_guard_stands_on_loose_parts_too():
    assert exits(table("S ═")) == {"0,0N", "0,0S", "0,0W", "0,0E", "2,0E", "2,0W"}


def test_MT1_a_guard_stands_on_a_turned_goal_but_not_on_a_hidden_one():
    state = table("S╩╩╩╬╬══1", goals={"8,0": "stone1"})
    assert "8,0N" in exits(state)
    assert not {e for e in exits(state) if e.startswith(("8,2", "8,-2"))}
    assert state.why_not("guard map 8,2W") == (
        "At 8,2W there is no exit that faces an empty cell. (M-T1)"
    )


def test_MT1_a_guard_stands_on_a_site():
    state = table("S", modules=["wardrobe"])
    assert {"4,-2N", "4,-2E", "4,-2S", "4,-2W"} <= exits(state)


@pytest.mark.parametrize("where", ["1,0N", "0,0E", "1,0W", "3,3N", "7,0E"])
def test_MT1_no_guard_at_a_wall_before_a_card_or_where_no_card_lies(where):
    state = table("S═")
    assert where not in exits(state)
    assert state.why_not(f"guard map {where}") == (
        f"At {where} there is no exit that faces an empty cell. (M-T1)"
    )


def test_MT1_an_exit_against_a_hidden_goal_faces_no_empty_cell():
    state = table("S╩╩╩╬╬╩─?")
    assert "7,0E" not in exits(state)
    assert state.why_not("guard map 7,0E") is not None


def test_MT1_every_kind_of_card_in_hand_may_be_discarded_for_it_once():
    state = table(cards=["EW", "EW", "map"])
    assert {text for text in texts(state) if text.endswith("1,0E")} == {
        "guard EW 1,0E",
        "guard map 1,0E",
    }
    assert len(state.legal_actions()) == len(set(state.legal_actions()))
    assert state.why_not("guard NESW 1,0E") == "You do not hold NESW. (B-05)"


def test_MT1_there_is_room_for_one_guard_on_an_exit():
    state = table(guards=[("1,0E", 2)])
    assert "1,0E" not in exits(state)
    assert state.why_not("guard map 1,0E") == "A guard stands at 1,0E already. (M-T1)"


def test_MT1_two_guards_may_stand_on_one_card_or_face_one_cell():
    state = table("S═", guards=[("0,0N", 2)])
    assert "0,0S" in exits(state)
    state = table(CORNER, guards=[("0,0E", 2)])
    assert "1,-1S" in exits(state)


def test_MT1_there_are_two_guards():
    state = table(guards=[("1,0E", 2), ("0,0N", 2)])
    assert exits(state) == set()
    assert state.why_not("guard map 0,0S") == "No guard is left in this round. (M-T1)"


@pytest.mark.parametrize("guards", [["out", "out"], [("1,0E", 2), "out"], ["out", ("1,0E", 2)]])
def test_MT1_each_guard_is_set_once_a_round(guards):
    assert exits(table(guards=guards)) == set()


def test_MT1_both_guards_are_back_in_the_next_round():
    state = last_turn(["map"], modules=["toll"], parts=posts("out", ("0,0N", 2)))
    play(state, "pass map")
    assert state.view(None)["round"] == 2
    assert (guards_of(state), asked_to_pay(state)) == ([READY, READY], [])
    assert exits(state) == {"0,0N", "0,0E", "0,0S", "0,0W"}


def test_MT1_setting_a_guard_is_no_play_nobody_may_veto_it():
    hands = [["EW", "map"], ["veto"], 6, 6, 6]
    state = any_table("S═", hands=hands, modules=["toll", "y2019_veto"])
    play(state, "guard map 1,0E")
    assert (state.asked, state.view(None)["ask"]["kind"]) == ((1,), "turn")


def test_MT1_setting_a_guard_is_no_pass():
    options = {"modules": ["toll"], "round_end": "passes"}
    state = any_table(seats=3, hands=[["NE"], ["map"] * 2, ["NW"] * 2], pile=[], **options)
    play(state, "pass NE", "guard map 0,0N")
    assert state.view(None)["passes"] == 0


def test_B50_the_discard_for_a_guard_counts_as_the_last_card():
    state = last_turn(["map"], turn=3, modules=["toll"])
    play(state, "guard map 0,0N")
    assert state.view(None)["round"] == 2
    assert state.view(None)["starter"] == 4


@pytest.mark.parametrize("front", [[], ["pick"], ["pick", "lamp", "cart"]])
def test_MT1_a_seat_with_broken_tools_may_set_a_guard(front):
    state = table(front=[front, [], [], [], []])
    play(state, "guard map 1,0E")
    assert standing(state) == [("1,0E", 0)]


# Paying by oneself


def test_MT1_a_path_before_a_guard_costs_one_gold_for_its_owner():
    state = table(guards=[("1,0E", 2)])
    play(state, "EW@2,0")
    assert state.scores == (0, 1, 2, 1, 1)
    assert standing(state) == []
    assert tile(state, "2,0") == "EW"


def test_MT1_after_that_the_guard_is_out_for_the_round():
    state = play(table(guards=[("1,0E", 2)], cards=["EW"]), "EW@2,0")
    assert guards_of(state)[0] == OUT
    state = table("S═", guards=["out"], coins=NO_COINS)
    assert places(state, "EW") >= {"2,0"}


def test_MT1_without_gold_no_card_goes_there():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1])
    assert "2,0" not in places(state, "EW")
    assert state.why_not("EW@2,0") == (
        "Guards bar 2,0: you have no gold for all who have to be paid there. (M-T1)"
    )


def test_MT1_other_cells_and_other_exits_of_the_card_are_free():
    state = table("S╬", guards=[("1,0E", 2)], coins=NO_COINS, cards=["NS", "EW"])
    assert places(state, "NS") == {"0,1", "0,-1", "1,1", "1,-1"}
    assert places(state, "EW") == {"-1,0"}


def test_MT1_a_guard_bars_the_cell_from_every_side():
    state = table(CORNER, ["NW", "W"], guards=[("1,-1S", 2)], coins=NO_COINS)
    assert "1,0" not in places(state, "NW")
    state = table(CORNER, ["NW", "W"], guards=[("1,-1S", 2)])
    play(state, "NW@1,0")
    assert state.scores == (0, 1, 2, 1, 1)


def test_MT1_every_guard_that_faces_the_cell_is_paid():
    guards = [("1,-1S", 2), ("0,0E", 3)]
    poor = table(CORNER, ["NW"], guards=guards, coins=[1, 1, 1, 1, 1])
    assert "1,0" not in places(poor, "NW")
    rich = table(CORNER, ["NW"], guards=guards, coins=[2, 1, 1, 1, 1])
    play(rich, "NW@1,0")
    assert rich.scores == (0, 1, 2, 2, 1)
    assert guards_of(rich) == [OUT, OUT]


def test_MT1_both_guards_of_one_owner_are_paid():
    state = table(CORNER, ["NW"], guards=[("1,-1S", 2), ("0,0E", 2)], coins=[2, 0, 0, 0, 0])
    play(state, "NW@1,0")
    assert state.scores == (0, 0, 2, 0, 0)


def test_MT1_only_the_guard_that_faces_the_cell_is_paid():
    state = play(table(guards=[("1,0E", 2), ("0,0N", 3)]), "EW@2,0")
    assert state.scores == (0, 1, 2, 1, 1)
    assert standing(state) == [("0,0N", 3)]


@pytest.mark.parametrize("coins", [0, 2])
def test_MT1_the_owner_pays_nothing(coins):
    state = table(guards=[("1,0E", 0)], coins=[coins, 0, 0, 0, 0])
    assert state.why_not("EW@2,0") is None
    play(state, "EW@2,0")
    assert state.scores == (coins, 0, 0, 0, 0)
    assert "coins" not in kinds(state)
    assert standing(state) == []


def test_MT1_an_own_guard_beside_one_of_another_seat_costs_one():
    state = table(CORNER, ["NW"], guards=[("1,-1S", 0), ("0,0E", 3)])
    play(state, "NW@1,0")
    assert state.scores == (0, 1, 1, 2, 1)


def test_MT1_the_gold_moves_before_what_the_path_joins_is_turned():
    state = table(
        "S╩╩╩╬╬═ ?", ["EW"], guards=[("6,0E", 2)], goals={"8,0": "stone1"}, coins=[1, 0, 0, 0, 0]
    )
    play(state, "EW@7,0")
    told = [kind for kind in kinds(state) if kind in ("placed", "coins", "goal_shown")]
    assert told == ["placed", "coins", "coins", "goal_shown"]


def test_MG1_gold_that_went_to_a_guard_is_not_lost_to_the_dragon():
    goals = {"8,0": "dragon"}
    state = table("S╩╩╩╬╬═ ?", ["EW"], guards=[("6,0E", 2)], goals=goals, modules=["new_goals"])
    play(state, "EW@7,0", "upright")
    assert known_goals(state, None) == {"8,0": "dragon"}
    assert state.scores == (0, 1, 2, 1, 1)


def test_MT1_what_is_paid_is_open_to_all():
    state = play(table(guards=[("1,0E", 2)]), "EW@2,0")
    told = happened(state, "coins")
    assert told == [
        (0, {"coins": -1, "has_gold": False, "rule": "M-T1"}),
        (2, {"coins": 1, "has_gold": True, "rule": "M-T1"}),
    ]
    assert state.view(None)["purse"] == [0, 1, 2, 1, 1]
    assert state.view(4)["has_gold"] == [False, True, True, True, True]


def test_B51_coins_count_at_the_end_of_the_game():
    dwarfs = ["digger", "digger", "saboteur"]
    coins = [5, 0, 0]
    state = last_turn(["map"], seats=3, rounds=1, modules=["toll"], coins=coins, dwarfs=dwarfs)
    play(state, "pass map")
    assert state.over
    assert (state.view(None)["scores"], state.winners) == ([5, 0, 4], (0,))


# What laying costs


def costs(state, seat=None):
    """What the actions cost that are not free, by their texts."""
    return {action.text: action.cost for action in state.actions(seat) if action.cost}


def test_MT1_the_toll_is_the_cost_of_laying_into_a_guarded_cell():
    state = table("S═", ["EW", "NE", "map"], guards=[("1,0E", 2)])
    assert costs(state) == {"EW@2,0": 1, "NE@2,0r": 1}
    assert costs(state, 0) == costs(state)
    assert costs(state, 3) == {}  # it is not its turn


def test_MT1_every_guard_that_faces_the_cell_costs_one_gold():
    guards = [("1,-1S", 2), ("0,0E", 3)]
    state = table(CORNER, ["NW"], guards=guards, coins=[2, 1, 1, 1, 1])
    assert costs(state) == {"NW@1,0": 2}
    play(state, "NW@1,0")
    assert state.scores == (0, 1, 2, 2, 1)


def test_MT1_laying_costs_the_owner_of_the_guard_nothing():
    assert costs(table(guards=[("1,0E", 0)])) == {}
    state = table(CORNER, ["NW"], guards=[("1,-1S", 0), ("0,0E", 3)])
    assert costs(state) == {"NW@1,0": 1}


def test_MT1_laying_costs_nothing_where_somebody_has_agreed_to_pay():
    state = table(guards=[("1,0E", 2)])
    assert costs(state) == {"EW@2,0": 1}
    play(state, "beg B 1", "refuse")
    assert costs(state) == {"EW@2,0": 1}
    play(state, "beg D 1", "agree")
    assert costs(state) == {}


def test_MT1_laying_costs_nothing_before_a_guard_that_is_out_or_not_set():
    assert costs(table(guards=["out"])) == {}
    assert costs(table()) == {}


def test_MT1_only_laying_costs_anything():
    hands = [["EW", "map", "rockfall"], 3, 3, 3, 3]
    state = table("S══", hands=hands, guards=[("2,0E", 2)])
    assert costs(state) == {"EW@3,0": 1}
    assert {"rockfall@2,0", "guard map 0,0N", "beg B 1"} <= texts(state)


def test_I05_moving_a_card_into_a_guarded_cell_has_its_cost():
    more = {"modules": ["y2023_diversion"], "fresh": "1,0", "guards": [("0,0W", 2)]}
    assert costs(table("S═", ["diversion"], **more)) == {"diversion@-1,0": 1}


def test_I05_a_guard_that_goes_with_the_card_costs_nothing():
    more = {"modules": ["y2023_diversion"], "fresh": "1,-1", "guards": [("1,-1S", 2)]}
    state = table(CORNER, ["diversion", "NW"], **more)
    assert "diversion@1,0r" in texts(state)
    assert costs(state) == {"NW@1,0": 1}
    play(state, "diversion@1,0r")
    assert state.scores == (1, 1, 1, 1, 1)


def test_S11_a_ladder_has_its_cost():
    state = table("S═", ["ladder_E"], modules=["saboteur2"], guards=[("1,0E", 2)], coins=[1] * 5)
    assert costs(state) == {"ladder_E@2,0r": 1}


def test_MT1_the_cost_is_no_part_of_the_action():
    barred, free = table(guards=[("1,0E", 2)]), table()
    (paid,) = [action for action in barred.actions() if action.cost]
    (same,) = [action for action in free.actions() if action.text == paid.text]
    assert paid == same._replace(cost=1)
    assert (paid.text, paid.number) == ("EW@2,0", same.number)
    assert barred.action(paid.text) == barred.action(paid.number) == paid  # at what it costs now
    assert (paid.as_dict()["cost"], "cost" in same.as_dict()) == (1, False)
    barred.play(paid)
    assert barred.scores == (0, 1, 2, 1, 1)


# Asking another seat


def test_MT1_another_seat_is_asked_to_pay_before_the_card_is_shown():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1")
    assert (state.asked, texts(state)) == ((1,), {"agree", "refuse"})
    begged = {"seat": 0, "verb": "beg", "target": 1, "guard": 1, "text": "beg B 1"}
    assert state.view(3)["ask"] == {
        "kind": "pay_toll", "seats": [1], "cell": None, "action": begged,
    }  # fmt: skip
    assert [state.view(seat)["asked"] for seat in (0, 1, 3, None)] == [False, True, False, False]
    assert hand(state, 0) == ["EW", "map"]


def test_MT1_who_agrees_pays_when_the_path_takes_effect():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1", "agree")
    assert state.scores == (0, 1, 1, 1, 1)
    assert (state.asked, state.view(None)["ask"]["kind"]) == ((0,), "turn")
    assert state.why_not("EW@2,0") is None
    play(state, "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)
    assert standing(state) == []


def test_MT1_who_agreed_pays_also_if_the_seat_on_turn_has_gold():
    state = play(table(guards=[("1,0E", 2)]), "beg D 1", "agree", "EW@2,0")
    assert state.scores == (1, 1, 2, 0, 1)


def test_MT1_a_seat_may_refuse():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1", "refuse")
    assert "2,0" not in places(state, "EW")
    assert begs(state) == {"beg D 1", "beg E 1"}


def test_MT1_after_asking_the_seat_on_turn_still_draws_one():
    state = table(guards=[("1,0E", 2)], coins=[0, 1, 1, 1, 1], cards=["EW", "map"])
    play(state, "beg B 1", "refuse", "beg D 1", "agree", "EW@2,0")
    assert [seat for seat, _ in happened(state, "drew")] == [0]
    assert state.asked == (1,)


def test_MT1_a_seat_is_asked_at_most_once_a_turn_also_for_the_other_guard():
    guards = [("1,0E", 2), ("0,0N", 3)]
    state = play(table(guards=guards), "beg B 1", "refuse")
    assert begs(state) == {"beg D 1", "beg E 1", "beg C 2", "beg E 2"}
    for guard in (1, 2):
        assert state.why_not(f"beg B {guard}") == "Seat B was asked already in this turn. (M-T1)"


def test_MT1_in_the_next_turn_a_seat_may_be_asked_again():
    state = table(guards=[("1,0E", 2)], hands=[["EW"] * 2, ["map"], ["map"], ["map"], ["map"]])
    play(state, "beg B 1", "refuse", "pass EW", "beg E 1", "refuse")
    assert begs(state) == {"beg A 1", "beg D 1"}


def test_MT1_only_a_seat_with_gold_is_asked():
    state = table(guards=[("1,0E", 2)], coins=[1, 0, 1, 1, 0])
    assert begs(state) == {"beg D 1"}
    assert state.why_not("beg B 1") == "Seat B has no gold. (M-T1)"


def test_MT1_a_gold_card_is_gold_too():
    won = [{"round": 1, "seat": 4, "how": "drafted", "value": 2}]
    state = table(guards=[("1,0E", 2)], coins=[1, 0, 1, 0, 0], won=won, round=2)
    assert begs(state) == {"beg E 1"}


@pytest.mark.parametrize(("action", "why"), [
    ("beg A 1", "You need not ask yourself. (M-T1)"),
    ("beg C 1", "Seat C owns guard 1 and pays nothing for it. (M-T1)"),
    ("beg B 2", "Guard 2 is not set. (M-T1)"),
])  # fmt: skip
def test_MT1_neither_oneself_nor_the_owner_nor_for_no_guard(action, why):
    state = table(guards=[("1,0E", 2)])
    assert action not in texts(state)
    assert state.why_not(action) == why


@pytest.mark.parametrize("guard", [("1,0E", 0), "out"])
def test_MT1_nobody_is_asked_for_an_own_guard_or_one_that_is_out(guard):
    state = table(guards=[guard])
    assert begs(state) == set()
    assert state.why_not("beg B 1") is not None


def test_MT1_when_one_has_agreed_nobody_else_is_asked_for_that_guard():
    guards = [("1,0E", 2), ("0,0N", 3)]
    state = play(table(guards=guards), "beg B 1", "agree")
    assert begs(state) == {"beg C 2", "beg E 2"}
    assert state.why_not("beg E 1") == "Seat B has agreed to pay guard 1 already. (M-T1)"


def test_MT1_an_agreement_holds_for_one_guard():
    guards = [("1,-1S", 2), ("0,0E", 3)]
    state = table(CORNER, ["NW"], guards=guards, coins=[0, 5, 1, 1, 1])
    play(state, "beg B 1", "agree")
    assert "1,0" not in places(state, "NW")
    play(state, "beg E 2", "agree", "NW@1,0")
    assert state.scores == (0, 4, 2, 2, 0)


def test_MT1_oneself_and_another_seat_may_pay_a_guard_each():
    state = table(CORNER, ["NW"], guards=[("1,-1S", 2), ("0,0E", 3)])
    play(state, "beg B 2", "agree", "NW@1,0")
    assert state.scores == (0, 0, 2, 2, 1)


def test_MT1_the_owner_of_one_guard_may_pay_the_other():
    state = table(CORNER, ["NW"], guards=[("1,-1S", 2), ("0,0E", 3)])
    play(state, "beg C 2", "agree", "NW@1,0")
    assert state.scores == (0, 1, 1, 2, 1)


def test_MT1_an_agreement_ends_with_the_turn():
    hands = [["NE"], ["EW"], ["map"], ["map"], ["map"]]
    state = table(guards=[("1,0E", 2)], hands=hands, coins=[0, 0, 1, 1, 0])
    play(state, "beg D 1", "agree", "pass NE")
    assert state.view(None)["modules"] == posts(("1,0E", 2))
    assert "2,0" not in places(state, "EW")


def test_MT1_an_agreement_that_is_not_used_costs_nothing():
    state = play(table(guards=[("1,0E", 2)]), "beg B 1", "agree", "EW@-1,0")
    assert state.scores == (1, 1, 1, 1, 1)
    assert standing(state) == [("1,0E", 2)]


def test_MT1_answers_are_open_to_all():
    state = play(table(guards=[("1,0E", 2)]), "beg B 1", "refuse", "beg D 1", "agree")
    told = [(e.seat, e.known()["action"]["text"]) for e in state.events_for(4) if e.kind == "acted"]
    assert told == [(0, "beg B 1"), (1, "refuse"), (0, "beg D 1"), (3, "agree")]
    assert guards_of(state)[0] == guard_at("1,0E", 2, payer=3)
    assert asked_to_pay(state) == [1, 3]


def test_MT1_nobody_answers_for_another():
    state = play(table(guards=[("1,0E", 2)]), "beg B 1")
    assert state.why_not("agree", seat=3) is not None
    other = state.from_text(3, "agree")
    assert state.why_not(other, seat=1) == "Seat D was not asked to pay. (M-T1)"
    assert state.why_not("pass map", seat=0) is not None


def test_MT1_a_seat_with_broken_tools_may_ask_and_pay():
    front = [["pick"], ["lamp"], [], [], []]
    state = table(guards=[("1,0E", 2)], front=front)
    assert "beg B 1" in texts(state)
    state = table(guards=[("1,0E", 2)], front=[[], ["lamp"], [], [], []], coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1", "agree", "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)


def test_MT1_a_seat_without_cards_may_pay():
    hands = [["EW"], [], ["map"], [], []]
    state = table(guards=[("1,0E", 2)], hands=hands, coins=[0, 1, 1, 1, 1])
    play(state, "beg B 1", "agree", "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)


# Guards that go


def test_MT1_a_guard_whose_card_is_removed_is_out():
    state = table("S═", ["rockfall", "EW"], guards=[("1,0E", 2), ("0,0N", 3)])
    play(state, "rockfall@1,0")
    assert standing(state) == [("0,0N", 3)]
    assert guards_of(state)[0] == OUT
    assert state.scores == (1, 1, 1, 1, 1)


def test_MT1_a_card_removed_elsewhere_leaves_the_guard():
    drawing = """
     ═S═
    """
    state = play(table(drawing, ["rockfall"], guards=[("1,0E", 2)]), "rockfall@-1,0")
    assert standing(state) == [("1,0E", 2)]


def test_MT1_a_guard_on_a_loose_part_still_bars():
    state = table("S═══", ["rockfall"], guards=[("3,0E", 2)])
    play(state, "rockfall@2,0")
    assert standing(state) == [("3,0E", 2)]


# Other modules


def test_I02_a_vetoed_path_costs_nothing_and_the_guard_stays():
    hands = [["EW", "map"], ["veto"], ["map"], ["map"], ["map"]]
    state = any_table(
        "S═", hands=hands, modules=["toll", "y2019_veto"], parts=posts(("1,0E", 2)), pile=["NE"] * 2
    )
    play(state, "beg D 1", "agree", "EW@2,0")
    assert state.scores == (1, 1, 1, 1, 1)
    state.play("veto", seat=1)
    assert state.scores == (1, 1, 1, 1, 1)
    assert standing(state) == [("1,0E", 2)]
    assert guards_of(state)[0]["payer"] is None


def test_I02_when_nobody_objects_it_is_paid_after_the_window():
    state = table(guards=[("1,0E", 2)], modules=["y2019_veto"])
    play(state, "EW@2,0")
    assert state.scores == (1, 1, 1, 1, 1)
    all_allow(state)
    assert state.scores == (0, 1, 2, 1, 1)


def test_I05_a_guard_on_a_card_that_is_moved_is_out():
    more = {"modules": ["y2023_diversion"], "fresh": "1,0"}
    state = table("S═", ["diversion"], guards=[("1,0E", 2), ("0,0N", 3)], **more)
    play(state, "diversion@-1,0")
    assert standing(state) == [("0,0N", 3)]
    assert state.scores == (1, 1, 1, 1, 1)


def test_I05_moving_a_card_into_a_guarded_cell_costs_the_toll():
    more = {"modules": ["y2023_diversion"], "fresh": "1,0", "guards": [("0,0W", 2)]}
    state = play(table("S═", ["diversion"], **more), "diversion@-1,0")
    assert state.scores == (0, 1, 2, 1, 1)
    assert standing(state) == []
    poor = table("S═", ["diversion"], coins=NO_COINS, **more)
    assert "-1,0" not in places(poor, "diversion")
    assert "M-T1" in poor.why_not("diversion@-1,0")


def test_I05_the_guard_on_the_moved_card_does_not_bar_the_cell_it_faced():
    more = {"modules": ["y2023_diversion"], "fresh": "1,-1", "guards": [("1,-1S", 2)]}
    state = table(CORNER, ["diversion"], coins=NO_COINS, **more)
    assert "1,0r" in places(state, "diversion")
    assert state.why_not("diversion@1,0r") is None
    play(state, "diversion@1,0r")
    assert standing(state) == []
    assert state.scores == (0, 0, 0, 0, 0)


SPECIALIST = {"modules": ["y2022_path_specialist"], "guards": [("1,0E", 2), ("0,0N", 3)]}


def test_C22_an_agreement_holds_for_the_second_path_of_a_turn():
    hands = [["path_specialist", "EW", "NS", "map"], 3, 3, 3, 3]
    state = table("S═", hands=hands, coins=[0, 1, 1, 1, 1], **SPECIALIST)
    play(state, "beg B 1", "agree", "path_specialist", "NS@0,1")
    assert "NS@0,-1" not in texts(state)
    play(state, "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)
    assert state.asked == (1,)
    assert asked_to_pay(state) == []


def test_C22_an_agreement_ends_with_the_guard_it_paid():
    hands = [["path_specialist", "EW", "NS", "map"], 3, 3, 3, 3]
    state = table("S═", hands=hands, **SPECIALIST)
    play(state, "beg B 1", "agree", "path_specialist", "EW@2,0")
    assert guards_of(state)[0]["payer"] is None
    assert pyrite.from_position(state.position()).position() == state.position()


def test_C22_gold_that_paid_for_the_first_path_is_gone_for_the_second():
    hands = [["path_specialist", "EW", "NS", "map"], 3, 3, 3, 3]
    state = table("S═", hands=hands, **SPECIALIST)
    play(state, "path_specialist", "EW@2,0")
    assert "NS@0,-1" not in texts(state)
    assert "M-T1" in state.why_not("NS@0,-1")
    rich = table("S═", hands=hands, coins=[2, 1, 1, 1, 1], **SPECIALIST)
    play(rich, "path_specialist", "EW@2,0", "NS@0,-1")
    assert rich.scores == (0, 1, 2, 2, 1)


def test_S22_a_trapped_seat_may_set_a_guard_and_pay():
    front = [["trapped"], ["trapped"], [], [], []]
    state = table("S═", modules=["saboteur2"], guards=[("1,0E", 2)], front=front)
    assert {"guard map 0,0N", "beg B 1"} <= texts(state)
    state = table("S═", modules=["saboteur2"], guards=[("1,0E", 2)], front=[[], *front[1:]])
    play(state, "beg B 1", "agree", "EW@2,0")
    assert state.scores == (1, 0, 2, 1, 1)


def test_S11_a_ladder_before_a_guard_costs_the_toll():
    more = {"modules": ["saboteur2"], "guards": [("1,0E", 2)]}
    state = table("S═", ["ladder_E"], **more)
    play(state, "ladder_E@2,0r")
    assert state.scores == (0, 1, 2, 1, 1)
    poor = table("S═", ["ladder_E"], coins=NO_COINS, **more)
    assert "2,0r" not in places(poor, "ladder_E")
    assert "M-T1" in poor.why_not("ladder_E@2,0r")


@pytest.mark.parametrize("guard", [("9,-1S", 0), ("9,-1S", 2), ("9,-1S", 2, 1)])
def test_MC2_no_goal_is_pushed_before_a_guard_whosever_it_is_and_whoever_would_pay(guard):
    board = {"1,0": "NW", "1,-2": "NW r", "9,-1": "NS"}
    chests = [{"chest": "push_goal"}, {}, {}, {}]
    hands = [["NS", "map"], 3, 3, 3, 3]
    more = {"modules": ["toll", "treasure_chests"], "chests": chests, "hands": hands}
    free = play(any_table(board=board, **more), "NS@1,-1")
    parts = posts(guard, asked=[1])
    barred = play(any_table(board=board, parts=parts, **more), "NS@1,-1")
    assert texts(free) - texts(barred) == {"push 2"}
    assert barred.why_not("push 2") == "A guard bars 9,0. (M-T1)"


def won(*cards):
    """Gold cards of the first round, as (seat, value)."""
    rows = [{"round": 1, "seat": s, "how": "drafted", "value": v} for s, v in cards]
    return {"won": rows, "round": 2}


def test_I09_coins_pay_first():
    state = table(guards=[("1,0E", 2)], **won((0, 1), (0, 3)))
    play(state, "EW@2,0")
    assert state.view(0)["coins"] == 0
    assert [row["changed"] for row in state.view(0)["won"]] == [False, False]
    assert state.scores[:3] == (4, 1, 2)


def test_I09_without_coins_the_lowest_gold_card_is_changed():
    more = won((0, 3), (0, 2), (1, 1))
    state = table(guards=[("1,0E", 2)], coins=[0, 0, 0, 0, 0], **more)
    pile = state.view(None)["gold_pile"]
    play(state, "EW@2,0")
    assert [row["changed"] for row in state.view(None)["won"]] == [False, True, False]
    assert state.view(None)["gold_pile"] == pile + 1
    assert state.scores == (4, 1, 1, 0, 0)
    assert (state.view(0)["coins"], state.view(2)["coins"]) == (1, 1)


def test_I09_others_see_that_a_card_was_changed_but_no_amounts():
    seen = []
    for value in (2, 3):
        state = table(guards=[("1,0E", 2)], coins=NO_COINS, **won((0, value), (0, 3)))
        play(state, "EW@2,0")
        told = [e.known() for e in state.events_for(1) if e.kind in ("coins", "changed")]
        view = state.view(1)
        seen.append((told, view["won"], view["purse"], view["has_gold"], view["gold_pile"]))
        assert state.view(1)["won"][0] == {
            "round": 1, "seat": 0, "how": "drafted", "value": None, "changed": True,
        }  # fmt: skip
    assert seen[0] == seen[1]


def test_I09_two_guards_may_take_all_of_one_gold_card():
    guards = [("1,-1S", 2), ("0,0E", 3)]
    state = table(CORNER, ["NW"], guards=guards, coins=NO_COINS, **won((0, 2)))
    play(state, "NW@1,0")
    assert state.scores == (0, 0, 1, 1, 0)
    assert state.view(1)["has_gold"] == [False, False, True, True, False]
    poor = table(CORNER, ["NW"], guards=guards, coins=NO_COINS, **won((0, 1)))
    assert "1,0" not in places(poor, "NW")


def test_I09_gold_won_in_this_round_may_pay():
    goals = {"8,0": "sack_1"}
    hands = [["EW", "NS", "map"], [], [], [], []]
    state = table(
        "S╩╩╩╬╬═ ?", hands=hands, pile=[], guards=[("0,0S", 2)], goals=goals, modules=["new_goals"],
        coins=NO_COINS,
    )  # fmt: skip
    assert "0,1" not in places(state, "NS")
    play(state, "EW@7,0", "NS@0,1")
    assert state.scores == (0, 0, 1, 0, 0)


# What seats know


def test_S37_whom_one_may_ask_tells_nothing_but_who_has_gold():
    lists = [
        texts(table(guards=[("1,0E", 2)], coins=[1, few, 1, 0, more]))
        for few, more in ((1, 1), (7, 2), (1, 9))
    ]
    assert lists[0] == lists[1] == lists[2]


@pytest.mark.parametrize("actions", [
    ["guard map 0,0N"],
    ["beg B 1"],
    ["beg B 1", "agree"],
    ["beg B 1", "agree", "EW@2,0"],
    ["beg B 1", "refuse", "EW@2,0"],
])  # fmt: skip
def test_MT1_every_view_can_be_imagined_and_positions_are_whole(actions):
    state = play(table(guards=[("1,0E", 2)], **won((0, 1), (1, 2), (3, 1))), *actions)
    for seat in (None, *range(5)):
        view = state.view(seat)
        world = pyrite.imagine(view, Random(1))
        assert world.view(seat) == view
        if seat is not None:
            assert world.legal_actions(seat) == state.legal_actions(seat)
    again = pyrite.from_position(state.position())
    assert again.position() == state.position()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("value", [1, 2, 3])
def test_S37_a_promise_can_be_imagined_also_by_who_cannot_see_the_gold(value):
    """B has nothing but a gold card, or the coins for which one was changed."""
    state = table(guards=[("1,0E", 2)], coins=NO_COINS, **won((1, value)))
    play(state, "beg B 1", "agree")
    changed = table("S═", ["EW"], guards=[("1,0E", 2), ("0,0N", 3)], coins=NO_COINS, turn=1,
                    **won((1, 3)))  # fmt: skip
    play(changed, "EW@2,0", "beg B 2", "agree")
    for moment in (state, changed):
        for seat in (None, 0, 1, 2):
            view = moment.view(seat)
            for seed in range(5):
                world = pyrite.imagine(view, Random(seed))
                assert world.view(seat) == view
                assert world.scores[1] > 0


# Positions and decks


FAR = 1 << 30


@pytest.mark.parametrize("part", [
    {"guards": [guard_at("1,0E")]},  # nobody's
    {"guards": [READY | {"owner": 0}]},
    {"guards": [OUT | {"owner": 0}]},
    {"guards": [guard_at("1,0E", 0) | {"out": True}]},  # set and out
    {"guards": [guard_at("1,0N", 0)]},  # a wall
    {"guards": [guard_at("0,0E", 0)]},  # before a card
    {"guards": [guard_at("5,5E", 0)]},
    {"guards": [guard_at("8,0W", 0)]},  # face down
    {"guards": [guard_at("1,0E", 0), guard_at("1,0E", 1)]},
    {"asked_to_pay": [0]},  # the seat on turn
    {"guards": [guard_at("1,0E", 2, payer=1)]},  # was not asked
    {"guards": [guard_at("1,0E", 2, payer=4)], "asked_to_pay": [4]},  # has no gold
    {"guards": [guard_at("1,0E", 2, payer=2)], "asked_to_pay": [2]},
    {"guards": [guard_at("1,0E", 2, payer=0)], "asked_to_pay": [1]},
    {"guards": [guard_at("1,0E", 0, payer=1)], "asked_to_pay": [1]},  # the turn of the owner
    {"guards": [READY | {"payer": 1}], "asked_to_pay": [1]},
    {"guards": [guard_at("1,0E", 2, payer=1), guard_at("0,0N", 3, payer=1)],
     "asked_to_pay": [1]},
])  # fmt: skip
def test_MT1_a_position_with_impossible_guards_is_refused(part):
    with pytest.raises(pyrite.NotationError) as refused:
        any_table("S═", ["map"], modules=["toll"], parts={"toll": part}, coins=[1, 1, 1, 1, 0])
    assert "M-T1" in str(refused.value)


@pytest.mark.parametrize("part", [
    {"guards": [guard_at("1,0E", 5)]},
    {"guards": [guard_at("1,0E", -1)]},
    {"guards": [guard_at("1,0E", 2, payer=8)], "asked_to_pay": [1]},
    {"guards": [guard_at("1,0E", 2, payer=-4)], "asked_to_pay": [1]},
    {"guards": [guard_at(FAR, 0)]},
    {"guards": [guard_at("1,0", 0)]},
    {"guards": [guard_at("1,0X", 0)]},
    {"guards": [guard_at(f"{FAR},0E", 0)]},
    {"guards": [OUT | {"out": -2}]},
    {"guards": [READY | {"exit_1": 0}]},
    {"guards": [READY] * 3},
    {"guards": {"1": READY}},
    {"guards": ["out"]},
    {"asked_to_pay": [5]},
    {"asked_to_pay": [-2]},
    {"asked_to_pay": 1},
    {"asked": [1]},
])  # fmt: skip
def test_MT1_a_position_whose_guards_cannot_be_read_is_refused(part):
    with pytest.raises(pyrite.NotationError):
        any_table("S═", ["map"], modules=["toll"], parts={"toll": part}, coins=[1, 1, 1, 1, 0])


def test_MT1_a_position_may_hold_an_agreement():
    state = table(guards=[("1,0E", 2, 1)], asked=[1], coins=[0, 1, 1, 1, 1])
    play(state, "EW@2,0")
    assert state.scores == (0, 0, 2, 1, 1)


def asking(action="beg B 1", seats=(1,), asked=(1,), **more):
    asks = [{"kind": "pay_toll", "seats": list(seats), "action": action}]
    return table(guards=[("1,0E", 2)], asks=asks, asked=asked, coins=[1, 1, 1, 1, 0], **more)


def test_MT1_a_position_may_wait_for_an_answer():
    state = play(asking(), "agree", "EW@2,0")
    assert state.scores == (1, 0, 2, 1, 0)


@pytest.mark.parametrize("more", [
    {"seats": [3]},
    {"seats": [1, 3]},
    {"seats": []},
    {"asked": []},
    {"action": "beg E 1", "seats": [4], "asked": [4]},
    {"action": "beg B 2"},
    {"action": "beg C 1", "seats": [2], "asked": [2]},
    {"action": "pass map"},
    {"cards": []},
    {"pending": ["8,0"]},
])  # fmt: skip
def test_MT1_a_position_with_an_impossible_question_is_refused(more):
    with pytest.raises(pyrite.NotationError):
        asking(**more)


@pytest.mark.parametrize(("guards", "left"), [(0, 0), (1, 1), (2, 2)])
def test_MT1_a_deck_may_have_fewer_guards(guards, left):
    state = pyrite.new_game(seats=3, modules=["toll"], deck={"toll": {"guards": guards}}, seed=3)
    for _ in range(left):
        (seat,) = state.asked
        play(state, f"guard {hand(state, seat)[0]} {sorted(exits(state))[0]}")
    assert exits(state) == set()
    assert len(standing(state)) == left


def test_MT1_a_guard_that_the_deck_does_not_have_stands_nowhere():
    options = {"seats": 3, "modules": ["toll"], "deck": {"toll": {"guards": 1}}}
    part = {"guards": [READY, guard_at("0,0N", 1)]}
    with pytest.raises(pyrite.NotationError) as refused:
        pyrite.from_position({"options": options, "modules": {"toll": part}})
    assert "M-T1" in str(refused.value)


def test_I09_with_gold_cards_that_may_be_changed_there_are_at_most_twelve_rounds():
    assert pyrite.new_game(seats=3, modules=["toll"], rounds=12).over is False
    with pytest.raises(pyrite.ConfigError) as refused:
        pyrite.new_game(seats=3, modules=["toll"], rounds=13)
    assert "I-09" in str(refused.value)


def test_MT1_a_deck_with_more_guards_is_refused():
    with pytest.raises(pyrite.ConfigError):
        pyrite.new_game(seats=3, modules=["toll"], deck={"toll": {"guards": 3}})
