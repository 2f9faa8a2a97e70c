"""What a whole site costs: MkDocs and Material alone, with us, and with other plugins for linked or computed notes."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from figures import Row
from make_vault import make_vault
from measure import Run, program, run_within

CONFIGURATION = """site_name: Vault
theme:
  name: material
  font: false
  features: [navigation.instant, navigation.prune]
plugins:
  - search
{plugin}
markdown_extensions: [pymdownx.superfences]
"""


class Site(NamedTuple):
    """One way to build the vault."""

    name: str
    plugin: str
    sheet: str = "calc"
    """Whose numbers the notes carry, see `make_vault.SHEETS`."""
    mkdocs: str = program("mkdocs")


ALONE = Site("MkDocs and Material alone", "")
OURS = (
    Site("with calcgraph", "  - calcgraph: {values: {reference: false}}"),
    Site("with calcgraph, `nav: index`", "  - calcgraph: {nav: index, values: {reference: false}}"),
)
THEIRS = str(Path(sys.prefix) / "peers" / "bin" / "mkdocs")
"""In an environment of their own, as the Makefile makes it."""
PEERS = (
    Site("with mkdocs-ezlinks (links)", "  - ezlinks: {wikilinks: true}", mkdocs=THEIRS),
    Site("with mkdocs-roamlinks (links)", "  - roamlinks", mkdocs=THEIRS),
    Site("with mkdocs-graph-view (graph)", "  - graph-view", mkdocs=THEIRS),
    Site("with mkdocs-macros (numbers)", "  - macros", "macros", THEIRS),
    Site("with markdown-exec (numbers)", "  - markdown-exec", "exec", THEIRS),
)
LIMIT = 600
"""Seconds after which a build is given up."""


def site_rows(folder: Path, notes: int, *, peers: bool = True) -> Iterator[Row]:
    """CPU and memory of whole builds, as ratios to MkDocs and Material alone; with `peers` of other plugins' too."""
    alone = _build(folder, notes, ALONE)
    head = f"site of {notes:,} notes, {ALONE.name}"
    if alone is None:
        yield Row(head, f"over {LIMIT} s", "", None)
        return
    yield Row(head, f"{alone.cpu:.1f} s CPU", "", None)
    for site in OURS:
        done = _build(folder, notes, site)
        yield from _our_rows(site, done, alone, notes)
    for site in PEERS if peers else ():
        done = _build(folder, notes, site)
        yield Row(f"the same, {site.name}", f"{done.cpu / alone.cpu:.2f} ×" if done else f"over {LIMIT} s", "", None)


def _our_rows(site: Site, done: Run | None, alone: Run, notes: int) -> Iterator[Row]:
    budget = 1.2 if site is OURS[0] else 0.35 if notes >= 5000 else 0.8
    if done is None:
        yield Row(f"the same, {site.name}", f"over {LIMIT} s", f"{budget} ×", met=False)
        return
    # start-up decides at a hundred notes; the budgets are for a thousand and more
    ratio, judged = done.cpu / alone.cpu, notes >= 1000
    limit = f"{budget} ×" if judged else ""
    yield Row(f"the same, {site.name}", f"{ratio:.2f} ×", limit, ratio <= budget if judged else None)
    more = done.memory - alone.memory
    yield Row(f"memory over it, {site.name}", f"{more:+.0f} MiB", "+90 MiB cold", more <= 90)


def _build(folder: Path, notes: int, site: Site) -> Run | None:
    """A project of generated notes, built; nothing if it takes too long."""
    project = folder / f"{notes}-{site.name}"
    make_vault(project / "docs", notes, sheet=site.sheet)
    (project / "mkdocs.yml").write_text(CONFIGURATION.format(plugin=site.plugin), encoding="utf-8")
    return run_within([site.mkdocs, "build", "-q"], project, LIMIT)
