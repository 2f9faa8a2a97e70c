"""A build whose notes are not trusted with HTML has the limits of an untrusted check, whatever it has kept."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from calcgraph.calc.budget import CUT, Work

MKDOCS = Path(sys.executable).with_name("mkdocs")
COSTLY = "# A\n\n```calc\ny = Sum(Sum(sin(i * j), (i, 1, 999)), (j, 1, 150))\n```\n"
VIEWED = """# V

```calc
x = 2 in 1..9
y = Sum(sin(i * x), (i, 1, 100))
```

```calc table
y over x = 1..9
```
"""


def built(root: Path, html: str) -> str:
    (root / "mkdocs.yml").write_text(
        f"site_name: x\nplugins: [{{calcgraph: {{html: {html}, on_error: warn, values: {{reference: false}}}}}}]\n"
    )
    given = {**os.environ, "XDG_CACHE_HOME": str(root / "cache"), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run([MKDOCS, "build"], cwd=root, env=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    for at in range(6):
        (tmp_path / f"docs/n{at}.md").write_text(COSTLY)
    (tmp_path / "docs/v.md").write_text(VIEWED)
    return tmp_path


def test_all_notes_share_one_budget_and_each_page_has_its_own(vault: Path) -> None:
    first, again = built(vault, "escape"), built(vault, "escape")
    assert CUT[Work.ALL_STEPS] in first
    assert [one for one in first.splitlines() if "CG" in one] == [one for one in again.splitlines() if "CG" in one]
    page = (vault / "site/v/index.html").read_text()
    assert "values are missing here" not in page
    assert page.count("<tbody>") >= 1


def test_a_build_of_trusted_notes_has_a_budget_for_each_note(vault: Path) -> None:
    assert "CG350" not in built(vault, "keep")
