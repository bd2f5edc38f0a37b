"""`bis site`: the whole of Bis without a server, as files."""

from pathlib import Path

import pytest

from bis.commands.site import write_site
from bis.core.errors import BisError

PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8" /></head></html>'


@pytest.fixture
def client(tmp_path: Path) -> Path:
    built = tmp_path / "dist"
    (built / "assets" / "engine-abc").mkdir(parents=True)
    (built / "assets" / "engine-abc" / "bis.bin").write_bytes(b"python")
    (built / "index.html").write_text(PAGE)
    return built


def test_every_page_knows_that_there_is_no_server(client: Path, tmp_path: Path) -> None:
    """And any address leads to one: web spaces show 404.html for those they do not know."""
    write_site(client, tmp_path / "site")
    for name in ("index.html", "404.html"):
        page = (tmp_path / "site" / name).read_text()
        assert '<html data-server="none" lang="en">' in page
        assert "script-src 'self' 'wasm-unsafe-eval'" in page
        assert "frame-ancestors" not in page, "a page cannot say that of itself"
    assert (tmp_path / "site" / "assets" / "engine-abc" / "bis.bin").read_bytes() == b"python"


def test_nothing_is_written_over(client: Path, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("mine")
    with pytest.raises(BisError, match="not empty"):
        write_site(client, tmp_path / "site")
    assert (tmp_path / "site" / "index.html").read_text() == "mine"
