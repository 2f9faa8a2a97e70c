"""Markdown notes that link like a wiki and compute like a spreadsheet.

    import calcgraph

    vault = calcgraph.open("notes")
    vault.values["docs/kettle.md#time"].text
    vault.ask("time with power=3 kW", "kettle").value
    [one for one in vault.claims if one.status == "fails"]

See `OpenVault` for everything a vault can be asked.
"""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from calcgraph.diagnostics import Diagnostic
    from calcgraph.hosts.commands.opened import CalcgraphError, OpenVault
    from calcgraph.notes.model import Note
    from calcgraph.render.sheet.rows import ClaimRecord, LinkRecord, ValueRecord

__all__ = ["CalcgraphError", "ClaimRecord", "Diagnostic", "LinkRecord", "Note", "OpenVault", "ValueRecord", "open"]

_HOME = {
    "CalcgraphError": "calcgraph.hosts.commands.opened",
    "OpenVault": "calcgraph.hosts.commands.opened",
    "Diagnostic": "calcgraph.diagnostics",
    "Note": "calcgraph.notes.model",
    "ClaimRecord": "calcgraph.render.sheet.rows",
    "LinkRecord": "calcgraph.render.sheet.rows",
    "ValueRecord": "calcgraph.render.sheet.rows",
}
"""Loaded when they are used: every part of the package imports this module."""


def open(folder: str | os.PathLike[str] = ".", *, trusted: bool = True) -> "OpenVault":  # noqa: A001 - as in `gzip.open`
    """Read a vault: a folder with `mkdocs.yml`, or any folder of Markdown notes.

    Set `trusted` to False if the vault comes from an untrusted source: nothing is read from outside the folder, and
    calcgraph spends less time and memory on it. Raise CalcgraphError if there are no notes, or the configuration cannot
    be read. Wrong links, formulas and claims raise nothing: they are in the vault's `problems`.
    """
    from calcgraph.hosts.commands.opened import open_vault  # noqa: PLC0415 - as _HOME says

    return open_vault(folder, trusted=trusted)


def __getattr__(name: str) -> object:
    """Return a public class by its name."""
    from importlib import import_module  # noqa: PLC0415 - as _HOME says

    if name not in _HOME:
        raise AttributeError(f"module 'calcgraph' has no attribute '{name}'")
    return getattr(import_module(_HOME[name]), name)
