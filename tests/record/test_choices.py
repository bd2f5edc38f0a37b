"""Choices made at the same time are heard once all are made, in the order of the record."""

import pytest

from bis.record.choices import Choices


def heard(to_act: tuple[int, ...], chosen: list[int]) -> list[tuple[str, ...]]:
    """What is revealed after each of these seats has chosen."""
    choices: Choices[str] = Choices()
    told = []
    for seat in chosen:
        revealed, choices = choices.add(to_act, seat, f"{seat} pass")
        to_act = tuple(left for left in to_act if left != seat)
        told.append(revealed)
    assert choices == Choices()
    return told


@pytest.mark.parametrize("chosen", [[1, 2, 0], [0, 1, 2], [2, 0, 1]])
def test_nothing_is_heard_before_all_have_chosen_then_all_in_order(chosen: list[int]) -> None:
    assert heard((1, 2, 0), chosen) == [(), (), ("1 pass", "2 pass", "0 pass")]


def test_a_seat_that_chooses_alone_is_heard_at_once() -> None:
    assert heard((3,), [3]) == [("3 pass",)]


def test_what_waits_is_in_order_and_each_seat_has_its_own() -> None:
    choices: Choices[str] = Choices()
    _, choices = choices.add((1, 2, 0), 0, "0 pass")
    _, choices = choices.add((1, 2), 1, "1 pass")
    assert choices.in_order() == ("1 pass", "0 pass")
    assert (choices.of(0), choices.of(2)) == (("0 pass",), ())
