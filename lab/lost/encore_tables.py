"""Both Encore! games at tables: `denial` goes on for everybody."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bis.bots.encore.learned import seated
from bis.bots.encore.learned.together import TwoNets
from bis.bots.one_more_encore.learned import best as one_more
from bis.bots.one_more_encore.learned.situation import TwoNets as OneMoreTwoNets
from bis.coach.worth import Position
from lab.lost.seating import play_on
from lab.lost.weighing import Ask, Values

LIKED = 4
POLICY = "denial"
PHASES = ((9, "turns 1 to 8"), (17, "turns 9 to 16"))


class TableJudge:
    """For the share of the victory."""

    player = f"`{POLICY}`"

    def __init__(self, game: str) -> None:
        self.futures = 3000 if game == "encore" else 1000

    def phase(self, position: Position) -> str | None:
        turn = position.state.turn
        return next((name for end, name in PHASES if turn < end), "turns 17 and later")

    def liked(self, position: Position, seat: int) -> list[Any]:
        game, state = position.game, position.state
        view, legal = game.view(state, seat), game.legal(state, seat)
        if game.id == "encore":
            worths = seated.worths(view, legal, TwoNets)
        else:
            worths = one_more.worths(view, legal, OneMoreTwoNets)
        return [legal[i] for i in np.argsort(-worths, kind="stable")[:LIKED]]

    def exact(self, position: Position, seat: int, moves: Sequence[Any]) -> Values | None:
        """Nowhere: how a turn may end the game is in `lab.oracle.encore_tables`."""

    def ends(self, ask: Ask) -> Values:
        return play_on(POLICY, (POLICY,), ask)
