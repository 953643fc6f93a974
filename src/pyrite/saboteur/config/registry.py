"""The list of modules and editions; no other file imports them."""

from pyrite.saboteur.modules.base import BASE
from pyrite.saboteur.modules.championship.y2016_greedy_dwarf import Y2016_GREEDY_DWARF
from pyrite.saboteur.modules.championship.y2017_goal_swap import Y2017_GOAL_SWAP
from pyrite.saboteur.modules.championship.y2018_trove import Y2018_TROVE
from pyrite.saboteur.modules.championship.y2019_veto import Y2019_VETO
from pyrite.saboteur.modules.championship.y2020_turnabout import Y2020_TURNABOUT
from pyrite.saboteur.modules.championship.y2021_master_craftsman import Y2021_MASTER_CRAFTSMAN
from pyrite.saboteur.modules.championship.y2022_path_specialist import Y2022_PATH_SPECIALIST
from pyrite.saboteur.modules.championship.y2023_diversion import Y2023_DIVERSION
from pyrite.saboteur.modules.editions import EDITIONS, FLAGS, Flag
from pyrite.saboteur.modules.minis.new_goals import NEW_GOALS
from pyrite.saboteur.modules.minis.toll import TOLL
from pyrite.saboteur.modules.minis.treasure_chests import TREASURE_CHESTS
from pyrite.saboteur.modules.minis.tunnel_party import TUNNEL_PARTY
from pyrite.saboteur.modules.minis.wardrobe import WARDROBE
from pyrite.saboteur.modules.saboteur2.module import SABOTEUR2
from pyrite.saboteur.modules.variants.sabotaged_dwarf import SABOTAGED_DWARF
from pyrite.saboteur.modules.variants.tournament import TOURNAMENT
from pyrite.saboteur.table.module import Module
from pyrite.saboteur.table.verbs import VERBS

__all__ = ["EDITIONS", "FLAGS", "MODULES", "VERBS", "Flag"]

# Cards are numbered and hooks called in this order: before a turn ends, the specialist's second
# path comes before the effects of stashes on the draw.
ALL = (
    *(BASE, SABOTEUR2),
    *(Y2016_GREEDY_DWARF, Y2017_GOAL_SWAP, Y2018_TROVE, Y2019_VETO),
    *(Y2020_TURNABOUT, Y2021_MASTER_CRAFTSMAN, Y2022_PATH_SPECIALIST, Y2023_DIVERSION),
    *(TOLL, WARDROBE, TUNNEL_PARTY, NEW_GOALS, TREASURE_CHESTS),
    *(SABOTAGED_DWARF, TOURNAMENT),
)
MODULES: dict[str, Module] = {module.key: module for module in ALL}
