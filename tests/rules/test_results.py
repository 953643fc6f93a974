"""Results of finished rounds: everyone's dwarf, the final board, and gold by rule."""

import pytest
from boards import ALMOST, dwarfs, gold_on_top, last_turn, play, table
from rules.finished_rounds import (
    EVERYBODY,
    GOALS,
    REACHED,
    UPRIGHT,
    found,
    paid,
    see_all,
    take_all,
    unfound,
)

import pyrite


def test_B40_the_result_of_a_round_that_diggers_won():
    spare = {"spare": ["digger"]}
    state = take_all(found(gold_pile=gold_on_top(3, 1, 2), **spare))
    (result,) = state.view(None)["results"]
    assert {key: value for key, value in result.items() if key != "paid"} == {
        "round": 1,
        "treasure_found": True,
        "finder": 0,
        "dwarfs": ["digger", "saboteur", "digger", "saboteur", "digger"],
        "spare": ["digger"],
        "goals": GOALS,
        "chests": [],
        "board": REACHED,
    }
    assert state.view(None)["round"] == 2


def test_B41_the_result_of_a_round_that_saboteurs_won():
    spare = {"spare": ["saboteur"], "drawing": "S═╗"}
    state = unfound(**spare)
    (result,) = state.view(None)["results"]
    assert result == {
        "round": 1,
        "treasure_found": False,
        "finder": None,
        "dwarfs": ["digger", "saboteur", "digger", "digger", "digger"],
        "spare": ["saboteur"],
        "goals": GOALS,
        "chests": [],
        "board": {
            **{"0,0": "start", "8,-2": "?", "8,0": "?", "8,2": "?"},
            **{"1,0": "EW", "2,0": "NE r"},
        },
        "paid": [{"seat": 1, "rule": "B-41", "amount": 4, "won": None}],
    }


def test_B30_the_finder_of_a_stone_is_not_the_finder_of_the_round():
    goals = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
    hands = [["EW"], ["map"], [], [], []]
    state = table(ALMOST, hands=hands, pile=[], goals=goals, dwarfs=dwarfs("dsddd"))
    play(state, "EW@7,0", "pass map")
    (result,) = state.view(None)["results"]
    assert (result["treasure_found"], result["finder"]) == (False, None)
    assert result["board"]["8,0"] == "stone1 r"


def test_MC1_the_result_shows_all_chests():
    chests = [
        {"cell": "2,0", "path": "chest_NESW", "chest": "gold_1"},
        {"cell": "5,5", "path": "chest_ESW", "chest": "push_goal"},
        {"cell": "7,5", "path": "chest_NSW", "chest": "burn_5"},
        {"cell": "9,5", "path": "chest_NE", "chest": "see_dwarf"},
    ]
    more = {"modules": ["treasure_chests"], "chests": chests, "dwarfs": dwarfs("dsddd")}
    state = play(last_turn(["NESW"], **more), "NESW@1,0")
    (result,) = state.view(None)["results"]
    opened = [{**chest, "opened": chest["chest"] == "gold_1"} for chest in chests]
    assert result["chests"] == opened
    assert result["board"]["2,0"] == "chest_NESW"
    see_all(state)


# Who is paid by which rule


def test_B42_only_the_owner_knows_the_gold_card_he_took():
    state = take_all(found(gold_pile=gold_on_top(3, 1, 2)))
    amounts = {0: 3, 4: 2, 2: 1}  # against the direction of play, the best first
    for viewer in EVERYBODY:
        assert paid(state, viewer) == [
            (seat, "B-40", amount if seat == viewer else None) for seat, amount in amounts.items()
        ]
    rows = state.view(None)["results"][0]["paid"]
    won = state.view(None)["won"]
    assert [won[row["won"]]["seat"] for row in rows] == [0, 4, 2]


def test_B42_all_learn_it_when_the_game_is_over():
    state = take_all(found(gold_pile=gold_on_top(3, 1, 2), rounds=1))
    assert state.over
    for viewer in EVERYBODY:
        assert paid(state, viewer) == [(0, "B-40", 3), (4, "B-40", 2), (2, "B-40", 1)]


def test_B42_a_card_of_an_earlier_round_is_shown_at_the_end_too():
    state = take_all(found(gold_pile=gold_on_top(3, 1, 2), rounds=2))
    assert paid(state) == [(0, "B-40", None), (4, "B-40", None), (2, "B-40", None)]
    state.play_random(3)
    assert paid(state) == [(0, "B-40", 3), (4, "B-40", 2), (2, "B-40", 1)]


@pytest.mark.parametrize(("text", "each"), [("dsddd", 4), ("dsdds", 3), ("sdsdsdsddd", 2)])
def test_B41_the_sums_of_saboteurs_are_open(text, each):
    state = unfound(text)
    rows = [(seat, "B-41", each) for seat, letter in enumerate(text) if letter == "s"]
    for viewer in (None, *range(len(text))):
        assert paid(state, viewer) == rows


def test_B41_without_saboteurs_nobody_is_paid():
    state = unfound("ddd")
    assert paid(state) == []


def test_C16_the_greedy_finder_alone_gets_4():
    state = found("gsdsd", modules=["y2016_greedy_dwarf"])
    for viewer in EVERYBODY:
        assert paid(state, viewer) == [(0, "C-16", 4)]


def test_S33_S34_shares_come_before_crystals():
    more = {"modules": ["saboteur2"], "drawing": "S┻┻"}
    state = unfound("ebsGp", **more)
    shares = [(2, "S-33", 4), (4, "S-33", 2)]  # a group of two: the profiteer gets two less
    for viewer in EVERYBODY:
        assert paid(state, viewer) == [*shares, (0, "S-34", 2)]


def test_S33_a_share_of_nothing_is_no_payment():
    state = found("bGBbbb", modules=["saboteur2"])
    assert paid(state) == [
        (seat, "S-33", amount) for seat, amount in ((0, 1), (3, 1), (4, 1), (5, 1))
    ]


def test_S36_what_is_stolen_is_paid_by_the_victim():
    front = [["theft"], [], [], []]
    state = play(unfound("bssG", modules=["saboteur2"], front=front), "steal C")
    assert paid(state) == [
        *((1, "S-33", 4), (2, "S-33", 4)),
        *((2, "S-36", -1), (0, "S-36", 1)),
    ]


def test_VT1_coins_of_a_tournament():
    assert paid(found("dddsg", modules=["tournament"])) == [
        *((0, "V-T1", 3), (1, "V-T1", 2), (2, "V-T1", 2))
    ]
    assert paid(unfound("dddsg", modules=["tournament"])) == [(3, "V-T1", 4)]


@pytest.mark.parametrize(("goal", "amount"), [("sack_1", 1), ("sack_2", 2), ("dragon", -1)])
def test_MG1_sacks_and_the_dragon(goal, amount):
    hands = [["EW"], ["map"], [], [], []]
    more = {"modules": ["new_goals"], "coins": [2, 0, 0, 0, 0], "goals": {"8,0": goal}}
    state = table(ALMOST, hands=hands, pile=[], dwarfs=dwarfs("dsddd"), **more)
    play(state, "EW@7,0", *UPRIGHT[goal], "pass map")
    assert paid(state) == [(0, "M-G1", amount), (1, "B-41", 4)]


def test_MG1_a_dragon_that_finds_no_gold_is_not_paid():
    hands = [["EW"], ["map"], [], [], []]
    more = {"modules": ["new_goals"], "goals": {"8,0": "dragon"}}
    state = table(ALMOST, hands=hands, pile=[], dwarfs=dwarfs("dsddd"), **more)
    play(state, "EW@7,0", "upright", "pass map")
    assert paid(state) == [(1, "B-41", 4)]


def test_MC2_gold_of_a_chest():
    chests = [{"cell": "2,0", "path": "chest_NESW", "chest": "gold_1"}, {}, {}, {}]
    more = {"modules": ["treasure_chests"], "chests": chests, "dwarfs": dwarfs("dsddd")}
    state = play(last_turn(["NESW"], **more), "NESW@1,0")
    assert paid(state) == [(0, "M-C2", 1), (1, "B-41", 4)]


def test_MT1_the_toll_goes_from_the_payer_to_the_owner():
    guard = {"toll": {"guards": [{"exit": "1,0E", "owner": 2}]}}
    more = {"modules": ["toll"], "parts": guard, "dwarfs": dwarfs("dsddd"), "pile": []}
    hands = [["EW"], ["map"], [], [], []]
    assert paid(play(table("S═", hands=hands, **more), "EW@2,0", "pass map")) == [
        *((0, "M-T1", -1), (2, "M-T1", 1), (1, "B-41", 4))
    ]
    begged = play(table("S═", hands=hands, **more), "beg D 1", "agree", "EW@2,0", "pass map")
    assert paid(begged) == [(3, "M-T1", -1), (2, "M-T1", 1), (1, "B-41", 4)]


def test_C19_a_vetoed_path_pays_no_toll():
    guard = {"toll": {"guards": [{"exit": "1,0E", "owner": 2}]}}
    more = {"modules": ["toll", "y2019_veto"], "parts": guard, "dwarfs": dwarfs("dsddd")}
    state = table("S═", hands=[["EW"], ["veto"], [], [], []], pile=[], **more)
    play(state, "EW@2,0").play("veto", seat=1)
    assert paid(state) == [(1, "B-41", 4)]


def test_S37_what_a_round_paid_is_what_it_changed():
    """The rows of all rounds add up to the gold at the end."""
    keys = ["saboteur2", "new_goals", "toll", "treasure_chests"]
    for seed in range(6):
        state = pyrite.new_game(seats=4, modules=keys, seed=seed)
        gold = list(state.scores)
        state.play_random(seed)
        for number in range(3):
            for seat, _, amount in paid(state, number=number):
                gold[seat] += amount
        assert gold == list(state.scores)


# When results are known


def test_B02_no_result_before_the_round_is_over():
    state = pyrite.new_game(seats=5, seed=4)
    for viewer in EVERYBODY:
        assert state.view(viewer)["results"] == []
    state = found()
    assert state.view(None)["stage"] == "paying"  # dwarfs are shown, the other goals are not
    for viewer in EVERYBODY:
        view = state.view(viewer)
        assert (view["results"], view["goals"]["8,-2"]) == ([], None)


def test_MG1_what_was_paid_in_this_round_is_no_result_yet():
    more = {"modules": ["new_goals"], "goals": {"8,0": "sack_2"}}
    state = play(table(ALMOST, ["EW"], **more), "EW@7,0")
    assert state.view(0)["results"] == []
    assert state.position()["results"] == []
    row = {"seat": 0, "rule": "M-G1", "amount": 2, "won": None}
    assert state.position()["payments"] == [row]
    assert state.view(0)["payments"] == [row]


def test_B02_what_lay_face_down_is_told_when_the_round_is_over():
    state = take_all(found())
    told = [event.known() for event in state.events if event.kind == "cover_shown"]
    assert told == [
        {"cell": "8,-2", "card": "stone1", "chest": None},
        {"cell": "8,2", "card": "stone2", "chest": None},
    ]
    kinds = [event.kind for event in state.events]
    assert kinds.index("cover_shown") > kinds.index("took_gold")
    assert kinds.index("cover_shown") < kinds.index("round_started")


def test_B50_nothing_of_the_next_round_is_in_the_results():
    """The hidden things of the round being played do not change what results say."""
    state = take_all(found())
    position = state.position()
    cells, cards = list(position["goals"]), list(position["goals"].values())
    other = {**position, "goals": dict(zip(cells, cards[::-1], strict=True))}
    other["dwarfs"] = position["dwarfs"][::-1]
    assert other != position
    twin = pyrite.from_position(other)
    for viewer in EVERYBODY:
        assert twin.view(viewer)["results"] == state.view(viewer)["results"]


def test_B50_every_round_has_its_result_in_order():
    state = pyrite.new_game(seats=4, seed=7)
    seen = []
    while not state.over:
        state.play(state.legal_actions()[-1])
        results = state.view(None)["results"]
        assert len(results) == (3 if state.over else state.view(None)["round"] - 1)
        assert [row["round"] for row in results] == list(range(1, len(results) + 1))
        seen = seen or results
    assert {**state.view(None)["results"][0], "paid": []} == {**seen[0], "paid": []}


# Positions, search and imagined worlds
