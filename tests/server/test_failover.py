"""Three processes behind a real proxy, with the configurations of the guide."""

from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from server.cluster import postgresql
from server.failover import lose_a_process
from server.processes import NO_PROXY, can_share, proxies, proxy
from server.running import Server


@pytest.mark.deep
def test_a_killed_process_loses_nothing_and_all_play_on(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if not can_share() or not proxies():
        record_property("left_out", NO_PROXY)
        return
    with postgresql() as url, ExitStack() as all_servers:
        servers = []
        for name in "abc":
            (tmp_path / name).mkdir()
            servers.append(all_servers.enter_context(closing(Server(tmp_path / name, url))))
            servers[-1].start()
        for luck, program in enumerate(proxies()):
            with proxy(program, servers, tmp_path) as front:
                away, actions = lose_a_process(front, servers, games=9, luck=luck)
                assert actions > 50
                assert away < 5
