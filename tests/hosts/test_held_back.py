"""What a build does not keep and does not load."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

SITE = """site_name: Vault
theme: {name: mkdocs, highlightjs: false}
plugins: [search, calcgraph]
"""
NOTES = {"index.md": "# Start\n\n[[step]]\n", "step.md": "# Step\n\n```calc\nx = 2\n```\n\n```python\nx\n```\n"}
PROBE = """
import sys
import calcgraph.hosts.mkdocs.plugin
print(sorted({"calcgraph.hosts.commands.diff.run", "calcgraph.vault.revisions"} & set(sys.modules)))
"""


def test_what_is_put_into_a_page_is_let_go_once_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text(SITE, encoding="utf-8")
    for name, text in NOTES.items():
        (tmp_path / "docs" / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    config = load_config(config_file=str(tmp_path / "mkdocs.yml"))
    plugin = config.plugins["calcgraph"]
    build(config)
    kept = {path: str(file.page.content) for path, file in plugin.pages.items() if file.page}  # type: ignore[attr-defined]
    assert set(NOTES) <= set(kept)
    for path, content in kept.items():
        written = (tmp_path / "site" / path.removesuffix("index.md").replace(".md", "/") / "index.html").read_text(
            "utf-8"
        )
        assert path not in NOTES or 'id="cg:connections"' in written
        assert "cg-conn" not in content
        assert "cg-sheet" not in content


def test_a_build_without_a_page_of_changes_loads_nothing_that_compares() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COV_")}
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "[]\n"
