"""Pauses of the garbage collector, which is off while a vault is read: nearly all objects made there last."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Exclude the objects made inside from garbage collection, now and later, until the next such block.

    Reading 10,000 quantities makes millions of objects; scanning them again and again takes a tenth of a run.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    gc.unfreeze()
    try:
        yield
    finally:
        gc.freeze()
        if was_enabled:
            gc.enable()
