"""The record that a command is about, of a file that may hold many."""

import argparse

from bis.commands import read, whole
from bis.core.errors import BisError
from bis.record.notation import RecordError, split_records
from bis.record.record import Transcript
from bis.record.replay import replay


def add_record(command: argparse.ArgumentParser, seat_help: str) -> None:
    """What the coach is asked about, and how it answers."""
    command.add_argument("file", metavar="FILE", help="'-' is standard input")
    command.add_argument(
        "--record", type=whole(1, 10**9), default=1, metavar="K", help="which one (default: 1)"
    )
    command.add_argument("--seat", type=whole(0, 99), metavar="N", help=seat_help)
    command.add_argument("--json", action="store_true", help="the same as JSON (docs/coach.md)")


def read_piece(path: str, number: int) -> bytes:
    """Record ``number`` of a file, counted from 1."""
    pieces = split_records(read(path))
    if number > len(pieces):
        raise BisError(
            "{path} has {records} records, no record {number}",
            path=path,
            records=len(pieces),
            number=number,
        )
    return pieces[number - 1]


def read_record(path: str, number: int, seat: int | None = None) -> Transcript:
    """A game, finished or not, in which there is this seat."""
    try:
        transcript = replay(read_piece(path, number))
    except RecordError as error:
        raise BisError("{path}#{number} {why}", path=path, number=number, why=error) from None
    if seat is not None and seat >= (seats := len(transcript.header.names)):
        raise BisError(
            "{path}#{number} has seats 0 to {last}, no seat {seat}",
            path=path,
            number=number,
            last=seats - 1,
            seat=seat,
        )
    return transcript
