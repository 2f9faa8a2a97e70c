"""One site under each host: the same diagnostics, the same elements, and of features what the manual's matrix says."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BIN = Path(sys.executable).parent
OTHER = ROOT / ".venv/materialx/bin"
"""MaterialX has the folder of Material, so that it can only be installed in another environment."""
HOSTS = {
    "MkDocs, Material": (BIN / "mkdocs", "material"),
    "MkDocs, `mkdocs`": (BIN / "mkdocs", "mkdocs"),
    "MkDocs, `readthedocs`": (BIN / "mkdocs", "readthedocs"),
    "ProperDocs, Material": (BIN / "properdocs", "material"),
    "ProperDocs, MaterialX": (OTHER / "properdocs", "materialx"),
    "ProperDocs, `mkdocs`": (BIN / "properdocs", "mkdocs"),
    "ProperDocs, `readthedocs`": (BIN / "properdocs", "readthedocs"),
}
FIRST = "MkDocs, Material"
CONTENT = {
    "material": ("article", "class", "md-content__inner md-typeset"),
    "mkdocs": ("div", "role", "main"),
    "readthedocs": ("div", "itemprop", "articleBody"),
}
"""The element of a page that holds the note: its name, and an attribute that only it has."""
LOOK = {
    "material": "font: false, features: [navigation.instant], palette: {scheme: slate}",
    "mkdocs": "color_mode: dark",
    "readthedocs": "locale: en",
}
PAGE = ROOT / "docs/manual/hosts.md"
VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "source", "wbr", "area", "col", "embed", "track"})
FAULTS = """\
---
icon: material/no-such
---

# Broken

[[kv-cach]] takes [7 GB](notes/kv-cache.md#total) in all.

```calc
x = 3 m + 2 s
```
"""


@dataclass
class Elements(HTMLParser):
    """What is inside of the first element of a name that has an attribute: tags with attributes, and texts."""

    tag: str
    attribute: str
    value: str
    found: list[object] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    dropped: int = 0
    """Depth at which an element of the theme's own began; 0 outside of all."""

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not self.open and (tag != self.tag or dict(attrs).get(self.attribute) != self.value):
            return
        is_first = not self.open
        if tag not in VOID:
            self.open.append(tag)
        if is_first:
            return
        is_ours = "md-" not in (dict(attrs).get("class") or "")
        if not self.dropped and not is_ours:
            self.dropped = len(self.open)
        if not self.dropped:
            self.found.append((tag, sorted(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if self.open and tag not in VOID:
            self.dropped = 0 if len(self.open) == self.dropped else self.dropped
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open and not self.dropped and data.strip():
            self.found.append(" ".join(data.split()))


def build(folder: Path, host: str, *, is_broken: bool = False) -> tuple[Path, str]:
    """A site, and what was said while it was built."""
    program, theme = HOSTS[host]
    shutil.copytree(HERE / "site", folder)
    text = (folder / "mkdocs.yml").read_text(encoding="utf-8")
    text = text.replace("{name: material, font: false}", f"{{name: {theme}, {LOOK[theme.removesuffix('x')]}}}")
    text = text.replace("markdown_extensions:", "site_url: https://notes.example/\nmarkdown_extensions:")
    (folder / "mkdocs.yml").write_text(text, encoding="utf-8")
    if is_broken:
        (folder / "docs/broken.md").write_text(FAULTS, encoding="utf-8")
    env = {**os.environ, "SOURCE_DATE_EPOCH": "0", "PYTHONPATH": str(ROOT / "plugins")}
    command = [program, "build", *([] if is_broken else ["--strict"]), "-f", folder / "mkdocs.yml"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == (1 if is_broken else 0), done.stderr
    return folder / "site", done.stderr


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    made: dict[str, Path] = {}

    def site(host: str) -> Path:
        if host not in made:
            made[host] = build(tmp_path_factory.mktemp("site") / "vault", host)[0]
        return made[host]

    return site


def elements(site: Path, theme: str) -> dict[str, list[object]]:
    """What stands in the content of each page."""
    found = {}
    for path in sorted(site.rglob("*.html")):
        if path.name not in ("404.html", "search.html"):  # the theme's own
            reader = Elements(*CONTENT[theme.removesuffix("x")])
            reader.feed(path.read_text(encoding="utf-8"))
            found[path.relative_to(site).as_posix()] = reader.found
    return found


@pytest.mark.parametrize("host", list(HOSTS)[1:])
def test_pages_have_the_same_elements(sites: Callable[[str], Path], host: str) -> None:
    expected, made = elements(sites(FIRST), "material"), elements(sites(host), HOSTS[host][1])
    assert made.keys() == expected.keys()
    assert min(map(len, expected.values())) > 5
    for name, page in expected.items():
        assert made[name] == page, name


@pytest.mark.parametrize("host", list(HOSTS)[1:])
def test_data_files_are_the_same(sites: Callable[[str], Path], host: str) -> None:
    ours = ("assets/calcgraph/**/*.*", "*.json", "*.csv", "llms.txt", "data/*")
    for pattern in ours:
        for file in sites(FIRST).glob(pattern):
            made = sites(host) / file.relative_to(sites(FIRST))
            assert made.read_bytes() == file.read_bytes(), file


def reported(said: str) -> set[str]:
    return set(re.findall(r"\S+:\d+:\d+: CG\d{3} .*", said))


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What the first host reports of the broken site."""
    return reported(build(tmp_path_factory.mktemp("first") / "vault", FIRST, is_broken=True)[1])


@pytest.mark.parametrize("host", list(HOSTS)[1:])
def test_the_same_is_reported(tmp_path: Path, first: set[str], host: str) -> None:
    found = reported(build(tmp_path / "other", host, is_broken=True)[1])
    assert {one.split()[1] for one in first} >= {"CG101", "CG103", "CG310", "CG913"}
    icons = {one for one in first if "CG913" in one and "material" not in HOSTS[host][1]}
    assert found == first - icons


def is_searched(site: Path) -> bool:
    """Whether the host's search has the values of a sheet: in its index, or in the pages that a program reads."""
    index = site / "search/search_index.json"
    if not index.is_file():
        return any(b"per_token" in gzip.decompress(one.read_bytes()) for one in (site / "search/fragment").iterdir())
    return any("per_token" in one["text"] for one in json.loads(index.read_text(encoding="utf-8"))["docs"])


def has(page: str, what: str) -> Callable[[Path], bool]:
    """Whether a page of a site has an expression in it."""
    return lambda site: bool(re.search(what, (site / page).read_text(encoding="utf-8")))


def is_dark(site: Path) -> bool:
    """Whether the page says that it is dark in words that our styles know."""
    said = re.search(r'data-(?:md-color-scheme|bs-theme)="\w+"', (site / "index.html").read_text(encoding="utf-8"))
    (styles,) = (site / "assets/calcgraph").glob("page/calcgraph*.css")
    return bool(
        said and said[0] in styles.read_text(encoding="utf-8").replace("=slate", '="slate"').replace("=dark", '="dark"')
    )


FEATURES: dict[str, Callable[[Path], bool]] = {
    "sheets, claims, views, links, map: in the page, with values": has("notes/kv-cache/index.html", 'class="cg-row'),
    "controls that compute in the page": has("notes/kv-cache/index.html", r'calcgraph/page/sheet\.js" type="module"'),
    "styles": has("notes/kv-cache/index.html", r'<link[^>]+assets/calcgraph/[^>]+\.css"'),
    "search": is_searched,
    "tags under the title": has("notes/kv-cache/index.html", 'class="md-tag"'),
    "a dark palette": is_dark,
    "a page changes without a reload": has("index.html", r'"navigation\.instant"'),
}


def cells() -> dict[tuple[str, str], bool]:
    """The table of the manual: whether a host has a feature."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").split("\n") if line.count("|") == len(HOSTS) + 2]
    header, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return {(host, row[0]): cell == "yes" for row in rows for host, cell in zip(header[1:], row[1:], strict=True)}


def test_the_matrix_is_whole() -> None:
    assert list(cells()) == [(host, feature) for feature in FEATURES for host in HOSTS]


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("feature", FEATURES)
def test_a_cell_of_the_matrix(sites: Callable[[str], Path], feature: str, host: str) -> None:
    assert FEATURES[feature](sites(host)) is cells()[host, feature]
