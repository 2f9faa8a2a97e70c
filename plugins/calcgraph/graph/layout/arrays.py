"""Types of the arrays of a layout; positions are of shape (2, n)."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Reals: TypeAlias = NDArray[np.float64]
Singles: TypeAlias = NDArray[np.float32]
Integers: TypeAlias = NDArray[np.int64]
