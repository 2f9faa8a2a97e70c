"""Guards around the events of the host: a fault of ours on one page costs no other page, and no event a traceback."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from mkdocs.exceptions import BuildError, ConfigurationError, PluginError

from calcgraph.faults import fault_of
from calcgraph.render.reports.text import one_line
from calcgraph.source import START

Act = TypeVar("Act", bound=Callable[..., Any])
_MEANT = (PluginError, ConfigurationError, BuildError)
"""Exceptions that end a build with their own message."""


def of_page(act: Act) -> Act:
    """Return the event of one page, which is left as it came where our part of it fails; the build fails at its end."""

    @wraps(act)
    def guarded(plugin: Any, first: Any, **given: Any) -> Any:  # noqa: ANN401 - of the event
        try:
            return act(plugin, first, **given)
        except _MEANT:
            raise
        except Exception as error:  # noqa: BLE001 - whatever we did not think of
            plugin.site.faults.append(fault_of(error, "page is made", given["page"].file.src_uri, START))
            return first

    return guarded  # type: ignore[return-value]  # it takes and gives the same


def of_build(act: Act) -> Act:
    """Return the event of a whole build, which ends with one line where our part of it fails."""

    @wraps(act)
    def guarded(plugin: Any, *args: Any, **given: Any) -> Any:  # noqa: ANN401 - of the event
        try:
            return act(plugin, *args, **given)
        except _MEANT:
            raise
        except Exception as error:  # noqa: BLE001 - whatever we did not think of
            found = fault_of(error, f"build is at `{act.__name__}`", "mkdocs.yml", START)
            raise PluginError(f"{one_line(found)}; nothing more was built") from None

    return guarded  # type: ignore[return-value]  # it takes and gives the same
