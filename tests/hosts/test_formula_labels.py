"""An id after a displayed formula is in the page, or the link to it is reported: check and page agree."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

CONFIGURATION = """site_name: S
theme:
  name: mkdocs
plugins:
  - calcgraph:
      habits: {mathematics: true}
markdown_extensions: [attr_list, tables, md_in_html]
"""
GIVEN = {
    "below several lines": "$$\nh = 1\n$$ {#x}",
    "after one line": "$$a = c$$ {#x}",
    "on the line below": "$$ a = b $$\n{: #x }",
    "with a class": "$$a = c$$ {.big #x}",
    "TeX that cannot be set": "$$\\nosuchcommand{a}$$ {#x}",
    "a paragraph": "Words.\n{: #x }",
    "a picture": "![i](data:image/png;base64,AAAA){#x}",
    "a span": "Some *words*{#x}.",
    "a heading": "## Words {#x}",
    "HTML with Markdown": '<div markdown="1" id="x">\nWords.\n</div>',
    "an item": "- words\n{: #x }",
}
REFUSED = {
    "after words": "Text $a$ {#x}",
    "below a table": "| a | b |\n|---|---|\n| 1 | 2 |\n{: #x }",
    "in code": "`$$a$$ {#x}`",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("labels")
    (folder / "docs").mkdir()
    for at, text in enumerate([*GIVEN.values(), *REFUSED.values()]):
        (folder / f"docs/n{at}.md").write_text(f"# N{at}\n\n{text}\n\nSee [it](#x).\n")
    (folder / "mkdocs.yml").write_text(CONFIGURATION)
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder / "site")]
    warn = CONFIGURATION.replace("habits:", "on_error: warn\n      habits:")
    (folder / "mkdocs.yml").write_text(warn)
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return folder / "site", done.stderr + done.stdout


@pytest.mark.parametrize("name", GIVEN)
def test_an_id_is_in_the_page(built, name: str) -> None:
    folder, said = built
    at = list(GIVEN).index(name)
    html = (folder / f"n{at}/index.html").read_text()
    assert re.search(r'<\w+[^>]* id="x"', html)
    assert "{" not in html[html.index("<h1") : html.index("See <a")].replace("\\nosuchcommand{a}", "")
    assert f"n{at}.md" not in "\n".join(line for line in said.splitlines() if "CG103" in line)


@pytest.mark.parametrize("name", REFUSED)
def test_a_link_to_an_id_that_is_not_given_is_reported(built, name: str) -> None:
    folder, said = built
    at = len(GIVEN) + list(REFUSED).index(name)
    assert ' id="x"' not in (folder / f"n{at}/index.html").read_text()
    assert re.search(rf"n{at}\.md:\d+:\d+: CG103", said)
