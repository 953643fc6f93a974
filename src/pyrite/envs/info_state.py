"""A key for everything that one seat knows."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any


def information_key(view: Mapping[str, Any]) -> str:
    """Return a digest of a view: two moments have the same key if the seat knows the same."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), default=list)
    return blake2b(text.encode(), digest_size=16).hexdigest()
