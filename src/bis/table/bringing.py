"""A game that was begun on a device comes here: its record is judged whole, by the rules alone.

A stranger may send anything. Nothing is taken from a device but what a record holds (game,
options, names, who begins, moves and rolls, each legal where it stands) and which bots play. Its
dice are its own, and marked so; those to come are sealed here. Choices that still waited for
others' are not in a record, and are made again.
"""

from collections.abc import Iterator, Sequence
from typing import get_args

from bis.bots import find_bot
from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.record.record import Transcript
from bis.record.replay import ENDED, replay
from bis.table.ending import most_lines
from bis.table.entries import BotSeated, Brought, Ended, Resealed, Said, Sat, What
from bis.table.given import DrawSeed
from bis.table.names import clean, free_name, is_good
from bis.table.reasons import NOT_BROUGHT, RefusedError
from bis.table.table import Why

MOST_RECORD = 60_000
"""Letters; the longest honest records (docs/fairness.md) have a third of it."""


def bring(
    record: str, bots: Sequence[str | None], player: str, draw_seed: DrawSeed
) -> tuple[str, list[What]]:
    """The game, and what happens at a table where it goes on; a RefusedError if it cannot.

    ``bots``: who plays at each seat; None: a person of that device, who is the player now.
    """
    try:
        transcript = _read(record)
        return transcript.game.id, list(_happened(transcript, bots, player, draw_seed))
    except RefusedError:
        raise
    except BisError as error:
        raise _refused(str(error)) from None


def _refused(problem: str) -> RefusedError:
    return RefusedError(NOT_BROUGHT, problem=problem)


def _read(record: str) -> Transcript:
    """By all rules, up to where a person or a bot is to act, or to the end."""
    if len(record) > MOST_RECORD:
        raise _refused(f"the record has more than {MOST_RECORD} letters")
    transcript = replay(record.encode(errors="surrogatepass"))
    if len(transcript.lines) > most_lines(len(transcript.header.names)):
        raise _refused("the record is too long")
    if TABLE in transcript.to_act:
        raise _refused("the record ends where something is to be rolled or dealt")
    return transcript


def _happened(
    transcript: Transcript, bots: Sequence[str | None], player: str, draw_seed: DrawSeed
) -> Iterator[What]:
    header = transcript.header
    yield from _seats(transcript, bots, player)
    yield Brought(header.first, dict(header.options))
    yield from (Said(line.actor, str(line.said)) for line in transcript.lines)
    if why := _ended(transcript):
        yield Ended(why)
    elif transcript.to_act:
        yield Resealed(draw_seed().hex())


def _seats(transcript: Transcript, bots: Sequence[str | None], player: str) -> Iterator[What]:
    """By names that could have been given here, each once."""
    names = transcript.header.names
    if len(bots) != len(names) or all(bots):
        raise _refused("it does not say who plays at each seat, or nobody does but bots")
    for seat, (name, bot) in enumerate(zip(names, bots, strict=True)):
        if name != clean(name) or not is_good(name) or name != free_name(name, names[:seat]):
            raise _refused(f"nobody can be called {name[:40]!r} at seat {seat}")
        if bot is None:
            yield Sat(seat, player, name)
        else:
            find_bot(transcript.game, bot)
            yield BotSeated(seat, bot, name)


def _ended(transcript: Transcript) -> Why | None:
    """Why an unfinished game was ended without a result, if its record says so."""
    said = dict(transcript.header.notes).get(ENDED)
    known = [why for why in get_args(Why) if why == said]
    return known[0] if known and transcript.to_act else None
