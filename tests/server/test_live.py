"""What a table in memory keeps from one news to the next."""

import random

import msgspec
import pytest

from bis.games import GAMES
from bis.server.live import Live
from bis.table.scene import Scene
from bis.table.shown import SHOWN
from bis.table.wishes import Say
from tests.table.tables import act, started

PEOPLE = ("ada", "bob")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_of_a_scene_is_what_would_be_worked_out_anew(game: str) -> None:
    """After every choice, one that waits for others' or not: the same bytes for every seat."""
    table, luck, waited = started(game), random.Random(5), 0  # noqa: S311
    live = Live(table)
    for number in range(60):
        transcript = table.transcript
        assert transcript is not None
        for seat in (0, 1, None):
            waiting = frozenset(line.actor for line in transcript.unrevealed())
            line = len(transcript.lines)
            kept, anew = (
                live.scene(),
                Scene(table.game, transcript.state, line=line, unseen=waiting),
            )
            assert kept is not None
            view = table.game.view(transcript.state, seat)
            mine = getattr(view, "choices", ())[seat : seat + 1] if seat is not None else ()
            told = kept.position(seat)
            assert msgspec.json.encode(told.view) == msgspec.json.encode(SHOWN[game].tell(view))
            assert told.mine == next((str(choice) for choice in mine if choice), None)
            assert msgspec.json.encode(kept.position(seat)) == msgspec.json.encode(
                anew.position(seat)
            )
        if not table.to_act:
            break
        seat, lines = luck.choice(table.to_act), len(transcript.lines)
        move = luck.choice(table.game.legal(transcript.state, seat))
        act(table, PEOPLE[seat], Say(str(number), str(move), seat))
        waited += len(transcript.lines) == lines
    assert waited or game == "flip7", "nobody had to wait for others"
