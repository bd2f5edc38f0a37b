"""Flip 7: the others go on as `ev`, the seat itself by whichever of some plans does best.

At tables for the share of the victory; alone, where nobody wins, for few rounds (F7-03).
"""

from collections.abc import Sequence
from typing import Any

from bis.coach.worth import Position
from bis.games.flip7.scoring import score
from lab.lost.seating import play_on
from lab.lost.weighing import Ask, Values

PLANS = ("ev", "risk15", "risk20", "risk25", "risk30", "risk40", "stop20", "stop25", "stop30")
PHASES = ((70, "leader below 70"), (140, "leader at 70 to 139"))


class RaceJudge:
    player = f"`ev`; the seat itself by the best of {', '.join(PLANS)}"

    def __init__(self, seats: int) -> None:
        self.futures = 2000 if seats == 1 else 16000

    def phase(self, position: Position) -> str | None:
        """By the leader's total before this round; none where one has nothing to lose."""
        seat = position.game.to_act(position.state)[0]
        view = position.game.view(position.state, seat)
        if not view.at_hand and score(view.lines[seat]) == 0:
            return None
        lead = max(view.totals)
        return next((name for end, name in PHASES if lead < end), "leader at 140 or more")

    def liked(self, position: Position, seat: int) -> list[Any]:
        """All moves."""
        return list(position.game.legal(position.state, seat))

    def exact(self, position: Position, seat: int, moves: Sequence[Any]) -> Values | None:
        """Nowhere."""

    def ends(self, ask: Ask) -> Values:
        return play_on("ev", PLANS, ask)
