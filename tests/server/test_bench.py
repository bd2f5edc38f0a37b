"""`bis bench server` measures a real server."""

import subprocess

from tests.server.servers import BIS


def test_every_rate_gets_a_line() -> None:
    words = ["bench", "server", "--tables", "4", "--seconds", "1", "--rates", "20,0"]
    done = subprocess.run([BIS, *words], capture_output=True, text=True, check=True, timeout=120)
    head, names, *lines = done.stdout.splitlines()
    assert head.startswith("4 tables, 16 sockets")
    assert names.split()[:2] == ["wanted/s", "moves/s"]
    assert [line.split()[0] for line in lines] == ["20", "all"]
    assert all(int(line.split()[1]) > 0 for line in lines)
