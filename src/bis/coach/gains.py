"""Why a move is better, by what comes of it: where the points come from, and who pays.

What a move does at once is often outweighed by what follows. So its reason is told by games played
on: how much more of each part of the score they ended with, and who had less. In words: teller.py.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import hypot
from typing import NamedTuple

from bis.coach.phrases import Contrast, Phrase
from bis.coach.worth import Finding, Gain, Worth

LEAST = 0.25
"""Fewer points are not worth a word."""
SHARE = 0.01
"""A smaller part of the chance to win is not worth a word."""
SURE = 2.0
"""So many standard errors are no chance."""
NAMED = 3
"""More parts than these are no reason."""
MOST_OF = 0.7
"""Columns that make this share of what all columns bring are named."""
FEW = 2
"""So many columns are named one by one."""
SOONER = 0.3
"""So many turns fewer on average are less time for the others."""
TIMES = 2
"""What another pays hides what is gained if it is so many times as much."""


class Part(NamedTuple):
    """Something that ends higher, or lower: all columns, or the one that makes most of it."""

    name: str
    points: float


def outweighs(gains: Sequence[Gain]) -> list[Part]:
    """The parts that differ most beyond the noise: first what is gained, then what it costs."""
    ordered = sorted(gains, key=lambda gain: group_of(gain.part))
    groups = [list(each) for _, each in groupby(ordered, key=lambda gain: group_of(gain.part))]
    counting = [(sum(gain.points for gain in group), group) for group in groups if _differs(group)]
    largest = sorted(counting, key=lambda one: -abs(one[0]))[:NAMED]
    found = [part for points, group in largest for part in _leading(group, points)]
    return sorted(found, key=lambda part: -part.points)


def by_group(gains: Sequence[Gain]) -> list[Part]:
    """Each group as one, as it came out, the largest first."""
    found = {group_of(gain.part): 0.0 for gain in gains}
    for gain in gains:
        found[group_of(gain.part)] += gain.points
    return sorted((Part(*one) for one in found.items()), key=lambda part: -abs(part.points))


def _differs(group: Sequence[Gain]) -> bool:
    points = sum(gain.points for gain in group)
    return _counts(points, hypot(*(gain.noise for gain in group)))


def _leading(group: Sequence[Gain], points: float) -> list[Part]:
    """The one or two that make most of a group; else all of it as one."""
    order = sorted(group, key=lambda gain: -abs(gain.points))
    for count in range(1, min(FEW, len(group)) + 1):
        if MOST_OF <= sum(gain.points for gain in order[:count]) / points <= 1 / MOST_OF:
            return [Part(gain.part, gain.points) for gain in order[:count]]
    return [Part(group_of(group[0].part), points)]


def group_of(part: str) -> str:
    return part.partition(".")[0]


def _counts(points: float, noise: float) -> bool:
    return abs(points) >= max(LEAST, SURE * noise)


def speaks(phrase: Phrase, gains: Sequence[Gain], about: Mapping[str, Sequence[str]]) -> bool:
    """Whether what a phrase names ends higher; ``about`` says which parts it names."""
    groups = about.get(phrase.key.removesuffix(".one").removesuffix(".many"))
    named = [gain.points for gain in gains if groups is None or group_of(gain.part) in groups]
    return sum(named) >= LEAST


def tells(finding: Finding, seat: int, both: Contrast) -> bool:
    """Whether the end tells why: what ends higher, or who pays and for what."""
    if not finding.gains:
        return any(-(worth.win or 0.0) >= SHARE for worth in _without(finding.others, seat))
    higher = total_of(finding) > 0 and any(part.points > 0 for part in outweighs(finding.gains))
    paying = rival(finding, seat)
    return higher or (paying is not None and is_seen(finding, paying, both))


def hides(finding: Finding, seat: int, both: Contrast) -> bool:
    """Whether most of it is what another loses, and nobody can see why."""
    paying = rival(finding, seat)
    if not finding.gains or paying is None or is_seen(finding, paying, both):
        return False
    return -finding.others[paying].points > TIMES * max(total_of(finding), 0.0)


def is_seen(finding: Finding, paying: int, both: Contrast) -> bool:
    """Whether one can see why: it is kept from dice, or has less time since the end is near."""
    return paying in both.denied or (bool(both.nearer) and _is_sooner(finding))


def _is_sooner(finding: Finding) -> bool:
    """Whether the game ends sooner after the better move, beyond the noise."""
    turns, noise = finding.sooner
    return turns >= max(SOONER, SURE * noise)


def _without(worths: Sequence[Worth], seat: int) -> Iterator[Worth]:
    return (worth for other, worth in enumerate(worths) if other != seat)


def rival(finding: Finding, seat: int) -> int | None:
    """Who of the others pays most for it, if that is beyond the noise."""
    pairs = enumerate(zip(finding.others, finding.others_noise, strict=True))
    paying = {
        other: worth.points
        for other, (worth, noise) in pairs
        if other != seat and worth.points < 0 and _counts(worth.points, noise.points)
    }
    return min(paying, key=paying.__getitem__) if paying else None


def total_of(finding: Finding) -> float:
    """Points more, or less; nothing where that may be chance: the evaluator may know it better."""
    points = sum(gain.points for gain in finding.gains)
    noise = min(hypot(*(gain.noise for gain in finding.gains)), finding.noise.points)
    return points if _counts(points, noise) else 0.0
