"""Messages about events, without a language, telling each seat only what it may know."""

from boards import play
from mines import moving, row, table


def said(state, seat):
    """Ids and arguments of all messages to this seat."""
    return [(message.id, dict(message.args)) for message in state.messages(seat)]


def test_what_others_draw_is_no_news():
    state = play(table(hand=["axe", "NE"], pile=["boat", "rope"]), "pass NE axe")
    dropped = ("event-dropped", {"seat": 0, "n": 2, "cards": ["NE", "axe"]})
    drew = [("event-drew", {"seat": 0, "card": card}) for card in ("boat", "rope")]
    assert said(state, 0) == [dropped, *drew]
    assert said(state, 1) == [("event-dropped", {"seat": 0, "n": 2, "cards": []})]


def test_a_move_of_several_steps_is_told_as_one_and_a_trap_ends_the_sentence():
    state = moving("B ╬ ╬ ═", hands=[["axe"], ["NE"], ["NS"]], traps=["2,3E"], pile=["rope"])
    play(state, "step E", "step E", "step E")
    told = said(state, 1)
    assert told[0] == ("event-stepped", {"seat": 0, "cells": ["2,3", "3,3"], "n": 2})
    assert told[1] == ("event-lost", {"seat": 0, "n": 1, "cards": []})
    assert told[2] == ("event-stepped", {"seat": 0, "cells": ["4,3"], "n": 1})
    assert ("event-lost", {"seat": 0, "n": 1, "cards": ["axe"]}) in said(state, 0)


def test_a_look_is_told_by_what_is_looked_at():
    state = play(table(hand=["info_mine_dwarf"], mines={"9,1": "gems"}), "info_mine_dwarf@9,1")
    args = {"seat": 0, "card": "info_mine_dwarf", "what": "mine", "cell": "9,1"}
    assert ("event-looked_mine", {**args, "mine": "gems"}) in said(state, 0)
    assert said(state, 1) == [("event-looked_mine", args)]


def test_a_path_is_told_as_it_lies():
    state = play(table("B", ["NE"], pile=[], hands=[["NE"], ["axe"], ["boat"]]), "NE@2,3r", "stop")
    placed = {"seat": 0, "cell": "2,3", "tile": "NE r", "card": "NE r"}
    assert said(state, 1) == [("event-placed", placed)]


def test_answers_are_told_when_all_have_answered():
    state = play(table(), "propose")
    state.play("agree", 2)
    assert said(state, 1) == [("event-proposed", {"seat": 0})]
    state.play("refuse", 1)
    answers = {"seat": 0, "agreed": [2], "n": 1}
    assert said(state, 1) == [("event-proposed", {"seat": 0}), ("event-answers", answers)]


def test_a_taken_treasure_is_told_with_its_value_to_the_taker():
    rows = [{"kind": "gold", "value": 4}, "gems", "gems"]
    state = table(row(1, 9, "╗$"), ["axe"], stands=["9,1"], treasures=rows)
    play(state, "pass axe")
    taken = {"seat": 0, "treasure": 1}
    assert ("event-treasure_taken", {**taken, "value": 4}) in said(state, 0)
    assert ("event-treasure_taken", taken) in said(state, 2)


def test_the_deal_of_a_round_is_told_in_two_messages():
    state = play(table(), "propose")
    for seat in state.asked:
        state.play("agree", seat)
    ids = [id for id, _ in said(state, 0)]
    assert ids[ids.index("event-round_started") :] == ["event-round_started", "event-dwarf_dealt"]
