"""Random games over random tables; `make soak` plays ten thousand of them."""

import pytest
from property.soak import play


@pytest.mark.parametrize("number", range(24))
def test_any_game_ends_with_all_laws_holding(number: int) -> None:
    assert play(number).winners
