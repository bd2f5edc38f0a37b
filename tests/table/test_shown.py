"""What seats are shown: of its type, whole, and moves only."""

import msgspec
import pytest

from bis.core.game import AnyGame
from bis.games import GAMES
from bis.games.one_more_encore.pieces import SPECIAL_FACES
from bis.record.record import Transcript
from bis.table import scene
from bis.table.scene import LONG, Scene, choice, fetched
from bis.table.shown import SHOWN
from bis.table.told import Past, Position
from tests.seatings import Seating

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def positions(game: AnyGame, seed: int = 3) -> list[Transcript]:
    """A whole game, position by position."""
    played = Seating(game, 3).play("greedy", seed, 0)
    again = Transcript(played.header)
    before = [again.copy()]
    for line in played.lines:
        again.say(line.actor, line.said)
        before.append(again.copy())
    return before


def test_every_game_is_shown() -> None:
    assert list(SHOWN) == list(GAMES)


@games
def test_what_is_told_is_of_its_type(game: AnyGame) -> None:
    """Every position of a game, to a seat and to somebody watching, reads as what it says."""
    for at in positions(game)[::5]:
        for seat in (0, None):
            told = msgspec.json.encode(Scene(game, at.state).position(seat))
            read = msgspec.json.decode(told, type=Position)
            assert type(read.view) is SHOWN[game.id].view
            assert msgspec.to_builtins(read)["view"]["game"] == game.id


@games
def test_all_legal_moves_are_sent_or_fetched(game: AnyGame) -> None:
    """What is sent, in its order; and under the heads the rest, each move once."""
    for at in positions(game):
        for seat in [seat for seat in at.to_act if seat >= 0]:
            legal = [str(move) for move in game.legal(at.state, seat)]
            able = choice(game, at.state, seat)
            words = {head.split(" ")[0] for head in able.on_demand}
            rest = [move for word in words for move in fetched(game, at.state, seat, word)]
            assert able.legal == [move for move in legal if move in set(able.legal)]
            assert {*able.legal, *rest} == {*legal}
            assert not set(able.on_demand) & set(legal), "heads are no moves"


def test_what_the_special_die_could_check_in_too_many_ways_is_fetched_on_demand() -> None:
    game, longest = GAMES["one_more_encore"], 0
    for at in positions(game):
        for seat in [seat for seat in at.to_act if seat >= 0]:
            able = choice(game, at.state, seat)
            for head in able.on_demand:
                assert head in SPECIAL_FACES or head.startswith("bonus ")
                assert len(fetched(game, at.state, seat, head.split(" ")[0])) > LONG
                left = [move for move in able.legal if move.startswith(f"{head} ")]
                assert left in ([], [f"{head} pass"])
                longest = max(longest, len(able.on_demand))
    assert longest > 0, "no bomb in a whole game"


@games
def test_a_past_position_is_the_one_of_then(game: AnyGame) -> None:
    *_, last = positions(game)
    for line in range(0, len(last.lines) + 1, 7):
        told = msgspec.json.encode(scene.past(last, line))
        past = msgspec.json.decode(told, type=Past)
        assert (past.line, past.lines) == (line, len(last.lines))
    assert past.position.legal == past.position.on_demand == []
    assert scene.past(last, len(last.lines)).position.to_act == []


@games
def test_every_value_that_can_be_drawn_has_a_picture(game: AnyGame) -> None:
    options = {option.key: option for option in game.options}
    for key, draw in SHOWN[game.id].pictures.items():
        for value in (*options[key].values, *options[key].dealt):
            rows = draw(value).rows
            assert len({len(row) for row in rows}) == 1, value


def test_a_grid_says_when_no_pair_fits_any_more() -> None:
    """What a client could count itself would be a rule there (CC-06)."""
    seen = set()
    for at in positions(GAMES["criss_cross"]):
        told = msgspec.json.decode(msgspec.json.encode(Scene(at.game, at.state).position(None)))
        finished = [sheet["finished"] for sheet in told["view"]["sheets"]]
        assert finished == [not sheet.has_room() for sheet in at.state.sheets]
        seen |= {*finished}
    assert seen == {True, False}
