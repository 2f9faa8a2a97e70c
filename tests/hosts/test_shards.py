"""`shard` and `calcgraph merge`: parts of a site put together are the whole site, and what does not fit is named."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from calcgraph.configured import to_settings
from calcgraph.hosts.command_line import main
from calcgraph.hosts.shards import RECORD, SEARCH, digests_in
from calcgraph.render.reports.text import printable
from calcgraph.shards import shard_of

ROOT = Path(__file__).parents[2]
COUNT = 3
SITE = """site_name: Vault
site_url: https://example.org/notes/
theme: {{name: {theme}}}
plugins: [{search}, calcgraph: {{shard: "{shard}", nav: {nav}, changes: {{tags: 0}}}}]
{more}
"""
NOTES = {
    "index.md": "# Start\n\n[[step]] and [[bandwidth]], ![[picture.png]].\n",
    "laws/bandwidth.md": "---\nid: bw\ntitle: Width & *band*\ntags: [law]\n---\n# Width\n\n[[step]]\n\n"
    "```calc\nbw = 3 TB/s\n```\n\n## Again\n\nText.\n",
    "laws/old/rest.md": "---\naliases: [pause]\nstatus: new\nicon: material/run\n---\n# Rest `x` & <b>more</b>\n\n"
    "[[bandwidth]]\n",
    "steps/step.md": "# A step\n\n[20 ms](#step), see [[bandwidth]] and ![[rest]].\n\n```calc\nuse [[bandwidth]]: bw\n"
    "step [ms] = 60 GB / bw\n```\n",
    "steps/other.md": "---\nredirects: [old/place]\nsearch: {boost: 2}\n---\n# Other\n\n"
    "It takes [20 ms](step.md#step) of [[bandwidth#bw]].\n",
    "silent.md": "No heading, [[step]].\n",
    "hidden.md": "---\nsearch: {exclude: true}\n---\n# Hidden\n\n[[rest]]\n",
    **{f"more/note-{number}.md": f"# Note {number}\n\n[[note-{(number * 7) % 12}]]\n" for number in range(12)},
}
BUILDS = [
    ("the host's own theme", "mkdocs", "search", "all", ""),
    ("Material", "material", "search", "all", ""),
    ("Material, notes out of the navigation", "material", "material/search", "index", ""),
    ("pages as files", "material", "search", "all", "use_directory_urls: false"),
    ("a written navigation", "mkdocs", "search", "all", "nav: [index.md, A step: steps/step.md, more/note-3.md]"),
    ("no search", "material", "material/meta", "all", ""),
]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


def write(top: Path) -> None:
    for path, text in NOTES.items():
        (top / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (top / "docs" / path).write_text(text, encoding="utf-8")
    (top / "docs/picture.png").write_bytes(b"\x89PNG")


def built(top: Path, site: str, shard: str, *row: str) -> Path:
    """A build in a folder of `top`, with theme, search, navigation and more settings as in a row of `BUILDS`."""
    theme, search, nav, more = row or BUILDS[0][1:]
    said = SITE.format(shard=shard, theme=theme, search=search, nav=nav, more=more)
    (top / "mkdocs.yml").write_text(said, encoding="utf-8")
    config = load_config(config_file=str(top / "mkdocs.yml"), site_dir=str(top / site))
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    return top / site


def parts_of(top: Path, *row: str) -> list[Path]:
    return [built(top, f"part-{number}", f"{number}/{COUNT}", *row) for number in range(1, COUNT + 1)]


def tree(site: Path) -> dict[str, bytes]:
    return {file.relative_to(site).as_posix(): file.read_bytes() for file in site.rglob("*") if file.is_file()}


def merged(*words: object) -> Result:
    return CliRunner().invoke(main, ["merge", *map(str, words)])


@pytest.mark.parametrize("row", [row[1:] for row in BUILDS], ids=[row[0] for row in BUILDS])
def test_the_parts_are_the_whole(tmp_path: Path, row: tuple[str, ...]) -> None:
    write(tmp_path)
    parts = parts_of(tmp_path, *row)
    whole = built(tmp_path, "whole", "", *row)
    result = merged(*reversed(parts), "--into", "site")
    assert result.exit_code == 0, result.output
    site, expected = tree(tmp_path / "site"), tree(whole)
    assert site.keys() == expected.keys()
    assert [path for path in site if site[path] != expected[path]] == []
    pages = [{path for path in tree(part) if path.endswith(".html") and path != "404.html"} for part in parts]
    assert all(pages)
    assert sum(map(len, pages)) == len(set[str]().union(*pages))


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("parts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "0")
        patch.setenv("XDG_CACHE_HOME", str(top / "cache"))
        patch.chdir(top)
        write(top)
        parts_of(top)
        (top / "docs/more/note-3.md").write_text("# Note 3\n\n[[note-4]]\n")
        built(top, "other-note", f"2/{COUNT}")
        write(top)
        built(top, "other-settings", f"2/{COUNT}", "mkdocs", "search", "all", "copyright: me")
        built(top, "other-count", "2/4")
        patch.setenv("SOURCE_DATE_EPOCH", "86400")
        built(top, "other-day", f"2/{COUNT}")
    return top


def _record(part: Path, change: Callable[[dict[str, dict[str, str]]], object]) -> None:
    record = json.loads((part / RECORD).read_text())
    change(record)
    (part / RECORD).write_text(json.dumps(record))


def _index(part: Path, text: str) -> None:
    """Another index of the search, as if a program that we do not know had written it."""
    (part / SEARCH).write_text(text)
    _record(part, lambda record: record.update(files=digests_in(part)))


def _index_of_404(top: Path) -> None:
    (top / "part-2/404.html").write_text("<p>")
    _record(top / "part-2", lambda record: record.update(files=digests_in(top / "part-2")))


WRONG: list[tuple[str, list[str], Callable[[Path], object], str]] = [
    ("one is lost", ["part-1", "part-3"], lambda _: None, "2/3 of the parts is missing"),
    ("two are lost", ["part-3"], lambda _: None, "1/3, 2/3 of the parts are missing"),
    (
        "one is there twice",
        ["part-1", "part-2", "part-2", "part-3"],
        lambda _: None,
        "part 2/3 is there twice: `part-2` and `part-2`",
    ),
    (
        "one of another division",
        ["part-1", "other-count", "part-3"],
        lambda _: None,
        "`other-count` is part 2/4, and `part-1` is part 1/3",
    ),
    (
        "other notes",
        ["part-1", "other-note", "part-3"],
        lambda _: None,
        "part 2/3 in `other-note` was built from other notes: `more/note-",
    ),
    (
        "other settings",
        ["part-1", "other-settings", "part-3"],
        lambda _: None,
        "part 2/3 in `other-settings` was built with another configuration",
    ),
    (
        "another day",
        ["part-1", "other-day", "part-3"],
        lambda _: None,
        "part 2/3 in `other-day` was built on 1970-01-02, part 1/3 on 1970-01-01; set SOURCE_DATE_EPOCH",
    ),
    (
        "another commit",
        ["part-1", "part-2", "part-3"],
        lambda top: _record(top / "part-2", lambda record: record.update(revision="abc")),
        "part 2/3 in `part-2` was built from commit abc, part 1/3 from none",
    ),
    (
        "another version",
        ["part-1", "part-2", "part-3"],
        lambda top: _record(top / "part-2", lambda record: record["program"].update(mkdocs="1.0", odd="2")),
        "part 2/3 in `part-2` was built with other programs: mkdocs 1.0 (not 1.",
    ),
    (
        "a page is lost",
        ["part-1", "part-2", "part-3"],
        lambda top: shutil.rmtree(next(path.parent for path in (top / "part-2").rglob("note-*/index.html"))),
        "part 2/3 in `part-2` has lost `more/note-",
    ),
    (
        "a page is cut",
        ["part-1", "part-2", "part-3"],
        lambda top: (top / "part-3/404.html").write_text("<p>"),
        "part 3/3 in `part-3` has changed since its build: `404.html`",
    ),
    (
        "a file of someone else",
        ["part-1", "part-2", "part-3"],
        lambda top: (top / "part-3/more/extra.html").write_text("<p>"),
        "part 3/3 in `part-3` holds what its build did not write: `more/extra.html`",
    ),
    (
        "a link",
        ["part-1", "part-2", "part-3"],
        lambda top: (top / "part-3/link").symlink_to("/etc/hostname"),
        "part 3/3 in `part-3` has a file that cannot be read: `link` is a symbolic link",
    ),
    (
        "no record",
        ["part-1", "part-2", "part-3"],
        lambda top: (top / "part-1" / RECORD).unlink(),
        "`part-1` is not a part of a site",
    ),
    (
        "a damaged record",
        ["part-1", "part-2", "part-3"],
        lambda top: (top / "part-1" / RECORD).write_text("[" * 100_000),
        f"`part-1` has a damaged `{RECORD}`",
    ),
    (
        "a record of another form",
        ["part-1", "part-2", "part-3"],
        lambda top: _record(top / "part-1", lambda record: record.update(schema=2)),
        f"`part-1` has a `{RECORD}` of another version of calcgraph",
    ),
    (
        "pages that differ",
        ["part-1", "part-2", "part-3"],
        _index_of_404,
        "`404.html` differs between the parts 1/3 and 2/3",
    ),
    (
        "a search that was prepared",
        ["part-1", "part-2", "part-3"],
        lambda top: _index(top / "part-2", '{"config":{},"docs":[],"index":{}}'),
        f"`{SEARCH}` of part 2/3 is not in a form that can be joined; leave out `prebuild_index`",
    ),
    (
        "a search of pages that the site does not have",
        ["part-1", "part-2", "part-3"],
        lambda top: _index(top / "part-1", '{"config":{},"docs":[{"location":"none/","text":"","title":""}]}'),
        f"`{SEARCH}` of part 1/3 is not in a form that can be joined",
    ),
    (
        "a search in another form",
        ["part-1", "part-2", "part-3"],
        lambda top: _index(top / "part-1", '{"config": {}, "docs": []}'),
        f"`{SEARCH}` of part 1/3 is not in a form that can be joined",
    ),
    (
        "a search without end",
        ["part-1", "part-2", "part-3"],
        lambda top: _index(top / "part-1", "[" * 1_000_000),
        f"`{SEARCH}` of part 1/3 is not in a form that can be joined",
    ),
]


@pytest.mark.parametrize(("names", "change", "said"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_does_not_fit_is_named(
    parts: Path, tmp_path: Path, names: list[str], change: Callable[[Path], object], said: str
) -> None:
    for name in {*names}:
        shutil.copytree(parts / name, tmp_path / name)
    change(tmp_path)
    result = merged(*names, "--into", "site")
    assert said in result.output
    assert result.output.endswith("nothing was written\n")
    assert result.exit_code == 1
    assert not (tmp_path / "site").exists()
    assert not list(tmp_path.glob(".calcgraph-*"))


def test_a_site_is_never_written_over(parts: Path, tmp_path: Path) -> None:
    names = [parts / f"part-{number}" for number in range(1, COUNT + 1)]
    (tmp_path / "empty").mkdir()
    (tmp_path / "full").mkdir()
    (tmp_path / "full/own.txt").write_text("mine")
    (tmp_path / "link").symlink_to(tmp_path / "empty")
    (tmp_path / "file").write_text("mine")
    for into in ("full", "link", "file"):
        result = merged(*names, "--into", into)
        assert (result.exit_code, "is not an empty folder" in result.output) == (2, True)
    assert (tree(Path("full")), tree(Path("empty")), Path("file").read_text()) == ({"own.txt": b"mine"}, {}, "mine")
    assert merged(*names, "--into", "empty").exit_code == 0
    assert tree(tmp_path / "empty").keys() >= {"index.html", "graph/index.html"}


def _small_part(number: int, *files: str) -> None:
    """Write a part of two, of one page or of some files, without a build."""
    folder = Path(f"part-{number}")
    for path in files or [f"page-{number}/index.html"]:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(f"page {number}")
    about = {"program": {}, "settings": {}, "revision": "", "day": "", "sources": {}, "pages": ["page-1/", "page-2/"]}
    record = {"schema": 1, "shard": f"{number}/2", **about, "files": digests_in(folder)}
    (folder / RECORD).write_text(json.dumps(record))


INTO = ["part-1/site", "part-2/a/site", "./part-2/../part-1/site", "link/site", "part-1/empty"]


@pytest.mark.parametrize("into", [*INTO, "part-10"])
def test_a_part_is_never_written_into(tmp_path: Path, into: str) -> None:
    """A part with a site in it would fit no other part the next time."""
    for number in (1, 2):
        _small_part(number)
    (tmp_path / "link").symlink_to("part-1")
    (tmp_path / "part-1/empty").mkdir()
    before = tree(tmp_path)
    result = merged("part-1", "part-2", "--into", into)
    if into in INTO:
        assert (result.exit_code, "name a folder outside the parts" in result.output) == (2, True)
        assert tree(tmp_path) == before
    else:
        assert (result.exit_code, tree(tmp_path / into).keys()) == (0, {"page-1/index.html", "page-2/index.html"})


ALIKE = [
    ("Kv.html", "kv.html"),
    ("Tag/index.html", "tag/index.html"),
    ("a/B/c.html", "A/b/C.html"),
    ("caf\u00e9/index.html", "cafe\u0301/index.html"),
    ("\u00c9.html", "e\u0301.html"),
    ("stra\u00dfe.html", "STRASSE.html"),
    ("\u017felf.html", "self.html"),
    ("\u212a.html", "k.html"),
    ("a\u200d/index.html", "a/index.html"),
    ("a./index.html", "a/index.html"),
    ("a.html ", "a.html"),
    ("page", "page/index.html"),
    ("page/index.html", "page"),
    ("Page", "page/index.html"),
    ("page/A", "page/a/b/index.html"),
]
UNFIT = [".git/config", "a/.GIT/hooks/post-checkout", "git~1/config", "a\nb.html", "a\x1b[2J.html", "\x7f.html"]
BOTH = [("Page/a.html", "page/b.html"), ("aux.html", "con/index.html"), ("pa\u00dfe.html", "pase.html")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_some_disk_takes_for_the_same_are_not_joined(tmp_path: Path, one: str, other: str) -> None:
    """Two parts that such a disk would write over each other, and two files of one part."""
    named = [printable(path) for path in (one, other)]
    _small_part(1, one)
    _small_part(2, other)
    result = merged("part-1", "part-2", "--into", "site")
    assert f"`{named[0]}` of part 1/2 and `{named[1]}` of part 2/2 cannot both be in one folder" in result.output
    assert (result.exit_code, sorted(map(str, Path().iterdir()))) == (1, ["part-1", "part-2"])
    if {one, other}.isdisjoint(("page", "Page", "page/A")):
        shutil.rmtree("part-2")
        _small_part(1, one, other)
        _small_part(2)
        result = merged("part-1", "part-2", "--into", "site")
        assert "of part 1/2 cannot both be in one folder" in result.output


@pytest.mark.parametrize("path", UNFIT)
def test_names_that_no_build_gives_are_not_joined(tmp_path: Path, path: str) -> None:
    _small_part(1)
    _small_part(2, path)
    result = merged("part-1", "part-2", "--into", "site")
    assert "of part 2/2 " in result.output
    assert (result.exit_code, sorted(map(str, Path().iterdir()))) == (1, ["part-1", "part-2"])


@pytest.mark.parametrize(("one", "other"), BOTH)
def test_names_that_are_only_similar_are_joined(tmp_path: Path, one: str, other: str) -> None:
    _small_part(1, one)
    _small_part(2, other)
    assert merged("part-1", "part-2", "--into", "site").exit_code == 0
    assert tree(tmp_path / "site").keys() == {one, other}


@pytest.mark.parametrize("name", ["site", "a/b/site", "site-\u00fc"])
def test_a_failure_to_write_names_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Not the temporary folder, which is gone when the message is read."""
    _small_part(1, f"{'x' * 200}/{'y' * 200}/index.html")
    _small_part(2)
    files = {f"{'x' * 200}/{'y' * 256}": b"text", "a.html": b"text"}
    monkeypatch.setattr("calcgraph.hosts.commands.merge.joined", lambda _: files)
    result = merged("part-1", "part-2", "--into", name)
    assert f"`{tmp_path / name}/{'x' * 200}/{'y' * 256}` cannot be written: " in result.output
    assert (result.exit_code, ".calcgraph-" in result.output) == (2, False)


REFUSED = [
    ("a plugin that may gather pages", ("mkdocs", "material/tags", "all", ""), "the plugin `material/tags`"),
    ("a hook", ("mkdocs", "search", "all", "hooks: [hook.py]"), "combined with hooks"),
    ("a template of the site", ("mkdocs", "search", "all", "extra_templates: [list.html]"), "extra_templates"),
]


@pytest.mark.parametrize(("row", "said"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_what_may_need_all_pages_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, row: tuple[str, ...], said: str
) -> None:
    write(tmp_path)
    (tmp_path / "hook.py").write_text("")
    with pytest.raises(Abort):
        built(tmp_path, "site", "1/2", *row)
    assert said in caplog.text


@pytest.mark.parametrize("given", ["0/3", "4/3", "3", "1/0", "1/1001", "١/٣", "1/3 ", "-1/3", "a/b", "1/3/5"])
def test_what_is_no_part_is_refused(given: str) -> None:
    _, problems = to_settings({"shard": given})
    assert [one.message for one in problems] == [f"`shard` cannot be `{given}`"]


def test_every_page_is_in_one_part_and_parts_are_alike() -> None:
    shards = [shard_of(f"{number}/8") for number in range(1, 9)]
    counts = [0] * 8
    for number in range(10_000):
        having = [at for at, shard in enumerate(shards) if shard and shard.has(f"topic-{number % 20}/note-{number}.md")]
        assert len(having) == 1
        counts[having[0]] += 1
    assert max(counts) < 1.1 * min(counts)


def recipes() -> dict[str, str]:
    """The files that the manual writes out, by name."""
    text = (ROOT / "docs/manual/large.md").read_text(encoding="utf-8")
    return dict(re.findall(r"```(?:yaml|make)\n# (\S+)\n(.*?)```", text, re.DOTALL))


def run(step: str, **more: str) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "GIT_CONFIG_GLOBAL": os.devnull, "NO_MKDOCS_2_WARNING": "1", **more}
    done = subprocess.run(["bash", "-ec", step], env=env, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, (step, done.stdout, done.stderr)


def test_the_recipes_of_the_manual_build_the_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    write(tmp_path)
    given = yaml.safe_load(recipes()["mkdocs.yml"].replace("!ENV ", ""))
    assert given == {"plugins": ["search", {"calcgraph": {"nav": "index", "shard": ["SHARD", ""]}}]}
    (tmp_path / "mkdocs.yml").write_text(f"site_name: Vault\n{recipes()['mkdocs.yml']}")
    (tmp_path / "Makefile").write_text(recipes()["Makefile"])
    assert len(recipes()["Makefile"].splitlines()) <= 20
    who = "-c user.name=A -c user.email=a@example.org -c commit.gpgsign=false"
    run(f"git init -q && git add docs mkdocs.yml Makefile && git {who} commit -q -m One")
    run("SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) mkdocs build -q -d whole")
    whole = tree(tmp_path / "whole")
    run("make -j2 PARTS='1 2'")
    assert tree(tmp_path / "site") == whole
    run("make PARTS='1 2'")  # again, over what is there
    github = yaml.safe_load(recipes()[".github/workflows/site.yml"])["jobs"]
    numbers = github["part"]["strategy"]["matrix"]["part"]
    steps = [step for step in github["part"]["steps"] if "mkdocs" in step.get("run", "") and "pip" not in step["run"]]
    assert [step["env"] for step in steps] == [{"PART": "${{ matrix.part }}"}]
    for number in numbers:
        run(steps[0]["run"], PART=str(number))
    shutil.rmtree("site")
    shutil.rmtree("parts")
    for number in numbers:
        shutil.move(f"part-{number}", f"parts/part-{number}")
    run(github["site"]["steps"][-1]["run"])
    assert tree(tmp_path / "site") == whole
    shutil.rmtree("parts")
    gitlab = yaml.safe_load(recipes()[".gitlab-ci.yml"])
    for number in range(1, gitlab["part"]["parallel"] + 1):
        script = [line for line in gitlab["part"]["script"] if "pip" not in line]
        run("\n".join(script), CI_NODE_INDEX=str(number), CI_NODE_TOTAL=str(gitlab["part"]["parallel"]))
    run(gitlab["pages"]["script"][-1])
    assert tree(tmp_path / "public") == whole
