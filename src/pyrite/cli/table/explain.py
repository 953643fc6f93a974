"""The help: what the game is about, what is to be typed now, what the signs on the screen mean."""

from rich.console import RenderableType
from rich.text import Text

from pyrite.cli.table.asking import Asking
from pyrite.cli.table.listing import flow

GAP = "    "


def explain(asking: Asking) -> list[RenderableType]:
    """All that helps before this screen, and nothing that is on others."""
    sight = asking.sight
    say, width = sight.speaker.say, sight.screen.out.width
    signs = asking.board().legend(sight.speaker)
    signs += sight.renderer.seat_signs(sight.speaker, sight.view)
    return [
        Text(say("explain-aim")),
        Text(say(_now(asking)), "you"),
        Text(say("explain-signs"), "title"),
        *flow(Text(GAP), signs, width, GAP),
        *say("explain-commands").splitlines(),
    ]


def _now(asking: Asking) -> str:
    """The id of what is to be typed now."""
    if not asking.is_first:
        return "explain-choice"
    is_turn = asking.sight.view["ask"]["kind"] == "turn"
    return "explain-turn" if is_turn else "explain-answer"
