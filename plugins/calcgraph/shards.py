"""The division of a site's pages among several builds."""

import re
from hashlib import blake2b

from msgspec import Struct

MOST = 1_000
"""The largest number of parts."""
_WRITTEN = re.compile(r"([1-9][0-9]{0,3})/([1-9][0-9]{0,3})", re.ASCII)


class Shard(Struct, frozen=True):
    """One of several parts, counted from 1."""

    number: int
    count: int

    def has(self, path: str) -> bool:
        """Return whether the page at a vault path is in this part: by a hash, so that a new page moves no other."""
        hashed = int.from_bytes(blake2b(path.encode("utf-8", "surrogatepass"), digest_size=8).digest())
        return hashed % self.count == self.number - 1

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"


def shard_of(written: str) -> Shard | None:
    """Return the part that is written; None for anything else.

    >>> str(shard_of("3/8")), shard_of("9/8"), shard_of("0/8")
    ('3/8', None, None)
    """
    found = _WRITTEN.fullmatch(written)
    number, count = (int(found[1]), int(found[2])) if found else (0, 0)
    return Shard(number, count) if 1 <= number <= count <= MOST else None
