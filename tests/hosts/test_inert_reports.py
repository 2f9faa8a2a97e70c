"""What a note or the name of a file writes is text in every form of a report: no terminal and no runner obeys it."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from calcgraph.diagnostics import diagnose
from calcgraph.hosts.command_line import main
from calcgraph.render.reports.text import one_line, printable
from calcgraph.source import START

SIGNS = {
    "CSI of one byte": "\x9b31m",
    "next line": "\x85",
    "a line from right to left": "\u202e",
    "an isolated direction": "\u2066",
    "the end of a line": "\u2028",
    "the end of a paragraph": "\u2029",
    "delete": "\x7f",
    "a mark of direction": "\u200f",
    "a byte order mark": "\ufeff",
    "escape": "\x1bPtitle\x07",
}
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
COMMANDS = {
    "of GitHub's first kind": "##[error]built",
    "of Azure": "##vso[task.setvariable variable=x]y",
    "of Azure in capitals": "##VSO[task.complete]done",
    "of TeamCity": "##teamcity[buildStop]",
    "of GitHub": "::stop-commands::x",
    "of GitHub after a space": " ::set-output name=a::b",
}
FORMS = ("text", "json", "sarif", "github", "junit")


def report(folder: Path, form: str, written: str, name: str = "a.md") -> str:
    (folder / "vault").mkdir()
    (folder / "vault" / name).write_text(f"# A\n\nx [[no{written}body]] {written}\n", encoding="utf-8")
    done = CliRunner().invoke(main, ["check", str(folder / "vault"), "--no-cache", "--format", form])
    assert done.exit_code == 1, done.output
    assert "CG101" in done.output
    return done.output


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", SIGNS)
def test_no_form_prints_what_is_obeyed(name: str, form: str, tmp_path: Path) -> None:
    sign = SIGNS[name]
    output = report(tmp_path, form, sign, f"a{sign}.md")
    assert not OBEYED.search(output)
    if form in {"json", "sarif"}:
        assert json.loads(output)
    if form == "junit":
        assert ET.fromstring(output).tag == "testsuites"  # noqa: S314 - our own


def test_json_says_the_same_path(tmp_path: Path) -> None:
    told = json.loads(report(tmp_path, "json", "", "a\u202eb.md"))["diagnostics"]
    assert told[0]["path"] == "a\u202eb.md"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", COMMANDS)
def test_no_line_is_a_command(name: str, form: str, tmp_path: Path) -> None:
    output = report(tmp_path, form, COMMANDS[name], f"{COMMANDS[name]}.md")
    lines = output.splitlines()
    if form in {"text", "github", "junit"}:
        assert not re.search(r"##(vso|teamcity)?\[", output, re.IGNORECASE)
    assert all(line.startswith("::error file=") for line in lines if line.lstrip().startswith("::"))


@pytest.mark.parametrize("sign", COMMANDS.values())
@pytest.mark.parametrize("words", [("fix",), ("fix", "--guess"), ("fix", "--rewrite"), ("suggest",), ("links",)])
def test_no_line_next_to_an_edit_is_a_command(words: tuple[str, ...], sign: str, tmp_path: Path) -> None:
    note = f"# A\n\n{sign}\n[[othr]] [3.1](#x)\n{sign}\n\n```calc\nx = 3.14\n```\nother\n"
    (tmp_path / f"{sign}.md").write_text(note, encoding="utf-8")
    (tmp_path / "other.md").write_text("# Other\n", encoding="utf-8")
    output = CliRunner().invoke(main, [*words, str(tmp_path)]).output
    assert "othr" in output or "other" in output
    assert [line for line in output.splitlines() if re.match(r"\s*::|.*##(vso|teamcity)?\[", line, re.IGNORECASE)] == []


def test_the_name_of_a_file_is_no_command() -> None:
    found = diagnose("CG101", "::set-output name=x::y.md", START, "`x` is nowhere")
    assert one_line(found).startswith("\\x3a:set-output")


def test_what_is_harmless_stays() -> None:
    assert printable("# a ## b ##[ c") == "# a ## b ##\\x5b c"
    assert printable("## Heading [[x]]") == "## Heading [[x]]"
