"""The files for Caddy and systemd say what `bis serve` understands, and the same things."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from bis.cli import _parser

DEPLOY = Path(__file__).parents[1] / "deploy"
SERVICE = (DEPLOY / "bis.service").read_text("utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")


def started() -> list[str]:
    (line,) = re.findall(r"^ExecStart=(.*)$", SERVICE, re.MULTILINE)
    return shlex.split(line)


def test_the_service_starts_a_server_that_caddy_finds() -> None:
    program, *words = started()
    args = _parser().parse_args(words)
    assert Path(program).name == "bis"
    assert f"reverse_proxy {args.host}:{args.port} " in CADDY
    assert args.proxy == [args.host], "whose word is taken on who asks"
    assert args.public_url.removeprefix("https://") in CADDY
    assert args.data == "/var/lib/bis"
    assert "\nStateDirectory=bis\n" in SERVICE


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    """But for the program and its user, which are made when Bis is installed."""
    here = SERVICE.replace(started()[0], "/bin/true")
    (tmp_path / "bis.service").write_text(re.sub(r"^(User|Group)=.*\n", "", here, flags=re.M))
    told = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / "bis.service"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, [line for line in told.stderr.splitlines() if "bis" in line]) == (
        0,
        [],
    )


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_understands_its_file() -> None:
    words = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run(words, capture_output=True, check=True)
