"""The arena on several machines: one that dies costs time, nothing else (`make cluster`)."""

import os
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from bis.core.errors import BisError
from bis.sim.arena import cluster
from bis.sim.arena.cluster import cluster_cores, joined, play_part, play_there
from bis.sim.arena.crew import Ledger
from bis.sim.arena.play import Part, play_by_rules
from bis.sim.lineup import Lineup, line_up

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
ray = pytest.importorskip("ray", reason="needs bis[ray]; `make cluster` installs it")

MACHINES = 3
TAPES = 24


@pytest.fixture
def machines() -> Iterator[tuple[Any, list[Any]]]:
    """A cluster of machines with a core each, and a head that plays nothing."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
        nodes = [made.add_node(num_cpus=1) for _ in range(MACHINES)]
        yield made, nodes
        made.shutdown()


def test_a_machine_that_dies_loses_nothing_and_counts_nothing_twice(
    machines: tuple[Any, list[Any]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first part never ends on the machine that gets it first; so it is lost with it."""
    made, nodes = machines
    began = tmp_path / "began"

    def play_or_hang(version: str, lineup: Lineup, tapes: range, fast: bool) -> Part:
        if tapes.start == 0 and not began.exists():
            part = began.with_suffix(".part")
            part.write_text(ray.get_runtime_context().get_node_id())
            part.rename(began)
            time.sleep(600)
        return play_part(version, lineup, tapes, fast)

    def kill() -> None:
        while not began.exists():
            time.sleep(0.05)
        (victim,) = (node for node in nodes if node.node_id == began.read_text())
        made.remove_node(victim, allow_graceful=False)

    lost: list[range] = []
    monkeypatch.setattr(cluster, "play_part", play_or_hang)
    monkeypatch.setattr(cluster, "_give_up_after", lambda _losses, tapes: lost.append(tapes))
    lineup = line_up("encore", {}, ["greedy", "uniform", "uniform"], seed=5, limit=1000)
    parts = [range(first, first + 2) for first in range(0, TAPES, 2)]
    ledger = Ledger(lineup, parts)
    with joined(made.address) as connected:
        assert cluster_cores(connected) == MACHINES
        killer = Thread(target=kill, daemon=True)
        killer.start()
        for tapes, part in play_there(connected, lineup, parts, fast=False):
            assert ledger.enter(tapes, part)
        killer.join()
    assert parts[0] in lost, "a machine was killed while it played"
    assert ledger.missing == set()
    assert ledger.sums == play_by_rules(lineup, range(TAPES)).sums


@pytest.mark.parametrize("address", ["localhost:1", "ray://localhost:1", "nowhere", "localhost:x"])
def test_an_address_without_a_cluster_gets_a_sentence(address: str) -> None:
    with pytest.raises(BisError, match=address), joined(address):
        pass
