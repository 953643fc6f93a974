"""Your own modules, named like `--module mycards:Lantern`."""

import os
from collections.abc import Sequence

from pyrite.lang.catalogue import add_words
from pyrite.modules import VARIABLE, load_module, module_named


def is_own(name: str) -> bool:
    """Return whether a name has the form module:Class of an own module."""
    return ":" in name


def load_own(names: Sequence[str]) -> None:
    """Load own modules with their texts, here and in worker processes."""
    own = [name for name in names if is_own(name)]
    for name in own:
        module = module_named(load_module(name)).own
        add_words(module.english, module.words)
    if own:
        os.environ[VARIABLE] = ",".join(own)
