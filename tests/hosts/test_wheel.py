"""A stranger's start: the wheel alone, outside the repository, makes a vault that builds and that serves."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from importlib.metadata import distributions, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the archive of sources."""
    folder = tmp_path_factory.mktemp("made")
    hatch("-d", folder, cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def installed(made: Path) -> Path:
    """A folder with what the wheel holds, as an installer unpacks it."""
    shutil.unpack_archive(the(made, "*.whl"), made / "installed", "zip")
    return made / "installed"


def hatch(*arguments: object, cwd: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", *arguments]
    subprocess.run(command, cwd=cwd, check=True, capture_output=True, timeout=120)


def the(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def test_the_index_takes_both(made: Path) -> None:
    command = [sys.executable, "-m", "twine", "check", "--strict", *made.glob("*.whl"), *made.glob("*.tar.gz")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("PASSED") == 2


def test_what_the_readme_says_to_install_comes_from_an_index(made: Path, tmp_path: Path) -> None:
    """From an index of one project, as pip asks for it; what it needs is compared with what is installed here."""
    (said,) = re.findall(r"^pip (install .+)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    wheel, project = the(made, "*.whl"), tmp_path / "simple" / "mkdocs-calcgraph"
    project.mkdir(parents=True)
    shutil.copy(wheel, project)
    (project / "index.html").write_text(f'<a href="{wheel.name}">{wheel.name}</a>', encoding="utf-8")
    index = ["--index-url", project.parent.as_uri(), "--no-deps", "--no-cache-dir", "--isolated"]
    command = [sys.executable, "-m", "pip", *shlex.split(said), *index, "--target", tmp_path / "into"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "into")}
    program = [sys.executable, tmp_path / "into" / "bin" / "calcgraph", "new", "notes"]
    assert subprocess.run(program, cwd=tmp_path, env=env, capture_output=True, timeout=120, check=False).returncode == 0
    (found,) = distributions(path=[str(tmp_path / "into")])
    needed = [Requirement(one) for one in found.requires or ()]
    wanted = [one for one in needed if one.marker is None or one.marker.evaluate({"extra": "material"})]
    assert {"mkdocs", "mkdocs-material", "jinja2"} < {one.name for one in wanted}
    assert [str(one) for one in wanted if not one.specifier.contains(version(one.name), prereleases=True)] == []


def test_the_sources_hold_what_the_wheel_is_made_of(made: Path, tmp_path: Path) -> None:
    with tarfile.open(the(made, "*.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    sources = the(tmp_path, "mkdocs_calcgraph-*")
    assert {one.name for one in sources.iterdir()} == {
        *("plugins", "README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", "PKG-INFO", ".gitignore"),
    }
    hatch("-t", "wheel", "-d", tmp_path / "again", cwd=sources)
    first, again = (zipfile.ZipFile(the(folder, "*.whl")) for folder in (made, tmp_path / "again"))
    assert {one.filename: one.CRC for one in again.infolist()} == {one.filename: one.CRC for one in first.infolist()}


def test_the_version_is_the_one_of_the_changelog(installed: Path) -> None:
    said = message_from_string((the(installed, "*.dist-info") / "METADATA").read_text(encoding="utf-8"))
    released = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert released
    assert released[1] == said["Version"]
    assert {"material", "editor", "mcp", "data"} < {*said.get_all("Provides-Extra", [])}
    needed = [one for one in said.get_all("Requires-Dist", []) if "extra ==" not in one]
    assert [one for one in needed if re.match("mkdocs|material|properdocs|pytest", one)] == []


def test_the_changelog_is_a_list_by_topic() -> None:
    """Each item once, and behind a topic: two branches that add to one list leave it doubled without a word."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    topics = [
        part.split("\n- ")
        for release in re.split(r"^## ", text, flags=re.MULTILINE)[1:]
        for part in release.split("\n### ")
    ]
    assert [said[0] for said in topics if (len(said) > 1) == bool(re.match(r"\d+\.\d+", said[0]))] == []
    items = [" ".join(one.split()) for _, *said in topics for one in said]
    assert len(items) == len(set(items)) > 40
    rules = set(tomllib.loads((ROOT / "plugins/calcgraph/rules.toml").read_text(encoding="utf-8")))
    assert set(re.findall(r"CG\d{3}", text)) <= rules


def test_the_wheel_holds_its_data_and_no_test(installed: Path) -> None:
    package = installed / "calcgraph"
    for name in (
        "rules.toml",
        "py.typed",
        "assets/page/calcgraph.css",
        "scripts/page/live.js",
        "scripts/start/whole.js",
        "calc/units/units.txt",
        "notes/claim_lexicon.toml",
    ):
        assert (package / name).is_file(), name
    assert not list((package / "assets").rglob("*.js"))  # scripts are made from them
    assert list((package / "render" / "templates").glob("*.html"))
    assert (package / "hosts" / "start" / "docs" / "index.md").is_file()
    assert not [path for path in installed.rglob("*") if path.name.startswith("test") or path.name == "tests"]
    assert {path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")} == {"calcgraph"}


def test_a_new_vault_builds(installed: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(installed)}

    def run(program: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", f"import calcgraph, sys; sys.stderr.write(calcgraph.__file__); {program}"]
        return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False)

    made = run("from calcgraph.hosts.command_line import main; main(['new', 'notes'])", tmp_path)
    assert made.returncode == 0, made.stderr
    assert str(installed) in made.stderr
    built = run("from mkdocs.__main__ import cli; cli(['build', '--strict'])", tmp_path / "notes")
    assert built.returncode == 0, built.stderr
    assert "167" in (tmp_path / "notes" / "site" / "kettle" / "index.html").read_text(encoding="utf-8")
