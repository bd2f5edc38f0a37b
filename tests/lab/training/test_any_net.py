"""Nets for any sheet, as they are written down."""

import pytest


def test_units_that_are_heard_too_loud_speak_up_themselves() -> None:
    torch = pytest.importorskip("torch")
    from lab.training.any_net import quieter  # noqa: PLC0415
    from lab.training.whole import MOST  # noqa: PLC0415

    three, bias = torch.tensor([[0.5, -0.25], [1.0, 0.125]]), torch.tensor([-0.5, 0.25])
    out = torch.tensor([[2 * MOST, -1.0], [1.0, 3.0]])
    told = quieter(three, bias, out)
    assert told["out"].abs().max() <= MOST
    assert told["out"][1].tolist() == [1.0, 3.0]  # what fits stays as it is
    for row in torch.tensor([[1.0, 0.0], [3.0, -2.0], [-1.0, 4.0]]):
        said = [
            torch.nn.functional.leaky_relu(row @ layer + more, 0.01) @ last
            for layer, more, last in ((three, bias, out), tuple(told.values()))
        ]
        assert said[0].tolist() == pytest.approx(said[1].tolist())
