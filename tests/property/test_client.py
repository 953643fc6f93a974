"""Description, public part and private part suffice: a client with nothing else draws and clicks.

It draws the board and lists what its seat may do; both are compared with the engine, which is asked
for nothing but its cards, its position and its list of actions.
"""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from contract.policies import POLICIES, playing
from contract.sets import TABLES
from contract.sets import Table as Options
from property import client_digging, client_mines
from property.client import Click, Table, block, draw, read_cell, sheet
from property.moments import RARE
from property.rare import Rare

import pyrite
from pyrite import State
from pyrite.core.cards import Card
from pyrite.core.description import side_letters
from pyrite.core.sides import turned
from pyrite.core.tiles import FACE_DOWN, Tile

CLICKS: dict[str, Callable[[Table], Iterator[Click]]] = {
    "saboteur": client_digging.clicks,
    "lostmines": client_mines.clicks,
}
CLIENTS: dict[str, Any] = {"saboteur": client_digging, "lostmines": client_mines}


def over_the_wire(data: Any) -> Any:
    """Nothing but JSON comes to a client."""
    return json.loads(json.dumps(data))


def client_of(state: State, seat: int) -> Table:
    about = over_the_wire(state.describe().as_dict())
    return Table(about, over_the_wire(state.public()), over_the_wire(state.private(seat)))


# --- clicking -------------------------------------------------------------------------------------


def written(action: Click) -> str:
    return json.dumps(action, sort_keys=True)


def engines_list(state: State, seat: int) -> set[str]:
    actions = [dict(action.as_dict()) for action in state.actions(seat)]
    for action in actions:
        del action["text"]
    return {written(action) for action in actions}


def check_clicks(state: State) -> None:
    """Every seat, asked or not, finds exactly what the engine would let it do."""
    for seat in range(state.seats):
        if seat in state.asked or seat == (state.asked or (0,))[0] - 1:
            mine = {written(click) for click in CLICKS[state.game](client_of(state, seat))}
            assert mine == engines_list(state, seat)


def check_at(state: State, policy: str, seed: int, moments: set[int]) -> None:
    check_clicks(state)
    for number, _ in enumerate(playing(state, POLICIES[policy], seed, max(moments)), 1):
        if number in moments:
            check_clicks(state)
            check_drawing(state)


MOMENTS = {1, 2, 5, 9, 14, 20, 27, 28, 35, 44, 45, 60}


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_a_client_lists_what_may_be_done(table: Options) -> None:
    check_at(table.new_game(5), "guided", 5, MOMENTS)
    check_at(table.new_game(6, rounds=2), "uniform", 6, {n + 17 for n in MOMENTS})


def first_of_each_kind(rows: list[Rare]) -> list[Rare]:
    """One moment of every question, of both games."""
    asked = [row for row in rows if row.kind in CLIENTS[row.table.game].ANSWERS]
    found = {(row.table.game, row.kind): row for row in reversed(asked)}
    return [*found.values()]


@pytest.mark.parametrize("row", first_of_each_kind(RARE), ids=Rare.line)
def test_a_client_knows_the_answers_to_rare_questions(row: Rare) -> None:
    state = row.reach()
    assert state.public()["ask"]["kind"] == row.kind
    check_clicks(state)
    check_drawing(state)


FLAGS = ({"must_connect": False}, {"must_connect": True, "sabotage_self": True})


@pytest.mark.parametrize("flags", FLAGS, ids=str)
@pytest.mark.parametrize("modules", [("y2023_diversion",), ("saboteur2", "y2023_diversion")])
def test_a_client_heeds_the_flags_of_a_table(flags: dict[str, bool], modules: Any) -> None:
    state = pyrite.new_game(seats=4, seed=2, modules=modules, **flags)
    check_at(state, "uniform", 2, set(range(1, 40, 3)))


@pytest.mark.parametrize("game", CLICKS)
def test_a_client_knows_every_verb_and_question_of_every_table(game: str) -> None:
    client = CLIENTS[game]
    for table in TABLES:
        if table.game == game:
            about = table.new_game(1).describe()
            verbs = {card.verb for card in about.cards.values() if card.verb}
            assert verbs <= {*client.PLAYS, "veto"}
            assert set(about.questions) <= set(client.ANSWERS)


# --- drawing --------------------------------------------------------------------------------------


def drawn_by_the_engine(state: State) -> str:
    """The same drawing from the position and the engine's own cards."""
    cards = {card.name: card for card in state.rules.names.cards}  # type: ignore[attr-defined]
    board = {read_cell(at): Tile.read(tile) for at, tile in state.position()["board"].items()}
    return sheet({at: drawn_card(state, tile, cards) for at, tile in board.items()})


def drawn_card(state: State, tile: Tile, cards: dict[str, Card]) -> list[str]:
    if tile.card == FACE_DOWN:
        return block(FACE_DOWN, [])
    card = cards[tile.card]
    ways = [turned(way) if tile.turned else way for way in card.ways]
    return block(middle(state, card), [side_letters(way) for way in ways])


def middle(state: State, card: Card) -> str:
    """From what the engine plays by: verbs, doors, crystals, watched cards."""
    parts = state.rules.names.components  # type: ignore[attr-defined]
    if card in (parts.goals if state.game == "saboteur" else parts.mines):
        return card.name[0].upper()
    signs = {card.ladder: "H", card.door == 1: "b", card.door == 2: "g", card.crystal: "*"}
    if True in signs:
        return signs[True]
    return {"rock": "^", "campfire": "f", "trunk": "t", "lake": "l", "ditch": "d"}.get(
        card.feature, "+" if card.verb else "o" if card.watched else plain_middle(card)
    )


def plain_middle(card: Card) -> str:
    return "@" if card.name.startswith("start") else "c"


def check_drawing(state: State) -> None:
    assert draw(client_of(state, 0)) == drawn_by_the_engine(state)
