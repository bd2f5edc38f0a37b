"""Games played on by any bot, through the rules: slow, and as strong as the bot."""

from typing import Any

import numpy as np

from bis.bots import find_bot
from bis.core.chance import BOT_STREAM, IMAGINED, TABLE_STREAM, Stream
from bis.core.seats import TABLE
from lab.lost.weighing import Ask, Judge, Values


class RulesJudge:
    """Another judge's phases and candidates; a bot goes on for everybody."""

    def __init__(self, judge: Judge, bot: str, futures: int = 100) -> None:
        self.phase, self.liked, self.exact = judge.phase, judge.liked, judge.exact
        self._bot, self.player, self.futures = bot, f"`{bot}`", futures

    def ends(self, ask: Ask) -> Values:
        told = [[self._end(ask, move, future) for future in ask.futures] for move in ask.moves]
        return np.array([told], dtype=np.float64)

    def _end(self, ask: Ask, move: Any, future: int) -> float:
        """The same dice and cards, event by event, for all moves."""
        game = ask.position.game
        bot = find_bot(game, self._bot)
        table, whims = (
            Stream(ask.key, future, IMAGINED + stream) for stream in (TABLE_STREAM, BOT_STREAM)
        )
        events = choices = 0
        state, _ = game.play(ask.position.state, ask.seat, move)
        while due := game.to_act(state):
            if due[0] == TABLE:
                events += 1
                state, _ = game.deal(state, game.draw(state, table.at(events)))
            else:
                choices += 1
                view, legal = game.view(state, due[0]), game.legal(state, due[0])
                state, _ = game.play(state, due[0], bot(view, legal, whims.at(choices)))
        return outcome(ask, state)


def outcome(ask: Ask, state: Any) -> float:
    """Of a game that is over: the share of the victory; alone points, in Flip 7 few rounds."""
    game = ask.position.game
    result = game.result(state)
    if ask.position.seats > 1:
        return (ask.seat in result.winners) / len(result.winners)
    return -float(game.turns(state)) if game.rounds else float(result.scores[0])
