"""Bots: each is told what its seat may know, nothing else, and chooses one of its legal actions."""

from pyrite.bots.bot import Adviser, Bot, NewBot
from pyrite.bots.heuristic import HeuristicBot
from pyrite.bots.random_bot import RandomBot

BOTS: dict[str, NewBot] = {"random": RandomBot, "medium": HeuristicBot}
USUAL = "medium"  # who plays where nobody is named

__all__ = ["BOTS", "USUAL", "Adviser", "Bot", "NewBot"]
