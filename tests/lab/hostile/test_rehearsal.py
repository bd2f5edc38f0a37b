"""A short evening: some hundred hostile messages, one honest table of each game."""

from collections import Counter

import pytest

from lab.hostile.__main__ import Outcome, main
from lab.hostile.attackers import Spoils
from lab.hostile.honest import Played


def test_a_short_evening(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--seconds 3 --messages 600 --tables 4 --addresses 10 --processes 1"
    words += " --pace 0.02 --bot-delay 0"
    status = main(words.split())
    told = capsys.readouterr().out
    assert status == 0, told
    assert "all of it holds" in told
    assert "its log: 0 tracebacks" in told


def outcome(**other: object) -> Outcome:
    """An evening on which all went well, but for what is named."""
    spoils = Spoils(Counter(talk=100), Counter({"refused table.seatless": 30}), addresses=5)
    values: dict[str, object] = {
        "spoils": spoils,
        "played": Played(games=4, wishes=10, waits=[0.01]),
        "server": Counter({("Say", "refused"): 40, ("unreadable", "refused"): 60}),
        "peak": 100_000_000,
        "cpu": 1.0,
        "tracebacks": 0,
        "said": Counter(),
        "is_alive": True,
        "checked": "4 tables: no problem",
    }
    return Outcome(**{**values, **other})  # type: ignore[arg-type]


def test_an_evening_on_which_all_went_well_has_no_fault() -> None:
    assert list(outcome().faults(100, 4, 5)) == []


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        ({"tracebacks": 1}, "1 tracebacks"),
        ({"peak": 1_100_000_000}, "1100 MB"),
        ({"is_alive": False}, "has ended"),
        ({"checked": "4 tables: 1 problems"}, "bis check"),
        ({"played": Played(games=3)}, "3 honest games"),
        ({"played": Played(games=4, problems=["cut off"])}, "cut off"),
        ({"server": Counter({("unreadable", "refused"): 90})}, "as far as the table"),
        ({"spoils": Spoils(Counter(talk=99), Counter(done=30), addresses=5)}, "99 messages"),
        ({"spoils": Spoils(Counter(talk=100), Counter(done=30), addresses=4)}, "4 addresses"),
    ],
)
def test_what_is_not_so_is_told(other: dict[str, object], fault: str) -> None:
    (found,) = outcome(**other).faults(100, 4, 5)
    assert fault in found
