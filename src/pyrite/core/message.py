"""Names of messages.py for compiled files that still look here."""

from pyrite.core.messages import Message, MessageData, speaker

__all__ = ["Message", "MessageData", "speaker"]
