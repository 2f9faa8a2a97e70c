"""A vault that is checked after each edit, as `calcgraph check --watch` does it: what an edit affects runs again."""

import json
from pathlib import Path

from calcgraph.hosts.commands.check import look_at
from calcgraph.hosts.commands.findings import CheckState, check
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.reports import written


class Watched:
    """A folder of notes, and the results of its last check."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.options = VaultOptions(folder)
        self.known: CheckState | None = None

    def problems(self) -> list[dict[str, str | int]]:
        """Return the diagnostics of the files as they are now."""
        report, self.known = check(self.options, None, None, look_at(self.options)[0], self.known)
        found: list[dict[str, str | int]] = json.loads(written(report, "json", colour=False))["diagnostics"]
        return found
