"""A little chaos: some kills, and processes that are stopped."""

import shutil
from collections.abc import Sequence

import pytest

from lab.chaos import __main__ as chaos
from lab.chaos.crowd import Trouble
from lab.chaos.kills import VICTIMS, order
from lab.chaos.trace import Trace, read
from lab.hostile.attackers import by_seed


def test_a_little_chaos(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--kills 3 --tables 4 --faults stopped-server --moves 3 --seed 1"
    status = chaos.main(words.split())
    told = capsys.readouterr().out
    assert status == 0, told
    assert "nothing was lost, and all tables went on" in told
    for victim in ("server", "bots' workers", "coach"):
        assert f"kill -9 of the {victim}" in told
    if shutil.which("strace"):
        assert "too early: 0" in told


def test_the_order_of_kills_follows_from_the_seed() -> None:
    one, other = (list(order(200, by_seed(7))) for _ in range(2))
    assert one == other
    assert set(one[:3]) == set(VICTIMS)
    assert set(order(2, by_seed(7))) < set(VICTIMS)


@pytest.mark.parametrize(
    ("trouble", "traced"),
    [
        (Trouble("x", faults=1, tables=2, went_on=2, lost=1), Trace()),
        (Trouble("x", faults=1, tables=2, went_on=1), Trace()),
        (Trouble("x", faults=1, tables=2, went_on=2), Trace(done=2, stored=2, synced=1)),
    ],
)
def test_whatever_is_lost_or_stopped_is_a_failure(trouble: Trouble, traced: Trace) -> None:
    assert chaos.verdict([trouble], [], traced) == 1


def test_if_nothing_is_lost_it_is_none() -> None:
    fine = Trouble("x", faults=1, tables=2, went_on=2)
    assert chaos.verdict([fine], [], Trace(done=1, stored=1, synced=1)) == 0
    assert chaos.verdict([fine], ["a record is wrong"], Trace()) == 1


WRITE = '7 pwrite64(9</d/bis.sqlite-wal>, "x"..., 24, 32) = 24'
SYNC = "7 fdatasync(9</d/bis.sqlite-wal>) = 0"
BEGUN = "7 fdatasync(9</d/bis.sqlite-wal> <unfinished ...>"
RESUMED = "7 <... fdatasync resumed>) = 0"
DONE = r'5 sendto(18<socket:[8]>, "\201\47{\"type\":\"done\",\"id\":\"h6\"}", 41, 0, NULL, 0) = 41'
OTHER = r'5 sendto(18<socket:[8]>, "\201\47{\"type\":\"update\"}", 41, 0, NULL, 0) = 41'


@pytest.mark.parametrize(
    ("lines", "early"),
    [
        ([WRITE, SYNC, DONE], 0),
        ([WRITE, WRITE, BEGUN, OTHER, RESUMED, DONE], 0),
        ([WRITE, DONE], 1),
        ([WRITE, DONE, SYNC], 1),
        ([WRITE, SYNC, WRITE, DONE], 1),
        ([WRITE, BEGUN, DONE, RESUMED], 1),
        ([WRITE, SYNC, DONE, WRITE, DONE], 1),
        ([DONE], 0),
    ],
)
def test_a_done_is_too_early_if_what_it_stands_for_is_not_synced(
    lines: Sequence[str], early: int
) -> None:
    assert read(lines).early == early
