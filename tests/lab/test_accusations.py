"""How often the coach accuses falsely: what is counted."""

import numpy as np
import pytest

from bis.coach.worth import Finding, Worth
from bis.core.errors import BisError
from lab import accusations


def test_an_accusation_is_false_if_a_larger_sample_finds_less() -> None:
    finding = Finding("a", Worth(1, 0.1), Worth(0.1, 0.01))
    trials = [
        accusations.Trial("b", finding, Worth(1, truth)) for truth in (0.1, 0.015, 0.03, 0.02)
    ]
    assert [trial.is_false() for trial in trials] == [False, True, False, False]
    assert "4 accused, 0 silent, 1 falsely: 25.0 %" in accusations.told(trials, 2.0)
    assert accusations.miss(trials) == pytest.approx(np.sqrt((0.085**2 + 0.07**2 + 0.08**2) / 4))


def test_seeds_are_given_as_a_range() -> None:
    assert accusations.read_seeds("5000-5002") == range(5000, 5003)
    with pytest.raises(BisError, match="is no range of seeds"):
        accusations.read_seeds("5000")
