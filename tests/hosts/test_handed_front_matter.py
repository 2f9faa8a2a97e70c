"""Front matter that the check refuses never reaches the host's own reader, whatever `on_error` says."""

import subprocess
import sys
from pathlib import Path

import pytest
from mkdocs.__main__ import cli
from mkdocs.utils.meta import get_data
from tests.hosts.test_hostile_vaults import BOMB, MERGES

from calcgraph.hosts.mkdocs.page_source import handed

CONFIG = "site_name: V\ntheme: mkdocs\nplugins: [calcgraph: {on_error: warn}]\n"
ROWS = {
    "merges of merges": (f"---\n{MERGES}---\n# A\n", "merges more than 10,000 keys"),
    "merges behind front matter that is empty": (f"---\n---\n{MERGES}---\n# A\n", ""),
    "merges behind dots": (f"---\n...\n{MERGES}---\n# A\n", ""),
    "a number in base sixty": (f"---\ntitle: 1{':1' * 40_000}\n---\n# A\n", "CG201"),
    "a date that is none": ("---\ntitle: 2024-13-45\n---\n# A\n", "CG201"),
    "lists in lists": (f"---\ntitle: {'[' * 3_000}{']' * 3_000}\n---\n# A\n", "nests deeper than 40"),
    "longer than anybody writes": (f"---\n{'a: &a [1]' * 20_000}\n---\n# A\n", "longer than 100000"),
    "aliases of aliases": (f"---\n{BOMB}title: *i\nstatus: *i\n---\n# A\n", ""),
    "a list that holds itself": ("---\na: &a [*a]\ntitle: *a\n---\n# A\n", ""),
    "no text behind it": ("---\ntitle: 2024-13-45\n---", "CG201"),
}
"""What is at the top of a note, and what the build says of it."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A site with a note of each row, and what was said while it was built."""
    vault = tmp_path_factory.mktemp("handed")
    (vault / "docs").mkdir()
    (vault / "mkdocs.yml").write_text(CONFIG)
    for number, (text, _) in enumerate(ROWS.values()):
        (vault / "docs" / f"n{number}.md").write_text(text)
    (vault / "docs" / "b.md").write_text("---\ntitle: Bees\n---\n# B\n")
    command = [sys.executable, "-m", "mkdocs", "build"]
    done = subprocess.run(command, cwd=vault, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr[-2_000:]
    return vault / "site", done.stderr


@pytest.mark.parametrize("name", ROWS)
def test_a_build_ends_in_a_page(name: str, built: tuple[Path, str]) -> None:
    site, said = built
    number = [*ROWS].index(name)
    assert [line for line in said.split("\n") if f"docs/n{number}.md:" in line and ROWS[name][1] in line] or not ROWS[
        name
    ][1]
    assert "Bees" in (site / f"n{number}" / "index.html").read_text()


SAME = (
    "# A\n",
    "---\na: 1\n---\n# A\n",
    "---\na: 1\n...\n# A\n",
    "--- \na: [[b]]\n---  \n\n# A\n",
    "---\n- a\n---\n# A\n",
)


@pytest.mark.parametrize("text", SAME)
def test_what_can_be_read_is_handed_on_as_it_is(text: str) -> None:
    assert handed(text) == text


NO_YAML = ("title: a: b", "- a\nb: c", "authors:\n- x\n  sponsors:\n- y", "a: [1", "a: @b", "a: *b", f"{MERGES}a: [")


@pytest.mark.parametrize("written", NO_YAML)
def test_a_site_shows_what_is_no_yaml_as_before(written: str) -> None:
    text = f"---\n{written}\n---\n# A\n"
    assert get_data(text) == (text, {})  # the host reads no properties
    assert handed(text, is_hosts=True) == text
    assert handed(text) == "\n# A\n"


@pytest.mark.parametrize("name", ROWS)
def test_a_site_is_handed_nothing_that_takes_long(name: str) -> None:
    text = ROWS[name][0]
    assert handed(text, is_hosts=True) == handed(text)


def test_who_has_read_the_note_says_whether_it_is_refused() -> None:
    assert handed("---\na: 1\n---\n# A\n", lambda _: True) == "\n# A\n"


def test_what_is_refused_leaves_the_text() -> None:
    for text, _ in ROWS.values():
        left = handed(text)
        assert left == text or (left.startswith("\n") and text.endswith(left[1:]))


HOOK = """\
from mkdocs.plugins import event_priority

@event_priority(-1000)
def on_files(files, config):
    files.get_file_from_path("b.md").content_string = "---\\ntitle: Made\\n---\\n\\n# Made\\n\\nBy a hook.\\n"
"""


def test_what_a_hook_has_put_in_the_place_of_a_file_is_shown(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_bytes(b"\xef\xbb\xbf# A\r\n\r\n[[b]], as\rwritten\r\n")
    (docs / "b.md").write_text("# B\n\nOn the disk.\n", encoding="utf-8")
    (tmp_path / "hook.py").write_text(HOOK, encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: A\ntheme: mkdocs\nhooks: [hook.py]\nplugins: [calcgraph: {dialect: obsidian}]\n", encoding="utf-8"
    )
    cli(["build", "-q", "-f", str(tmp_path / "mkdocs.yml")], standalone_mode=False)
    first, second = ((tmp_path / "site" / name).read_text(encoding="utf-8") for name in ("index.html", "b/index.html"))
    assert ('<h1 id="a">A' in first, "as<br />\nwritten" in first) == (True, True)
    assert ("By a hook." in second, "On the disk." in second) == (True, False)
