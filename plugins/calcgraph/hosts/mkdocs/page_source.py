"""The text of a page as MkDocs may read it: its own reader of front matter has no limits."""

from collections.abc import Callable

from mkdocs.utils.meta import YAML_RE

from calcgraph.hosts.markdown.reading import guarded
from calcgraph.notes.front_matter import find_front_matter, is_no_yaml, is_refused


def handed(text: str, refused: Callable[[str], bool] = is_refused, *, is_hosts: bool = False) -> str:
    r"""Return the text with its front matter if the host and calcgraph read the same, otherwise without it.

    Front matter that is refused (CG201) never reaches the host: nine lines of merges take it days, and a number of a
    million digits ends its build. Text that only the host takes for front matter does not reach it either. `refused`
    returns whether the front matter of the text is refused; by default it is read. A site whose text the host reads
    shows front matter that is not YAML, as it did before.

    >>> handed("---\na: 1\n---\n# A\n")
    '---\na: 1\n---\n# A\n'
    >>> handed("---\n---\na: 1\n---\n# A\n")
    '\na: 1\n---\n# A\n'
    """
    place, of_host = find_front_matter(text), YAML_RE.match(text)
    if place is None and of_host is None:
        return guarded(text, is_hosts=is_hosts)
    body = place[2] if place else 0
    if of_host and of_host.end() == body and (not refused(text) or (is_hosts and is_no_yaml(text))):
        return text
    return f"\n{text[body:]}"
