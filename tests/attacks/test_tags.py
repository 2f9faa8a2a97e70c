"""Tags of any name, date and kind: each is read by itself, and one that cannot be costs no other."""

import itertools
import time
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli
from tests.attacks.forge import FILE, Forge, git

from calcgraph.changes.differences import Changes
from calcgraph.changes.judge import judge
from calcgraph.hosts.command_line import main
from calcgraph.render.changes.page import Release
from calcgraph.render.changes.words import Summary
from calcgraph.vault.git_tags import FIRST, LAST, last_tags
from calcgraph.vault.revisions import find_repository

AT = 1_760_000_000
CONFIG = b"site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {changes: {tags: 20}}]\n"


def commit(forge: Forge, value: int, second: int | str = AT, parents: tuple[str, ...] = ()) -> str:
    note = forge.folder_of("docs", forge.note(f"# A\n\n```calc\nx = {value}\ny = 2 * x\n```\n"))
    return forge.commit(forge.tree((FILE, "mkdocs.yml", forge.blob(CONFIG)), note), parents, str(second))


@pytest.fixture
def forge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Forge:
    monkeypatch.chdir(tmp_path)
    made = Forge(tmp_path / "project")
    last = commit(made, 9, AT + 900)
    made.ref("refs/heads/main", last)
    git(made.folder, "reset", "-q", "--hard")
    return made


def names(forge: Forge, most: int = 20) -> list[str]:
    return [tag.name for tag in last_tags(find_repository(forge.folder), most)[0]]


def lost_object(forge: Forge, name: str) -> None:
    forge.ref(name, "3" * 40)


def damaged_commit(forge: Forge, name: str) -> None:
    broken = commit(forge, 77)
    (forge.folder / ".git/objects" / broken[:2] / broken[2:]).write_bytes(b"no object")
    forge.ref(name, broken)


def ring(forge: Forge, name: str) -> None:
    (forge.folder / ".git" / name).parent.mkdir(parents=True, exist_ok=True)
    (forge.folder / ".git" / name).write_text(f"ref: {name}\n")


Spoil = Callable[[Forge, str], None]
SPOILT: dict[str, Spoil] = {
    "of a blob": lambda forge, name: forge.ref(name, forge.blob(b"x")),
    "of a tree": lambda forge, name: forge.ref(name, forge.tree()),
    "annotated, of a blob": lambda forge, name: forge.ref(name, forge.annotated(forge.blob(b"x"), "blob", "b")),
    "annotated, of nothing": lambda forge, name: forge.ref(name, forge.annotated("4" * 40, "commit", "b")),
    "of nothing": lost_object,
    "of a damaged commit": damaged_commit,
    "not a name of an object": lambda forge, name: forge.ref(name, "hello"),
    "empty": lambda forge, name: forge.ref(name, ""),
    "all zeros": lambda forge, name: forge.ref(name, "0" * 40),
    "a ring": ring,
    "a commit of a lost tree": lambda forge, name: forge.ref(name, forge.commit("5" * 40)),
    "a commit without notes": lambda forge, name: forge.ref(name, forge.commit(forge.tree(), (), str(AT + 5))),
}
NAMED = {
    "a line separator": "v\u20281",
    "a next line": "v\u00851",
    "a paragraph separator": "v\u20291",
    "a sign of direction": "v\u202e1",
    "no character": "v\uffff1",
    "markup": "<b>&amp;</b>",
    "a script": '"><script>alert(1)</script>',
    "a template": "{{1+1}}{%x%}",
    "a comma and a quote": "v,1'`$",
    "not UTF-8": b"v\xff1",
    "in a folder": "release/v1",
    "an option": "-f",
    "two hundred characters": "v" * 200,
    "called like the folder of tags": "refs/tags/v0",
    "called HEAD": "HEAD",
}
DATED = {
    "the year 20000": "568971820800",
    "beyond 64 bits": "99999999999999999999999",
    "the second before 1970": "-1",
    "before the year 1": "-99999999999",
    "no number": "yesterday",
    "nothing": "",
    "the last second of 9999": "253402300799",
    "the first of 10000": "253402300800",
}


def built(forge: Forge) -> tuple[str, str]:
    """The page of changes and what the build said."""
    site = forge.folder.parent / "site"
    done = CliRunner().invoke(cli, ["build", "-f", str(forge.folder / "mkdocs.yml"), "-d", str(site)])
    assert done.exit_code == 0, (done.output, done.exception)
    ET.fromstring((site / "changes.xml").read_text("utf-8"))  # noqa: S314 - our own
    return (site / "changes/index.html").read_text("utf-8"), done.output


def test_what_is_spoilt_costs_no_other_tag(forge: Forge) -> None:
    for number, spoil in enumerate(SPOILT.values()):
        spoil(forge, f"refs/tags/spoilt-{number}")
        forge.ref(f"refs/tags/v{number}", commit(forge, number, AT + 10 * number))
    assert [name for name in names(forge, 99) if name[0] == "v"] == [f"v{at}" for at in reversed(range(len(SPOILT)))]
    page, said = built(forge)
    for number in range(1, len(SPOILT)):
        assert f">v{number}</h2>" in page
    assert "spoilt" not in page
    silent = {"empty", "not a name of an object", "all zeros", "a ring"}  # Git itself has no such tag
    for number, name in enumerate(SPOILT):
        assert f"the tag `spoilt-{number}` " in said or name in silent, name


@pytest.mark.parametrize("host", ["mkdocs", "calcgraph"])
def test_tags_of_any_name_and_date_are_on_the_page(forge: Forge, host: str) -> None:
    for number, name in enumerate(NAMED.values()):
        ref = b"refs/tags/" + (name if isinstance(name, bytes) else name.encode())
        forge.ref(ref, commit(forge, number, AT + 10 * number))
    for number, second in enumerate(DATED.values()):
        forge.ref(f"refs/tags/dated-{number}", commit(forge, 100 + number, second))
        forge.ref(f"refs/tags/made-{number}", forge.annotated(commit(forge, 200 + number), "commit", "x", second))
    found, passed = last_tags(find_repository(forge.folder), 99)
    assert len(found) == len(NAMED) + 2 * len(DATED)
    assert passed == []
    if host == "mkdocs":
        page, _ = built(forge)
        assert page.count("<h2 id=") == 20
        assert "<script>alert" not in page
        assert ">9999-12-31</time>" in page
    else:
        done = CliRunner().invoke(main, ["build", str(forge.folder), "--out", "pages"])
        assert done.exit_code == 0, done.output
        ET.parse("pages/changes.xml")  # noqa: S314 - our own


def test_the_first_and_the_last_day_of_a_calendar_are_written() -> None:
    summary = Summary("a", "b", Changes(), judge(Changes()))
    said = [Release("v", "c", second, summary).moment for second in (FIRST, -1, 0, LAST)]
    assert said == ["0001-01-02T00:00:00Z", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z", "9999-12-31T00:00:00Z"]


LIKE_BRANCHES = ["refs/heads/v1", "refs/heads/tags/v1", "refs/heads/refs/tags/v1", "refs/remotes/origin/v1", "refs/v1"]


@pytest.mark.parametrize("other", LIKE_BRANCHES)
def test_a_branch_called_like_a_tag_is_another_thing(forge: Forge, other: str) -> None:
    forge.ref("refs/tags/v1", commit(forge, 1, AT))
    forge.ref("refs/tags/v2", commit(forge, 2, AT + 1))
    forge.ref(other, commit(forge, 3, AT + 2))
    assert names(forge) == ["v2", "v1"]
    page, _ = built(forge)
    assert "<code>x</code>: <code>1</code> → <code>2</code>" in page


TIED = {
    "three in a row, names in order": ("v1", "v2", "v3"),
    "three in a row, names against it": ("z", "m", "a"),
    "versions of two digits": ("v1.9", "v1.10", "v1.11"),
    "a candidate first": ("v1.0-rc1", "v1.0", "v1.0.1"),
}


@pytest.mark.parametrize("row", TIED.values(), ids=TIED)
def test_tags_of_one_second_are_in_the_order_of_their_commits(forge: Forge, row: tuple[str, ...]) -> None:
    for kinds in itertools.product((True, False), repeat=2):
        parents: tuple[str, ...] = ()
        for number, name in enumerate(row):
            made = commit(forge, number, AT, parents)
            is_annotated = kinds[number % 2]
            forge.ref(f"refs/tags/{name}", forge.annotated(made, "commit", name, str(AT)) if is_annotated else made)
            parents = (made,)
        assert names(forge) == [*row[::-1]]


def test_tags_of_one_second_without_a_history_are_in_the_order_of_their_versions(forge: Forge) -> None:
    row = ("v0.9", "v1.0-alpha", "v1.0-rc2", "v1.0-rc10", "v1.0", "v1.0.1", "v1.10", "v2")
    for number, name in enumerate(row):
        forge.ref(f"refs/tags/{name}", commit(forge, number, AT))
    assert names(forge) == [*row[::-1]]
    assert names(forge, 3) == ["v2", "v1.10", "v1.0.1"]
    same = commit(forge, 99, AT + 1)
    for name in ("v3", "v3.1"):
        forge.ref(f"refs/tags/{name}", same)
    assert names(forge, 2) == ["v3.1", "v3"]


def test_thousands_of_tags_are_answered(forge: Forge) -> None:
    made = [commit(forge, number, AT) for number in range(3)]
    lines = [f"{made[number % 3]} refs/tags/t{number}" for number in range(5000)]
    packed = "\n".join(["# pack-refs with: peeled fully-peeled sorted ", *sorted(lines, key=lambda row: row[41:]), ""])
    (forge.folder / ".git/packed-refs").write_text(packed)
    began = time.monotonic()
    assert names(forge, 2)[0] == "t4999"
    assert time.monotonic() - began < 20
