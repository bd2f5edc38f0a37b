"""Https at home: certificates that the server makes itself, for the names it has in this house.

A root is made once and kept. It can vouch for nothing but names and addresses of private networks,
so a device that trusts it risks nothing elsewhere. With every start it signs a certificate for the
addresses of today. (Needs the extra `tls`.)
"""

import os
import socket
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from bis.core.errors import BisError
from bis.server.tls import Files

KEPT_KEY = ".key"
ROOT_DAYS = 3650
DAYS = 397
"""Browsers accept nothing that is good for longer."""
A_DAY = timedelta(days=1)
NETWORKS = (
    "10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7 fe80::/10"
)
"""What is in nobody's house but one's own."""


def make_certificate(files: Files, name: str, lan: str) -> None:
    """For a name or address, and those that this machine has in a private network."""
    assert files.root is not None
    files.root.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    own = socket.gethostname().split(".")[0].lower()
    if not _is_private(name, own):
        raise BisError(
            "{name} is no address of a private network: a certificate for it comes from "
            "elsewhere (--tls CERT KEY)",
            name=name,
        )
    names = {"localhost", "127.0.0.1", own, f"{own}.local", name}
    names |= {lan} if _is_private(lan, own) else set()
    root, root_key = _kept_root(files.root) or _new_root(files.root, own)
    key = ec.generate_private_key(ec.SECP256R1())
    by = x509.AuthorityKeyIdentifier.from_issuer_public_key(root_key.public_key())
    certificate = (
        _begun(f"Bis at {own}", root.subject, key, DAYS)
        .add_extension(by, critical=False)
        .add_extension(x509.SubjectAlternativeName([*map(_general, sorted(names))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(root_key, hashes.SHA256())
    )
    _write(files.key, _private(key))
    _write(files.certificate, _public(certificate) + _public(root))


def _is_private(name: str, own: str) -> bool:
    try:
        address = ip_address(name)
    except ValueError:
        return name in ("localhost", own) or name.endswith(".local")
    return any(address in network for network in _networks())


def _networks() -> list[IPv4Network | IPv6Network]:
    return [ip_network(network) for network in NETWORKS.split()]


def _kept_root(path: Path) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey] | None:
    """Unless there is none, or it ends before what it would sign."""
    if not path.exists():
        return None
    root = x509.load_pem_x509_certificate(path.read_bytes())
    key = serialization.load_pem_private_key(path.with_suffix(KEPT_KEY).read_bytes(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    ends_late = root.not_valid_after_utc > datetime.now(UTC) + DAYS * A_DAY
    return (root, key) if ends_late else None


def _new_root(path: Path, own: str) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = f"Bis on {own}"
    named: list[x509.GeneralName] = [x509.DNSName(each) for each in ("localhost", "local", own)]
    named += [x509.IPAddress(network) for network in _networks()]
    root = (
        _begun(name, _titled(name), key, ROOT_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.NameConstraints(named, None), critical=True)
        .add_extension(_signs(), critical=True)
        .sign(key, hashes.SHA256())
    )
    _write(path.with_suffix(KEPT_KEY), _private(key))
    _write(path, _public(root))
    return root, key


def _begun(
    title: str, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, days: int
) -> x509.CertificateBuilder:
    """From yesterday on: devices' clocks differ."""
    start = datetime.now(UTC) - A_DAY
    return (
        x509.CertificateBuilder()
        .subject_name(_titled(title))
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(start)
        .not_valid_after(start + days * A_DAY)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _titled(title: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, title[:64])])


def _signs() -> x509.KeyUsage:
    """Certificates, and nothing else."""
    kinds = ("digital_signature", "content_commitment", "key_encipherment", "data_encipherment")
    others = (*kinds, "key_agreement", "encipher_only", "decipher_only")
    return x509.KeyUsage(**dict.fromkeys(others, False), key_cert_sign=True, crl_sign=True)


def _general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _public(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def _write(path: Path, content: bytes) -> None:
    """For nobody else's eyes, from the first byte on."""
    path.unlink(missing_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
