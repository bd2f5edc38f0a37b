"""Served by https: links, cookies and sockets; and what is wrong is told before."""

import asyncio
import json
import ssl
import subprocess
import urllib.request
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

import pytest
import websockets
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_private_key
from cryptography.x509 import (
    CertificateBuilder,
    DNSName,
    Extension,
    IPAddress,
    SubjectAlternativeName,
    load_pem_x509_certificate,
    load_pem_x509_certificates,
)
from cryptography.x509.verification import PolicyBuilder, Store, VerificationError

from bis.cli import main
from bis.server.certificate import make_certificate
from bis.server.tls import Files
from bis.table.told import WIRE
from tests.server.servers import PATIENCE, Server, serving


def certificate(folder: Path, *words: str) -> tuple[Path, Path]:
    """A certificate for this machine that it has signed itself, and its key."""
    crt, key = folder / "cert.pem", folder / "key.pem"
    names = ["-subj", "/CN=bis test", "-addext", "subjectAltName=IP:127.0.0.1"]
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    files = ["-keyout", key, "-out", crt, "-days", "2", *names, *(words or ["-nodes"])]
    subprocess.run([*made, *files], check=True, capture_output=True, timeout=PATIENCE)
    return crt, key


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture(scope="module")
def server(files: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    crt, key = map(str, files)
    with serving(tmp_path_factory.mktemp("data"), "--tls", crt, key) as started:
        yield started


@pytest.fixture(scope="module")
def trusting(files: tuple[Path, Path]) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(files[0]))


def test_all_is_told_and_served_by_https(server: Server, trusting: ssl.SSLContext) -> None:
    assert server.url.startswith("https://127.0.0.1:")
    assert server.invite_url.startswith("https://")
    opened = urllib.request.urlopen(f"{server.url}/api/games", timeout=PATIENCE, context=trusting)  # noqa: S310
    with opened as answer:
        assert len(json.load(answer)) == 4


def test_a_cookie_given_by_https_is_secure(server: Server, trusting: ssl.SSLContext) -> None:
    opened = urllib.request.urlopen(f"{server.url}/api/tables", timeout=PATIENCE, context=trusting)  # noqa: S310
    with opened as answer:
        words = answer.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=lax", "Secure"} <= set(words)


def test_sockets_work_by_wss(server: Server, trusting: ssl.SSLContext) -> None:
    async def connect() -> None:
        address = f"{server.url.replace('https', 'wss')}/api/tables/none/live?wire={WIRE}"
        async with websockets.connect(address, ssl=trusting, origin=origin) as socket:
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 4404
            assert socket.response is not None
            assert "Secure" in socket.response.headers["set-cookie"]

    origin = websockets.Origin(server.url)
    asyncio.run(connect())


def test_plain_http_gets_nothing(server: Server) -> None:
    with pytest.raises(OSError, match=r"."):
        urllib.request.urlopen(server.url.replace("https", "http"), timeout=PATIENCE)  # noqa: S310


@pytest.mark.parametrize("secure", [True, False])
def test_behind_a_proxy_a_cookie_is_secure_if_the_browser_asked_by_https(
    secure: bool, tmp_path: Path
) -> None:
    headers = {"x-forwarded-proto": "https" if secure else "http"}
    with serving(tmp_path, "--proxy", "127.0.0.1") as server:
        given = server.ask("/api/tables", **headers)[2]
    assert ("Secure" in given.split("; ")) == secure


def test_what_a_stranger_says_about_https_does_not_count(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        given = server.ask("/api/tables", **{"x-forwarded-proto": "https"})[2]
    assert "Secure" not in given.split("; ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("nowhere key", "nowhere cannot be read: No such file"),
        ("cert nowhere", "nowhere cannot be read: No such file"),
        ("key cert", "are not a certificate and its key"),
        ("cert other", "are not a certificate and its key"),
        ("cert locked", "wants a password, and nobody is there to give it"),
    ],
)
def test_what_is_wrong_is_told_before_anything_is_served(
    words: str,
    sentence: str,
    files: tuple[Path, Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    known = {"cert": files[0], "key": files[1], "nowhere": tmp_path / "nowhere"}
    for name, more in (("other", ()), ("locked", ("-passout", "pass:word"))):
        (tmp_path / name).mkdir()
        known[name] = certificate(tmp_path / name, *more)[1]
    crt, key = (str(known[word]) for word in words.split())
    data = tmp_path / "data"
    assert main(["serve", "--port", "0", "--data", str(data), "--tls", crt, key]) == 2
    assert sentence in capsys.readouterr().err
    assert not data.exists()


# A certificate of its own making


def test_a_house_makes_its_own_certificate_under_a_root_that_stays(tmp_path: Path) -> None:
    roots = []
    for _ in range(2):
        with serving(tmp_path, "--tls") as server:
            root = tmp_path / "tls" / "root.crt"
            trusting = ssl.create_default_context(cafile=str(root))
            for host in ("127.0.0.1", "localhost"):
                address = f"{server.url.replace('127.0.0.1', host)}/root.crt"
                with urllib.request.urlopen(address, timeout=PATIENCE, context=trusting) as answer:  # noqa: S310
                    assert answer.headers["content-type"] == "application/x-x509-ca-cert"
                    roots.append(answer.read())
            assert roots[-1] == root.read_bytes()
    assert len(set(roots)) == 1, "devices trust it once"
    keys = [path for path in (tmp_path / "tls").iterdir() if path.stat().st_mode & 0o077]
    assert keys == []


def test_a_root_vouches_for_nothing_outside_the_house(tmp_path: Path) -> None:
    files = Files(tmp_path / "crt", tmp_path / "key", tmp_path / "root.crt")
    make_certificate(files, "192.168.1.7", "8.8.8.8")
    root = load_pem_x509_certificate((tmp_path / "root.crt").read_bytes())
    key = load_pem_private_key((tmp_path / "root.key").read_bytes(), None)
    assert isinstance(key, EllipticCurvePrivateKey)
    ours = load_pem_x509_certificates(files.certificate.read_bytes())[0]
    trusting = PolicyBuilder().store(Store([root]))
    trusting.build_server_verifier(IPAddress(ip_address("192.168.1.7"))).verify(ours, [])
    forged = SubjectAlternativeName([DNSName("example.org")])
    wrong = CertificateBuilder(
        root.subject,
        ours.subject,
        key.public_key(),
        ours.serial_number,
        ours.not_valid_before_utc,
        ours.not_valid_after_utc,
        [
            each if each.oid != forged.oid else Extension(forged.oid, False, forged)
            for each in ours.extensions
        ],
    ).sign(key, SHA256())
    with pytest.raises(VerificationError, match="name constraint"):
        trusting.build_server_verifier(DNSName("example.org")).verify(wrong, [])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--tls", "--public-url", "https://bis.example"], "no address of a private network"),
        (["--tls", "cert"], "--tls takes a certificate and its key, or nothing"),
    ],
)
def test_what_no_certificate_can_be_made_for_is_told(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), *words]) == 2
    assert sentence in capsys.readouterr().err
