"""One suite for every game: what everything else relies on."""

import copy
import pickle
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.bots import light_bots
from bis.core.chance import Stream
from bis.core.errors import IllegalMoveError, NotationError, OptionError
from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.record import Transcript
from bis.record.replay import check
from tests.samples import SAMPLES, SEATINGS
from tests.seatings import Seating

every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


SITTING = {str(seating): seating for seating in SEATINGS}
"""By what the tests call them: a seating itself is no key, as its options are not."""


def played(seating: Seating, bot: str) -> Transcript:
    """The one game of a seating that all laws look at: to play it takes longer than most laws."""
    return _played(str(seating), bot)


@cache
def _played(seating: str, bot: str) -> Transcript:
    return SITTING[seating].play(bot, seed=11, number=0)


def positions(seating: Seating) -> tuple[Any, ...]:
    """Every state of its random game, from the start to the end."""
    return _positions(str(seating))


@cache
def _positions(seating: str) -> tuple[Any, ...]:
    transcript = _played(seating, "uniform")
    again = Transcript(transcript.header)
    states = [again.state]
    for line in transcript.lines:
        again.say(line.actor, line.said)
        states.append(again.state)
    return tuple(states)


@every_seating
@pytest.mark.parametrize("bot", ["uniform", "greedy"])
def test_random_games_end_and_their_records_are_accepted(seating: Seating, bot: str) -> None:
    transcript = played(seating, bot)
    assert transcript.to_act == ()
    again = check(str(transcript).encode())
    assert again.state == transcript.state
    assert str(again) == str(transcript)


@every_seating
def test_saving_copying_and_comparing_change_nothing(seating: Seating) -> None:
    game = seating.game
    states = positions(seating)[::7]
    for state in states:
        loaded = game.load(game.save(state))
        assert loaded == state
        assert hash(loaded) == hash(state)
        assert game.save(loaded) == game.save(state)
        assert copy.deepcopy(state) == state
        assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301  # our own bytes
    assert len(set(states)) == len(states)


@every_seating
def test_every_move_survives_its_notation(seating: Seating) -> None:
    game = seating.game
    for state in positions(seating)[::5]:
        for seat in game.to_act(state):
            for move in game.legal(state, seat):
                assert game.parse_move(str(move)) == move


@every_seating
def test_what_is_listed_is_accepted_and_each_move_once(seating: Seating) -> None:
    game = seating.game
    for state in positions(seating)[::9]:
        for seat in game.to_act(state):
            moves = game.legal(state, seat)
            assert len(set(moves)) == len(moves)
            assert bool(moves) == (seat != TABLE)
            for move in moves:
                game.judge(state, seat, move)


@every_seating
def test_what_is_not_listed_is_refused_with_a_rule(seating: Seating) -> None:
    """Moves of one position are tried in others, where only those listed are accepted."""
    game = seating.game
    states = positions(seating)
    pool = {
        move
        for state in states[:40]
        for seat in game.to_act(state)
        for move in list(game.legal(state, seat))[:20]
    }
    for state in states[::11]:
        for seat in range(seating.seats):
            listed = set(game.legal(state, seat))
            for move in pool - listed:
                refusal = refused(game, state, seat, move)
                assert refusal.rule in str(refusal)


def refused(game: AnyGame, state: Any, seat: int, move: Any) -> IllegalMoveError:
    """As `pytest.raises`, which takes longer than what is tried so often here."""
    try:
        game.play(state, seat, move)
    except IllegalMoveError as refusal:
        return refusal
    pytest.fail(f"{move} was accepted from seat {seat} in {state}")


@every_seating
def test_only_those_to_act_have_moves(seating: Seating) -> None:
    game = seating.game
    for state in positions(seating)[::5]:
        actors = game.to_act(state)
        for seat in (TABLE, *range(seating.seats + 1)):
            has_moves = seat in actors and seat != TABLE
            assert bool(seat < seating.seats and game.legal(state, seat)) == has_moves


@every_seating
def test_nobody_out_of_the_table_may_move(seating: Seating) -> None:
    game = seating.game
    states = positions(seating)
    move = next(
        game.legal(state, game.to_act(state)[0])[0]
        for state in states
        if game.to_act(state) != (TABLE,)
    )
    for state in states[::13]:
        for seat in (TABLE, seating.seats):
            with pytest.raises(IllegalMoveError):
                game.play(state, seat, move)


@every_seating
def test_chance_is_refused_where_it_is_not_due(seating: Seating) -> None:
    game = seating.game
    lines = played(seating, "uniform").lines
    chance = next(line.said for line in lines if line.actor == TABLE)
    for state in positions(seating):
        if game.to_act(state) != (TABLE,):
            with pytest.raises(IllegalMoveError):
                game.deal(state, chance)


def contains(value: object, part: object) -> bool:
    """Whether something is found anywhere inside a value."""
    if value == part and type(value) is type(part):
        return True
    if isinstance(value, tuple):
        return any(contains(item, part) for item in value)
    if is_dataclass(value):
        return any(contains(getattr(value, field.name), part) for field in fields(value))
    return False


@every_seating
def test_a_view_never_contains_another_seats_unrevealed_choice(seating: Seating) -> None:
    """Two tables that differ only in a hidden choice look the same to everybody else."""
    game = seating.game
    tried = 0
    for state in positions(seating):
        actors = game.to_act(state)
        if len(actors) < 2:
            continue
        chooser = actors[-1]
        moves = game.legal(state, chooser)
        one, other = (game.play(state, chooser, move) for move in (moves[0], moves[-1]))
        assert one[1] == other[1], "an event told what was chosen"
        for seat in (None, *range(seating.seats)):
            views = game.view(one[0], seat), game.view(other[0], seat)
            if seat == chooser and moves[0] != moves[-1]:
                assert views[0] != views[1]
                assert contains(views[0], moves[0])
            else:
                assert views[0] == views[1]
        tried += 1
    simultaneous = SAMPLES[seating.game.id].simultaneous and seating.seats > 1
    assert (tried > 0) == simultaneous


@every_seating
def test_who_has_not_chosen_knows_what_somebody_watching_knows(seating: Seating) -> None:
    """So a table works out one view for all of them (table/scene.py)."""
    game = seating.game
    for state in positions(seating):
        states, actors = [state], game.to_act(state)
        if len(actors) > 1:
            states.append(game.play(state, actors[-1], game.legal(state, actors[-1])[0])[0])
        for each in states:
            watched = game.view(each, None)
            chosen = getattr(watched, "chosen", ())
            for seat in range(seating.seats):
                if not chosen or not chosen[seat]:
                    assert replace(game.view(each, seat), seat=None) == watched


@every_seating
def test_choices_made_at_the_same_time_may_come_in_any_order(seating: Seating) -> None:
    """The record and the state are the same whoever chooses first."""
    first = played(seating, "uniform")
    again = Transcript(first.header)
    moves = {
        seat: [line.said for line in first.lines if line.actor == seat]
        for seat in range(-1, seating.seats)
    }
    while actors := again.to_act:
        actor = actors[-1]
        again.say(actor, moves[actor].pop(0))
    assert again.state == first.state
    assert str(again) == str(first)


@every_seating
def test_scores_are_the_sums_of_their_lines(seating: Seating) -> None:
    result = (end := played(seating, "greedy")).game.result(end.state)
    assert len(result.parts) == seating.seats
    assert str(end).splitlines()[-2] == f"scores {' '.join(map(str, result.scores))}"
    assert (result.rating is None) == bool(result.winners)
    assert all(result.scores[winner] == max(result.scores) for winner in result.winners)


@every_seating
def test_events_have_a_kind_and_the_last_one_is_the_end(seating: Seating) -> None:
    first = played(seating, "uniform")
    again = Transcript(first.header)
    kinds = []
    for line in first.lines:
        kinds += [event.kind for event in again.say(line.actor, line.said)]
    assert kinds.count("ended") == 1
    assert kinds[-1] == "ended"


@every_game
def test_too_few_or_too_many_seats_are_refused(game: AnyGame) -> None:
    for seats in (0, game.seats[-1] + 1):
        with pytest.raises(OptionError) as refusal:
            game.settle({}, seats)
        assert refusal.value.rule == game.seats_rule


@every_game
def test_an_unknown_option_or_value_is_refused(game: AnyGame) -> None:
    with pytest.raises(OptionError, match="has no option 'speed'"):
        game.settle({"speed": "fast"}, 2)
    for option in game.options:
        with pytest.raises(OptionError):
            game.settle({option.key: "mauve"}, 2)


@every_game
def test_settled_options_settle_to_themselves(game: AnyGame) -> None:
    for seats in game.seats:
        settled = game.settle({}, seats)
        assert game.settle(settled, seats) == settled
        assert list(settled) == sorted(option.key for option in game.options)


words = st.text(alphabet="abcdefghxyop ?|123456ABCHPQV+tablerolstd/", max_size=30)


@every_game
@given(text=words | st.text(max_size=20))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(game: AnyGame, text: str) -> None:
    for parse in (game.parse_move, game.parse_chance):
        try:
            said = parse(text)
        except NotationError:
            continue
        assert str(said) == text


@every_game
@given(key=st.text(max_size=8), value=st.text(max_size=130))
@settings(max_examples=100, deadline=None)
def test_any_option_is_settled_or_refused(game: AnyGame, key: str, value: str) -> None:
    for name in (key, *(option.key for option in game.options)):
        with suppress(OptionError):
            assert game.settle({name: value}, 3)[name] == value


@every_game
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=5, deadline=None)
def test_every_seed_plays_to_an_end_that_replays(game: AnyGame, seed: int) -> None:
    """Whoever thinks long is not asked: the game is tried here, not the bots."""
    bots = light_bots(game)
    seating = Seating(game, game.seats[0] + seed % 4)
    transcript = seating.play(bots[seed % len(bots)], seed, number=seed % 1000)
    assert check(str(transcript).encode()).state == transcript.state


@every_game
def test_the_same_seed_draws_the_same_and_the_state_stays(game: AnyGame) -> None:
    three = next(some for some in SEATINGS if some.game is game and some.seats == 3)
    for state in positions(three):
        if game.to_act(state) == (TABLE,):
            before = game.save(state)
            drawn = {game.draw(state, Stream(5, 6).at(7)) for _ in range(3)}
            assert len(drawn) == 1
            assert game.save(state) == before
            game.deal(state, drawn.pop())
