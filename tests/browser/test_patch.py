"""A reader moves inputs of two notes, copies the changes as a patch, and git applies it to the notes."""

import subprocess
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect
from tests.browser.small import served

NOTES = {
    "rain.md": "# Rain\n\n```calc\nrain = 20 mm in 0..100 mm # of a month\n```\n",
    "field.md": "# Field\n\n```calc\nuse [[rain]]: rain\narea = 3000 m^2 in 1000..9000 m^2\n"
    "water [m^3] = area * rain\n```\n",
    "plain.md": "# Plain\n\nNothing is computed here, see [[field]].\n",
}
CHANGED = "?s=area:4500m²,rain.rain:5mm"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with served(tmp_path_factory.mktemp("patch"), NOTES) as server:
        yield server


def test_the_copied_patch_applies_to_the_notes(browser, site) -> None:
    context = browser.new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab = context.new_page()
    tab.goto(site.url(f"field/{CHANGED}"))
    bar = tab.locator(".cg-bar.is-on")
    copy = bar.get_by_role("button", name="copy as patch")
    copy.click()
    expect(bar.get_by_role("button", name="copied")).to_be_visible()
    text = tab.evaluate("navigator.clipboard.readText()")
    assert unquote(text.splitlines()[0]) == site.url(f"field/{CHANGED}")
    subprocess.run(["git", "init", "-q", site.folder], check=True)
    done = subprocess.run(["git", "apply", "-"], cwd=site.folder, input=text.encode(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode() + text
    docs = site.folder / "docs"
    assert (docs / "field.md").read_text() == NOTES["field.md"].replace("3000 m^2 in", "4500 m^2 in")
    assert (docs / "rain.md").read_text() == NOTES["rain.md"].replace("20 mm in", "5 mm in")
    context.close()


def test_without_the_list_of_lines_it_says_so(browser, site) -> None:
    tab = browser.new_page()
    tab.route("**/*places.json", lambda route: route.abort())
    tab.goto(site.url(f"field/{CHANGED}"))
    tab.locator(".cg-bar.is-on").get_by_role("button", name="copy as patch").click()
    expect(tab.get_by_role("button", name="not available")).to_be_visible()
    tab.close()


def test_a_page_without_inputs_offers_no_patch(browser, site) -> None:
    tab = browser.new_page()
    tab.goto(site.url("plain/?s=field.area:4500m²"))
    bar = tab.locator(".cg-bar.is-on")
    expect(bar.get_by_role("button", name="copy link")).to_be_visible()
    expect(bar.get_by_role("button", name="copy as patch")).to_be_hidden()
    tab.close()
