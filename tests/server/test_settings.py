"""Engines and options by the command line, the environment and a file; mistakes are sentences."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests import engines
from tests.server.servers import BIS, PATIENCE, Server
from tests.server.test_backup import bis


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("serve --store mysql://x", "'mysql://x' is no store: say postgresql://user@host/database"),
        ("serve --bus nats://x", "a bus is for several servers, which need --store postgresql://…"),
        (
            "serve --store postgresql://x/y --bus amqp://x",
            "'amqp://x' is no bus: say postgresql, or nats://host:4222",
        ),
        ("serve --processes 2", "a folder is for one process: several need --store postgresql"),
        ("work", "there is nobody to think for: say --store postgresql://…"),
        ("serve --settings /nowhere.toml", "/nowhere.toml cannot be read: No such file"),
    ],
)
def test_what_cannot_be_meant_is_told_in_a_sentence(words: str, sentence: str) -> None:
    found = bis(*words.split())
    assert (found.returncode, sentence in found.stderr) == (2, True), found.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("colour = 'red'", "there is no setting 'colour'"),
        ("port = 99999", "argument --port: '99999' is no number from 0 to 65535"),
        ("port =", "cannot be read: Invalid value"),
    ],
)
def test_a_wrong_settings_file_is_told(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "bis.toml"
    file.write_text(text)
    found = bis("serve", "--settings", str(file))
    assert (found.returncode, sentence in found.stderr) == (2, True), found.stderr


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "bis.toml"
    file.write_text(
        'store = "mysql://file"\nbus = "nats://file"\nlog = "info"\n'
        'origin = ["http://a", "http://b"]\nkeep-records = false\n'
    )
    said = {**os.environ, "BIS_SETTINGS": str(file)}
    for words, environment, wanted in (
        ((), {}, "'mysql://file' is no store"),
        ((), {"BIS_STORE": "mysql://env"}, "'mysql://env' is no store"),
        (("--store", "mysql://word"), {"BIS_STORE": "mysql://env"}, "'mysql://word' is no store"),
    ):
        found = subprocess.run(
            [BIS, "serve", *words],
            env={**said, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert wanted in found.stderr


def test_a_store_that_is_not_there_yet_is_waited_for_and_a_wrong_one_is_not(
    postgres: engines.Postgres,
) -> None:
    found = bis("serve", "--store", postgres.at("nothing"))
    assert found.returncode == 2
    assert "cannot be opened: database" in found.stderr
    with engines.nats() as nats:
        nats.kill()
        process = subprocess.Popen(
            [BIS, "serve", "--port", "0", "--store", postgres.url, "--bus", nats.url],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stderr is not None
        assert f"{nats.url} cannot be reached" in process.stderr.readline()
        nats.start()
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Bis is at http")
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)


def test_several_processes_serve_at_one_port_and_one_that_dies_is_started_again(
    postgres: engines.Postgres, tmp_path: Path
) -> None:
    server = Server(tmp_path, "--store", postgres.url, "--processes", "2")
    try:
        table, _ = server.new_table("flip7")
        pids = children(server.process.pid)
        assert len(pids) == 2
        os.kill(pids[0], signal.SIGKILL)
        for _ in range(4):
            assert server.ask(f"/api/tables/{table}/record")[0] == 409
        assert server.process.stderr is not None
        assert "a process ended (-9)" in server.process.stderr.readline()
        while len(pids := children(server.process.pid)) < 2:
            pass
        os.kill(pids[1], signal.SIGKILL)
        assert "a process ended (-9)" in server.process.stderr.readline()
    finally:
        server.process.terminate()  # while the next is about to be started
        server.process.communicate(timeout=PATIENCE)
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
