"""The help at the prompt: the aim of the game, what to type now, and the signs on screen."""

from rich.console import RenderableType
from rich.text import Text

from pyrite.cli.drawing.listing import flow
from pyrite.cli.table.asking import Asking

GAP = "    "


def explain(asking: Asking) -> list[RenderableType]:
    """Return the help for the current screen."""
    sight = asking.sight
    say, width = sight.speaker.say, sight.screen.out.width
    signs = asking.board().legend(sight.speaker)
    signs += sight.renderer.seat_signs(sight.speaker, sight.view)
    return [
        Text(say("explain-aim")),
        *(Text(say(id), "you") for id in _now(asking)),
        Text(say("explain-signs"), "title"),
        *flow(Text(GAP), signs, width, GAP),
        *say("explain-commands", rule=sight.description.verbs["place"].rule).splitlines(),
    ]


def _now(asking: Asking) -> list[str]:
    """Return the id of what to type now; empty for a player who is waiting."""
    if not asking.actions:
        return []
    if not asking.is_first:
        return ["explain-choice"]
    return ["explain-turn" if asking.is_turn else "explain-answer"]
