"""Guards around the events of the host: a fault on one page costs no other page, and no event ends in a traceback."""

import logging
import sysconfig
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

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


class _FailedEvent(NamedTuple):
    """An event that failed by a fault of ours."""

    plugin: Any
    name: str
    args: tuple[Any, ...]
    given: Mapping[str, Any]
    error: Exception

    def on_page(self, doing: str) -> None:
        """Report the fault at the event's page at the end of the build."""
        at = shown(self.plugin, self.given["page"])
        self.plugin.site.faults.append(fault_of(self.error, doing, at, START))

    def on_site(self) -> Diagnostic:
        """Return the fault as one of the whole site."""
        return fault_of(self.error, f"build is at `{self.name}`", "mkdocs.yml", START)


def _guard(instead: Callable[[_FailedEvent], Any], *passing: type[Exception]) -> Callable[[Act], Act]:
    """Return a guard: if an event fails, `instead` answers for it; the exceptions of `passing` are meant."""

    def guard(act: Act) -> Act:
        @wraps(act)
        def guarded(plugin: Any, *args: Any, **given: Any) -> Any:  # noqa: ANN401 - of the event
            try:
                return act(plugin, *args, **given)
            except passing:
                raise
            except Exception as error:  # noqa: BLE001 - whatever we did not think of
                return instead(_FailedEvent(plugin, act.__name__, args, given, error))

        return guarded  # type: ignore[return-value]  # it takes and gives the same

    return guard


def _as_it_came(failed: _FailedEvent) -> Any:  # noqa: ANN401 - of the event
    failed.on_page("page is made")
    return failed.args[0]


def _empty(failed: _FailedEvent) -> str:
    failed.on_page("page is read")
    return ""


def _input(failed: _FailedEvent) -> Any:  # noqa: ANN401 - of the event
    failed.plugin.site.faults.append(failed.on_site())
    return failed.args[0] if failed.args else None


def _logged(failed: _FailedEvent) -> None:
    log.error(one_line(failed.on_site()))


def _ended(failed: _FailedEvent) -> None:
    for one in failed.plugin.unreported:
        log.error(one_line(one))
    raise PluginError(f"{one_line(failed.on_site())}; nothing more was built") from None


def _refused(failed: _FailedEvent) -> tuple[list[tuple[str, Exception]], list[str]]:
    found = fault_of(failed.error, "configuration is read", "mkdocs.yml", START)
    return [("calcgraph", ValueError(f"{found.message}; {found.hint}"))], []


of_page = _guard(_as_it_came, *_MEANT)
"""Guards the event of one page, which is left as it came where our part of it fails; the build fails at its end."""
of_source = _guard(_empty)
"""Guards the event that reads a page, which is empty if that fails: the host has none of our limits."""
of_site = _guard(_input, *_MEANT)
"""Guards an event that a site can be built without: it returns its input, and the build fails at the end."""
of_end = _guard(_logged, *_MEANT)
"""Guards an event after a build, whose fault is one line in the log: the site is written, or its error known."""
of_build = _guard(_ended, *_MEANT)
"""Guards an event that a build cannot do without: it ends with one line, after all that is known of the notes."""
of_settings = _guard(_refused)
"""Guards the reader of our settings, whose fault is an error of the configuration."""


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
