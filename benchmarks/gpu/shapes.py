"""Shapes of the models that `step.py` measures, and the arithmetic on them. Needs no PyTorch."""

from collections.abc import Iterable
from statistics import median
from typing import NamedTuple


class Shape(NamedTuple):
    """A dense decoder with grouped attention, at sixteen bits."""

    name: str
    layers: int
    distinct: int
    """Layers with their own weights. A step goes through them in turn until it has done all `layers`."""
    width: int
    heads: int
    kv_heads: int
    head: int
    inner: int
    vocabulary: int

    @property
    def queries(self) -> int:
        """Width of all queries of a token."""
        return self.heads * self.head

    @property
    def keys(self) -> int:
        """Width of all keys of a token, and of all values."""
        return self.kv_heads * self.head

    @property
    def layer_params(self) -> int:
        """Projections in and out, and the three matrices of the feed-forward network."""
        return self.width * (self.queries + 2 * self.keys) + self.queries * self.width + 3 * self.width * self.inner

    @property
    def weight_bytes(self) -> int:
        """Weights that a step reads. The input embedding is looked up and not counted."""
        return 2 * (self.layers * self.layer_params + self.vocabulary * self.width)

    def cache_bytes(self, users: int, context: int) -> int:
        """Keys and values of all users in all layers."""
        return users * context * self.layers * 2 * self.keys * 2

    def prompt_flop(self, tokens: int) -> int:
        """Operations of a prompt without the head: weights, and causal attention, which is half of the square."""
        return 2 * self.layers * (self.layer_params * tokens + self.queries * tokens**2)


LLAMA_8B = Shape("llama-3-8b", 32, 32, 4096, 32, 8, 128, 14336, 128256)
LLAMA_70B = Shape("llama-3-70b", 80, 20, 8192, 64, 8, 128, 28672, 128256)
EIGHTH = Shape("an eighth of llama-3-70b", 80, 80, 8192, 8, 1, 128, 3584, 16032)
"""What each of eight devices has of the 70B, without the exchange between them."""
SMALL = {
    "llama-3-8b": Shape("llama-3-8b", 2, 2, 32, 4, 2, 8, 64, 256),
    "llama-3-70b": Shape("llama-3-70b", 4, 2, 64, 4, 2, 16, 128, 256),
    "an eighth of llama-3-70b": Shape("an eighth of llama-3-70b", 4, 4, 64, 1, 1, 16, 16, 32),
}
"""The same with tiny dimensions, to run the program anywhere."""


def union(experts: int, taken: int, tokens: int) -> float:
    """Experts that independent, even choices touch on average."""
    return experts * (1 - (1 - taken / experts) ** tokens)


def middle_half(times: Iterable[float]) -> tuple[float, float, int]:
    """Return the median of some times, the distance between their quarters, and how many there are."""
    ordered = sorted(times)
    return median(ordered), ordered[3 * len(ordered) // 4] - ordered[len(ordered) // 4], len(ordered)
