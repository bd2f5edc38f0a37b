"""What is installed from a wheel stands alone: no checkout, no Node."""

import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PATIENCE = 60


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of a fresh environment with the wheel; other packages come from this one."""
    folder = tmp_path_factory.mktemp("wheel")
    hatchling = Path(sys.executable).parent / "hatchling"
    subprocess.run([hatchling, "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    home = folder / "environment"
    venv.create(home, with_pip=True)
    scripts = home / "bin"
    install: list[str | Path] = [
        scripts / "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        wheel,
    ]
    subprocess.run(install, check=True, timeout=PATIENCE)
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return scripts


def test_the_wheel_serves_its_own_client_without_node(installed: Path, tmp_path: Path) -> None:
    serve: list[str | Path] = [installed / "bis", "serve", "--host", "127.0.0.1", "--port", "0"]
    process = subprocess.Popen(
        [*serve, "--data", tmp_path],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={"PATH": str(installed)},
    )
    try:
        assert process.stdout is not None
        (url,) = re.findall(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        page = read(url)
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, page
        assert "import" in read(url + script.group(1))
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310
        return str(answer.read().decode())


def test_the_wheel_is_not_the_checkout(installed: Path, tmp_path: Path) -> None:
    where = subprocess.run(
        [installed / "python", "-c", "import bis; print(bis.__file__)"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert Path(where.strip()).is_relative_to(installed.parent)
