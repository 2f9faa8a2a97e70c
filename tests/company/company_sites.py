"""The sites of the company test: one small vault, and what each plugin adds to it.

This file runs in the environment of `tests/company/requirements.lock`, which has every plugin that is named here.
"""

from dataclasses import dataclass, field

NOTES = {
    "index.md": "# Start\n\nSee [[kettle]], [plain](plain.md) and [84 kJ](kettle.md#energy).\n",
    "kettle.md": (
        "# Kettle\n\n```calc\nmass = 0.25 kg in 0.1..1 kg\nenergy [kJ] = mass * 4.184 J/g/K * 80 K\n```\n\n"
        "It needs [84 kJ](#energy), twice that is `= 2 * energy`.\n\n## Heat needed\n\nText.\n"
    ),
    "plain.md": (
        "# Plain\n\nOne *paragraph* with `code` and [a link](index.md).\n\n## Second part\n\n- one\n- two\n\n"
        "| a | b |\n|---|---|\n| 1 | 2 |\n\n[up](#second-part)\n"
    ),
    "wrong.md": "# Wrong\n\nIt needs [99 kJ](kettle.md#energy), see [[ketle]].\n",
}
KETTLE_FR = (
    NOTES["kettle.md"]
    .replace("# Kettle", "# Bouilloire\n\nTexte.")
    .replace("0.25 kg", "0.5 kg")
    .replace("84 kJ", "167 kJ")
)
"""In another language, with another value."""
LINK = "See [[kettle]] and [84 kJ](kettle.md#energy).\n"
MODULE = '"""A module. See [[kettle]]."""\n\nGRID = [[1, 2], [3, 4]]\n"""The grid."""\n'
NOTEBOOK = (
    '{"cells": [{"cell_type": "markdown", "metadata": {}, "source": ["# Fit\\n", "\\n", '
    '"See [[kettle]] and [99 kJ](kettle.md#energy).\\n", "\\n", "## Part two\\n"]}, '
    '{"cell_type": "code", "execution_count": 1, "metadata": {}, "outputs": [], "source": ["m = [[1, 2], [3, 4]]"]}], '
    '"metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}, '
    '"nbformat": 4, "nbformat_minor": 5}\n'
)


@dataclass(frozen=True)
class Company:
    """A plugin with its settings, and what the vault has for it."""

    plugin: str
    settings: str = ""
    """As YAML in one line; empty for none."""
    files: dict[str, str] = field(default_factory=dict)
    """Below the project's folder."""
    pages: dict[str, str] = field(default_factory=dict)
    """What must be in the HTML of a page of the site."""
    absent: tuple[str, ...] = ()
    """What must be in no file of the site."""
    late: frozenset[tuple[str, str]] = frozenset()
    """Problems that only the build sees."""
    early: frozenset[tuple[str, str]] = frozenset()
    """Files that only the check warns of, since the plugin makes them."""
    material: bool = False
    more: str = ""
    """More lines of the configuration."""
    with_plugins: str = ""
    """Plugins that it needs, before it."""
    needs_git: bool = False
    varies: frozenset[str] = frozenset()
    """Pages that the plugin itself writes differently in each build."""
    said: str = ""
    """What the manual says is not seen."""
    prefix: str = ""
    """Folder of the notes among the documents."""
    label: str = ""
    """How the manual calls it; empty for the plugin's name."""
    orders: tuple[str, ...] = ("first", "last")
    """Where calcgraph stands among the plugins."""
    order: str = ""
    """The order that the manual names; empty where none matters."""

    @property
    def name(self) -> str:
        """What it is called."""
        return self.label or self.plugin


def page(path: str, text: str) -> dict[str, str]:
    """A note of the vault."""
    return {f"docs/{path}": text}


def with_m(text: str) -> dict[str, str]:
    """A note `m.md` with a text and a wikilink."""
    return page("m.md", f"# M\n\n{text}\n\nSee [[kettle]].\n")


M = with_m("Text <a@example.org>, [x](https://example.org).")
IN_M = {"m/index.html": 'class="cg-link" href="../kettle/"'}
DRAWING = '<mxfile><diagram name="P"><mxGraphModel><root/></mxGraphModel></diagram></mxfile>'
CHARTS = """\
markdown_extensions:
  - pymdownx.superfences:
      custom_fences:
        - {name: vegalite, class: vegalite, format: !!python/name:mkdocs_charts_plugin.fences.fence_vegalite ""}
extra_javascript: [vega.js, vega-lite.js, vega-embed.js]
"""

COMPANY = (
    Company(
        "blog",
        files=page("blog/index.md", "# Blog\n")
        | page("blog/posts/p.md", f"---\ndate: 2026-01-02\n---\n# Post\n\n{LINK}"),
        pages={
            "blog/2026/01/02/post/index.html": 'class="cg-link" href="../../../../../kettle/"',
            "blog/index.html": 'class="cg-link" href="../kettle/"',
        },
        material=True,
    ),
    Company("tags", material=True, files=page("t.md", "---\ntags: [heat]\n---\n# T\n\nText.\n")),
    Company(
        "i18n",
        "{docs_structure: suffix, languages: [{locale: en, default: true, name: E}, {locale: fr, name: F}]}",
        files=page("kettle.fr.md", KETTLE_FR.replace("\n\nTexte", "\n\nTexte, [[plain]]"))
        | page("index.fr.md", "# Accueil\n\nVoir [[kettle]].\n")
        | page("sub/seul.fr.md", "# Seul\n\n[167 kJ](../kettle.md#energy), [[kettle#energy|84 kJ]]\n")
        | page("zu.md", "# Zu\n\n[[seul]], [167 kJ](kettle.md#energy)\n"),
        pages={
            "fr/kettle/index.html": 'class="cg-link" href="../plain/"',
            "fr/graph/index.html": "cg-map",
            "graph/index.html": "cg-map",
        },
    ),
    Company(
        "i18n",
        "{docs_structure: folder, languages: [{locale: en, default: true, name: E}, {locale: fr, name: F}]}",
        prefix="en/",
        label="i18n with folders",
        files=page("fr/kettle.md", KETTLE_FR)
        | page("fr/index.md", "# Accueil\n\nVoir [[kettle]].\n")
        | page("fr/sub/seul.md", "# Seul\n\n[167 kJ](../kettle.md#energy), [[kettle#energy|84 kJ]]\n")
        | page("en/zu.md", "# Zu\n\n[[seul]], [167 kJ](kettle.md#energy)\n"),
        pages={
            "index.html": 'class="cg-link" href="kettle/"',
            "fr/index.html": 'class="cg-link" href="kettle/"',
            "fr/graph/index.html": "cg-map",
            "graph/index.html": "cg-map",
        },
    ),
    Company(
        "i18n",
        "{docs_structure: suffix, languages: [{locale: en, default: true, name: E}, {locale: fr, name: F}]}",
        with_plugins="blog",
        label="i18n with a blog",
        files=page("index.fr.md", "# Accueil\n\nVoir [[kettle]].\n")
        | page("blog/index.md", "# Blog\n")
        | page("blog/posts/p.md", "---\ndate: 2026-01-02\n---\n# Post\n\nText.\n"),
        pages={"fr/graph/index.html": "cg-map", "graph/index.html": "cg-map"},
        material=True,
    ),
    Company(
        "macros",
        files=page(
            "m.md",
            "# M\n\n{% set n = 84 %}\n[{{ n }} kJ](kettle.md#energy), [[{{ 'kettle' }}]].\n\n"
            "## Version {{ 1 + 1 }}\n\n[there](#version-2)\n",
        ),
        pages={"m/index.html": 'class="cg-link" href="../kettle/"'},
        said="templates are checked when their page is built",
    ),
    Company(
        "include-markdown",
        files=page("m.md", '# M\n\n{% include-markdown "part.txt" %}\n\n[there](#shared-head)\n')
        | page("part.txt", f"## Shared head\n\n{LINK}"),
        pages={"m/index.html": 'class="cg-link" href="../kettle/"'},
        said="included text is checked when its page is built",
    ),
    Company(
        "markdown-exec",
        files=page("m.md", "# M\n\n```python exec=\"on\"\nprint('See [[kettle]].')\n```\n"),
        more="markdown_extensions: [pymdownx.superfences]\n",
        pages={"m/index.html": "kettle/"},
        said="printed text is checked when its page is built",
    ),
    Company(
        "mkdocstrings",
        "{handlers: {python: {paths: [src]}}}",
        with_plugins="autorefs",
        files=page("api.md", "# API\n\n::: m\n") | {"src/m.py": MODULE},
        pages={"api/index.html": 'class="cg-link" href="../kettle/"'},
        said="docstrings are checked when their page is built",
    ),
    Company(
        "api-autonav",
        "{modules: [src/m2]}",
        with_plugins="autorefs, mkdocstrings: {handlers: {python: {paths: [src]}}}",
        files={"src/m2/__init__.py": MODULE},
        said="docstrings are checked when their page is built",
    ),
    Company(
        "autorefs",
        files=page("z.md", "# Z\n\n![[kettle#Heat needed]]\n") | page("y.md", "# Y\n\n[Heat needed][heat-needed]\n"),
        pages={"y/index.html": "../kettle/#heat-needed"},
    ),
    Company(
        "mkdocs-jupyter",
        files=page("fit.ipynb", NOTEBOOK) | page("n.md", "# N\n\n[fit](fit.ipynb#part-two)\n"),
        varies=frozenset(["fit/index.html"]),
        said="a notebook or script is a page to link to; links, claims and values in its text are reported, not read",
    ),
    Company(
        "mkdocs-jupyter",
        "{include: ['*.py']}",
        label="mkdocs-jupyter with jupytext",
        files=page("fit.py", "# %% [markdown]\n# # Fit\n#\n# See [[kettle]].\n#\n# ## Part two\n\n# %%\nm = [[1, 2]]\n")
        | page("n.md", "# N\n\n[fit](fit.py#part-two)\n"),
        varies=frozenset(["fit/index.html"]),
        said="a notebook or script is a page to link to; links, claims and values in its text are reported, not read",
    ),
    Company(
        "monorepo",
        files={
            "sub/mkdocs.yml": "site_name: Sub\nnav:\n  - Home: index.md\n  - T: t.md\n",
            "sub/docs/index.md": "# Sub\n\n[[kettle]]\n",
            "sub/docs/t.md": "# T\n\n[85 kJ](../kettle.md#energy), [[nothing here]]\n",
        },
        more="nav: [index.md, kettle.md, plain.md, wrong.md, {Sub: '!include ./sub/mkdocs.yml'}]\n",
        late=frozenset([("sub/docs/t.md", "CG101"), ("sub/docs/t.md", "CG401")]),
        said="the notes of other projects are checked by the build only",
    ),
    Company(
        "literate-nav",
        files=page("SUMMARY.md", "* [Start](index.md)\n* [Notes](notes/)\n* *.md\n") | page("notes/t.md", "# T\n"),
        said="the navigation file is a page, not a note",
    ),
    Company("awesome-nav", files={"docs/.nav.yml": "nav: [index.md, '*']\n"}),
    Company("awesome-pages", files={"docs/.pages": "nav: [index.md, ...]\n"}),
    Company("section-index", files=page("sub/index.md", "# Sub\n\n[[kettle]]\n")),
    Company(
        "gen-files",
        "{scripts: [gen.py]}",
        files={
            "gen.py": "import mkdocs_gen_files\nwith mkdocs_gen_files.open('made.md', 'w') as f:\n"
            "    f.write('# Made\\n\\n[[kettle]], [84 kJ](kettle.md#energy)\\n')\n"
        }
        | page("g.md", "# G\n\n[made](made.md), [[made]]\n"),
        pages={
            "made/index.html": 'class="cg-link" href="../kettle/"',
            "g/index.html": 'class="cg-link" href="../made/"',
        },
        early=frozenset([("g.md", "CG101")]),
        said="pages made by a script, and links to them, are checked by the build only",
    ),
    Company("rss", needs_git=True, more="site_url: https://notes.example/\n"),
    Company("git-revision-date-localized", needs_git=True),
    Company(
        "git-authors", "{strict: false}", needs_git=True, said="set `strict: false`: generated pages are not in Git"
    ),
    Company("minify", "{minify_html: true}"),
    Company("redirects", "{redirect_maps: {old.md: kettle.md}}"),
    Company("glightbox"),
    Company("mike", "{alias_type: copy}"),
    Company("offline", material=True),
    Company("privacy", material=True),
    Company(
        "encryptcontent",
        files=page(
            "secret.md",
            "---\npassword: abc\n---\n# Secret\n\nPay [1234 USD](#pay), [[kettle]].\n\n```calc\npay = 1234 USD\n```\n",
        ),
        absent=("1234",),
        varies=frozenset(["secret/index.html"]),
        said="encrypted pages appear nowhere else",
    ),
    Company("htmlproofer", "{raise_error: false, validate_external_urls: false, validate_rendered_template: true}"),
    Company(
        "table-reader",
        files=page("m.md", "# M\n\n{{ read_csv('t.csv') }}\n\n[[kettle]]\n") | {"docs/t.csv": "a,b\n1,[[kettle]]\n"},
        said="tables from files are checked when their page is built",
    ),
    Company(
        "bibtex",
        "{bib_file: refs.bib}",
        files={"refs.bib": "@book{x, title={T}, author={A. B.}, year={2020}}\n"}
        | page("m.md", "# M\n\nAs in [@x], [[kettle]].\n\n\\bibliography\n"),
        more="markdown_extensions: [footnotes]\n",
        pages={"m/index.html": 'class="cg-link" href="../kettle/"'},
    ),
    Company(
        "llmstxt", "{sections: {Notes: [index.md]}}", more="site_url: https://notes.example/\nsite_description: Notes\n"
    ),
    Company(
        "print-site",
        files=with_m(
            "A paragraph. ^b\n\n- [[#^b]]\n- [x] done ^c\n\n[[#^c]]\n\n```calc\nSeries = plot: x over x in 1..9\n```"
        ),
        pages={"print_page/index.html": ' id="kettle-calc-energy"'},
        orders=("first",),
        order="`print-site` last",
    ),
    Company(
        "minify",
        "{minify_html: true}",
        label="minify, redirects and print-site",
        with_plugins="redirects: {redirect_maps: {old.md: kettle.md}}, print-site",
        orders=("first",),
        order="`print-site` last",
    ),
    Company("swagger-ui-tag", files=page("m.md", '# M\n\n<swagger-ui src="api.json"/>\n') | page("api.json", "{}")),
    Company(
        "callouts",
        files=page("m.md", "# M\n\n> [!note]\n> See [[kettle]].\n"),
        pages={"m/index.html": 'class="cg-link" href="../kettle/"'},
    ),
    Company("roamlinks", said="links are checked before and after the plugin rewrites them"),
    Company("ezlinks", said="links are checked before and after the plugin rewrites them"),
    Company("obsidian-bridge", said="links are checked before and after the plugin rewrites them"),
    Company("autolinks"),
    Company(
        "alias", files=page("t.md", "---\nalias: boiler\n---\n# T\n\nText.\n") | page("u.md", "# U\n\n[[boiler]]\n")
    ),
    Company(
        "codeinclude",
        files=page("m.md", "# M\n\n<!--codeinclude-->\n[Code](x.py)\n<!--/codeinclude-->\n\n[[kettle]]\n")
        | page("x.py", "m = [[1, 2], [3, 4]]\n"),
    ),
    Company("exclude", "{glob: ['old/*']}", files=page("old/x.md", "# X\n\n[[nothing]]\n"), absent=("nothing",)),
    Company("exclude-search", "{exclude: [plain.md]}"),
    Company("meta-descriptions"),
    Company("open-in-new-tab"),
    Company("mermaid2"),
    Company("techdocs-core", files=M, pages=IN_M, varies=frozenset(["index.html"])),
    Company("panzoom", files=M, pages=IN_M),
    Company("meta-manager", files={"docs/sub/.meta.yml": "tags: [heat]\n"} | page("sub/t.md", "# T\n\n[[kettle]]\n")),
    Company("link-marker", files=M, pages=IN_M),
    Company("mkdocs-video", files=M, pages=IN_M),
    Company(
        "neoteroi.mkdocsoad",
        files=with_m("[OAD(./docs/api.json)]")
        | page("api.json", '{"openapi": "3.0.0", "info": {"title": "x", "version": "1"}, "paths": {}}'),
        pages=IN_M,
        more="markdown_extensions: [neoteroi.cards, neoteroi.timeline, neoteroi.spantable]\n",
    ),
    Company("drawio", files=with_m("![](d.drawio)") | page("d.drawio", DRAWING), pages=IN_M),
    Company(
        "markdownextradata",
        files=with_m("{{ number }} and [84 {{ unit }}](kettle.md#energy)"),
        more="extra: {number: five, unit: kJ}\n",
        pages=IN_M,
        said="templates are checked when their page is built",
    ),
    Company("kroki", files=with_m("```kroki-mermaid\ngraph LR\n A[[x]] --> B\n```"), pages=IN_M),
    Company(
        "include_dir_to_nav",
        files=page("sub/t.md", "# T\n\n[[kettle]]\n"),
        more="nav: [index.md, kettle.md, plain.md, wrong.md, {Sub: sub}]\n",
    ),
    Company(
        "charts",
        files={f"docs/{name}.js": "" for name in ("vega", "vega-lite", "vega-embed")}
        | with_m('```vegalite\n{"mark": "bar", "data": {"values": [[1, 2], [3, 4]]}}\n```'),
        more=CHARTS,
        pages=IN_M,
        material=True,
    ),
    Company(
        "ezglossary",
        files=with_m("term:\n:   A text [[plain]].\n\n<term:term>"),
        more="markdown_extensions: [def_list]\n",
        pages=IN_M,
    ),
    Company("caption", files=with_m("Table: A table\n\n| a | b |\n|---|---|\n| 1 | 2 |"), pages=IN_M),
    Company("badges", files=M, pages=IN_M),
    Company(
        "add-number",
        files=with_m("## Two\n\n[there](#two), [here](kettle.md#energy)."),
        said="numbers change the ids of headings, so links to headings are checked by the build only",
    ),
    Company("mkdocs-nav-weight", files=page("t.md", "---\nweight: 3\n---\n# T\n")),
    Company("backlinks_section", files=M, pages=IN_M),
    Company("document-dates", files=M, pages=IN_M),
    Company("graph-view", files=M, pages=IN_M),
    Company("meta", files={"docs/sub/.meta.yml": "tags: [heat]\n"} | page("sub/t.md", "# T\n"), material=True),
    Company("group", "{enabled: true, plugins: [tags]}", material=True),
    Company("typeset", files=page("t.md", "# T `a` *b*\n\n## H [[plain]]\n"), material=True),
)
