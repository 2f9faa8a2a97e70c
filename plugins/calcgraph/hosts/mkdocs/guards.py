"""Guards around the events of the host: a fault on one page costs no other page, and no event ends in a traceback."""

import logging
import sysconfig
import traceback
from collections import Counter
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

from mkdocs.exceptions import BuildError, ConfigurationError, PluginError
from mkdocs.structure.pages import Page

import calcgraph
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.faults import fault_of
from calcgraph.render.reports.text import one_line
from calcgraph.source import START

log = logging.getLogger("mkdocs.plugins.calcgraph")

Act = TypeVar("Act", bound=Callable[..., Any])
_MEANT = (PluginError, ConfigurationError, BuildError)
"""Exceptions that end a build with their own message."""
_OURS = str(Path(calcgraph.__file__).parent)
_LIBRARY = sysconfig.get_paths()["stdlib"]
_INSTALLED = "-packages"
"""A part of the path of an installed package, as in `site-packages`."""
_DEEP = 200
"""Frames at the end of a recursion without end: more of them than of one turn."""


def shown(plugin: Any, page: Page) -> str:  # noqa: ANN401 - of this package
    """Return the path of a page's note as reports have it."""
    path, project = page.file.src_uri, plugin.site.project
    return str(project.notes[path].source.shown) if project and path in project.notes else path


def of_page(act: Act) -> Act:
    """Return the event of one page, which is left as it came where our part of it fails; the build fails at its end."""

    @wraps(act)
    def guarded(plugin: Any, first: Any, **given: Any) -> Any:  # noqa: ANN401 - of the event
        try:
            return act(plugin, first, **given)
        except _MEANT:
            raise
        except Exception as error:  # noqa: BLE001 - whatever we did not think of
            plugin.site.faults.append(fault_of(error, "page is made", shown(plugin, given["page"]), START))
            return first

    return guarded  # type: ignore[return-value]  # it takes and gives the same


def of_source(act: Act) -> Act:
    """Return the event that reads a page, which is empty if that fails: the host has none of our limits."""

    @wraps(act)
    def guarded(plugin: Any, **given: Any) -> Any:  # noqa: ANN401 - of the event
        try:
            return act(plugin, **given)
        except Exception as error:  # noqa: BLE001 - whatever we did not think of
            plugin.site.faults.append(fault_of(error, "page is read", shown(plugin, given["page"]), START))
            return ""

    return guarded  # type: ignore[return-value]  # it takes and gives the same


def of_site(act: Act) -> Act:
    """Return an event that a site can be built without: it returns its input, and the build fails at the end."""

    @wraps(act)
    def guarded(plugin: Any, first: Any = None, **given: Any) -> Any:  # noqa: ANN401 - of the event
        try:
            return act(plugin, first, **given) if first is not None else act(plugin, **given)
        except _MEANT:
            raise
        except Exception as error:  # noqa: BLE001 - whatever we did not think of
            plugin.site.faults.append(fault_of(error, f"build is at `{act.__name__}`", "mkdocs.yml", START))
            return first

    return guarded  # type: ignore[return-value]  # it takes and gives the same


def of_end(act: Act) -> Act:
    """Return an event after a build, whose fault is one line in the log: the site is written, or its error known."""

    @wraps(act)
    def guarded(plugin: Any, **given: Any) -> Any:  # noqa: ANN401 - of the event
        try:
            return act(plugin, **given)
        except _MEANT:
            raise
        except Exception as error:  # noqa: BLE001 - whatever we did not think of
            log.error(one_line(fault_of(error, f"build is at `{act.__name__}`", "mkdocs.yml", START)))  # noqa: TRY400
            return None

    return guarded  # type: ignore[return-value]  # it takes and gives the same


def of_build(act: Act) -> Act:
    """Return an event that a build cannot do without: it ends with one line, after all that is known of the notes."""

    @wraps(act)
    def guarded(plugin: Any, *args: Any, **given: Any) -> Any:  # noqa: ANN401 - of the event
        try:
            return act(plugin, *args, **given)
        except _MEANT:
            raise
        except Exception as error:  # noqa: BLE001 - whatever we did not think of
            for one in plugin.unreported:
                log.error(one_line(one))  # noqa: TRY400 - no fault
            found = fault_of(error, f"build is at `{act.__name__}`", "mkdocs.yml", START)
            raise PluginError(f"{one_line(found)}; nothing more was built") from None

    return guarded  # type: ignore[return-value]  # it takes and gives the same


def of_settings(act: Act) -> Act:
    """Return the reader of our settings, whose fault is an error of the configuration."""

    @wraps(act)
    def guarded(plugin: Any, *args: Any, **given: Any) -> Any:  # noqa: ANN401 - of the event
        try:
            return act(plugin, *args, **given)
        except Exception as error:  # noqa: BLE001 - whatever we did not think of
            found = fault_of(error, "configuration is read", "mkdocs.yml", START)
            return [("calcgraph", ValueError(f"{found.message}; {found.hint}"))], []

    return guarded  # type: ignore[return-value]  # it takes and gives the same


def conversion_fault(error: Exception, path: str) -> Diagnostic:
    """Return the problem of a page that cannot be converted: the fault is ours, or in the Markdown of the site."""
    package, name = _culprit(error)
    if not package:
        return fault_of(error, "page is converted", path, START)
    message = f"the site's Markdown failed on this page, so it is empty: {type(error).__name__} in `{package}/{name}`"
    nested = "write fewer quotations, lists or brackets inside each other"
    hint = nested if isinstance(error, RecursionError) else "find the cause in a build without calcgraph"
    return diagnose("CG922", path, START, message, hint)


def _culprit(error: Exception) -> tuple[str, str]:
    """Return the package and file that an error is from; empty names if calcgraph took part in it.

    The frames of calcgraph that lead to the conversion do not count, nor does Python's library. In a recursion without
    end the file that is entered most often is the cause, whoever is asked last.
    """
    files = [frame.f_code.co_filename for frame, _ in traceback.walk_tb(error.__traceback__)]
    files = [one for one in files if _INSTALLED in one or not one.startswith((_LIBRARY, "<"))]
    hosts = next((at for at, one in enumerate(files) if _INSTALLED in one and not one.startswith(_OURS)), len(files))
    inner = files[hosts:]
    if isinstance(error, RecursionError) and inner:
        inner = [Counter(inner[-_DEEP:]).most_common(1)[0][0]]
    if not inner or any(one.startswith(_OURS) for one in inner):
        return "", ""
    place = Path(inner[-1])
    return place.parent.name, place.name
