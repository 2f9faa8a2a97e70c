"""Builds the vault under each plugin, alone and with calcgraph first and last, and prints what differs as JSON.

Everything runs in one process: to import the plugins takes longer than to build a small site.
"""

import json
import logging
import os
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from click.testing import CliRunner
from mkdocs.commands.build import build
from mkdocs.config import load_config

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from company_sites import COMPANY, NOTES, Company

from calcgraph.hosts.command_line import main
from kept_templates import keep_templates

OURS = re.compile(
    r'<footer class="cg cg-foot.*?</footer>|<cg-note\b.*?</cg-note>|<link rel="?modulepreload[^>]*>'
    r'|<script type="?application/json[^>]*>.*?</script>'
    r"|<(?:script|link)[^>]*assets/calcgraph[^>]*>(?:</script>)?",
    re.DOTALL,
)
MAIN = re.compile(r'<article\b.*?</article>|<div[^>]* role="?main.*?(?=<footer|</body>)', re.DOTALL)
TIME = re.compile(r"""\sdatetime=(?:"[^"]*"|'[^']*')""")
"""The second in which a file was made."""
ID = re.compile(r"""\s(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
HREF = re.compile(r"""\shref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
PLAIN = ("plain/index.html", "plain.html")
"""The page that uses nothing of ours."""
MARK = "company: "
"""Begins a line of ours: plugins print, too."""


@dataclass
class Built:
    """A site with what was said while it was built."""

    site: Path
    lines: list[str]
    pages: dict[str, str] = field(init=False)
    dead: set[str] = field(init=False)

    def __post_init__(self) -> None:
        self.pages = {
            file.relative_to(self.site).as_posix(): file.read_text("utf-8") for file in self.site.rglob("*.html")
        }
        self.dead = set(dead_in(self.pages, self.site))


class Heard(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(record.getMessage())


def write(top: Path, one: Company, order: str) -> None:
    """The project of a plugin."""
    files = {f"docs/{one.prefix}{path}": text for path, text in NOTES.items()} | one.files
    for path, text in files.items():
        (top / path).parent.mkdir(parents=True, exist_ok=True)
        (top / path).write_text(text, encoding="utf-8")
    theirs = [one.with_plugins, f"{one.plugin}: {one.settings}" if one.settings else one.plugin]
    ours = "calcgraph: {on_error: warn}"
    plugins = {"alone": theirs, "first": [ours, *theirs], "last": [*theirs, ours]}[order]
    theme = "{name: material, font: false}" if one.material else "mkdocs"
    text = f"site_name: Vault\ntheme: {theme}\nplugins: [{', '.join(filter(None, ['search', *plugins]))}]\n{one.more}"
    (top / "mkdocs.yml").write_text(text, encoding="utf-8")
    if one.needs_git:
        for words in (
            ["init", "-q"],
            ["add", "-A"],
            ["-c", "user.email=a@b.c", "-c", "user.name=n", "commit", "-qm", "x"],
        ):
            subprocess.run(["git", *words], cwd=top, check=True)


def built(top: Path) -> Built:
    """Build a site."""
    heard = Heard()
    log = logging.getLogger("mkdocs")
    log.addHandler(heard)
    config = load_config(config_file="mkdocs.yml")
    config.plugins.on_startup(command="build", dirty=False)
    try:
        build(config)
    finally:
        config.plugins.on_shutdown()
        log.removeHandler(heard)
    return Built(top / "site", [line.replace(str(top), "…") for line in heard.lines])


def problems_in(lines: list[str]) -> set[tuple[str, str]]:
    """What of it is ours: the note and the code."""
    found = (re.match(r"(?:docs/)?(\S+?):\d+:\d+: (?:error )?(CG\d{3})", line) for line in lines)
    return {(one[1], one[2]) for one in found if one}


def shown(page: str) -> str:
    """What a reader sees of a page that is not ours."""
    found = MAIN.search(OURS.sub("", page))
    return whole(found[0] if found else page)


def whole(page: str) -> str:
    """A page without ours, its menus and links to other languages included."""
    return re.sub(r">\s+<", "><", " ".join(TIME.sub("", OURS.sub("", page)).split()))


def dead_in(pages: dict[str, str], site: Path) -> Iterator[str]:
    """Links inside the site that lead nowhere, anchors included."""
    ids = {path: {next(filter(None, one.groups()), "") for one in ID.finditer(text)} for path, text in pages.items()}
    for path, text in pages.items():
        if path == "404.html":
            continue
        for one in HREF.finditer(text):
            href = unescape(next(filter(None, one.groups()), ""))
            if urlsplit(href).scheme or href.startswith("//"):
                continue
            target = urlsplit(urljoin(f"http://x/{path}", href))
            there = unquote(target.path).lstrip("/")
            there = f"{there}index.html" if there.endswith("/") or not there else there
            if not (site / there).is_file() or (
                target.fragment and there in ids and not {target.fragment, unquote(target.fragment)} & ids[there]
            ):
                yield f"{path} → {href}"


def checked() -> tuple[set[tuple[str, str]], list[str]]:
    """What `calcgraph check` finds, and the plugins from which it says that notes get text."""
    said = json.loads(CliRunner().invoke(main, ["check", "--no-cache", "--format", "json", "."]).stdout)
    found = {
        (one["path"].removeprefix("docs/"), one["code"]) for one in said["diagnostics"] if one["severity"] != "info"
    }
    return found, sorted(said["summary"].get("from_elsewhere", {}))


def run(one: Company, folder: Path) -> dict[str, object]:
    """What is found with one plugin."""
    sites: dict[str, Built] = {}
    for order in ("alone", *one.orders):
        top = folder / order
        top.mkdir(parents=True)
        os.chdir(top)
        write(top, one, order)
        sites[order] = built(top)
    found, brought = checked()
    faults = [
        f"{order}: {fault}" for order in one.orders for fault in faults_of(one, sites["alone"], sites[order], found)
    ]
    first, last = (sites[order].pages for order in (one.orders[0], one.orders[-1]))
    known = first.keys() - {"404.html", *one.varies}
    differing = [path for path in sorted(known) if shown(first[path]) != shown(last.get(path, ""))]
    return {"plugin": one.name, "faults": faults, "brought": brought, "differing": differing}


def faults_of(one: Company, alone: Built, with_us: Built, found: set[tuple[str, str]]) -> Iterator[str]:
    """What is not as it should be in a site that we have joined."""
    pages = with_us.pages
    plain = next(path for path in PLAIN if path in pages)
    if shown(pages[plain]) != shown(alone.pages[plain]):
        yield "the plain page differs"
    if whole(pages.get("404.html", "")) != whole(alone.pages.get("404.html", "")):
        yield "404.html differs"
    if gone := alone.pages.keys() - pages.keys():
        yield f"pages are missing: {sorted(gone)}"
    if dead := with_us.dead - alone.dead:
        yield f"dead links: {sorted(dead)[:4]}"
    ours = problems_in(with_us.lines)
    if (ours - one.late) | one.early != found or one.late - ours or one.early & ours:
        yield f"the build says {sorted(ours)}, the check {sorted(found)}"
    theirs = [line for line in with_us.lines if not problems_in([line]) and line not in alone.lines]
    if theirs:
        yield f"new warnings: {[line[:150] for line in theirs[:3]]}"
    for path, text in one.pages.items():
        if text not in pages.get(path, ""):
            yield f"`{text}` is not in {path}"
    for text in one.absent:
        yield from (f"`{text}` is in {name}" for name in having(with_us.site, text))


def having(site: Path, text: str) -> Iterator[str]:
    """The files of a site that a reader or a program reads in which a text stands."""
    for file in sorted(site.rglob("*.*")):
        is_read = file.suffix in {".html", ".json", ".csv", ".txt", ".xml"}
        if is_read and text in file.read_text("utf-8", "replace"):
            yield file.relative_to(site).as_posix()


def reported(one: Company, folder: Path) -> dict[str, object]:
    """What is found with one plugin; a traceback is a fault as well."""
    try:
        return run(one, folder)
    except (Exception, SystemExit):  # noqa: BLE001 - whatever a plugin raises
        return {"plugin": one.name, "faults": [traceback.format_exc()[-700:]], "brought": [], "differing": []}


def main_of(names: list[str]) -> None:
    """Print what is found with the plugins of these names, a line for each; with all of them where none is named."""
    logging.getLogger("mkdocs").setLevel(logging.INFO)
    logging.getLogger("mkdocs").propagate = False
    keep_templates()
    folder = Path(tempfile.mkdtemp(prefix="company-")).resolve()
    out = sys.__stdout__
    assert out is not None
    try:
        for one in COMPANY:
            if not names or one.name in names:
                out.write(f"{MARK}{json.dumps(reported(one, folder / one.name.replace(' ', '-')))}\n")
                out.flush()
    finally:
        os.chdir(Path(__file__).parent)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main_of(sys.argv[1:])
