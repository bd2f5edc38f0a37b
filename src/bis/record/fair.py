"""Fair dice: a record's notes tell the seals, and anybody can draw every roll and card again.

A record may hold several seals, each from a chance event on: notes of a later one stand after its
`reseal`. Where a game was begun on a device, a note says how many chance events came before the
first seal: of these nothing is proven. What each step proves, and against whom, is in
docs/fairness.md.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.record.notation import NUMBER
from bis.record.record import Header, Transcript
from bis.record.seal import BySeat, Seal, commitment, promise_of, seal_at

Note = tuple[str, str]
BY_SEAT = ("promise", "share", "withheld")
"""The notes that are a seat and what it gave."""
DEVICE = "device"
"""The note of a game begun on a device: how many chance events it had when it was brought."""


# Written


def open_notes(table: str, seals: Sequence[Seal], device: int | None = None) -> tuple[Note, ...]:
    """What the record of a running game tells: no seed."""
    return (
        ("table", table),
        *(((DEVICE, str(device)),) if device is not None else ()),
        *(
            note
            for seal in seals[:1]
            for note in (("commit", commitment(seal.seed)), *_given(seal))
        ),
        *(note for seal in seals[1:] for note in _reseal(seal)),
    )


def _reseal(seal: Seal) -> tuple[Note, ...]:
    return (("reseal", f"{seal.event} {commitment(seal.seed)}"), *_given(seal))


def _given(seal: Seal) -> Iterator[Note]:
    for key, pairs in zip(BY_SEAT, (seal.promises, seal.shares, seal.withheld), strict=True):
        yield from ((key, f"{seat} {given}") for seat, given in sorted(pairs))


def seed_notes(*seals: Seal) -> tuple[Note, ...]:
    """What is added once the game is over, in the order of the seals."""
    return tuple(("seed", seal.seed.hex()) for seal in seals)


# Read


def read_seals(header: Header) -> list[Seal]:
    """The seals that a record's notes describe, each of which must keep to what it promised."""
    notes = dict(header.notes)
    if DEVICE in notes and "commit" not in notes:
        raise BisError("the whole game was played on a device: its dice cannot be checked")
    for key in ("table", "commit", "seed"):
        if key not in notes:
            raise BisError("the record has no note {key!r}: its dice cannot be checked", key=key)
    commits, seals = _read_parts(header, notes["table"])
    seeds = [_read_seed(value) for key, value in header.notes if key == "seed"]
    if len(seeds) != len(seals):
        raise BisError(
            "the record has {seals} seals, but {seeds} notes 'seed'",
            seals=len(seals),
            seeds=len(seeds),
        )
    found = [replace(seal, seed=seed) for seal, seed in zip(seals, seeds, strict=True)]
    for commit, seal in zip(commits, found, strict=True):
        _check(seal, commit)
    return found


def _read_parts(header: Header, table: str) -> tuple[list[str], list[Seal]]:
    """The commitments, and the seals without their seeds."""
    device = rolled_before(header)
    commits, seals = [], [Seal(b"", table, (), event=0 if device is None else device + 1)]
    for key, value in header.notes:
        if key == "commit":
            commits.append(value)
        elif key == "reseal":
            event, commit = _read_reseal(value, seals[-1].event)
            commits.append(commit)
            seals.append(Seal(b"", table, (), event=event))
        elif key in BY_SEAT:
            seals[-1] = _with(seals[-1], key, value, len(header.names))
    if len(commits) != len(seals):
        raise BisError("the record has more than one note 'commit'")
    return commits, seals


def rolled_before(header: Header) -> int | None:
    """How many chance events a game had when it was brought from a device; None: it never was."""
    value = dict(header.notes).get(DEVICE)
    if value is not None and not NUMBER.fullmatch(value):
        raise BisError(
            "the note '{key} {value}' is not a number of chance events", key=DEVICE, value=value
        )
    return None if value is None else int(value)


def _read_reseal(value: str, after: int) -> tuple[int, str]:
    event, _, commit = value.partition(" ")
    if not NUMBER.fullmatch(event) or not commit or int(event) < after:
        raise BisError(
            "the note 'reseal {value}' is not a later chance event and a commitment", value=value
        )
    return int(event), commit


def _with(seal: Seal, key: str, value: str, seats: int) -> Seal:
    seat, _, given = value.partition(" ")
    if seat not in map(str, range(seats)) or not given:
        raise BisError(
            "the note '{key} {value}' is not a seat and what it gave", key=key, value=value
        )
    pair = (int(seat), given)
    if key == "promise":
        return replace(seal, promises=_once(seal.promises, pair, key))
    if key == "share":
        return replace(seal, shares=_once(seal.shares, pair, key))
    return replace(seal, withheld=_once(seal.withheld, pair, key))


def _once(pairs: BySeat, pair: tuple[int, str], key: str) -> BySeat:
    if pair[0] in dict(pairs):
        raise BisError("seat {seat} has two notes {key!r} for one seal", seat=pair[0], key=key)
    return (*pairs, pair)


def _read_seed(value: str) -> bytes:
    try:
        return bytes.fromhex(value)
    except ValueError:
        raise BisError("the note 'seed' is not written in hexadecimal digits") from None


def _check(seal: Seal, commit: str) -> None:
    """The seed keeps to its commitment, and every share to its promise, if there were any."""
    if commitment(seal.seed) != commit:
        if seal.event == 0:
            raise BisError("the seed is not the one committed to before the game")
        raise BisError(
            "the seed is not the one committed to before chance event {event}", event=seal.event
        )
    promises = dict(seal.promises)
    for seat, share in seal.shares if promises else ():
        if seat not in promises:
            raise BisError("seat {seat} has a share that it did not promise", seat=seat)
        if promise_of(share) != promises[seat]:
            raise BisError("the share of seat {seat} is not the one it promised", seat=seat)
    named = dict(seal.withheld)
    if named.items() - dict(seal.untold()).items():
        raise BisError("a note 'withheld' names a seat that has told its share, or promised none")


def _check_withheld(seal: Seal) -> None:
    """Of a seal that decides something: who did not tell is named."""
    for seat, promise in seal.untold():
        if (seat, promise) not in seal.withheld:
            raise BisError(
                "seat {seat} promised a share and told none, but no note names it", seat=seat
            )


# Checked


def verify(transcript: Transcript) -> int:
    """Draw the first player and every roll or card again; how many chance events were drawn."""
    header = transcript.header
    seals = read_seals(header)
    before = rolled_before(header)
    if dict(header.notes).get("chose_first") is None and before is None:
        seal = seal_at(seals, 0)
        _check_withheld(seal)
        first = seal.at(0).below(len(header.names))
        if first != header.first:
            raise BisError(
                "the seed draws seat {first} as first, the record says {record_first}",
                first=first,
                record_first=header.first,
            )
    again = Transcript(header)
    event = 0
    for line in transcript.lines:
        event += line.actor == TABLE
        if line.actor == TABLE and event > (before or 0):
            seal = seal_at(seals, event)
            _check_withheld(seal)
            drawn = again.game.draw(again.state, seal.at(event))
            if drawn != line.said:
                raise BisError(
                    "chance event {event}: the seed draws '{drawn}', the record says '{written}'",
                    event=event,
                    drawn=drawn,
                    written=line.said,
                )
        again.say(line.actor, line.said)
    return max(0, event - (before or 0))


def keeps_to(
    seals: Sequence[Seal], commits: Collection[str], shares: Collection[tuple[int, str]]
) -> None:
    """A BisError if a record is not the one of which somebody saw this while it was played.

    ``commits``: all that were seen, if any is given; a seal that was never seen could have been
    chosen when the shares were known. ``shares``: some that were seen, or given.
    """
    known = [commitment(seal.seed) for seal in seals]
    for commit in commits:
        if commit not in known:
            raise BisError(
                "the commitment {commit} that you saw is not in the record", commit=commit
            )
    for seal, commit in zip(seals, known, strict=True) if commits else ():
        if commit not in commits:
            raise BisError(
                "from chance event {event} on the dice follow a seal that you did not see; "
                "if you did see {commit}, give it, too",
                event=seal.event,
                commit=commit,
            )
    told = {pair for seal in seals for pair in seal.shares}
    for seat, share in shares:
        if (seat, share) not in told:
            raise BisError(
                "the share {share} of seat {seat} that you saw is not in the record",
                share=share,
                seat=seat,
            )
