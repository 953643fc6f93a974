"""The number of cards each goal still needs, on drawn boards."""

from boards import play, table

from pyrite import State, new_game
from pyrite.bots.saboteur.board import Board, cards_of, leads_into
from pyrite.core.grid import at_of

UPPER, MIDDLE, LOWER = at_of(8, -2), at_of(8, 0), at_of(8, 2)


def seen(state: State, seat: int = 0) -> Board:
    """The board of a table as this seat sees it."""
    return Board.of(state.view(seat), cards_of(state.describe()))


def drawn(drawing: str) -> Board:
    return seen(table(drawing))


def cards_left(drawing: str) -> tuple[int, int, int]:
    left = drawn(drawing).distances()
    return left[UPPER], left[MIDDLE], left[LOWER]


def test_an_empty_board_needs_seven_cards_and_two_more_for_the_outer_goals() -> None:
    assert cards_left("S") == (8, 7, 8)  # the last two through the goal in the middle: 7 + 1


def test_a_tunnel_shortens_the_way() -> None:
    assert cards_left("S═╬") == (6, 5, 6)


def test_B15_a_stub_leads_nowhere() -> None:
    assert cards_left("S═╬═┼")[1] > cards_left("S═╬═")[1]


def test_a_loose_part_counts_once_it_is_reached() -> None:
    assert cards_left("S  ═══")[1] == 4


def test_a_rockfall_and_a_new_card_change_the_count() -> None:
    board = drawn("S═══")
    assert board.without(at_of(1, 0)).distances()[MIDDLE] == 5
    assert board.with_card(at_of(4, 0), "EW").distances()[MIDDLE] == 3
    assert board.distances()[MIDDLE] == 4


def test_a_turned_goal_is_a_card_like_any_other() -> None:
    board = drawn("S").with_card(MIDDLE, "stone1 r")
    assert set(board.distances()) == {UPPER, LOWER}


def test_no_way_leads_through_a_goal_known_to_be_stone() -> None:
    known = table("S", goals={"8,0": "stone1"}, looks=[["8,0"], [], [], [], []])
    assert seen(known).distances() == {UPPER: 9, MIDDLE: 7, LOWER: 9}
    assert seen(known, 1).distances() == {UPPER: 8, MIDDLE: 7, LOWER: 8}


def test_who_has_seen_the_treasure_knows_the_stones() -> None:
    board = seen(table("S", goals={"8,2": "treasure"}, looks=[["8,2"]] + [[]] * 4))
    assert board.stones == {UPPER, MIDDLE}


def test_a_card_leads_into_its_neighbours_by_ways_not_by_stubs() -> None:
    cards = cards_of(new_game(seats=5, seed=1).describe())
    assert leads_into(cards.shape("EW").ways, at_of(7, 0), MIDDLE)
    assert not leads_into(cards.shape("NS").ways, at_of(7, 0), MIDDLE)
    assert not leads_into(cards.shape("E-W").ways, at_of(7, 0), MIDDLE)
    assert not leads_into(cards.shape("EW").ways, at_of(6, 0), MIDDLE)


def second(drawing: str, dwarf: str) -> Board:
    """The board of Saboteur 2 as this dwarf sees it."""
    return seen(table(drawing, modules=["saboteur2"], dwarfs=[dwarf, *[None] * 4]))


def test_S11_every_ladder_is_a_start() -> None:
    assert second("S═╴→", "boss").distances()[MIDDLE] == 4
    assert second("S═╴", "boss").distances()[MIDDLE] > 4
    before = second("S═╴", "boss")
    board = before.with_card(at_of(3, 0), "ladder_E")
    assert board.distances()[MIDDLE] == 4
    assert board.without(at_of(3, 0)).distances() == before.distances()


def test_S30_doors_of_the_other_colour_lead_nowhere() -> None:
    left = {dwarf: second("S═e═", dwarf).distances()[MIDDLE] for dwarf in ("green", "boss", "blue")}
    assert left["green"] == left["boss"] == 4 < left["blue"]
    assert second("S═", "blue").with_card(at_of(2, 0), "door_blue_EW").distances()[MIDDLE] == 5


def test_MC1_a_chest_face_down_is_no_goal_and_may_lead_on() -> None:
    board = seen(table("S", modules=["treasure_chests"]))
    assert set(board.distances()) == {UPPER, MIDDLE, LOWER}
    assert board.without(at_of(2, -2)).distances() != {}


def test_what_is_joined_to_the_start() -> None:
    cells = drawn("S═─═").joined()
    assert cells == {at_of(0, 0), at_of(1, 0)}


def test_C17_who_saw_the_treasure_swapped_looks_at_both_places() -> None:
    looks = [["8,0"], [], [], [], []]
    known = {"goals": {"8,0": "treasure"}, "looks": looks, "knows": looks}
    hands = [None, ["goal_swap"], None, None, None]
    state = table("S", modules=["y2017_goal_swap"], hands=hands, turn=1, **known)
    play(state, "goal_swap:1,2", "leave")
    assert seen(state).stones == {LOWER}
    assert seen(state, 2).stones == set()
