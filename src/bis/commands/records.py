"""A file that holds one record, finished or not."""

from bis.core.errors import BisError
from bis.record.notation import RecordError, split_records
from bis.record.record import Transcript
from bis.record.replay import replay


def read_record(path: str, data: bytes, seat: int | None = None) -> Transcript:
    """The game written down there, at which this seat must be."""
    pieces = split_records(data)
    if len(pieces) != 1:
        raise BisError(f"{path} has {len(pieces)} records; one is needed")
    try:
        transcript = replay(pieces[0])
    except RecordError as error:
        raise BisError(f"{path} {error}") from None
    if seat is not None and seat >= (seats := len(transcript.header.names)):
        raise BisError(f"{path} has seats 0 to {seats - 1}, no seat {seat}")
    return transcript
