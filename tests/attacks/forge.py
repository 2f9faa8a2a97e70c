"""Makes objects of a repository byte by byte, also those that Git itself would not make."""

import hashlib
import os
import subprocess
import zlib
from collections.abc import Iterable
from pathlib import Path

FILE, LINK, FOLDER, MODULE = b"100644", b"120000", b"40000", b"160000"
Entry = tuple[bytes, str | bytes, str]
"""Mode, name and object."""
WHO = b"N <n@example.org>"


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *words], check=True, capture_output=True)
    return done.stdout.decode("utf-8", "replace").strip()


class Forge:
    """The objects of a new repository in a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        git(folder, "init", "-q", "-b", "main")
        self.folder = folder

    def _add(self, kind: bytes, data: bytes) -> str:
        whole = b"%s %d\0%s" % (kind, len(data), data)
        name = hashlib.sha1(whole).hexdigest()  # noqa: S324 - as Git names them
        place = self.folder / ".git/objects" / name[:2] / name[2:]
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(zlib.compress(whole, 1))
        return name

    def blob(self, data: bytes) -> str:
        return self._add(b"blob", data)

    def tree(self, *entries: Entry) -> str:
        """In the order given, which Git would not allow for all of these."""
        rows = (b"%s %s\0%s" % (mode, os.fsencode(name), bytes.fromhex(what)) for mode, name, what in entries)
        return self._add(b"tree", b"".join(rows))

    def note(self, text: str, name: str = "a.md") -> Entry:
        return FILE, name, self.blob(text.encode())

    def link(self, name: str, target: str | Path) -> Entry:
        return LINK, name, self.blob(os.fsencode(target))

    def folder_of(self, name: str, *entries: Entry) -> Entry:
        return FOLDER, name, self.tree(*entries)

    def commit(self, tree: str, parents: Iterable[str] = (), second: str = "1760000000") -> str:
        above = b"".join(b"parent %s\n" % one.encode() for one in parents)
        who = b"%s %s +0000" % (WHO, second.encode())
        return self._add(b"commit", b"tree %s\n%sauthor %s\ncommitter %s\n\nx\n" % (tree.encode(), above, who, who))

    def annotated(self, what: str, kind: str, name: str, second: str = "1760000000") -> str:
        return self._add(
            b"tag",
            f"object {what}\ntype {kind}\ntag {name}\ntagger {WHO.decode()} {second} +0000\n\nx\n".encode(),
        )

    def ref(self, name: str | bytes, what: str) -> None:
        place = self.folder / ".git" / os.fsdecode(name)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(f"{what}\n")
