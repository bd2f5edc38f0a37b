"""How the server does is told to those who look after it, and to nobody else."""

import asyncio
import re
from pathlib import Path

import pytest

from bis.server.house import Doors
from tests.server.inside import ask, house
from tests.server.servers import serving

TOKEN = "a word that only we know"  # noqa: S105


@pytest.mark.parametrize(
    ("known", "brought", "status"),
    [
        ("", "", 404),
        ("", "Bearer ", 404),
        (TOKEN, "", 404),
        (TOKEN, "Bearer ", 404),
        (TOKEN, "Bearer nonsense", 404),
        (TOKEN, TOKEN, 404),
        (TOKEN, f"Bearer {TOKEN}", 200),
    ],
)
def test_metrics_want_the_token(known: str, brought: str, status: int, tmp_path: Path) -> None:
    async def use() -> None:
        async with house(tmp_path, doors=Doors(metrics_token=known)) as port:
            answer = await ask(port, "/metrics", authorization=brought)
            assert answer.status == status
            assert (b"bis_tables" in answer.body) is (status == 200)
            health = await ask(port, "/healthz", authorization=brought)
            assert health.status == 200
            if status == 200:
                assert health.told["well"] is True
                assert health.told["write_seconds"] > 0
            else:
                assert health.body == b"ok", "and nothing else"

    asyncio.run(use())


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, "--metrics-port", "0") as server:
        assert server.process.stdout is not None
        (port,) = re.findall(r"http://127\.0\.0\.1:(\d+)/metrics", server.process.stdout.readline())
        assert server.ask("/metrics")[0] == 404

        async def use() -> None:
            assert b"bis_tables" in (await ask(int(port), "/metrics")).body
            assert (await ask(int(port), "/healthz")).told["well"] is True
            main = int(server.url.rpartition(":")[2])
            assert (await ask(main, "/metrics", host=f"127.0.0.1:{port}")).status == 404

        asyncio.run(use())
