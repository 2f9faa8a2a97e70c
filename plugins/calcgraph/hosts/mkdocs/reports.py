"""Reports of a build in the host's log."""

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.nav import Navigation

from calcgraph.diagnostics import Diagnostic, Severity, diagnose
from calcgraph.hosts.mkdocs.host_files import HostData, project_root
from calcgraph.memory import Memory
from calcgraph.notes.model import Note
from calcgraph.project.severities import idle_bounds
from calcgraph.render.reports.text import MOST_INFOS, one_line, printable
from calcgraph.settings import Settings
from calcgraph.source import START
from calcgraph.vault.own_pages import HOME

if TYPE_CHECKING:
    from calcgraph.hosts.commands.diff.history import History

log = logging.getLogger("mkdocs.plugins.calcgraph")
"""Below the host's own logger, so that `--strict` counts our warnings."""

LEVELS = {Severity.ERROR: logging.ERROR, Severity.WARNING: logging.WARNING, Severity.INFO: logging.INFO}


def report(diagnostics: Iterable[Diagnostic], *, fails: bool) -> None:
    """Report everything once; errors end a build that `fails`, and are warnings in others.

    As in a check, the first infos with a code are shown, and the others counted.
    """
    errors = 0
    infos: Counter[str] = Counter()
    for found in diagnostics:
        is_error = found.severity is Severity.ERROR
        errors += is_error
        infos[found.code] += found.severity is Severity.INFO
        if infos[found.code] > MOST_INFOS:
            continue
        log.log(LEVELS[found.severity] if fails or not is_error else logging.WARNING, "%s", one_line(found))
    for code, count in infos.items():
        if count > MOST_INFOS:
            log.info("%d more %s (info); `calcgraph check --format json` lists all of them", count - MOST_INFOS, code)
    if errors and fails:
        raise PluginError(f"{errors} {'error' if errors == 1 else 'errors'} in the notes; nothing was built")


def tell_unlisted(navigation: Navigation, config: MkDocsConfig, made: Mapping[str, str], notes: Iterable[Note]) -> bool:
    """Log where the generated pages are, unless you list, link or exclude one; `made` has the word for each page."""
    paths = {path: kind for path, kind in made.items() if path != HOME}
    is_known = any(page.file.src_uri in paths for page in navigation.pages)
    is_known = is_known or any(config.not_in_nav.match_file(path) for path in paths if config.not_in_nav)
    if paths and not is_known and not any(path in note.source.text for note in notes for path in paths):
        graph = next((path for path, kind in paths.items() if kind == "graph"), next(iter(paths)))
        log.info(
            "your navigation has none of calcgraph's pages: %s; list them, for example `- Map: %s` under `nav:`, "
            "or add them to `not_in_nav`",
            ", ".join(paths),
            graph,
        )
    return True


def idle_in(config: MkDocsConfig, settings: Settings, gathered: HostData) -> Iterator[Diagnostic]:
    """Yield CG419 for patterns of the settings that fit no file."""
    file = Path(config.config_file_path or "").name
    for one in idle_bounds(settings, [source.shown for source in gathered.sources]):
        yield diagnose("CG419", file, START, one.message, one.hint)


def compared_tags(
    config: MkDocsConfig, settings: Settings, memory: Memory, known: "History | None"
) -> "History | None":
    """Return the changes between the last tags; None if the site does not compare tags."""
    if not settings.changes.tags:
        return None
    from calcgraph.hosts.commands.diff.history import find_history  # noqa: PLC0415 - 0.1 s to import

    history = find_history(project_root(config), settings, memory, known)
    for line in history.passed:
        log.info("%s", printable(line))  # it may be years old, so that it is no reason for `--strict` to fail
    if history.why:
        log.warning("nothing is compared for the page of changes: %s", printable(history.why))
    return history
