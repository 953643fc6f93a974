"""Random games over random tables; `make test-deep` plays them for six minutes."""

import pytest
from deep import DEEP
from property.soak import play


@pytest.mark.parametrize("number", range(12 if DEEP else 3))
def test_any_game_ends_with_all_laws_holding(number: int) -> None:
    assert play(number).winners
