"""Types for folding events: the view being built, and the contents of an event."""

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Known = dict[str, Any]
Folds = dict[str, Callable[..., None]]
