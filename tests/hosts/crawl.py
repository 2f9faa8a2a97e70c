"""Every address and id of a built site, as a reader would follow them."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote, unquote, urljoin, urlsplit

THEMES = frozenset({"__skip", "__top", "__comments"})
"""Ids that themes and their scripts set."""


@dataclass
class Read(HTMLParser):
    """Ids and addresses of a page, those of templates left out."""

    ids: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    skip: int = 0

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.skip += tag == "template"
        if self.skip:
            return
        if given.get("id"):
            self.ids.append(str(given["id"]))
        for name in ("href", "src", "xlink:href"):
            if given.get(name) is not None and given.get("rel") != "canonical":
                self.addresses.append(str(given[name]))

    def handle_endtag(self, tag: str) -> None:
        self.skip -= tag == "template"


def faults_of(site: Path, base: str) -> list[str]:
    """Ids that are twice on a page, and addresses below `base` that lead nowhere."""
    pages: dict[str, Read] = {}
    for path in sorted(site.rglob("*.html")):
        if path.name != "404.html":
            pages[path.relative_to(site).as_posix()] = read = Read()
            read.feed(path.read_text(encoding="utf-8"))
    twice = [f"{name}: {id_} twice" for name, read in pages.items() for id_ in set(read.ids) if read.ids.count(id_) > 1]
    ids = {name: frozenset(read.ids) | THEMES for name, read in pages.items()}
    dead = [
        f"{name}: {to}" for name, read in pages.items() for to in read.addresses if not leads(site, ids, base, name, to)
    ]
    return [*sorted(twice), *dead]


def leads(site: Path, ids: dict[str, frozenset[str]], base: str, name: str, address: str) -> bool:
    """Whether an address of a page is another site's, or a file of this one with the id it names."""
    whole = urlsplit(urljoin(base + quote(name), address))
    if f"{whole.scheme}://{whole.netloc}/" != base:
        return True
    path = unquote(whole.path.lstrip("/"))
    file = f"{path}index.html" if path.endswith("/") or not path else path
    if not (site / file).is_file():
        return False
    fragment = unquote(whole.fragment)
    return not fragment or file not in ids or fragment in ids[file]
