"""A decode step worked out by hand, in SI units: what the notes must agree with. Nothing here reads a note.

The constants are those of `formulas/step.md`; `fit` finds the three that belong to servers from measured rows.
"""

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

REACH, ATTAINED = 0.89, 0.70
LAYER, USER = 47.5e-6, 0.094e-6
SERVING, SERVING_USER, MIXING = 54e-6, 0.7e-6, 3e-6
BASE, RATE, FAR = 9e-6, 175e9, 47e-6


class Step(NamedTuple):
    """One step: bytes, bytes a second, parameters, operations a second."""

    weights: float
    caches: float
    active: float
    users: float
    tokens: float
    layers: float
    hidden: float
    attend: float
    """Operations of attention for each byte of cache and each query."""
    taken: float
    chips: float
    bw: float
    peak: float
    """For the format of the weights."""
    sixteen: float
    """For attention."""
    served: float = 1


def reducing(step: Step, base: float = BASE) -> float:
    """Two all-reduces in each layer."""
    if step.chips <= 1:
        return 0.0
    base = max(base, FAR) if step.chips > 8 else base
    return 2 * step.layers * (base + 2 * step.hidden * step.tokens / RATE)


def layering(step: Step, serving: float = SERVING, user: float = SERVING_USER, mixing: float = MIXING) -> float:
    """Seconds of all layers besides their bytes."""
    each = LAYER + USER * step.users + step.served * (serving + user * step.users)
    return step.layers * (each + (mixing * step.users if step.taken < 1 else 0))


def expected(step: Step, constants: tuple[float, float, float] = (SERVING, SERVING_USER, MIXING)) -> float:
    """Seconds, as expected."""
    queries = step.tokens / step.users
    reading = step.weights / (step.chips * step.bw * REACH)
    arithmetic = 2 * step.active * step.tokens / (step.chips * step.peak * ATTAINED)
    looking = max(
        step.caches / (step.chips * step.bw * REACH),
        step.caches * step.attend * queries / (step.chips * step.sixteen * ATTAINED),
    )
    return max(reading, arithmetic) + looking + reducing(step) + layering(step, *constants)


def bound(step: Step) -> float:
    """Seconds at least: all bytes, or all operations of the weights."""
    read = (step.weights + step.caches) / (step.chips * step.bw)
    return max(read, 2 * step.active * step.tokens / (step.chips * step.peak))


def touched(taken: float, tokens: float) -> float:
    """Share of the routed experts that so many tokens touch, each choosing by itself."""
    return float(1 - (1 - taken) ** tokens)


class Mixture(NamedTuple):
    """Parameters of a model, and bytes of those that every token reads (`rest`) and of routed ones (`experts`)."""

    active: float
    routed: float
    taken: float
    rest: float
    experts: float

    def read(self, tokens: float) -> float:
        """Bytes that so many tokens read, each choosing its experts by itself."""
        plain = (self.active - self.routed * self.taken) * self.rest
        return plain + self.routed * touched(self.taken, tokens) * self.experts


def mean_factor(ratios: Iterable[float]) -> float:
    """Return the geometric mean of the factors by which ratios are off one, whichever way."""
    return math.exp(float(np.mean([abs(math.log(ratio)) for ratio in ratios])))


def least_squares(residuals: Callable[[np.ndarray], np.ndarray], start: np.ndarray) -> np.ndarray:
    """Gauss-Newton with halved steps: a few constants, residuals that are smooth."""
    at, left = start, residuals(start)
    for _ in range(60):
        slopes = np.column_stack([(residuals(at + 1e-4 * unit) - left) / 1e-4 for unit in np.eye(len(at))])
        move = np.linalg.lstsq(slopes, -left, rcond=None)[0]
        scale = 1.0
        while scale > 1e-6 and np.sum(residuals(at + scale * move) ** 2) > np.sum(left**2):
            scale /= 2
        at = at + scale * move
        left = residuals(at)
        if np.max(np.abs(move)) < 1e-7:
            break
    return at


def fit(rows: list[tuple[Step, float]]) -> tuple[float, float, float]:
    """Return the three constants of servers that fit rows of a step and its measured seconds best."""
    took = np.log([seconds for _, seconds in rows])

    def residuals(micro: np.ndarray) -> np.ndarray:
        constants = (micro[0] * 1e-6, micro[1] * 1e-6, micro[2] * 1e-6)
        return np.log([expected(step, constants) for step, _ in rows]) - took

    found = least_squares(residuals, np.array([50.0, 0.5, 2.5])) * 1e-6
    return float(found[0]), float(found[1]), float(found[2])
