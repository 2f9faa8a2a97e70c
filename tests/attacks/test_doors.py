"""Every place of the package that touches a file: all of them are in `calcgraph.files`, but for those named here.

Read from the syntax tree of every module, so that a new place is found however it is written.
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "plugins/calcgraph"
DOOR = "files/"
MODULES = {
    *("bz2", "dbm", "duckdb", "fcntl", "fileinput", "glob", "gzip", "linecache", "lzma", "marshal", "mmap", "pickle"),
    *("pyarrow", "shelve", "shutil", "socket", "sqlite3", "tarfile", "tempfile", "zipfile", "zipimport"),
    *("brotli", "compression", "ctypes", "ftplib", "http", "httpx", "multiprocessing", "pty", "requests", "smtplib"),
    *("subprocess", "zlib", "zstandard"),
}
"""What reads, writes, fetches or unpacks files by itself, or starts a process that can."""
OF_OS = {
    *("chmod", "chown", "copy_file_range", "fdopen", "fwalk", "lchmod", "lchown", "link", "listdir", "makedirs"),
    *("memfd_create", "mkdir", "mkfifo", "mknod", "open", "openpty", "popen", "posix_spawn", "readlink", "remove"),
    *("removedirs", "rename", "renames", "replace", "rmdir", "scandir", "sendfile", "splice", "symlink", "system"),
    *("truncate", "unlink", "utime", "walk"),
}
OF_A_PATH = {
    *("chmod", "glob", "hardlink_to", "iterdir", "lchmod", "link_to", "mkdir", "open", "read_bytes", "read_text"),
    *("readlink", "rename", "rglob", "rmdir", "symlink_to", "touch", "unlink", "walk", "write_bytes", "write_text"),
}
BY_NAME = {
    **dict.fromkeys(("os", "posix", "nt"), OF_OS),
    "pathlib.Path": OF_A_PATH,
    "io": {"FileIO", "open", "open_code"},
    "codecs": {"open"},
    "numpy": {"fromfile", "genfromtxt", "load", "loadtxt", "memmap", "save", "savetxt", "savez"},
    "logging": {"FileHandler"},
    "urllib.request": {"Request", "build_opener", "urlopen", "urlretrieve"},
    "importlib.resources": {
        "as_file",
        "contents",
        "files",
        "open_binary",
        "open_text",
        "path",
        "read_binary",
        "read_text",
    },
}
"""What a module has that touches files."""
BUILT_IN = {"open"}


KINDS = ast.Import | ast.ImportFrom | ast.FunctionDef | ast.Name | ast.Attribute | ast.Call


def touches(text: str) -> Iterator[str]:
    """What touches files in a module, by the name it is known by."""
    nodes = [one for one in ast.walk(ast.parse(text)) if isinstance(one, KINDS)]
    names = imported(nodes)
    for meant in names.values():
        owner, _, name = meant.rpartition(".")
        if meant.partition(".")[0] in MODULES:
            yield f"import {meant.partition('.')[0]}"
        elif name in BY_NAME.get(owner, ()):
            yield meant
    own = {one.name for one in nodes if isinstance(one, ast.FunctionDef)} | names.keys()
    for one in nodes:
        if isinstance(one, ast.Name) and one.id in BUILT_IN - own and isinstance(one.ctx, ast.Load):
            yield one.id
        elif isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
            owner = names.get(one.value.id, "")
            if one.attr in BY_NAME.get(owner, ()):
                yield f"{owner}.{one.attr}"
        elif isinstance(one, ast.Call):
            yield from called(one, names)


def imported(nodes: list[KINDS]) -> dict[str, str]:
    """What each name of a module stands for: `o` is `os` after `import os as o`."""
    names: dict[str, str] = {}
    for one in nodes:
        if isinstance(one, ast.Import):
            names.update((alias.asname or alias.name.partition(".")[0], alias.name) for alias in one.names)
        elif isinstance(one, ast.ImportFrom) and one.module and not one.level:
            names.update((alias.asname or alias.name, f"{one.module}.{alias.name}") for alias in one.names)
    return names


def called(call: ast.Call, names: dict[str, str]) -> Iterator[str]:
    """What touches files among methods, of whatever it is, and among names that are put together."""
    if isinstance(call.func, ast.Attribute):
        owner = names.get(call.func.value.id) if isinstance(call.func.value, ast.Name) else None
        is_of_a_text = len(call.args) > 1 or call.keywords
        if owner is None and (call.func.attr in OF_A_PATH or (call.func.attr == "replace" and not is_of_a_text)):
            yield f".{call.func.attr}"
    elif isinstance(call.func, ast.Name) and call.func.id in {"getattr", "attrgetter", "__import__"}:
        first = call.args[0]
        if isinstance(first, ast.Name) and names.get(first.id) in BY_NAME:
            yield f"{call.func.id} of {names[first.id]}"
        elif call.func.id == "__import__":
            yield "__import__"


ALLOWED = {
    "calc/algebra/asking.py": {"import subprocess": "starts this interpreter with a module of ours"},
    "calc/tables/heavy_worker.py": {
        "import sqlite3": "a process of its own, which reads a copy in a folder of ours, up to limits of its own",
        "import duckdb": "the same",
    },
    "hosts/commands/printing.py": {
        "import shutil": "looks for a program by its name",
        "import subprocess": "a browser or Pandoc, which read one file of ours in a folder of ours, with a deadline",
    },
    "hosts/kept_parts.py": {"import zlib": "unpacks parts of pages from the cache after their seal, up to 64 MiB"},
    "hosts/messages.py": {"os.fdopen": "the pipes of a server, which have no name"},
    "hosts/editor/answers/documents.py": {".open": "a text that the editor has open"},
    "vault/git.py": {"import subprocess": "Git, with a deadline and limits"},
    "vault/heavy.py": {"import subprocess": "starts this interpreter with a module of ours"},
}
"""Every other place, and why it is no way past the door."""


def found() -> dict[str, set[str]]:
    places: dict[str, set[str]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        if not name.startswith(DOOR) and (these := {*touches(file.read_text("utf-8"))}):
            places[name] = these
    return places


def test_no_file_is_touched_past_the_door() -> None:
    assert found() == {name: {*places} for name, places in ALLOWED.items()}


PAST = [
    "import zlib\nzlib.decompress(data)",
    "from urllib.request import urlopen",
    "import urllib.request as u\nu.urlretrieve(a)",
    "import http.client",
    "import ctypes",
    "open('a', 'w')",
    "with open(name) as file: pass",
    "list(map(open, names))",
    "import io\nio.open('a')",
    "import codecs\ncodecs.open('a')",
    "from pathlib import Path\nPath('a').open()",
    "from pathlib import Path\nlist(map(Path.read_text, places))",
    "place.read_text(encoding='utf-8')",
    "place.read_bytes()",
    "(folder / name).write_text('x')",
    "place.write_bytes(data)",
    "folder.mkdir(parents=True)",
    "place.symlink_to(other)",
    "place.hardlink_to(other)",
    "place.rename(other)",
    "place.replace(other)",
    "place.unlink(missing_ok=True)",
    "place.touch()",
    "folder.rmdir()",
    "folder.iterdir()",
    "folder.rglob('*')",
    "import os\nos.open('a', os.O_WRONLY)",
    "import os as o\no.replace('a', 'b')",
    "from os import replace\nreplace('a', 'b')",
    "from os import open as begin\nbegin('a', 1)",
    "import os\nwrite = os.rename",
    "import os\ngetattr(os, 'open')('a', 1)",
    "import os\nos.walk('.')",
    "import os\nos.scandir('.')",
    "import os\nos.system('x')",
    "import shutil\nshutil.rmtree('a')",
    "from shutil import copyfile\ncopyfile('a', 'b')",
    "def late():\n    import shutil\n    shutil.move('a', 'b')",
    "import tarfile",
    "from zipfile import ZipFile",
    "import tempfile",
    "from tempfile import NamedTemporaryFile",
    "import sqlite3",
    "import duckdb",
    "import numpy as np\nnp.load('a')",
    "import numpy\nnumpy.memmap('a')",
    "from subprocess import run",
    "import logging\nlogging.FileHandler('a')",
    "from importlib.resources import files\nfiles('calcgraph')",
    "__import__('shutil')",
]


@pytest.mark.parametrize("text", PAST)
def test_what_would_go_past_the_door_is_seen(text: str) -> None:
    assert [*touches(text)]


FINE = [
    "text.replace('a', 'b')",
    "replace(settings, library='a')",
    "import os\nos.path.join('a', 'b')",
    "import os\nos.environ.get('a')",
    "from msgspec.structs import replace\nreplace(one, a=1)",
    "import ast\nast.walk(tree)",
    "import re\nre.compile('a')",
    "self.open.append(1)",
]


@pytest.mark.parametrize("text", FINE)
def test_what_touches_no_file_is_let_pass(text: str) -> None:
    assert [*touches(text)] == []


def calls_in(text: str, function: str) -> Iterator[ast.Call]:
    for one in ast.walk(ast.parse(text)):
        if isinstance(one, ast.Call) and ast.unparse(one.func) == function:
            yield one


def test_inside_the_door_too_files_are_made_new_and_read_where_they_are_files() -> None:
    texts = {file.name: file.read_text("utf-8") for file in (PACKAGE / DOOR).glob("*.py")}
    opens = {(name, ast.unparse(call)) for name, text in texts.items() for call in calls_in(text, "os.open")}
    handles = {said for name, said in opens if name == "writing.py" and "_NEW" in said}
    folders = {said for name, said in opens if name == "writing.py" and "_FOLDER" in said}
    assert len(handles) == 3
    assert {said for name, said in opens if name == "writing.py"} == handles | folders
    assert {said for name, said in opens if name != "writing.py"} == {
        "os.open(path, flags | _SAFE)",  # behind a look at what it is, and looked at again
        "os.open(os.devnull, os.O_RDWR)",
    }
    assert {name: ast.unparse(call) for name, text in texts.items() for call in calls_in(text, "open")} == {}
    writing = texts["writing.py"]
    assert "_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_FOLLOW | _BINARY" in writing
    assert 'getattr(os, "O_DIRECTORY", 0) | _NO_FOLLOW' in writing


def test_tools_of_contributors_are_not_shipped() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert build["wheel"]["packages"] == ["plugins/calcgraph"]
    assert [path for path in build["sdist"]["include"] if path.endswith(("tools", "tests"))] == []
