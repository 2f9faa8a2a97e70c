"""A configuration that a stranger wrote: no environment is quoted, nothing is waited for, nothing else is read."""

import os
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main
from report_lines import in_lines

HELD = "hunter2"
FORMS = ("text", "json", "sarif", "github", "junit")


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TOKEN", HELD)
    monkeypatch.setenv("PIN", "31337")
    monkeypatch.setenv("WARN", "warn")
    monkeypatch.setenv("NOTES", "docs")
    project = tmp_path / "project"
    (project / "docs").mkdir(parents=True)
    (project / "docs" / "index.md").write_text("# Start\n\n[[nobody]]\n")
    monkeypatch.chdir(project)
    return project


def settings(text: str) -> str:
    return f"site_name: x\ntheme: mkdocs\nplugins:\n- calcgraph: {text}\n"


NO = "cannot be what `!ENV` gives"
QUOTING = {
    "a word": (settings("{links: {unresolved: !ENV TOKEN}}"), f"`links.unresolved` {NO}"),
    "a list": (settings("{links: {fallbacks: !ENV TOKEN}}"), f"`links.fallbacks` {NO}"),
    "in a list": (settings("{links: {fallbacks: [!ENV TOKEN]}}"), "`links.fallbacks` cannot be `…`"),
    "a number": (settings("{values: {digits: !ENV PIN}}"), f"`values.digits` {NO}"),
    "a family": (settings("{links: !ENV TOKEN}"), "`…` is not a group of settings"),
    "a name": (settings("{!ENV TOKEN : 3}"), "there is no setting `…`"),
    "a path": (settings("{library: !ENV TOKEN}"), f"`library` {NO}"),
    "a rule": (settings("{ignore: {'*': !ENV TOKEN}}"), "there is no rule `…`"),
    "rules": (settings("{ignore: {'*': [!ENV TOKEN]}}"), "there is no rule `…`"),
    "a pattern": (settings("{ignore: {!ENV TOKEN : [CG101]}}"), "`…` fits no file"),
    "a severity": (settings("{severity: {CG101: !ENV TOKEN}}"), "`severity.CG101` cannot be `…`"),
    "of several": (settings("{nav: !ENV [NOBODY, TOKEN, all]}"), f"`nav` {NO}"),
    "the folder": ("site_name: x\ndocs_dir: !ENV TOKEN\n", "there is no folder `!ENV`"),
    "another file": ("INHERIT: !ENV TOKEN\nsite_name: x\n", f"`INHERIT` {NO}"),
}


@pytest.mark.parametrize(("text", "reported"), QUOTING.values(), ids=QUOTING)
def test_no_message_quotes_the_environment(root: Path, text: str, reported: str) -> None:
    (root / "mkdocs.yml").write_text(text)
    for words in ((), ("--untrusted",)):
        output = "".join(run("check", *words, "--format", form).output for form in FORMS)
        assert not any(secret in output for secret in (HELD, "31337"))
        assert words or reported in output
    for command in (("links",), ("values",), ("graph",), ("fix",), ("suggest",), ("build", "--out", "out")):
        assert HELD not in run(*command).output


BUILT = sorted({"a word", "a list", "in a list", "a number", "a family", "a name", "a rule", "rules", "a severity"})


@pytest.mark.parametrize("name", BUILT)
def test_no_message_of_a_build_quotes_the_environment(root: Path, name: str, caplog: pytest.LogCaptureFixture) -> None:
    (root / "mkdocs.yml").write_text(QUOTING[name][0])
    (root / "docs" / "index.md").write_text("# Start\n")
    done = CliRunner().invoke(cli, ["build"])
    said = done.output + caplog.text
    assert not any(secret in said for secret in (HELD, "31337")), said


def test_what_is_one_of_some_words_may_come_from_the_environment(root: Path) -> None:
    (root / "mkdocs.yml").write_text(f"docs_dir: !ENV NOTES\n{settings('{links: {unresolved: !ENV WARN}}')}")
    assert "CG101 (warning) no note is called `nobody`" in run("check").output
    done = run("check", "--untrusted")
    assert f"`links.unresolved` {NO}" in done.output
    assert f"`docs_dir` {NO}" in done.output
    (root / "mkdocs.yml").write_text("site_name: x\nsite_url: !ENV [SITE, 'https://x.org']\nextra: {key: !ENV TOKEN}\n")
    assert "CG9" not in run("check", "--untrusted").output


DOUBLED = "  a0: &a0 {k: 1}\n" + "".join(f"  a{at}: &a{at} {{p: *a{at - 1}, q: *a{at - 1}}}\n" for at in range(1, 30))
MERGED = {"mappings that double": f"extra:\n{DOUBLED}", "a mapping of itself": "extra: &x {y: *x}\n"}


@pytest.mark.parametrize("extra", MERGED.values(), ids=MERGED)
def test_what_two_files_merge_has_an_end(root: Path, extra: str) -> None:
    (root / "base.yml").write_text(f"site_name: x\n{extra}")
    (root / "mkdocs.yml").write_text(f"INHERIT: base.yml\n{extra}")
    began = time.process_time()
    done = run("check", "--untrusted")
    assert "CG907 `mkdocs.yml` has more than 10,000 keys to merge" in done.output
    assert (done.exit_code, time.process_time() - began < 10) == (2, True)


INHERITED = {
    "a device without an end": ("/dev/zero", "`../../../../../../../dev/zero` is outside the project"),
    "a pipe": ("pipe.yml", "`pipe.yml` is not a file"),
    "a folder": ("docs", "`docs` is not a file"),
    "a file beside the project": ("../other.yml", "`../other.yml` is outside the project"),
    "a file of the system": ("/etc/passwd", "is outside the project"),
    "a link out of the project": ("linked.yml", "`linked.yml` is outside the project"),
    "a file of five megabytes": ("large.yml", "`large.yml` is larger than 4 MiB"),
    "bytes": ("bytes.yml", "`bytes.yml` is not UTF-8"),
}


@pytest.mark.parametrize(("name", "reported"), INHERITED.values(), ids=INHERITED)
def test_only_files_of_the_project_are_inherited(root: Path, name: str, reported: str) -> None:
    (root.parent / "other.yml").write_text(f"site_name: {HELD}\nplugins: [calcgraph: {{nav: {HELD}}}]\n")
    os.mkfifo(root / "pipe.yml")
    (root / "linked.yml").symlink_to("../other.yml")
    (root / "large.yml").write_text("x: y\n" * 1_000_000)
    (root / "bytes.yml").write_bytes(b"\xff\xfe")
    (root / "mkdocs.yml").write_text(f"INHERIT: {name}\nsite_name: x\n")
    done = run("check")
    assert done.exit_code == 2
    assert reported.removeprefix("`../../../../../../../") in done.output
    assert HELD not in done.output


def test_sites_of_one_repository_share_a_configuration(root: Path) -> None:
    (root.parent / "base.yml").write_text(settings("{links: {unresolved: warn}}"))
    (root / "mkdocs.yml").write_text("INHERIT: ../base.yml\nsite_name: x\n")
    assert run("check").exit_code == 2
    (root.parent / ".git").mkdir()
    assert "CG101 (warning)" in run("check").output


def test_notes_of_an_untrusted_project_lie_in_it(root: Path) -> None:
    (root.parent / "vault").mkdir()
    (root.parent / "vault" / "a.md").write_text(f"# {HELD}\n\n[[no {HELD}]]\n")
    for folder in ("../vault", str(root.parent / "vault")):
        (root / "mkdocs.yml").write_text(f"site_name: x\ndocs_dir: {folder}\n")
        assert HELD in run("check").output
        done = run("check", "--untrusted")
        assert done.exit_code == 2
        assert "../vault:1:1: CG904 `../vault` is outside the project; copy the folder instead" in in_lines(done.output)
        assert HELD not in done.output


def test_an_untrusted_project_has_no_links_and_nothing_is_written(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(root.parent / "cache"))
    (root / "mkdocs.yml").write_text("site_name: x\n")
    (root / "docs" / "again.md").symlink_to("index.md")
    (root / "docs" / "more").symlink_to(".")
    assert "CG904" not in run("check", "--no-cache").output
    before = sorted(root.parent.rglob("*"))
    done = run("check", "--untrusted", "--cache", root.parent / "cache")
    assert "docs/again.md:1:1: CG904 `again.md` is a symbolic link; copy the file instead" in in_lines(done.output)
    assert "docs/more:1:1: CG904 `more` is a symbolic link; copy the file instead" in in_lines(done.output)
    new = run("check", "--untrusted", "--baseline", "known.json")
    assert (new.exit_code, new.output.splitlines()[-1]) == (
        2,
        "Error: `known.json` is not there, and --untrusted writes nothing",
    )
    assert sorted(root.parent.rglob("*")) == before
    (root / "docs").rename(root / "notes")
    (root / "docs").symlink_to("notes")
    assert "CG904" not in run("check").output.replace("again", "")
    assert "docs:1:1: CG904 `docs` is a symbolic link, or inside one" in run("check", "--untrusted").output


def test_a_library_that_leads_everywhere_is_not_walked(root: Path) -> None:
    (root / "mkdocs.yml").write_text("site_name: x\n")
    (root / "formulas").symlink_to("/")
    start = time.process_time()
    assert "formulas:1:1: CG904 `formulas` is a symbolic link, or inside one; copy the folder instead" in in_lines(
        run("check").output
    )
    assert time.process_time() - start < 5  # a walk of the whole disk would take minutes
