"""The pages that differ between the sites of two commits: `python tools/compare_sites.py BASE [REVISION]`.

Each commit is checked out beside the repository's own history and built by itself with the packages of the Python that
runs this; `--notes COMMIT` builds both over the notes of one commit, so that only what the program does can differ.
"""

import argparse
import difflib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOTES = ("docs", "formulas", "benchmarks", "mkdocs.yml")
MOST = 6
"""Differing lines that are shown of each file."""
EPOCH = "1700000000"
"""The time that the host writes into the map of the site."""


def build(revision: str, folder: Path, notes: str = "") -> Path:
    """The site of a commit, built in `folder`; with `notes` over those of another commit."""
    tree, site = folder / "tree", folder / "site"
    subprocess.run(["git", "worktree", "add", "-q", "--detach", tree, revision], cwd=ROOT, check=True)
    try:
        if notes:
            subprocess.run(["git", "checkout", "-q", notes, "--", *NOTES], cwd=tree, check=True)
        paths = os.pathsep.join([str(tree / "plugins"), *filter(None, [os.environ.get("PYTHONPATH", "")])])
        given = {"PYTHONPATH": paths, "SOURCE_DATE_EPOCH": EPOCH, "NO_MKDOCS_2_WARNING": "1"}
        command = [sys.executable, "-m", "mkdocs", "build", "-q", "-d", str(site)]
        subprocess.run(command, cwd=tree, env={**os.environ, **given}, check=True)
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)
    return site


def differences(before: Path, after: Path) -> Iterator[tuple[str, str]]:
    """Each file that is not the same byte for byte, with how it differs."""
    for name in sorted({path.relative_to(top).as_posix() for top in (before, after) for path in top.rglob("*")}):
        old, new = before / name, after / name
        if old.is_dir() or new.is_dir():
            continue
        if not (old.exists() and new.exists()):
            yield name, "gone" if old.exists() else "new"
        elif old.read_bytes() != new.read_bytes():
            yield name, _lines(old, new)


def _hash(name: str) -> str:
    """The commit of a name, which may mean another one by the time it is built."""
    found = subprocess.run(["git", "rev-parse", name], cwd=ROOT, check=True, capture_output=True, text=True)
    return found.stdout.strip()


def _lines(old: Path, new: Path) -> str:
    left, right = (path.read_text(encoding="utf-8", errors="replace").splitlines() for path in (old, new))
    found = [
        line for line in difflib.unified_diff(left, right, lineterm="", n=0) if line[:3] not in ("---", "+++", "@@ ")
    ]
    more = f"\n  … {len(found) - MOST} lines more" if len(found) > MOST else ""
    return "differs\n" + "\n".join(f"  {line[:160]}" for line in found[:MOST]) + more


def main() -> int:
    """Print the files that differ; 1 where there are some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base")
    parser.add_argument("revision", nargs="?", default="HEAD")
    parser.add_argument("--notes", default="", help="the commit whose notes both are built over")
    given = parser.parse_args()
    base, revision, *notes = [_hash(name) for name in (given.base, given.revision, given.notes) if name]
    folder = Path(tempfile.mkdtemp())
    try:
        sites = [build(name, folder / str(at), *notes) for at, name in enumerate((base, revision))]
        found = [*differences(*sites)]
        count = sum(path.is_file() for path in sites[1].rglob("*"))
    finally:
        shutil.rmtree(folder)
    for name, how in found:
        print(f"{name}: {how}")
    print(f"{len(found)} of {count} files differ between {given.base} and {given.revision}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
