"""Who somebody is."""

from pathlib import Path

import pytest

from bis.cli import main
from bis.server.folder import KEYS
from bis.server.identity import KEY, OLDER_KEYS, Identity, rotate
from tests.server.servers import serving


def test_a_server_keeps_its_secrets_private(tmp_path: Path) -> None:
    identity = Identity.in_folder(tmp_path)
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    token = identity.sign("ada")
    assert identity.check(token) == "ada"
    assert Identity.in_folder(tmp_path).check(token) == "ada"
    for forged in (None, "", "ada", "ada.", "eve" + token[3:], token[:-1] + "x", ".x"):
        assert identity.check(forged) is None


def test_the_first_key_signs_and_all_check() -> None:
    old, new, other = (bytes([number]) * 32 for number in range(3))
    before, now = Identity(old).sign("ada"), Identity(new, old).sign("ada")
    assert Identity(new, old).check(before) == "ada"
    assert Identity(new, old).check(now) == "ada"
    assert Identity(new).check(now) == "ada"
    assert Identity(old).check(now) is None
    assert Identity(other).check(before) is None


def test_a_token_of_an_older_key_is_known_as_such() -> None:
    old, new = bytes(32), b"n" * 32
    assert Identity(new, old).is_older(Identity(old).sign("ada"))
    assert not Identity(new, old).is_older(Identity(new).sign("ada"))


def test_after_a_new_key_cookies_are_signed_anew_and_nobody_loses_a_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as server:
        _, old = server.new_table("flip7")
        assert server.ask("/api/tables", cookie=old)[2] == "", "it is of the newest key"
    first = (tmp_path / KEYS).read_bytes()
    assert main(["keys", "rotate", "--data", str(tmp_path)]) == 0
    assert "1 older ones still count" in capsys.readouterr().out
    both = (tmp_path / KEYS).read_bytes()
    assert (len(both), both[KEY:]) == (2 * KEY, first)
    assert (tmp_path / KEYS).stat().st_mode & 0o777 == 0o600
    with serving(tmp_path) as server:
        new = server.ask("/api/tables", cookie=old)[2].split(";")[0]
        assert new.rpartition(".")[0] == old.rpartition(".")[0], "the same person"
        assert new != old
        assert server.ask("/api/tables", cookie=new)[2] == "", "signed anew already"
    assert main(["keys", "rotate", "--data", str(tmp_path), "--keep", "0"]) == 0
    with serving(tmp_path) as server:
        given = server.ask("/api/tables", cookie=new)[2].split(";")[0]
    assert given.rpartition(".")[0] != old.rpartition(".")[0], "everybody is somebody new"


def test_so_many_older_keys_are_kept(tmp_path: Path) -> None:
    Identity.in_folder(tmp_path)
    kept = [rotate(tmp_path) for _ in range(OLDER_KEYS + 2)]
    assert kept == [*range(1, OLDER_KEYS + 1), OLDER_KEYS, OLDER_KEYS]
    assert len((tmp_path / KEYS).read_bytes()) == KEY * (OLDER_KEYS + 1)


def test_keys_that_are_not_there_or_broken_are_not_rotated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["keys", "rotate", "--data", str(tmp_path)]) == 2
    assert "cannot be read or written: No such file" in capsys.readouterr().err
    (tmp_path / KEYS).write_bytes(b"x")
    assert main(["keys", "rotate", "--data", str(tmp_path)]) == 2
    assert "has 1 bytes, and keys have 32 each" in capsys.readouterr().err
    assert (tmp_path / KEYS).read_bytes() == b"x"
