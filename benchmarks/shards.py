"""A site in parts: what the longest part costs, and whether the joined site is that of one build.

`python benchmarks/shards.py --notes 10000 --parts 8` builds the parts one after the other.
"""

import argparse
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from figures import Row, sign
from large_vault import CONFIGURATION
from make_vault import make_vault
from measure import Run, program, run_within

SHARE, MEMORY = 0.2, 0.5
"""Budgets of the longest of eight parts, as shares of a whole build."""


def digests(site: Path) -> dict[str, str]:
    """What every file of a site holds."""
    files = (path for path in sorted(site.rglob("*")) if path.is_file())
    return {str(path.relative_to(site)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def built(project: Path, site: str, shard: str) -> Run:
    """One build in a process of its own, without anything kept."""
    text = CONFIGURATION.replace("nav: index", f'nav: index, shard: "{shard}"')
    (project / "mkdocs.yml").write_text(text, encoding="utf-8")
    shutil.rmtree(project / "cache", ignore_errors=True)
    found = run_within([program("mkdocs"), "build", "-q", "-d", site], project, None, cache=project / "cache")
    assert found is not None
    return found


def shard_rows(project: Path, notes: int, parts: int) -> Iterator[Row]:
    """The rows of one size of vault; an error if the joined site differs."""
    make_vault(project / "docs", notes)
    os.environ["SOURCE_DATE_EPOCH"] = "0"
    whole = built(project, "whole", "")
    size = f"{notes:,} notes"
    yield Row(f"site of {size} in one build", f"{whole.cpu:.1f} s CPU", "", None)
    yield Row("memory over it", f"{whole.memory:.0f} MiB", "", None)
    runs = [built(project, f"part-{number}", f"{number}/{parts}") for number in range(1, parts + 1)]
    longest, largest = max(one.cpu for one in runs), max(one.memory for one in runs)
    share, memory = longest / whole.cpu, largest / whole.memory
    name = f"the same, longest of {parts} parts"
    yield Row(name, f"{share:.2f} ×", f"{SHARE:.2f} ×", share <= SHARE)
    yield Row("memory over it, largest part", f"{memory:.2f} ×", f"{MEMORY:.2f} ×", memory <= MEMORY)
    yield Row("the same, all parts together", f"{sum(one.cpu for one in runs) / whole.cpu:.2f} ×", "", None)
    names = [f"part-{number}" for number in range(1, parts + 1)]
    merged = run_within([program("calcgraph"), "merge", *names, "--into", "site"], project, None)
    assert merged is not None
    yield Row("the same, joining the parts", f"{merged.cpu:.1f} s CPU", "", None)
    if digests(project / "site") != digests(project / "whole"):
        raise SystemExit("the joined site differs from the whole one")
    print(f"{len(digests(project / 'site'))} files, byte for byte the same", file=sys.stderr)


def main() -> None:
    """Print the rows."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--notes", type=int, default=10_000)
    reader.add_argument("--parts", type=int, default=8)
    options = reader.parse_args()
    with tempfile.TemporaryDirectory() as name:
        for row in shard_rows(Path(name), options.notes, options.parts):
            print(f"{row.what:<60} {row.measured:>14} {row.budget:>10} {sign(row)}", flush=True)


if __name__ == "__main__":
    main()
