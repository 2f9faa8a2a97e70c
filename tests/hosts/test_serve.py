"""A real server on the loopback: an edit in the notes or the library reaches the page, an error never stops it."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

SITE = Path(__file__).parent / "site"
PATIENCE = 60
"""Seconds a reload may take on a busy machine; it takes one."""


DRAFT = """```calc
use [[roofline]]: step
quarter [ms] = step / 4
```
"""


@dataclass
class Server:
    site: Path
    port: int
    process: subprocess.Popen[bytes]
    log: Path

    def page(self, name: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}/{name}", timeout=5) as answer:
            return str(answer.read().decode("utf-8"))

    def shows(self, name: str, holds: Callable[[str], bool]) -> str:
        """The page, as soon as something holds of it."""
        end = time.monotonic() + PATIENCE
        seen = ""
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                seen = self.page(name)
            except (URLError, OSError):
                seen = ""
            if holds(seen):
                return seen
            time.sleep(0.2)
        pytest.fail(f"not seen: {seen[-2000:]}\n{self.log.read_text()}")

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.site / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module", params=["whole", "dirty"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = tmp_path_factory.mktemp("serve") / "site"
    shutil.copytree(SITE, site)
    config = site / "mkdocs.yml"
    config.write_text(config.read_text().replace("{name: material, font: false}", "{name: mkdocs}\ndraft_docs: later/"))
    (site / "docs" / "later").mkdir()
    (site / "docs" / "later" / "plan.md").write_text(
        "See [[roofline]]. The quarter is [10.4 ms](#quarter)\n\n" + DRAFT, encoding="utf-8"
    )
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = site.parent / "log.txt"
    command = [Path(sys.executable).parent / "mkdocs", "serve", "--dev-addr", f"127.0.0.1:{port}"]
    command += ["--dirty"] if request.param == "dirty" else []
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=site, stdout=out, stderr=out, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        )
        try:
            made = Server(site, port, process, log)
            made.shows("", lambda text: "Start" in text)
            yield made
        finally:
            process.terminate()
            process.wait(timeout=60)


def test_an_edit_of_a_note_reaches_its_page(server: Server) -> None:
    server.edit("docs/notes/roofline.md", "weights = 140 GB", "weights = 280 GB")
    page = server.shows("notes/roofline/", lambda text: "83.6" in text)
    assert 'class="cg-claim is-failing"' in page
    assert "CG401" in page
    assert "CG401 `42 ms` is not `step`" in server.log.read_text()
    server.edit("docs/notes/roofline.md", "weights = 280 GB", "weights = 140 GB")
    server.shows("notes/roofline/", lambda text: "83.6" not in text and "41.8" in text)


def test_an_edit_of_the_library_reaches_the_pages_that_use_it(server: Server) -> None:
    server.edit("formulas/hardware.md", "8.0 |", "4.0 |")
    server.shows("notes/roofline/", lambda text: "28.6" in text)
    server.edit("formulas/hardware.md", "4.0 |", "8.0 |")
    server.shows("notes/roofline/", lambda text: "57.1" in text and "28.6" not in text)


@dataclass(frozen=True)
class Fault:
    name: str
    path: str
    old: str
    new: str
    page: str
    code: str


FAULTS = [
    Fault(
        "a syntax error", "docs/notes/roofline.md", "weights / gpu.bw", "weights / * gpu.bw", "notes/roofline/", "CG21"
    ),
    Fault("a missing note", "docs/index.md", "[[roofline]]", "[[rofline]]", "", "CG101"),
    Fault("broken front matter", "docs/notes/roofline.md", "tags: [law]", "tags: [law", "notes/roofline/", "CG201"),
    Fault("a claim that fails", "docs/index.md", "[42 ms]", "[52 ms]", "", "CG401"),
    Fault("a dead address", "docs/index.md", "kv-cache.md#size", "kv-cache.md#siez", "", "CG103"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_shown_in_its_place(server: Server, fault: Fault) -> None:
    server.edit(fault.path, fault.old, fault.new)
    try:
        server.shows(fault.page, lambda text: fault.code in text and "cg-problem" in text)
    finally:
        server.edit(fault.path, fault.new, fault.old)
    server.shows(fault.page, lambda text: bool(text) and fault.code not in text)


def test_a_draft_of_the_host_is_shown_with_all_that_is_in_it(server: Server) -> None:
    page = server.page("later/plan/")
    assert 'href="../../notes/roofline/">roofline</a>' in page
    assert 'id="calc-quarter"' in page
    assert 'class="cg-claim is-holds" href="#calc-quarter"' in page


def test_a_file_that_is_no_text_does_not_stop_the_server(server: Server) -> None:
    file = server.site / "docs" / "latin.md"
    file.write_bytes(b"# Caf\xe9\n")
    server.shows("", lambda _: "CG903" in server.log.read_text())
    file.unlink()
    server.shows("", lambda text: "Start" in text)
