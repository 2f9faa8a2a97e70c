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


OURS = (
    Site("with calcgraph", "  - calcgraph: {dialect: obsidian, values: {reference: false}}"),
    Site("with calcgraph, `nav: index`", "  - calcgraph: {dialect: obsidian, nav: index, values: {reference: false}}"),
)
THEIRS = str(Path(sys.prefix) / "peers" / "bin" / "mkdocs")
"""In a separate environment, which the Makefile makes."""
ALONE = Site("MkDocs and Material alone", "", mkdocs=THEIRS)
"""Without calcgraph installed: its lexer would colour each sheet, and search would read a tag for each word of it."""
PEERS = (
    Site("with mkdocs-ezlinks (links)", "  - ezlinks: {wikilinks: true}", mkdocs=THEIRS),
    Site("with mkdocs-roamlinks (links)", "  - roamlinks", mkdocs=THEIRS),
    Site("with mkdocs-graph-view (graph)", "  - graph-view", mkdocs=THEIRS),
    Site("with mkdocs-macros (numbers)", "  - macros", "macros", THEIRS),
    Site("with markdown-exec (numbers)", "  - markdown-exec", "exec", THEIRS),
)
SMALL = 1_000
"""Notes of a site that is built three times: what else the machine does costs such a build up to a fifth."""
LIMIT = 600
"""Seconds after which a build is given up."""


def site_rows(folder: Path, notes: int, formulas: int = 2, *, peers: bool = True) -> Iterator[Row]:
    """CPU and memory of whole builds, as ratios to MkDocs and Material alone; with `peers` also those of other plugins.

    Each note has some `formulas`: the ratio grows with them, so the rows state how many.
    """
    folder /= f"{formulas}-formulas"
    alone = _build(folder, notes, ALONE, formulas)
    head = f"site of {notes:,} notes with {formulas} formulas each, {ALONE.name}"
    if alone is None:
        yield Row(head, f"over {LIMIT} s", "", None)
        return
    yield Row(head, f"{alone.cpu:.1f} s CPU", "", None)
    for site in OURS:
        done = _build(folder, notes, site, formulas)
        yield from _our_rows(site, done, alone, notes)
        if site is OURS[0] and done and (again := _again(folder, notes, site)):
            yield from _our_rows(site._replace(name=f"{site.name}, a second time"), again, alone, notes)
    for site in PEERS if peers else ():
        done = _build(folder, notes, site, formulas)
        yield Row(f"the same, {site.name}", f"{done.cpu / alone.cpu:.2f} ×" if done else f"over {LIMIT} s", "", None)


def _our_rows(site: Site, done: Run | None, alone: Run, notes: int) -> Iterator[Row]:
    budget = (0.35 if notes >= 5000 else 0.8) if site is OURS[1] else 1.2 if site is OURS[0] else 1.1
    if done is None:
        yield Row(f"the same, {site.name}", f"over {LIMIT} s", f"{budget} ×", met=False)
        return
    # start-up decides at a hundred notes; the budgets are for a thousand and more
    ratio, judged = done.cpu / alone.cpu, notes >= 1000
    limit = f"{budget} ×" if judged else ""
    yield Row(f"the same, {site.name}", f"{ratio:.2f} ×", limit, ratio <= budget if judged else None)
    more, most = done.memory - alone.memory, 60 if notes <= SMALL else notes * 0.03
    yield Row(f"memory over it, {site.name}", f"{more:+.0f} MiB", f"+{most:.0f} MiB", more <= most)


def _build(folder: Path, notes: int, site: Site, formulas: int) -> Run | None:
    """A project of generated notes, built; nothing if it takes too long. Of small ones the cheapest build of three."""
    project = folder / f"{notes}-{site.name}"
    make_vault(project / "docs", notes, formulas=formulas, sheet=site.sheet)
    (project / "mkdocs.yml").write_text(CONFIGURATION.format(plugin=site.plugin), encoding="utf-8")
    runs = [_run(site, project, at) for at in range(3 if notes <= SMALL else 1)]
    return min((one for one in runs if one), key=lambda one: one.cpu, default=None)


def _again(folder: Path, notes: int, site: Site) -> Run | None:
    """The same built once more, with what the first build has kept for it."""
    project = folder / f"{notes}-{site.name}"
    runs = [_run(site, project, 0) for _ in range(3 if notes <= SMALL else 1)]
    return min((one for one in runs if one), key=lambda one: one.cpu, default=None)


def _run(site: Site, project: Path, cache: int) -> Run | None:
    """One build with a cache folder beside the project; one inside would not be used."""
    place = project.with_name(f"{project.name}-cache-{cache}")
    return run_within([site.mkdocs, "build", "-q"], project, LIMIT, cache=place)
