"""Actions and events in words, for one reader."""

from typing import Any

from pyrite.core.actions import Action
from pyrite.core.cards import Tile
from pyrite.core.messages import Message
from pyrite.games import GAMES
from pyrite.lang.speaker import Speaker, capital

LOOKED_AT = {"cell": "mine", "treasure": "treasure", "target": "dwarf"}  # by the part that names it
PLACES = ("cell", "cells", "exit", "edge")  # arguments that name places on the board


def tell_action(speaker: Speaker, action: Action, reader: int | None = None) -> str:
    """Put an action into words: "mend Borin's lamp", or "mend your lamp" for the seat `reader`."""
    if action.verb == "turn":
        return speaker.say("act-turned" if action.turned else "act-upright")
    if speaker.knows(f"act-{action.verb}"):
        return speaker.say(f"act-{action.verb}", **_said(speaker, action, reader))
    if not speaker.plays(action):
        return action.text
    id = "act-alone" if action.target is None else "act-seat"  # a card that a module brings
    return speaker.say(id, **_said(speaker, action, reader))


def _said(speaker: Speaker, action: Action, reader: int | None) -> dict[str, object]:
    """Return the parts of an action under the names that the catalogue uses."""
    said: dict[str, object] = {**action.parts(), "exit": f"{action.cell or ''}{action.side or ''}"}
    if action.target is not None:
        said["whom"] = whom(action.target, action.seat, reader)
    if action.card is not None:
        said |= {"cards": [action.card], "card": tile_of(action)}
        said.setdefault("tool", speaker.tool_of(action.card))
    if action.goals:
        said |= {"goal": action.goals[0], "first": action.goals[0], "second": action.goals[-1]}
    elif action.cell is not None:
        said["goal"] = speaker.goal_number(action.cell)
    said["what"] = next((what for part, what in LOOKED_AT.items() if part in said), "")
    return said


def whom(target: object, author: object, reader: int | None) -> str:
    """Say who is meant: "you", "self" for the player who acts, or "other"."""
    if target == reader:
        return "you"
    return "self" if target == author else "other"


def tile_of(action: Action) -> str:
    """Return the card that is played, as it will lie."""
    return str(Tile(action.card or "", action.turned))


def tell_message(speaker: Speaker, message: Message, seat: int | None) -> str:
    """Put a message into words for the player at this seat (None: a spectator)."""
    args: dict[str, Any] = dict(message.args)
    if "seat" in args:
        args["who"] = "you" if args["seat"] == seat else "other"
    if "target" in args:
        args["whom"] = whom(args["target"], args.get("seat"), seat)
    if cell := args.get("cell") or args.get("from"):
        args.setdefault("goal", speaker.goal_number(cell))
    if cells := args.get("cells"):  # a walk, which may end at a mine
        args["goal"] = speaker.goal_number(cells[-1], exactly=True)
    if isinstance(card := args.get("card"), str):  # a gold card is a number
        args.setdefault("tool", speaker.tool_of(card))
    if "action" in args:
        args["play"] = tell_action(speaker, Action.from_dict(args.pop("action")), seat)
    return capital(speaker.say(message.id, **args))


def place_in(message: Message) -> str:
    """Return where on the board it happened, for readers who ask: "4,-1"; else nothing."""
    found = next((message.args[name] for name in PLACES if name in message.args), "")
    return found if isinstance(found, str) else " → ".join(found)


def rule_behind(message: Message, game: str) -> str:
    """Return the rule that the message names, else the one such lines are about, if any."""
    own = message.rule or str(message.args.get("rule") or "")
    return own or GAMES[game].line_rules.get(message.id, "")
