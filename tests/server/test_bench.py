"""`bis bench server` and `bis bench waits` measure a real server."""

import subprocess

from tests import engines
from tests.server.servers import BIS


def measured(*words: str) -> list[str]:
    """The lines that a measurement prints."""
    command = [str(BIS), "bench", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_rate_gets_a_line() -> None:
    head, names, *lines = measured("server", "--tables", "4", "--seconds", "1", "--rates", "20,0")
    assert head.startswith("4 tables, 16 sockets")
    assert names.split()[:2] == ["wanted/s", "moves/s"]
    assert [line.split()[0] for line in lines] == ["20", "all"]
    assert all(int(line.split()[1]) > 0 for line in lines)


def test_nodes_over_engines_are_measured_beside_one_with_a_file() -> None:
    """What each part takes: of two nodes, PostgreSQL and NATS."""
    with engines.postgres(durable=False) as postgres, engines.nats() as nats:
        words = ("server", "--tables", "2", "--seconds", "1", "--rates", "10", "--nodes", "2")
        _, names, *lines = measured(*words, "--store", postgres.url, "--bus", nats.url)
    heads = names.split()
    rows = [dict(zip(heads, line.split(maxsplit=len(heads) - 1), strict=True)) for line in lines]
    shown = ["1 × SQLite", "2 × PostgreSQL", "2 × PostgreSQL + NATS"]
    assert [row["what"] for row in rows] == shown
    assert [row["store"] == "-" for row in rows] == [True, False, False]
    assert [row["bus"] == "-" for row in rows] == [True, True, False]
    assert all(float(row["store"]) > 0 for row in rows[1:])


def test_waits_are_those_for_bots() -> None:
    words = ("waits", "--tables", "2", "--seconds", "2", "--bot", "greedy")
    head, names, line = measured(*words, "--pace", "0", "--bot-delay", "0")
    assert head.startswith("2 tables of encore: a person (0 s a move) and three greedy at each")
    found = dict(zip(names.split(), line.split(), strict=False))
    assert int(found["waits"]) > 0
    assert float(found["p50"]) <= float(found["p99"]) <= float(found["most"])


def test_a_table_costs_memory_and_disk() -> None:
    _, names, line = measured("costs", "--tables", "3", "--game", "criss_cross")
    game, _memory, disk, start, unit = line.split()
    assert (game, unit) == ("criss_cross", "MB")
    assert float(disk) > 1, names
    assert float(start) > 10
