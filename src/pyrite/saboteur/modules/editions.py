"""The differences between the three printed editions (part E), as flags in one table.

Each flag can be set separately for a table: the option has the flag's name and one of its values.
"""

from typing import NamedTuple


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
