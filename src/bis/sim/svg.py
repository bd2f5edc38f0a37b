"""A small pencil: pictures as SVG text, in the look of the table, by day and by night."""

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

INKS = (
    ("#762a5e", "#f5b650"),
    ("#2f7fc2", "#6fb1e6"),
    ("#2aa67e", "#45c79c"),
    ("#e57434", "#ee935f"),
    ("#8a6d00", "#e9c544"),
    ("#b84f86", "#e590bd"),
)
"""One ink for each thing told apart, for light and for dark paper; the name always stands by."""
PAPER = ("#fffdf8", "#251b2c")
LINE = ("#d8c8b4", "#4a3a52")
INK = ("#2a1a30", "#f7eee1")
SOFT = ("#634f5d", "#c6b5bf")
FONT = "Bricolage, 'Avenir Next', 'Segoe UI', system-ui, sans-serif"


class Picture:
    """Shapes one after the other; lengths in pixels from the upper left corner."""

    def __init__(self, width: float, height: float, title: str, told: str) -> None:
        self.width, self.height = width, height
        self._title, self._told = title, told
        self._shapes: list[str] = []

    def line(self, start: tuple[float, float], end: tuple[float, float], kind: str) -> None:
        (x1, y1), (x2, y2) = start, end
        ends = f"x1={_n(x1)} y1={_n(y1)} x2={_n(x2)} y2={_n(y2)}"
        self._shapes.append(f"<line class={quoteattr(kind)} {ends}/>")

    def circle(self, x: float, y: float, r: float, kind: str) -> None:
        at = f"cx={_n(x)} cy={_n(y)} r={_n(r)}"
        self._shapes.append(f"<circle class={quoteattr(kind)} {at}/>")

    def area(self, corners: Sequence[tuple[float, float]], kind: str) -> None:
        path = "M" + "L".join(f"{_short(x)} {_short(y)}" for x, y in corners) + "z"
        self._shapes.append(f'<path class={quoteattr(kind)} d="{path}"/>')

    def text(self, x: float, y: float, words: str, kind: str = "") -> None:
        named = f" class={quoteattr(kind)}" if kind else ""
        self._shapes.append(f"<text x={_n(x)} y={_n(y)}{named}>{escape(words)}</text>")

    def __str__(self) -> str:
        width, height = _short(self.width), _short(self.height)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" aria-labelledby="title told">'
        )
        lines = [
            head,
            f'<title id="title">{escape(self._title)}</title>',
            f'<desc id="told">{escape(self._told)}</desc>',
            f"<style>{_style()}</style>",
            f'<rect class="paper" width="{width}" height="{height}" rx="10"/>',
            *self._shapes,
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def _style() -> str:
    plain = (
        f"text{{font:13px {FONT}}}.title{{font-size:16px;font-weight:600}}"
        ".right{text-anchor:end}.middle{text-anchor:middle}"
        "line{stroke-width:1}.whisker{stroke-width:3;stroke-linecap:round}.area{fill-opacity:.28}"
        ".zero{stroke-dasharray:3 4}"
    )
    return f"{plain}{_colors(0)}@media(prefers-color-scheme:dark){{{_colors(1)}}}"


def _colors(paper: int) -> str:
    rules = [
        f".paper{{fill:{PAPER[paper]}}}text{{fill:{INK[paper]}}}.soft{{fill:{SOFT[paper]}}}",
        f"line{{stroke:{LINE[paper]}}}",
    ]
    for number, ink in enumerate(INKS):
        rules.append(f".ink{number}{{fill:{ink[paper]};stroke:{ink[paper]}}}")
    return "".join(rules)


def ink(number: int) -> str:
    """The class of the ink for the thing of this number."""
    return f"ink{number % len(INKS)}"


def _short(number: float) -> str:
    return f"{number:.1f}".rstrip("0").rstrip(".")


def _n(number: float) -> str:
    return f'"{_short(number)}"'


class Scale:
    """Where the values of an axis stand."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high
        self._start, self._end = start, end

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        part = (inside - self.low) / ((self.high - self.low) or 1)
        return self._start + part * (self._end - self._start)

    def ticks(self, most: int = 8) -> list[int]:
        """Round numbers, not more than about so many."""
        step = round_step((self.high - self.low) / most)
        first = -int(-self.low // step) * step
        return list(range(first, int(self.high) + 1, step))


def round_step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that is not below this."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if factor * step >= least:
                return factor * step
        step *= 10
