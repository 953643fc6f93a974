"""What a fold of events works on: the view it makes, and what one event says."""

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Known = dict[str, Any]
Folds = dict[str, Callable[..., None]]
