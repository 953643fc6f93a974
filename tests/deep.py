"""What takes long: `make test` tries a part of it, `make test-deep` (`PYRITE_DEEP=1`) the rest.

A test or a case marked `deep` is tried by the latter alone, one marked `deeper` by both: it asks
`DEEP` how far to go.
"""

import os
from collections.abc import Container, Iterable
from typing import Any

import pytest

DEEP = "PYRITE_DEEP" in os.environ


def in_deep(*values: Any) -> Any:
    """A case of a parametrized test that is left to `make test-deep`."""
    return pytest.param(*values, marks=pytest.mark.deep)


def cases(every: Iterable[Any], first: Container[Any]) -> list[Any]:
    """Values to try a test with, of which `make test` tries the first."""
    tried = every if DEEP else [one for one in every if one in first]
    return [pytest.param(one) if one in first else in_deep(one) for one in tried]
