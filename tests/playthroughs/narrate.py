"""Golden playthroughs: a record told line by line, with what it sets off.

`make playthroughs` writes them anew; read the diff before you commit it.
"""

from dataclasses import fields
from pathlib import Path

from bis.core.game import Event
from bis.core.seats import TABLE
from bis.record.record import Transcript
from bis.record.replay import replay

FOLDER = Path(__file__).parent
SHOWN = 6
"""So many legal moves are told."""


def narrate(record: bytes) -> str:
    """Each line of a record, its events, and who may do what next."""
    played = replay(record)
    again = Transcript(played.header)
    told = [str(played.header).rstrip("\n"), "", *_due(again)]
    for line in [*played.lines, *played.unrevealed()]:
        told.append(str(line))
        told += [f"    ! {_event(event)}" for event in again.say(line.actor, line.said)]
        told += _due(again)
    result = again.game.result(again.state)
    for name, parts in zip(played.header.names, result.parts, strict=True):
        lines = " + ".join(f"{part.label} {part.points}" for part in parts)
        told.append(f"{name}: {lines or 'nothing yet'}")
    return "\n".join(told) + "\n"


def _event(event: Event) -> str:
    values = [f"{field.name} {getattr(event, field.name)}" for field in fields(event)]  # type: ignore[arg-type]
    return ", ".join([event.kind, *values])


def _due(transcript: Transcript) -> list[str]:
    told = []
    for seat in transcript.to_act:
        if seat != TABLE:
            moves = [str(move) for move in transcript.game.legal(transcript.state, seat)]
            more = f" … {moves[-1]}" if len(moves) > SHOWN else ""
            told.append(f"    ? {seat} has {len(moves)}: {' / '.join(moves[:SHOWN])}{more}")
    return told


def golden_files() -> list[Path]:
    return sorted(FOLDER.rglob("*.game"))


if __name__ == "__main__":
    for path in golden_files():
        path.with_suffix(".txt").write_text(narrate(path.read_bytes()), encoding="utf-8")
