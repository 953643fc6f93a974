"""Starting the server: the database is brought up to date, then uvicorn serves."""

import socket

import uvicorn

from pyrite.server.app import Front, Settings


class Server(uvicorn.Server):
    """Says goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self.front = front

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody who plays is cut off without a word."""
        await self.front.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until somebody stops it; who is connected is told goodbye."""
    front = Front(settings)
    config = uvicorn.Config(
        front,
        host=host,
        port=port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # costs half of the processor time and much memory
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(config, front).run()
