"""The trove: keep one of the top five discards instead of drawing (C-18, I-14, I-21)."""

from collections import Counter
from random import Random

import pytest
from boards import all_allow, discarded, hand, kinds, last_turn, play, table, texts

import pyrite

TROVE = ["y2018_trove"]
SEVEN = ["map", "NE", "rockfall", "NS", "EW", "broken_pick", "NESW"]  # the top card last
OTHERS = (1, 2, 3, 4, None)


def trove_table(discards=SEVEN, **more):
    """A is to play with these discards, all of them played cards unless they say more."""
    hands = [["trove"], ["NE"], ["NE"], ["NE"], ["NW"]]
    return table(**{"modules": TROVE, "hands": hands} | laid_down(discards) | more)


def laid_down(discards):
    """Discards as positions have them: names, or names with those who know them."""
    rows = [(row, "all") if isinstance(row, str) else row for row in discards]
    return {"discards": [card for card, _ in rows], "discards_seen_by": [who for _, who in rows]}


def passed(card, *seats):
    """A discard that only these seats know."""
    return card, list(seats)


def lying(state, seat):
    """The discard pile as this seat knows it."""
    return state.view(seat)["discards"]


def test_C18_one_of_the_top_five_discards():
    state = play(trove_table(), "trove")
    assert state.asked == (0,)
    assert texts(state) == {f"keep {card}" for card in SEVEN[2:]}


@pytest.mark.parametrize("n", [1, 2, 4, 5])
def test_C18_all_of_them_if_there_are_fewer(n):
    state = play(trove_table(SEVEN[-n:]), "trove")
    assert texts(state) == {f"keep {card}" for card in SEVEN[-n:]}


@pytest.mark.parametrize("card", SEVEN[2:])
def test_C18_it_is_kept_and_the_others_stay_in_their_order_with_the_trove_on_top(card):
    state = play(trove_table(), "trove", f"keep {card}")
    assert hand(state, 0) == [card]
    assert discarded(state) == [*(c for c in SEVEN if c != card), "trove"]


def test_C18_of_several_equal_cards_the_uppermost_is_taken():
    state = play(trove_table(["NS", "map", "EW", "map", "NE"]), "trove")
    assert texts(state) == {"keep NS", "keep map", "keep EW", "keep NE"}
    play(state, "keep map")
    assert discarded(state) == ["NS", "map", "EW", "NE", "trove"]


def test_C18_instead_of_drawing():
    state = trove_table(hands=[["trove", "NE", "NW"], ["NE"], ["NE"], ["NE"], ["NW"]])
    pile = state.view(None)["pile"]
    play(state, "trove", "keep NS")
    assert sorted(hand(state, 0)) == ["NE", "NS", "NW"]
    assert state.view(None)["pile"] == pile
    assert "drew" not in kinds(state)
    assert state.asked == (1,)


def test_C18_the_player_must_keep_one():
    state = play(trove_table(), "trove")
    assert all(text.startswith("keep ") for text in texts(state))


def test_C18_the_player_sees_the_five_and_no_more():
    cards = [passed(card, 3) for card in SEVEN]
    state = play(trove_table(cards), "trove")
    assert lying(state, 0) == [None, None, *SEVEN[2:]]
    assert lying(state, 3) == SEVEN
    for other in (1, 2, 4, None):
        assert lying(state, other) == [None] * 7
        assert state.view(other)["discards_seen_by"][2] == [0, 3]
        assert state.view(other)["discards_seen_by"][1] == [3]


@pytest.mark.parametrize("known", ["all", "nobody"])
@pytest.mark.parametrize("n", [1, 4, 5, 7])
def test_C18_the_cards_it_holds_up_are_shown_to_the_player_alone(known, n):
    """Also where everybody has seen them being played: which five lie on top is no secret."""
    cards = SEVEN[-n:] if known == "all" else [passed(card, 2) for card in SEVEN[-n:]]
    state = trove_table(cards)
    assert [state.view(seat)["offer"] for seat in (0, *OTHERS)] == [[]] * 6
    play(state, "trove")
    count = min(n, 5)
    assert state.view(0)["offer"] == SEVEN[-count:]
    assert state.view(0)["asked"]
    for other in OTHERS:
        assert state.view(other)["offer"] == [None] * count
    assert state.public()["offer"] == [None] * count
    for seat in (0, *OTHERS):
        view = state.view(seat)
        assert pyrite.imagine(view, Random(1)).view(seat) == view
    play(state, "keep NESW")
    assert [state.view(seat)["offer"] for seat in (0, *OTHERS)] == [[]] * 6


def test_C19_nothing_is_held_up_before_the_window_closes():
    hands = [["trove"], ["veto"], ["NE"], ["NE"], ["NW"]]
    state = play(trove_table(hands=hands, modules=[*TROVE, "y2019_veto"]), "trove")
    assert [state.view(seat)["offer"] for seat in (0, *OTHERS)] == [[]] * 6
    all_allow(state)
    assert state.view(0)["offer"] == SEVEN[2:]


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("known", ["all", "nobody"])
def test_C18_the_others_do_not_learn_which_card_was_kept(seat, known):
    cards = SEVEN if known == "all" else [passed(card, 2) for card in SEVEN]
    first = play(trove_table(cards), "trove", "keep NESW")
    for card in SEVEN[2:-1]:
        state = play(trove_table(cards), "trove", f"keep {card}")
        assert state.view(seat) == first.view(seat)
        assert state.events_for(seat) == first.events_for(seat)
        assert state.legal_actions(1) == first.legal_actions(1)


def test_C18_the_player_knows_what_he_put_back():
    state = play(trove_table([passed(card, 3) for card in SEVEN]), "trove", "keep NS")
    assert lying(state, 0) == [None, None, "rockfall", "EW", "broken_pick", "NESW", "trove"]
    assert state.view(0)["memory"] == []


def test_C18_the_others_remember_which_cards_lay_there():
    state = play(trove_table(["map", "NS"]), "trove", "keep NS")
    assert lying(state, 1) == [None, "trove"]
    for seat in OTHERS:
        lay = ["map", "NS"]
        assert state.view(seat)["memory"] == [
            {"hands": [0], "discards": [0], "order": lay, "cards": lay, "least": 2}
        ]


def test_C18_who_knew_some_of_them_remembers_those():
    cards = [passed("map", 1), passed("NS", 1), passed("EW", 2)]
    state = play(trove_table(cards), "trove", "keep NS")
    where = {"hands": [0], "discards": [0, 1]}
    assert state.view(1)["memory"] == [
        {**where, "order": ["map", "NS", None], "cards": ["map", "NS"], "least": 2}
    ]
    assert state.view(2)["memory"] == [
        {**where, "order": [None, None, "EW"], "cards": ["EW"], "least": 1}
    ]
    assert state.view(3)["memory"] == []


@pytest.mark.parametrize("seat", OTHERS)
def test_C18_imagined_worlds_respect_what_is_remembered(seat):
    state = play(trove_table(), "trove", "keep EW")
    kept = set()
    for i in range(40):
        world = pyrite.imagine(state.view(seat), Random(i))
        assert Counter(hand(world, 0) + discarded(world)) == Counter([*SEVEN, "trove"])
        assert discarded(world)[:2] == SEVEN[:2]
        assert all(discarded(world)[i] in SEVEN[i : i + 2] for i in range(2, 6))
        kept.add(hand(world, 0)[0])
    assert kept == set(SEVEN[2:])


def test_C18_when_the_kept_card_is_played_the_others_know_the_rest_again():
    state = trove_table(["map", "NS"], hands=[["trove"], ["NE"], ["NE"], ["NE"], ["NW"]])
    play(state, "trove", "keep map", "pass NE", "pass NE", "pass NE", "pass NW", "map@8,0")
    for i in range(10):
        world = pyrite.imagine(state.view(2), Random(i))
        assert discarded(world)[0] == "NS"


@pytest.mark.parametrize(("edition", "up"), [("2024", "all"), ("is", "face_up")])
def test_I21_cards_put_back_lie_face_down_in_every_edition(edition, up):
    cards = [(card, up) for card in SEVEN]
    state = play(trove_table(cards, edition=edition), "trove", "keep EW")
    known = [up, up, [0], [0], [0], [0], up]  # all know those below, and the trove
    assert state.view(1)["discards_seen_by"] == known


def test_I14_without_discards_it_cannot_be_played():
    state = trove_table([])
    assert texts(state) == {"pass trove"}
    assert state.why_not("trove") == (
        "The discard pile is empty, so there is nothing to bring back. (I-14)"
    )


def test_C18_why_not():
    state = trove_table()
    assert state.why_not("keep NS") == "You can't do that right now. (C-18)"
    play(state, "trove")
    assert state.why_not("keep NS") is None
    assert state.why_not("keep map") == "map is not one of the discarded cards you see. (C-18)"
    assert state.why_not("keep trove") is not None
    assert state.why_not("keep NS", seat=1) == "It is not B's turn. (B-05)"
    play(state, "keep NS")
    assert state.why_not("trove", seat=1) == "You don't have trove in your hand. (B-05)"


def test_C18_broken_tools_do_not_hinder_it():
    assert "trove" in texts(trove_table(front=[["lamp"], [], [], [], []]))


def test_C18_with_an_empty_pile_a_card_is_kept_all_the_same():
    state = last_turn(["trove"], modules=TROVE)
    top = discarded(state)[-1]
    play(state, "trove", f"keep {top}")
    assert hand(state, 0) == [top]
    assert state.asked == (0,)  # nobody else holds a card
    assert state.view(None)["round"] == 1


def test_C18_the_question_can_be_saved():
    state = play(trove_table(), "trove")
    played = {"seat": 0, "verb": "trove", "card": "trove", "text": "trove"}
    assert state.view(1)["ask"] == {
        "kind": "keep_discard", "seats": [0], "cell": None, "action": played
    }  # fmt: skip
    assert [state.view(seat)["asked"] for seat in (0, 1, None)] == [True, False, False]
    twin = pyrite.from_position(state.position())
    assert twin.position() == state.position()
    assert texts(twin) == texts(state)
    play(state, "keep NS")
    play(twin, "keep NS")
    assert twin.position() == state.position()


@pytest.mark.parametrize(
    "wrong",
    [
        {"discards": SEVEN, "asks": [{"kind": "keep_discard", "seats": [1], "action": "trove"}]},
        {"discards": [], "asks": [{"kind": "keep_discard", "seats": [0], "action": "trove"}]},
        {"discards": SEVEN, "asks": [{"kind": "keep_discard", "seats": [0], "action": "map@8,0"}]},
        {
            **laid_down([passed("map", 1)]),
            "asks": [{"kind": "keep_discard", "seats": [0], "action": "trove"}],
        },
    ],
)
def test_C18_a_question_that_cannot_be_is_refused(wrong):
    with pytest.raises(pyrite.NotationError):
        table(modules=TROVE, **wrong)


def test_C19_a_vetoed_trove_shows_nothing_and_both_draw():
    hands = [["trove"], ["veto"], ["NE"], ["NE"], ["NW"]]
    cards = [passed(card, 3) for card in SEVEN]
    state = trove_table(cards, hands=hands, modules=[*TROVE, "y2019_veto"])
    play(state, "trove")
    assert lying(state, 0) == [None] * 7  # nothing is seen before the window closes
    state.play("veto", seat=1)
    assert lying(state, 0) == [None] * 7 + ["trove", "veto"]
    assert [e.seat for e in state.events if e.kind == "drew"] == [0, 1]
    assert state.asked == (1,)


def test_C19_when_all_let_it_pass_the_player_chooses():
    hands = [["trove"], ["veto"], ["NE"], ["NE"], ["NW"]]
    state = trove_table(hands=hands, modules=[*TROVE, "y2019_veto"])
    all_allow(play(state, "trove"))
    play(state, "keep NS")
    assert (hand(state, 0), state.asked) == (["NS"], (1,))


@pytest.mark.parametrize("order", [["NS", "EW", "repair_lamp"], ["NS", None, "NS"]])
def test_C18_what_is_dealt_may_be_named_in_part(order):
    """A position is accepted with any of the cards that were dealt for its gaps."""
    clue = {"knower": 1, "hands": [0], "discards": [0, 1], "order": order}
    clue["cards"] = [card for card in order if card]
    blank = {
        "options": {"seats": 3, "modules": ["y2018_trove"]},
        "hands": [["NW", None], 2, 2],
        "discards": [None, None],
        "memory": [clue],
    }
    for seed in range(20):
        dealt = pyrite.from_position({**blank, "seed": seed}).position()
        (first, second), hand = dealt["discards"], dealt["hands"][0]
        for named in (
            {"hands": [hand, 2, 2]},
            {"discards": [first, None]},
            {"discards": [None, second]},
            {"hands": [hand, 2, 2], "discards": [first, None]},
            {"discards": [first, second]},
        ):
            again = pyrite.from_position({**blank, **named, "seed": seed + 1}).position()
            for key, row in named.items():
                assert all(s in (None, 2, a) for s, a in zip(row, again[key], strict=True))
            lies = {*again["discards"], *again["hands"][0]}
            assert {card for card in order if card} <= lies


def test_C18_an_order_that_named_cards_contradict_is_refused():
    clue = {"knower": 1, "hands": [0], "discards": [0, 1], "order": ["NS", "EW", "repair_lamp"]}
    position = {
        "options": {"seats": 3, "modules": ["y2018_trove"]},
        "hands": [["NW", "map"], 2, 2],
        "discards": [None, None],
        "memory": [clue | {"cards": clue["order"]}],
    }
    with pytest.raises(pyrite.NotationError, match="cannot be true"):
        pyrite.from_position(position)
