"""Every function of the package that calls itself has a limit, or a reason why it needs none.

Two faults hide in such functions: a path that is too deep for Python, and a walk that takes each path of a shared graph
apart, so that each level doubles its time. The call graph is read from the syntax trees: names of modules, imports, and
methods called on `self`. Calls of methods on other objects are not followed, so this list is a lower bound.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import calcgraph

ROOT = Path(calcgraph.__file__).parent
LINE = "the tree of one line: 2,000 characters, 48 brackets inside each other, and no node twice"
OURS = "types or files of the package"
SETTING = "settings, whose nesting their reader limits"
MEMORY = "remembers its results"
TREE = "a program that was made of one line; other lines are read by name"

REASONS: Mapping[str, str] = {
    "calc.algebra.closed._Closer.answered": TREE,
    "calc.algebra.exact.ExactEvaluator.amount": "a budget of steps, a limit on depth, and results by name",
    "calc.algebra.forms.Forms.read": "the reply of the worker, whose size is limited before and after",
    "calc.algebra.forms._write_cases": "expressions of SymPy in the worker, which is stopped at its deadline",
    "calc.algebra.sequence_rounding._moved": TREE,
    "calc.algebra.symbols.Symbols._read": "limits on nodes (`MOST_NODES`) and depth (`DEEPEST`)",
    "calc.algebra.symbols.read_back": "the reply of the worker, whose size is limited",
    "calc.algebra.written._cases": TREE,
    "calc.binding.along.names_along": LINE,
    "calc.binding.along.names_itself": LINE,
    "calc.binding.along.row_after_row.change": TREE,
    "calc.binding.fits.resolved.in_table": LINE,
    "calc.binding.fits._numbers": LINE,
    "calc.binding.flows._in_row": TREE,
    "calc.binding.linear._multiplied": LINE,
    "calc.binding.rates.with_bodies.body": f"{MEMORY}; limits on bodies and terms",
    "calc.binding.rows.find_tables": LINE,
    "calc.binding.scopes._Importer.follow": "each name of a note once (`seen`)",
    "calc.binding.columns_together._body.change": TREE,
    "calc.binding.needed.words_in": LINE,
    "calc.binding.sequences._body.change": TREE,
    "calc.binding.slips.factors_below": LINE,
    "calc.binding.vectors.expand.Expander._argument": "a limit on what it makes, by `_weight`",
    "calc.binding.vectors.expand.Expander._weight": MEMORY,
    "calc.binding.vectors.sizes.size_of": LINE,
    "calc.claims.check._check": "once: a spelling that a message may propose tries no other",
    "calc.claims.text._allowed": "once: the second call has no degree",
    "calc.dimensions.circles._parts": LINE,
    "calc.dimensions.days.with_moves": TREE,
    "calc.dimensions.infer._Inference._with": LINE,
    "calc.dimensions.kept.UnitFinder._called": f"{MEMORY} for functions; a limit on depth",
    "calc.dimensions.measures.literal": LINE,
    "calc.dimensions.operands._infer_product": LINE,
    "calc.dimensions.scale_columns._columns": LINE,
    "calc.dimensions.shapes.Shapes.function_of": "makes look-ups, which call nothing until they are asked",
    "calc.dimensions.system_units._Equations._call": LINE,
    "calc.dimensions.turns.is_direct": LINE,
    "calc.numbers.copula.ranks": MEMORY,
    "calc.numbers.special.factorial": "twice: whole numbers, then others, then the half below",
    "calc.outcomes.ask._named": LINE,
    "calc.outcomes.truths._is_condition": f"{MEMORY}; a limit on depth",
    "calc.outcomes.truths.with_checks": LINE,
    "calc.outcomes.worked.put_in": LINE,
    "calc.programs.columnwise._Computation._branched": TREE,
    "calc.programs.drawing.draws.Draws._cases": "a budget of steps, and results by name",
    "calc.programs.enclosing.enclose._BoxRun._computed": "a limit on depth (`DEEPEST`), a budget, and results by name",
    "calc.programs.enclosing.margins._margin": TREE,
    "calc.programs.enclosing.proof._Proof._push": "each box is smaller; the search has a budget",
    "calc.programs.machine.Run._cell": "a budget of steps, a limit on depth, and results by name",
    "calc.programs.program._emit": TREE,
    "calc.programs.program.steps_back": "one level",
    "calc.programs.wholes.whole_size": TREE,
    "calc.programs.terms.replaced": "its callers limit what it makes",
    "calc.syntax.expressions._read": "a limit on depth (`MAX_DEPTH`)",
    "calc.syntax.given.libraries._moved": OURS,
    "calc.syntax.given.libraries._put_in": OURS,
    "calc.syntax.given.libraries._replaced": OURS,
    "calc.syntax.lines.lists._with_unit": LINE,
    "calc.syntax.lines.lists.without_unit": LINE,
    "calc.syntax.lines.wheres.put_in": "its caller refuses more than 400 nodes (CG220)",
    "calc.syntax.printer._print": LINE,
    "calc.syntax.statements.read_statements": f"{OURS}: it hands itself on to the libraries that a sheet uses",
    "calc.tables.data_files._flat": "a tree of data: 64 levels",
    "calc.tables.trees._plain": "a tree of data: 64 levels",
    "configured._read_family": SETTING,
    "configured._read_mapping": SETTING,
    "documents._cell": "once: a list becomes a text",
    "files.writing._commit": "once: to restore a file, without anything to restore",
    "graph.layout.place.place": "once: the second graph has no tags and attachments",
    "graph.layout.treemap._divided": "territories, which are joined to a few before",
    "hosts.commands.rewriting.rename.name_spans": LINE,
    "hosts.inquiry.cell_trials.is_value": LINE,
    "hosts.inquiry.wire._AnswerPage._cut": "results of ours, a few levels",
    "hosts.inquiry.wire._longest_inside": "results of ours, a few levels",
    "hosts.inquiry.wire._plain": "results of ours, a few levels",
    "hosts.markdown.inline.SpanProcessor._as_written": "once: constructs in the text of a link, which holds no link",
    "hosts.mkdocs.converted._described": SETTING,
    "hosts.mkdocs.shard_record._said": SETTING,
    "hosts.mkdocs.converted._item": "headings: six levels",
    "hosts.mkdocs.generated.escape_titles": "the navigation: as deep as folders or as the writer's `nav`",
    "hosts.mkdocs.reading_order._pages": "the navigation, which the host has walked in the same way",
    "hosts.mkdocs.reading_order._sections": "the navigation, which the host has walked in the same way",
    "links.embed_rings._EmbedWalk._brings": f"{MEMORY}; a limit on depth",
    "links.embed_rings._EmbedWalk._goes_on": "a limit on depth; what is too much was counted before",
    "links.index.build_index": "once: the index of generated pages",
    "merging.MergeCounter.flatten_mapping": "a limit on merged keys and on depth",
    "notes.text.hosts_nesting._NestedLinkReader._each": "at most six times: it goes on with the next patterns",
    "notes.text.hosts_nesting._NestedLinkReader.divided": "at most 100 brackets (`MOST`)",
    "notes.text.hosts_nesting._starts": "at most 100 brackets (`MOST`)",
    "notes.text.plain.plain_text": "once: the text of a link, which holds no link",
    "project.values._evaluate_freely": MEMORY,
    "project.values._evaluate": "once for each of several families",
    "queries.memo.Memo._differs": f"{MEMORY}; Python's limit is raised with the number of notes",
    "queries.plain._object_of": OURS,
    "queries.traces.Traces.take.rows_read": MEMORY,
    "render.math.mathml.Setting._binary": LINE,
    "render.math.mathml._small": LINE,
    "render.math.mathml.put_in": "components of a vector: one level",
    "render.math.mathml.spell": "a name and its index: each part is shorter",
    "render.pages.outline.outline_of.made": "the order of a Zettelkasten: each note once",
    "render.pages.tags._size": "tags: each once",
    "render.pages.tags.tag_tree.made": "tags: each once",
    "render.sheet.limits._terms": LINE,
    "render.sheet.steps.bound_in": LINE,
    "render.reports.advice.advice": "the words after a proposal: each part is shorter, of at most 400 characters",
    "render.templating.environment": "makes templates: one level",
    "tex.rewrite._columns": "a limit on what is made (`MOST_COLUMNS`), split among the levels",
    "vault.folders.find_link": "folders on the disk, through no link",
    "vault.theme_keys._as_text": "a limit on depth: one",
    "vault.unpacked.UnpackedCommit._entries": "a limit on depth: `DEEPEST`, asked in `_find`",
}
"""By the first name of those that call each other: its limit, its memory, or why it needs none."""

Calls = Mapping[str, set[str]]
Function = ast.FunctionDef | ast.AsyncFunctionDef


def calls(sources: Mapping[str, str]) -> Calls:
    """Return the functions that each function of some modules names."""
    trees = {module: ast.parse(text) for module, text in sources.items()}
    found: dict[str, set[str]] = {}
    for module, tree in trees.items():
        known = {one.name: f"{module}.{one.name}" for one in tree.body if isinstance(one, Function | ast.ClassDef)}
        for one in ast.walk(tree):
            if isinstance(one, ast.ImportFrom) and one.module in trees:
                known |= {alias.asname or alias.name: f"{one.module}.{alias.name}" for alias in one.names}
        for name, function, owner, scope in functions(tree, module, "", known):
            found[name] = set(named(function, owner, scope))
    return {name: {one for one in some if one in found} for name, some in found.items()}


def functions(
    node: ast.AST, above: str, owner: str, scope: Mapping[str, str]
) -> Iterator[tuple[str, Function, str, Mapping[str, str]]]:
    """Yield the functions in a node with their names, their class, and what names mean there."""
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.ClassDef):
            yield from functions(one, f"{above}.{one.name}", f"{above}.{one.name}", scope)
        elif isinstance(one, Function):
            name = f"{above}.{one.name}"
            inner = {below.name: f"{name}.{below.name}" for below in ast.walk(one) if isinstance(below, Function)}
            inner.pop(one.name, None)
            yield name, one, owner, {**scope, **inner}
            yield from functions(one, name, owner, {**scope, **inner})
        else:
            yield from functions(one, above, owner, scope)


def named(function: Function, owner: str, scope: Mapping[str, str]) -> Iterator[str]:
    """Yield the functions that a function names: by name where nothing local itself has it, or as methods class."""
    arguments = [*function.args.args, *function.args.kwonlyargs, *function.args.posonlyargs]
    nodes = list(ast.walk(function))
    local = {one.arg for one in arguments}
    local |= {one.id for one in nodes if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    for one in nodes:
        if isinstance(one, ast.Name) and one.id in scope and one.id not in local:
            yield scope[one.id]
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id in {"self", "cls"}:
            yield f"{owner}.{one.attr}"


def families(graph: Calls) -> list[list[str]]:
    """Return the functions that can come back to themselves, those that call each other together."""
    below = {name: reached(graph, name) for name in graph}
    own = [name for name in graph if name in below[name]]
    return sorted({tuple(sorted(one for one in own if one in below[name] and name in below[one])) for name in own})


def reached(graph: Calls, start: str) -> set[str]:
    """Return what a function can call, also through others."""
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        if (one := waiting.pop()) not in seen:
            seen.add(one)
            waiting += graph[one]
    return seen


def test_every_function_that_calls_itself_is_limited() -> None:
    names = {
        path: ".".join(("calcgraph", *path.relative_to(ROOT).with_suffix("").parts)) for path in ROOT.rglob("*.py")
    }
    graph = calls({name: path.read_text(encoding="utf-8") for path, name in names.items()})
    found = [one[0].removeprefix("calcgraph.") for one in families(graph)]
    assert len(graph) > 3000
    assert sorted(set(found) - REASONS.keys()) == []
    assert sorted(REASONS.keys() - set(found)) == []


def test_such_functions_are_found() -> None:
    text = """
def alone(n): return n and alone(n - 1)
def first(n): return second(n)
def second(n): return [first(one) for one in n]
def plain(n): return len(n)
class Walk:
    def down(self, n): return self.up(n)
    def up(self, n): return map(self.down, n)
def outer(n):
    def inner(one): return inner(one)
    return inner(n)
def shadowed(plain): return plain(shadowed.__name__) if False else plain
"""
    found = [one[0] for one in families(calls({"m": text}))]
    assert found == ["m.Walk.down", "m.alone", "m.first", "m.outer.inner", "m.shadowed"]
