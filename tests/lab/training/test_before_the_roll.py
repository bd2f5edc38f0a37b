"""What self-play thinks of a later turn, as it was thought before that turn's roll."""

from types import SimpleNamespace

import pytest


def test_luck_is_taken_whole_from_what_is_thought_and_chances_add_up_to_one() -> None:
    torch = pytest.importorskip("torch")
    from lab.training.encore_table_play import Tables  # noqa: PLC0415

    lasting = torch.tensor([[0.05, -0.05, 0.0, 0.1]])
    tables = SimpleNamespace(
        count=2,
        seats=2,
        whole_luck=(torch.tensor([0.1, -0.1, 0.0, 0.2]), torch.tensor([2.0, 0.0, 0.0, -1.0])),
        chances=torch.tensor([[0.8, 0.4, 0.6, 0.5]]),
        luck=lasting,
        points=torch.tensor([[20.0, 10.0, 12.0, 9.0]]),
        points_luck=torch.tensor([[1.0, 0.0, 0.0, 0.0]]),
    )
    thought = torch.tensor([True, True, True, False])  # nobody thinks for the last seat
    Tables._before_the_roll(tables, 0, thought)
    assert (tables.chances - lasting)[0].tolist() == pytest.approx([0.6, 0.4, 0.6, 0.3])
    assert (tables.points - tables.points_luck)[0].tolist() == pytest.approx([18, 10, 12, 10])
