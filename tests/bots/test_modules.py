"""Choices of the bot medium with modules in play, drawn on the board."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from boards import dwarfs, play, table

from pyrite import State
from pyrite.bots.levels import MediumBot
from pyrite.core.events import Event

ALMOST = "S╩╩╩╬╬═"  # one card is missing on the way to the goal at 8,0
TWO_LEFT = "S╩╩╩╬╬"
GOALS = {"8,-2": "stone2", "8,0": "treasure", "8,2": "stone1"}
NOTHING: list[list[str]] = [[], [], [], [], []]


def seen(*cells: str) -> dict[str, Any]:
    """A has looked at these goals; the treasure lies at 8,0."""
    looks = [list(cells), [], [], [], []]
    return {"goals": GOALS, "looks": looks, "knows": looks}


def front(**seats: str) -> list[list[str]]:
    """What lies before the seats: front(A="lamp trapped")."""
    return [seats.get(letter, "").split() for letter in "ABCDE"]


def choice(state: State, seat: int = 0, events: Sequence[Event] = ()) -> str:
    """What a fresh bot answers that has been told these events."""
    bot = MediumBot(state.describe())
    for event in events:
        bot.told(event)
    return bot.choose(state.view(seat), state.actions(seat), random.Random(1)).text


def choice_of(state: State, *texts: str, **changes: Any) -> str:
    """Which of these actions A chooses, with a view that differs in these keys."""
    actions = [state.action(text, 0) for text in texts]
    bot = MediumBot(state.describe())
    return bot.choose(state.view(0) | changes, actions, random.Random(1)).text


def second(drawing: str, hand: list[str], dwarf: str, *others: str, **more: Any) -> State:
    """Saboteur 2, A to play with this dwarf; A has inspected those who are named."""
    sides = [dwarf, *others, *[None] * (4 - len(others))]
    seen_by = [[], *([0] for _ in others), *([] for _ in range(4 - len(others)))]
    modules = ["saboteur2", *more.pop("modules", [])]
    return table(drawing, hand, modules=modules, dwarfs=sides, dwarfs_seen_by=seen_by, **more)


# Saboteur 2


@pytest.mark.parametrize("dwarf", ["blue", "green", "boss", "profiteer"])
def test_all_who_want_the_treasure_dig(dwarf: str) -> None:
    assert choice(second("S══", ["NESW", "N-E"], dwarf)) == "NESW@3,0"


@pytest.mark.parametrize("dwarf", ["blue", "boss"])
def test_S30_a_door_of_the_other_colour_leads_nowhere(dwarf: str) -> None:
    drawing = "S╩╩╩╬╬e"  # a green door just before the last gap
    chosen = choice(second(drawing, ["EW", "N-E"], dwarf, **seen("8,0")))
    assert chosen == ("EW@7,0" if dwarf == "boss" else "pass N-E")


def test_S12_doors_of_the_other_colour_are_passed_with() -> None:
    assert choice(second("S", ["door_green_EW", "repair_lamp"], "blue")) == "pass door_green_EW"


def test_S12_near_the_goals_ones_own_door_is_laid() -> None:
    hand = ["door_blue_EW", "EW"]
    assert choice(second(TWO_LEFT, hand, "blue", **seen("8,0"))) == "door_blue_EW@6,0"
    assert choice(second("S", hand, "green")) == "EW@1,0"


def test_S11_a_ladder_leads_round_a_dead_end() -> None:
    blocked = "S╩╩╩╬╬─"
    assert choice(second(blocked, ["ladder_E", "repair_lamp"], "boss")).startswith("ladder_E@")


def test_S34_a_geologist_lays_crystals_and_leaves_the_treasure_alone() -> None:
    hand = ["EW", "crystal_ESW", "repair_lamp"]
    assert choice(second(ALMOST, hand, "geologist", **seen("8,0"))).startswith("crystal_ESW")
    assert choice(second(ALMOST, ["EW", "map"], "geologist", **seen("8,0"))) != "EW@7,0"


def test_S02_a_geologist_looks_for_crystals_with_all_it_does_not_need() -> None:
    chosen = choice(second("S", ["N-E", "N-W", "E-W", "repair_lamp"], "geologist"))
    assert set(chosen.split()) == {"pass", "N-E", "N-W", "E-W"}


def test_S02_junk_is_passed_together_and_good_cards_stay() -> None:
    chosen = choice(second("S", ["N-E", "N-W", "repair_lamp"], "blue"))
    assert set(chosen.split()) == {"pass", "N-E", "N-W"}


def test_S02_two_bad_cards_are_shed_for_a_broken_tool() -> None:
    hand = ["N-E", "N-W", "NESW"]
    chosen = choice(second("S", [*hand, "EW"], "blue", front=front(A="lamp")))
    assert chosen in ("shed N-E N-W lamp", "shed N-W N-E lamp")
    repair = choice(second("S", [*hand, "repair_lamp"], "blue", front=front(A="lamp")))
    assert repair == "repair_lamp>A"


def test_S22_a_trap_is_for_a_foe() -> None:
    hand = ["trapped", "N-E"]
    known = ("blue", "saboteur", "boss", "blue")
    assert choice(second(TWO_LEFT, hand, "blue", *known)) == "trapped>C"
    assert choice(second(TWO_LEFT, hand, "blue", "blue", "green", "boss", "blue")) == "trapped>C"
    assert choice(second("S", hand, "blue", "blue", "blue", "boss", "blue")) == "pass N-E"
    evil = second(TWO_LEFT, ["trapped", "map"], "saboteur", "saboteur", "saboteur", "blue")
    assert choice(evil) == "trapped>D"


def test_S23_one_frees_oneself_first_then_friends() -> None:
    hand, known = ["freed", "N-E"], ("green", "blue", "boss", "boss")
    both = front(A="trapped", B="trapped", C="trapped")
    assert choice(second("S", hand, "blue", *known[:3], front=both)) == "freed>A"
    others = front(B="trapped", C="trapped")
    assert choice(second("S", hand, "blue", *known[:3], front=others)) == "freed>C"


def test_S20_a_theft_is_played_when_the_end_is_near() -> None:
    hand = ["theft", "NS"]
    assert choice(second(TWO_LEFT, hand, "blue")) == "theft"
    assert choice(second("S", ["theft", "NESW"], "blue")) == "NESW@1,0"


def test_S21_hands_off_is_for_the_thefts_of_others() -> None:
    thieves = front(A="theft", D="theft")
    parts = {"saboteur2": {"thefts": [0, 3]}}
    state = second(TWO_LEFT, ["hands_off", "N-E"], "blue", front=thieves, parts=parts)
    assert choice(state) == "hands_off>D"


def test_S24_an_inspection_goes_where_one_knows_least() -> None:
    known = ("blue", "saboteur", "green")
    assert choice(second("S", ["inspection", "N-E"], "boss", *known)) == "inspection>E"


def test_S25_hats_are_swapped_by_losers_and_with_foes() -> None:
    hand = ["swap_hats", "N-E"]
    losing = second(ALMOST, ["swap_hats", "repair_lamp"], "saboteur", **seen("8,0"))
    assert choice(losing) == "swap_hats>A"
    assert choice(second("S", hand, "blue", "blue", "saboteur", "boss", "blue")) == "swap_hats>C"
    assert choice(second("S", hand, "blue", "blue", "blue", "boss", "blue")) == "pass N-E"


def test_S26_only_a_bad_hand_is_swapped() -> None:
    assert choice(second("S", ["swap_hands", "N-E", "N-W"], "blue")).startswith("swap_hands>")
    assert choice(second("S══", ["swap_hands", "NESW", "EW"], "blue")) == "EW@3,0"


def test_S36_thieves_steal_from_the_richest() -> None:
    state = second("S", ["N-E"], "blue")
    ask = {"kind": "steal", "seats": [0], "cell": None, "action": None}
    changes = {"purse": [0, 1, 4, 2, 0], "ask": ask}
    assert choice_of(state, "steal B", "steal C", "steal D", **changes) == "steal C"


def test_a_race_is_not_lost_by_the_last_step_but_one() -> None:
    hand, more = ["EW", "N-E"], seen("8,0")
    assert choice(second(TWO_LEFT, hand, "blue", "blue", **more)) == "EW@6,0"
    assert choice(second(TWO_LEFT, hand, "blue", "green", **more)) == "pass N-E"
    stuck = second(TWO_LEFT, hand, "blue", "green", front=front(B="lamp"), **more)
    assert choice(stuck) == "EW@6,0"


# Greedy dwarfs


def test_C16_a_greedy_dwarf_digs_holds_back_and_finds() -> None:
    def greedy(drawing: str, hand: list[str]) -> State:
        sides = ["greedy", *dwarfs("dsdd")]
        more = {"modules": ["y2016_greedy_dwarf"], "dwarfs": sides, **seen("8,0")}
        return table(drawing, hand, **more)

    assert choice(greedy("S══", ["EW", "N-E"])) == "EW@3,0"
    assert choice(greedy(TWO_LEFT, ["EW", "N-E"])) == "pass N-E"
    assert choice(greedy(ALMOST, ["EW", "N-E"])) == "EW@7,0"


# Championship cards


def year(module: str, drawing: str, hand: list[str], side: str, **more: Any) -> State:
    sides = dwarfs({"d": "ddsds", "s": "sddds"}[side])
    return table(drawing, hand, modules=[module], dwarfs=sides, **more)


@pytest.mark.parametrize(("side", "answer"), [("d", "leave"), ("s", "swap")])
def test_C17_a_saboteur_swaps_the_treasure_away_a_digger_does_not(side: str, answer: str) -> None:
    hand = ["goal_swap", "map"]
    state = year("y2017_goal_swap", ALMOST, hand, side, **seen("8,0"))
    if side == "s":
        assert choice(state).startswith("goal_swap:")
    else:
        assert not choice(state).startswith("goal_swap:")
    assert choice(play(state, "goal_swap:1,2")) == answer


def test_C17_after_anothers_swap_the_treasure_is_looked_for_at_both_goals() -> None:
    hands = [["map"], ["goal_swap"], None, None, None]
    modules = ["y2017_goal_swap"]
    state = table("S", modules=modules, hands=hands, turn=1, dwarfs=dwarfs("ddsds"), **seen("8,0"))
    play(state, "goal_swap:1,2", "swap")
    assert choice_of(state, "map@8,-2", "map@8,0", "map@8,2") in ("map@8,-2", "map@8,0")


@pytest.mark.parametrize(("side", "kept"), [("d", "keep NESW"), ("s", "keep rockfall")])
def test_C18_the_trove_gives_the_most_useful_card(side: str, kept: str) -> None:
    discards = ["N-E", "NESW", "rockfall", "N-W"]
    state = year("y2018_trove", "S", ["trove", "map"], side, discards=discards)
    assert choice(play(state, "trove")) == kept


def test_C20_a_turnabout_is_rarely_worth_a_turn() -> None:
    assert choice(year("y2020_turnabout", "S══", ["turnabout", "EW"], "d")) == "EW@3,0"


def test_C21_the_master_craftsman_mends() -> None:
    state = year(
        "y2021_master_craftsman", "S", ["master_craftsman", "N-E"], "d", front=front(A="lamp")
    )
    assert choice(state) == "master_craftsman>A:lamp"


def test_C22_the_specialist_is_for_two_paths_that_lead_on() -> None:
    module = "y2022_path_specialist"
    assert choice(year(module, "S══", ["path_specialist", "EW", "NESW"], "d")) == "path_specialist"
    assert choice(year(module, "S══", ["path_specialist", "EW", "N-E"], "d")) == "EW@3,0"
    both = play(year(module, "S══", ["path_specialist", "EW", "NESW"], "d"), "path_specialist")
    assert choice(both) == "EW@3,0"


@pytest.mark.parametrize("side", ["d", "s"])
def test_C23_a_diversion_clears_the_way_or_breaks_it(side: str) -> None:
    drawing, fresh = {"d": ("S╩╩╩╬╬┼", "6,0"), "s": (ALMOST, "6,0")}[side]
    hand = ["diversion", "repair_lamp"]
    state = year("y2023_diversion", drawing, hand, side, fresh=fresh, **seen("8,0"))
    assert choice(state).startswith("diversion@")


# Mini expansions


def guarded(side: str, hand: list[str], coins: list[int]) -> State:
    """A guard of B bars the last gap."""
    guards = [{"exit": "6,0E", "owner": 1}]
    parts = {"toll": {"guards": guards}}
    return year("toll", ALMOST, hand, side, coins=coins, parts=parts, **seen("8,0"))


def test_MT1_a_digger_pays_for_the_way() -> None:
    assert choice(guarded("d", ["EW", "N-E"], [1, 1, 1, 1, 1])) == "EW@7,0"


def test_MT1_who_is_broke_begs_and_does_not_beg_in_vain() -> None:
    assert choice(guarded("d", ["EW", "N-E"], [0, 1, 1, 1, 1])).startswith("beg ")
    assert choice(guarded("d", ["N-E"], [0, 1, 1, 1, 1])) == "pass N-E"
    assert choice(guarded("s", ["EW", "N-E"], [0, 1, 1, 1, 1])).split()[0] == "pass"


def test_MT1_who_digs_and_has_gold_to_spare_helps_out() -> None:
    for coins, answer in (([0, 1, 1, 1, 3], "refuse"), ([0, 1, 1, 3, 3], "agree")):
        asked = play(guarded("d", ["EW"], coins), "beg D 1")
        assert choice(asked, seat=3) == answer
    evil = play(guarded("d", ["EW"], [0, 1, 1, 3, 3]), "beg E 1")
    assert choice(evil, seat=4) == "refuse"


def test_MT1_a_saboteur_sets_a_guard_before_the_last_gap() -> None:
    hand = ["NESW", "NS"]
    assert choice(year("toll", ALMOST, hand, "s", **seen("8,0"))) == "guard NESW 6,0E"
    assert not choice(year("toll", ALMOST, ["N-E"], "d", **seen("8,0"))).startswith("guard")


@pytest.mark.parametrize(("drawing", "chosen"), [(ALMOST, "NS@4,-1"), ("S╩╩╩╬", "pass NS")])
def test_MW1_a_saboteur_takes_another_dwarf_when_it_is_losing(drawing: str, chosen: str) -> None:
    state = year("wardrobe", drawing, ["NS", "rockfall"], "s", front=front(), **seen("8,0"))
    texts = [action.text for action in state.actions()]
    legal = [text for text in texts if text.startswith(("NS@4,-1", "pass"))]
    assert choice_of(state, *legal) == chosen


def test_MG1_a_known_spider_ends_the_round_for_saboteurs_only() -> None:
    looks = [["8,0"], [], [], [], []]
    known = {"goals": {"8,0": "spider"}, "looks": looks, "knows": looks}
    assert choice(year("new_goals", ALMOST, ["EW", "N-E"], "s", **known)) == "EW@7,0"
    assert choice(year("new_goals", ALMOST, ["EW", "N-E"], "d", **known)) == "pass N-E"


def test_MG1_a_known_sack_is_taken() -> None:
    looks = [["8,0"], [], [], [], []]
    known = {"goals": {"8,0": "sack_2"}, "looks": looks, "knows": looks}
    assert choice(year("new_goals", ALMOST, ["EW", "N-E"], "d", **known)) == "EW@7,0"


def chest(kind: str, side: str, **more: Any) -> State:
    """A has joined a chest that asks it something."""
    near = {"cell": "2,0", "path": "chest_NESW", "chest": kind}
    chests = [near, {"cell": "3,5"}, {"cell": "5,5"}, {"cell": "7,5"}]
    state = year(
        "treasure_chests", "S", ["NESW", "map"], side, chests=chests, **seen("8,0"), **more
    )
    return play(state, "NESW@1,0")


def test_MC2_the_treasure_is_pushed_by_saboteurs_and_stones_by_diggers() -> None:
    assert choice(chest("push_goal", "s")) == "push 2"
    assert choice(chest("push_goal", "d")) in ("push 1", "push 3")


def test_MC2_a_chest_shows_an_unknown_dwarf() -> None:
    state = chest("see_dwarf", "d", dwarfs_seen_by=[[], [0], [0], [0], []])
    assert choice(state) == "look E"


def test_MC2_the_fullest_hand_is_robbed_and_the_best_card_kept() -> None:
    hands = [["NESW", "map"], ["EW"], ["EW", "NS", "NS"], ["NE"], []]
    near = {"cell": "2,0", "path": "chest_NESW", "chest": "take_card"}
    chests = [near, {"cell": "3,5"}, {"cell": "5,5"}, {"cell": "7,5"}]
    more = {"modules": ["treasure_chests"], "dwarfs": dwarfs("ddsds"), "chests": chests}
    assert choice(play(table("S", hands=hands, **more), "NESW@1,0")) == "rob C"
    kept = chest("search_discard", "d", discards=["N-E", "EW", "N-W"])
    assert choice(kept) == "keep EW"
    pile = ["N-E", "EW", "N-W", "NS"]
    assert choice(chest("draw_3_keep_1", "d", pile=pile)) == "keep EW"
