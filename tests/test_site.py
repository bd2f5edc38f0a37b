"""`bis site`: the whole of Bis without a server, as files."""

from pathlib import Path

import pytest

from bis.commands.site import write_site
from bis.core.errors import BisError

PAGE = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />'
    '<script src="/assets/a.js"></script><link href="/manifest.webmanifest"></head></html>'
)


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


@pytest.mark.parametrize("under", ["/games/bis", "games/bis/", "/games/bis/"])
def test_every_page_knows_its_folder(client: Path, tmp_path: Path, under: str) -> None:
    write_site(client, tmp_path / "site", under)
    for name in ("index.html", "404.html"):
        page = (tmp_path / "site" / name).read_text()
        assert '<html data-server="none" data-under="/games/bis" lang="en">' in page
        assert 'src="/games/bis/assets/a.js"' in page
        assert 'href="/games/bis/manifest.webmanifest"' in page


def test_the_root_is_a_folder_like_any_other(client: Path, tmp_path: Path) -> None:
    write_site(client, tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text()
    assert 'src="/assets/a.js"' in page
    assert "data-under" not in page


@pytest.mark.parametrize("under", ["https://example.org/bis", "a b", 'a"b', "a//b", "/a?b"])
def test_what_is_no_path_is_refused(client: Path, tmp_path: Path, under: str) -> None:
    with pytest.raises(BisError, match="no path"):
        write_site(client, tmp_path / "site", under)
    assert not (tmp_path / "site").exists()
