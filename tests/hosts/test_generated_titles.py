"""Titles of the pages that calcgraph makes are headings, whatever the notes may hold and whichever theme shows them."""

import re
from html import unescape

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

PAGES = ("graph", "claims", "values", "tags", "changes")


@pytest.mark.parametrize("html", ["escape", "keep"])
@pytest.mark.parametrize("theme", ["mkdocs", "readthedocs", "material"])
def test_a_generated_page_begins_with_its_heading(tmp_path, theme, html):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text("# A\n\n#t [[b]]\n\n```calc\nx = 2\n```\n\n[2](#x)\n")
    (tmp_path / "docs/b.md").write_text("# B\n\n[[a]]\n")
    (tmp_path / "mkdocs.yml").write_text(
        f"site_name: x\ntheme: {{name: {theme}}}\nplugins: [{{calcgraph: {{html: {html}, changes: {{tags: 2}}}}}}]\n"
    )
    given = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(tmp_path / "mkdocs.yml")], env=given)
    assert done.exit_code == 0, done.output
    for name in PAGES:
        page = (tmp_path / f"site/{name}/index.html").read_text()
        found = re.findall(r"<h1[ >].*?</h1>", page, re.DOTALL)
        titles = [re.sub(r"<[^>]*>", "", unescape(one)).strip("¶ ") for one in found]
        assert [one.rpartition(">")[2] for one in titles].count(name.capitalize()) == 1, (name, titles)
        assert "&lt;h1" not in page
