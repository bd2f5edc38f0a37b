"""`bis verify`: the record alone, and against what somebody saw."""

from pathlib import Path

import pytest

from bis.cli import main
from bis.record.seal import commitment
from tests.record.test_fair import LATER, SEED, TWICE, A, B, C, played

COMMIT, NEXT = (commitment(bytes.fromhex(seed)) for seed in (SEED, LATER))


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(str(played(*TWICE)))
    return str(path)


def verify(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    try:
        status = main(["verify", *words])
    except SystemExit as end:
        status = int(str(end.code))
    told = capsys.readouterr()
    return status, told.out + told.err


def test_what_is_worth_knowing_is_told(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = verify(capsys, file)
    assert status == 0
    first, *rest = told.splitlines()
    assert first.startswith(f"{file}#1 fair: ")
    assert rest == [
        f"  sealed anew from chance event 4 on, by {NEXT}",
        "  Bob (seat 1) promised a share and withheld it",
    ]


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("--commit", COMMIT, "--commit", NEXT), 0, "fair"),
        (("--commit", COMMIT, "--commit", NEXT.upper(), "--share", f"0 {A}"), 0, "fair"),
        (("--share", f"0 {A}", "--share", f"1 {B}", "--share", f"0 {C}"), 0, "fair"),
        (("--commit", COMMIT), 1, "from chance event 4 on the dice follow a seal that you did not"),
        (("--commit", "ab" * 32), 1, "that you saw is not in the record"),
        (("--share", f"1 {A}"), 1, f"the share {A} of seat 1 that you saw is not in the record"),
        (("--commit", "abc"), 2, "'abc' is not 64 hexadecimal digits"),
        (("--share", A), 2, "is not a seat and 32 hexadecimal digits"),
    ],
)
def test_a_record_is_compared_with_what_was_seen(
    words: tuple[str, ...],
    status: int,
    sentence: str,
    file: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found, told = verify(capsys, file, *words)
    assert (found, sentence in told) == (status, True), told


def test_what_was_rolled_on_a_device_is_not_said_to_be_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As if all before the second seal had come from there."""
    record = str(played(*TWICE))
    begin, end = record.index("note commit"), record.index("note reseal 4 ")
    brought = record[:begin] + "note device 3\nnote commit " + record[end:].split(" ", 3)[3]
    path = tmp_path / "game.txt"
    path.write_text(brought.replace(f"note seed {SEED}\n", ""))
    status, told = verify(capsys, str(path))
    events = record.count("\ntable ") - 3
    assert status == 0, told
    assert f"fair: {events} chance events follow from the seed" in told
    assert "begun on a device: of the first 3 chance events nothing is proven" in told
    path.write_text(brought.replace(f"note seed {SEED}\n", "").replace("device 3", "device x"))
    assert "'device x' is not a number" in verify(capsys, str(path))[1]


def test_what_was_seen_is_about_one_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.txt"
    path.write_text(str(played(*TWICE)) * 2)
    assert verify(capsys, str(path))[0] == 0
    status, told = verify(capsys, str(path), "--commit", COMMIT)
    assert (status, "has 2 records; what you saw is about one" in told) == (2, True)
