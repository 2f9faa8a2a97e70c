"""The data of a plot: its axes, and its lines in the drawing's units."""

from msgspec import Struct

from calcgraph.calc.model import Quantity, Value
from calcgraph.calc.nodes import Overrides
from calcgraph.calc.syntax.tree import Column, Name
from calcgraph.render.page import Page
from calcgraph.render.plots.axes import Axis
from calcgraph.render.sheet.computed import ComputedItem

LEFT, RIGHT, TOP, BOTTOM = 62.0, 582.0, 30.0, 216.0
"""The frame inside a drawing of 690 by 264 units."""


class PlotLine(Struct, frozen=True):
    """One line with its band."""

    id: str
    path: str
    band: str
    case: str
    name: str
    label: str
    is_chosen: bool
    css: str
    values: tuple[Value | None, ...]
    computed: ComputedItem
    overrides: Overrides


class Scene(Struct, frozen=True):
    """The data that a plot is rendered from."""

    page: Page
    over: Quantity
    path: Name | Column
    """As it is written: a name, or a cell of a pick."""
    x: Axis
    y: Axis
    id: str
