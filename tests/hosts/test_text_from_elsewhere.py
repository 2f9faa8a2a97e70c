"""Text that is on a page and not in its note: snippets, and what a hook changes; read with names and values."""

import json
import logging
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from calcgraph.hosts.command_line import main

NOTES = {
    "index.md": "# Start\n\nSee [[kettle]] and [[a]].\n",
    "kettle.md": "# Kettle\n\n```calc\nenergy [kJ] = 0.25 kg * 4.184 J/g/K * 80 K\n```\n\n## Heat needed\n\nText.\n",
    "a.md": '# A\n\n```calc\nown = 2 m\n```\n\n--8<-- "s.md"\n',
}
HOOK = "def on_page_markdown(markdown, page, config, files):\n    return markdown.replace('%TEXT%', {text!r})\n"
LINK = 'href="../kettle/"'

ROWS = [
    ("a link", "See [[kettle]].", set(), LINK),
    ("a link to a heading", "See [[kettle#Heat needed]].", set(), 'href="../kettle/#heat-needed"'),
    ("a Markdown link", "See [it](kettle.md).", set(), LINK),
    ("a missing note", "See [[ketle]].", {"CG101"}, "cg-ghost"),
    ("a missing heading", "See [[kettle#Cold]].", {"CG103"}, "cg-link"),
    ("a claim", "It needs [84 kJ](kettle.md#energy).", set(), "cg-claim"),
    ("a false claim", "It needs [99 kJ](kettle.md#energy).", {"CG401"}, "cg-claim"),
    ("a claim of the note's own sheet", "It has [2 m](#own).", set(), "cg-claim"),
    ("a live value", "It is `= 2 * 3`.", set(), ">6<"),
    ("a live value of the note's own names", "It is `= 3 * own`.", set(), ">6 m<"),
    ("a live value that cannot be", "It is `= 2 m + 3 s`.", {"CG310"}, "<code>"),
    ("an embed", "![[kettle#Heat needed]]", set(), "cg-embed"),
    ("a sheet", "```calc\nnew = 3 m\n```", {"CG921"}, "new"),
    ("a view", "```calc table\nown\n```", {"CG921"}, "own"),
    ("code", "Write `[[ketle]]`.", set(), "<code>[[ketle]]</code>"),
    ("a fence", "```text\n[[ketle]] [99 kJ](kettle.md#energy)\n```", set(), "[[ketle]]"),
    ("a list of lists", "The grid [[1, 2], [3, 4]].", set(), "[[1, 2], [3, 4]]"),
    ("an exception", "It needs [99 kJ](kettle.md#energy). <!-- calc: ignore CG401 rounded -->", set(), "cg-claim"),
]


def write(top: Path, notes: dict[str, str], snippet: str = "", more: str = "") -> Path:
    for path, text in {**NOTES, **notes}.items():
        (top / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (top / "docs" / path).write_text(text, encoding="utf-8")
    (top / "snip").mkdir(exist_ok=True)
    (top / "snip/s.md").write_text(snippet + "\n", encoding="utf-8")
    text = "site_name: Vault\ntheme: {name: mkdocs}\nplugins: [calcgraph]\n"
    extensions = f"markdown_extensions:\n- pymdownx.snippets: {{base_path: ['{(top / 'snip').as_posix()}']}}\n"
    (top / "mkdocs.yml").write_text(f"{text}{extensions}{more}", encoding="utf-8")
    return top


def built(top: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
    config = load_config(config_file=str(top / "mkdocs.yml"), site_dir=str(top / "site"))
    config.plugins["calcgraph"].settings = config.plugins["calcgraph"].settings
    config.plugins.on_startup(command="build", dirty=False)
    caplog.clear()
    with caplog.at_level(logging.INFO, logger="mkdocs"):
        try:
            build(config)
        except Abort:
            pass
        finally:
            config.plugins.on_shutdown()
    return [one.getMessage() for one in caplog.records if " CG" in one.getMessage()]


def checked(top: Path) -> dict[str, object]:
    said: dict[str, object] = json.loads(
        CliRunner().invoke(main, ["check", "--no-cache", "--format", "json", str(top)]).output
    )
    return said


@pytest.mark.parametrize(("text", "codes", "shown"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_what_a_snippet_says_is_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str, codes: set[str], shown: str
) -> None:
    top = write(tmp_path, {}, text)
    (top / "mkdocs.yml").write_text(
        (top / "mkdocs.yml").read_text("utf-8").replace("[calcgraph]", "[calcgraph: {on_error: warn}]"), "utf-8"
    )
    said = built(top, caplog)
    assert {line.split()[1] for line in said} == codes
    assert all(line.startswith("docs/a.md:7:1: ") and "`pymdownx.snippets`" in line for line in said)
    page = (top / "site/a/index.html").read_text("utf-8")
    assert shown in page
    assert len(re.findall(r'<section class="cg cg-sheet"', page)) == 1
    summary = checked(top)["summary"]
    assert isinstance(summary, dict)
    assert (summary["errors"], summary["from_elsewhere"]) == (0, {"pymdownx.snippets": 1})


def test_an_error_in_such_text_ends_the_build_before_a_page_is_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    top = write(tmp_path, {"b.md": '# B\n\n--8<-- "s.md"\n'}, "See [[ketle]].")
    said = built(top, caplog)
    assert [line.partition(" ")[0] for line in said] == ["docs/a.md:7:1:", "docs/b.md:3:1:"]
    assert not (top / "site/a/index.html").exists()


PLACES = [
    ("its own", "a.md", "[x](#shared-head)", True),
    ("a wikilink of its own", "a.md", "[[#Shared head]]", True),
    ("from another note", "index.md", "[x](a.md#shared-head)", True),
    ("a wikilink from another note", "index.md", "[[a#Shared head]]", True),
    ("an id that it brings", "index.md", "[x](a.md#given)", True),
    ("a heading that nobody has", "a.md", "[x](#no-head)", False),
    ("the same from another note", "index.md", "[[a#No head]]", False),
    ("an id beside it", "index.md", "[x](a.md#give)", False),
]


@pytest.mark.parametrize(("path", "link", "is_there"), [row[1:] for row in PLACES], ids=[row[0] for row in PLACES])
def test_a_place_in_such_text_is_judged_on_the_finished_page(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str, link: str, *, is_there: bool
) -> None:
    top = write(tmp_path, {path: f"{NOTES[path]}\n{link}\n"}, '## Shared head\n\n<b id="given">Text</b>\n')
    assert not checked(top)["diagnostics"]
    said = built(top, caplog)
    if is_there:
        assert not said
        anchor = "given" if "given" in link else "shared-head"
        assert f'#{anchor}"' in (top / "site" / path.replace("a.md", "a/index.html").replace(".md", ".html")).read_text(
            "utf-8"
        )
    else:
        assert [line.split()[1] for line in said] == ["CG103"]
        assert said[0].startswith(f"docs/{path}:{len(NOTES[path].splitlines()) + 2}:1: ")


def test_a_heading_of_a_note_without_such_text_is_judged_by_the_check(tmp_path: Path) -> None:
    top = write(tmp_path, {"index.md": "# Start\n\n[[kettle#No head]]\n"})
    found = checked(top)["diagnostics"]
    assert isinstance(found, list)
    assert [one["code"] for one in found] == ["CG103"]


def test_what_a_hook_changes_is_read_too(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    top = write(tmp_path, {"a.md": "# A\n\n%TEXT%\n"}, more="hooks: [hook.py]\n")
    (top / "hook.py").write_text(HOOK.format(text="[[kettle]], [84 kJ](kettle.md#energy), `= 2 * 3`"), "utf-8")
    assert not built(top, caplog)
    page = (top / "site/a/index.html").read_text("utf-8")
    assert LINK in page
    assert "cg-claim" in page
    (top / "other.py").write_text(HOOK.format(text="[99 kJ](kettle.md#energy)"), "utf-8")
    (top / "mkdocs.yml").write_text((top / "mkdocs.yml").read_text("utf-8").replace("hook.py", "other.py"), "utf-8")
    said = built(top, caplog)
    assert len(said) == 1
    assert said[0].startswith("docs/a.md:3:1: CG401 ")
    assert "`hooks`" in said[0]


RENAMING = "def on_page_markdown(markdown, **_):\n    return markdown.replace('## Heat', '## 3.1 Heat')\n"
KETTLE = "# Kettle\n\n```calc\nenergy = 84 kJ\n```\n\n## Heat\n\n[up](#heat) [new](#31-heat)\n\n## Kept\n"


@pytest.mark.parametrize("is_hidden", [False, True], ids=["hook", "unknown plugin"])
def test_links_to_headings_that_others_rename_are_judged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, *, is_hidden: bool
) -> None:
    if is_hidden:  # the same without a trace in the configuration
        monkeypatch.setattr("calcgraph.vault.company._bringing", lambda *_, **__: iter(()))
    index = "# Start\n\n[[kettle#Heat]]\n\n[k](kettle.md#heat) [n](kettle.md#kept) [o](kettle.md#energy)\n"
    top = write(tmp_path, {"kettle.md": KETTLE, "index.md": index}, more="hooks: [hook.py]\n")
    (top / "hook.py").write_text(RENAMING, "utf-8")
    said = [line.partition(" CG103")[0] for line in built(top, caplog) if " CG103 " in line]
    assert sorted(said) == ["docs/index.md:3:1:", "docs/kettle.md:9:1:"]


def test_text_of_an_embedded_note_is_read_too(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    top = write(tmp_path, {"index.md": "# Start\n\n![[a]]\n"}, "See [[kettle]], `= 3 * own`.")
    assert not built(top, caplog)
    page = (top / "site/index.html").read_text("utf-8")
    assert 'href="kettle/"' in page
    assert ">6 m<" in page


TEMPLATES = [
    ("a claim", "It needs [{{ n }} kJ](kettle.md#energy).", "macros"),
    ("a claim with a number before it", "It needs [9{{ n }} kJ](kettle.md#energy).", "macros"),
    ("a name", "[[{{ name }}]]", "macros"),
    ("a live value", "`= {{ n }} *`", "macros"),
    ("a place", "[x](#version-{{ 1 + 1 }})", "macros"),
    ("a value of pages", "{{ read_csv('t.csv') }} [[ketle]]", "table-reader"),
]


@pytest.mark.parametrize(("text", "plugin"), [row[1:] for row in TEMPLATES], ids=[row[0] for row in TEMPLATES])
def test_the_check_does_not_judge_a_line_that_a_template_writes(tmp_path: Path, text: str, plugin: str) -> None:
    top = write(tmp_path, {"a.md": f"# A\n\n{text}\n\n[[ketle]]\n"})
    plain = (top / "mkdocs.yml").read_text("utf-8")
    before = checked(top)["diagnostics"]
    (top / "mkdocs.yml").write_text(plain.replace("[calcgraph]", f"[calcgraph, {plugin}]"), "utf-8")
    after = checked(top)["diagnostics"]
    assert isinstance(before, list)
    assert isinstance(after, list)
    assert [(one["code"], one["line"]) for one in after] == [("CG101", 5)]
    assert len(before) >= len(after)
