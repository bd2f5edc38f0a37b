"""Which boxes of Criss Cross stay empty, and why: against trying all pairs."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from bis.bots.criss_cross.greedy import isolated
from bis.coach.criss_cross.pairing import groups, left_over, never_filled, squeezed
from bis.coach.criss_cross.remarks import unfilled
from bis.coach.criss_cross.words import TEMPLATES
from bis.games.criss_cross.pieces import FREE, PAIRS, read_square, write_square
from bis.games.criss_cross.state import Sheet

Squares = frozenset[int]


def squares(names: str) -> Squares:
    return frozenset(map(read_square, names.split()))


def names(some: tuple[int, ...]) -> str:
    return " ".join(map(write_square, some))


@cache
def empty_at_best(free: Squares) -> int:
    """Each free square is written on with one beside it, or stays empty."""
    if not free:
        return 0
    first = min(free)
    pairs = [pair for pair in PAIRS if first in pair and free.issuperset(pair)]
    return min(
        [1 + empty_at_best(free - {first}), *(empty_at_best(free - {*pair}) for pair in pairs)]
    )


def of(free: Squares) -> Sheet:
    return Sheet("".join(FREE if square in free else "a" for square in range(25)))


def written(times: int) -> Iterator[tuple[Squares, Squares]]:
    """The free squares after two moves on the same grid: as games make them, and any others."""
    random = Random(6)  # noqa: S311
    for time in range(times):
        free = frozenset(random.sample(range(25), random.randint(6, 24)))
        if time % 2:
            free = frozenset(range(1, 25))
            for _ in range(random.randint(1, 9)):
                free -= {*random.choice(_pairs(free))}
        if len(_pairs(free)) > 1:
            one, other = random.sample(_pairs(free), 2)
            yield free - {*one}, free - {*other}


def _pairs(free: Squares) -> list[tuple[int, int]]:
    return [pair for pair in PAIRS if free.issuperset(pair)] or [(-1, -1)]


def test_what_is_said_of_boxes_that_stay_empty_can_be_counted_on_any_grid() -> None:
    ways: Counter[str] = Counter()
    for good, bad in written(12_000):
        assert never_filled(of(bad)) == left_over(bad) == empty_at_best(bad)
        more = empty_at_best(bad) - empty_at_best(good)
        if more <= 0 or isolated(of(good)) < isolated(of(bad)):
            continue
        said = unfilled("why.filled", more, of(bad), of(good))
        words = said.say(TEMPLATES["en"])
        assert words.startswith(f"lets {more} more boxes be filled: after the other move ")
        reason = words.partition("after the other move ")[2]
        (check_groups if said.key.endswith("groups") else check_squeezed)(reason, bad)
        ways[said.key.rpartition(".")[2]] += 1
    assert ways.keys() == {"groups", "2", "3", "some"}


def check_groups(reason: str, bad: Squares) -> None:
    """As many odd groups as boxes stay empty."""
    sizes = [int(size) for size in re.findall(r"(?<![A-E])\d+", reason)]
    assert sum(sizes) == len(bad)
    assert sum(size % 2 for size in sizes) == empty_at_best(bad)
    for size, named in re.findall(r"(\d+) \(([A-E1-5 ]+)\)", reason):
        assert squares(named) in set(map(frozenset, groups(bad)))
        assert int(size) == len(squares(named))


def check_squeezed(reason: str, bad: Squares) -> None:
    """The boxes named have no others beside them, and are more."""
    some, beside = (
        squares(" ".join(re.findall("[A-E][1-5]", part))) for part in reason.split(" pair with ")
    )
    counted = [int(number) for number in re.findall(r"the (\d+) boxes", reason)]
    assert counted in ([], [len(some), len(beside)])
    assert some <= bad
    near = {square for pair in PAIRS for square in pair if some & {*pair}} - some
    assert near & bad == beside
    assert len(some) > len(beside) > 0


@pytest.mark.parametrize(
    ("free", "told"),
    [
        ("D1 E1 E2", ("D1 E2", "E1")),
        ("D1 E1 E2 D3 E3", ("D1 D3 E2", "E1 E3")),
        ("A1 C1 D1 D2", ("C1 D2", "D1")),  # one that is alone is said in other words
    ],
)
def test_the_fewest_boxes_that_lack_partners_are_named(free: str, told: tuple[str, str]) -> None:
    some, beside = squeezed(squares(free), frozenset())
    assert (names(some), names(beside)) == told


def test_boxes_that_lack_partners_after_either_move_tell_nothing() -> None:
    """D1 and E2 share E1 both times; only after one move A4 and B5 share A5."""
    both = squares("D1 E1 E2 A4 A5 B5 B4")
    some, _ = squeezed(both - squares("B4"), both)
    assert names(some) == "A4 B5"


def test_groups_are_boxes_that_hang_together() -> None:
    found = groups(squares("D1 E1 E2 A4 B5 A5 C3"))
    assert [names(group) for group in found] == ["A4 A5 B5", "D1 E1 E2", "C3"]
