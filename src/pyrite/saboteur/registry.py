"""The one list of modules and editions; only this file imports them."""

from pyrite.saboteur.module import Module
from pyrite.saboteur.modules.base import BASE
from pyrite.saboteur.modules.championship.y2019_veto import Y2019_VETO
from pyrite.saboteur.modules.editions import EDITIONS, FLAGS
from pyrite.saboteur.verbs import VERBS

__all__ = ["EDITIONS", "FLAGS", "MODULES", "VERBS"]

MODULES: dict[str, Module] = {module.key: module for module in (BASE, Y2019_VETO)}
