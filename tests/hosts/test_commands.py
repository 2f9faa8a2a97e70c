"""The commands on small vaults: what they print, what they change, what they end with."""

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result
from mkdocs.__main__ import cli

from calcgraph.cache import look
from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.watching import looks
from calcgraph.rules import rules
from report_lines import in_lines

SITE = Path(__file__).parent / "site"
SITES = Path(__file__).parent.parent / "sites"


def run(*words: str | Path, text: str | None = None) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], input=text)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    shutil.copytree(SITE, tmp_path / "site")
    return tmp_path / "site"


def vault(folder: Path, **notes: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in notes.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    return folder


def test_a_folder_without_configuration_is_a_vault(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="[[b]]\n", b="# B\n")
    done = run("check", folder)
    assert (done.exit_code, done.output) == (0, "2 notes, 1 link, 0 quantities, 0 claims: nothing wrong\n")


def test_a_toml_file_configures_a_folder(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v" / "notes", a="[[nobody]]\n").parent
    (folder / "calcgraph.toml").write_text('docs_dir = "notes"\n[links]\nunresolved = "warn"\n')
    done = run("check", folder)
    assert done.exit_code == 0
    assert done.output.startswith("notes/a.md:1:1: CG101 (warning) no note is called `nobody`")


def test_settings_of_the_command_line_win(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="[[The other]]\n", b="# The other\n")
    assert run("check", folder).exit_code == 0
    assert run("check", folder, "--set", "links.fallbacks=[]").exit_code == 1
    assert run("check", folder, "--set", "severity.CG101=off", "--set", "links.fallbacks=[]").exit_code == 0


WRONG_SETTINGS = [
    ("no value", "links", "`links` is not NAME=VALUE, as in `values.digits=4`"),
    ("no YAML", "links.fallbacks=[", "`[` cannot be read as YAML"),
    ("a misspelt name", "links.fallback=[]", "there is no setting `links.fallback`; did you mean `links.fallbacks`?"),
    (
        "a group",
        "links=1",
        "`1` is not a group of settings; it holds fallbacks, unresolved, program, numbering, popups",
    ),
    ("a rule that is none", "severity.CG999=off", "there is no rule `CG999`; did you mean `CG909`?"),
]


@pytest.mark.parametrize(("given", "reported"), [r[1:] for r in WRONG_SETTINGS], ids=[r[0] for r in WRONG_SETTINGS])
def test_a_wrong_setting_of_the_command_line_is_refused(tmp_path: Path, given: str, reported: str) -> None:
    done = run("check", vault(tmp_path / "v", a="# A\n"), "--set", given)
    assert done.exit_code == 2
    assert done.output.endswith(f"Error: Invalid value for '--set': {reported}\n")


def test_another_library_may_be_named(tmp_path: Path) -> None:
    library = vault(tmp_path / "shared" / "formulas", laws="# Laws\n\n```calc\ng = 9.81 m/s^2\n```\n")
    folder = vault(tmp_path / "v", a="# A\n\n```calc\nuse [[formulas/laws]]: g\nw = 2 * g\n```\n")
    assert run("check", folder).exit_code == 1
    assert run("check", folder, "--library", library).exit_code == 0


NO_NOTES = "name the folder of the notes, or start one with `calcgraph new`"
CANNOT_RUN = [
    (
        "broken YAML",
        "mkdocs.yml",
        "plugins: [calcgraph\n",
        "mkdocs.yml:2:1: CG907 `mkdocs.yml` cannot be read: expected ',' or ']', but got '<stream end>'; fix the YAML",
    ),
    (
        "broken TOML",
        "calcgraph.toml",
        "links = [\n",
        "calcgraph.toml:1:1: CG907 `calcgraph.toml` cannot be read: Invalid value (at end of document)",
    ),
    ("an empty file", "mkdocs.yml", "", "mkdocs.yml:1:1: CG907 `mkdocs.yml` is empty; write `site_name: Notes`"),
    (
        "a list",
        "mkdocs.yml",
        "- site_name: x\n",
        "mkdocs.yml:1:1: CG907 `mkdocs.yml` is not a mapping; write `site_name: Notes`",
    ),
    (
        "no folder of notes",
        "mkdocs.yml",
        "site_name: x\ndocs_dir: dosc\n",
        "mkdocs.yml:2:1: CG908 there is no folder `dosc`",
    ),
    (
        "no note",
        "mkdocs.yml",
        "site_name: x\n",
        f"mkdocs.yml:1:1: CG908 there is no note in `docs`; {NO_NOTES}",
    ),
    (
        "a ring of files",
        "mkdocs.yml",
        "INHERIT: mkdocs.yml\n",
        "mkdocs.yml:1:1: CG907 `INHERIT` is circular; remove it from one of the files",
    ),
    (
        "a file that is missing",
        "mkdocs.yml",
        "INHERIT: base.yml\n",
        "base.yml:1:1: CG907 `base.yml` cannot be read: no such file or directory",
    ),
]


@pytest.mark.parametrize(("name", "text", "reported"), [r[1:] for r in CANNOT_RUN], ids=[r[0] for r in CANNOT_RUN])
def test_what_cannot_run_ends_with_two(
    tmp_path: Path, name: str, text: str, reported: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    for command in (["check"], ["links"], ["suggest"], ["fix"], ["build", "--out", "out"]):
        done = run(*command)
        assert done.exit_code == 2, command
        assert reported in (*done.output.splitlines(), *in_lines(done.output).splitlines()), command
    assert run("check", tmp_path / "nowhere").exit_code == 2


def test_places_of_the_host_must_be_texts(tmp_path: Path) -> None:
    vault(tmp_path, a="# A\n")
    (tmp_path / "calcgraph.toml").write_text("[links]\nunresolved = 'warn'\n[exclude_docs]\n")
    done = run("check", tmp_path)
    assert (done.exit_code, done.output.splitlines()[0]) == (
        1,
        "calcgraph.toml:3:2: CG901 `exclude_docs` is not a text",
    )


WILD = [
    ("stars in a name", "a*a*a*a*a*a*x", True),
    ("stars of stars", "**/a/**/b/**/c/**/x", True),
    ("as many as paths need", "**/draft*-*/*.md", False),
]


@pytest.mark.parametrize(("pattern", "is_refused"), [row[1:] for row in WILD], ids=[row[0] for row in WILD])
def test_a_pattern_that_takes_hours_is_not_tried(tmp_path: Path, pattern: str, *, is_refused: bool) -> None:
    root = vault(tmp_path / "docs", **{"a" * 60: "# A\n"}).parent
    (root / "mkdocs.yml").write_text(
        f"site_name: x\ntheme: mkdocs\nplugins: [calcgraph]\nexclude_docs: |\n  {pattern}\n"
    )
    reported = [line for line in run("check", root).output.splitlines() if "CG901" in line]
    assert [f"`{pattern}` in `exclude_docs` has" in line for line in reported] == [True] * is_refused
    made = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build"], check=False, cwd=root, capture_output=True, text=True
    )
    assert ("`exclude_docs` has `*` more than" in made.stderr, made.returncode) == (is_refused, int(is_refused))


@pytest.mark.parametrize("pattern", ["[z-a]", "[!b-a]x", "!", "a\\"])
@pytest.mark.parametrize("name", ["exclude_docs", "draft_docs"])
def test_what_is_no_pattern_of_files_is_reported(tmp_path: Path, name: str, pattern: str) -> None:
    vault(tmp_path / "docs", a="# A\n")
    (tmp_path / "mkdocs.yml").write_text(f"site_name: x\n{name}: |\n  {pattern}\n  b.md\n")
    done = run("check", tmp_path)
    said = f"CG901 `{pattern}` in `{name}` is not a pattern of files; name folders"
    assert (done.exit_code, said in in_lines(done.output)) == (1, True), done.output


def test_what_cannot_be_written_is_reported(site: Path) -> None:
    file = site / "mkdocs.yml"
    pages = run("build", site, "--out", file / "out")
    why = "cannot be written: not a directory; nothing was written"
    assert (pages.exit_code, pages.output) == (2, f"Error: `{file}/out/graph.md` {why}\n")
    known = run("check", site, "--baseline", file / "known.json")
    assert (known.exit_code, known.output) == (2, f"Error: `{file}/known.json` {why}\n")


def test_a_configuration_is_read_and_nothing_in_it_is_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = tmp_path / "ran"
    vault(tmp_path / "notes", a="[[nobody]]\n")
    (tmp_path / "base.yml").write_text("plugins:\n  - calcgraph: {links: {unresolved: warn}}\ndocs_dir: wrong\n")
    (tmp_path / "hook.py").write_text(f"open({str(marker)!r}, 'w')\n")
    (tmp_path / "mkdocs.yml").write_text(
        "INHERIT: base.yml\n"
        "docs_dir: !ENV [NOTES_FOLDER, missing]\n"
        "hooks: [hook.py]\n"
        "extra: !!python/object/apply:os.system ['touch ran']\n"
        "markdown_extensions:\n"
        "  - pymdownx.emoji: {emoji_index: !!python/name:material.extensions.emoji.twemoji ''}\n"
        "edit: !relative $docs_dir\n"
    )
    monkeypatch.setenv("NOTES_FOLDER", "notes")
    done = run("check", tmp_path)
    assert done.exit_code == 0
    assert "notes/a.md:1:1: CG101 (warning)" in done.output
    assert not marker.exists()


def test_unpublished_notes_are_in_no_answer(tmp_path: Path) -> None:
    docs = vault(tmp_path / "docs", a="# A\n\n[[b]] [[c]] [[d]]\n", b="[[x]]\n", c="---\ndraft: true\n---\n[[y]]\n")
    vault(docs, d="---\npublish: false\n---\n[[z]]\n")
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: x\nplugins: [calcgraph: {dialect: obsidian}]\nexclude_docs: |\n  b.md\n"
    )
    found = json.loads(run("check", tmp_path, "--format", "json").output)
    assert {row["code"] for row in found["diagnostics"]} == {"CG107"}
    assert len(found["diagnostics"]) == 3
    links = json.loads(run("links", tmp_path, "--format", "json").output)["links"]
    assert {row["source"] for row in links} == {"docs/a.md"}


def test_templates_are_no_notes(tmp_path: Path) -> None:
    config = "site_name: S\nplugins: [calcgraph: {dialect: obsidian}]\n"
    (vault(tmp_path / "v") / "mkdocs.yml").write_text(config)
    vault(tmp_path / "v" / "docs", index="# Start\n")
    vault(tmp_path / "v" / "docs" / "Templates", day="# {{date}}\n\n[[{{title}}]]\n")
    for also, code in (("", 0), ("exclude_docs: |\n  !/Templates/\n", 1)):
        (tmp_path / "v" / "mkdocs.yml").write_text(config + also)
        assert run("check", tmp_path / "v").exit_code == code
        done = CliRunner().invoke(cli, ["build", "-q", "-f", str(tmp_path / "v" / "mkdocs.yml")])
        assert done.exit_code == code, done.output
    assert not (tmp_path / "v" / "site" / "Templates").exists()


@pytest.mark.parametrize("site", ["", "site_name: S\nplugins: [calcgraph: {dialect: obsidian}]\n"])
@pytest.mark.parametrize("also", ["", "exclude_docs: |\n  /none/\n"])
def test_other_files_among_templates_are_attachments(tmp_path: Path, site: str, also: str) -> None:
    notes = vault(tmp_path / "docs", index="# S\n\n![[a.base#View]] ![[b.png]] [[day]]\n")
    vault(notes / "Templates" / "Bases", day="# {{date}}\n\n[[{{title}}]]\n")
    (notes / "Templates" / "Bases" / "a.base").write_text("views: []\n")
    (notes / "Templates" / "b.png").touch()
    if site:
        (tmp_path / "mkdocs.yml").write_text(site + also)
    said = run("check", tmp_path if site else notes).output
    assert said.count("CG10") == 1, said
    assert "CG107 `[[day]]`" in said


def test_a_link_out_of_the_vault_is_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.md"
    secret.write_text("# Secret\n")
    folder = vault(tmp_path / "v", a="# A\n")
    (folder / "b.md").symlink_to(secret)
    (folder / "more").symlink_to(tmp_path)
    done = run("check", folder)
    assert done.exit_code == 1
    assert "b.md:1:1: CG904 `b.md` points outside the vault; copy the file instead" in in_lines(done.output)
    assert "more:1:1: CG904 `more` points outside the vault" in done.output
    assert "# Secret" not in done.output
    assert "1 note, " in done.output


LINK_KEYS = "source,line,column,text,kind,status,target,fragment,via,candidates,relation,reason"
VALUE_KEYS = "note,name,line,value,low,high,unit,text,depends,source,kind"
CLAIM_KEYS = "note,line,column,text,quantity,with,status,low,high,unit,computed,computed_text,explanation,source"
TABLES = [("links", LINK_KEYS), ("values", VALUE_KEYS), ("claims", CLAIM_KEYS)]


@pytest.mark.parametrize(("name", "keys"), TABLES, ids=[row[0] for row in TABLES])
def test_tables_have_their_documented_names(name: str, keys: str) -> None:
    found = json.loads(run(name, SITE, "--format", "json").output)
    assert found["schema"] == 1
    assert all(set(keys.split(",")) <= set(row) for row in found[name])
    assert run(name, SITE, "--format", "csv").output.startswith(keys)
    assert len(run(name, SITE).output.splitlines()) == len(found[name])


def test_a_claim_on_a_computed_range_says_how_it_agrees(tmp_path: Path) -> None:
    sheet = "```calc\nspf = 3.2 ± 0.4\nyears [yr] = 100 yr / spf\n```\n"
    site = vault(tmp_path, a=f"# A\n\n{sheet}\n[30 years](#years), [at most 40 years](#years)\n")
    assert run("claims", site).output == (
        "a.md:8 30 years holds within 27.8–35.7 yr\na.md:8 at most 40 years holds for all of 27.8–35.7 yr\n"
    )


def test_values_are_in_their_unit_with_full_precision() -> None:
    rows = {row["name"]: row for row in json.loads(run("values", SITE, "--format", "json").output)["values"]}
    assert rows["step"]["value"] == pytest.approx(140e9 / 3.35e12 * 1000, rel=1e-15)
    assert (rows["per_token"]["value"], rows["per_token"]["unit"]) == (pytest.approx(327.68), "kB")
    assert rows["slow"]["text"] == "holds"
    assert rows["weights"]["source"] == "vendor"


@pytest.mark.parametrize("form", ["text", "json", "graphml", "gexf", "dot", "jsonld", "csv"])
def test_the_graph_is_printed_in_every_form(form: str) -> None:
    done = run("graph", SITE, "--format", form)
    assert done.exit_code == 0
    assert "docs/notes/roofline.md" in done.output


def test_explain_knows_every_rule() -> None:
    assert [line.split()[0] for line in run("explain").output.splitlines()] == sorted(rules())
    one = run("explain", "cg401").output
    assert one.startswith(f"CG401 {rules()['CG401'].name} (error)\n\n{rules()['CG401'].why}")
    wrong = run("explain", "CG40")
    assert wrong.exit_code == 2
    assert "there is no rule `CG40`" in wrong.output


def test_an_editor_sends_the_text_it_has(site: Path) -> None:
    done = run("check", site, "--stdin", "docs/index.md", text="# Start\n\n[[rofline]]\n")
    assert done.exit_code == 1
    assert "docs/index.md:3:1: CG101 no note is called `rofline`; write `[[roofline]]`" in in_lines(done.output)
    whole = run("check", site, "--stdin", site / "docs" / "index.md", text="# Start\n\n[[rofline]]\n")
    assert whole.output == done.output
    fresh = run("check", site, "--stdin", "docs/notes/new.md", text="# New\n\n[[kv-cache]]\n")
    assert (fresh.exit_code, fresh.output[:8]) == (0, "5 notes,")
    strange = run("check", site, "--stdin", "../other.md", text="# Other\n")
    assert (strange.exit_code, strange.output.splitlines()[-1]) == (
        2,
        "Error: `../other.md` is not a note of this vault",
    )


def test_annotations_name_files_of_the_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    vault(tmp_path / "sub" / "notes", a="[[nobody]]\n")
    monkeypatch.chdir(tmp_path)
    assert run("check", "sub/notes", "--format", "github").output.startswith("::error file=sub/notes/a.md,line=1,")
    log = json.loads(run("check", "sub/notes", "--format", "sarif").output)
    place = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "sub/notes/a.md"
    monkeypatch.chdir(tmp_path / "sub" / "notes")
    assert run("check", "--format", "github").output.startswith("::error file=a.md,line=1,")


def test_a_baseline_leaves_only_what_is_new(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="# A\n\n[[x]]\n")
    known = tmp_path / "known.json"
    first = run("check", folder, "--baseline", known)
    assert (first.exit_code, known.exists()) == (0, True)
    vault(folder, a="# A\n\nA line above.\n\n[[x]] and [[y]]\n")
    second = run("check", folder, "--baseline", known)
    assert second.exit_code == 1
    assert "`y`" in second.output
    assert "`x`" not in second.output
    assert second.output.endswith("1 error (1 known)\n")
    known.write_text("not JSON")
    assert run("check", folder, "--baseline", known).exit_code == 2


def test_a_baseline_knows_a_claim_whose_computed_value_changes(tmp_path: Path) -> None:
    note = "# A\n\nIt is [{said} ms](#x).\n\n```calc\nx = {value} ms\n```\n"
    folder = vault(tmp_path / "v", a=note.format(said=5, value=9))
    known = tmp_path / "known.json"
    assert run("check", folder, "--baseline", known).exit_code == 0
    assert "9 ms" not in known.read_text()
    vault(folder, a=note.format(said=5, value=12))
    assert run("check", folder, "--baseline", known).exit_code == 0
    vault(folder, a=note.format(said=6, value=12))
    assert run("check", folder, "--baseline", known).exit_code == 1


def test_comments_silence_rules_and_idle_ones_are_reported(tmp_path: Path) -> None:
    folder = vault(
        tmp_path / "v",
        a=(
            "# A\n\n[[x]] <!-- calc: ignore CG101 written next week -->\n\n"
            "<!-- calc: ignore CG101 all of these -->\n[[y]]\nand [[z]]\n\n"
            "[[w]]\n\n<!-- calc: ignore CG401 nothing here -->\nText.\n"
        ),
    )
    reported = json.loads(run("check", folder, "--format", "json").output)["diagnostics"]
    assert [(row["code"], row["line"]) for row in reported] == [("CG101", 9), ("CG906", 11)]


BY_PATH = {
    "ignored in a folder": ('ignore."old/*" = "CG101"', {"a.md": "error", "new/c.md": "error"}),
    "ignored below folders": ('ignore."*/*" = ["CG401", "CG101"]', {"a.md": "error"}),
    "ignored but for another rule": (
        'ignore."*" = ["CG401"]',
        dict.fromkeys(("a.md", "new/c.md", "old/b.md"), "error"),
    ),
    "everywhere": ('severity.CG101 = "warning"', dict.fromkeys(("a.md", "new/c.md", "old/b.md"), "warning")),
    "off in a folder": ('severity."old/*".CG101 = "off"', {"a.md": "error", "new/c.md": "error"}),
    "the last that fits counts": (
        'severity.CG101 = "off"\nseverity."*/*".CG101 = "info"\nseverity."old/*".CG101 = "error"',
        {"new/c.md": "info", "old/b.md": "error"},
    ),
}


@pytest.mark.parametrize(("settings", "expected"), BY_PATH.values(), ids=BY_PATH)
def test_settings_silence_rules_by_path(tmp_path: Path, settings: str, expected: dict[str, str]) -> None:
    folder = vault(tmp_path / "v", a="[[x]]\n")
    vault(folder / "old", b="[[y]]\n")
    vault(folder / "new", c="[[z]]\n")
    (folder / "calcgraph.toml").write_text(f"{settings}\n")
    reported = json.loads(run("check", folder, "--format", "json").output)["diagnostics"]
    assert {row["path"]: row["severity"] for row in reported} == expected


def test_settings_for_an_unknown_rule_or_a_path_of_no_file_are_reported(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="# A\n")
    (folder / "calcgraph.toml").write_text(
        '[severity]\n"a.md" = {CG101 = "off", CG998 = "off"}\n[ignore]\n"a.md" = ["CG999"]\n"old" = ["CG101"]\n'
    )
    reported = [
        line for line in in_lines(run("check", folder).output).splitlines() if line.startswith("calcgraph.toml")
    ]
    assert reported == [
        "calcgraph.toml:2:2: CG910 (warning) there is no rule `CG998`; write `CG908`",
        "calcgraph.toml:4:2: CG910 (warning) there is no rule `CG999`; write `CG909`",
        "calcgraph.toml:5:2: CG901 `old` fits no file; write `old/*` to match the files in a folder",
    ]


def test_comments_silence_rules_below_front_matter(tmp_path: Path) -> None:
    head = "---\ntitle: A\ntags: [x]\n---\n"
    folder = vault(tmp_path / "v", a=f"{head}# A\n\n[[x]] <!-- calc: ignore CG101 written next week -->\n")
    assert run("check", folder).exit_code == 0


def test_a_loop_hides_a_formula_of_its_variables_name(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="# A\n\n```calc\ns = Sum(0.5^i, (i, 0, 3))\ni = 2 * s\n```\n\n[3.75](#i)\n")
    assert run("check", folder).output == "1 note, 1 link, 2 quantities, 1 claim: nothing wrong\n"


def test_unknown_sources_of_claims_are_reported(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a='# A\n\n[46 km](#measured "@nobody")\n')
    reported = json.loads(run("check", folder, "--format", "json").output)["diagnostics"]
    assert [(row["code"], row["message"]) for row in reported] == [("CG911", "no source is named `@nobody`")]


def test_unknown_sources_of_tables_are_reported(tmp_path: Path) -> None:
    table = "<!-- calc: table t -->\n| id | x | source | who |\n|---|--:|---|---|\n| a | 1 | @nobody | @alice |\n"
    folder = vault(tmp_path / "v", a=f"# A\n\n{table}\n<!-- calc: table u from formulas/u.csv -->\n")
    (folder / "formulas").mkdir()
    (folder / "formulas/u.csv").write_text("id,x,source\nb,1,@known\nc,2,see @nobody\nd,3,@nobody\n")
    (folder / "formulas/sources.yaml").write_text("- {id: known, title: T}\n")
    reported = json.loads(run("check", folder, "--format", "json").output)["diagnostics"]
    assert [(row["line"], row["column"], row["message"]) for row in reported] == [
        (6, 11, "no source is named `@nobody`"),
        (8, 1, "no source is named `@nobody` (`formulas/u.csv`, line 3)"),
    ]


def test_fixes_are_shown_and_made(site: Path) -> None:
    note = site / "docs" / "index.md"
    note.write_bytes(b"# Start\r\n\r\n[[rofline]] takes [52 ms](notes/roofline.md#step).\r\n")
    shown = run("fix", site)
    assert "+[[roofline]] takes [42 ms](notes/roofline.md#step)." in shown.output
    assert b"rofline]] takes [52" in note.read_bytes()
    assert run("fix", site, "--write").output == "changed docs/index.md\n"
    assert note.read_bytes() == b"# Start\r\n\r\n[[roofline]] takes [42 ms](notes/roofline.md#step).\r\n"
    assert run("fix", site).output == "nothing to fix\n"


RENAMED = [
    ("a note", "roofline", "law"),
    ("a note into another folder", "kv-cache", "deep/cache"),
    ("a note of the library", "formulas/hardware", "devices"),
    ("a heading", "kv-cache#Size", "How large"),
    ("a formula", "roofline#step", "pace"),
    ("a parameter", "roofline#weights", "mass"),
    ("a pick", "roofline#gpu", "chip"),
    ("a table, and the note that imports it", "formulas/hardware#hardware", "chips"),
    ("a table with picks and claims", "kv-cache#gqa", "shapes"),
    ("a check", "roofline#slow", "lonely"),
]


@pytest.mark.parametrize(("old", "new"), [row[1:] for row in RENAMED], ids=[row[0] for row in RENAMED])
def test_a_rename_keeps_everything_true(site: Path, old: str, new: str) -> None:
    before = json.loads(run("check", site, "--format", "json").output)["summary"]
    assert run("rename", old, new, site).exit_code == 0
    assert json.loads(run("check", site, "--format", "json").output)["summary"] == before
    assert run("rename", old, new, site, "--write").exit_code == 0
    after = run("check", site, "--format", "json").output
    assert json.loads(after)["summary"] == before, after


PATHS = [
    ("a note beside and a note above", "deep/b", "c", "[2](deep/c.md#x) [[deep/c#x]]", "[2](c.md#x)"),
    ("a quantity", "deep/b#x", "y", "[2](deep/b.md#y) [[deep/b#y]]", "[2](b.md#y)"),
    ("a heading", "deep/b#The law", "A rule", "[2](deep/b.md#x) [[deep/b#x]]", "[2](b.md#x)"),
]


@pytest.mark.parametrize(("old", "new", "above", "beside"), [row[1:] for row in PATHS], ids=[row[0] for row in PATHS])
def test_paths_of_links_stay_paths(tmp_path: Path, old: str, new: str, above: str, beside: str) -> None:
    folder = vault(tmp_path / "v", a="[2](deep/b.md#x) [[deep/b#x]] [law](deep/b.md#the-law)\n")
    vault(folder / "deep", b="## The law\n\n```calc\nx = 2\n```\n", d="[2](b.md#x); [law](b.md#the-law)\n")
    assert run("rename", old, new, folder, "--write").exit_code == 0
    assert (folder / "a.md").read_text().startswith(above)
    assert (folder / "deep" / "d.md").read_text().startswith(beside)
    done = run("check", folder)
    assert "5 links, 1 quantity, 2 claims: nothing wrong\n" in done.output, done.output


HEADINGS = [
    ("plain", "## The law", "law#The law", "## A rule"),
    ("markup", "## The *law* of `x`", "law#The law of x", "## A rule"),
    ("closed", "## The law ##", "law#The law", "## A rule ##"),
    ("underlined", "The law\n---", "law#The law", "A rule\n---"),
    ("an id of its own", "## The law {#the}", "law#The law", "## A rule {#the}"),
]


@pytest.mark.parametrize(("line", "old", "after"), [row[1:] for row in HEADINGS], ids=[row[0] for row in HEADINGS])
def test_headings_keep_what_is_around_their_text(tmp_path: Path, line: str, old: str, after: str) -> None:
    title = old.partition("#")[2]
    folder = vault(tmp_path / "v", law=f"# Law\n\n{line}\n\nText.\n", a=f"[[law#{title}]]\n")
    if "{#the}" in line:
        vault(folder, b="[x](law.md#the)\n")
    assert run("check", folder).exit_code == 0
    assert run("rename", old, "A rule", folder, "--write").exit_code == 0
    assert (folder / "law.md").read_text() == f"# Law\n\n{after}\n\nText.\n"
    done = run("check", folder)
    assert done.exit_code == 0, done.output


def test_a_name_may_have_dots_and_change_its_case(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="# A\n", b="[[a]]\n")
    for old, new in (("a", "v1.2"), ("v1.2", "V1.2")):
        assert run("rename", old, new, folder, "--write").exit_code == 0
    assert sorted(file.name for file in folder.iterdir()) == ["V1.2.md", "b.md"]
    assert run("check", folder).exit_code == 0


def test_links_can_hold_the_new_name_of_a_heading(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="# A\n\n## Old\n\n[[#Old]] [x](a.md#old)\n")
    assert run("rename", "a#Old", "C#: a|b", folder, "--write").exit_code == 0
    assert (folder / "a.md").read_text() == "# A\n\n## C#: a|b\n\n[[#C a b]] [x](a.md#c-ab)\n"
    assert run("check", folder).exit_code == 0


WRONG_NAMES = [
    ("no such note", "nobody", "x", "no note is called `nobody`"),
    ("a name that is taken", "roofline", "kv-cache", "already exists"),
    ("a way out", "roofline", "../../x", "is outside `docs`"),
    ("a way out of the library", "formulas/hardware", "deep/devices", "is outside `formulas/`"),
    ("no such part", "roofline#nothing", "x", "has no heading or quantity `nothing`"),
    ("no name", "roofline#step", "1 x", "is not a free name"),
    ("nothing", "roofline", "", "a name is empty"),
    ("nothing in a folder", "roofline", "deep/", "a name is empty"),
    ("hidden", "roofline", ".x", "`.x` is hidden: it begins with a dot"),
    ("in a hidden folder", "roofline", ".x/y", "`.x` is hidden: it begins with a dot"),
    ("a file that is not a note", "roofline", "x.html", "`x.html` is the name of no note; write `x.html.md`"),
    ("what Obsidian refuses", "roofline", "Bases: an intro?", "holds `:`"),
    ("a device", "roofline", "Aux.md", "`Aux.md` is the name of a device under Windows"),
    ("a dot at the end", "roofline", "x.", "ends with a dot, which Windows drops"),
    ("a sign of links", "roofline", "C#", "`C#` holds `#`, which means something else in a link"),
    ("a sign for terminals", "roofline", "a\x1b[31m", "holds `\\x1b`"),
    ("bytes that are not text", "roofline", "a\udcff", "`a\\udcff` is not UTF-8"),
    ("a name too long", "roofline", "a" * 201, "is longer than 200 bytes"),
    ("a folder that is not published", "roofline", "Templates/x", "`Templates/x.md` would not be published"),
    ("a folder that is not read", "roofline", "node_modules/x", "`node_modules/x.md` would not be published"),
    (
        "taken where case is folded",
        "roofline",
        "KV-cache",
        "`notes/KV-cache.md` already exists, as `notes/kv-cache.md`",
    ),
    ("a heading without text", "roofline#The roofline", " ", "` ` is not a heading"),
]


@pytest.mark.parametrize(("old", "new", "reported"), [r[1:] for r in WRONG_NAMES], ids=[r[0] for r in WRONG_NAMES])
def test_a_rename_that_cannot_be_is_refused(site: Path, old: str, new: str, reported: str) -> None:
    done = run("rename", old, new, site, "--write")
    assert done.exit_code == 2
    assert reported in done.output


def test_suggestions_name_places(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="# A\n\nOf prefix caching nothing yet.\n", b="# Prefix caching\n", Pump="Yes.\n")
    (folder / "c.md").write_text("# C\n\nNo pump is a Pump.\n")
    reported = "a.md:3:4 [[b|prefix caching]]\nc.md:3:4 [[Pump|pump]]\n"
    assert run("suggest", folder).output == reported


NO_PLACE = {
    "a heading": "# Of prefix caching\n\n## Prefix caching\n\nPrefix caching\n---\n",
    "the text of a link": "See [[other|prefix caching]] and [prefix caching](other.md).\n",
    "two items": "- prefix\n- caching\n",
    "two paragraphs": "Prefix\n\ncaching\n",
    "two cells": "| prefix | caching |\n|---|---|\n| a prefix | caching |\n",
    "around a link": "Prefix [[other]] caching\n",
    "around a formula": "Prefix $x$ caching\n",
    "code": "`prefix caching`\n",
}


@pytest.mark.parametrize("text", NO_PLACE.values(), ids=NO_PLACE)
def test_no_link_is_suggested_in(tmp_path: Path, text: str) -> None:
    folder = vault(tmp_path / "v", a=text, b="# Prefix caching\n", other="# Other\n")
    assert run("suggest", folder).output == ""


def test_suggestions_are_few_and_ranked(tmp_path: Path) -> None:
    notes = {f"n{at:02d}": f"# Note {at:02d}\n\nA pump, a kettle and steam pressure.\n" for at in range(12)}
    notes["n03"] += "\nBoiling point of water, tea leaves, copper kettle, electric heater, clay cup, iron stove.\n"
    names = ("Pump", "Steam pressure", "Boiling point of water", "Tea leaves", "Copper kettle", "Electric heater")
    folder = vault(tmp_path / "v", **notes, **dict.fromkeys((*names, "Clay cup", "Iron stove"), "Text.\n"))
    lines = run("suggest", folder).output.splitlines()
    assert lines[0] == "n03.md:5:1 [[Boiling point of water]]"
    assert not any("[[Pump" in line for line in lines)  # a word of most notes
    assert sum(line.startswith("n03.md") for line in lines) == 5
    assert len(lines) == 5 + 11
    few = run("suggest", folder, "--limit", "3").output.splitlines()
    assert few == [*lines[:3], "13 more; `calcgraph suggest --limit 0` prints all"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_the_commands(shell: str) -> None:
    done = run("completion", shell)
    assert done.exit_code == 0
    assert "_CALCGRAPH_COMPLETE" in done.output


WORDS = [
    ("a command", "calcgraph re", ["rename", "report"]),
    ("an option", "calcgraph check --form", ["--format"]),
    ("a form", "calcgraph check --format sa", ["sarif"]),
    ("a rule", "calcgraph explain cg911", ["CG911"]),
]


@pytest.mark.parametrize(("words", "offered"), [row[1:] for row in WORDS], ids=[row[0] for row in WORDS])
def test_words_are_completed(words: str, offered: list[str]) -> None:
    env = {"_CALCGRAPH_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    done = CliRunner().invoke(main, prog_name="calcgraph", env=env)
    assert [line.partition(",")[2] for line in done.output.splitlines()] == offered


TITLES = [
    ("one word", "house", "House"),
    ("several words", "old-house_notes", "Old house notes"),
    ("a word that YAML reads otherwise", "yes", "Yes"),
    ("a number", "2026", "2026"),
    ("a colon", "house: old", "House: old"),
    ("a letter beyond ASCII", "überblick", "Überblick"),
    ("no word", "--_", "Notes"),
]


@pytest.mark.parametrize(("folder", "name"), [row[1:] for row in TITLES], ids=[row[0] for row in TITLES])
def test_a_new_site_is_named_after_its_folder(tmp_path: Path, folder: str, name: str) -> None:
    assert run("new", "--", tmp_path / folder).exit_code == 0
    text = (tmp_path / folder / "mkdocs.yml").read_text(encoding="utf-8")
    assert yaml.safe_load(text)["site_name"] == name


def test_a_new_vault_holds_units_to_uncomment(tmp_path: Path) -> None:
    assert run("new", tmp_path / "house").exit_code == 0
    units = tmp_path / "house" / "formulas" / "units.txt"
    units.write_text(units.read_text(encoding="utf-8").replace("\n# ", "\n"), encoding="utf-8")
    vault(tmp_path / "house" / "docs", cost="```calc\ncost = 3 person * 50 €/person\n```\n\n[150 €](#cost)\n")
    done = run("check", tmp_path / "house")
    assert done.exit_code == 0, done.output


def test_a_new_vault_is_in_order_and_never_overwrites(tmp_path: Path) -> None:
    assert run("new", tmp_path / "notes").exit_code == 0
    done = run("check", tmp_path / "notes")
    assert (done.exit_code, done.output) == (0, "3 notes, 11 links, 7 quantities, 4 claims: nothing wrong\n")
    assert run("new", tmp_path / "notes").exit_code == 2


def test_a_folder_for_hosts_without_plugins(site: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run("build", site, "--out", out).exit_code == 0
    written = {path.name for path in out.iterdir()}
    assert written >= {"index.md", "notes", "formulas", "graph.md", "values.csv", "assets"}
    assert (out / "notes" / "roofline.md").read_text() == (site / "docs" / "notes" / "roofline.md").read_text()
    assert run("build", SITES / "missing-note", "--out", out).exit_code == 1
    inside = run("build", site, "--out", site / "docs" / "out")
    assert inside.exit_code == 2
    assert "the folder of the notes; name a folder outside it" in inside.output


def heed_interrupts() -> None:
    """As in a terminal: a shell has what it runs in the background ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_watching_tells_every_change(tmp_path: Path) -> None:
    folder = vault(tmp_path / "v", a="# A\n")
    (folder / "calcgraph.toml").write_text("[values]\nsource_age = 30\n")  # the day counts, and is not a change
    command = [Path(sys.executable).parent / "calcgraph", "check", "--watch", folder]
    log = tmp_path / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            command,
            stdout=out,
            stderr=out,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            preexec_fn=heed_interrupts,  # noqa: PLW1509 - no threads here
        )
    try:
        wait_for(log, "1 note, 0 links")
        vault(folder, a="# A\n\n[[nobody]]\n")
        wait_for(log, "CG101 no note is called `nobody`")
        vault(folder, b="# B\n")
        wait_for(log, "2 notes, 1 link")
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    finally:
        process.kill()
    assert log.read_text().count("notes, 1 link") == 1
    assert "Traceback" not in log.read_text()


def test_where_the_system_watches_no_more_folders_they_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def schedule(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "inotify watch limit reached")

    monkeypatch.setattr("watchdog.observers.api.BaseObserver.schedule", schedule)
    monkeypatch.setattr("calcgraph.hosts.commands.watching.PAUSE", 0.01)
    found = looks(lambda: look([tmp_path], []))
    assert not next(found).stamps
    (tmp_path / "a.md").write_text("# A\n")
    assert [*next(found).stamps] == [str(tmp_path / "a.md")]
    found.close()


def wait_for(log: Path, text: str) -> None:
    end = time.monotonic() + 60
    while text not in log.read_text():
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.1)
