"""The list of modules and editions; no other file imports them.

The differences between the three printed editions (part E) are flags in one table. Each flag can be
set separately for a table: the option has the flag's name and one of its values.
"""

from typing import NamedTuple

from pyrite.saboteur.modules.base import BASE
from pyrite.saboteur.modules.championship.y2016_greedy_dwarf import Y2016_GREEDY_DWARF
from pyrite.saboteur.modules.championship.y2017_goal_swap import Y2017_GOAL_SWAP
from pyrite.saboteur.modules.championship.y2018_trove import Y2018_TROVE
from pyrite.saboteur.modules.championship.y2019_veto import Y2019_VETO
from pyrite.saboteur.modules.championship.y2020_turnabout import Y2020_TURNABOUT
from pyrite.saboteur.modules.championship.y2021_master_craftsman import Y2021_MASTER_CRAFTSMAN
from pyrite.saboteur.modules.championship.y2022_path_specialist import Y2022_PATH_SPECIALIST
from pyrite.saboteur.modules.championship.y2023_diversion import Y2023_DIVERSION
from pyrite.saboteur.modules.minis.new_goals import NEW_GOALS
from pyrite.saboteur.modules.minis.toll import TOLL
from pyrite.saboteur.modules.minis.treasure_chests import TREASURE_CHESTS
from pyrite.saboteur.modules.minis.tunnel_party import TUNNEL_PARTY
from pyrite.saboteur.modules.minis.wardrobe import WARDROBE
from pyrite.saboteur.modules.saboteur2.module import SABOTEUR2
from pyrite.saboteur.modules.variants.sabotaged_dwarf import SABOTAGED_DWARF
from pyrite.saboteur.modules.variants.tournament import TOURNAMENT
from pyrite.saboteur.table.module import Module
from pyrite.saboteur.table.verbs import VERBS as VERBS


class Flag(NamedTuple):
    """One printed difference: its values, the first of which is that of 2024."""

    name: str
    values: tuple[object, object]
    number: str  # the number in Rules that is 1 if the first value holds ...
    first_is: int = 1  # ... or 0


FLAGS = (
    Flag("must_connect", (True, False), "must_connect"),
    Flag("gold_drawn", ("per_digger", "per_seat"), "gold_per_digger"),
    Flag("goals_at_once", ("all", "one"), "all_goals"),
    Flag("sabotage_self", (False, True), "sabotage_self", 0),
    Flag("discard_faces", ("down", "played_up"), "played_face_up", 0),
    Flag("round_end", ("hands_empty", "passes"), "end_by_passes", 0),
    Flag("saboteur_pay", ("exact", "drawn"), "pay_exact"),
    Flag("misfit_goal", ("best", "choice"), "best_turn"),
    Flag("next_starter", ("last_card", "last_turn"), "last_card_starts"),
)

EDITIONS: dict[str, dict[str, object]] = {
    "2024": {flag.name: flag.values[0] for flag in FLAGS},
    "et2007": {flag.name: flag.values[1] for flag in FLAGS} | {"discard_faces": "down"},
    "is": {flag.name: flag.values[0] for flag in FLAGS}
    | {
        "must_connect": False,
        "gold_drawn": "per_seat",
        "sabotage_self": True,
        "discard_faces": "played_up",
    },
}


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
