"""Everything a custom Saboteur module in plain Python is written with."""

from pyrite.core.actions import Action
from pyrite.core.cards import Card
from pyrite.core.messages import Message
from pyrite.core.sides import E, N, S, W
from pyrite.saboteur.config.plugins import (
    VARIABLE,
    add_module,
    load_module,
    load_offered,
    module_named,
)
from pyrite.saboteur.plugins.module import OwnModule
from pyrite.saboteur.plugins.module import texts_of as texts_of
from pyrite.saboteur.plugins.table import OwnTable

__all__ = [
    "VARIABLE",
    "Action",
    "Card",
    "E",
    "Message",
    "N",
    "OwnModule",
    "OwnTable",
    "S",
    "W",
    "add_module",
    "load_module",
    "load_offered",
    "module_named",
]
