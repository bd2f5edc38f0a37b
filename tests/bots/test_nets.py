"""Nets on file carry the fingerprint of what they were made for, and are refused elsewhere."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import bis.bots
from bis.bots import npz
from bis.bots.blueprints import FINGERPRINT, Blueprint
from bis.bots.criss_cross import told as criss_cross
from bis.bots.encore.learned import any_net, together
from bis.bots.flip7.learned import fates
from bis.bots.learned import nets
from bis.bots.learned.nets import Arrays
from bis.bots.one_more_encore.learned import situation as one_more_encore
from bis.core.errors import BisError

ROOM = Path(bis.bots.__file__).parent
SHIPPED = sorted(ROOM.rglob("*.npz"))
SMALL = Blueprint(("one: a thing",), {"one": (2, 3), "out": ()})
Load = Callable[[Path, Blueprint], object]
READERS: tuple[Load, ...] = (nets.load, npz.load)
"""With NumPy, and without."""


def blueprint_of(path: Path) -> Blueprint:
    match path.relative_to(ROOM).parts[0], path.stem:
        case "encore", "tables" | "second":
            return together.BLUEPRINT
        case "encore", _:
            return any_net.BLUEPRINT
        case "one_more_encore", _:
            return one_more_encore.BLUEPRINT
        case "criss_cross", _:
            return criss_cross.BLUEPRINT
    assert path.name == "fates.npz"
    return fates.BLUEPRINT


def small() -> Arrays:
    return {"one": np.arange(6, dtype=np.int16).reshape(2, 3), "out": np.array(7, np.int16)}


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: "-".join(path.parts[-4::3]))
def test_every_shipped_net_carries_its_fingerprint(path: Path) -> None:
    with np.load(path) as arrays:
        assert str(arrays[FINGERPRINT]) == blueprint_of(path).fingerprint


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    nets.save(tmp_path / "net.npz", SMALL, small())
    arrays = nets.load(tmp_path / "net.npz", SMALL)
    assert arrays.keys() == {"one", "out"}
    assert arrays["one"].dtype == np.int16
    assert arrays["one"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert arrays["out"] == 7
    plain = npz.load(tmp_path / "net.npz", SMALL)
    assert plain == {name: array.tobytes() for name, array in arrays.items()}


@pytest.mark.parametrize("name", ["basic", "advanced"])
def test_a_shipped_net_is_the_same_without_numpy(name: str) -> None:
    """Row by row, however it lies in its file."""
    file = ROOM / "criss_cross" / "learned" / "nets" / f"{name}.npz"
    arrays = nets.load(file, criss_cross.BLUEPRINT)
    assert not arrays["one"].flags.c_contiguous
    wanted = {name: array.astype("<i2").tobytes() for name, array in arrays.items()}
    assert npz.load(file, criss_cross.BLUEPRINT) == wanted


OTHERS = (
    Blueprint(("one: another thing",), SMALL.shapes),
    Blueprint((*SMALL.features, "two: a thing"), SMALL.shapes),
    Blueprint(SMALL.features, {**SMALL.shapes, "one": (3, 2)}),
    Blueprint(SMALL.features, {**SMALL.shapes, "two": (2, 3)}),
)
"""Words and sizes count."""


@pytest.mark.parametrize("load", READERS)
@pytest.mark.parametrize("other", OTHERS)
def test_a_net_made_for_other_features_is_refused_with_a_sentence(
    tmp_path: Path, other: Blueprint, load: Load
) -> None:
    path = tmp_path / "net.npz"
    nets.save(path, other, small())
    with pytest.raises(BisError) as refused:
        load(path, SMALL)
    assert str(refused.value) == (
        f"the net {path} was made for other features: its fingerprint is {other.fingerprint}, "
        f"and {SMALL.fingerprint} is expected"
    )


@pytest.mark.parametrize("load", READERS)
@pytest.mark.parametrize(
    ("arrays", "said"),
    [
        ({"one": np.zeros((2, 4))}, "its one is 2 x 4, and 2 x 3 is expected"),
        ({"out": np.zeros(1)}, "its out is 1, and one number is expected"),
        ({"two": np.zeros(5)}, "its two is 5, and nothing is expected"),
    ],
)
def test_a_net_of_other_sizes_is_refused_with_a_sentence(
    tmp_path: Path, arrays: Arrays, said: str, load: Load
) -> None:
    """Whatever its fingerprint says, and without one."""
    new, early = tmp_path / "net.npz", tmp_path / "early.npz"
    nets.save(new, SMALL, {**small(), **arrays})
    np.savez(early, allow_pickle=False, **{**small(), **arrays})
    for path in (new, early):
        with pytest.raises(BisError, match=f"{path.name} does not fit: {said}$") as refusal:
            load(path, SMALL)
        assert refusal.value.id == "bots.net_sizes"


def test_a_net_that_lacks_something_is_refused(tmp_path: Path) -> None:
    nets.save(tmp_path / "net.npz", SMALL, {"one": small()["one"]})
    with pytest.raises(BisError, match="its out is nothing, and one number is expected"):
        nets.load(tmp_path / "net.npz", SMALL)


def test_an_early_net_without_a_fingerprint_goes_on_working(tmp_path: Path) -> None:
    shipped = ROOM / "criss_cross" / "learned" / "nets" / "basic.npz"
    with np.load(shipped) as file:
        early = {name: file[name] for name in file if name != FINGERPRINT}
    np.savez_compressed(tmp_path / "early.npz", **early)
    arrays = nets.load(tmp_path / "early.npz", criss_cross.BLUEPRINT)
    assert all((arrays[name] == early[name]).all() for name in early)
    assert npz.load(tmp_path / "early.npz", criss_cross.BLUEPRINT).keys() == early.keys()


def test_nets_of_one_game_are_not_taken_for_those_of_its_variant() -> None:
    """Their sizes differ, too; but what they were made for is said first."""
    tables = ROOM / "encore" / "learned" / "nets" / "tables.npz"
    with pytest.raises(BisError, match="made for other features") as refusal:
        nets.load(tables, one_more_encore.BLUEPRINT)
    assert refusal.value.id == "bots.net_features"
