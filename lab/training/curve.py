"""Learning curves as pictures."""

from itertools import pairwise

from bis.sim.svg import Picture, Scale, ink


def draw(title, told, curves, unit="s"):
    """``curves``: points (how far, how good) by name; ``told`` says what the axes are."""
    words = "; ".join(
        f"{name}: " + ", ".join(f"{at:g} {unit} {value:g}" for at, value in curve)
        for name, curve in curves.items()
    )
    picture = Picture(660, 300, title, words)
    picture.text(20, 28, title, "title")
    picture.text(20, 47, told, "soft")
    values = [value for curve in curves.values() for _, value in curve]
    room = 0.06 * (max(values) - min(values))
    across = Scale(0, max(curve[-1][0] for curve in curves.values()), 80, 560)
    up = Scale(min(values) - room, max(values) + room, 250, 70)
    for value in up.ticks(5):
        picture.line((80, up(value)), (560, up(value)), "base")
        picture.text(70, up(value) + 4, f"{value:g}", "soft right")
    for value in across.ticks(6):
        picture.text(across(value), 275, f"{value:g}", "soft middle")
    for place, (name, curve) in enumerate(curves.items()):
        spots = [(across(at), up(value)) for at, value in curve]
        for start, end in pairwise(spots):
            picture.line(start, end, f"whisker {ink(place)}")
        for x, y in spots:
            picture.circle(x, y, 4, ink(place))
        picture.text(570, spots[-1][1] + 4, name)
    return str(picture)
