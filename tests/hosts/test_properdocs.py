"""ProperDocs, which carries MkDocs 1.x on, runs the plugin unchanged and builds the same site."""

import os
import subprocess
import sys
from pathlib import Path

SITE = Path(__file__).parent / "site"


def test_the_same_site(tmp_path: Path) -> None:
    for host in ("mkdocs", "properdocs"):
        command = [Path(sys.executable).parent / host, "build", "--strict", "-f", SITE / "mkdocs.yml"]
        env = {**os.environ, "SOURCE_DATE_EPOCH": "0"}
        done = subprocess.run([*command, "-d", tmp_path / host], env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    made, expected = articles(tmp_path / "properdocs"), articles(tmp_path / "mkdocs")
    assert made.keys() == expected.keys()
    assert [name for name in made if made[name] != expected[name]] == []


def articles(site: Path) -> dict[str, str]:
    """What we and the notes have written: the article of each page, and the data files."""
    found = {}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.suffix == ".html" and name != "404.html":
            text = path.read_text(encoding="utf-8")
            found[name] = text[text.index("<article") : text.rindex("</article>")]
        elif path.suffix in (".json", ".csv") and not name.startswith("search"):
            found[name] = path.read_text(encoding="utf-8")
    return found
