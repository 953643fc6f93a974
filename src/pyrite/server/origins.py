"""Numbers that tell addresses apart without telling them.

What strangers cause must be shared out by address, also after a restart and between processes. The
number is a keyed hash so short that thousands of addresses have the same one: nobody can learn an
address from the database, and two people hardly ever share a number by chance.
"""

import hashlib
from functools import partial

from pyrite.core.chance import new_secret
from pyrite.server.storage import Storage
from pyrite.server.writer import Writer

KEY = "origins"  # the name of the server's key among its secrets
BYTES = 2


class Origins:
    """Makes the numbers, with a key that all processes share."""

    def __init__(self, storage: Storage, writer: Writer) -> None:
        self.storage = storage
        self.writer = writer
        self.key: bytes | None = None  # once it was needed

    async def of(self, address: str) -> int:
        """Return the number of an address."""
        if self.key is None:
            self.key = await self.writer.run(partial(self.storage.secret, KEY, new_secret))
        hashed = hashlib.blake2b(address.encode(), key=self.key, digest_size=BYTES)
        return int.from_bytes(hashed.digest())
