"""A process compiles templates and lists folders of themes once: that is half of the build of a small site."""

import functools
import inspect
from types import CodeType

import jinja2
from jinja2.bccache import Bucket, BytecodeCache


class Compiled(BytecodeCache):
    """Templates that this process has compiled."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], CodeType] = {}

    def get_bucket(self, environment: jinja2.Environment, name: str, filename: str | None, source: str) -> Bucket:
        """Its place, by all that decides what is made of a text."""
        options = (*(getattr(environment, one) for one in OPTIONS), type(environment), *sorted(environment.extensions))
        return super().get_bucket(environment, name, f"{filename} {options}", source)

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self.kept.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.kept[bucket.key, bucket.checksum] = bucket.code


OPTIONS = (
    "autoescape", "trim_blocks", "lstrip_blocks", "newline_sequence", "keep_trailing_newline", "optimized", "sandboxed",
    "block_start_string", "variable_start_string", "comment_start_string", "line_statement_prefix", "is_async",
)  # fmt: skip


@functools.cache
def _installed(folder: str, *, followlinks: bool) -> list[str]:
    return FIND(jinja2.FileSystemLoader(folder, followlinks=followlinks))


def _find(loader: jinja2.FileSystemLoader) -> list[str]:
    """The templates of a loader. What is installed stays as it is: Material has 14,000 files."""
    found = set()
    for folder in loader.searchpath:
        find = _installed if "site-packages" in folder else _installed.__wrapped__
        found.update(find(folder, followlinks=loader.followlinks))
    return sorted(found)


FIND = jinja2.FileSystemLoader.list_templates


def keep_templates() -> None:
    """Let all sites of this process share what is compiled and listed."""
    compiled, begin = Compiled(), jinja2.Environment.__init__
    places = list(inspect.signature(begin).parameters).index("bytecode_cache")

    def begin_with(self, *given, **named):
        if len(given) < places:  # some templates make an environment with all its arguments in their order
            named.setdefault("bytecode_cache", compiled)
        begin(self, *given, **named)

    jinja2.Environment.__init__ = begin_with
    jinja2.FileSystemLoader.list_templates = _find
