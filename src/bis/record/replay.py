"""Playing a record again, line by line, with every rule checked."""

from bis.core.errors import IllegalMoveError, NotationError
from bis.core.game import Result
from bis.core.reasons import NO_SEAT, Sentence
from bis.core.seats import TABLE
from bis.record.notation import Lines, RecordError, read_header, read_seat
from bis.record.record import Transcript, write_end

END_WORDS = ("scores", "winners", "rating")
ENDED = "ended"
"""The note of a game that was ended without a result, and why."""


def replay(data: bytes, until: int | None = None) -> Transcript:
    """The game of one record, up to a line if one is given; a RecordError at the first defect."""
    lines = Lines(data)
    transcript = Transcript(read_header(lines))
    while transcript.to_act and not _past(lines, until) and lines.text is not None:
        _read_body_line(lines, transcript)
    if not transcript.to_act and not _past(lines, until):
        _read_end(lines, transcript.game.result(transcript.state))
    return transcript


def _past(lines: Lines, until: int | None) -> bool:
    return until is not None and lines.number > until


def check(data: bytes, *, unfinished: bool = False) -> Transcript:
    """Replay a record and see that it is finished, unless it need not be or says why it is not."""
    transcript = replay(data)
    ended = dict(transcript.header.notes).get(ENDED)
    if transcript.to_act and not unfinished and ended is None:
        due = _due(transcript)
        raise RecordError(
            data.count(b"\n") + 1, Sentence("the record is unfinished: {due}", due=due)
        )
    return transcript


def _read_body_line(lines: Lines, transcript: Transcript) -> None:
    word, _, text = (lines.text or "").partition(" ")
    if word in END_WORDS:
        raise lines.refuse(Sentence("the game is not over: {due}", due=_due(transcript)))
    if not text:
        raise lines.refuse_instead_of(
            Sentence("'table' or a seat, and what it says ({due})", due=_due(transcript))
        )
    try:
        _say(transcript, word, text)
    except (IllegalMoveError, NotationError) as error:
        raise lines.refuse(error) from None
    lines.take()


def _say(transcript: Transcript, word: str, text: str) -> None:
    game = transcript.game
    if word == "table":
        transcript.deal(game.parse_chance(text))
        return
    seat = read_seat(word)
    if seat >= len(transcript.header.names):
        raise NotationError(NO_SEAT, seat=seat)
    move = game.parse_move(text)
    if seat in transcript.to_act[1:]:
        raise NotationError(
            "the line of seat {first} stands before seat {seat}'s",
            first=transcript.to_act[0],
            seat=seat,
        )
    transcript.play(seat, move)


def _due(transcript: Transcript) -> Sentence:
    actor = transcript.to_act[0]
    if actor == TABLE:
        return Sentence("the table is to roll or deal")
    return Sentence("seat {actor} is to act", actor=actor)


def _read_end(lines: Lines, result: Result) -> None:
    """Scores and winners or rating, as the rules count them, and nothing more."""
    for text in write_end(result).splitlines():
        if lines.text != text:
            raise lines.refuse(
                Sentence(
                    "the game is over with {text!r}, but {found}", text=text, found=lines.found()
                )
            )
        lines.take()
    if lines.text is not None:
        raise lines.refuse(Sentence("{text!r} stands after the end of the record", text=lines.text))
