"""Starting the server: the database is brought up to date, then uvicorn serves."""

import uvicorn

from pyrite.server.app import Front, Settings


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until somebody stops it; who is connected is told goodbye."""
    config = uvicorn.Config(
        Front(settings),
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
    uvicorn.Server(config).run()
