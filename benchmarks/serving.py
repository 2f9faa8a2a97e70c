"""What a reload takes after an edit, with `--dirty`; as a program it prints the seconds of processor time."""

import functools
import importlib
import os
import pkgutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from figures import Row
from make_vault import make_vault
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from measure import run
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import CombinedEvent

from calcgraph.hosts import markdown as processors
from calcgraph.hosts.markdown.blocks import Fences
from calcgraph.hosts.mkdocs.plugin import CalcgraphPlugin

NOTES = 1_000
EVENTS = (
    *("on_config", "on_files", "on_nav", "on_page_markdown", "on_page_content", "on_env", "on_page_context"),
    "on_post_build",
)
EDITS = {
    "a sentence": ("The first takes", "Nothing is exact. The first takes"),
    "a formula": ("base = 60 GB", "base = 70 GB"),
    "a link": ("The first takes", "See [[note-00100]]. The first takes"),
}
SITE = """site_name: Vault
theme: {name: material, font: false}
plugins: [search, calcgraph: {dialect: obsidian}]
markdown_extensions: [pymdownx.superfences]
"""


class Clock:
    """Processor time between the outermost beginning and end of calls."""

    def __init__(self) -> None:
        """Nothing spent yet."""
        self.spent = 0.0
        self._open = 0

    def watch(self, owner: type, name: str) -> None:
        """Count the time of a method from now on."""
        call: Callable[..., object] = vars(owner).get(name) or getattr(owner, name)
        setattr(owner, name, self._watched_all(call) if isinstance(call, CombinedEvent) else self._watched(call))

    def _watched_all(self, event: CombinedEvent[..., object]) -> CombinedEvent[..., object]:
        return CombinedEvent(*map(self._watched, event.methods))

    def _watched(self, call: Callable[..., object]) -> Callable[..., object]:
        @functools.wraps(call)
        def counted(*args: object, **named: object) -> object:
            start, self._open = time.process_time(), self._open + 1
            try:
                return call(*args, **named)
            finally:
                self._open -= 1
                self.spent += 0.0 if self._open else time.process_time() - start

        return counted


def own_calls() -> Iterator[tuple[type, str]]:
    """Where the host calls us: the plugin's events, our Markdown processors, our fences."""
    yield from ((CalcgraphPlugin, name) for name in EVENTS)
    yield Fences, "write"
    for found in pkgutil.iter_modules(processors.__path__, f"{processors.__name__}."):
        for kind in vars(importlib.import_module(found.name)).values():
            if isinstance(kind, type) and kind.__module__ == found.name:
                if issubclass(kind, InlineProcessor):
                    yield kind, "handleMatch"
                elif issubclass(kind, Preprocessor | Treeprocessor):
                    yield kind, "run"


def reload_shares(project: Path) -> Iterator[tuple[float, float]]:
    """Seconds of a build with `--dirty` after each of the edits, in one process as a server builds.

    The first are those of our own code, the second those of the host too.
    """
    os.chdir(project)
    clock = Clock()
    for owner, name in own_calls():
        clock.watch(owner, name)
    configuration(project).plugins.on_startup(command="serve", dirty=True)
    build(configuration(project), dirty=True)
    note = project / "docs" / "topic-05" / "note-00005.md"
    for old, new in EDITS.values():
        note.write_text(note.read_text("utf-8").replace(old, new, 1), encoding="utf-8")
        config = configuration(project)
        clock.spent, start = 0.0, time.process_time()
        build(config, dirty=True)
        yield clock.spent, time.process_time() - start


def configuration(project: Path) -> MkDocsConfig:
    """The settings, read anew for each build."""
    return load_config(config_file="mkdocs.yml", site_dir=str(project / "site"))


def serving_rows(folder: Path) -> Iterator[Row]:
    """The rows of the table."""
    make_vault(folder / "docs", NOTES)
    (folder / "mkdocs.yml").write_text(SITE, encoding="utf-8")
    output = run([sys.executable, __file__, str(folder)], folder).output
    found = [line.split()[1:] for line in output.splitlines() if line.startswith("seconds ")]
    for edit, seconds in zip(EDITS, found, strict=True):
        own, whole = map(float, seconds)
        what = f"our share of a reload after {edit}, of {whole:.1f} s, {NOTES:,} notes"
        yield Row(what, f"{own:.2f} s CPU", "0.3 s", own <= 0.3)


if __name__ == "__main__":
    for shares in reload_shares(Path(sys.argv[1])):
        print("seconds", *shares)
