"""What everybody has won, and who wins."""

from bis.games.goofspiel.state import State

from bis.core.game import Part, Result, ranked


def result(state: State) -> Result:
    """The most points; nothing breaks a tie (GS-05)."""
    return ranked(
        tuple((Part("prizes", points),) for points in state.won), [0] * len(state.won), ()
    )
