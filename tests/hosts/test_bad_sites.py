"""Every site in `tests/sites` has one fault; check and build say which, where and how to fix it."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

SITES = Path(__file__).parent.parent / "sites"
NAMES = sorted(path.name for path in SITES.iterdir() if (path / "mkdocs.yml").is_file())
COULD_NOT_RUN = {
    "folder-without-notes": "Config value 'docs_dir': The path",
    "unreadable-configuration": "error parsing the configuration file",
}
"""Sites that no check can read, with what the host says of them, which reads the configuration before the plugin."""


@pytest.mark.parametrize("name", NAMES)
def test_check_reports_the_fault(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SITES / name)
    result = CliRunner().invoke(main, ["check"])
    assert result.output == (SITES / name / "expected.txt").read_text(encoding="utf-8")
    assert result.exit_code == (2 if name in COULD_NOT_RUN else 1)


@pytest.mark.parametrize("name", NAMES)
def test_build_fails_with_the_same_words(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / name
    shutil.copytree(SITES / name, site)
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    monkeypatch.setenv("TERM", "dumb")
    result = CliRunner().invoke(cli, ["build", "--config-file", str(site / "mkdocs.yml")])
    reported = (SITES / name / "expected.txt").read_text(encoding="utf-8").splitlines()[0]
    of_settings = reported.partition("CG901 ")[2]  # the host reports them, in our words
    assert (COULD_NOT_RUN.get(name) or of_settings or reported) in result.output
    assert "Traceback" not in result.output
    assert result.exit_code != 0
    assert not (site / "site" / "index.html").exists()
