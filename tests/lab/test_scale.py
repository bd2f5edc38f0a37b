"""What a million players would need: the arithmetic by hand, and the page as it was computed."""

import pytest

from bis.core.errors import BisError
from lab.scale import (
    AS_IS,
    BUSY,
    KEPT,
    PAGE,
    SUBJECTS,
    TOGETHER,
    WALLS,
    Cost,
    Figures,
    Needs,
    page,
    reach,
    read,
    written,
)

PRINTED = """\
12 tables, 48 sockets; milliseconds until all have heard, and of processor time a move
 wanted/s  moves/s     p50     p95     p99    most servers   store     bus    load      MB  what
      all      139    61.8   216.9   375.9   402.6    1.28       -       -    0.58      58  1 × SQLite
      all       61   162.8   326.0   426.0   461.2    1.60    0.73       -    0.75      57  1 × PostgreSQL
      100      100    10.0    20.0    30.0    40.0    9.00    9.00    9.00    0.65      58  1 × PostgreSQL + NATS
      all      238   281.0   569.2   657.7   813.5    2.00    0.80    0.10    0.65      58  1 × PostgreSQL + NATS
      all    1,050   160.9   555.8   678.3   767.3    2.50    1.20    0.20    0.48     114  2 × PostgreSQL + NATS
500 bytes an entry, 2.00 entries a move
0.0100 ms to hear of a table that is elsewhere
0.0010 ms for NATS to bring it to one node
"""  # noqa: E501
FIGURES = Figures(Cost(2.0, 0.8, 0.1), Cost(2.5, 1.2, 0.2), 500.0, 2.0, 0.01, 0.001)


def test_what_was_printed_is_read_and_the_last_rate_counts() -> None:
    assert read(PRINTED) == FIGURES
    with pytest.raises(BisError, match="1 and 2"):
        read(PRINTED.replace("2 × PostgreSQL + NATS", "2 × PostgreSQL"))
    with pytest.raises(BisError, match="to hear"):
        read(PRINTED.replace("to hear", ""))


def test_each_node_more_costs_what_the_second_did() -> None:
    four = FIGURES.at(4)
    assert (four.servers, four.store, four.bus) == pytest.approx((3.5, 2.0, 0.4))
    assert FIGURES.at(1) == FIGURES.one


def test_a_million_by_hand() -> None:
    together = Needs(FIGURES, 1_000_000, pace=10.0, way=TOGETHER)
    assert together.moves == 100_000
    assert together.nodes == pytest.approx(100_000 * 0.002 / BUSY)
    assert together.deliveries == 100_000
    assert together.news_cores == pytest.approx(10 + 0.1)
    assert together.subjects == 250_000
    assert together.rows == 300_000
    assert together.database_cores == pytest.approx(100_000 * 0.0008 / BUSY)
    assert together.databases == 3
    assert together.month == pytest.approx(0.4 * 100_000 * 30 * 86_400 * 1000)
    assert Needs(FIGURES, 1_000_000, pace=1000.0, way=TOGETHER).nodes == 200, "for the sockets"


def test_new_tables_are_for_all_nodes_together() -> None:
    limit = next(share for wall, _, share in WALLS if "new tables" in wall)
    assert reach(FIGURES, limit) == pytest.approx(20 * 1200 * 4, abs=2)


def test_more_nodes_do_not_help_where_every_node_hears_everything() -> None:
    hearing = next(share for wall, _, share in WALLS if "each node hears" in wall)
    assert reach(FIGURES, hearing, pace=10.0) == pytest.approx(BUSY / 0.00001 * 10, abs=2)
    needs = Needs(FIGURES, 1_000_000, pace=10.0, way=AS_IS)
    assert needs.hearing == pytest.approx(1.0), "of a core, and the node has not done a move yet"
    assert "none is enough" in page(FIGURES, pace=10.0)
    assert Needs(FIGURES, 1_000_000, pace=10.0, way=SUBJECTS).hearing == 0


def test_the_page_is_what_follows_from_the_figures_that_are_kept() -> None:
    paper = PAGE.read_text()
    assert written(paper, page(read(KEPT.read_text()))) == paper
