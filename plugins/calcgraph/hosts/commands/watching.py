"""Watch the files of a vault for changes."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver

from calcgraph.cache import FileSnapshot

QUIET = 0.1
"""Seconds without a change after which a burst of them is over: editors write a file in several steps."""


PAUSE = 0.5
"""Seconds between two looks where the system watches no more folders."""


class _ChangeListener(FileSystemEventHandler):
    """Notes that something has changed; reading a file changes nothing."""

    def __init__(self, noted: Event) -> None:
        self._noted = noted

    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.event_type not in {"opened", "closed_no_write"}:
            self._noted.set()


def looks(look: Callable[[], FileSnapshot]) -> Iterator[FileSnapshot]:
    """Yield the files as they are, and again after each burst of changes that leaves them different."""
    noted = Event()
    observer, watched = Observer(), set[tuple[str, bool]]()
    observer.start()
    try:
        last, is_noted = None, False
        while True:
            seen = look()
            wanted = _wanted(seen)
            if wanted != watched:
                observer.unschedule_all()
                is_noted = _watch(observer, wanted, noted)
                watched, seen = wanted, look()  # what has changed meanwhile was not noted
            if seen != last:
                last = seen
                yield seen
            _wait(noted) if is_noted else time.sleep(PAUSE)
    finally:
        observer.stop()
        observer.join()


def _watch(observer: BaseObserver, folders: set[tuple[str, bool]], noted: Event) -> bool:
    """Ask the system to report changes in folders; return False if it cannot watch so many."""
    try:
        for folder, is_deep in folders:
            observer.schedule(_ChangeListener(noted), folder, recursive=is_deep)
    except OSError:
        observer.unschedule_all()
        return False
    return True


def _wanted(seen: FileSnapshot) -> set[tuple[str, bool]]:
    """The folders of all files, and whether everything below them counts."""
    beside = {str(Path(file).parent) for file in seen.singles} - {*seen.folders}
    found = {(folder, True) for folder in seen.folders} | {(folder, False) for folder in beside}
    return {(folder, is_deep) for folder, is_deep in found if Path(folder).is_dir()}


def _wait(noted: Event) -> None:
    """Wait until a burst of changes has ended."""
    while not noted.wait(QUIET):
        pass  # without an end the keyboard would not interrupt it everywhere
    while noted.wait(QUIET):
        noted.clear()
