"""Pauses of the garbage collector, which is off while a vault is read: nearly all objects made there last."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

GROWTH = 1.5
"""A search for garbage is worth its time when this many times the objects that stayed after the last are there."""


class PausedCollector:
    """Excludes objects from garbage collection, and looks for garbage among them when they have grown to many.

    A server reads a vault again and again, and must not keep old readings.
    """

    def __init__(self, growth: float = GROWTH) -> None:
        """Take the growth after which a search is worth its time; 0 turns searches off."""
        self.growth = growth
        self._stayed = 0
        """Objects that were there after the first block or the last search."""

    @contextmanager
    def __call__(self) -> Iterator[None]:
        """Exclude the objects made inside from garbage collection, now and later, until the next such block.

        Reading 10,000 quantities makes millions of objects; scanning them again and again takes a tenth of a run.
        """
        was_enabled = gc.isenabled()
        gc.disable()
        is_grown = 0 < self._stayed * self.growth < gc.get_freeze_count()
        gc.unfreeze()
        if is_grown:
            gc.collect()
        try:
            yield
        finally:
            gc.freeze()
            if is_grown or not self._stayed:
                self._stayed = gc.get_freeze_count()
            if was_enabled:
                gc.enable()


collector_paused = PausedCollector()
