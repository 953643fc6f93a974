"""Random games at random tables; `make test-deep` plays them for six minutes."""

import pytest
from deep import cases
from property.soak import play


@pytest.mark.parametrize("number", cases(range(12), range(3)))
def test_any_game_ends_with_all_laws_holding(number: int) -> None:
    assert play(number).winners
