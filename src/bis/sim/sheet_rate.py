"""How a sheet of Encore! plays: points, what is closed, how long games last, who wins more often.

`python -m bis.sim.sheet_rate` writes the figures of the printed ones anew (printed_rates.json).
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from importlib.resources import files
from typing import Any

import numpy as np

from bis.bots import find_bot
from bis.core.chance import Stream
from bis.games.encore import ENCORE
from bis.games.encore.pieces import COLORS, COLUMNS, SHEETS
from bis.games.encore.scoring import bits
from bis.sim.batch.engine import Engine, Played
from bis.sim.match import play_match

STRONG, EASY = "denial", "greedy"
ALONE = "quick"
SEED = 4300
"""Tapes of final figures."""
PRINTED_ALONE = (28.06, 28.03, 26.66, 26.10, 28.21, 29.16, 26.97)
"""By the net for any sheet, as new ones are played: their own nets have more (docs/strength.md)."""


@dataclass(frozen=True)
class Rate:
    """Points are means, what is closed is in percent of seats."""

    strong_alone: float
    easy_alone: float
    strong_at_two: float
    easy_at_two: float
    turns: float
    """Of two strong players."""
    second_costs: float
    """By how many percent of games the first player wins more often than the second."""
    columns: dict[str, float]
    colors: dict[str, float]

    def figures(self) -> Iterator[tuple[str, float]]:
        """Each with its name."""
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, dict):
                yield from ((f"{field.name[:-1]} {name}", share) for name, share in value.items())
            else:
                yield field.name.replace("_", " "), value


def rate(sheet: str, games: int, strong_alone: float | None = None) -> Rate:
    """By so many games of each kind; a tenth of them alone by the net, and written down."""
    some = max(1, games // 10)
    one, two = (Engine(ENCORE, {"sheet": sheet}, seats) for seats in (1, 2))
    strong = two.play(SEED, 0, games, [STRONG, STRONG])
    easy = two.play(SEED, 0, games, [EASY, EASY])
    columns, colors = closed(two, 2 * some)
    return Rate(
        strong_alone=_alone(sheet, some) if strong_alone is None else strong_alone,
        easy_alone=float(one.play(SEED, 0, games, [EASY]).scores.mean()),
        strong_at_two=float(strong.scores.mean()),
        easy_at_two=float(easy.scores.mean()),
        turns=float(strong.turns.mean()),
        second_costs=second_costs(strong, games),
        columns=columns,
        colors=colors,
    )


def _alone(sheet: str, games: int) -> float:
    bots = [(ALONE, find_bot(ENCORE, ALONE))]
    played = (play_match(ENCORE, {"sheet": sheet}, bots, SEED, number) for number in range(games))
    return float(np.mean([ENCORE.result(match.state).scores[0] for match in played]))


def second_costs(played: Played, games: int) -> float:
    first = np.array([Stream(SEED, number).at(0).below(2) for number in range(games)])
    won = played.wins()[np.arange(games), first]
    return float(200 * won.mean() - 100)


def closed(engine: Engine, games: int) -> tuple[dict[str, float], dict[str, float]]:
    """How often each column and color is, by strong players."""
    columns, colors = dict.fromkeys(COLUMNS, 0.0), dict.fromkeys(COLORS, 0.0)
    share = 100 / (2 * games)
    for number in range(games):
        for sheet in engine.record(SEED, number, [STRONG, STRONG]).state.sheets:
            for column in bits(sheet.columns):
                columns[COLUMNS[column]] += share
            for color in sheet.colors:
                colors[color] += share
    return columns, colors


def printed_rates() -> dict[str, Rate]:
    """Of the printed sheets."""
    told = json.loads((files("bis.sim") / "printed_rates.json").read_text("utf-8"))
    return {name: Rate(**figures) for name, figures in told.items()}


def _rounded(figures: dict[str, Any]) -> dict[str, Any]:
    return {
        name: _rounded(value) if isinstance(value, dict) else round(value, 2)
        for name, value in figures.items()
    }


def main() -> None:
    known = zip(SHEETS, PRINTED_ALONE, strict=True)
    rates = {name: _rounded(asdict(rate(name, 4000, alone))) for name, alone in known}
    lines = (f" {json.dumps(name)}: {json.dumps(figures)}" for name, figures in rates.items())
    print("{\n" + ",\n".join(lines) + "\n}")


if __name__ == "__main__":
    main()
