"""What happened, told in a sentence to one reader."""

from typing import Any

from pyrite.core.actions import Action
from pyrite.core.message import Message
from pyrite.games import GAMES
from pyrite.lang.actions import tell_action
from pyrite.lang.speaker import Speaker, capital


def tell_message(speaker: Speaker, message: Message, seat: int | None) -> str:
    """The message as a sentence for whoever sits at this seat (None: a spectator)."""
    args: dict[str, Any] = dict(message.args)
    if "seat" in args:
        args["who"] = "you" if args["seat"] == seat else "other"
    if "target" in args:
        args["whom"] = _whom(args["target"], args.get("seat"), seat)
    if "action" in args:
        args["play"] = tell_action(speaker, Action.from_dict(args.pop("action")), seat)
    return capital(speaker.say(message.id, **args))


def rule_behind(message: Message, game: str) -> str:
    """What the message itself names, else what such lines are about; talk has no rule."""
    own = message.rule or str(message.args.get("rule") or "")
    return own or GAMES[game].line_rules.get(message.id, "")


def _whom(target: object, author: object, reader: int | None) -> str:
    """Whom it happened to: "you", "self" for the one who did it, or "other"."""
    if target == reader:
        return "you"
    return "self" if target == author else "other"
