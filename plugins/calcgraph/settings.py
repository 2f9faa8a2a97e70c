"""The settings of a project, in families; the defaults are the recommended use."""

from collections.abc import Mapping

from msgspec import Struct, field

FALLBACKS = ("id", "alias", "title", "slug")
SEVERITIES = ("error", "warning", "info", "off")


MKDOCS, OBSIDIAN = "mkdocs", "obsidian"
"""The dialect of the text of notes: the site's without this plugin, or Obsidian's."""


class Habits(Struct, frozen=True):
    """Obsidian's single extensions of Markdown; `dialect` sets them all."""

    tags: bool = True
    """`#tag` in the text."""
    comments: bool = True
    """`%% hidden %%`."""
    highlights: bool = True
    """`==marked==`."""
    callouts: bool = True
    """`> [!note]`."""
    footnotes: bool = True
    """`^[a footnote in its place]`."""
    block_ids: bool = True
    """`^id` at the end of a block."""
    mathematics: bool = True
    """`$x$` and `$$x$$`, set as MathML."""
    drafts: bool = True
    """Notes with `draft: true` or `publish: false`, and those in `Templates`, are left out of the site."""


NO_HABITS = Habits(*[False] * 8)


class LinkSettings(Struct, frozen=True):
    """The settings for resolving and reporting names in links."""

    fallbacks: tuple[str, ...] = FALLBACKS
    """Tried in this order when no file has the written name; empty for Obsidian's own rules."""
    unresolved: str = "error"
    """`error`, `warn` or `ghost` (silent)."""
    program: str = "auto"
    """The program whose names notes have: `logseq`, `dendron`, `none`, or `auto`, detected by its files."""
    numbering: str = "note"
    """`note` or `site`: numbers of figures, tables and equations start at 1 in each note, or once."""
    popups: bool = True
    """True if a link to a note shows that note; links that have the theme's previews never do."""


class ValueSettings(Struct, frozen=True):
    """The settings for reading formulas and showing values."""

    digits: int = 3
    """Significant digits of a shown value."""
    counting_units: bool = True
    """True if `tok`, `param`, `FLOP`, `req` and `chip` are separate dimensions."""
    kilo: int = 1000
    """The meaning of the suffix `K` directly after a number: 1000 (with a warning) or 1024."""
    reference: bool = True
    """True if every value is computed a second time, by exact arithmetic, and compared."""
    algebra_seconds: float = 10.0
    """The processor time that algebra may take in one build, without cached results of earlier ones."""
    coverage_floor: float = 0.0
    """Least share of bound numbers per site, 0..1."""
    bound: tuple[str, ...] = ()
    """Patterns of reported paths of notes in which every number is bound, as with `bound: all` in the note."""
    neutral_words: tuple[str, ...] = ()
    """Words that change nothing in the sentences around bound numbers: `litre`, `batch`."""
    source_age: int = 0
    """Days after which a source's `checked:` date is reported; 0 for never."""


STRANGERS_SECONDS = 3.0
"""The upper limit of the same in the check of an untrusted vault, whatever its configuration says."""


class DataSettings(Struct, frozen=True):
    """The settings for files outside the vault that notes may quote."""

    roots: tuple[str, ...] = ()
    """Folders of the project, from its own folder on: `results`."""


class GraphSettings(Struct, frozen=True):
    """The settings of the graph."""

    inverse: Mapping[str, str] = field(default_factory=dict)
    """Name of a relation read backwards: `builds-on` → `basis-of`."""
    path: str = "graph"
    pull: Mapping[str, float] = field(default_factory=dict)
    """The pull of links on the map, 1 by default: by relation (`builds-on`), or folder (`notes/`) for links inside."""
    seed: int = 1
    territories: Mapping[str, str] = field(default_factory=dict)
    """Names of territories by the path of a note that is in them: `notes/kv-cache.md` → `Cache and models`."""


class ChangesSettings(Struct, frozen=True):
    """The settings of the page of changes."""

    tags: int = 0
    """The number of last tags of the repository that are compared with those before them; 0 for no page."""
    path: str = "changes"


class Settings(Struct, frozen=True):
    """The settings of a project."""

    links: LinkSettings = field(default_factory=LinkSettings)
    values: ValueSettings = field(default_factory=ValueSettings)
    graph: GraphSettings = field(default_factory=GraphSettings)
    data: DataSettings = field(default_factory=DataSettings)
    changes: ChangesSettings = field(default_factory=ChangesSettings)
    dialect: str = OBSIDIAN
    """`mkdocs` or `obsidian`; a project with its own `mkdocs.yml` that does not say has the first."""
    habits: Habits = field(default_factory=Habits)
    library: str = "formulas"
    """The folder of the formula library, next to the notes; the last part of this name is the published path.
    Once the folder is located: its vault path."""
    on_error: str = "fail"
    """`fail` or `warn`: the reaction of a build to errors."""
    nav: str = "all"
    """`all`, or `index`: notes stay out of the navigation."""
    html: str = "keep"
    """`keep`, or `escape`: raw HTML of a note is shown as text."""
    line_breaks: bool = True
    """True if the end of a line breaks it, as Obsidian shows it; False for notes wrapped at some column."""
    severity: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Severity by rule code, `off` included, by a pattern of the reported path; of several that fit the last counts."""
    ignore: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Rule codes not reported, by a pattern of the reported path: `docs/old/*` → `CG401, CG501`."""
    reading: str = ""
    """Title of the section of the host's navigation whose sections are the stages in which notes are read."""
    home: str = ""
    """Vault path of the note that `/` leads to, where no note is the first page by its name: `Home.md`."""
    only: str = ""
    """Vault path of the folder whose pages a site has, all others being read and left out of it; empty for all."""
    shard: str = ""
    """`3/8`: the third of eight parts of the pages; empty for all."""
    tex_macros: str = ""
    """Vault path of a file that defines commands for all formulas: `preamble.sty`."""
    claims_path: str = "claims"
    values_path: str = "values"
    tags_path: str = "tags"
    outline_path: str = "outline"

    @property
    def is_escaped(self) -> bool:
        """True if raw HTML of a note is shown as text."""
        return self.html == "escape"

    @property
    def is_hosts(self) -> bool:
        """Return whether the host's own reading of a text is kept, and only our constructs are added.

        With `html: escape` the text is always rewritten, so that text that only the host reads cannot reach the page.
        """
        return self.dialect == MKDOCS and not self.is_escaped


def settings_of(dialect: str) -> Settings:
    """Return the defaults of a dialect."""
    return Settings(dialect=MKDOCS, habits=NO_HABITS, line_breaks=False) if dialect == MKDOCS else Settings()


CHOICES: Mapping[str, tuple[object, ...]] = {
    "dialect": (MKDOCS, OBSIDIAN),
    "links.unresolved": ("error", "warn", "ghost"),
    "links.fallbacks": FALLBACKS,
    "links.numbering": ("note", "site"),
    "links.program": ("auto", "none", "logseq", "dendron"),
    "values.kilo": (1000, 1024),
    "on_error": ("fail", "warn"),
    "nav": ("all", "index"),
    "html": ("keep", "escape"),
    "severity": SEVERITIES,
}
"""The words a setting takes; of a list or mapping, those of its members."""

LIMITS: Mapping[str, tuple[float, float]] = {
    "values.digits": (1, 12),
    "values.algebra_seconds": (0, 3600),
    "values.coverage_floor": (0, 1),
    "values.source_age": (0, 36_525),
    "graph.seed": (0, 2**32 - 1),
    "graph.pull": (0, 5),
    "changes.tags": (0, 50),
}
"""Least and largest number of a setting or of its members; twelve digits is what floats of two machines agree on."""

PATTERNS = ("values.bound",)
"""Settings that are patterns of reported paths."""

OF_BUILDS = ("only", "shard")
"""Settings for one build, given by `!ENV`: where nothing is given, and in commands, which quote nothing that it gives,
they are not set."""

PATHS = (
    "library",
    "home",
    "only",
    "tex_macros",
    "claims_path",
    "values_path",
    "tags_path",
    "outline_path",
    "graph.path",
    "changes.path",
    "data.roots",
)
"""Settings that name a place in the site or the project."""
