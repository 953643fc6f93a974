"""What happened, in one sentence for one reader."""

from typing import Any

from pyrite.core.actions import Action
from pyrite.core.messages import Message
from pyrite.games import GAMES
from pyrite.lang.actions import tell_action, whom
from pyrite.lang.speaker import Speaker, capital

PLACES = ("cell", "cells", "exit", "edge")  # arguments that name places on the board


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
