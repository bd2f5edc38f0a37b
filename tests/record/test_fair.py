"""Sealed dice: what decides them."""

from collections.abc import Callable

import pytest

from bis.record.seal import Seal


def test_dice_do_not_depend_on_the_order_of_shares() -> None:
    shares = [(0, "a"), (1, "b"), (2, "c")]
    draws = {Seal(b"s", "t", tuple(order)).at(5).below(1000) for order in (shares, shares[::-1])}
    assert len(draws) == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda seal: Seal(b"other", seal.table, seal.shares),
        lambda seal: Seal(seal.seed, "other", seal.shares),
        lambda seal: Seal(seal.seed, seal.table, ((0, "b"),)),
        lambda seal: Seal(seal.seed, seal.table, ((1, "a"),)),
    ],
)
def test_seed_table_and_shares_all_move_the_dice(change: Callable[[Seal], Seal]) -> None:
    seal = Seal(b"seed", "table", ((0, "a"),))
    dice, others = ([s.at(e).below(6) for e in range(40)] for s in (seal, change(seal)))
    assert dice != others
