"""The one list of modules; only this file imports them."""

from pyrite.saboteur.module import Module
from pyrite.saboteur.modules.base import BASE
from pyrite.saboteur.modules.championship.y2019_veto import Y2019_VETO

MODULES: dict[str, Module] = {module.key: module for module in (BASE, Y2019_VETO)}
