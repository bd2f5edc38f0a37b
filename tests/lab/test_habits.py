"""Habits are counted from games; here from their records, another way."""

import pytest

from lab import habits
from tests.coach.evaluators import played


@pytest.mark.parametrize(("game", "marks"), [("encore", 8), ("one_more_encore", 6)])
def test_habits_add_up_to_the_record(game: str, marks: int) -> None:
    transcript = played(game, 2)
    lines = str(transcript).splitlines()
    for seat in range(2):
        told = list(habits.habits(transcript, seat))
        sums = {what: sum(v for w, v in told if w == what) for what, _ in told}
        spent = sum(value for what, value in sums.items() if what.startswith("marks spent"))
        assert sums["marks left at the end"] == marks - spent
        passes = lines.count(f"{seat} pass")
        by_phase = [v for what, v in sums.items() if what in PHASES]
        assert sum(by_phase) == 100 * passes
        result = transcript.game.result(transcript.state)
        assert sums["points"] == result.scores[seat]
        assert sums["victories, in %"] == 100 * (result.winners == (seat,))


PHASES = {f"passes, {phase}, in %" for phase in ("early", "middle", "late")}


def test_alone_there_are_no_victories() -> None:
    transcript = played("one_more_encore", 1)
    told = dict(habits.habits(transcript, 0))
    assert not [what for what in told if what.startswith("victories")]
    assert told["points"] == transcript.game.result(transcript.state).scores[0]
    assert told["rows completed"] == transcript.state.sheets[0].rows.bit_count()


def test_rotations_of_a_game_are_one_draw() -> None:
    sums = habits.play("encore", ["greedy", "uniform"], 3, 0)
    total, of = sums["victories, in %", "greedy"]
    assert of == 2
    assert total + sums["victories, in %", "uniform"][0] == 200
