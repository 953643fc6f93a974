"""Drawn boards: every card has a distinct sign, and a drawing can be read back."""

import pytest

from pyrite.core.grid import at_of
from pyrite.games import GAMES, new_game
from pyrite.saboteur.text.drawing import UNSIGNED, all_signs, draw, read_drawing, signs
from pyrite.saboteur.text.names import Names

TABLES: list[tuple[str, ...]] = [()] + [
    (m["key"],) for m in GAMES["saboteur"].modules() if m["key"] != "base"
]


def names_of(modules: tuple[str, ...]) -> Names:
    made: Names = new_game("saboteur", seats=5, seed=1, modules=modules).rules.names  # type: ignore[attr-defined]
    return made


@pytest.mark.parametrize("modules", TABLES, ids="-".join)
def test_no_two_cards_of_a_table_have_the_same_sign(modules: tuple[str, ...]) -> None:
    known = signs(names_of(modules))
    assert UNSIGNED not in known.values()
    assert len(set(known.values())) == len(known)
    assert set(known.values()) <= all_signs()


@pytest.mark.parametrize("modules", TABLES, ids="-".join)
def test_what_is_drawn_can_be_read(modules: tuple[str, ...]) -> None:
    here = names_of(modules)
    tiles = [tile for tile in signs(here) if tile != "start"]
    board = {"0,0": "start"} | {f"{n},1": tile for n, tile in enumerate(tiles)}
    assert read_drawing(here, at_of(0, 0), draw(here, board)) == board


@pytest.mark.parametrize(
    ("module", "tile", "sign"),
    [
        ("saboteur2", "NS-EW", "╳"),
        ("saboteur2", "NW-ES", "╱"),
        ("saboteur2", "NS-W-E", "╫"),
        ("saboteur2", "NW-S r", "┢"),
        ("saboteur2", "ladder_ES r", "↖"),
        ("saboteur2", "door_blue_NS", "N"),
        ("saboteur2", "door_green_NS-E r", "q"),
        ("saboteur2", "crystal_ESW r", "┻"),
        ("saboteur2", "crystal_NSW-E", "╉"),
        ("wardrobe", "wardrobe", "W"),
        ("tunnel_party", "tunnel_party", "T"),
        ("new_goals", "dragon r", "❻"),
        ("treasure_chests", "chest_NE r", "╮"),
    ],
)
def test_signs_are_those_of_the_docs(module: str, tile: str, sign: str) -> None:
    assert signs(names_of((module,)))[tile] == sign
