"""Who somebody is."""

from pathlib import Path

from bis.server.identity import Identity


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
