"""Games played on from positions of records."""

import numpy as np
import pytest

from bis.coach import COACHES
from bis.coach.playouts import Playouts
from bis.coach.walk import walk
from bis.coach.worth import Position
from bis.games import GAMES
from bis.record.record import Transcript
from bis.sim.batch import compile as compiling
from bis.sim.batch import loop
from bis.sim.batch.kit import Kit
from tests.coach.evaluators import played

GAMES_PLAYED = [game for game, coach in COACHES.items() if coach.sampling]


def playouts_of(transcript: Transcript, *, fast: bool = False) -> Playouts:
    sampling = COACHES[transcript.game.id].sampling
    assert sampling is not None
    return Playouts(transcript.header, sampling.policy, fast=fast)


def positions(transcript: Transcript) -> list[Position]:
    return [step.after for step in walk(transcript)]


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_a_record_is_read_into_the_state_it_leads_to(game: str) -> None:
    """A game that is over cannot be played on: its scores are those of the rules."""
    transcript = played(game, 3)
    playouts = playouts_of(transcript)
    ends = playouts.play_on(positions(transcript)[-1], range(2), 1)
    result = transcript.game.result(transcript.state)
    assert ends.scores[0, 0].tolist() == list(result.scores)
    winners = np.flatnonzero(ends.wins[0, 1])
    assert tuple(winners) == result.winners


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_positions_can_be_looked_at_in_any_order(game: str) -> None:
    transcript = played(game, 2)
    line = positions(transcript)
    playouts = playouts_of(transcript)
    later = list(playouts.row(line[9]))
    assert playouts.row(line[3]) != later
    assert playouts.row(line[9]) == later
    assert playouts_of(transcript).row(line[9]) == later


def test_to_play_a_move_is_to_go_on_behind_it() -> None:
    """Where nobody chooses at the same time."""
    transcript = played("flip7", 2)
    step = next(step for step in list(walk(transcript))[4:] if not step.is_chance)
    playouts = playouts_of(transcript)
    seat, move = step.line.actor, step.line.said
    one = playouts.play_after(step.known, seat, [move], range(5), 7)
    other = playouts.play_on(step.after, range(5), 7)
    assert one.scores.tolist() == other.scores.tolist()


def test_other_numbers_and_seeds_are_other_dice() -> None:
    transcript = played("flip7", 2)
    here = positions(transcript)[2]
    playouts = playouts_of(transcript)
    ends = [playouts.play_on(here, games, 1).scores.tolist() for games in (range(6), range(6, 12))]
    assert ends[0] != ends[1]
    assert playouts.play_on(here, range(6), 2).scores.tolist() != ends[0]
    assert playouts.play_on(here, range(6), 1).scores.tolist() == ends[0]


def test_the_dice_are_not_those_of_the_game_itself() -> None:
    """A coach that knew seed and number of a game must not see its future."""
    transcript = played("encore", 2, seed=3)
    begin = positions(transcript)[0]
    ends = playouts_of(transcript).play_on(begin, range(1), 3)
    assert ends.scores[0, 0].tolist() != list(transcript.game.result(transcript.state).scores)


def test_a_choice_that_waits_for_others_does_not_change_what_they_are_told() -> None:
    """Two records that differ in what another seat chose at the same time (ENC-07)."""
    transcript = played("encore", 2)
    first, second = list(walk(transcript))[1:3]
    game, seat = transcript.game, second.line.actor
    legal = game.legal(second.known.state, seat)[:3]
    playouts = playouts_of(transcript)
    ends = playouts.play_after(second.known, seat, legal, range(4), 1)
    other = Transcript(transcript.header)
    other.deal(transcript.lines[0].said)
    choices = game.legal(other.state, first.line.actor)
    different = next(move for move in choices if move != first.line.said)
    other.play(first.line.actor, different)
    other.play(seat, second.line.said)
    again = list(walk(other))[2]
    assert again.before != second.before
    assert playouts.play_after(again.known, seat, legal, range(4), 1).scores.tolist() == (
        ends.scores.tolist()
    )


# One policy alone


@pytest.mark.parametrize("policy", ["tuned", "denial"])
@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_a_policy_plays_the_same_when_no_other_is_linked(
    game: str, policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    transcript = played(game, 3)
    here = positions(transcript)[20]
    alone = Playouts(transcript.header, policy, fast=False).play_on(here, range(2), 4)
    monkeypatch.setattr(Kit, "only", lambda kit, _policy: kit)
    among = Playouts(transcript.header, policy, fast=False).play_on(here, range(2), 4)
    assert alone.scores.tolist() == among.scores.tolist()


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_who_plays_on_is_compiled_without_the_others(game: str) -> None:
    """What is compiled for the first hint is waited for."""
    kit = playouts_of(played(game, 2)).kit
    linker = compiling.interpreted(kit.rooms)
    linker.link(loop.finish_many)
    assert linker.sources
    assert not [source for source in linker.sources if source.endswith("greedy.py")]


@pytest.mark.parametrize("game", ["flip7", "encore"])
def test_without_numba_the_same_numbers_come_out(game: str) -> None:
    pytest.importorskip("numba")
    transcript = played(game, 3)
    step = next(step for step in list(walk(transcript))[15:] if not step.is_chance)
    legal = GAMES[game].legal(step.known.state, step.line.actor)[:2]
    fast, plain = (
        playouts_of(transcript, fast=fast).play_after(
            step.known, step.line.actor, legal, range(3, 9), 5
        )
        for fast in (True, False)
    )
    assert fast.scores.tolist() == plain.scores.tolist()
    assert fast.wins.tolist() == plain.wins.tolist()
