"""Builds a documentation without the plugin, with it last and with it first, and prints what differs that is not ours.

    python tools/same_site.py path/to/mkdocs.yml [out]

Plugins and extensions that are not installed here are left out of all three builds. Nothing is written beside the
configuration; the sites are in `out`, or in a temporary folder.
"""

import difflib
import gzip
import json
import logging
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

HOSTS = ("alone", "last", "first")
UNREADABLE = frozenset({"minify", "social"})
"""Plugins that are left out: one writes HTML in a form in which ours is not found, one draws pictures."""
_OURS = re.compile(
    r"<link\b[^<>]*assets/calcgraph/[^<>]*>"
    r"|<script\b[^<>]*assets/calcgraph/[^<>]*></script>"
    r'|\n?<footer class="cg cg-foot".*?</footer>'
    r"|\n?<cg-note [^<]*</cg-note>"
    r'|\n?<p class="cg cg-problems"[^\n]*</p>',
    re.DOTALL,
)
_TEXT = re.compile(r"(<article.*</article>)", re.DOTALL)
_BLANK = re.compile(r"(?:[ \t]*\n)+")
_BUILT = re.compile(r"<!--\s*MkDocs version.*?-->|Build Date UTC :[^\n]*", re.DOTALL)
_ENTRY = re.compile(r"<url>.*?</url>", re.DOTALL)


def build(config_file: Path, out: Path, place: str) -> None:
    """Build the site once."""
    from mkdocs.commands.build import build as host_build  # noqa: PLC0415 - in a process of its own
    from mkdocs.config import load_config  # noqa: PLC0415 - same
    from mkdocs.config.defaults import MkDocsConfig  # noqa: PLC0415 - same
    from mkdocs.utils.yaml import get_yaml_loader, yaml_load  # noqa: PLC0415 - same

    logging.disable(logging.CRITICAL)
    with config_file.open(encoding="utf-8") as file:
        written: dict[str, Any] = yaml_load(file, get_yaml_loader(config=MkDocsConfig(str(config_file))))
    known = {point.name for point in entry_points(group="mkdocs.plugins")}
    plugins = [one for one in listed(written.get("plugins", ["search"])) if (known - UNREADABLE) & names(one)]
    ours = {"calcgraph": {"on_error": "warn"}}
    plugins = {"alone": plugins, "last": [*plugins, ours], "first": [ours, *plugins]}[place]
    extensions = [one for one in listed(written.get("markdown_extensions", [])) if all(map(is_here, names(one)))]
    given: dict[str, Any] = {
        "plugins": plugins,
        "markdown_extensions": extensions,
        "strict": False,
        "site_dir": str(out),
    }
    config = load_config(str(config_file), **given)
    config.plugins.on_startup(command="build", dirty=False)
    host_build(config)


def listed(written: object) -> list[Any]:
    """A list whose members are names or names with settings, of a list or a mapping."""
    return [{name: one} for name, one in written.items()] if isinstance(written, dict) else list(written or [])  # type: ignore[call-overload]


def names(one: object) -> set[str]:
    """The names in a member of such a list."""
    return set(one) if isinstance(one, dict) else {str(one)}


def is_here(name: str) -> bool:
    """Whether an extension of Markdown is installed."""
    if any(point.name == name for point in entry_points(group="markdown.extensions")):
        return True
    try:
        return find_spec(name.partition(":")[0]) is not None
    except ModuleNotFoundError:
        return False


def differences(alone: Path, joined: Path) -> Iterator[tuple[str, str]]:
    """Each file that differs by more than ours, with the first lines of the difference."""
    before, after = (dict(files(folder)) for folder in (alone, joined))
    made = {path for path in set(after) - set(before) if path.endswith(".html")}
    for path in sorted(before):
        if path not in after:
            yield path, "is gone"
        elif path.endswith("sitemap.xml.gz"):
            continue
        elif (one := plain(path, before[path], made)) != (other := plain(path, after[path], made)):
            yield path, "\n".join(list(difflib.unified_diff(one.split("\n"), other.split("\n"), lineterm="", n=0))[:12])


def files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a site."""
    for file in folder.rglob("*"):
        if file.is_file():
            yield file.relative_to(folder).as_posix(), file.read_bytes()


def plain(path: str, content: bytes, made: set[str]) -> str:
    """A file without ours, as a text."""
    if path == "search/search_index.json":
        index = json.loads(content)
        folders = {one.removesuffix("index.html") for one in made} | made
        index["docs"] = [one for one in index["docs"] if one["location"].partition("#")[0] not in folders]
        return json.dumps(index, indent=1, ensure_ascii=False)
    if path.endswith("sitemap.xml"):
        addresses = tuple(f"/{one.removesuffix('index.html')}</loc>" for one in made)
        text = content.decode()
        return (
            _ENTRY.sub(lambda found: "" if any(one in found[0] for one in addresses) else found[0], text)
            .replace(" ", "")
            .replace("\n", "")
        )
    if path.endswith(".html"):
        html = _BUILT.sub("", _OURS.sub("", content.decode()))
        parts = _TEXT.split(html, maxsplit=1)  # between the lines of the theme ours leave empty ones
        return "".join(part if at == 1 else _BLANK.sub("\n", part) for at, part in enumerate(parts))
    if path.endswith(".gz"):
        return gzip.decompress(content).hex()
    return content.decode("utf-8", "surrogateescape")


def main(arguments: list[str]) -> int:
    """Build three times and compare; 1 where something differs."""
    if len(arguments) == 3 and arguments[2] in HOSTS:
        build(Path(arguments[0]), Path(arguments[1]), arguments[2])
        return 0
    config = Path(arguments[0]).resolve()
    with tempfile.TemporaryDirectory() as temporary:
        out = Path(arguments[1] if len(arguments) > 1 else temporary).resolve()
        for place in HOSTS:
            command = [sys.executable, __file__, str(config), str(out / place), place]
            subprocess.run(command, check=True, cwd=config.parent)
        pages = sum(1 for path, _ in files(out / "alone") if path.endswith(".html"))
        count = 0
        for place in HOSTS[1:]:
            found = list(differences(out / "alone", out / place))
            count += len(found)
            print(f"{pages} pages, plugin {place}: {len(found)} files differ")
            for path, said in found:
                print(f"--- {path}\n{said}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
