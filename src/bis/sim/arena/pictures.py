"""Pictures of a run: who is how strong, and which scores each bot gets."""

from collections import Counter
from collections.abc import Iterator

from bis.sim.arena.standings import Standing
from bis.sim.simulate import Estimate
from bis.sim.svg import Picture, Scale, ink, round_step

WIDTH = 660
LEFT, RIGHT = 130, 490
TOP = 64
REACH = 800
"""Ratings further from 0 than this are drawn at the edge: hardly a victory is left to tell them."""
BINS = 50


def draw_ratings(title: str, standings: list[Standing]) -> str:
    """A dot and its 95 % interval for each bot, the strongest on top."""
    rated = [(number, s, s.rating) for number, s in enumerate(standings) if s.rating is not None]
    rated.sort(key=lambda item: -item[2].mean)
    row = 36
    bottom = TOP + row * len(rated)
    told = "; ".join(f"{s.bot} {write_rating(rating)}" for _, s, rating in rated)
    picture = Picture(WIDTH, bottom + 44, f"{title}: ratings", told)
    scale = _rating_scale([rating for _, _, rating in rated])
    _head(
        picture,
        title,
        "rating, 95 % intervals over tapes; 0 is the fair share, +400 ten times as much",
    )
    _axis(picture, scale, bottom)
    picture.line((scale(0), TOP - 8), (scale(0), bottom), "zero")
    for place, (number, standing, rating) in enumerate(rated):
        y = TOP + row * (place + 0.5)
        picture.text(LEFT - 12, y + 4, standing.bot, "right")
        low, high = rating.low or rating.mean, rating.high or rating.mean
        picture.line((scale(low), y), (scale(high), y), f"whisker {ink(number)}")
        picture.circle(scale(rating.mean), y, 6, ink(number))
        picture.text(RIGHT + 12, y + 4, write_rating(rating), "soft")
    return str(picture)


def _rating_scale(ratings: list[Estimate]) -> Scale:
    ends = [end for r in ratings for end in (r.mean, r.low, r.high) if end is not None]
    low, high = max(-REACH, min(-20.0, *ends)), min(REACH, max(20.0, *ends))
    edge = (high - low) / 20
    return Scale(low - edge, high + edge, LEFT, RIGHT)


def write_rating(rating: Estimate) -> str:
    """As `+172 ± 15`, or with the ends where these are not alike."""
    mean = f"{rating.mean:+.0f}"
    if rating.low is None or rating.high is None:
        return mean
    below, above = f"{rating.mean - rating.low:.0f}", f"{rating.high - rating.mean:.0f}"
    if above == below:
        return f"{mean} ± {above}"
    return f"{mean} ({rating.low:+.0f} to {rating.high:+.0f})"


def draw_scores(title: str, standings: list[Standing]) -> str:
    """A hill for each bot: how often it got so many points; a mark at the mean."""
    row = 84
    bottom = TOP + row * len(standings)
    told = "; ".join(f"{s.bot} {s.points} points" for s in standings)
    picture = Picture(WIDTH, bottom + 44, f"{title}: scores", told)
    every = [score for standing in standings for score in standing.scores]
    width = round_step((max(every) - min(every) + 1) / BINS)
    low, high = min(every) // width * width, (max(every) // width + 1) * width
    scale = Scale(low, high, LEFT, RIGHT)
    _head(picture, title, "points a game: how often each bot gets how many, and the mean")
    _axis(picture, scale, bottom)
    for number, standing in enumerate(standings):
        base = TOP + row * (number + 1)
        hill = list(_hill(standing.scores, width, scale, base, row - 22))
        picture.area(hill, f"area {ink(number)}")
        at = scale(standing.points.mean)
        picture.line((at, base - row + 18), (at, base), f"whisker {ink(number)}")
        picture.line((LEFT, base), (RIGHT, base), "base")
        picture.text(LEFT - 12, base - 8, standing.bot, "right")
        picture.text(RIGHT + 12, base - 8, str(standing.points), "soft")
    return str(picture)


def _hill(
    scores: Counter[int], width: int, scale: Scale, base: float, height: float
) -> Iterator[tuple[float, float]]:
    """Steps from the lowest score to the highest, the most frequent one as high as the row."""
    bins: Counter[int] = Counter()
    for score, games in scores.items():
        bins[score // width * width] += games
    top = max(bins.values())
    yield scale(min(bins)), base
    for start in range(min(bins), max(bins) + width, width):
        y = base - height * bins[start] / top
        yield from ((scale(start), y), (scale(start + width), y))
    yield scale(max(bins) + width), base


def draw_bands(title: str, counts: tuple[int, ...]) -> str:
    """What share of games alone fell into each band."""
    row, games = 26, sum(counts)
    bottom = TOP + row * len(counts)
    told = "; ".join(f"band {band}: {count} games" for band, count in enumerate(counts, start=1))
    picture = Picture(WIDTH, bottom + 20, f"{title}: bands", told)
    _head(picture, title, "games alone by band of the rulebook, 1 the best")
    scale = Scale(0, max(counts), LEFT, RIGHT)
    for number, count in enumerate(counts):
        y, x = TOP + row * (number + 0.5), scale(count)
        picture.text(LEFT - 12, y + 4, f"band {number + 1}", "right")
        corners = [(LEFT, y - 8), (x, y - 8), (x, y + 8), (LEFT, y + 8)]
        picture.area(corners, f"area {ink(0)}")
        picture.text(RIGHT + 12, y + 4, f"{100 * count / games:.1f} %", "soft")
    return str(picture)


def _head(picture: Picture, title: str, about: str) -> None:
    picture.text(20, 28, title, "title")
    picture.text(20, 47, about, "soft")


def _axis(picture: Picture, scale: Scale, bottom: float) -> None:
    picture.line((LEFT, bottom), (RIGHT, bottom), "base")
    for value in scale.ticks():
        picture.line((scale(value), bottom), (scale(value), bottom + 5), "base")
        picture.text(scale(value), bottom + 20, f"{value}", "soft middle")
