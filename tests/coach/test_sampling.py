"""Values by playouts: honest samples, planted blunders, silence."""

from dataclasses import replace
from typing import Any

import pytest

from bis.bots import find_bot
from bis.coach import COACHES, evaluator_of
from bis.coach.coach import Effort, Sampling
from bis.coach.playouts import Playouts
from bis.coach.sampling import (
    CHOOSE,
    ESTIMATE,
    SLOW,
    PlayoutEvaluator,
    has_no_case,
    shortlist,
)
from bis.coach.verdicts import ACCUSATIONS
from bis.coach.walk import Step, last_known, walk
from bis.coach.worth import Finding, Worth
from bis.core.chance import BOT_STREAM, Stream
from bis.games import GAMES
from bis.record.record import Header, Transcript
from tests.coach.evaluators import advised, assert_adds_up, decided, looked_back, played

SMALL = Effort(candidates=4, screen=4, first=8, most=16, outlook=8, advice=16)


def sampling(game: str) -> Sampling:
    found = COACHES[game].sampling
    assert found is not None
    return found


def small(transcript: Transcript, *, fast: bool | None = False) -> PlayoutEvaluator:
    few = replace(sampling(transcript.game.id), effort=SMALL)
    return PlayoutEvaluator(Playouts(transcript.header, few.policy, fast=fast), few)


def planted(game: str, seats: int, turn: int, move: str, seed: int = 3) -> Transcript:
    """A game of `greedy` in which one decision, by its number, is another one."""
    found = GAMES[game]
    greedy = find_bot(found, "greedy")
    names = tuple(f"greedy {seat}" for seat in range(seats))
    transcript = Transcript(Header(found, found.settle({}, seats), names, 0))
    table, whims = Stream(seed, 0), Stream(seed, 0, BOT_STREAM)
    decisions = 0
    while actors := transcript.to_act:
        if actors[0] < 0:
            event = 1 + sum(line.actor < 0 for line in transcript.lines)
            transcript.deal(found.draw(transcript.state, table.at(event)))
            continue
        decisions += 1
        legal = found.legal(transcript.state, actors[0])
        view = found.view(transcript.state, actors[0])
        chosen = greedy(view, legal, whims.at(decisions))
        transcript.play(actors[0], found.parse_move(move) if decisions == turn else chosen)
    return transcript


def steps(transcript: Transcript) -> list[Step]:
    return [step for step in walk(transcript) if not step.is_chance]


# Planted blunders


def test_a_stay_with_nothing_in_front_is_found_in_flip_7() -> None:
    transcript = planted("flip7", 2, 1, "stay")
    first = transcript.lines[0].actor
    found = looked_back(transcript, evaluator_of(transcript.header), seats=[first])
    worst = [found.decisions[place] for place in found.worst]
    assert [0, "stay", "hit"] in [[d.line, d.move, d.best] for d in worst]


def test_two_jokers_for_a_square_are_found_in_encore() -> None:
    transcript = planted("encore", 2, 12, "x? M6")
    step = steps(transcript)[11]
    found = looked_back(transcript, evaluator_of(transcript.header), seats=[step.line.actor])
    worst = [found.decisions[place] for place in found.worst]
    (planted_one,) = [decision for decision in worst if decision.line == step.index]
    assert planted_one.verdict == "blunder"
    assert "costs 2 exclamation marks; 4 left" in planted_one.words["en"].played


@pytest.mark.parametrize(("likes", "verdict"), [([1.0, 0.9], "blunder"), ([0.9, 1.0], "silent")])
def test_nobody_is_accused_against_the_word_of_a_net(likes: list[float], verdict: str) -> None:
    """It is asked about the best move and the one played, in this order."""
    transcript = planted("encore", 2, 12, "x? M6")
    heard = replace(sampling("encore"), witness=lambda _view, _moves: likes)
    evaluator = PlayoutEvaluator(Playouts(transcript.header, heard.policy), heard)
    assert decided(steps(transcript)[11], evaluator).verdict == verdict


# Honesty


def test_a_game_by_the_evaluators_own_advice_is_never_accused() -> None:
    transcript = Transcript(played("flip7", 2).header)
    evaluator = small(transcript, fast=None)
    dice = Stream(5, 5)
    while actors := transcript.to_act:
        if actors[0] < 0:
            chance = transcript.game.draw(transcript.state, dice.at(len(transcript.lines)))
            transcript.deal(chance)
        else:
            transcript.play(actors[0], _best(transcript, evaluator, actors[0]))
    found = looked_back(transcript, evaluator)
    assert not {decision.verdict for decision in found.decisions} & set(ACCUSATIONS)


def _best(transcript: Transcript, evaluator: PlayoutEvaluator, seat: int) -> object:
    """What the evaluator advises in the position that the seat knows."""
    position, _ = last_known(transcript, seat)
    legal = transcript.game.legal(position.state, seat)
    return evaluator.advise(position, seat, legal, len(legal))[0].move


def test_what_comes_later_does_not_change_what_a_move_was_worth() -> None:
    transcript = played("flip7", 3)
    step = steps(transcript)[12]
    shorter = Transcript(transcript.header)
    for line in transcript.lines[: step.index + 1]:
        shorter.say(line.actor, line.said)
    again = steps(shorter)[12]
    assert decided(step, small(transcript)) == decided(again, small(shorter))


def test_the_same_record_has_the_same_review_and_adds_up() -> None:
    transcript = played("flip7", 2)
    one, other = (looked_back(transcript, small(transcript, fast=None)) for _ in range(2))
    assert one == other
    for account in one.seats:
        assert_adds_up(account)


def test_what_is_chosen_is_estimated_on_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    transcript = played("flip7", 2, "uniform")
    evaluator = small(transcript)
    asked: list[tuple[int, int]] = []
    plain = evaluator.playouts.play_after

    def watch(*words: Any, **more: Any) -> Any:
        *_, moves, _games, seed = words
        asked.append((len(moves), seed))
        return plain(*words, **more)

    monkeypatch.setattr(evaluator.playouts, "play_after", watch)
    for step in steps(transcript)[:12]:
        decided(step, evaluator)
    assert {seed for _, seed in asked} == {CHOOSE, ESTIMATE}


def test_all_games_are_played_before_anybody_is_accused(monkeypatch: pytest.MonkeyPatch) -> None:
    transcript = planted("flip7", 2, 1, "stay")
    evaluator = PlayoutEvaluator(Playouts(transcript.header, "ev"), sampling("flip7"))
    games: list[int] = []
    plain = evaluator.both

    def watch(*words: Any) -> Any:
        games.append(len(words[3]))
        return plain(*words)

    monkeypatch.setattr(evaluator, "both", watch)
    assert decided(steps(transcript)[0], evaluator).verdict == "blunder"
    assert sum(games) == sampling("flip7").effort.most


@pytest.mark.parametrize(
    ("cost", "noise", "share", "let_go"),
    [(0.0, 0.01, 0.5, True), (0.1, 0.05, 0.1, False), (0.02, 0.04, 1.0, True)],
)
def test_looking_stops_where_a_case_is_no_longer_likely(
    cost: float, noise: float, share: float, let_go: bool
) -> None:
    assert has_no_case(Finding("a", Worth(0, cost), Worth(0, noise)), share, 1.0) is let_go


def _legal(step: Step) -> list[object]:
    return list(step.known.game.legal(step.known.state, step.line.actor))


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("encore", 3, {}),
        ("encore", 1, {}),
        ("encore", 1, {"sheet": "pink"}),
        ("one_more_encore", 3, {}),
        ("one_more_encore", 1, {}),
    ],
)
def test_what_the_best_player_does_is_always_looked_at(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """It is asked where there are more moves than are looked at: else all of them are."""
    best = find_bot(GAMES[game], "best")
    count = sampling(game).effort.candidates
    crowded = []
    for step in steps(played(game, seats, options=options))[: 14 * seats]:
        legal, seat = _legal(step), step.line.actor
        short = shortlist(sampling(game), step.known, seat, legal)
        assert len(short) == min(len(legal), count)
        if len(legal) > count:
            crowded.append((step, legal, short))
    assert len(crowded) > 5
    for step, legal, short in crowded[:: len(crowded) // 6]:
        view = GAMES[game].view(step.known.state, step.line.actor)
        assert best(view, legal, Stream(1, 1).at(step.index)) in short


# Hints


def test_a_hint_lists_the_best_first() -> None:
    transcript = played("flip7", 2)
    cut = Transcript(transcript.header)
    for line in transcript.lines[:4]:
        cut.say(line.actor, line.said)
    found = advised(cut, small(cut))
    wins = [advice.win or 0.0 for advice in found.moves]
    assert wins == sorted(wins, reverse=True)


def test_few_games_in_python_are_said_to_be_few() -> None:
    assert small(played("flip7", 2)).note == SLOW
    assert small(played("flip7", 2), fast=True).note is None
