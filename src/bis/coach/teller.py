"""Why a move is better, in whole sentences: what the games played on tell (gains.py)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bis.coach.gains import (
    LEAST,
    MOST_OF,
    SHARE,
    Part,
    by_group,
    group_of,
    is_seen,
    outweighs,
    rival,
    total_of,
)
from bis.coach.phrases import Contrast, Templates
from bis.coach.worth import Finding, Gain

REST = 0.15
"""What is left over is told from this share of all on, so that it adds up."""
WHOLE = 10
"""From so many points on a tenth says nothing."""
HALF = 0.5
"""Less of the cost, or of the points, than this is not most of it."""
ALIKE = 0.8
"""From this share of the greatest part on the next is as great, to the eye."""
OTHERS = ".*"
"""All of a group but one that is told beside it."""
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
        "both": "{one} and {other}",
        "end.partly": "The rest is hard to see: played on from here many times, "
        "the better move brought {points} more, above all in {part}.",
        "end.partly.many": "The rest is hard to see: played on from here many times, "
        "the better move brought {points} more.",
        "end.detail": "In detail: {parts}.",
        "end.rival": "For {seat} it means {points} less.",
        "end.rival.part": "In the games played on {seat} ended with {points} less, "
        "above all in {part}.",
        "end.fewer": "On average the better move brings {own} less by the end, "
        "but it costs {seat} {points}.",
        "end.fewer.part": "In the games played on it brought {own} less, "
        "but {seat} ended with {points} less, above all in {part}.",
        "end.sooner": "The game tends to end sooner: less time for {seat}.",
        "end.chance": "It lowers {seat}’s chance to win by {win}%.",
        "more": "{points} more in {part}",
        "less": "{points} less in {part}",
        "more.others": "{points} more in other {part}",
        "less.others": "{points} less in other {part}",
        "more.rest": "{points} more elsewhere",
        "less.rest": "{points} less elsewhere",
        "taken": "only {points} less in {part}",
        "end.later": "Later it still gets as much from {part}.",
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
        "both": "{one} et {other}",
        "end.partly": "Le reste est difficile à voir : joué bien des fois jusqu’au bout, "
        "le meilleur coup a rapporté {points} de plus, surtout en {part}.",
        "end.partly.many": "Le reste est difficile à voir : joué bien des fois jusqu’au bout, "
        "le meilleur coup a rapporté {points} de plus.",
        "end.detail": "En détail : {parts}.",
        "end.rival": "Pour {seat}, c’est {points} de moins.",
        "end.rival.part": "Dans les parties jouées jusqu’au bout, {seat} a fini avec {points} "
        "de moins, surtout en {part}.",
        "end.fewer": "En moyenne, le meilleur coup rapporte {own} de moins à la fin, "
        "mais il en coûte {points} à {seat}.",
        "end.fewer.part": "Dans les parties jouées jusqu’au bout, il a rapporté {own} de moins, "
        "mais {seat} a fini avec {points} de moins, surtout en {part}.",
        "end.sooner": "La partie finit souvent plus tôt : moins de temps pour {seat}.",
        "end.chance": "Pour {seat}, les chances de gagner baissent de {win} %.",
        "more": "{points} de plus en {part}",
        "less": "{points} de moins en {part}",
        "more.others": "{points} de plus dans les autres {part}",
        "less.others": "{points} de moins dans les autres {part}",
        "more.rest": "{points} de plus ailleurs",
        "less.rest": "{points} de moins ailleurs",
        "taken": "seulement {points} de moins en {part}",
        "end.later": "Plus tard, il gagne encore autant en {part}.",
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
        "both": "{one} und {other}",
        "end.partly": "Der Rest ist schwer zu sehen: Von hier aus oft weitergespielt "
        "brachte der bessere Zug {points} mehr, vor allem durch {part}.",
        "end.partly.many": "Der Rest ist schwer zu sehen: Von hier aus oft weitergespielt "
        "brachte der bessere Zug {points} mehr.",
        "end.detail": "Im Einzelnen: {parts}.",
        "end.rival": "Für {seat} bedeutet das {points} weniger.",
        "end.rival.part": "In den weitergespielten Partien hatte {seat} am Ende {points} "
        "weniger, vor allem durch {part}.",
        "end.fewer": "Im Schnitt bringt der bessere Zug bis zum Ende {own} weniger, "
        "kostet {seat} aber {points}.",
        "end.fewer.part": "In den weitergespielten Partien brachte er {own} weniger, "
        "aber {seat} hatte am Ende {points} weniger, vor allem durch {part}.",
        "end.sooner": "Die Partie endet dann oft früher: weniger Zeit für {seat}.",
        "end.chance": "Die Gewinnchance von {seat} sinkt um {win} %.",
        "more": "{points} mehr durch {part}",
        "less": "{points} weniger durch {part}",
        "more.others": "{points} mehr durch andere {part}",
        "less.others": "{points} weniger durch andere {part}",
        "more.rest": "sonst {points} mehr",
        "less.rest": "sonst {points} weniger",
        "taken": "nur {points} weniger durch {part}",
        "end.later": "Später bekommt er ebenso viel durch {part}.",
    },
}


class Teller(NamedTuple):
    """Says it in one language; ``words`` are the game's, which name the parts."""

    language: str
    words: Mapping[str, str]
    names: Sequence[str]
    both: Contrast = Contrast()
    """What is said of the two moves side by side."""

    def sentences(self, finding: Finding, seat: int, *, known: bool = False) -> tuple[str, ...]:
        """What the better move comes to by the end; nothing where nobody looked.

        ``known``: there is another reason already, so that none has to be missed.
        """
        if not finding.gains:
            return () if known else self._chance(finding, seat)
        total, paying = total_of(finding), rival(finding, seat)
        found = []
        if total > 0:
            found.append(self._more(total, finding))
        later = [part for part in _left(self.both.taken, finding.gains) if abs(part.points) < LEAST]
        if total > 0 and later:
            found.append(self._say("end.later", part=self._both(later)))
        if paying is not None:
            found += self._rival(total, paying, finding)
        return tuple(found)

    def details(self, finding: Finding) -> tuple[str, ...]:
        """All that the points come from, where it is more than one thing."""
        told = self._parts(total_of(finding), finding)
        return (self._say("end.detail", parts=", ".join(told)),) if len(told) > 1 else ()

    def _more(self, total: float, finding: Finding) -> str:
        parts = [part for part in outweighs(finding.gains) if part.points > 0]
        key = _key(total, finding)
        groups = [part for part in by_group(finding.gains) if part.points > 0]
        told = self._most(parts, total) or self._most(groups, total)
        if not told:
            key = "end.partly.many" if key == "end.partly" else "end.many"
        return self._say(key, points=self._points(total), part=told)

    def _most(self, parts: Sequence[Part], total: float) -> str:
        """The greatest part, with the next if as great or needed; nothing if that is not half."""
        two = list(parts[:2])
        named = [part for part in two if abs(part.points) >= ALIKE * abs(two[0].points)]
        if sum(part.points for part in named) / total < HALF:
            named = two
        if sum(part.points for part in named) / total < HALF:
            return ""
        return self._both(named)

    def _both(self, parts: Sequence[Part]) -> str:
        """The first, or the first two."""
        names = [self._part(part.name) for part in parts[:2]]
        return names[0] if len(names) == 1 else self._say("both", one=names[0], other=names[1])

    def _parts(self, total: float, finding: Finding) -> list[str]:
        """Each with its points, so that they add up; nothing where none is above the others."""
        parts = outweighs(finding.gains)
        if total <= 0 or not any(part.points > 0 for part in parts):
            return []
        weighed = _weighed(self.both.taken, parts, finding.gains)
        others = _others(parts, weighed)
        parts = [part for part in parts if weighed is None or part.name != group_of(weighed.name)]
        told = [self._told(part) for part in parts]
        if weighed is not None:
            told += [self._weighed(weighed), *map(self._told, others)]
            parts = [*parts, weighed, *others]
        rest = total - sum(part.points for part in parts)
        if abs(rest) >= max(LEAST, REST * total):
            told.append(self._rest(rest, finding.gains, parts))
        return told

    def _rest(self, rest: float, gains: Sequence[Gain], parts: Sequence[Part]) -> str:
        """What is left over, by the one or two groups of which nothing was told that make it up."""
        named = {group_of(part.name) for part in parts}
        left = [part for part in by_group(gains) if part.name not in named]
        for count in (1, 2):
            if any(part.points * rest < 0 for part in left[:count]):
                break
            if MOST_OF <= sum(part.points for part in left[:count]) / rest <= 1 / MOST_OF:
                sign = "more" if rest > 0 else "less"
                return self._say(
                    sign, points=self._figure(abs(rest)), part=self._both(left[:count])
                )
        return self._told(Part("", rest))

    def _told(self, part: Part) -> str:
        """How much more or less it is; without a name, all that is left."""
        sign = "more" if part.points > 0 else "less"
        points = self._figure(abs(part.points))
        if not part.name:
            return self._say(f"{sign}.rest", points=points)
        if part.name.endswith(OTHERS):
            group = self._part(group_of(part.name))
            return self._say(f"{sign}.others", points=points, part=group)
        return self._say(sign, points=points, part=self._part(part.name))

    def _weighed(self, part: Part) -> str:
        """What was taken at once, and what is left of it in the end."""
        if part.points < -LITTLE or part.points > 0:
            return self._told(part)
        told = {"part": self._part(part.name), "points": self._figure(abs(part.points))}
        return self._say("taken", **told)

    def _rival(self, total: float, paying: int, finding: Finding) -> Iterator[str]:
        """Who has less and why, or of what; nothing where nobody can see that."""
        told = {"seat": self.names[paying], "points": self._points(-finding.others[paying].points)}
        key = "end.rival" if total >= 0 else "end.fewer"
        if total < 0:
            told["own"] = self._points(-total)
        if is_seen(finding, paying, self.both):
            yield f"{self._say(key, **told)} {self._because(paying)}"
            return
        lost = [part for part in reversed(outweighs(finding.rival)) if part.points < 0]
        most = self._most(lost, finding.others[paying].points)
        if most:
            yield self._say(f"{key}.part", part=most, **told)

    def _because(self, seat: int) -> str:
        """The dice it is kept from, or that it has less time."""
        kept = self.both.denied.get(seat)
        if kept is not None:
            return kept.say(self.words, self.names)
        near = [one.say(self.words, self.names) for one in self.both.nearer]
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
        said = self._say("end.chance", seat=self.names[other], win=told)
        kept = self.both.denied.get(other)
        return (f"{said} {kept.say(self.words, self.names)}" if kept else said,)

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


def _key(total: float, finding: Finding) -> str:
    """Which sentence: others than the evaluator may see less of it, or all that there is to see."""
    if not finding.by_others:
        return "end.parts"
    if total < HALF * finding.cost.points:
        return "end.partly"
    return "end.games"


def _weighed(taken: Sequence[str], parts: Sequence[Part], gains: Sequence[Gain]) -> Part | None:
    """The first that was taken at once, is not named anyhow, and does not come later as often."""
    named = {part.name for part in parts}
    left = (part for part in _left(taken, gains) if abs(part.points) >= LEAST)
    return next((part for part in left if part.name not in named), None)


def _others(parts: Sequence[Part], one: Part | None) -> list[Part]:
    """What else there is of the group of this one, where that is told as a whole."""
    group = "" if one is None else group_of(one.name)
    left = [part.points - one.points for part in parts if one and part.name == group]
    return [Part(group + OTHERS, points) for points in left if abs(points) >= LEAST]


def _left(taken: Sequence[str], gains: Sequence[Gain]) -> Iterator[Part]:
    """What was taken at once, with how much more of it there is in the end."""
    known = {gain.part: gain.points for gain in gains}
    yield from (Part(one, known[one]) for one in taken if one in known)
