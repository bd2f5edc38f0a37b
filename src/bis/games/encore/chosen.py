"""New sheets that play as the printed ones do, each under a short name (docs/sheets.md)."""

from dataclasses import dataclass
from importlib import resources


@dataclass(frozen=True, slots=True)
class Chosen:
    """One of them. `new_sheet` makes the same of its seed, but that takes half a second."""

    seed: int
    points: float
    """What two strong players get on it on average, each."""
    text: str

    @property
    def name(self) -> str:
        return f"new-{self.seed}"


def _read(line: str) -> Chosen:
    seed, points, text = line.split()
    return Chosen(int(seed), float(points), text)


def _chosen() -> list[Chosen]:
    """A line for each: its seed, points, and the sheet in full (`lab/training/any_chosen.py`)."""
    path = resources.files("bis.games.encore") / "sheets" / "chosen.txt"
    return [_read(line) for line in path.read_text("utf-8").splitlines()]


CHOSEN = {one.name: one for one in _chosen()}
_BY_TEXT = {one.text: one for one in CHOSEN.values()}


def in_full(value: str) -> str:
    """A short name as the sheet it stands for; anything else as it is."""
    return CHOSEN[value].text if value in CHOSEN else value


def chosen_as(text: str) -> Chosen | None:
    """Which of them a sheet is, if it is one."""
    return _BY_TEXT.get(text)
