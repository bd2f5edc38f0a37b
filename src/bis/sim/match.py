"""One game of bots, repeatable from (seed, game number) alone (docs/chance.md)."""

from collections.abc import Mapping, Sequence

from bis.bots import Bot
from bis.core.chance import BOT_STREAM, TABLE_STREAM, Stream
from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.record.record import Header, Transcript


def play_match(
    game: AnyGame,
    options: Mapping[str, str],
    bots: Sequence[tuple[str, Bot]],
    seed: int,
    number: int,
    *,
    limit: int = 0,
) -> Transcript:
    """Game ``number`` of a seed, from the draw of the first player to the end.

    A ``limit`` above 0 stops it after so many turns.
    """
    table = Stream(seed, number, TABLE_STREAM)
    names = tuple(f"{name} {seat}" for seat, (name, _) in enumerate(bots))
    first = table.at(0).below(len(bots))
    transcript = Transcript(Header(game, dict(options), names, first))
    choosers = [bot for _, bot in bots]
    play_out(transcript, choosers, table, Stream(seed, number, BOT_STREAM), limit)
    return transcript


def play_out(
    transcript: Transcript, bots: Sequence[Bot], table: Stream, whims: Stream, limit: int = 0
) -> None:
    """Chance event k and decision k, counted from 1, have their own draws."""
    game = transcript.game
    events = decisions = 0
    while actors := transcript.to_act:
        if limit and game.turns(transcript.state) >= limit:
            return
        if actors[0] == TABLE:
            events += 1
            transcript.deal(game.draw(transcript.state, table.at(events)))
        else:
            decisions += 1
            seat = actors[0]
            legal = game.legal(transcript.state, seat)
            view = game.view(transcript.state, seat)
            transcript.play(seat, bots[seat](view, legal, whims.at(decisions)))
