"""The files for Caddy and systemd say what `bis serve` understands, and the same things."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bis.cli import _parser
from bis.server.metrics import Metrics

DEPLOY = Path(__file__).parents[1] / "deploy"
SERVICE = (DEPLOY / "bis.service").read_text("utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")
CLUSTER = DEPLOY / "cluster"
UNITS = (DEPLOY / "bis.service", *sorted(CLUSTER.glob("*.service")))


def started(service: str = SERVICE) -> list[str]:
    (line,) = re.findall(r"^ExecStart=(.*)$", service, re.MULTILINE)
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
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_systemd_understands_the_service(tmp_path: Path, unit: Path) -> None:
    """But for the program and its user, which are made when Bis is installed."""
    service = unit.read_text("utf-8")
    here = service.replace(started(service)[0], "/bin/true")
    (tmp_path / unit.name).write_text(re.sub(r"^(User|Group)=.*\n", "", here, flags=re.M))
    told = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / unit.name],
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


def commands_of_a_cluster() -> dict[str, list[str]]:
    """What is started where, by its file."""
    services = yaml.safe_load((CLUSTER / "compose.yaml").read_text("utf-8"))["services"]
    pods = yaml.safe_load_all((CLUSTER / "kubernetes.yaml").read_text("utf-8"))
    deployed = {one["metadata"]["name"]: one for one in pods if one["kind"] == "Deployment"}
    return {
        **{unit.name: started(unit.read_text("utf-8"))[1:] for unit in UNITS},
        **{name: services[name]["command"].split() for name in ("serve", "work")},
        **{
            name: one["spec"]["template"]["spec"]["containers"][0]["args"]
            for name, one in deployed.items()
        },
    }


@pytest.mark.parametrize(("where", "words"), commands_of_a_cluster().items())
def test_what_is_started_is_understood(where: str, words: list[str]) -> None:
    args = _parser().parse_args(words)
    assert args.command.prog.split()[1] == words[0], where
    if words[0] == "serve":
        assert args.proxy, "whose word is taken on who asks"
        assert args.port == 7777, "where proxies look for it"


def test_what_is_watched_is_counted() -> None:
    """Every name in the dashboard and the alerts, with the ending its kind has."""
    watched = (CLUSTER / "grafana.json").read_text("utf-8")
    assert json.loads(watched)["panels"]
    alerts = (CLUSTER / "alerts.yaml").read_text("utf-8")
    assert yaml.safe_load(alerts)["groups"]
    metrics = Metrics()
    metrics.wishes.labels("say", "done").inc()
    metrics.bot_moves.labels("best", "best").inc()
    told = text_string_to_metric_families(metrics.text().decode())
    counted = {sample.name for family in told for sample in family.samples}
    assert set(re.findall(r"\bbis_\w+", watched + alerts)) <= counted
