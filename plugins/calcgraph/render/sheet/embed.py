"""Embedded things: a part of another note, sound, film, a document."""

from markupsafe import Markup

from calcgraph.render.templating import fill


def render_embed(title: str, url: str, body: Markup, *, is_inner: bool) -> Markup:
    """Return the text of another note, with a link to it; the search does not find it twice.

    Material's search takes any end tag of the same name for the end of the excluded part, so the outermost has a name
    that is nowhere in a note.
    """
    return fill("embed.html", kind="text", title=title, url=url, body=body, tag="div" if is_inner else "article")


def render_player(url: str, name: str, *, is_film: bool) -> Markup:
    """Controls for a sound or film."""
    return fill("embed.html", kind="film" if is_film else "sound", title=name, url=url, body="", tag="div")


def render_document(url: str, name: str) -> Markup:
    """Return a document in a frame, with a link for browsers that cannot show it."""
    return fill("embed.html", kind="document", title=name, url=url, body="", tag="div")
