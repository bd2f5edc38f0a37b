"""OpenSpiel's own test, its chance nodes and what players know."""

import pyspiel
import pytest

import bis.envs.spiel
from bis.core.errors import BisError
from bis.sim.batch import KITS
from tests.samples import seats_of

assert bis.envs.spiel

NAMES = [
    *(f"bis_{game}(players={n})" for each in KITS for game, n in seats_of(each, 1, 2)),
    "bis_criss_cross(players=3,rules=advanced)",
]


@pytest.mark.parametrize("name", NAMES)
def test_open_spiel_accepts_the_game(name: str) -> None:
    game = pyspiel.load_game(name)
    short = "criss_cross" in name  # it replays the game so far at every step
    pyspiel.random_sim_test(game, num_sims=2, serialize=short, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_can_be_written_down_and_read(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    text = pyspiel.serialize_game_and_state(game, state)
    _, read = pyspiel.deserialize_game_and_state(text)
    assert str(read) == str(state)


@pytest.mark.parametrize("name", NAMES)
def test_no_chance_node_is_large_and_each_adds_up_to_one(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes() <= 200
            state.apply_action(outcomes[0][0])
        else:
            state.apply_action(state.legal_actions()[-1])


def test_dice_are_rolled_one_by_one() -> None:
    state = pyspiel.load_game("bis_criss_cross(players=1)").new_initial_state()
    state.apply_action(0)
    assert len(state.chance_outcomes()) == 6
    state.apply_action(3)
    assert state.is_chance_node()
    assert state.action_to_string(state.current_player(), 2) == "roll d c"
    state.apply_action(2)
    assert state.current_player() == 0


def test_the_first_player_is_drawn_where_it_matters() -> None:
    encore = pyspiel.load_game("bis_encore(players=3)").new_initial_state()
    assert encore.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]
    assert pyspiel.load_game("bis_criss_cross(players=3)").new_initial_state().current_player() == 0


def started() -> "pyspiel.State":
    state = pyspiel.load_game("bis_criss_cross(players=2)").new_initial_state()
    for action in (0, 1, 2, 3):  # two start symbols, two dice
        state.apply_action(action)
    return state


def test_choices_made_at_the_same_time_are_secret_until_all_have_chosen() -> None:
    first, other = started(), started()
    first.apply_action(first.legal_actions()[0])
    other.apply_action(other.legal_actions()[5])
    assert first.current_player() == 1
    assert first.information_state_string(1) == other.information_state_string(1)
    assert first.observation_string(1) == other.observation_string(1)
    assert first.information_state_string(0) != other.information_state_string(0)
    first.apply_action(first.legal_actions()[0])
    other.apply_action(other.legal_actions()[0])
    assert first.information_state_string(1) != other.information_state_string(1)


def test_a_clone_goes_its_own_way() -> None:
    state = started()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.current_player() == 0
    assert twin.current_player() == 1


def test_a_game_of_too_many_turns_is_stopped() -> None:
    state = pyspiel.load_game("bis_encore(players=2,most_turns=1)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == 0


def test_an_unknown_option_value_is_refused() -> None:
    with pytest.raises(BisError, match="basic, advanced"):
        pyspiel.load_game("bis_criss_cross(rules=odd)")
