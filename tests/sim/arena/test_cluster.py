"""The arena on several machines: one that dies costs time, nothing else (`make cluster`)."""

import os
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from bis.sim.arena import cluster
from bis.sim.arena.cluster import cluster_cores, joined, play_there
from bis.sim.arena.crew import Ledger
from bis.sim.arena.play import play_by_rules
from bis.sim.table import set_table

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
ray = pytest.importorskip("ray", reason="needs bis[ray]; `make cluster` installs it")

MACHINES = 3
TAPES = 36


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
    machines: tuple[Any, list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, nodes = machines
    table = set_table("encore", {}, ["greedy", "uniform", "uniform"], seed=5, limit=1000)
    parts = [range(first, first + 2) for first in range(0, TAPES, 2)]
    lost: list[range] = []
    monkeypatch.setattr(cluster, "_give_up_after", lambda _losses, tapes: lost.append(tapes))
    ledger = Ledger(table, parts)
    with joined(made.address) as connected:
        assert cluster_cores(connected) == MACHINES
        for came, (tapes, part) in enumerate(play_there(connected, table, parts, fast=False)):
            assert ledger.enter(tapes, part)
            if came == MACHINES:
                made.remove_node(nodes.pop(), allow_graceful=False)
    assert lost, "a machine was killed while it played"
    assert ledger.missing == set()
    assert ledger.sums == play_by_rules(table, range(TAPES)).sums
