"""What is kept of a run: a result file, and pictures."""

import json
import os
import platform
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bis import __version__
from bis.core.errors import BisError
from bis.sim.arena.pictures import draw_bands, draw_ratings, draw_scores
from bis.sim.arena.standings import Pair, Standing, pairs, standings
from bis.sim.arena.sums import Sums
from bis.sim.lineup import Lineup
from bis.sim.times import Times, quantile

FORMAT = "bis arena 1"


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot's moves take, in seconds, on a core of this machine."""

    moves: int
    p50: float
    p95: float


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of a run."""

    lineup: Lineup
    tapes: int
    games: int
    stopped: int
    stopped_games: tuple[tuple[int, int], ...]
    moves: float
    """Per game."""
    turns: float
    standings: list[Standing]
    pairs: list[Pair]
    paces: list[Pace | None]
    engine: str
    """Batch or rules."""
    seconds: float


def report(
    lineup: Lineup, sums: Sums, times: tuple[Times, ...], engine: str, seconds: float
) -> Report:
    games = sums.tapes * len(lineup.rotations)
    return Report(
        lineup=lineup,
        tapes=sums.tapes,
        games=games,
        stopped=sums.stopped,
        stopped_games=sums.stopped_games,
        moves=sums.moves / games,
        turns=sums.turns / games,
        standings=standings(lineup, sums),
        pairs=pairs(lineup, sums),
        paces=[pace(own) for own in times],
        engine=engine,
        seconds=seconds,
    )


def pace(times: Times) -> Pace | None:
    if not times:
        return None
    return Pace(times.total(), quantile(times, 0.5), quantile(times, 0.95))


# The result file


def as_json(report: Report) -> str:
    return json.dumps(plain(report), indent=2, ensure_ascii=False) + "\n"


def plain(report: Report) -> dict[str, Any]:
    lineup = report.lineup
    return {
        "format": FORMAT,
        "game": lineup.game_id,
        "options": dict(lineup.options),
        "bots": lineup.bots,
        "rotations": lineup.rotations,
        "seed": lineup.seed,
        "tapes": report.tapes,
        "games": report.games,
        "turn_limit": lineup.limit,
        "stopped": {"games": report.stopped, "first": report.stopped_games},
        "moves_per_game": report.moves,
        "turns_per_game": report.turns,
        "fair_share": 100 / lineup.seats,
        "standings": [
            _standing(standing) | {"seconds_per_move": paced and asdict(paced)}
            for standing, paced in zip(report.standings, report.paces, strict=True)
        ],
        "pairs": [asdict(pair) for pair in report.pairs],
        "run": {
            "bis": __version__,
            "engine": report.engine,
            "seconds": round(report.seconds, 3),
            "python": platform.python_version(),
            "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        },
    }


def _standing(standing: Standing) -> dict[str, Any]:
    scores = {str(score): games for score, games in sorted(standing.scores.items())}
    return asdict(standing) | {"scores": scores}


# Files


def title(report: Report) -> str:
    lineup = report.lineup
    who = ", ".join(lineup.bots)
    return f"{lineup.game.title}: {who}; {report.tapes:,} tapes, seed {lineup.seed}"


def pictures(report: Report) -> Mapping[str, str]:
    drawn = {"scores.svg": draw_scores(title(report), report.standings)}
    if len(report.standings) > 1:
        drawn["ratings.svg"] = draw_ratings(title(report), report.standings)
    if (bands := report.standings[0].bands) is not None:
        drawn["bands.svg"] = draw_bands(title(report), bands)
    return drawn


def make_folder(path: Path) -> None:
    """Before anything is played: a place where files can be written."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        raise BisError("{path} cannot be written: {why}", path=path, why=error.strerror) from None


def keep(report: Report, folder: Path) -> list[Path]:
    """Each file appears whole or not at all."""
    files = {"result.json": as_json(report), **pictures(report)}
    for name, text in files.items():
        replace_file(folder / name, text)
    return [folder / name for name in files]


def replace_file(path: Path, text: str) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BisError("{path} cannot be written: {why}", path=path, why=error.strerror) from None
