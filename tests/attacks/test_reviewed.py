"""What a reviewer of the first round found: a stranger's modules, ids that are elements, folders above the project."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

COMMAND = Path(sys.executable).with_name("calcgraph")
MKDOCS = Path(sys.executable).with_name("mkdocs")
SHEET = "# A\n\n```calc\na = 3 m in 1..5 m\nz = diff(a^2, a)\n```\n"
MODULE = "import os, pathlib\npathlib.Path(os.environ['TARGET'], 'NUMBER').write_text(str(dict(os.environ)))\n"


def run(folder, *command, **environment):
    given = {**os.environ, "XDG_CACHE_HOME": str(folder.parent / "cache"), "NO_MKDOCS_2_WARNING": "1", **environment}
    return subprocess.run(command, cwd=folder, env=given, capture_output=True, text=True, check=False, timeout=120)


MODULES = ["json.py", "sympy.py", "mpmath.py", "calcgraph/__init__.py", "sitecustomize.py"]


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """What the modules of a folder have written while it was checked, a file each."""
    above = tmp_path_factory.mktemp("modules")
    folder = above / "project"
    (above / "ran").mkdir()
    for at, name in enumerate(MODULES):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(MODULE.replace("NUMBER", str(at)))
    (folder / "a.md").write_text(SHEET)
    done = run(folder, COMMAND, "check", ".", "--untrusted", TARGET=str(above / "ran"), HIDDEN="token")
    assert (done.returncode, done.stderr) == (0, "")
    assert "nothing wrong" in done.stdout
    return above / "ran"


@pytest.mark.parametrize("name", MODULES)
def test_no_module_of_the_checked_tree_is_run(ran, name):
    assert not (ran / str(MODULES.index(name))).exists()


ABOVE = ["..", "../", "docs/../..", "./.."]


@pytest.mark.parametrize("docs", ABOVE)
def test_no_folder_above_the_project_is_read(tmp_path, docs):
    folder = tmp_path / "project"
    (folder / "docs").mkdir(parents=True)
    (folder / "docs/a.md").write_text("# A\n")
    (tmp_path / "beside").mkdir()
    (tmp_path / "beside/secret.md").write_text("# Secret\n\n[[nowhere-secret]]\n")
    (folder / "mkdocs.yml").write_text(f"site_name: x\ndocs_dir: {docs}\nplugins: [calcgraph]\n")
    done = CliRunner().invoke(main, ["check", str(folder), "--untrusted"])
    assert done.exit_code != 0
    assert isinstance(done.exception, SystemExit)
    assert "secret" not in done.output


IDS = {
    "an element": '## B {#"><script>alert(1)</script>}',
    "an attribute": '## B {#a"onclick=alert(1)}',
    "in an admonition": '!!! note\n    ## B {#"><script>alert(1)</script>}',
    "behind attributes": '## B { .x #"><script>alert(1)</script> }',
    "underlined": 'B {#"><script>alert(1)</script>}\n---',
}


@pytest.mark.parametrize("theme", ["mkdocs", "material", "readthedocs"])
def test_no_id_is_more_than_an_id(tmp_path, theme):
    folder = tmp_path / "project"
    (folder / "docs").mkdir(parents=True)
    for at, text in enumerate(IDS.values()):
        (folder / f"docs/n{at}.md").write_text(f"# A\n\n{text}\n\nText.\n")
    (folder / "mkdocs.yml").write_text(
        f"site_name: x\ntheme: {{name: {theme}}}\nmarkdown_extensions: [attr_list, admonition, tables]\n"
        "plugins:\n  - calcgraph: {html: escape}\n"
    )
    done = run(folder, MKDOCS, "build", "-q")
    assert done.returncode == 0, done.stderr
    for page in (folder / "site").glob("n*/index.html"):
        text = page.read_text(encoding="utf-8")
        assert "<script>alert" not in text
        assert re.search(r"[\"'\s]onclick=", text) is None


QUIET = {
    "severities": "severity: {CG401: off, CG101: off}",
    "ignored": "ignore: {'docs/*': [CG401, CG101]}",
    "ghosts": "links: {unresolved: ghost}",
}


@pytest.mark.parametrize("setting", [*QUIET.values(), "EXCLUDED"], ids=[*QUIET, "all excluded"])
def test_the_configuration_of_the_checked_tree_silences_nothing(tmp_path, setting):
    folder = tmp_path / "project"
    (folder / "docs").mkdir(parents=True)
    (folder / "docs/a.md").write_text("# A\n\n```calc\nx = 42 ms\n```\n\n[99 ms](#x) and [[nowhere]]\n")
    plugin = "plugins: [calcgraph]" if setting == "EXCLUDED" else f"plugins:\n  - calcgraph:\n      {setting}"
    excluded = 'exclude_docs: "*"\n' if setting == "EXCLUDED" else ""
    (folder / "mkdocs.yml").write_text(f"site_name: x\n{excluded}{plugin}\n")
    done = CliRunner().invoke(main, ["check", str(folder), "--untrusted"])
    assert done.exit_code in {1, 2}
    assert isinstance(done.exception, SystemExit)
    assert "nothing wrong" not in done.stdout


BROKEN = {
    "digits in a setting": ("calcgraph.toml", "a = " + "1" * 5000),
    "digits in a layout": ("formulas/layout.json", '{"a": ' + "1" * 9000 + "}"),
    "an end of text in docs_dir": ("mkdocs.yml", 'site_name: x\ndocs_dir: "do\\0cs"\nplugins: [calcgraph]\n'),
    "one in the library": ("mkdocs.yml", 'site_name: x\nplugins: [{calcgraph: {library: "a\\0b"}}]\n'),
    "one in a name inherited": ("mkdocs.yml", 'INHERIT: "a\\0b"\nsite_name: x\nplugins: [calcgraph]\n'),
    "a pattern of nothing": ("mkdocs.yml", 'site_name: x\nexclude_docs: "!"\nplugins: [calcgraph]\n'),
    "lists of lists": (
        "mkdocs.yml",
        "site_name: x\na: &a [x,x,x,x,x,x,x,x,x]\n"
        + "".join(f"{n}: &{n} [{', '.join([f'*{b}'] * 9)}]\n" for b, n in zip("abcdefgh", "bcdefghi", strict=True))
        + "markdown_extensions: *i\nplugins: [calcgraph]\n",
    ),
}


@pytest.mark.parametrize(("name", "text"), BROKEN.values(), ids=BROKEN)
def test_a_broken_configuration_is_reported_not_raised(tmp_path, name, text):
    folder = tmp_path / "project"
    (folder / "docs").mkdir(parents=True)
    (folder / "formulas").mkdir()
    (folder / "docs/a.md").write_text("# A\n")
    (folder / name).write_text(text)
    done = CliRunner().invoke(main, ["check", str(folder), "--untrusted"])
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert "note" in done.stdout
