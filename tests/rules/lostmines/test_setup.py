"""Setting up a round (L-00 to L-04)."""

from collections import Counter
from itertools import chain

import pytest
from boards import hand, happened, play
from mines import draw_rows, last_turn, table

import pyrite
from pyrite.core.messages import ConfigError
from pyrite.lostmines.decks.deck import components
from pyrite.lostmines.text.drawing import draw
from pyrite.lostmines.text.snapshot import Snapshot

SEATS = pytest.mark.parametrize("seats", range(3, 10))
TREASURES = Counter(components().treasures)


def deal(seats=6, seed=1, **options):
    return pyrite.new_game("lostmines", seats=seats, seed=seed, **options)


@pytest.mark.parametrize("options", [{"edition": "2024"}, {"modules": ("saboteur2",)}])
def test_L00_nothing_of_the_other_game_applies(options):
    with pytest.raises(ConfigError):
        deal(**options)


@SEATS
def test_L00_the_first_seat_is_drawn_by_lot(seats):
    assert {deal(seats, seed).asked for seed in range(80)} == {(seat,) for seat in range(seats)}


def test_L00_the_same_seed_draws_the_same_seat():
    assert deal(seed=5).position() == deal(seed=5).position()


def test_L06_a_round_begins_with_a_turn_of_which_nothing_is_done():
    state = deal(first_seat=2)
    view = state.view(None)
    assert view["ask"] == {"kind": "turn", "seats": [2], "cell": None, "action": None}
    assert (view["steps"], view["owed"], view["proposed"]) == (0, 0, False)
    assert [state.view(seat)["asked"] for seat in (None, 0, 2)] == [False, False, True]


@pytest.mark.parametrize("first", [0, 3, 5])
def test_L00_the_table_may_name_the_first_seat(first):
    for seed in range(5):
        state = deal(seed=seed, first_seat=first)
        assert state.asked == (first,)
        assert state.view(None)["starter"] == first


@pytest.mark.parametrize("seats", [2, 10])
def test_L00_it_is_for_three_to_nine_seats(seats):
    with pytest.raises(ConfigError, match="L-03"):
        deal(seats)


# --- the board (L-01) -----------------------------------------------------------------------------


@SEATS
def test_L01_two_starts_and_four_mines_lie_on_a_board_of_eleven_by_seven(seats):
    snapshot = Snapshot.of(deal(seats))
    assert draw(snapshot.names, snapshot.board, []).splitlines() == [
        "· · · · · · · · ? · · ",
        "· · · · · · · · · · · ",
        "B · · · · · · · · · ? ",
        "· · · · · · · · · · · ",
        "Y · · · · · · · · · ? ",
        "· · · · · · · · · · · ",
        "· · · · · · · · ? · · ",
    ]


def test_L01_mines_are_shuffled():
    lie = [deal(3, seed).position()["mines"] for seed in range(60)]
    assert all(sorted(mines.values()) == ["dragon", "gems", "gold", "silver"] for mines in lie)
    for cell in ("9,1", "11,3", "11,5", "9,7"):
        assert {mines[cell] for mines in lie} == {"dragon", "gems", "gold", "silver"}


def test_L01_both_starts_are_open_to_all_sides():
    assert components().start == (15,)


# --- treasures (L-02) -----------------------------------------------------------------------------


@SEATS
def test_L02_as_many_treasures_as_seats_are_laid_out_of_twelve(seats):
    state = deal(seats)
    assert len(state.view(0)["treasures"]) == seats
    assert len(happened(state, "treasure_laid")) == seats
    everything = state.position()["treasures"]
    assert Counter((row["kind"], row["value"]) for row in everything) == TREASURES
    assert len(everything) == 12


def test_L02_backs_show_the_kind_and_values_are_hidden():
    state = deal(9)
    for seat in (None, 0, 5):
        shown = state.view(seat)["treasures"]
        kinds = [row["kind"] for row in state.position()["treasures"][:9]]
        unknown = {"value": None, "owner": None}
        assert state.view(seat)["treasures_seen_by"] == [[]] * 9
        assert shown == [{"kind": kind, **unknown} for kind in kinds]


def test_L02_treasures_are_drawn_at_random_and_a_kind_may_be_missing():
    laid = [[row["kind"] for row in deal(3, s).view(None)["treasures"]] for s in range(60)]
    assert {len(set(kinds)) for kinds in laid} == {1, 2, 3}


# --- dwarfs (L-03) --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "loyal"), [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)]
)
def test_L03_dwarf_cards_by_seats(seats, loyal):
    position = deal(seats).position()
    assert len(position["dwarfs"]) == seats
    assert Counter(position["dwarfs"] + position["spare"]) == {
        f"{clan}_{role}": n
        for clan in ("blue", "yellow")
        for role, n in (("loyal", loyal), ("selfish", 1), ("saboteur", 1))
    }


def test_L03_the_clan_is_public_and_the_character_secret():
    state = deal(6)
    cards = [text.split("_") for text in state.position()["dwarfs"]]
    for seat in (None, *range(6)):
        view = state.view(seat)
        assert view["clans"] == [clan for clan, _ in cards]
        assert view["dwarfs"] == [role if s == seat else None for s, (_, role) in enumerate(cards)]
        assert view["dwarf"] == (None if seat is None else cards[seat][1])
        assert view["spare"] == [None, None]
    told = [event.known() for event in state.events_for(4) if event.kind == "dwarf_dealt"]
    assert [sorted(known) for known in told] == [["clan"]] * 4 + [["clan", "dwarf"], ["clan"]]


def test_L03_all_seats_may_be_of_one_clan():
    clans = {frozenset(deal(3, seed).view(None)["clans"]) for seed in range(80)}
    assert clans == {frozenset({"blue"}), frozenset({"yellow"}), frozenset({"blue", "yellow"})}


def test_L03_every_dwarf_card_may_be_dealt_or_spare():
    deals = [deal(3, seed).position() for seed in range(80)]
    assert len({dwarf for position in deals for dwarf in position["dwarfs"]}) == 6
    assert len({dwarf for position in deals for dwarf in position["spare"]}) == 6


# --- hands (L-04) ---------------------------------------------------------------------------------


@SEATS
def test_L04_every_dwarf_stands_on_the_start_of_its_clan(seats):
    for seed in range(5):
        view = deal(seats, seed).view(None)
        homes = {"blue": "1,3", "yellow": "1,5"}
        assert view["stands"] == [homes[clan] for clan in view["clans"]]


@pytest.mark.parametrize(
    ("seats", "cards", "pile"),
    [(3, 5, 38), (4, 5, 33), (5, 5, 28), (6, 5, 23), (7, 4, 25), (8, 4, 21), (9, 4, 17)],
)
def test_L04_ten_cards_aside_five_each_and_four_with_seven_to_nine_seats(seats, cards, pile):
    view = deal(seats).view(None)
    assert view["hands"] == [cards] * seats
    assert (view["aside"], view["pile"], view["discards"]) == (10, pile, [])


@SEATS
def test_L04_forty_paths_and_23_actions_are_dealt(seats):
    position = deal(seats).position()
    cards = Counter(chain(position["pile"], position["aside"], *position["hands"]))
    parts = components()
    assert cards == {card.name: card.copies for card in (*parts.paths, *parts.actions)}
    assert cards.total() == 40 + 23
    assert sum(card.copies for card in parts.paths) == 40


def test_L04_another_seed_shuffles_otherwise():
    for key in ("pile", "aside", "hands", "dwarfs", "treasures"):
        assert len({str(deal(seed=seed).position()[key]) for seed in range(10)}) == 10


def test_L04_the_pile_is_never_reshuffled():
    state = last_turn(hand=("trap", "axe"))
    assert len(state.view(None)["discards"]) == 51
    play(state, "pass axe trap")
    assert state.view(None)["round"] == 2  # nothing to draw: the round is over


def test_L04_the_top_card_of_the_pile_is_drawn():
    state = table(hands=[["trap"], ["axe"], ["boat"]], pile=["NESW", "NS"], stands=["1,3"] * 3)
    play(state, "pass trap")
    assert hand(state, 0) == ["NESW"]
    play(state, "pass axe")
    assert hand(state, 1) == ["NS"]


def test_the_rows_that_a_test_leaves_out_are_empty():
    assert draw_rows("  B ═\n  · ╬").splitlines() == ["·", "·", "B ═", "· ╬", "·", "·", "·"]
    assert draw_rows("Y ═").splitlines()[4] == "Y ═"
