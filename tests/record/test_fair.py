"""Sealed dice: what decides them."""

from collections.abc import Callable

import pytest

from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.fair import keeps_to, open_notes, read_seals, seed_notes, verify
from bis.record.record import Header, Transcript
from bis.record.replay import check
from bis.record.seal import Seal, commitment, promise_of, seal_at


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


# What a record tells


def played(*seals: Seal, notes: tuple[tuple[str, str], ...] = ()) -> Transcript:
    """A game of two, by these seals."""
    rules = GAMES["criss_cross"]
    first = seal_at(seals, 0).at(0).below(2)
    told = (*open_notes("t", seals), *notes, *seed_notes(*seals))
    game = Transcript(Header(rules, rules.settle({}, 2), ("Ada", "Bob"), first, told))
    event = 0
    while game.to_act:
        seat = game.to_act[0]
        if seat == TABLE:
            event += 1
            game.deal(rules.draw(game.state, seal_at(seals, event).at(event)))
        else:
            game.play(seat, rules.legal(game.state, seat)[0])
    return game


def sealed(seed: str, event: int, *shares: str, withheld: str = "") -> Seal:
    seal = Seal(bytes.fromhex(seed), "t", (), event=event)
    for seat, share in enumerate(shares):
        seal = seal.promised(seat, promise_of(share)).shared(seat, share)
    if withheld:
        seal = seal.promised(len(shares), promise_of(withheld))
    return seal.closed()


A, B, C, D = "a" * 32, "b" * 32, "c" * 32, "d" * 32
SEED, LATER = "11" * 32, "22" * 32
TWICE = (sealed(SEED, 0, A, B), sealed(LATER, 4, C, withheld=D))


def test_a_record_may_hold_several_seals_each_from_a_chance_event_on() -> None:
    game = check(str(played(*TWICE)).encode())
    assert verify(game) > 4
    assert read_seals(game.header) == list(TWICE)
    once, twice = (
        [str(line) for line in g.lines if line.actor == TABLE] for g in (played(TWICE[0]), game)
    )
    assert once[:3] == twice[:3]
    assert once[3:] != twice[3:]


def test_a_record_without_promises_is_checked_as_before() -> None:
    seal = Seal(bytes.fromhex(SEED), "t", ((0, A), (1, B)))
    game = played(seal)
    assert [key for key, _ in game.header.notes] == ["table", "commit", "share", "share", "seed"]
    assert verify(check(str(game).encode())) > 0


@pytest.mark.parametrize(
    ("found", "instead", "sentence"),
    [
        (f"seed {SEED}", f"seed {LATER}", "the seed is not the one committed to before the game"),
        (f"seed {LATER}", f"seed {SEED}", "not the one committed to before chance event 4"),
        (f"note seed {LATER}\n", "", "the record has 2 seals, but 1 notes 'seed'"),
        ("reseal 4", "reseal 5", "chance event 4: the seed draws"),
        ("reseal 4", "reseal x", "'reseal x [0-9a-f]+' is not a later chance event"),
        (f"share 1 {B}", f"share 1 {C}", "the share of seat 1 is not the one it promised"),
        (f"note promise 1 {promise_of(B)}\n", "", "seat 1 has a share that it did not promise"),
        (f"note share 1 {B}\n", "", "seat 1 promised a share and told none, but no note names"),
        (f"note withheld 1 {promise_of(D)}\n", "", "seat 1 promised a share and told none"),
        (f"withheld 1 {promise_of(D)}", f"withheld 0 {promise_of(C)}", "names a seat that has"),
        ("note promise 1", "note promise 7", "'promise 7 [0-9a-f]+' is not a seat"),
        (f"note share 0 {A}\n", f"note share 0 {A}\n" * 2, "seat 0 has two notes 'share'"),
        ("note reseal", "note commit x\nnote reseal", "more than one note 'commit'"),
    ],
)
def test_a_record_that_was_changed_does_not_fit(found: str, instead: str, sentence: str) -> None:
    record = str(played(*TWICE))
    changed = record.replace(found, instead, 1)
    assert changed != record
    with pytest.raises(BisError, match=sentence):
        verify(check(changed.encode()))


# What somebody saw


def test_who_saw_the_commitments_and_shares_finds_them_in_the_record() -> None:
    commits = [commitment(seal.seed) for seal in TWICE]
    keeps_to(TWICE, [], [])
    keeps_to(TWICE, commits, [(0, A), (0, C), (1, B)])


def test_a_server_that_picks_a_seed_when_it_knows_the_shares_is_found_out() -> None:
    """It knows A and B, and tries seeds until the first player pleases; all of it fits the record,
    but not what was published before.
    """
    published = commitment(bytes.fromhex(SEED))
    chosen = next(
        seal
        for number in range(1000)
        if (seal := sealed(f"{number:064x}", 0, A, B)).at(0).below(2) == 1
        and seal.at(1).below(6) == 5
    )
    game = check(str(played(chosen)).encode())
    assert verify(game) > 0, "the record alone fits"
    with pytest.raises(BisError, match=f"the commitment {published} that you saw is not in"):
        keeps_to(read_seals(game.header), [published], [])


def test_a_seal_that_was_opened_secretly_is_found_out() -> None:
    """The published one stands in the record, too, but decides nothing any more."""
    secret = (sealed(SEED, 0, A, B), sealed(LATER, 0, A, B))
    game = check(str(played(*secret)).encode())
    assert verify(game) > 0
    with pytest.raises(BisError, match="from chance event 0 on the dice follow a seal that you"):
        keeps_to(read_seals(game.header), [commitment(bytes.fromhex(SEED))], [])


def test_a_share_that_was_dropped_or_changed_is_found_out() -> None:
    with pytest.raises(BisError, match=f"the share {D} of seat 1 that you saw"):
        keeps_to(TWICE, [], [(0, A), (1, D)])
