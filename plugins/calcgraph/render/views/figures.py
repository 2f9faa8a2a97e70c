"""The plots of a note for a sheet of paper: their drawings, without sliders and buttons, each with its caption."""

from collections.abc import Iterator

from markupsafe import Markup
from msgspec.structs import replace

from calcgraph.calc.syntax.looks import HistogramView
from calcgraph.calc.syntax.views import PlotView, SeriesView, View
from calcgraph.notes.model import Fence, Note, NumberedBlock
from calcgraph.render.page import Page
from calcgraph.render.plots.draw import render_plot
from calcgraph.render.plots.figure import with_ends
from calcgraph.render.plots.histogram import render_histogram
from calcgraph.render.plots.series import render_series
from calcgraph.render.reports.paper import PaperFigure
from calcgraph.render.views.draw import cut_short


def figures_of(page: Page) -> Iterator[PaperFigure]:
    """Yield the plots of a note, in their order."""
    note = page.project.notes[page.note]
    views = page.project.calculation.views.get(page.note, {})
    for fence in note.fences:
        view = views.get(fence.span)
        drawn = _drawn(page, view, fence) if view is not None else Markup()
        drawing = _between(drawn, "<svg ", "</svg>")
        if not drawing:
            continue
        head, _, rest = drawing.partition("<desc ")
        desc, _, rest = rest.partition("</desc>")
        label, title = _label(note, fence), fence.options.get("title", "")
        yield PaperFigure(
            said=label.said if label else "",
            title=(label.caption if label else "")
            or title
            or _text(_between(drawn, "<title ", "</title>").partition(">")[2]),
            drawing=Markup(f"<svg {head}<desc {desc.replace('. As written, at ', '. At ')}</desc>{rest}</svg>"),  # noqa: S704 - a part of a template, which escapes
            remarks=_text(_between(drawn, "<figcaption>", "<details")).removeprefix(f"{title}.").strip(),
            problems=tuple(one.message for one in cut_short(page, fence)),
        )


def _drawn(page: Page, view: View, fence: Fence) -> Markup:
    """Return a plot as it is drawn where nothing moves; nothing for other views."""
    title, id_ = fence.options.get("title", ""), f"plot-{fence.span.line}"
    match view:
        case PlotView():
            over = page.quantity(page.note, view.over.path)
            sweep = with_ends(over, view.over) if over else None
            return render_plot(page, replace(view, over=sweep), title, id_) if sweep else Markup()
        case SeriesView():
            return render_series(page, view, title, id_)
        case HistogramView():
            return render_histogram(page, view, title, id_)
        case _:
            return Markup()


def _label(note: Note, fence: Fence) -> NumberedBlock | None:
    """Return the label of a fence: on the line below it, or below one empty line."""
    for label in note.labels:
        lines = [note.source.line(line) for line in range(fence.span.end_line + 1, label.span.line)]
        is_alone = not note.source.line(label.span.line)[: label.span.column - 1].strip(" >\t")
        if is_alone and label.span.line > fence.span.end_line and len(lines) <= 1 and not any(map(str.strip, lines)):
            return label
    return None


def _between(drawn: str, start: str, end: str) -> str:
    return drawn.partition(start)[2].partition(end)[0]


def _text(html: str) -> str:
    """Return the plain text of a part of a rendered template."""
    return " ".join(Markup(html).striptags().split())  # noqa: S704 - a part of a template, which escapes
