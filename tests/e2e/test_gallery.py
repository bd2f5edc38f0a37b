"""What is looked at before a version is shown to people."""

from itertools import combinations, product

from bis.core.languages import LANGUAGES
from tests.e2e.gallery import LIGHTS, looks
from tests.e2e.moving import chunks, moving
from tests.e2e.sizes import SIZES
from tests.e2e.states import STATES


def test_every_pair_of_state_size_light_and_language_is_looked_at() -> None:
    seen = {(state, *look) for number, state in enumerate(STATES) for look in looks(number)}
    axes = (STATES, SIZES, LIGHTS, LANGUAGES)
    for one, other in combinations(range(len(axes)), 2):
        pairs = {(look[one], look[other]) for look in seen}
        assert pairs == set(product(axes[one], axes[other]))


def test_a_moving_picture_holds_its_frames_and_their_times() -> None:
    still = b"RIFF" + (20).to_bytes(4, "little") + b"WEBPVP8 " + (4).to_bytes(4, "little") + b"abcd"
    made = moving([(still, 100), (still, 250)], 360, 640)
    assert int.from_bytes(made[4:8], "little") == len(made) - 8
    (head, size), (animation, _), *frames = chunks(made)
    assert (head, animation) == (b"VP8X", b"ANIM")
    assert size[4:] == (359).to_bytes(3, "little") + (639).to_bytes(3, "little")
    assert [name for name, _ in frames] == [b"ANMF"] * 2
    assert [int.from_bytes(frame[12:15], "little") for _, frame in frames] == [100, 250]
    assert all(frame.endswith(b"VP8 \x04\0\0\0abcd") for _, frame in frames)
