"""Why a move is better, by what comes of it: whole sentences about where the points come from.

What a move does at once is often outweighed by what follows. So its reason is told by games played
on: how much more of each part of the score they ended with, and who had less.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from math import hypot
from types import MappingProxyType
from typing import NamedTuple

from bis.coach.phrases import Phrase, Templates
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
REST = 0.15
"""What is left over is told from this share of all on, so that it adds up."""
ROUND = 0.05
"""Less than this is told as nothing."""
FEW = 2
"""So many columns are named one by one."""
WHOLE = 10
"""From so many points on a tenth says nothing."""
HALF = 0.5
"""Less of the cost than this is not most of it."""
SOONER = 0.3
"""So many turns fewer on average are less time for the others."""
LITTLE = 1.0
"""What was taken at once and differs by no more in the end was hardly worth it."""

TEMPLATES: Templates = {
    "en": {
        "one.from": "1",
        "one.to": "1",
        "decimal": ".",
        "points.one": "{points} point",
        "points.many": "{points} points",
        "end.parts": "On average the better move brings {points} more by the end, "
        "above all in {part}.",
        "end.many": "On average the better move brings {points} more by the end, "
        "in many small ways.",
        "end.games": "Played on from here many times, it brought {points} more, "
        "above all in {part}.",
        "end.hard": "Hard to see at a glance: played on from here many times, "
        "the better move brought {points} more, above all in {part}.",
        "end.partly": "Played on from here many times, only part of it shows, above all in {part}.",
        "end.detail": "In detail: {parts}.",
        "end.rival": "For {seat} it means {points} less.",
        "end.rival.unseen": "In the games played on {seat} ended with {points} less; "
        "why is hard to see.",
        "end.rival.part": "In the games played on {seat} ended with {points} less, "
        "above all in {part}.",
        "end.fewer": "On average the better move brings {own} less by the end, "
        "but it costs {seat} {points}.",
        "end.fewer.unseen": "In the games played on it brought {own} less, "
        "but {seat} ended with {points} less; why is hard to see.",
        "end.fewer.part": "In the games played on it brought {own} less, "
        "but {seat} ended with {points} less, above all in {part}.",
        "end.sooner": "The game tends to end sooner: less time for {seat}.",
        "end.wins": "Points stay about the same, but it wins more often, above all against {seat}.",
        "end.chance": "It lowers {seat}’s chance to win by {win} %.",
        "end.unknown": "Tried out many times, it simply did better; why is hard to see.",
        "more": "{points} more in {part}",
        "less": "{points} less in {part}",
        "more.rest": "{points} more elsewhere",
        "less.rest": "{points} less elsewhere",
        "taken": "only {points} less in {part}",
        "taken.later": "just as much in {part}",
    },
    "fr": {
        "one.from": "0",
        "one.to": "1.9",
        "decimal": ",",
        "points.one": "{points} point",
        "points.many": "{points} points",
        "end.parts": "En moyenne, le meilleur coup rapporte {points} de plus à la fin, "
        "surtout en {part}.",
        "end.many": "En moyenne, le meilleur coup rapporte {points} de plus à la fin, "
        "par une foule de petites choses.",
        "end.games": "Joué bien des fois jusqu’au bout, il a rapporté {points} de plus, "
        "surtout en {part}.",
        "end.hard": "Difficile à voir d’un coup d’œil : joué bien des fois jusqu’au bout, "
        "le meilleur coup a rapporté {points} de plus, surtout en {part}.",
        "end.partly": "Joué bien des fois jusqu’au bout, cela ne se voit qu’en partie, "
        "surtout en {part}.",
        "end.detail": "En détail : {parts}.",
        "end.rival": "Pour {seat}, c’est {points} de moins.",
        "end.rival.unseen": "Dans les parties jouées jusqu’au bout, {seat} a fini avec {points} "
        "de moins ; pourquoi, c’est difficile à voir.",
        "end.rival.part": "Dans les parties jouées jusqu’au bout, {seat} a fini avec {points} "
        "de moins, surtout en {part}.",
        "end.fewer": "En moyenne, le meilleur coup rapporte {own} de moins à la fin, "
        "mais il en coûte {points} à {seat}.",
        "end.fewer.unseen": "Dans les parties jouées jusqu’au bout, il a rapporté {own} de moins, "
        "mais {seat} a fini avec {points} de moins ; pourquoi, c’est difficile à voir.",
        "end.fewer.part": "Dans les parties jouées jusqu’au bout, il a rapporté {own} de moins, "
        "mais {seat} a fini avec {points} de moins, surtout en {part}.",
        "end.sooner": "La partie finit souvent plus tôt : moins de temps pour {seat}.",
        "end.wins": "Les points restent à peu près les mêmes, mais il gagne plus souvent, "
        "surtout contre {seat}.",
        "end.chance": "Les chances de victoire de {seat} baissent de {win} %.",
        "end.unknown": "Essayé bien des fois, il a simplement mieux marché ; "
        "pourquoi, c’est difficile à voir.",
        "more": "{points} de plus en {part}",
        "less": "{points} de moins en {part}",
        "more.rest": "{points} de plus ailleurs",
        "less.rest": "{points} de moins ailleurs",
        "taken": "seulement {points} de moins en {part}",
        "taken.later": "autant en {part}",
    },
    "de": {
        "one.from": "1",
        "one.to": "1",
        "decimal": ",",
        "points.one": "{points} Punkt",
        "points.many": "{points} Punkte",
        "end.parts": "Im Schnitt bringt der bessere Zug bis zum Ende {points} mehr, "
        "vor allem durch {part}.",
        "end.many": "Im Schnitt bringt der bessere Zug bis zum Ende {points} mehr, "
        "durch viele kleine Dinge.",
        "end.games": "Von hier aus oft weitergespielt brachte er {points} mehr, "
        "vor allem durch {part}.",
        "end.hard": "Auf den ersten Blick schwer zu sehen: Von hier aus oft weitergespielt "
        "brachte der bessere Zug {points} mehr, vor allem durch {part}.",
        "end.partly": "Von hier aus oft weitergespielt zeigt sich nur ein Teil davon, "
        "vor allem durch {part}.",
        "end.detail": "Im Einzelnen: {parts}.",
        "end.rival": "Für {seat} bedeutet das {points} weniger.",
        "end.rival.unseen": "In den weitergespielten Partien hatte {seat} am Ende {points} "
        "weniger; warum, ist schwer zu sehen.",
        "end.rival.part": "In den weitergespielten Partien hatte {seat} am Ende {points} "
        "weniger, vor allem durch {part}.",
        "end.fewer": "Im Schnitt bringt der bessere Zug bis zum Ende {own} weniger, "
        "kostet {seat} aber {points}.",
        "end.fewer.unseen": "In den weitergespielten Partien brachte er {own} weniger, "
        "aber {seat} hatte am Ende {points} weniger; warum, ist schwer zu sehen.",
        "end.fewer.part": "In den weitergespielten Partien brachte er {own} weniger, "
        "aber {seat} hatte am Ende {points} weniger, vor allem durch {part}.",
        "end.sooner": "Das Spiel endet dann oft früher: weniger Zeit für {seat}.",
        "end.wins": "Die Punkte bleiben etwa gleich, aber er gewinnt öfter, "
        "vor allem gegen {seat}.",
        "end.chance": "Die Gewinnchance von {seat} sinkt um {win} %.",
        "end.unknown": "Oft ausprobiert war er einfach besser; warum, ist schwer zu sehen.",
        "more": "{points} mehr durch {part}",
        "less": "{points} weniger durch {part}",
        "more.rest": "sonst {points} mehr",
        "less.rest": "sonst {points} weniger",
        "taken": "nur {points} weniger durch {part}",
        "taken.later": "ebenso viel durch {part}",
    },
}


class Part(NamedTuple):
    """Something that ends higher, or lower: all columns, or the one that makes most of it."""

    name: str
    points: float


# What is to be said


def outweighs(gains: Sequence[Gain]) -> list[Part]:
    """The parts that differ most beyond the noise: first what is gained, then what it costs."""
    found = sorted(_parts(gains), key=lambda part: -abs(part.points))[:NAMED]
    return sorted(found, key=lambda part: -part.points)


def _parts(gains: Sequence[Gain]) -> Iterator[Part]:
    ordered = sorted(gains, key=lambda gain: _group(gain.part))
    for name, each in groupby(ordered, key=lambda gain: _group(gain.part)):
        group = list(each)
        points = sum(gain.points for gain in group)
        if _counts(points, hypot(*(gain.noise for gain in group))):
            yield from _leading(group, points) or [Part(name, points)]


def _leading(group: Sequence[Gain], points: float) -> list[Part]:
    """The one or two that make most of a group; none if it takes more."""
    order = sorted(group, key=lambda gain: -abs(gain.points))
    for count in range(1, min(FEW, len(group)) + 1):
        if MOST_OF <= sum(gain.points for gain in order[:count]) / points <= 1 / MOST_OF:
            return [Part(gain.part, gain.points) for gain in order[:count]]
    return []


def _group(part: str) -> str:
    return part.partition(".")[0]


def _counts(points: float, noise: float) -> bool:
    return abs(points) >= max(LEAST, SURE * noise)


def speaks(phrase: Phrase, gains: Sequence[Gain], about: Mapping[str, Sequence[str]]) -> bool:
    """Whether what a phrase names ends higher; ``about`` says which parts it names."""
    groups = about.get(phrase.key.removesuffix(".one").removesuffix(".many"))
    named = [gain.points for gain in gains if groups is None or _group(gain.part) in groups]
    return sum(named) >= LEAST


def tells(finding: Finding, seat: int, denied: Collection[int] = ()) -> bool:
    """Whether the end tells why: what ends higher, or who pays and for what.

    ``denied``: who is kept from something.
    """
    if not finding.gains:
        return any(-(worth.win or 0.0) >= SHARE for worth in _without(finding.others, seat))
    higher = _total(finding) > 0 and any(part.points > 0 for part in outweighs(finding.gains))
    paying = rival(finding, seat)
    return higher or (paying is not None and (paying in denied or is_sooner(finding)))


def is_sooner(finding: Finding) -> bool:
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


# In words


class Teller(NamedTuple):
    """Says it in one language; ``words`` are the game's, which name the parts."""

    language: str
    words: Mapping[str, str]
    names: Sequence[str]
    denied: Mapping[int, Phrase] = MappingProxyType({})
    """By seat: what it is kept from."""
    nearer: Sequence[Phrase] = ()
    """How near the better move brings the end of the game, which the other one does not."""

    def sentences(self, finding: Finding, seat: int, *, known: bool = False) -> tuple[str, ...]:
        """What the better move comes to by the end; nothing where nobody looked.

        ``known``: there is another reason already, so that none has to be missed.
        """
        if not finding.gains:
            return () if known else self._chance(finding, seat)
        total, paying = _total(finding), rival(finding, seat)
        found = []
        if total > 0:
            found.append(self._more(total, finding, known=known))
        if paying is not None:
            found.append(self._rival(total, paying, finding))
        return tuple(found) if found or known else (self._otherwise(finding, seat),)

    def details(self, finding: Finding, taken: Sequence[str] = ()) -> tuple[str, ...]:
        """All that the points come from, where it is more than one thing."""
        told = self._parts(_total(finding), finding, taken)
        return (self._say("end.detail", parts=", ".join(told)),) if len(told) > 1 else ()

    def _more(self, total: float, finding: Finding, *, known: bool) -> str:
        parts = outweighs(finding.gains)
        if not any(part.points > 0 for part in parts):
            return self._say("end.many", points=self._points(total))
        key = _key(total, finding, known=known)
        return self._say(key, points=self._points(total), part=self._part(parts[0].name))

    def _parts(self, total: float, finding: Finding, taken: Sequence[str]) -> list[str]:
        """Each with its points, so that they add up; nothing where none is above the others."""
        parts = outweighs(finding.gains)
        if total <= 0 or not any(part.points > 0 for part in parts):
            return []
        told = [self._told(part) for part in parts]
        rest = total - sum(part.points for part in parts)
        weighed = _weighed(taken, parts, finding.gains)
        if weighed is not None:
            told.append(self._weighed(weighed))
            rest -= 0.0 if _group(weighed.name) in {part.name for part in parts} else weighed.points
        if abs(rest) >= max(LEAST, REST * total):
            told.append(self._told(Part("", rest)))
        return told

    def _told(self, part: Part) -> str:
        """How much more or less it is; without a name, all that is left."""
        sign = "more" if part.points > 0 else "less"
        points = self._figure(abs(part.points))
        if not part.name:
            return self._say(f"{sign}.rest", points=points)
        return self._say(sign, points=points, part=self._part(part.name))

    def _weighed(self, part: Part) -> str:
        """What was taken at once, and what is left of it in the end."""
        if part.points < -LITTLE:
            return self._told(part)
        told = {"part": self._part(part.name), "points": self._figure(abs(part.points))}
        return self._say("taken.later" if part.points > -ROUND else "taken", **told)

    def _rival(self, total: float, paying: int, finding: Finding) -> str:
        """Who has less and why; where nobody can see that, only that it came out so."""
        told = {"seat": self.names[paying], "points": self._points(-finding.others[paying].points)}
        reason = self._because(paying, finding)
        key = "end.rival" if total >= 0 else "end.fewer"
        if total < 0:
            told["own"] = self._points(-total)
        if reason:
            return f"{self._say(key, **told)} {reason}"
        lost = min(outweighs(finding.rival), key=lambda part: part.points, default=Part("", 0.0))
        if lost.points < 0:
            return self._say(f"{key}.part", part=self._part(lost.name), **told)
        return self._say(f"{key}.unseen", **told)

    def _because(self, seat: int, finding: Finding) -> str:
        """The dice it is kept from, or that it has less time."""
        kept = self.denied.get(seat)
        if kept is not None:
            return kept.say(self.words, self.names)
        if not is_sooner(finding):
            return ""
        near = [one.say(self.words, self.names) for one in self.nearer]
        return " ".join([*near, self._say("end.sooner", seat=self.names[seat])])

    def _chance(self, finding: Finding, seat: int) -> tuple[str, ...]:
        """Whose chance to win it lowers most, where points have no parts."""
        lowered = {
            other: -(worth.win or 0.0)
            for other, worth in enumerate(finding.others)
            if other != seat
        }
        other = max(lowered, key=lowered.__getitem__, default=seat)
        if lowered.get(other, 0.0) < SHARE:
            return ()
        told = f"{100 * lowered[other]:.0f}"
        return (self._about(other, "end.chance", win=told),)

    def _otherwise(self, finding: Finding, seat: int) -> str:
        """Neither points of one's own nor those of others tell: then honestly so."""
        if finding.cost.win is None or not finding.others:
            return self._say("end.unknown")
        losing = {i: worth.win or 0.0 for i, worth in enumerate(finding.others) if i != seat}
        return self._about(min(losing, key=losing.__getitem__), "end.wins")

    def _about(self, seat: int, key: str, **values: str) -> str:
        """About one of the others, and what it would have had."""
        said = self._say(key, seat=self.names[seat], **values)
        kept = self.denied.get(seat)
        return f"{said} {kept.say(self.words, self.names)}" if kept else said

    def _say(self, key: str, **values: str) -> str:
        return TEMPLATES[self.language][key].format(**values)

    def _part(self, name: str) -> str:
        group, _, which = name.partition(".")
        if not which:
            return self.words[f"part.{group}"]
        return self.words[f"part.{group}.one"].format(name=self.words.get(f"color.{which}", which))

    def _points(self, value: float) -> str:
        """With their unit, in the singular where the language has it: in French below two."""
        words = TEMPLATES[self.language]
        one = float(words["one.from"]) <= round(value, 1) <= float(words["one.to"])
        return self._say("points.one" if one else "points.many", points=self._figure(value))

    def _figure(self, value: float) -> str:
        digits = f"{value:.0f}" if value >= WHOLE else f"{value:.1f}".removesuffix(".0")
        return digits.replace(".", TEMPLATES[self.language]["decimal"])


def _key(total: float, finding: Finding, *, known: bool) -> str:
    """Which sentence: others than the evaluator may see less of it, or all that there is to see."""
    if not finding.by_others:
        return "end.parts"
    if total < HALF * finding.cost.points:
        return "end.partly"
    return "end.games" if known else "end.hard"


def _weighed(taken: Sequence[str], parts: Sequence[Part], gains: Sequence[Gain]) -> Part | None:
    """The first that was taken at once and is not named anyhow."""
    known = {gain.part: gain.points for gain in gains}
    named = {part.name for part in parts}
    return next((Part(one, known[one]) for one in taken if one not in named), None)


def _total(finding: Finding) -> float:
    """Points more, or less; nothing where that may be chance."""
    points = sum(gain.points for gain in finding.gains)
    return points if _counts(points, hypot(*(gain.noise for gain in finding.gains))) else 0.0
