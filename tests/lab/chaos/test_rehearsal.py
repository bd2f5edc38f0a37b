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
        (Trouble("x", faults=1, tables=2, went_on=2), Trace(done=2)),
    ],
)
def test_whatever_is_lost_stopped_or_unseen_is_a_failure(trouble: Trouble, traced: Trace) -> None:
    assert chaos.verdict([trouble], [], traced) == 1


def test_if_nothing_is_lost_it_is_none() -> None:
    fine = Trouble("x", faults=1, tables=2, went_on=2)
    assert chaos.verdict([fine], [], Trace(done=1, stored=1, synced=1)) == 0
    assert chaos.verdict([fine], ["a record is wrong"], Trace()) == 1


def write(*wishes: str) -> str:
    """To the store, entries of these among others."""
    marks = "".join(rf"{{\"message\":\"player_1:{wish}\",\"v\":3}}" for wish in wishes)
    return rf'7 pwrite64(9</d/bis.sqlite-wal>, "\0\r{marks}"..., 4096, 32) = 4096'


def done(wish: str) -> str:
    return rf'5 sendto(18<socket:[8]>, "\201\47{{\"type\":\"done\",\"id\":\"{wish}\"}}", 41) = 41'


SYNC = "7 fdatasync(9</d/bis.sqlite-wal>) = 0"
BEGUN = "7 fdatasync(9</d/bis.sqlite-wal> <unfinished ...>"
RESUMED = "7 <... fdatasync resumed>) = 0"
OTHER = r'5 sendto(18<socket:[8]>, "\201\47{\"type\":\"update\"}", 41, 0, NULL, 0) = 41'


@pytest.mark.parametrize(
    ("lines", "early"),
    [
        ([write("h6"), SYNC, done("h6")], 0),
        ([write("h6"), write(), BEGUN, OTHER, RESUMED, done("h6")], 0),
        ([write("h6"), SYNC, write("h7"), done("h6")], 0),
        ([write("h6"), SYNC, write("h6", "h7"), done("h6"), SYNC, done("h7")], 0),
        ([write("h6"), done("h6")], 1),
        ([write("h6"), done("h6"), SYNC], 1),
        ([SYNC, write("h6"), done("h6")], 1),
        ([write("h6"), BEGUN, done("h6"), RESUMED], 1),
        ([write("h6"), BEGUN, write("h7"), RESUMED, done("h6"), done("h7")], 1),
        ([write("h6"), SYNC, done("h6"), write("h6", "h7"), done("h7")], 1),
        ([done("h6")], 0),
    ],
)
def test_a_done_is_too_early_if_what_it_stands_for_is_not_synced(
    lines: Sequence[str], early: int
) -> None:
    assert read(lines).early == early
