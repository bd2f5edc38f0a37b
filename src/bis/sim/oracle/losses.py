"""What players lose, summed up."""

from collections.abc import Sequence

from bis.sim.simulate import Estimate, Tally

SAME = 1e-9
"""Worths that differ by less are equal but for rounding."""


def report(losses: Sequence[float], unit: str = "points") -> str:
    """The mean with its 95 % interval, how often nothing was lost, and the most."""
    if not losses:
        return "no decision"
    tally = Tally()
    tally.add_all(losses)
    exact = sum(loss < SAME for loss in losses) / len(losses)
    return (
        f"{write(tally.mean())} {unit} lost a decision, at most {max(losses):.2f};"
        f" {exact:.1%} of the moves exactly best"
    )


def write(mean: Estimate) -> str:
    """Losses are small."""
    half = 0.0 if mean.high is None else mean.high - mean.mean
    return f"{mean.mean:.4f} ± {half:.4f}"
