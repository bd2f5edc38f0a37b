"""What a seat gets: its score at the end, its gain at every step, or victory."""

from bis.core.errors import BisError
from bis.core.game import Result

REWARDS = ("score", "gain", "win")
ILLEGAL = {"score": -100.0, "gain": -100.0, "win": -1.0}
"""For an action that is not legal; no game has scores as low as that."""


def check_reward(reward: str, seats: int) -> str:
    if reward not in REWARDS:
        raise BisError(f"reward {reward!r} is none of {', '.join(REWARDS)}")
    if reward == "win" and seats == 1:
        raise BisError("reward 'win' needs two seats or more; alone there are scores only")
    return reward


def check_illegal(illegal: str) -> str:
    if illegal not in ("end", "raise"):
        raise BisError(f"illegal {illegal!r} is none of end, raise")
    return illegal


def victories(result: Result) -> list[float]:
    """1 for winning alone, a share of it for a tie, and together nothing."""
    others = len(result.scores) - 1
    share = 1 / len(result.winners)
    wins = [share * (seat in result.winners) for seat in range(others + 1)]
    return [win - (1 - win) / others for win in wins]


def pay(reward: str, before: Result, after: Result, over: bool) -> list[float]:
    """What each seat gets for a step."""
    if reward == "gain":
        pairs = zip(before.scores, after.scores, strict=True)
        return [float(new - old) for old, new in pairs]
    if not over:
        return [0.0] * len(after.scores)
    return victories(after) if reward == "win" else [float(score) for score in after.scores]
