"""What a build before has drawn: a site that uses it is the site of a build that draws everything."""

import os
import random
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from tests.hosts.random_edits import MORE, edited
from tests.hosts.test_dirty import (
    ALONE,
    BANDWIDTH,
    NOTES,
    SITE,
    begin,
    build_whole,
    configuration,
    contents,
    gone_and_new,
    write,
)

from calcgraph.calc.budget import LIMITS, Work
from calcgraph.hosts.kept_parts import KeptParts
from calcgraph.hosts.mkdocs.plugin import CalcgraphPlugin
from calcgraph.sealing import user_folder

TEXTS = {**NOTES, **MORE, "mkdocs.yml": SITE}
DATA = "docs/data.csv"


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.with_name(f"{tmp_path.name}-cache")))
    write(tmp_path, TEXTS)
    return tmp_path


def drawn_in(vault: Path, site: str = "site") -> int:
    """Build, and say how many parts were drawn."""
    begin(vault, dirty=False)
    config = configuration(vault, site)
    build(config)
    plugin = config.plugins["calcgraph"]
    assert isinstance(plugin, CalcgraphPlugin)
    return plugin.site.kept.drawn


def kept_files() -> list[Path]:
    files = sorted(user_folder().glob("*.parts"))
    assert files
    return files


def differ(vault: Path) -> list[str]:
    ours, whole = contents(vault / "site"), contents(build_whole(vault))
    return [path for path in ours.keys() | whole.keys() if ours.get(path) != whole.get(path)]


def agrees_after_edits(vault: Path, seed: int, count: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    texts, sites = dict(TEXTS), []
    drawn_in(vault)
    for _ in range(count):
        after, name = edited(chance, {path: text for path, text in texts.items() if path != "mkdocs.yml"})
        write(vault, gone_and_new(texts, {**after, "mkdocs.yml": SITE}))
        texts = {**after, "mkdocs.yml": SITE}
        drawn_in(vault)
        sites.append((texts, contents(vault / "site"), name))
    for wanted, site, name in sites:
        write(vault, gone_and_new(texts, wanted))
        texts = wanted
        whole = contents(build_whole(vault))
        assert [path for path in site.keys() | whole.keys() if site.get(path) != whole.get(path)] == [], name


@pytest.mark.parametrize("seed", range(2))
def test_a_site_with_kept_parts_is_that_of_a_fresh_build(vault: Path, seed: int) -> None:
    agrees_after_edits(vault, seed, 6)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(2, 42))
def test_after_many_edits_too(vault: Path, seed: int) -> None:
    agrees_after_edits(vault, seed, 12)


def test_only_what_an_edit_reaches_is_drawn_again(vault: Path) -> None:
    first = drawn_in(vault)
    assert first > 30
    assert drawn_in(vault) == 0
    assert drawn_in(vault, "another-folder") == 0
    write(vault, {ALONE: NOTES[ALONE].replace("Nothing", "Nobody")})
    assert drawn_in(vault) == 1
    write(vault, {BANDWIDTH: NOTES[BANDWIDTH].replace("3 TB", "4 TB")})
    assert 5 < drawn_in(vault) < first / 2
    assert differ(vault) == []


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda raw: b"", id="empty"),
        pytest.param(lambda raw: raw[:-500], id="cut"),
        pytest.param(lambda raw: b"no database" * 500, id="something else"),
        pytest.param(lambda raw: raw[:500] + bytes(byte ^ 1 for byte in raw[500:]), id="flipped"),
    ],
)
def test_a_damaged_file_is_as_good_as_none(vault: Path, damage: object) -> None:
    assert callable(damage)
    drawn_in(vault)
    for file in kept_files():
        file.write_bytes(damage(file.read_bytes()))
    assert drawn_in(vault) > 0
    assert differ(vault) == []
    assert drawn_in(vault) == 0


def test_a_file_of_data_counts_by_what_it_says(vault: Path) -> None:
    """Not by its time and size, which are the same."""
    write(
        vault, {"docs/devices.md": TEXTS["docs/devices.md"] + "\n```calc\nrow = pick file: b\nfar = 2 * row.x\n```\n"}
    )
    drawn_in(vault)
    before = (vault / DATA).stat()
    write(vault, {DATA: MORE[DATA].replace("b,2", "b,3")})
    os.utime(vault / DATA, ns=(before.st_atime_ns, before.st_mtime_ns))
    drawn_in(vault)
    assert ">6<" in (vault / "site" / "devices" / "index.html").read_text("utf-8")
    assert differ(vault) == []


def test_the_place_of_a_note_counts(vault: Path) -> None:
    """Addresses are relative to the page: of a note that is moved nothing is the same."""
    drawn_in(vault)
    text = (vault / BANDWIDTH).read_text("utf-8")
    write(vault, {BANDWIDTH: "", "docs/sub/deeper/bandwidth.md": text})
    drawn_in(vault)
    assert differ(vault) == []


def test_nothing_is_kept_where_something_was_cut_short(vault: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.ALL_STEPS: 1})
    drawn_in(vault)
    assert not [*user_folder().glob("*.parts")]


def test_a_part_that_cannot_be_drawn_is_not_kept(tmp_path: Path) -> None:
    kept = KeptParts(tmp_path / "a.parts")
    kept.begin_build({"a.md": "mark"})
    kept.begin_page("a.md", "text")

    def fail() -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        kept.part("1:1", fail)
    assert kept.part("2:1", lambda: "two") == "two"
    kept.save()
    kept.begin_build({"a.md": "mark", "b.md": "mark"})
    for page, stage, mark in (("b.md", "text", "of another page"), ("a.md", "foot", "of another stage")):
        kept.begin_page(page, stage)
        assert kept.part("2:1", lambda mark=mark: mark) == mark
    kept.begin_page("a.md", "text")
    assert kept.part("1:1", lambda: "one") == "one"
    assert kept.part("2:1", fail) == "two"


def test_pages_that_are_gone_are_dropped(tmp_path: Path) -> None:
    kept, drawn = KeptParts(tmp_path / "a.parts"), []
    for pages in (("a.md", "b.md"), ("b.md", "c.md"), ("a.md", "b.md")):
        kept.begin_build(dict.fromkeys(pages, "mark"))
        for page in pages:
            kept.begin_page(page, "text")
            assert kept.part("1:1", lambda page=page: page) == page
        kept.save()
        drawn.append(kept.drawn)
    assert drawn == [2, 1, 1]
