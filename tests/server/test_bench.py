"""`bis bench server` and `bis bench waits` measure a real server."""

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


def test_waits_are_those_for_bots() -> None:
    words = ["bench", "waits", "--tables", "2", "--seconds", "2", "--bot", "greedy"]
    quick = ["--pace", "0", "--bot-delay", "0"]
    done = subprocess.run(
        [BIS, *words, *quick], capture_output=True, text=True, check=True, timeout=120
    )
    head, names, line = done.stdout.splitlines()
    assert head.startswith("2 tables of encore: a person (0 s a move) and three greedy at each")
    found = dict(zip(names.split(), line.split(), strict=False))
    assert int(found["waits"]) > 0
    assert float(found["p50"]) <= float(found["p99"]) <= float(found["most"])


def test_a_table_costs_memory_and_disk() -> None:
    words = ["bench", "costs", "--tables", "3", "--game", "criss_cross"]
    done = subprocess.run([BIS, *words], capture_output=True, text=True, check=True, timeout=120)
    _, names, line = done.stdout.splitlines()
    game, _memory, disk, start, unit = line.split()
    assert (game, unit) == ("criss_cross", "MB")
    assert float(disk) > 1, names
    assert float(start) > 10
