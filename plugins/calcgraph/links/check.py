"""The problems of resolved links, with the text to paste instead."""

import posixpath
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.addresses import AddressKind, kind_of, relative_path
from calcgraph.diagnostics import Diagnostic, Severity, diagnose, in_order
from calcgraph.links.anchors import find_heading
from calcgraph.links.certain_slips import is_same_name
from calcgraph.links.embed_rings import find_rings
from calcgraph.links.index import LinkIndex, anchors_of
from calcgraph.links.keys import fold, heading_in_link
from calcgraph.links.names import DRAWING, find_file, is_below, leads_outside
from calcgraph.links.resolution import Resolution, Status
from calcgraph.links.sections import with_sections
from calcgraph.links.similar import SimilarNames
from calcgraph.notes.model import Link, LinkKind, Note
from calcgraph.notes.parse import file_name
from calcgraph.notes.programs import LOGSEQ, asset_in, without_vault
from calcgraph.settings import LinkSettings
from calcgraph.source import START, NoteId

NamesOf = Callable[[NoteId], Collection[str]]

TEMPLATE = re.compile(r"\{\{|\{%")
"""The beginning of a template of Jekyll, Hugo and others in a link, `{{ site.baseurl }}/x`."""
_BY_ADDRESS = frozenset({"Jekyll", "Hugo", "Eleventy", "Gatsby", "Astro"})
"""Generators for which the path of a picture begins at the address of its page, not at the file of its note."""
_OF_NOTES = frozenset({".md", ".markdown", ".mdown", ".mkdn", ".mkd"})
_STAMP = re.compile(r"\d{8,}|\d{4}[-_./]\d\d[-_./]\d\d")
"""A day or a second in a name: a different one names a different thing."""
LEAST_SUGGESTED = 3
"""Characters of a name for which others are suggested: a name of one or two is like too many."""
_SHOWN = 40
"""Characters of a refused address that a message repeats."""
_NOT_OURS = "write the address with its host, or a path that the vault has"
_LISTED = 5
"""Files of an ambiguous name that a message names; `calcgraph links` prints all."""
_WEIGHTS = {"error": Severity.ERROR, "warn": Severity.WARNING, "warning": Severity.WARNING}


class Advice(Struct, frozen=True):
    """The data that hints are made from."""

    index: LinkIndex
    hidden: LinkIndex
    """The notes that are not published, as if they were."""
    similar: SimilarNames
    names: NamesOf
    is_trusted: bool = False
    """True if the notes may bring programs, as those of one's own site may."""
    making: tuple[str, ...] = ()
    """The plugins that may add the files that links lead to when the site is built."""


def check_links(
    resolutions: Iterable[Resolution],
    notes: Mapping[NoteId, Note],
    index: LinkIndex,
    settings: LinkSettings,
    names: NamesOf = lambda _: (),
) -> tuple[Diagnostic, ...]:
    """Return the errors of links and files with ambiguous names; `names` are those of quantities."""
    resolutions = tuple(resolutions)
    found = [*find_twins(index), *find_rings(resolutions, notes)]
    similar = SimilarNames(index)
    known = advice(index, lambda: similar, names)
    for resolution in resolutions:
        found += check_links_of(notes[resolution.source], [resolution], known, settings)
    return in_order(found)


def advice(
    index: LinkIndex,
    similar: Callable[[], SimilarNames],
    names: NamesOf,
    *,
    is_trusted: bool = False,
    making: tuple[str, ...] = (),
) -> Advice:
    """Return the data that hints are made from; `similar` has the table of all files, or makes it."""
    return Advice(index, _hidden(index), SimilarNames(index, similar), names, is_trusted, making)


def check_links_of(
    note: Note, resolutions: Iterable[Resolution], known: Advice, settings: LinkSettings
) -> Iterator[Diagnostic]:
    """The links of one note that do not hold."""
    for resolution in resolutions:
        diagnostic = _check(resolution, note, known)
        if diagnostic is None:
            continue
        is_page = resolution.link.target.startswith("[[")
        is_file = (
            settings.program == LOGSEQ and in_markdown(resolution.link) and not is_page
        )  # its pages are linked as `[[page]]`
        if diagnostic.code == "CG101" and settings.unresolved != "error" and not is_file:
            weight = _WEIGHTS.get(settings.unresolved)
            if weight is None:
                continue
            diagnostic = replace(diagnostic, severity=weight)
        yield _left_to_build(diagnostic, known.making) if resolution.status is Status.UNRESOLVED else diagnostic


def _left_to_build(found: Diagnostic, making: tuple[str, ...]) -> Diagnostic:
    """Return a warning without a proposal for a file that a plugin may make: the build tells whether it is there."""
    if not making or found.code != "CG101" or found.severity is not Severity.ERROR:
        return found
    makers = " or ".join(f"`{one}`" for one in making)
    return replace(found, severity=Severity.WARNING, message=f"{found.message}, unless {makers} makes it", hint="")


def _check(resolution: Resolution, note: Note, known: Advice) -> Diagnostic | None:
    link, shown = resolution.link, note.source.shown
    match resolution.status:
        case Status.RESOLVED:
            return None
        case Status.EXTERNAL:
            return None if resolution.is_left else _external(link, note, known)
        case Status.AMBIGUOUS:
            listed = [f"`{path}`" for path in resolution.candidates[:_LISTED]]
            more = len(resolution.candidates) - len(listed)
            files = ", ".join([*listed, f"{more} more"] if more else listed)
            said = f"`{link.text}` matches {len(resolution.candidates)} files: {files}; calcgraph uses the first"
            found = diagnose("CG102", shown, link.span, said, f"write `{rewrite(link, resolution.target, note.id)}`")
            return found if _is_doubtful(resolution) else replace(found, severity=Severity.INFO)
        case Status.BAD_FRAGMENT if resolution.target != note.id and resolution.target not in known.index.notes:
            said = f"`{resolution.target}` is a page that is generated: a link leads to it, and to no place in it"
            return diagnose("CG103", shown, link.span, said, f"write `{with_fragment(link, '')}`")
        case Status.BAD_FRAGMENT:
            target = known.index.notes.get(NoteId(resolution.target), note)
            below = find_heading(anchors_of(known.index, target), link.fragment.rpartition("#")[2])
            is_path = in_markdown(link) and known.index.stored is not None  # where ids are the only way
            as_id = is_written_as_id(link) or is_path or (known.index.is_hosts and in_markdown(link))
            offered = (
                [below.slug if as_id else heading_in_link(below)]
                if below and "#" in link.fragment
                else known.similar.fragments(target, link.fragment, known.names, as_id=as_id)
            )
            if not in_markdown(link):
                offered = [with_sections(target.headings, link.fragment, name) for name in offered]
            hints = [with_fragment(link, name) for name in offered]
            if in_markdown(link) and (titled := _with_title(link, known.names(target.id))):
                hints = [titled]
            kind = "block" if link.fragment.startswith("^") else "heading or quantity"
            said = f"`{target.source.shown}` has no {kind} `{link.fragment}`"
            return diagnose("CG103", shown, link.span, said, _did_you_mean(hints))
        case Status.UNRESOLVED:
            return _by_name(link, note, known) or _unresolved(link, note, known)


def _external(link: Link, note: Note, known: Advice) -> Diagnostic | None:
    """Return the problem of a target that is an address."""
    shown = note.source.shown
    if kind_of(link.target) is AddressKind.DANGEROUS:
        return _program(link, shown, known)
    if known.index.stored is not None and is_stored(known.index, note.id, link.target):
        return None
    if in_markdown(link) and not link.external and is_of_theme(known.index, note.id, link.target):
        return None
    if link.target.strip("/") and link.target.startswith("/") and not link.external:
        said = f"`{link.target[:_SHOWN]}` is not in the vault, so the link goes to the root of the server"
        return replace(diagnose("CG101", shown, link.span, said, _NOT_OURS), severity=Severity.WARNING)
    if known.index.is_hosts and not link.external and link.target.strip("./"):
        return replace(_left_as_address(link, note, known), severity=Severity.INFO)
    return None


def _program(link: Link, shown: str, known: Advice) -> Diagnostic | None:
    """Return the problem of an address that runs a program; a plain one stays on a site with `mkdocs.yml`."""
    said = f"`{link.target[:_SHOWN]}` runs a program in the reader's browser"
    is_kept = known.is_trusted and known.index.is_hosts and in_markdown(link)
    if is_kept and link.kind is LinkKind.EMBED and _DRAWING.match(link.target):
        return None
    if is_kept and link.kind is not LinkKind.EMBED and _SCRIPT.match(link.target):
        return replace(diagnose("CG106", shown, link.span, f"{said}; the site keeps it"), severity=Severity.INFO)
    return diagnose("CG106", shown, link.span, f"{said}; it is not an address")


_SCRIPT = re.compile(r"javascript:", re.IGNORECASE)
_DRAWING = re.compile(r"data:image/svg\+xml[;,]", re.IGNORECASE)
"""An address of a drawing, in which a browser runs nothing if it is an image."""
_UNQUOTED = re.compile(r"([^\s\"']++)\s++[\"']?((?:with\s|@|±|p\d|exactly|disputed)[^\"']*+)[\"']?", re.DOTALL)
"""A name and a claim's title without its quotation marks, or with one of them."""


def _with_title(link: Link, names: Collection[str]) -> str:
    """Return the link with its title in quotation marks; empty if the text after `#` is not a name and a title."""
    found = _UNQUOTED.fullmatch(link.fragment)
    if found is None or found[1] not in names or link.title:
        return ""
    return _with_destination(replace(link, title=found[2].strip()), link.target, found[1])


def _is_doubtful(resolution: Resolution) -> bool:
    """Return whether a second file is as near as the one taken, or the link only points to its own note."""
    first, second, *_ = resolution.candidates
    folder = posixpath.dirname(resolution.source)
    return first == resolution.source or is_below(first, folder) == is_below(second, folder)


def _unresolved(link: Link, note: Note, known: Advice) -> Diagnostic:
    shown = note.source.shown
    if known.index.is_hosts and in_markdown(link) and not has_ending(link.target):
        return _left_as_address(link, note, known)
    meant = asset_in(known.index.program, note.id, link.target) if in_markdown(link) else link.target
    if leads_outside(note.id, meant):
        return diagnose("CG105", shown, link.span, f"`{link.target}` points outside the vault")
    if known.hidden.paths and (
        drafts := find_file(known.hidden, note.id, link.target, relative=in_markdown(link)).paths
    ):
        said = f"`{link.text}` leads to `{drafts[0]}`, which is not published"
        hint = "export the drawing as SVG to the same folder" if drafts[0].lower().endswith(f"{DRAWING}.md") else ""
        return diagnose("CG107", shown, link.span, said, hint)
    if in_markdown(link) and link.target.rpartition("/")[2] in ("", ".", ".."):
        said = f"`{link.target}` is not a folder with its own page"
        return diagnose("CG101", shown, link.span, said, "name a file, such as `folder/note.md`")
    turned = turned_round(known.index, link, note.id)
    if turned is not None or not link.target:  # the second is a page of Logseq, `[[#red]]`
        said = f"no note is called `{link.target or f'#{link.fragment}'}`"
        return diagnose("CG101", shown, link.span, said, _did_you_mean([turned] if turned else []))
    offered = [path for path in known.similar.files(link.target) if _may_be(known, link, path)]
    hints = [
        rewrite(
            link,
            path if in_markdown(link) else _named_as_written(known, link, path, note.id),
            note.id,
            roots=_roots(known.index),
        )
        for path in offered
    ]
    what = "file" if link.kind is LinkKind.EMBED or _has_suffix(link.target) else "note"
    if not hints and in_markdown(link) and not link.fragment and link.target in known.names(note.id):
        hints = [_with_destination(link, "", link.target)]  # a quantity without its `#`
    if not hints and not in_markdown(link) and (section := _as_section(link, note, known)):
        hints = [section]
    hint = _did_you_mean([one for one in hints if one != link.text])  # not the note of another language
    if not hint and ("{{" in link.target or "<%" in link.target):
        hint = f"a template is not a note: `exclude_docs: /{note.id}`, or its folder, leaves it out"
    return diagnose("CG101", shown, link.span, f"no {what} is called `{link.target}`", hint)


def _as_section(link: Link, note: Note, known: Advice) -> str:
    """Return the text to write for `[[press/Juice]]`, if a note `press` has a heading `Juice`; empty otherwise."""
    name, _, section = link.target.rpartition("/")
    paths = find_file(known.index, note.id, name).paths if name and not link.fragment else ()
    target = known.index.notes.get(NoteId(paths[0])) if len(paths) == 1 else None
    if target is None or find_heading(anchors_of(known.index, target), section) is None:
        return ""
    return link.text.replace(link.target, f"{name}#{section}", 1)


def _by_name(link: Link, note: Note, known: Advice) -> Diagnostic | None:
    """A warning for a Markdown link that only Obsidian follows: by its name, where no folder is marked as its vault.

    That the note also has a link in brackets, or one to a block, tells that it is not written for GitHub alone.
    """
    if known.index.stored is None or not in_markdown(link):
        return None
    if not any(
        one.kind is LinkKind.WIKILINK or one.text.startswith("![[") or one.fragment[:1] == "^" for one in note.links
    ):
        return None
    found = find_file(known.index, note.id, link.target, relative=True).paths
    if not found:
        return None
    said = f"`{link.target}` is not at this path; Obsidian finds `{found[0]}` by its name, GitHub does not"
    hint = f"write `{rewrite(link, found[0], note.id)}`"
    return replace(diagnose("CG101", note.source.shown, link.span, said, hint), severity=Severity.WARNING)


def _left_as_address(link: Link, note: Note, known: Advice) -> Diagnostic:
    """CG101 for a Markdown link without an ending, in which the host looks for no file."""
    said = f"`{link.target}` has no ending, so the site leaves it as an address, which calcgraph does not check"
    meant = (find_file(known.index, note.id, name, relative=True).paths[:1] for name in meant_by_address(link.target))
    paths = next(filter(None, meant), ())
    hint = f"write `{rewrite(link, paths[0], note.id)}` to link to the note" if paths else ""
    return diagnose("CG101", note.source.shown, link.span, said, hint)


def has_ending(target: str) -> bool:
    """Return whether the host takes a path for that of a file; it leaves others as they are."""
    return bool(posixpath.splitext(target)[1])


def stored_path(source: str, written: str) -> str:
    """Return the path from the root of the vault that a path in a note means: from its folder, or after `/`."""
    path = posixpath.normpath(posixpath.join("/", posixpath.dirname(source), written))
    return path.lstrip("/")


def is_of_theme(index: LinkIndex, source: str, written: str) -> bool:
    """Return whether a Markdown link of a site leads to a file of its theme: one that no file of the vault replaces."""
    path = stored_path(source, written)
    is_path = index.is_hosts and has_ending(path) and not leads_outside(source, written)
    return is_path and path not in index.paths.get(fold(path), ()) and index.theme_has(path)


def is_of_generator(index: LinkIndex, link: Link) -> bool:
    """Return whether the generator of the site gives a Markdown link its meaning, and no file: an address of a page.

    A template in a link is filled by every generator, which also makes pages of folders. In a vault of Obsidian other
    paths are those of files. Quartz makes pages of tags, which wikilinks name.
    """
    if index.generator == "Quartz" and link.target.startswith("tags/"):
        return True
    if not index.generator or not in_markdown(link):
        return False
    if TEMPLATE.search(link.target) or link.target.startswith("/") or link.target.endswith("/"):
        return True
    ending = posixpath.splitext(link.target)[1].lower()
    is_file = ending not in ("", ".html", ".htm") and index.generator not in _BY_ADDRESS
    return index.stored is not None and not is_file and ending not in _OF_NOTES


def is_stored(index: LinkIndex, source: str, written: str) -> bool:
    """Return whether a path in a Markdown link leads to a folder or a hidden file, where such links are paths."""
    path = stored_path(source, written)
    return index.stored is not None and (not path or path in index.stored)


def meant_by_address(target: str) -> tuple[str, ...]:
    """Return the names of notes that an address without an ending can mean, with pages in folders or without."""
    bare = target.rstrip("/")
    return (bare, bare[3:]) if bare.startswith("../") and bare[3:] else (bare,)


def is_turned(index: LinkIndex, link: Link, source: NoteId) -> bool:
    """Return whether the name of one note stands where the text of a wikilink or embed does."""
    if in_markdown(link) or not link.display or link.fragment or "|" in link.display:
        return False
    if fold(file_name(link.target)) == fold(link.display):  # a name in a folder, with the name alone as its text
        return False
    return len(find_file(index, source, without_vault(link.display).partition("#")[0]).paths) == 1


def turned_round(index: LinkIndex, link: Link, source: NoteId) -> str | None:
    """Return `[[note|text]]` for `[[text|note]]`, as Dendron writes it; None for a link that is not of this form."""
    if link.kind is not LinkKind.WIKILINK or not is_turned(index, link, source):
        return None
    name, _, fragment = without_vault(link.display).partition("#")
    bar = r"\|" if r"\|" in link.text else "|"
    return f"[[{name}{'#' if fragment else ''}{fragment}{bar}{link.target}]]"


def _named_as_written(known: Advice, link: Link, path: str, source: str) -> str:
    """Return the name of a file in the folder that a link names, if that is its folder; otherwise its short name."""
    folder, name = posixpath.split(link.target)
    if link.target.startswith(("./", "../")):  # from the note's folder
        meant = posixpath.normpath(posixpath.join(posixpath.dirname(source), folder))
        is_there = fold(meant) == fold(posixpath.dirname(path) or ".")
    else:
        is_there = bool(folder) and fold(f"/{posixpath.dirname(path)}").endswith(fold(f"/{folder.strip('/')}"))
    return posixpath.join(folder, posixpath.basename(path)) if name and is_there else known.similar.short(path)


def _may_be(known: Advice, link: Link, path: str) -> bool:
    """Return whether a link can mean a file of a similar name: one of its kind, and a note with the part named."""
    if re.search(r"\]\(|\[\[|\]\]", link.target):  # a link in the destination of another
        return False
    if len(file_name(link.target)) < LEAST_SUGGESTED:
        return False
    stamps, others = (set(_STAMP.findall(file_name(name))) for name in (link.target, path))
    if stamps and others and stamps != others:
        return False
    note = known.index.notes.get(NoteId(path))
    if note is None or _has_suffix(link.target):
        return note is None
    if not link.fragment or is_same_name(file_name(link.target), file_name(path)):
        return True
    anchors = anchors_of(known.index, note)
    parts = (anchors.slugs, anchors.written, known.names(note.id))
    is_block = link.fragment.startswith("^") and link.fragment[1:].lower() in anchors.blocks
    return is_block or find_heading(anchors, link.fragment) is not None or any(link.fragment in one for one in parts)


def _roots(index: LinkIndex) -> tuple[str, ...]:
    """Return the beginnings of a path from the root of the vault: `/`, in Obsidian also nothing; a site has no root."""
    return () if index.is_hosts else ("/",) if index.stored is not None else ("/", "")


def rewrite(link: Link, target: str, source: str, fragment: str | None = None, *, roots: tuple[str, ...] = ()) -> str:
    """Return the link as the writer would write it to another file, by its vault path: same form, text and title.

    The folder stays as it is written if the file is in it: `./`, or from the root of the vault after one of `roots`.
    """
    path = target
    if in_markdown(link):
        folder, slash, _ = link.target.rpartition("/")
        there, name = posixpath.split(target)
        may_stay = bool(slash) and ("/" in roots or not link.target.startswith("/"))
        is_there = may_stay and (stored_path(source, folder or "/") == there or ("" in roots and folder == there))
        path = f"{folder}/{name}" if is_there else relative_path(target, source)
    return _with_destination(link, path, link.fragment if fragment is None else fragment)


def with_fragment(link: Link, fragment: str) -> str:
    """Return the link with another part after `#`; the path before it stays as it is written."""
    return _with_destination(link, link.target, fragment)


def is_written_as_id(link: Link) -> bool:
    """Return whether the part after `#` is written as an id of the page: `#the-others`, not `#The others`."""
    written = link.fragment
    is_id = written == written.lower() and not re.search(r"[^\S ]|[\^#]", written)
    return in_markdown(link) and is_id and written.count(" ") <= written.count("-")


def _with_destination(link: Link, target: str, fragment: str) -> str:
    hashed = f"#{fragment}" if fragment else ""
    if in_markdown(link):
        path = target.replace(" ", "%20") if "%20" in link.text and "<" not in link.text else target
        path += hashed.replace(" ", "%20")
        path = f"<{path}>" if re.search(r"[\s()]", path) else path
        title = f" {_quoted(link.title)}" if link.title else ""
        return f"{'!' if link.kind is LinkKind.EMBED else ''}[{link.display}]({path}{title})"
    name = target[:-3] if target.lower().endswith(".md") else target
    bar = r"\|" if r"\|" in link.text else "|"
    display = f"{bar}{link.display}" if link.display else ""
    written = f"[[{name}{hashed}{display}]]"
    return f'"{written}"' if link.kind is LinkKind.PROPERTY else ("!" if link.kind is LinkKind.EMBED else "") + written


def _quoted(title: str) -> str:
    """Return a title in quotes that it does not contain, or with its quotes escaped."""
    if '"' not in title or "'" in title:
        return '"' + title.replace('"', '\\"') + '"'
    return f"'{title}'"


def in_markdown(link: Link) -> bool:
    """Return whether a link is written as `[text](target)`, an image included."""
    return link.kind is LinkKind.MARKDOWN or (link.kind is LinkKind.EMBED and not link.text.startswith("![["))


def _did_you_mean(hints: list[str]) -> str:
    return "did you mean " + " or ".join(f"`{hint}`" for hint in hints) + "?" if hints else ""


def _has_suffix(target: str) -> bool:
    return bool(re.search(r"\.[A-Za-z]\w{1,4}$", target)) and not target.lower().endswith(".md")


def _hidden(index: LinkIndex) -> LinkIndex:
    paths = {path.lower(): (path,) for path in sorted(index.unpublished)}
    files = {folded.rpartition("/")[2]: path for folded, path in paths.items()}
    return LinkIndex({}, paths, files, {}, {}, frozenset(), {})


def find_twins(index: LinkIndex) -> Iterator[Diagnostic]:
    """Yield the files whose names are indistinguishable."""
    for paths in index.paths.values():
        for path in paths[1:]:
            note = index.notes.get(NoteId(path))
            shown = note.source.shown if note else path
            yield diagnose("CG503", shown, START, f"`{path}` and `{paths[0]}` are the same name to a link")
