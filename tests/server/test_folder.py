"""The data folder: one server at a time, and nobody else may read it."""

import os
import subprocess
from pathlib import Path

import pytest

from bis.cli import main
from bis.core.errors import BisError
from bis.server.folder import LOCK, OURS, held, make_private, write_whole
from bis.server.identity import KEY
from bis.server.store import STORE
from tests.server.servers import BIS, PATIENCE, serving


def serve_too(data: Path) -> subprocess.CompletedProcess[str]:
    """A server in a folder that may be another's."""
    return subprocess.run(
        [BIS, "serve", "--host", "127.0.0.1", "--port", "0", "--data", data],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_a_second_server_in_a_folder_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        second = serve_too(tmp_path)
        assert second.returncode == 2
        assert f"another server is at work in {tmp_path}" in second.stderr
        assert f"(process {server.process.pid})" in second.stderr
        assert "Traceback" not in second.stderr
        assert server.ask("/healthz")[0] == 200


def test_a_killed_server_leaves_the_folder_free(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, cookie = server.new_table("flip7")
        server.kill()
    with serving(tmp_path) as server:
        assert server.ask(f"/api/tables/{table}/record", cookie=cookie)[0] == 409, "not begun"
        assert (tmp_path / LOCK).read_text().strip() == str(server.process.pid)


def test_a_folder_is_held_by_one(tmp_path: Path) -> None:
    with held(tmp_path), pytest.raises(BisError, match="another server"), held(tmp_path):
        pass
    with held(tmp_path):
        pass


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_new_folder_and_its_files_are_for_their_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "house"
    with serving(data) as server:
        server.new_table("flip7")
        assert {path.name for path in data.iterdir()} == set(OURS)
        assert {rights(path) for path in data.iterdir()} == {0o600}
        assert rights(data) == 0o700


def test_an_older_folder_is_tightened_on_start(tmp_path: Path) -> None:
    data = tmp_path / "house"
    with serving(data) as server:
        server.new_table("flip7")
        server.kill()
    data.chmod(0o755)
    for path in data.iterdir():
        path.chmod(0o644)
    other = data / "notes.txt"
    other.touch(0o644)
    with serving(data) as server:
        assert server.ask("/healthz")[0] == 200
        assert rights(data) == 0o700
        assert {rights(data / name) for name in OURS} == {0o600}
        assert rights(other) == 0o644, "it is none of ours"


def test_a_folder_that_is_everybodys_stays_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    make_private(tmp_path)
    assert rights(tmp_path) == 0o777


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole(tmp_path / "secret", b"old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(tmp_path / "secret", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    assert (tmp_path / "secret").read_bytes() == b"old"


@pytest.mark.parametrize("size", [0, 1, KEY - 1, KEY + 1])
def test_a_broken_key_is_refused_with_a_sentence(
    size: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").write_bytes(b"x" * size)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert f"has {size} bytes, and keys have {KEY} each" in told
    assert (tmp_path / "secret").read_bytes() == b"x" * size
    assert not (tmp_path / STORE).exists()
