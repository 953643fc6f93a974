"""Positions and decks that test_client.py tries in addition to all tables."""

from typing import Any

# Moments too rare in play, set up here with A on turn.
SELDOM: dict[str, dict[str, Any]] = {
    "freed, hands off, another theft": {
        "options": {"seats": 3, "modules": ["saboteur2"]},
        "front": [["pick", "theft"], ["trapped", "theft"], ["trapped"]],
        "hands": [["freed", "hands_off", "theft", "trapped", "repair_pick", "NESW"], [], []],
    },
    "a trove and no discards": {
        "options": {"seats": 3, "modules": ["y2018_trove"]},
        "hands": [["trove"], ["map"], ["map"]],
    },
    "a trove and a discard": {
        "options": {"seats": 3, "modules": ["y2018_trove"]},
        "hands": [["trove"], ["map"], ["map"]],
        "discards": ["rockfall"],
    },
    "no second path": {
        "options": {"seats": 3, "modules": ["y2022_path_specialist"]},
        "hands": [["map"], ["map"], ["map"]],
        "modules": {"y2022_path_specialist": {"paths_left": 1}},
        "asks": [{"kind": "lay_path", "seats": [0]}],
    },
    "a guard that costs a gold card": {
        "options": {"seats": 3, "modules": ["toll", "y2023_diversion"]},
        "round": 2,
        "board": {"0,0": "start", "0,1": "NS"},
        "fresh": "0,1",
        "hands": [["NESW", "diversion"], ["map"], ["map"]],
        "coins": [0, 1, 0],
        "won": [{"round": 1, "seat": 0, "how": "drafted", "value": 1, "changed": False}],
        "modules": {"toll": {"guards": [{"exit": "0,0E", "owner": 1}]}},
    },
    "a guard and no gold": {
        "options": {"seats": 3, "modules": ["toll", "y2023_diversion"]},
        "round": 2,
        "board": {"0,0": "start", "0,1": "NS"},
        "fresh": "0,1",
        "hands": [["NESW", "diversion"], ["map"], ["map"]],
        "coins": [0, 1, 0],
        "modules": {"toll": {"guards": [{"exit": "0,0E", "owner": 1}]}},
    },
    "a proposal was refused, the tokens are gone": {
        "game": "lostmines",
        "options": {"seats": 3, "deck": {"base": {"tokens": {"trap": 1, "troll": 1, "axe": 0}}}},
        "board": {"2,3": "trunk_EW", "3,3": "ditch_EW", "4,3": "NESW"},
        "traps": ["4,3E"],
        "trolls": [None, "1,3E", None],
        "hands": [["trap", "troll", "axe", "rope"], ["NS"], ["NS"]],
        "proposed": True,
    },
}

# Every card in these decks has other ways than the printed card of that name or number.
OWN_DECKS: dict[str, dict[str, Any]] = {
    "saboteur": {
        "modules": ("saboteur2", "y2023_diversion"),
        "deck": {
            "base": {
                "start": "NE-SW",
                "goal_cells": [[2, -1], [2, 0], [2, 1]],
                "goals": [
                    {"name": "treasure", "ways": "ESW"},
                    {"name": "stone1", "ways": "NS"},
                    {"name": "stone2", "ways": "EW-N"},
                ],
                "paths": [
                    {"ways": "NES-W", "copies": 20},
                    {"ways": "NW-ES", "copies": 20},
                    {"ways": "ESW-N", "copies": 9},
                ],
            },
            "saboteur2": {
                "paths": [
                    {"ways": "NES", "kind": "ladder", "copies": 9},
                    {"ways": "NW-E", "kind": "door_green", "copies": 9},
                ]
            },
        },
    },
    "lostmines": {
        "deck": {
            "base": {
                "start": "ES",
                "mine_cells": [[3, 3], [3, 5], [2, 4], [3, 4]],
                "mines": [
                    {"name": "dragon", "ways": "NE"},
                    {"name": "gems", "ways": "ESW"},
                    {"name": "gold", "ways": "NESW"},
                    {"name": "silver", "ways": "NW"},
                ],
                "paths": [
                    {"ways": "NES", "kind": "lake", "copies": 6},
                    {"ways": "NESW", "kind": "rock", "copies": 30},
                    {"ways": "SW", "kind": "campfire", "copies": 20},
                ],
            }
        }
    },
}
