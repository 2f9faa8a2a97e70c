"""A report in a form that another program writes: PDF by Chromium or a browser made from it, DOCX by Pandoc.

Neither is a dependency. Both get one file of ours in a private folder, with nothing in it to load or to run.
"""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from shutil import which

from calcgraph.calc.algebra.asking import environment
from calcgraph.files import ScratchError, read_file, scratch

BROWSERS = (
    *("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("chrome", "microsoft-edge", "msedge", "brave-browser"),
)
LARGEST = 256 * 2**20
"""Bytes of a written file that are read back."""
SECONDS = 120
"""Time that the other program gets."""
SWITCHES = (
    *("--headless", "--disable-gpu", "--disable-extensions", "--disable-background-networking", "--no-first-run"),
    "--host-resolver-rules=MAP * ~NOTFOUND",
    *("--no-pdf-header-footer", "--export-tagged-pdf", "--generate-pdf-document-outline"),
)


class CannotPrintError(Exception):
    """The reason why the file cannot be written, and a remedy."""


def as_pdf(html: bytes) -> bytes:
    """Return the pages as a browser prints them; CannotPrintError if it is not installed or fails."""
    program = next(filter(None, map(which, BROWSERS)), None)
    if program is None:
        message = (
            "a PDF needs Chromium, Chrome or Edge, but found no browser; write `.html` and print it from a browser"
        )
        raise CannotPrintError(message)
    # a browser that is run by root has no sandbox; the file is ours, and has no script
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return _written(
        html,
        "report.pdf",
        lambda folder: [
            *(program, *SWITCHES, *alone, f"--user-data-dir={folder / 'profile'}"),
            *(f"--print-to-pdf={folder / 'report.pdf'}", (folder / "report.html").as_uri()),
        ],
    )


def as_docx(html: bytes) -> bytes:
    """Return the document that Pandoc makes; CannotPrintError if it is not installed or fails."""
    program = which("pandoc")
    if program is None:
        raise CannotPrintError("a DOCX needs Pandoc, which is not installed; install it, or write `.html`")
    return _written(
        html,
        "report.docx",
        lambda folder: [
            *(program, "--from=html", "--to=docx"),
            *(f"--output={folder / 'report.docx'}", str(folder / "report.html")),
        ],
    )


def _written(html: bytes, name: str, command: Callable[[Path], list[str]]) -> bytes:
    """Run a program on the report in a new folder, and return the file that it wrote."""
    try:
        with scratch() as place:
            place.add("report.html", html)
            words = command(place.folder)
            given = {**environment(), "HOME": str(place.folder)}
            done = subprocess.run(words, capture_output=True, check=False, timeout=SECONDS, env=given, cwd=place.folder)  # noqa: S603 - a program that was asked for, and names of ours
            data = read_file(place.folder / name, LARGEST, follow=False)
    except subprocess.TimeoutExpired:
        raise CannotPrintError(f"`{Path(words[0]).name}` did not end within {SECONDS} seconds") from None
    except (ScratchError, OSError) as error:
        raise CannotPrintError(str(error)) from None
    if isinstance(data, str):
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()[-1:]
        raise CannotPrintError(f"`{Path(words[0]).name}` wrote no file{f': {said[0]}' if said else ''}")
    return data
