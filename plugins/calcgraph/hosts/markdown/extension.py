"""The Markdown extension: it inserts the results into the text of a note, in every host that uses Python-Markdown."""

from markdown import Markdown
from markdown.extensions import Extension

from calcgraph.hosts.arriving import ArrivalProcessor, Departures
from calcgraph.hosts.markdown.added import AddedFences, HostLinks, patterns
from calcgraph.hosts.markdown.blocks import TableProcessor, add_fences, has_superfences
from calcgraph.hosts.markdown.captions import FORMULAS, FOUND, SET, LabelFinder, LabelOfFormula, LabelSetter
from calcgraph.hosts.markdown.citing import REFERENCES, ReferenceList
from calcgraph.hosts.markdown.embeds import BlockEmbeds, EmbeddedIds
from calcgraph.hosts.markdown.escape import add_escapes
from calcgraph.hosts.markdown.facts import FactsProcessor
from calcgraph.hosts.markdown.heading_ids import HeadingIds
from calcgraph.hosts.markdown.inline import BlockAnchors, BlockIdProcessor, SpanProcessor
from calcgraph.hosts.markdown.labels import LABELS, FormulaLabels
from calcgraph.hosts.markdown.problem_boxes import ProblemProcessor
from calcgraph.hosts.markdown.reading import DialectProcessor, add_extensions, add_habits
from calcgraph.hosts.markdown.relations import RelationProcessor
from calcgraph.hosts.markdown.tags import TagProcessor
from calcgraph.hosts.markdown.zensical import join_zensical
from calcgraph.hosts.site import Site
from calcgraph.settings import Habits

ARRIVALS = 29.8
"""After snippets at 32 and the host's tidying at 30, before anything of ours."""
DEPARTURES = -1000
"""After all other postprocessors."""
DIALECT = 29
"""After snippets at 32 and the host's tidying at 30, before fences at 25."""
SPANS = 192
"""Before code spans at 190: the leftmost construct wins, and only the scan that knows all of them can tell."""
BLOCK_IDS = 95
"""After links and code, so that nothing in them is taken for an id."""
LINKS = 7.8
"""After attribute lists at 8."""
RELATIONS = 7.7
EMBEDS = 7.6
ANCHORS = 7.55
TABLES = 7.5
"""After attribute lists at 8; before the contents at 5 and the host's addresses at 0."""
TAGS = 7.4
FACTS = 7.3
PROBLEMS = 6.5
HEADING_IDS = 5.5
"""Before the contents at 5, which give the others theirs."""
IDS = 0.5
"""After the contents, which give headings their ids; before what collects ids at 0, as `autorefs` does."""
FENCES = 25.5
"""Before the host's fences at 25."""
LINK_PATTERNS = ("link", "reference", "short_reference", "image_link", "image_reference", "short_image_ref")
"""The host's patterns for links, which would find links that the check does not."""


class CalcgraphExtension(Extension):
    """Wikilinks, links, embeds, live values, math, `calc` fences, claims and data tables.

    The text around them is the host's, or is rewritten as Obsidian reads it.

    A host passes a `Site`, and sets its next page. Without one the extension asks Zensical; under other hosts the
    vault is unknown and all text stays as written.
    """

    def __init__(
        self,
        site: Site | None = None,
        *,
        line_breaks: bool = True,
        escape: bool = False,
        is_hosts: bool = False,
        habits: Habits = Habits(),  # noqa: B008 - frozen
        **settings: object,
    ) -> None:
        super().__init__(**settings)
        self.site = site or Site()
        self.line_breaks = line_breaks
        self.escape = escape
        self.is_hosts = is_hosts
        """True if the text is left as the host reads it."""
        self.habits = habits
        self.fences: dict[str, bool] = {}
        """The verdicts of SuperFences on lines: the same on all pages of a build."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - Python-Markdown's name
        """Register our processors; must come after SuperFences, which this extension loads where it is missing."""
        site = join_zensical(md, self) if self.site.project is None else None
        if site is not None and site.project is not None:
            self.site, settings = site, site.project.settings
            self.line_breaks, self.escape = settings.line_breaks, settings.is_escaped
            self.is_hosts, self.habits = settings.is_hosts, settings.habits
        md.preprocessors.register(ArrivalProcessor(md, self.site), "calcgraph-arrivals", ARRIVALS)
        md.postprocessors.register(Departures(md, self.site), "calcgraph-departures", DEPARTURES)
        if self.is_hosts:
            self._add_to_host(md)
        else:
            self._read_anew(md)
        md.treeprocessors.register(RelationProcessor(md), "calcgraph-relations", RELATIONS)
        md.treeprocessors.register(BlockEmbeds(md), "calcgraph-embeds", EMBEDS)
        if self.habits.block_ids:
            md.inlinePatterns.register(BlockIdProcessor(md, self.site), "calcgraph-block-ids", BLOCK_IDS)
            md.treeprocessors.register(BlockAnchors(md), "calcgraph-block-anchors", ANCHORS)
        md.treeprocessors.register(TableProcessor(md, self.site), "calcgraph-tables", TABLES)
        md.parser.blockprocessors.register(LabelOfFormula(md, self.site), "calcgraph-labels-of-formulas", FORMULAS)
        md.treeprocessors.register(LabelFinder(md, self.site), "calcgraph-labels-found", FOUND)
        md.treeprocessors.register(LabelSetter(md, self.site), "calcgraph-labels-set", SET)
        md.treeprocessors.register(ReferenceList(md, self.site), "calcgraph-reference-list", REFERENCES)
        if self.habits.tags:
            md.treeprocessors.register(TagProcessor(md, self.site), "calcgraph-tags", TAGS)
        md.treeprocessors.register(FactsProcessor(md, self.site), "calcgraph-facts", FACTS)
        md.treeprocessors.register(ProblemProcessor(md, self.site), "calcgraph-problems", PROBLEMS)
        md.treeprocessors.register(EmbeddedIds(md, self.site), "calcgraph-embedded-ids", IDS)
        if self.habits.mathematics:
            md.treeprocessors.register(FormulaLabels(md), "calcgraph-labels", LABELS)

    def _add_to_host(self, md: Markdown) -> None:
        """Add our processors to the host's."""
        add_habits(md, self.habits, line_breaks=self.line_breaks)
        for reader, name, place in patterns(md, self.site, self.habits):
            md.inlinePatterns.register(reader, name, place)
        md.treeprocessors.register(HostLinks(md, self.site), "calcgraph-links", LINKS)
        if has_superfences(md):
            add_fences(md, self.site)
        else:
            md.preprocessors.register(AddedFences(md, self.site), "calcgraph-fences", FENCES)

    def _read_anew(self, md: Markdown) -> None:
        """Rewrite the text for the host, as Obsidian reads it."""
        add_extensions(md, line_breaks=self.line_breaks, highlights=self.habits.highlights)
        dialect = DialectProcessor(md, self.fences, self.habits, is_escaped=self.escape)
        md.preprocessors.register(dialect, "calcgraph-dialect", DIALECT)
        if self.escape:
            add_escapes(md, DIALECT + 0.5)
        if "reference" in md.parser.blockprocessors:  # definitions are read where the check reads them
            md.parser.blockprocessors.deregister("reference")
        for name in LINK_PATTERNS:
            if name in md.inlinePatterns:
                md.inlinePatterns.deregister(name)
        spans = SpanProcessor(md, self.site, is_escaped=self.escape, reading=dialect.reading)
        md.inlinePatterns.register(spans, "calcgraph-spans", SPANS)
        md.treeprocessors.register(HeadingIds(md, self.site), "calcgraph-heading-ids", HEADING_IDS)
        add_fences(md, self.site)


def makeExtension(*, line_breaks: bool = True) -> CalcgraphExtension:  # noqa: N802 - Python-Markdown's name
    """The extension by its module's name."""
    return CalcgraphExtension(None, line_breaks=line_breaks)
