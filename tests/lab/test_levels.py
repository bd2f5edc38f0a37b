"""The curve behind the levels: found again where it is known."""

import numpy as np
import pytest

from lab.levels import FIRM, Row, behind, fit, pair


def test_the_cost_of_a_looseness_is_found_again() -> None:
    """Each hundredth costs six points, and a lead of ten points wins three games of four."""
    rows = []
    for tape in range(400):
        one, other = pair(7, tape, (0.006, 0.1))
        lead = 600 * (other - one)
        rows.append(Row((one, other), 1 / (1 + 3 ** (-lead / 10)), (20 + lead, 20)))
    points, rating = behind(fit(rows, np.ones(len(rows)), ridge=1e-6), (0.01, 0.03))
    assert points == pytest.approx([-6, -18], abs=0.3)
    assert rating == pytest.approx([-114.5, -343.5], rel=0.05)


def test_nobody_plays_against_somebody_as_loose() -> None:
    drawn = [pair(1, tape, (0.01, 0.1)) for tape in range(200)]
    assert all(one != other for one, other in drawn)
    firm = sum(FIRM in who for who in drawn)
    assert 50 < firm < 120
    assert all(0.01 <= loose <= 0.1 for who in drawn for loose in who if loose != FIRM)
