"""Whatever calcgraph raises for one note or page is one line about it: the others are checked, built and reported."""

import json
import os
import re

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main
from calcgraph.hosts.kept_parts import KeptParts
from calcgraph.hosts.mkdocs import bodies, plugin
from calcgraph.hosts.mkdocs.converted import Conversions
from calcgraph.hosts.mkdocs.own_folder import OwnFolder
from calcgraph.hosts.mkdocs.plugin import CalcgraphPlugin
from calcgraph.notes.model import Note
from calcgraph.project import edges, faces, meaning, problems

RAISED = {"a fault": RuntimeError, "depth": RecursionError, "memory": MemoryError, "a key": KeyError}
RULES = [
    (faces, "parse_note"),
    (problems, "check_links_of"),
    (problems, "check_fences"),
    (problems, "check_ids"),
    (problems, "check_bound"),
    (problems, "check_cited"),
    (meaning, "resolve_link"),
    (edges, "facts_of"),
]


@pytest.fixture
def vault(tmp_path, monkeypatch):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/bad.md").write_text("# Bad\n\n[[nowhere]]\n\n$x$\n\n```calc\nx = 2\n```\n\n[2](#x)\n")
    (tmp_path / "docs/good.md").write_text("# Good\n\n[[gone]]\n\n$y$\n\n```calc\ny = 2\n```\n\n[3](#y)\n")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(vault, settings="on_error: warn"):
    (vault / "mkdocs.yml").write_text(f"site_name: x\nplugins: [{{calcgraph: {{{settings}}}}}]\n")


def breaks(monkeypatch, owner, name, error, word="bad"):
    """Have a function of ours raise where it is at work on one note."""
    real = getattr(owner, name)

    def broken(*args, **given):
        about = [str(getattr(one, "path", getattr(one, "id", ""))) for one in args]
        about += [one.source.shown for one in args if isinstance(one, Note)]
        if any(one.endswith(f"{word}.md") for one in about) and getattr(args[0], "text", "x"):
            raise error
        return real(*args, **given)

    monkeypatch.setattr(owner, name, broken)


@pytest.mark.parametrize("error", RAISED.values(), ids=RAISED)
@pytest.mark.parametrize(("owner", "name"), RULES, ids=[name for _, name in RULES])
def test_a_rule_that_raises_for_one_note_is_asked_of_the_others(vault, monkeypatch, owner, name, error):
    write(vault)
    breaks(monkeypatch, owner, name, error)
    done = CliRunner().invoke(main, ["check", "--no-cache", "--format", "json"])
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == 2
    found = {(one["path"], one["code"]) for one in json.loads(done.stdout)["diagnostics"]}
    assert ("docs/bad.md", "CG930") in found
    assert {("docs/good.md", "CG101"), ("docs/good.md", "CG401")} <= found


WHOLE = [
    (problems, "find_twins"),
    (edges, "sequence"),
    (problems, "check_floor"),
    (problems, "read_commands"),
]


@pytest.mark.parametrize(("owner", "name"), WHOLE, ids=[name for _, name in WHOLE])
def test_a_rule_about_all_notes_that_raises_costs_no_note_its_report(vault, monkeypatch, owner, name):
    write(vault, "values: {coverage_floor: 0.5}, tex_macros: m.md")
    (vault / "docs/m.md").write_text("# M\n\nrequires:: [[good]]\n")
    monkeypatch.setattr(owner, name, broken_as(name))
    done = CliRunner().invoke(main, ["check", "--no-cache", "--format", "json"])
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == 2
    found = {(one["path"], one["code"]) for one in json.loads(done.stdout)["diagnostics"]}
    assert {("docs/good.md", "CG101"), ("docs/good.md", "CG401"), ("docs/bad.md", "CG101")} <= found
    assert "CG930" in {code for _, code in found}


EVENTS = [
    (plugin, "given"),
    (bodies, "body_of"),
    (bodies, "foot_of"),
    (bodies, "with_early"),
    (Conversions, "convert"),
]


@pytest.mark.parametrize("error", [RecursionError, MemoryError])
@pytest.mark.parametrize(("owner", "name"), EVENTS, ids=[name for _, name in EVENTS])
def test_a_page_that_cannot_be_made_costs_no_other_page(  # noqa: PLR0913, PLR0917 - fixtures and rows
    vault, monkeypatch, caplog, owner, name, error
):
    write(vault, "on_error: fail")
    (vault / "docs/good.md").write_text("# Good\n\nFine.\n")
    (vault / "docs/bad.md").write_text("# Bad\n")
    real = getattr(owner, name)
    asked = []

    def broken(*args, **given):
        asked.append(args)
        if len(asked) == 1:
            raise error
        return real(*args, **given)

    monkeypatch.setattr(owner, name, broken)
    done = CliRunner().invoke(cli, ["build"])
    assert len(asked) > 1
    assert done.exit_code == 1
    assert isinstance(done.exception, SystemExit), done.exception
    assert "bug in calcgraph" in caplog.text + done.output
    assert "Traceback" not in caplog.text + done.output


def broken_as(name):
    def broken(*_args, **_given):
        raise type(f"{name.title()}Error", (RecursionError,), {})  # the host prints each message once in a process

    return broken


def built(vault, caplog, *words):
    done = CliRunner().invoke(cli, ["build", *words])
    assert isinstance(done.exception, (SystemExit, type(None))), done.exception
    said = caplog.text + done.output
    assert "Traceback" not in said
    return done.exit_code, said


NEEDED = {
    "gather": (plugin, "gather"),
    "check_site": (plugin, "check_site"),
    "add_generated": (plugin, "add_generated"),
    "name_assets": (plugin, "name_assets"),
    "refuse_site": (plugin, "refuse_site"),
    "settings": (plugin, "to_settings"),
    "startup": (plugin, "RedrawState"),
}


@pytest.mark.parametrize("name", NEEDED)
def test_an_event_that_a_build_needs_ends_it_with_one_line(vault, monkeypatch, caplog, name):
    write(vault)
    monkeypatch.setattr(*NEEDED[name], broken_as(name))
    code, said = built(vault, caplog, "--dirty")
    assert code == 1
    assert "bug in calcgraph" in said
    assert f"{name.title()}Error" in said
    assert not os.path.exists(vault / "site/bad/index.html")  # noqa: PTH110


@pytest.mark.parametrize("name", ["check_site", "add_generated"])
def test_problems_of_the_notes_are_reported_before_that_line(vault, monkeypatch, caplog, name):
    write(vault)
    monkeypatch.setattr(plugin, name, broken_as(f"late {name}"))
    _, said = built(vault, caplog)
    assert said.index("docs/good.md:11:1: CG401") < said.index("bug in calcgraph")


SPARED = {
    "put_last": (plugin, "put_last"),
    "judge": (plugin, "judge"),
    "save": (KeptParts, "save"),
    "handed": (plugin, "handed"),
    "only": (plugin, "PartialFiles"),
}


@pytest.mark.parametrize("on_error", ["fail", "warn"])
@pytest.mark.parametrize("name", SPARED)
def test_an_event_that_a_build_can_do_without_is_named_and_the_build_goes_on(
    vault, monkeypatch, caplog, name, on_error
):
    write(vault, f"on_error: {on_error}")
    for note in ("good", "bad"):
        (vault / f"docs/{note}.md").write_text(f"# {note}\n\nFine.\n")
    broken = broken_as(f"{name}{on_error}")
    asked = type("Asked", (type,), {"__instancecheck__": broken})("PartialFiles", (), {})
    monkeypatch.setattr(*SPARED[name], asked if name == "only" else broken)
    code, said = built(vault, caplog)
    assert f"{name}{on_error}".title() in said
    assert "bug in calcgraph" in said
    assert code == (on_error == "fail")
    assert os.path.exists(vault / "site/good/index.html") or on_error == "fail"  # noqa: PTH110


def test_a_fault_after_the_build_is_one_line(vault, monkeypatch, caplog):
    write(vault)
    monkeypatch.setattr(OwnFolder, "remove", broken_as("remove"))
    code, said = built(vault, caplog)
    assert (code, "RemoveError" in said) == (0, True)
    assert os.path.exists(vault / "site/good/index.html")  # noqa: PTH110


def test_every_event_is_guarded():
    events = [name for name in vars(CalcgraphPlugin) if name.startswith("on_")] + ["load_config"]
    inner = {one: getattr(CalcgraphPlugin, one) for one in events}
    told = ("on_post_build",)  # reports, and nothing else, outside of its guard
    bare = [
        f"{name} {getattr(act, '__name__', '')}"
        for name, event in inner.items()
        if name not in told
        for act in getattr(event, "methods", [event])
        if not hasattr(act, "__wrapped__")
    ]
    assert len(events) > 12
    assert bare == []


DEEP = {
    "items": "* " * 3000 + "x\n",
    "numbered items": "1. " * 3000 + "x\n",
}


@pytest.mark.parametrize("name", DEEP)
def test_what_the_site_cannot_convert_is_named_and_the_others_are_built(vault, caplog, name):
    write(vault)
    (vault / "docs/bad.md").write_text(f"# Bad {name}\n\n{DEEP[name]}")
    code, said = built(vault, caplog)
    assert code == 0
    assert re.search(r"docs/bad\.md:1:1: CG922 .*RecursionError in `markdown/", said), said[-800:]
    assert len(re.findall(r"^WARNING +-  docs/bad\.md:1:1: CG922", said, re.MULTILINE)) == 1
    assert "bug in calcgraph" not in said
    assert "docs/good.md:11:1: CG401" in said
    assert "Good" in (vault / "site/good/index.html").read_text()
