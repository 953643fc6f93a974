"""Bots: each sees only what its seat may know, and chooses one of its legal actions.

Everything that a custom bot needs can be imported from here.
"""

from pyrite.bots.bot import Adviser, Bot, NewBot
from pyrite.bots.judge import Beliefs
from pyrite.bots.learned import new_master
from pyrite.bots.levels import EasyBot, HardBot, MediumBot, RandomBot
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk

BOTS: dict[str, NewBot] = {
    "random": RandomBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
    "master": new_master,
}
USUAL = "medium"  # the default bot

__all__ = [
    "BOTS",
    "USUAL",
    "Action",
    "Adviser",
    "Beliefs",
    "Bot",
    "Description",
    "Event",
    "Message",
    "NewBot",
    "Talk",
]
