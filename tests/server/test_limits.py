"""How much anybody may ask for: bursts, rates and places, by a clock of the test."""

from pathlib import Path
from typing import get_args

import pytest

from bis.server.limits import PLACES, RATES, Limits, Place, Places, Rate, TooMuchError, What

CLASS = 30
"""People behind one address who must be able to play together."""


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def granted(limits: Limits, what: What, address: str, player: str = "", tries: int = 20_000) -> int:
    """How often it is granted without a pause."""
    for count in range(tries):
        try:
            limits.take(what, address, player)
        except TooMuchError:
            return count
    return tries


@pytest.mark.parametrize("what", RATES)
def test_everything_has_a_burst_and_then_a_rate(what: What) -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    burst = min(rate.burst for rate in RATES[what])
    rate = min(rate.per_second for rate in RATES[what])
    assert granted(limits, what, "a", "ada") == burst
    with pytest.raises(TooMuchError) as refused:
        limits.take(what, "a", "ada")
    clock.now += refused.value.wait
    assert granted(limits, what, "a", "ada") >= 1, "the time that was told was long enough"
    clock.now += 100
    assert granted(limits, what, "a", "ada") == pytest.approx(min(burst, 100 * rate), abs=1)


@pytest.mark.parametrize("what", [w for w in RATES if {r.per for r in RATES[w]} >= {"player"}])
def test_one_player_leaves_room_for_others_of_the_same_address(what: What) -> None:
    limits = Limits(clock=Clock())
    granted(limits, what, "a", "eve")
    assert granted(limits, what, "a", "ada") > 0


@pytest.mark.parametrize("what", RATES)
def test_one_address_leaves_room_for_others(what: What) -> None:
    limits = Limits(clock=Clock())
    granted(limits, what, "a")
    assert granted(limits, what, "b") > 0


@pytest.mark.parametrize("what", ["new_tables", "wrong_codes"])
def test_many_addresses_together_have_a_limit(what: What) -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    (house,) = (rate for rate in RATES[what] if rate.per == "house")
    assert sum(granted(limits, what, f"a{i}") for i in range(500)) == house.burst
    clock.now += 10
    again = sum(granted(limits, what, f"b{i}") for i in range(500))
    assert again == pytest.approx(10 * house.per_second, abs=1)


def test_whoever_is_refused_has_taken_nothing() -> None:
    """Else one who asks too much through many addresses would use up everybody's."""
    rates: dict[What, tuple[Rate, ...]] = {"codes": (Rate("address", 1, 0), Rate("house", 3, 0))}
    limits = Limits(rates=rates, clock=Clock())
    for _ in range(10):
        granted(limits, "codes", "a")
    assert granted(limits, "codes", "b") == 1
    assert granted(limits, "codes", "c") == 1
    assert granted(limits, "codes", "d") == 0


def test_memory_is_bounded_and_the_last_who_asked_are_remembered() -> None:
    limits = Limits(clock=Clock(), most=3)
    assert granted(limits, "codes", "a") > 1
    for i in range(1000):
        limits.take("codes", f"b{i}")
        assert len(limits) <= 3
        with pytest.raises(TooMuchError):
            limits.take("codes", "a")


@pytest.mark.parametrize("what", RATES)
def test_a_class_behind_one_address_can_play(what: What) -> None:
    """Everybody opens two pages and their socket, and then a wish or so a second each."""
    if what in ("new_tables", "brought", "hints", "reviews", "me"):
        assert granted(Limits(clock=Clock()), what, "school") >= 2 * CLASS
        return
    wanted = 5 * CLASS if what != "wrong_codes" else 2 * CLASS
    assert granted(Limits(clock=Clock()), what, "school") >= wanted


def test_three_classes_take_three_times_as_much() -> None:
    once, thrice = Limits(clock=Clock()), Limits(3, clock=Clock())
    assert granted(thrice, "codes", "school") == 3 * granted(once, "codes", "school")
    assert granted(thrice, "wishes", "school", "ada") == granted(once, "wishes", "school", "ada")


def test_guessing_codes_is_hopeless() -> None:
    """By number: a thousand lobbies at once, and as many addresses as somebody may have."""
    (address, house) = RATES["wrong_codes"]
    lobbies, codes = 1000, 32**6
    days_by_one = codes / lobbies / address.per_second / 86_400
    hours_by_many = codes / lobbies / house.per_second / 3600
    assert days_by_one > 100
    assert hours_by_many > 24


PAPER = Path(__file__).parents[2] / "docs" / "protocol.md"
ROWS: dict[What, str] = {
    "requests": "anything else",
    "new_tables": "new tables",
    "brought": "games brought from a device",
    "my_tables": "one's own tables",
    "codes": "codes",
    "wrong_codes": "wrong codes",
    "pictures": "pictures of options",
    "records": "records",
    "positions": "positions",
    "legal": "legal moves by a word",
    "tries": "moves tried",
    "qr": "QR codes",
    "hints": "hints; new reviews",
    "reviews": "hints; new reviews",
    "sockets": "opening sockets",
    "wishes": "wishes",
    "me": "tickets; being forgotten",
}


@pytest.mark.parametrize("what", RATES)
def test_the_paper_has_the_same_numbers(what: What) -> None:
    (row,) = (line for line in PAPER.read_text().splitlines() if f"| {ROWS[what]} |" in line)
    cells = dict(zip(("address", "player", "house"), row.split("|")[2:5], strict=True))
    for rate in RATES[what]:
        said = cells.pop(rate.per).replace("one in ten seconds", "0.1").replace("each", "")
        burst, then = said.replace(",", "", said.count(",") - 1).split(", then ")
        assert (float(burst), float(then)) == (rate.burst, rate.per_second)
    assert not "".join(cells.values()).strip()


# Places


def test_places_are_limited_in_each_way() -> None:
    for kind in get_args(Place):
        places = Places()
        entered = 0
        while entered < 10_000 and places.enter({kind: "one"}):
            entered += 1
        assert entered == PLACES[kind]
        if kind != "house":
            assert places.enter({kind: "another"})


def test_who_leaves_makes_room_and_is_forgotten() -> None:
    places = Places({"house": 2, "address": 1, "player": 9, "table": 9, "watchers": 9})
    ada: dict[Place, str] = {"house": "all", "address": "a", "player": "ada"}
    bob: dict[Place, str] = {"house": "all", "address": "a", "player": "bob"}
    eve: dict[Place, str] = {"house": "all", "address": "e", "player": "eve"}
    zoe: dict[Place, str] = {"house": "all", "address": "z", "player": "zoe"}
    assert places.enter(ada)
    assert not places.enter(bob), "of the same address"
    assert places.enter(eve)
    assert not places.enter(zoe), "the house is full"
    places.leave(ada)
    assert places.enter(bob)
    places.leave(bob)
    places.leave(eve)
    assert len(places) == 0


def test_watchers_leave_room_for_those_who_sit() -> None:
    places = Places()
    while places.enter({"table": "t", "watchers": "t"}):
        pass
    assert places.enter({"table": "t"})
    assert PLACES["watchers"] < PLACES["table"]
    assert PLACES["address"] >= 5 * CLASS
