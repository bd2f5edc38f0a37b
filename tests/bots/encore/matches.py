"""Games of bots, the same again for the same number."""

from collections.abc import Iterator, Mapping
from typing import Any

from bis.bots import Bot, find_bot, uniform
from bis.core.chance import BOT_STREAM, TABLE_STREAM, Stream
from bis.core.game import AnyGame, Result
from bis.core.seats import TABLE


def play(game: AnyGame, bots: list[Bot], number: int) -> Result:
    table_stream, whims = Stream(7, number), Stream(7, number, BOT_STREAM)
    state = game.start(game.settle({}, len(bots)), len(bots), number % len(bots))
    event = 0
    while acting := game.to_act(state):
        event += 1
        if acting == (TABLE,):
            state, _ = game.deal(state, game.draw(state, table_stream.at(event)))
            continue
        seat = acting[0]
        legal = game.legal(state, seat)
        move = bots[seat](game.view(state, seat), legal, whims.at(event))
        assert move in legal
        state, _ = game.play(state, seat, move)
    return game.result(state)


def points_ahead(game: AnyGame, bot: Bot, number: int) -> int:
    """By how much a bot beats `uniform`, in turn from either seat."""
    seat = number % 2
    bots = [bot, uniform.choose] if seat == 0 else [uniform.choose, bot]
    scores = play(game, bots, number).scores
    return scores[seat] - scores[1 - seat]


def decisions(
    game: AnyGame, bots: list[str], seed: int, number: int, options: Mapping[str, str]
) -> Iterator[tuple[Any, int]]:
    """Every decision of a game, and at last its end."""
    chance, whims = Stream(seed, number, TABLE_STREAM), Stream(seed, number, BOT_STREAM)
    state = game.start(options, len(bots), number % len(bots))
    event = 0
    while due := game.to_act(state):
        event += 1
        if due == (TABLE,):
            state, _ = game.deal(state, game.draw(state, chance.at(event)))
        else:
            seat = due[0]
            yield state, seat
            view, legal = game.view(state, seat), game.legal(state, seat)
            move = find_bot(game, bots[seat])(view, legal, whims.at(event))
            state, _ = game.play(state, seat, move)
    yield state, TABLE
