"""The board has no edge (B-13): the longest tunnels, in play and by the numbers."""

import pytest
from boards import places, play, table, tile

import pyrite
from pyrite.core.cards import Card
from pyrite.core.grid import at_of, is_place
from pyrite.core.sides import E, N, S, W, ways_from_text
from pyrite.saboteur import numbers
from pyrite.saboteur.config import registry
from pyrite.saboteur.config.config import RELAYS
from pyrite.saboteur.decks.deck import FAR, components
from pyrite.saboteur.table.module import Module

CARDS = pyrite.GAMES["saboteur"].modules()[0]["cards"]
PATHS = [name for name, copies in CARDS.items() if name.isupper() for _ in range(copies)]
STEP = {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}
BACK = {N: S, E: W, S: N, W: E}


def sides(name, turn):
    exits = sum(ways_from_text(name))
    return (exits << 2 | exits >> 2) & 15 if turn else exits


def in_a_line(cards, ahead):
    """(card, turn) of all these cards such that each fits the one before, the first an exit."""
    line, rest, is_open = [], list(cards), True
    while rest:
        fitting = [
            (bool(sides(name, turn) & ahead) != is_open, name, turn)
            for name in rest
            for turn in ("", "r")
            if bool(sides(name, turn) & BACK[ahead]) == is_open
        ]
        changes, name, turn = min(fitting)  # go on alike while there are such cards
        rest.remove(name)
        line.append((name, turn if sides(name, "r") != sides(name, "") else ""))
        is_open ^= changes
    return line


def digging(actions, **options):
    """A table where three seats hold in turn the cards of these actions."""
    hands = [[], [], []]
    for number, action in enumerate(actions):
        hands[number % 3].append(action.split("@")[0])
    return table(seats=3, hands=hands, pile=[], **options)


def read_back(state):
    """The same moment, written and read."""
    again = pyrite.from_position(state.position())
    assert again.legal_actions() == state.legal_actions()
    assert again.position() == state.position()
    return again


@pytest.mark.parametrize("ahead", [N, S, W])
def test_B13_all_forty_paths_may_lie_in_one_line(ahead):
    dx, dy = STEP[ahead]
    line = in_a_line(PATHS, ahead)
    actions = [f"{c}@{dx * i},{dy * i}{turn}" for i, (c, turn) in enumerate(line, 1)]
    state = digging([*actions, "map@8,0"], must_connect=False)
    play(state, *actions)
    assert len(line) == 40
    assert tile(state, f"{40 * dx},{40 * dy}") is not None
    assert len(read_back(state).view(None)["board"]) == 44


def test_B13_the_line_goes_on_behind_the_goals():
    down = [("NS", ""), ("NS", ""), ("NS", ""), ("NE", "")]
    rest = list(PATHS)
    for card, _ in down:
        rest.remove(card)
    actions = [f"{c}@0,{i}" for i, (c, _) in enumerate(down, 1)]
    actions += [f"{c}@{i},4{turn}" for i, (c, turn) in enumerate(in_a_line(rest, E), 1)]
    state = digging([*actions, "map@8,0"], must_connect=False)
    play(state, *actions)
    assert tile(state, "36,4") is not None
    read_back(state)


@pytest.mark.parametrize(("ahead", "length"), [(N, 14), (S, 14), (W, 13)])
def test_B13_a_joined_tunnel_may_be_as_long_as_the_cards_allow(ahead, length):
    dx, dy = STEP[ahead]
    through = [c for c in PATHS if "-" not in c and not (ahead | BACK[ahead]) & ~sides(c, "")]
    actions = [f"{c}@{dx * i},{dy * i}" for i, c in enumerate(through, 1)]
    state = digging([*actions, "N-E-S-W@"])
    play(state, *actions)
    assert len(through) == length
    assert f"{dx * (length + 1)},{dy * (length + 1)}" in places(state, "N-E-S-W")


JOINED = [(card, "") for card in ["NESW"] * 5 + ["ESW"] * 5]
LOOSE = in_a_line([card for card in PATHS if card != "EW"], W)


@pytest.mark.parametrize(("line", "must_connect"), [(JOINED, True), (LOOSE, False)])
def test_B13_tunnels_taken_away_and_laid_again_need_no_more_room(line, must_connect):
    tunnel = [f"{card}@{-i},0{turn}" for i, (card, turn) in enumerate(line, 1)]
    gaps = ("-1,0", "-5,0", "-10,0")
    again = [f"{card}@{cell}" for cell in gaps for card in ("rockfall", "EW")]
    state = digging([*tunnel, *again, "map@8,0"], must_connect=must_connect)
    play(state, *tunnel)
    before = state._dump()["ncells"]
    play(state, *again)
    assert before == state._dump()["ncells"] == 5 + 3 + 3 * len(tunnel)
    assert [tile(state, cell) for cell in gaps] == ["EW"] * 3
    read_back(state)


def test_B13_paths_go_on_behind_the_start_and_behind_the_goals():
    state = table(
        """
        ╔══S       ?
           ╚╩╩╩╬╬╩╩═╬
                   ?
        """,
        ["NESW"],
    )
    assert {"-3,1", "9,0", "9,2", "10,1"} <= places(state, "NESW")


def test_B13_the_numbers_of_the_board_hold_the_longest_tunnels():
    laid_out = numbers.MAX_GOALS + 4
    assert 5 * laid_out + 3 * numbers.MAX_LAYS < numbers.MAX_CELLS  # cell 0 stands for none
    assert numbers.MAX_CELLS < 1024  # the index always has an empty slot
    farthest = FAR + numbers.MAX_LAYS
    assert all(is_place(at_of(x, y)) for x in (-farthest, farthest) for y in (-farthest, farthest))
    assert farthest + 1 < 126  # the neighbours of the farthest card are places too


@pytest.mark.parametrize("keys", [("base",), tuple(registry.MODULES)], ids=["base", "all"])
def test_B13_there_is_room_for_the_paths_of_all_boxes(keys):
    printed = components(keys)
    paths = sum(card.copies for card in printed.paths)
    again = sum(printed.copies.get(name, 0) for name in ("trove", "diversion"))
    again += printed.stashes.get("search_discard", 0)
    assert paths + RELAYS <= numbers.MAX_LAYS
    assert again <= RELAYS
    laid_out = 1 + len(printed.goal_cells) + len(printed.stash_cells) + len(printed.sites)
    assert laid_out + (printed.open_cell is not None) <= numbers.MAX_GOALS + 4


def with_more_paths(monkeypatch, copies):
    """A new game with so many more path cards; the module's name keeps its rules apart."""
    name = f"more{copies}"
    more = Card("more", "place", (N | E, S | W), copies=copies)
    module = Module(name, source="tests", rules=("B-13",), cards=(more,))
    monkeypatch.setitem(registry.MODULES, name, module)
    return pyrite.new_game(seats=3, seed=1, modules=[name])


def test_B13_a_set_with_more_paths_than_there_is_room_is_refused(monkeypatch):
    room = numbers.MAX_LAYS - RELAYS - len(PATHS)
    assert with_more_paths(monkeypatch, room).view(None)["pile"] == 67 + room - 18
    too_many = f"Too many paths: {numbers.MAX_LAYS - RELAYS + 1}"
    with pytest.raises(pyrite.ConfigError, match=too_many):
        with_more_paths(monkeypatch, room + 1)


@pytest.mark.parametrize("cell", ["100,0", "0,100", "-100,0", "0,-100"])
def test_B13_a_position_further_out_than_any_tunnel_reaches_is_refused(cell):
    with pytest.raises(pyrite.NotationError, match="B-13"):
        table(board={cell: "NESW"}, must_connect=False)
