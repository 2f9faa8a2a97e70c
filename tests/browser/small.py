"""A site of a few notes, built as its writer does and served on this machine."""

import functools
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path

from click.testing import CliRunner
from mkdocs.__main__ import cli
from tests.browser.conftest import Handler, Server

CONFIGURATION = """site_name: S
theme:
  name: mkdocs
plugins:
  - calcgraph
markdown_extensions: [attr_list, tables]
"""


@contextmanager
def served(folder: Path, notes: Mapping[str, str], configuration: str = CONFIGURATION) -> Iterator[Server]:
    """The site of some notes, by the names of their files."""
    (folder / "docs").mkdir()
    for name, text in notes.items():
        (folder / "docs" / name).write_text(text)
    (folder / "mkdocs.yml").write_text(configuration)
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(folder / "mkdocs.yml")])
    assert done.exit_code == 0, done.output
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder / "site")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Server(f"http://127.0.0.1:{server.server_address[1]}/", folder)
    server.shutdown()
    server.server_close()
