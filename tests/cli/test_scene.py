"""The cards on the table, followed event by event."""

from typing import Any

import pyrite
from pyrite.cli.drawing.saboteur import Guard, SaboteurScene, guards


def scene() -> SaboteurScene:
    return SaboteurScene(
        board={"0,0": "start", "8,0": "?", "8,2": "?", "2,2": "?", "1,0": "EW"},
        goals={"8,0": "treasure"},
        numbers={"8,0": 1, "8,2": 2},
        chests={"2,2": None},
    )


def test_cards_come_and_go() -> None:
    seen = scene()
    seen.hear("placed", {"cell": "2,0", "tile": "NW r"})
    seen.hear("lifted", {"cell": "1,0"})
    seen.hear("cover_lost", {"cell": "2,2"})
    assert "1,0" not in seen.board
    assert "2,2" not in seen.board
    assert seen.fresh == {"2,0"}
    seen.hear("collapsed", {"cell": "2,0", "card": "NW"})
    seen.hear("round_started", {"round": 2})
    assert seen.fresh == set()


def test_a_pushed_goal_keeps_its_number_and_what_is_known_of_it() -> None:
    seen = scene()
    seen.hear("pushed", {"from": "8,0", "to": "9,0"})
    assert seen.board["9,0"] == "?"
    assert (seen.numbers["9,0"], seen.goals["9,0"]) == (1, "treasure")
    assert "8,0" not in {**seen.board, **seen.numbers, **seen.goals}


def test_looking_at_a_goal_is_not_looking_at_a_chest() -> None:
    seen = scene()
    seen.hear("looked", {"cell": "8,2", "card": "stone1"})
    seen.hear("looked", {"cell": "2,2", "card": "chest_NE", "chest": "burn_5"})
    seen.hear("looked", {"cell": "8,0"})
    assert seen.goals == {"8,0": "treasure", "8,2": "stone1"}
    assert seen.chests == {"2,2": "chest_NE"}


def test_only_who_swapped_goals_still_knows_them() -> None:
    for known, goals in (
        ({"goals": [1, 2]}, {}),
        ({"goals": [1, 2], "swapped": True}, {"8,2": "treasure"}),
        ({"goals": [1, 2], "swapped": False}, {"8,0": "treasure"}),
    ):
        seen = scene()
        seen.hear("chose", known)
        assert seen.goals == goals


def test_guards_are_read_from_the_part_of_their_module() -> None:
    view: dict[str, Any] = pyrite.new_game(seats=3, seed=1, modules=["toll"]).view(0)
    assert list(guards(view)) == []
    standing, out = view["modules"]["toll"]["guards"]
    standing |= {"exit": "4,-1E", "owner": 1}
    out["out"] = True
    assert list(guards(view)) == [Guard(1, 1, "4,-1E", "5,-1")]
    seen = SaboteurScene()
    seen.look(view)
    assert seen.guards == {"5,-1": "B"}
    assert seen.numbers == {"8,-2": 1, "8,0": 2, "8,2": 3}


def test_a_guard_stands_before_the_cell_at_each_side() -> None:
    view: dict[str, Any] = pyrite.new_game(seats=3, seed=1, modules=["toll"]).view(0)
    for side, cell in (("N", "0,-1"), ("E", "1,0"), ("S", "0,1"), ("W", "-1,0")):
        view["modules"]["toll"]["guards"][0] |= {"exit": f"0,0{side}", "owner": 2}
        assert [guard.faces for guard in guards(view)] == [cell]
