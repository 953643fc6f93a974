"""Description, public part and private part suffice: a client with nothing else can play.

It draws the board and lists its legal actions. Both are compared with the engine, which is asked
only for its cards, its position and its list of actions.
"""

import json
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from contract.policies import POLICIES, playing
from contract.sets import TABLES
from contract.sets import Table as Options
from property import client, client_digging, client_guards, client_mines, client_paths
from property.client import Click, Table, block, draw, initial, list_around, read_cell, sheet
from property.client_moments import OWN_DECKS, SELDOM
from property.moments import RARE
from property.rare import Rare

import pyrite
from pyrite import Action, State
from pyrite.core.cards import FACE_DOWN, Card, Tile
from pyrite.core.description import Description, side_letters
from pyrite.core.sides import turned

CLIENTS: dict[str, Any] = {"saboteur": client_digging, "lostmines": client_mines}


def over_the_wire(data: Any) -> Any:
    """Nothing but JSON comes to a client."""
    return json.loads(json.dumps(data))


@lru_cache
def about(description: Description) -> Any:
    """A client gets it once."""
    return over_the_wire(description.as_dict())


def client_of(state: State, seat: int) -> Table:
    """All that somebody on this seat gets."""
    parts = over_the_wire(state.public()), over_the_wire(state.private(seat))
    return Table(about(state.describe()), *parts)


# --- clicking -------------------------------------------------------------------------------------


def written(action: Click) -> str:
    return json.dumps(action, sort_keys=True)


def engines_list(state: State, seat: int) -> set[str]:
    actions = [dict(action.as_dict()) for action in state.actions(seat)]
    for action in actions:
        del action["text"]
    return {written(action) for action in actions}


def check_clicks(state: State) -> None:
    """Every seat that is asked, and one that is not, finds exactly what the engine lets it do."""
    others = [seat for seat in range(state.seats) if seat not in state.asked]
    for seat in (*state.asked, *others[:1]):
        clicks = CLIENTS[state.game].clicks(client_of(state, seat))
        assert {written(click) for click in clicks} == engines_list(state, seat)


def check_at(state: State, policy: str, seed: int, moments: set[int]) -> None:
    check_clicks(state)
    for number, _ in enumerate(playing(state, POLICIES[policy], seed, max(moments)), 1):
        if number in moments:
            check_clicks(state)
            check_drawing(state)


MOMENTS = {2, 9, 20, 27, 28, 35, 45}


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


@pytest.mark.parametrize("moment", SELDOM)
def test_a_client_lists_what_may_seldom_be_done(moment: str) -> None:
    check_clicks(pyrite.from_position(SELDOM[moment]))


FULL = [table for table in TABLES if table.own or len(table.modules) > 10]


@pytest.mark.parametrize("table", FULL, ids=lambda table: table.name)
def test_clients_play_a_whole_round_by_clicking(table: Options) -> None:
    """First they choose what to do, then how; they send a verb and its parts, nothing else."""
    state, rng = table.new_game(7, rounds=1), Random(7)
    while not state.over:
        seat = rng.choice(state.asked)
        clicks = sorted(CLIENTS[state.game].clicks(client_of(state, seat)), key=written)
        verb = rng.choice(sorted({click["verb"] for click in clicks}))
        state.play(Action.from_dict(rng.choice([c for c in clicks if c["verb"] == verb])))
        if rng.randrange(4) == 0:
            check_clicks(state)


FLAGS = ({"must_connect": False}, {"must_connect": True, "sabotage_self": True})


@pytest.mark.parametrize("flags", FLAGS, ids=str)
@pytest.mark.parametrize("modules", [("y2023_diversion",), ("saboteur2", "y2023_diversion")])
def test_a_client_heeds_the_flags_of_a_table(flags: dict[str, bool], modules: Any) -> None:
    state = pyrite.new_game(seats=4, seed=2, modules=modules, **flags)
    check_at(state, "uniform", 2, set(range(1, 40, 3)))


@pytest.mark.parametrize("game", CLIENTS)
def test_a_client_knows_every_verb_and_question_of_every_table(game: str) -> None:
    known = CLIENTS[game]
    for table in TABLES:
        if table.game == game:
            description = table.new_game(1).describe()
            verbs = {card.verb for card in description.cards.values() if card.verb}
            assert verbs <= {*known.PLAYS, "veto"}
            assert set(description.questions) <= set(known.ANSWERS)


def test_a_client_knows_nothing_of_the_package() -> None:
    for part in (client, client_guards, client_paths, *CLIENTS.values()):
        assert "pyrite" not in Path(part.__file__).read_text(encoding="utf-8")


# --- drawing --------------------------------------------------------------------------------------


def drawn_by_the_engine(state: State) -> str:
    """The same drawing from the position and the cards that the engine plays by."""
    position = state.position()
    board = {read_cell(at): Tile.read(tile) for at, tile in position["board"].items()}
    sheet_ = sheet({at: drawn_card(state, tile) for at, tile in board.items()})
    hands = [len(hand) for hand in position["hands"]]
    return f"{sheet_}\n{list_around(hands, position | {'pile': len(position['pile'])})}"


def drawn_card(state: State, tile: Tile) -> list[str]:
    """A card as it lies, from its row in the component list of the table."""
    if tile.card == FACE_DOWN:
        return block(FACE_DOWN, [])
    names: Any = rules_of(state).names
    card = names.cards[names.numbers[tile.card]]
    ways = [turned(way) if tile.turned else way for way in card.ways]
    return block(middle(names.components, card), [side_letters(way) for way in ways])


def middle(parts: Any, card: Card) -> str:
    """From where the card lies in the box, and from what happens with it."""
    if card in getattr(parts, "goals", ()) or card in getattr(parts, "mines", ()):
        return initial(card.name)
    for is_so, sign in (
        (card.begins, "H"),
        (card.feature == "door_blue", "b"),
        (card.feature == "door_green", "g"),
        (card.bonus, "*"),
        (card.watched, "o"),
        (card in getattr(parts, "stash_paths", ()), "c"),
        (card not in parts.paths, "@"),
    ):
        if is_so:
            return sign
    return {"": "+", "rock": "^"}.get(card.feature, card.feature[:1])


def rules_of(state: State) -> Any:
    """Both games have rules, the contract of states has not."""
    engine: Any = state
    return engine.rules


def check_drawing(state: State) -> None:
    assert draw(client_of(state, 0)) == drawn_by_the_engine(state)


@pytest.mark.parametrize("game", OWN_DECKS)
def test_a_client_draws_and_clicks_own_decks(game: str) -> None:
    state = pyrite.new_game(game, seats=4, seed=3, **OWN_DECKS[game])
    check_at(state, "guided", 3, set(range(1, 60, 4)))


def test_a_drawing_shows_joined_sides_dead_ends_and_what_lies_face_down() -> None:
    board = {"1,0": "NS-EW", "2,0": "N-W", "1,1": "NW", "7,0": "ESW r"}
    paths = [{"ways": way, "copies": 10} for way in ("NS-EW", "N-W", "NW", "ESW")]
    options = {"seats": 3, "deck": {"base": {"paths": paths}}}
    state = pyrite.from_position({"options": options, "board": board})
    assert draw(client_of(state, 0)).splitlines()[6:12] == [
        "#1##1##.#            #1####",
        "1@12+2.+#            1+1#?#",
        "#1##1####            ######",
        "   #1#",
        "   1+#",
        "   ###",
    ]
