"""A series of games as a Parquet file: one row per seat and game."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bis import __version__
from bis.core.errors import BisError
from bis.sim.lineup import Lineup
from bis.sim.series import Games, first_seat

ROWS = 1 << 17
"""Rows that are written together."""


def need_pyarrow() -> Any:
    """PyArrow with its Parquet part, or a sentence that says how to get it."""
    try:
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError:
        raise BisError("Parquet needs bis[data]: pip install 'bis[data]'") from None
    return pyarrow


@contextmanager
def parquet_file(path: Path, lineup: Lineup) -> Iterator["Rows"]:
    """Rows to be filled; the file appears once all are in it, and not at all if something fails."""
    if path.suffix != ".parquet":
        raise BisError("--out writes Parquet: name the file {name}.parquet", name=path.name)
    pyarrow = need_pyarrow()
    part = path.with_name(f".{path.name}.part")
    with _blaming(path):
        rows = Rows(pyarrow, part, lineup)
    try:
        yield rows
        with _blaming(path):
            rows.close()
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _blaming(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else error
        raise BisError("{path} cannot be written: {why}", path=path, why=reason) from None


class Rows:
    """Rows on their way into a file."""

    def __init__(self, pyarrow: Any, path: Path, lineup: Lineup) -> None:
        self._pyarrow, self._path, self._lineup = pyarrow, path, lineup
        self._schema = _schema(pyarrow).with_metadata(_about(lineup))
        self._writer = pyarrow.parquet.ParquetWriter(path, self._schema)
        self._columns: dict[str, list[Any]] = {name: [] for name in self._schema.names}

    def take(self, games: Games) -> None:
        """A row for each seat of each game, in their order."""
        seats = range(self._lineup.seats)
        for i in range(len(games)):
            number = games.first_number + i
            first = first_seat(self._lineup.seed, number, len(seats))
            for seat in seats:
                self._add(games, i, seat, began=seat == first)
        if len(self._columns["seat"]) >= ROWS:
            with _blaming(self._path):
                self._write()

    def _add(self, games: Games, i: int, seat: int, *, began: bool) -> None:
        row = (
            games.first_number + i,
            seat,
            self._lineup.bots[seat],
            began,
            games.scores[seat][i],
            games.wins[seat][i],
            games.moves[i],
            None if games.rounds is None else games.rounds[i],
            None if games.ratings is None else games.ratings[i],
        )
        for column, value in zip(self._columns.values(), row, strict=True):
            column.append(value)

    def _write(self) -> None:
        self._writer.write_table(self._pyarrow.table(self._columns, schema=self._schema))
        for column in self._columns.values():
            column.clear()

    def close(self) -> None:
        self._write()
        self._writer.close()


def _about(lineup: Lineup) -> dict[str, str]:
    return {
        "bis": __version__,
        "game": lineup.game_id,
        "options": json.dumps(dict(lineup.options)),
        "seed": str(lineup.seed),
    }


def _schema(pyarrow: Any) -> Any:
    return pyarrow.schema(
        [
            pyarrow.field("number", pyarrow.int64(), nullable=False),
            pyarrow.field("seat", pyarrow.int16(), nullable=False),
            pyarrow.field("bot", pyarrow.dictionary(pyarrow.int16(), pyarrow.string())),
            pyarrow.field("began", pyarrow.bool_(), nullable=False),
            pyarrow.field("score", pyarrow.int32(), nullable=False),
            pyarrow.field("win", pyarrow.float64(), nullable=False),
            pyarrow.field("moves", pyarrow.int32(), nullable=False),
            pyarrow.field("rounds", pyarrow.int32()),
            pyarrow.field("rating", pyarrow.int8()),
        ]
    )
