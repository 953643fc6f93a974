"""A client of the table server, for terminals and for your own bots; see docs/protocol.md.

>>> with Client("http://localhost:8000").join("ABCDEF", "Robot") as seat:
...     for moment in seat:
...         if moment.actions:
...             seat.act(moment.actions[0])
"""

from pyrite.client.client import Client
from pyrite.client.connection import ClientError, Refusal, ServerGone
from pyrite.client.seat import Moment, Seat

__all__ = ["Client", "ClientError", "Moment", "Refusal", "Seat", "ServerGone"]
