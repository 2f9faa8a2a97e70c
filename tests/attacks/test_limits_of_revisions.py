"""The work for a revision has the limits of its reader: an untrusted comparison, and the tags of an escaped site."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.attacks.forge import Forge, git

from calcgraph.configured import to_settings
from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.diff.history import find_history
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from calcgraph.memory import Memory

LIGHT = "# A\n\n```calc\ny = 1\n```\n"
HEAVY = "# A\n\n```calc\ny = Sum(Sum(i * k, (i, 1, 400)), (k, 1, 400))\n```\n"
"""Half a million steps in each note; a stranger's notes share three million."""
NOTES = 9
CUT = "CG350"


def commit(forge: Forge, text: str, second: str) -> str:
    notes = (forge.note(text, f"n{at}.md") for at in range(NOTES))
    tree = forge.tree((b"100644", "calcgraph.toml", forge.blob(b"")), forge.folder_of("docs", *notes))
    return forge.commit(tree, second=second)


@pytest.fixture
def forge(tmp_path: Path) -> Forge:
    made = Forge(tmp_path / "vault")
    light, heavy = commit(made, LIGHT, "1760000000"), commit(made, HEAVY, "1760000001")
    for name, one in (("refs/tags/v1", light), ("refs/tags/v2", heavy), ("refs/heads/main", heavy)):
        made.ref(name, one)
    git(made.folder, "reset", "-q", "--hard")
    return made


@pytest.mark.parametrize("revisions", [("v1", "v2"), ("v1",)])
def test_an_untrusted_comparison_shares_its_steps_among_notes(forge: Forge, revisions: tuple[str, ...]) -> None:
    words = ["diff", *revisions, "--in", str(forge.folder), "--no-cache", "--format", "json"]
    assert CUT not in CliRunner().invoke(main, words).output
    assert CUT in CliRunner().invoke(main, [*words, "--untrusted"]).output


@pytest.mark.parametrize("html", ["escape", "keep"])
def test_the_tags_of_a_site_have_its_limits(forge: Forge, html: str) -> None:
    settings, _ = to_settings({"html": html, "changes": {"tags": 5}})
    (release,) = find_history(forge.folder, settings, Memory()).releases
    assert release.name == "v2"
    assert (CUT in str(release.summary)) is (html == "escape")


@pytest.mark.parametrize("html", ["escape", "keep"])
def test_a_build_for_another_host_has_the_limits_of_its_site(forge: Forge, html: str) -> None:
    (forge.folder / "calcgraph.toml").write_text(f'html = "{html}"\n')
    codes = [one.code for one in read(VaultOptions(forge.folder), is_build=True).diagnostics]
    assert (CUT in codes) is (html == "escape")
