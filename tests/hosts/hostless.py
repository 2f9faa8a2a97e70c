"""A command of ours as it runs where no host is installed: `python hostless.py check DIR`."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder

ABSENT = ("mkdocs", "material", "materialx", "properdocs", "zensical")


class Absent(MetaPathFinder):
    """Finds nothing of a host, as if it had never been installed."""

    def find_spec(self, name: str, _path: Sequence[str] | None = None, _target: object = None) -> None:
        """Refuse a module of a host; leave all others to whoever comes next."""
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


if __name__ == "__main__":
    sys.meta_path.insert(0, Absent())
    from calcgraph.hosts.command_line import main

    main()
