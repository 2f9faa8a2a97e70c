"""The plots of a note for a sheet of paper: their drawings, without sliders and buttons, each with its caption."""

from collections.abc import Iterator

from msgspec.structs import replace

from calcgraph.calc.syntax.looks import HistogramView
from calcgraph.calc.syntax.views import PlotView, SeriesView, View
from calcgraph.notes.model import Fence, Note, NumberedBlock
from calcgraph.render.page import Page
from calcgraph.render.plots.draw import plot_values
from calcgraph.render.plots.figure import with_ends
from calcgraph.render.plots.histogram import histogram_values
from calcgraph.render.plots.series import series_values
from calcgraph.render.reports.paper import PaperFigure
from calcgraph.render.templating import fill_block
from calcgraph.render.views.draw import cut_short


def figures_of(page: Page) -> Iterator[PaperFigure]:
    """Yield the plots of a note, in their order."""
    note = page.project.notes[page.note]
    views = page.project.calculation.views.get(page.note, {})
    for fence in note.fences:
        view = views.get(fence.span)
        template, values = _drawn(page, view, fence) if view is not None else ("", None)
        if values is None:
            continue
        label, title = _label(note, fence), fence.options.get("title", "")
        case = {**values, "desc": values.get("desc_of_case", values["desc"])}  # its inputs may not be the note's
        yield PaperFigure(
            said=label.said if label else "",
            title=(label.caption if label else "") or title or str(values["title"]),
            drawing=fill_block(template, "drawing", case),
            remarks=" ".join(fill_block(template, "remarks", case).striptags().split()),
            problems=tuple(one.message for one in cut_short(page, fence)),
        )


def _drawn(page: Page, view: View, fence: Fence) -> tuple[str, dict[str, object] | None]:
    """Return the template of a plot where nothing moves, and its values; no values for other views."""
    title, id_ = fence.options.get("title", ""), f"plot-{fence.span.line}"
    match view:
        case PlotView():
            over = page.quantity(page.note, view.over.path)
            sweep = with_ends(over, view.over) if over else None
            return "plot.html", plot_values(page, replace(view, over=sweep), title, id_) if sweep else None
        case SeriesView():
            return "series.html", series_values(page, view, title, id_)
        case HistogramView():
            return "histogram.html", histogram_values(page, view, title, id_)
        case _:
            return "", None


def _label(note: Note, fence: Fence) -> NumberedBlock | None:
    """Return the label of a fence: on the line below it, or below one empty line."""
    for label in note.labels:
        lines = [note.source.line(line) for line in range(fence.span.end_line + 1, label.span.line)]
        is_alone = not note.source.line(label.span.line)[: label.span.column - 1].strip(" >\t")
        if is_alone and label.span.line > fence.span.end_line and len(lines) <= 1 and not any(map(str.strip, lines)):
            return label
    return None
