"""A moving picture from still ones: WebP is a container, and nothing is encoded again."""

import struct
from collections.abc import Iterable, Iterator

ANIMATED = 0x02
KEEP_BELOW = 0x02
"""A frame covers the one before; what is below need not be mixed in."""
IMAGES = (b"VP8 ", b"VP8L")


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a WebP file."""
    assert picture[:4] == b"RIFF", "a WebP file begins with RIFF"
    assert picture[8:12] == b"WEBP", "and says that it is one"
    at = 12
    while at < len(picture):
        name, (size,) = picture[at : at + 4], struct.unpack_from("<I", picture, at + 4)
        yield name, picture[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def moving(frames: Iterable[tuple[bytes, int]], width: int, height: int) -> bytes:
    """Frames of one size, each with the milliseconds it is shown, again and again."""
    size = _three(width - 1) + _three(height - 1)
    head = chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + size)
    told = [head, chunk(b"ANIM", struct.pack("<IH", 0, 0))]
    for picture, milliseconds in frames:
        (image,) = [chunk(name, data) for name, data in chunks(picture) if name in IMAGES]
        place = _three(0) + _three(0) + size + _three(milliseconds) + bytes([KEEP_BELOW])
        told.append(chunk(b"ANMF", place + image))
    body = b"WEBP" + b"".join(told)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
