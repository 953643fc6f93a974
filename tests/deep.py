"""Slow tests: `make test` runs a part of them, `make test-deep` (`PYRITE_DEEP=1`) the rest.

Tests or cases marked `deep` run only in the latter. Those marked `deeper` run in both and ask
`DEEP` how far to go.
"""

import os
from collections.abc import Container, Iterable
from typing import Any

import pytest

DEEP = "PYRITE_DEEP" in os.environ


def in_deep(*values: Any) -> Any:
    """Return a case of a parametrized test that only `make test-deep` runs."""
    return pytest.param(*values, marks=pytest.mark.deep)


def cases(every: Iterable[Any], first: Container[Any]) -> list[Any]:
    """Return values for a parametrized test, of which `make test` only runs the `first`."""
    tried = every if DEEP else [one for one in every if one in first]
    return [pytest.param(one) if one in first else in_deep(one) for one in tried]
