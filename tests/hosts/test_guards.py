"""Whatever calcgraph raises for one note or page is one line about it: the others are checked, built and reported."""

import json
import os

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main
from calcgraph.hosts.mkdocs import plugin
from calcgraph.hosts.mkdocs.converted import Conversions
from calcgraph.notes.model import Note
from calcgraph.project import faces, problems

RAISED = {"a fault": RuntimeError, "depth": RecursionError, "memory": MemoryError, "a key": KeyError}
RULES = [
    (faces, "parse_note"),
    (problems, "check_links_of"),
    (problems, "check_fences"),
    (problems, "check_ids"),
    (problems, "check_bound"),
    (problems, "check_cited"),
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


EVENTS = [
    (plugin, "given"),
    (plugin, "body_of"),
    (plugin, "foot_of"),
    (plugin, "with_early"),
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


@pytest.mark.parametrize("name", ["gather", "check_site", "add_generated", "put_last", "name_assets"])
def test_an_event_of_the_whole_build_ends_it_with_one_line(vault, monkeypatch, caplog, name):
    write(vault)

    def broken(*_args, **_given):
        raise type(f"{name}Error", (RecursionError,), {})  # the host prints each message once in a process

    monkeypatch.setattr(plugin, name, broken)
    done = CliRunner().invoke(cli, ["build"])
    assert done.exit_code == 1
    assert isinstance(done.exception, SystemExit), done.exception
    assert "bug in calcgraph" in caplog.text + done.output
    assert "Traceback" not in caplog.text + done.output
    assert not os.path.exists(vault / "site/bad/index.html")  # noqa: PTH110
