"""What a release and the repository's host read: versions agree, and every file is of its format."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_one_version_everywhere() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    logged = re.search(r"^## (\S+) ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert logged
    assert (cited["version"], logged[1]) == (PROJECT["version"], PROJECT["version"])
    assert cited["license"] == PROJECT["license"]


@pytest.mark.parametrize("path", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda path: path.name)
def test_the_forms_and_workflows_are_complete(path: Path) -> None:
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    if path.parent.name == "workflows":
        assert read["permissions"] == {"contents": "read"}
        assert all("timeout-minutes" in job or "needs" in job for job in read["jobs"].values())
    elif path.name != "config.yml":
        assert {"name", "description", "body"} <= read.keys()
        assert all(field["attributes"]["label"] for field in read["body"])


def test_security_says_how_to_report() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert "Report a vulnerability" in text
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (ROOT / target).is_file(), target
