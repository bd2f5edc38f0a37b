"""Games of bots, the same again for the same number."""

from bis.bots import Bot, uniform
from bis.core.chance import BOT_STREAM, Stream
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
