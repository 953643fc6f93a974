"""The end of a round, scoring, the next round, agreement (L-40 to L-45)."""

from collections import Counter
from itertools import chain

import pytest
from boards import happened, kinds, play, texts
from mines import act, last_turn, row, settle, table

import pyrite
from pyrite.lostmines.deck import components

FINISHED = {"last_turn": "finished"}
LONE = {"base": {"dwarfs": {"3": {"loyal": 2}}}}  # two loyal dwarfs of a clan at a table of three
GOLD_MINE = row(1, 9, "╗$")


def answer(state, text):
    """The others answer a proposal in the order of seats: y or n."""
    for seat, letter in zip(state.asked, text, strict=True):
        state.play("agree" if letter == "y" else "refuse", seat)
    return state


# --- how a round ends (L-40) ----------------------------------------------------------------------


LAST_CARDS = [
    ("pass trap", ["trap"]),
    ("pass axe trap", ["trap", "axe"]),
    ("trap@1,3E", ["trap"]),
    ("troll@1,3E", ["troll"]),
    ("NESW@2,3", ["NESW"]),
]


@pytest.mark.parametrize(("text", "hand"), LAST_CARDS)
@pytest.mark.parametrize("number", [1, 2])
def test_L40a_the_very_last_card_ends_the_round_at_once(text, hand, number):
    state = last_turn("B", hand, stands=["1,3"], round=number)
    came = act(state, text)
    assert happened(state, "round_ended") == [(0, {"how": "cards_gone"})]
    assert "stepped" not in came
    assert state.over == (number == 2)


def test_L40a_whoever_uses_the_last_card_on_a_mine_takes_nothing():
    state = last_turn(GOLD_MINE, stands=["9,1"], treasures=["gold", "gold", "silver"], round=2)
    came = act(state, "pass trap")
    assert "treasure_taken" not in came
    assert happened(state, "round_ended") == [(0, {"how": "cards_gone"})]
    assert state.view(0)["results"][-1]["treasures"][0]["owner"] is None


def crossing(**more):
    """The dwarf of seat 0 is beside a face-down mine, with a trap between; it holds two cards."""
    mines = {"9,1": more.pop("mine", "gold")}
    where = {"stands": ["8,1"], "traps": ["8,1E"], "mines": mines}
    return last_turn(row(1, 8, "╬ ?"), ("trap", "axe"), **where, **more)


def test_L40a_L22_whoever_loses_the_last_card_to_a_trap_turns_no_mine_and_takes_nothing():
    state = crossing(treasures=["gold", "silver", "silver"], round=2)
    came = act(state, "pass trap", "step E")
    assert came[came.index("stepped") :][:4] == ["stepped", "lost", "discarded", "round_ended"]
    assert not {"mine_shown", "mine_turned", "treasure_taken"} & set(came)
    view = state.view(0)
    assert (view["stands"][0], view["mines"]["9,1"]) == ("9,1", None)
    assert (view["steps"], view["owed"], state.over) == (0, 0, True)


def test_L40a_L33_a_dragon_that_is_entered_with_the_last_card_lost_stays_asleep():
    state = crossing(mine="dragon", round=2)
    play(state, "pass trap", "step E")
    assert state.view(0)["results"][-1]["dragon"] is None


def test_L40a_the_trap_ends_the_first_round_too():
    state = crossing()
    play(state, "pass trap", "step E")
    assert happened(state, "round_started") == [(0, {"round": 2})]  # nobody played a card (L-43)
    view = state.view(0)
    assert (view["ask"]["kind"], view["steps"], view["owed"]) == ("turn", 0, 0)


def test_L40a_finished_the_trap_ends_nothing_before_the_turn_is_over():
    state = crossing(treasures=["gold", "silver", "silver"], round=2, **FINISHED)
    came = act(state, "pass trap", "step E")
    assert came.index("lost") < came.index("mine_turned") < came.index("treasure_taken")
    assert came.index("treasure_taken") < came.index("round_ended")


def test_L40a_finished_the_round_ends_after_the_turn():
    state = last_turn("B ╬", **FINISHED)
    assert "round_ended" not in act(state, "pass trap")
    assert "round_ended" in act(state, "stop")
    assert happened(state, "round_ended") == [(0, {"how": "cards_gone"})]


def test_L40a_finished_the_seat_with_the_last_card_still_moves_and_takes():
    where = {"stands": ["8,1"], "treasures": ["gold", "silver", "silver"], "round": 2}
    state = last_turn(row(1, 8, "╬ ╗$"), **where, **FINISHED)
    play(state, "pass trap", "step E", "stop")
    assert [seat for seat, _ in happened(state, "treasure_taken")] == [0]
    assert happened(state, "round_ended") == [(0, {"how": "cards_gone"})]


@pytest.mark.parametrize("kind", ["move", "take_treasure"])
def test_L40a_no_position_goes_on_without_cards_unless_the_turn_is_finished(kind):
    steps = {"steps": 3} if kind == "move" else {"treasures": ["gold", "gold", "gems"]}
    moment = {"ask": {"kind": kind}, "stands": ["9,1"], **steps}
    with pytest.raises(pyrite.NotationError, match=r"last_turn: finished.*L-40"):
        last_turn(GOLD_MINE, (), **moment)
    assert last_turn(GOLD_MINE, (), **moment, **FINISHED).asked == (0,)
    for one in ({"hands": [[], ["axe"], []]}, {"pile": ["axe"]}):
        cards = {"hands": [[], [], []], "pile": []} | one
        assert table(GOLD_MINE, **cards, **moment).asked == (0,)


def test_L40_L43_the_flags_are_options_of_the_table():
    state = pyrite.new_game("lostmines", seats=3, seed=1)
    assert state.describe().flags == {"last_turn": "cut", "next_starter": "played"}
    assert state.settings.keys() == {"seats", "rounds", "seed"}
    for flag, value in (("last_turn", "finished"), ("next_starter", "played_or_discarded")):
        state = pyrite.new_game("lostmines", seats=3, seed=1, **{flag: value})
        assert state.describe().flags[flag] == state.view(None)["options"][flag] == value
        assert state.position()["options"][flag] == state.settings[flag] == value
        record = pyrite.Record.from_text(pyrite.Record.of(state).to_text())
        assert record.replay() == state == pyrite.from_position(state.position())


@pytest.mark.parametrize(("flag", "rule"), [("last_turn", "L-40"), ("next_starter", "L-43")])
def test_L40_L43_other_values_are_refused_by_the_rule(flag, rule):
    with pytest.raises(pyrite.ConfigError) as refused:
        pyrite.new_game("lostmines", seats=3, **{flag: "last_card"})
    assert refused.value.message.rule == rule


def by_discards():
    """A game whose first round ends by discards alone, and its record as version 1 wrote it."""
    options = {"last_turn": "finished", "next_starter": "played_or_discarded"}
    state = pyrite.new_game("lostmines", seats=3, seed=5, **options)
    while state.view(None)["round"] == 1:
        kind = state.view(None)["ask"]["kind"]
        state.play(next(text for text in sorted(texts(state)) if kind != "turn" or "pass" in text))
    text = pyrite.Record.of(state).to_text()
    lines = [line for line in text.splitlines() if not line.startswith(tuple(options))]
    return state, "\n".join(["pyrite record 1", *lines[1:]])


def test_L40_L43_a_record_of_version_1_is_replayed_as_it_was_played():
    state, text = by_discards()
    assert pyrite.Record.from_text(text).replay() == state
    assert pyrite.Record.from_text(text.replace("record 1", "record 2")).replay() != state


def test_L40a_the_round_goes_on_while_somebody_holds_a_card():
    state = table("B ╬", hands=[["trap"], [], ["axe"]], pile=[])
    play(state, "pass trap", "stop")
    assert state.asked == (2,)
    assert "round_ended" not in kinds(state)


def test_L40a_the_round_goes_on_while_the_pile_has_a_card():
    state = table("B ╬", hands=[["trap"], [], []], pile=["axe"])
    play(state, "pass trap", "stop")
    assert state.asked == (0,)
    assert texts(state) == {"pass axe", "propose"}


def test_L40b_the_last_treasure_ends_the_round_at_once_without_a_draw():
    taken = [{"kind": "silver", "owner": 1}, {"kind": "silver", "owner": 2}]
    state = table(GOLD_MINE, ["trap"], stands=["9,1"], treasures=[*taken, "gold"], round=2)
    came = act(state, "pass trap")
    assert happened(state, "round_ended") == [(0, {"how": "treasures_gone"})]
    assert came.index("treasure_taken") + 1 == came.index("round_ended")
    assert "drew" not in came
    assert state.view(0)["hand"] == []


def test_L40b_one_treasure_left_and_the_round_goes_on():
    rest = [{"kind": "silver", "owner": 1}, "silver"]
    state = table(GOLD_MINE, ["trap"], stands=["9,1"], treasures=[*rest, "gold"])
    came = act(state, "pass trap")
    assert "treasure_taken" in came
    assert "drew" in came
    assert "round_ended" not in came


def test_L40c_L45_all_agree_and_the_round_ends_at_once():
    state = play(table(round=2), "propose")
    answer(state, "yy")
    assert happened(state, "round_ended") == [(0, {"how": "agreed"})]
    assert "drew" not in kinds(state)
    assert state.over


# --- agreement (L-45) -----------------------------------------------------------------------------


def test_L45_only_the_seat_on_turn_proposes_and_before_its_card():
    state = table("B ╬", ["trap"])
    assert "propose" in texts(state, 0)
    assert texts(state, 1) == set()
    assert "L-05" in state.why_not("propose", 1)
    play(state, "pass trap")
    assert "propose" not in texts(state)
    assert state.why_not("propose") is not None


def test_L45_the_end_is_proposed_once_a_turn():
    state = play(table(hand=["trap"]), "propose")
    answer(state, "yn")
    assert state.asked == (0,)
    assert "propose" not in texts(state)
    assert "L-45" in state.why_not("propose")
    play(state, "pass trap")
    assert "propose" in texts(state)  # the next seat in its turn


def test_L45_the_same_seat_may_propose_again_in_its_next_turn():
    state = table("B", ["trap"], stands=["1,3"] * 3)
    answer(play(state, "propose"), "nn")
    for _ in range(3):
        (seat,) = state.asked
        state.play(f"pass {state.view(seat)['hand'][0]}")
    assert state.asked == (0,)
    assert "propose" in texts(state)


def test_L45_all_others_are_asked_also_those_without_cards():
    state = play(table(seats=4, hands=[["trap"], [], ["axe"], []], turn=0, pile=5), "propose")
    assert state.asked == (1, 2, 3)
    assert all(texts(state, seat) == {"agree", "refuse"} for seat in state.asked)
    assert texts(state, 0) == set()


def test_L45_a_no_of_a_seat_that_is_out_lets_the_turn_go_on():
    state = play(table(hands=[["trap"], [], ["axe"]], pile=5), "propose")
    answer(state, "ny")
    assert state.asked == (0,)
    assert "pass trap" in texts(state)


@pytest.mark.parametrize("said", ["nnn", "nyy", "yny", "yyn"])
def test_L45_one_no_and_the_turn_goes_on(said):
    state = answer(play(table(seats=4, hand=["trap"]), "propose"), said)
    assert "round_ended" not in kinds(state)
    assert state.asked == (0,)
    agreed = [seat for seat, letter in enumerate(said, 1) if letter == "y"]
    assert happened(state, "answers") == [(0, {"agreed": agreed})]


def test_L45_answers_come_in_any_order():
    state = play(table(seats=4, round=2), "propose")
    for seat in (3, 1, 2):
        state.play("agree", seat)
    assert state.over


def test_L45_the_seat_that_proposes_does_not_answer():
    state = play(table(), "propose")
    assert "L-05" in state.why_not("agree", 0)


def test_L45_an_answer_is_given_once_and_by_nobody_else():
    state = play(table(seats=4), "propose")
    mine = state.from_text(2, "agree")
    state.play("agree", 1)
    assert "L-05" in state.why_not("refuse", 1)
    assert "L-05" in state.why_not(mine, 3)
    assert state.why_not(mine, 2) is None


@pytest.mark.parametrize("said", ["agree", "refuse"])
def test_L45_answers_are_unseen_until_all_have_answered(said):
    state = play(table(seats=4), "propose")
    before = [state.view(seat) for seat in (0, 2, 3, None)]
    mark = len(state.events)
    state.play(said, 1)
    assert [state.view(seat) for seat in (0, 2, 3, None)] == before
    assert state.view(1)["answer"] is (said == "agree")
    assert state.view(1)["asked"] is False
    for seat in (0, 2, 3, None):
        told = [event for event in state.events_for(seat, mark) if event.kind == "answered"]
        assert [event.known() for event in told] in ([], [{}])


# --- scoring (L-41, L-42) -------------------------------------------------------------------------


def test_L41_L42_the_printed_example_of_six_dwarfs():
    dwarfs = [
        "yellow_loyal", "yellow_loyal", "blue_loyal", "blue_loyal", "yellow_saboteur",
        "blue_selfish",
    ]  # fmt: skip
    won = settle(dwarfs, [[5], [3], [2], [2], [4], [3]], dragon=2)
    assert won == [4, 4, 0, 2, 4, 3]


@pytest.mark.parametrize(
    ("brought", "won"), [([[4], [4], []], [3, 3, 2]), ([[2], [2], []], [1, 1, 1])]
)
def test_L41_the_rest_is_shared_by_the_best_and_what_is_then_left_is_lost(brought, won):
    assert settle(["blue_loyal", "blue_loyal", "yellow_saboteur"], brought, deck=LONE) == won


FIVE = ["blue_loyal", "blue_loyal", "yellow_saboteur", "yellow_loyal", "blue_selfish"]


@pytest.mark.parametrize(
    ("brought", "won"),
    [
        ([[], [], [], [], []], [0, 0, 0, 0, 0]),
        ([[1], [], [], [], []], [1, 0, 0, 0, 0]),
        ([[3], [], [], [], []], [1, 1, 1, 0, 0]),  # members share though they brought nothing
        ([[4], [], [], [], []], [2, 1, 1, 0, 0]),  # the rest to the one that brought the best
        ([[5], [], [], [], []], [3, 1, 1, 0, 0]),
        ([[3], [2], [], [], []], [3, 1, 1, 0, 0]),
        ([[1], [], [4], [], []], [1, 1, 3, 0, 0]),  # a saboteur may have brought it
        ([[4, 3], [4], [], [], []], [4, 4, 3, 0, 0]),
        ([[4, 4], [3], [], [], []], [5, 3, 3, 0, 0]),  # the best treasure, counted once each
        ([[4], [4], [4], [], []], [4, 4, 4, 0, 0]),
        ([[3], [3], [2, 2], [], []], [3, 3, 3, 0, 0]),  # one is lost
        ([[2, 3], [3], [], [], []], [3, 3, 2, 0, 0]),
        ([[2, 2], [3], [], [], []], [2, 3, 2, 0, 0]),  # the most valuable, not the most
        ([[], [], [], [5], []], [0, 0, 0, 5, 0]),  # the yellow pool has one member
        ([[], [], [], [], [5, 4]], [0, 0, 0, 0, 9]),  # a selfish dwarf keeps its own
        ([[3], [], [], [], [5]], [1, 1, 1, 0, 5]),  # and shares in nothing else
        ([[4], [], [], [2], [5]], [2, 1, 1, 2, 5]),
    ],
)
def test_L41_pools_by_clan_and_saboteurs_with_the_other_clan(brought, won):
    assert settle(FIVE, brought) == won


def test_L41_a_clan_without_members_has_no_pool():
    dwarfs = ["blue_loyal", "yellow_saboteur", "yellow_selfish"]
    assert settle(dwarfs, [[4], [], []]) == [2, 2, 0]
    assert settle(dwarfs, [[], [5], [2]]) == [2, 3, 2]


def test_L41_two_saboteurs_share_with_each_others_clan():
    assert settle(["blue_saboteur", "yellow_saboteur", "blue_selfish"], [[4], [3], []]) == [4, 3, 0]
    dwarfs = ["blue_saboteur", "yellow_loyal", "blue_loyal"]
    assert settle(dwarfs, [[4], [3], []]) == [4, 3, 0]  # 7 in yellow: 3 each, the rest for the 4


def test_L41_only_selfish_dwarfs():
    dwarfs = ["blue_selfish", "yellow_selfish", "yellow_loyal"]
    assert settle(dwarfs, [[4], [3], []]) == [4, 3, 0]


@pytest.mark.parametrize(
    ("worth", "won"), [([], 0), ([1], 0), ([2], 0), ([3], 1), ([5], 3), ([5, 4], 7)]
)
def test_L42_the_dragon_takes_two_of_the_points_or_as_many_as_were_won(worth, won):
    dwarfs = ["blue_selfish", "yellow_loyal", "blue_loyal"]
    assert settle(dwarfs, [worth, [], []], dragon=0) == [won, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_L42_the_dragon_takes_from_any_character_after_the_pools_are_shared(seat):
    dwarfs, brought = ["blue_loyal", "yellow_saboteur", "yellow_loyal"], [[5], [], [3]]
    expected = [3, 2, 3]
    assert settle(dwarfs, brought) == expected
    expected[seat] -= 2
    assert settle(dwarfs, brought, dragon=seat) == expected


def test_L42_earlier_points_are_safe_and_nobody_receives_what_the_dragon_takes():
    rows = [{"kind": "silver", "value": 1, "owner": 0}, "gold", "gems"]
    dwarfs = ["blue_selfish", "yellow_loyal", "blue_loyal"]
    more = {"board": {"9,7": "dragon"}, "dragon": 0, "points": [5, 1, 0], "round": 2}
    state = play(table(dwarfs=dwarfs, treasures=rows, **more), "propose")
    answer(state, "yy")
    none = {"share": 0, "price": 0, "won": 0}
    told = [{"share": 1, "price": 1, "won": 0, "points": 5}, {**none, "points": 1}]
    assert [event for _, event in happened(state, "scored")] == [*told, {**none, "points": 0}]
    assert state.scores == (5, 1, 0)
    rows = state.public()["results"][0]["paid"]
    paid = [(row["seat"], row["rule"], row["amount"]) for row in rows]
    assert paid == [(0, "L-41", 1), (0, "L-42", -1), (1, "L-41", 0), (2, "L-41", 0)]


def test_L42_points_add_up():
    rows = [{"kind": "gems", "value": 5, "owner": 0}, "gold", "gems"]
    dwarfs = ["blue_selfish", "yellow_loyal", "blue_loyal"]
    state = play(table(dwarfs=dwarfs, treasures=rows, points=[1, 2, 3], round=2), "propose")
    answer(state, "yy")
    assert state.scores == (6, 2, 3)
    assert state.view(1)["scores"] == [6, 2, 3]


# --- the next round and the end of the game (L-43) ------------------------------------------------


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
