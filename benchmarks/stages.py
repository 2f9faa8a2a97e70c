"""What the stages cost inside one process: reading and linking, formulas, layout."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from figures import Row
from make_vault import make_vault
from measure import run, seconds

from calcgraph.calc.units.table import unit_table
from calcgraph.graph.build import build_graph
from calcgraph.graph.layout.place import place
from calcgraph.graph.model import Graph, Point
from calcgraph.links.index import build_index
from calcgraph.links.resolve import resolve_link
from calcgraph.links.zettel import sequence
from calcgraph.notes.model import Note
from calcgraph.notes.parse import parse_note
from calcgraph.project import read_project
from calcgraph.project.facts import facts_of, find_nodes, node_of, step
from calcgraph.settings import LinkSettings, Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.collector import collector_paused
from evaluating import evaluate, sheets_of
from layout_quality import neighbourhood_preservation

PEERS = str(Path(sys.prefix) / "peers" / "bin" / "python")
"""Has SciPy, which networkx needs for this and we do not."""


def stage_rows(folder: Path) -> Iterator[Row]:
    """The rows of everything that is timed in this process."""
    yield from _linking(folder)
    yield from _formulas(folder)
    yield from _layout(folder)


def _sources(folder: Path, notes: int, formulas: int) -> list[SourceFile]:
    vault = folder / f"stage-{notes}-{formulas}"
    make_vault(vault, notes, formulas=formulas)
    return [
        SourceFile(NoteId(path.relative_to(vault).as_posix()), path.read_text("utf-8"))
        for path in sorted(vault.rglob("*.md"))
    ]


def _graph(sources: list[SourceFile]) -> Graph:
    """Read, resolve, connect: what links, backlinks and graph cost, without formulas."""
    notes: dict[NoteId, Note] = {source.path: parse_note(source)[0] for source in sources}
    index = build_index(notes.values(), (), LinkSettings())
    found = {
        id_: tuple(resolve_link(index, note, link, lambda _: ()) for link in note.links) for id_, note in notes.items()
    }
    facts = [fact for id_, note in notes.items() for fact in facts_of(note, found[id_], (), ())]
    facts += [step(parent, notes[child]) for child, parent in sequence(notes.values()).parent.items()]
    nodes = {id_: node_of(note) for id_, note in notes.items()}
    return build_graph(find_nodes(nodes, facts, frozenset()), facts, {})


def _linking(folder: Path) -> Iterator[Row]:
    costs = {}
    for notes in (1_000, 10_000):
        sources = _sources(folder, notes, 0)
        with collector_paused():  # as the hosts read
            costs[notes], _ = seconds(lambda sources=sources: _graph(sources), times=1)  # type: ignore[misc]
        each = costs[notes] / notes * 1000
        yield Row(
            f"read, resolve, backlinks and graph, {notes:,} notes, 5 links each",
            f"{each:.2f} ms a note",
            "1 ms",
            each <= 1,
        )
    growth = costs[10_000] / costs[1_000]
    yield Row("the same, growth from 1,000 to 10,000 notes", f"{growth:.1f} ×", "11 ×", growth <= 11)


def _formulas(folder: Path) -> Iterator[Row]:
    sources = _sources(folder, 1_000, 9)
    notes = [parse_note(source)[0] for source in sources]
    units = unit_table()
    for reference, budget in ((False, 100), (True, 1100)):
        settings = ValueSettings(reference=reference)
        inputs = sheets_of(notes, units, lambda _n, _t: None, lambda _: None, settings)
        spent, (calculation, _) = seconds(lambda inputs=inputs: evaluate(inputs), times=1)  # type: ignore[misc]
        each = spent / len(calculation.quantities) * 1e6
        name = "with the SymPy reference" if reference else "float path"
        count = f"{len(calculation.quantities):,} quantities"
        yield Row(f"formulas, {name}, cold, {count}", f"{each:.0f} µs each", f"{budget} µs", each <= budget)


def _layout(folder: Path) -> Iterator[Row]:
    for notes, budget, least in ((1_000, 0.5, 0.20), (10_000, 3.0, 0.06)):
        sources = _sources(folder, notes, 0)
        graph = read_project(sources, (), lambda _: None, Settings()).graph
        spent, points = seconds(lambda graph=graph: place(graph), times=1)  # type: ignore[misc]
        kept = neighbourhood_preservation(graph, points)
        yield Row(f"layout, {notes:,} notes", f"{spent:.2f} s", f"{budget} s", spent <= budget)
        yield Row(f"neighbours kept together, {notes:,} notes", f"{kept:.3f}", f"{least:.2f}", kept >= least)
        if notes == 1_000:
            yield from _spring(folder, graph)


def _spring(folder: Path, graph: Graph) -> Iterator[Row]:
    """The layout that networkx makes of the same graph."""
    file = folder / "edges.json"
    edges = [(edge.source, edge.target) for edge in graph.edges]
    file.write_text(json.dumps({"nodes": list(graph.nodes), "edges": edges}), encoding="utf-8")
    made = json.loads(run([PEERS, str(Path(__file__).parent / "spring.py"), str(file)], folder).output)
    kept = neighbourhood_preservation(graph, {name: Point(*at) for name, at in made["places"].items()})
    yield Row("layout by `spring_layout` of networkx, 1,000 notes", f"{made['seconds']:.2f} s", "", None)
    yield Row("neighbours that it keeps together", f"{kept:.3f}", "", None)
