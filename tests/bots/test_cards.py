"""Bots know cards only from the description of the table."""

from pyrite import new_game
from pyrite.bots.saboteur.board import Cards, cards_of, cell_beyond
from pyrite.bots.saboteur.situation import cell_of
from pyrite.core.grid import at_of
from pyrite.core.sides import E, N, S, W


def cards(*modules: str, **options: object) -> Cards:
    return cards_of(new_game(seats=6, seed=1, modules=modules, **options).describe())


def test_a_shape_knows_what_is_joined_to_each_side() -> None:
    assert [cards().shape("NW r").ways[side] for side in (N, E, S, W)] == [0, E | S, E | S, 0]
    assert cards().shape("NW r").sides == E | S
    assert not any(cards().shape("N-E-S-W").ways)


def test_dead_ends_are_told_from_tunnels_and_actions() -> None:
    shapes = [cards().shape(card) for card in ("N-E-S-W", "S", "S r", "NESW", "map")]
    assert [shape.is_dead_end for shape in shapes] == [True, True, True, False, False]


def test_cards_have_verbs_and_unknown_ones_none() -> None:
    base = cards("y2019_veto")
    assert [base.verb(card) for card in ("NESW", "broken_lamp", "veto", "start", "juggle")] == [
        *("place", "break", "veto", "", "")
    ]
    assert [base.is_path(card) for card in ("NESW", "map", "start", "juggle")] == [
        *(True, False, False, False)
    ]


def test_what_a_repair_mends() -> None:
    known = cards("y2021_master_craftsman")
    assert known.mends("repair_pick_lamp", "lamp")
    assert not known.mends("repair_pick_lamp", "cart")
    assert known.mends("master_craftsman", "cart")
    assert not known.mends("broken_cart", "cart")


def test_S11_to_S13_ladders_doors_and_crystals_are_known_by_their_feature() -> None:
    second = cards("saboteur2")
    ladder, start, path = (second.shape(card) for card in ("ladder_S r", "start", "EW"))
    assert (ladder.is_source, ladder.is_dead_end, ladder.sides) == (True, False, N)
    assert (start.is_source, path.is_source) == (True, False)
    assert second.shape("crystal_S").is_dead_end
    assert [second.shape(card).is_crystal for card in ("crystal_S r", "EW")] == [True, False]
    assert [second.shape(card).door for card in ("door_blue_EW", "door_green_NS-E r", "EW")] == [
        *("blue", "green", "")
    ]


def test_a_card_that_nobody_knows_is_open_to_all_sides() -> None:
    for tile in ("?", "juggle", "juggle r"):
        shape = cards().shape(tile)
        assert {shape.ways[side] for side in (N, E, S, W)} == {N | E | S | W}
        assert not shape.is_source


def test_paths_of_somebodys_own_deck_are_known_by_their_rows() -> None:
    rows = [{"ways": "NES-W", "copies": 30}, {"ways": "EW", "copies": 30}]
    own = cards(deck={"base": {"paths": rows}})
    assert own.shape("NES-W").ways[N] == N | E | S
    assert own.shape("NES-W").ways[W] == 0
    assert own.is_path("NES-W")
    assert not cards().is_path("NES-W")


def test_the_cards_of_a_table_are_looked_up_once_for_all_its_bots() -> None:
    description = new_game(seats=6, seed=1).describe()
    assert cards_of(description) is cards_of(description)


def test_MT1_a_guard_bars_the_cell_that_its_exit_leads_to() -> None:
    assert cell_beyond("4,-1E") == at_of(5, -1)
    assert cell_beyond("4,-1N") == at_of(4, -2)
    state = new_game(seats=6, seed=1, modules=("toll",))
    guard = next(action for action in state.actions() if action.verb == "guard")
    assert cell_of(guard) == at_of(0, 0)
    barred = cell_beyond(f"{guard.cell}{guard.side}")
    assert barred in {at_of(0, -1), at_of(1, 0), at_of(0, 1), at_of(-1, 0)}
