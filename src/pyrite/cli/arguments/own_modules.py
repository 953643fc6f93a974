"""Modules of somebody's own, as `--module mycards:Lantern` names them."""

import os
from collections.abc import Sequence

from pyrite.lang.catalogue import add_words
from pyrite.modules import VARIABLE, load_module, module_named


def is_own(name: str) -> bool:
    """Is it a module of somebody's own, named as module:Class?"""
    return ":" in name


def load_own(names: Sequence[str]) -> None:
    """Load those that are somebody's own, with their words, here and in processes to come."""
    own = [name for name in names if is_own(name)]
    for name in own:
        module = module_named(load_module(name)).own
        add_words(module.english, module.words)
    if own:
        os.environ[VARIABLE] = ",".join(own)
