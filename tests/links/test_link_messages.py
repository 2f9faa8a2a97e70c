"""What is reported to a writer about a link that does not hold, whole."""

import pytest

from calcgraph.links.check import check_links
from calcgraph.links.index import build_index
from calcgraph.links.resolution import FragmentKind, Status
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.parse import parse_note
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId, SourceFile

VAULT = {
    "notes/kv-cache.md": '# KV cache\n\n## Size\n\n## Growth with length\n\nx ^note-1\n\n<a id="raw"></a>\n',
    "notes/MoE vs dense.md": "# MoE vs dense\n\n## C#|DD\n",
    "work/todo.md": "# To do\n",
    "home/todo.md": "# To do\n",
    "img/plan.png": "",
    "img/plan 20240812181447.png": "",
    "formulas/gpus.md": "# Accelerators\n",
}
SHOWN = {"formulas/gpus.md": "formulas/gpus.md"}
NAMES = {"notes/kv-cache.md": {"kv_total", "Size", "gpu.bw", "measured"}}


def resolve(text, settings=None, unpublished=(), source="notes/src.md"):
    settings = settings or LinkSettings()
    notes = {}
    for path, content in {**VAULT, source: text}.items():
        if path.endswith(".md"):
            shown = SHOWN.get(path, f"docs/{path}")
            notes[NoteId(path)] = parse_note(SourceFile(NoteId(path), content, shown))[0]
    index = build_index(notes.values(), [path for path in VAULT if not path.endswith(".md")], settings, unpublished)
    note = notes[NoteId(source)]
    found = [resolve_link(index, note, link, lambda id_: NAMES.get(id_, ())) for link in note.links]
    return found, check_links(found, notes, index, settings)


MESSAGES = {
    "a slip of the pen": ("[[kv-cahce]]", "CG101 no note is called `kv-cahce`; did you mean `[[kv-cache]]`?"),
    "a slip with heading and text": (
        "[[kv-cahce#Size|the size]]",
        "CG101 no note is called `kv-cahce`; did you mean `[[kv-cache#Size|the size]]`?",
    ),
    "a slip in a Markdown link": (
        '[t](kv-cahce.md#size "with a=b")',
        'CG101 no note is called `kv-cahce.md`; did you mean `[t](kv-cache.md#size "with a=b")`?',
    ),
    "a picture of another second": (
        "![[plan 20240812181446.png]]",
        "CG101 no file is called `plan 20240812181446.png`; ",
    ),
    "a picture, no note": ("![[kv-cache.mp4]]", "CG101 no file is called `kv-cache.mp4`; "),
    "a part of another note": ("[[kv-caches 2#Other]]", "CG101 no note is called `kv-caches 2`; "),
    "a part that the other note has": (
        "[[kv-caches 2#Size]]",
        "CG101 no note is called `kv-caches 2`; did you mean `[[kv-cache#Size]]`?",
    ),
    "a link in a destination": (
        "[t]( [kv-cahce.md](https://a.b/kv-cahce.md))",
        "CG101 no note is called `[kv-cahce.md](https://a.b/kv-cahce.md)`; ",
    ),
    "a heading that is elsewhere": (
        "[[kv-cache#Size#KV cache]]",
        (
            "CG103 `docs/notes/kv-cache.md` has no heading or quantity `Size#KV cache`; "
            "did you mean `[[kv-cache#KV cache]]`?"
        ),
    ),
    "nothing like it": ("[[Nowhere at all]]", "CG101 no note is called `Nowhere at all`; "),
    "a template": (
        "[[{{date}}]]",
        (
            "CG101 no note is called `{{date}}`; "
            "a template is not a note: `exclude_docs: /notes/src.md`, or its folder, leaves it out"
        ),
    ),
    "an image": ("![[plann.png|300]]", "CG101 no file is called `plann.png`; did you mean `![[plan.png|300]]`?"),
    "two files": (
        "[[todo]]",
        (
            "CG102 `[[todo]]` matches 2 files: `home/todo.md`, `work/todo.md`; calcgraph uses the first; "
            "write `[[home/todo]]`"
        ),
    ),
    "a slip in a heading": (
        "[[kv-cache#Sizes]]",
        "CG103 `docs/notes/kv-cache.md` has no heading or quantity `Sizes`; did you mean `[[kv-cache#Size]]`?",
    ),
    "a slip in a heading with signs of links": (
        "[[MoE vs dense#C D]]",
        "CG103 `docs/notes/MoE vs dense.md` has no heading or quantity `C D`; did you mean `[[MoE vs dense#C DD]]`?",
    ),
    "a block that is not there": (
        "[[kv-cache#^note-2]]",
        "CG103 `docs/notes/kv-cache.md` has no block `^note-2`; did you mean `[[kv-cache#^note-1]]`?",
    ),
    "out of the vault": ("[t](../../secret.md)", "CG105 `../../secret.md` points outside the vault; "),
    "a program": (
        "[t](javascript:alert)",
        "CG106 `javascript:alert` runs a program in the reader's browser; it is not an address; ",
    ),
    "a draft": ("[[hidden]]", "CG107 `[[hidden]]` leads to `notes/hidden.md`, which is not published; "),
    "a property": (
        '---\nup: "[[kv-cahce]]"\n---\n',
        'CG101 no note is called `kv-cahce`; did you mean `"[[kv-cache]]"`?',
    ),
}


@pytest.mark.parametrize("name", MESSAGES)
def test_message(name):
    text, expected = MESSAGES[name]
    _, diagnostics = resolve(text, unpublished=("notes/hidden.md",))
    assert [f"{one.code} {one.message}; {one.hint}" for one in diagnostics] == [expected]


MEANINGS = {
    "numeric text means the quantity": ("[4.2 GB](kv-cache.md#Size)", FragmentKind.QUANTITY, "calc-Size"),
    "all words of a claim mean the quantity": (
        "[fewer than 9 GB](kv-cache.md#Size)",
        FragmentKind.QUANTITY,
        "calc-Size",
    ),
    "other text means the heading": ("[the size](kv-cache.md#Size)", FragmentKind.HEADING, "size"),
    "a quantity without a heading": ("[[kv-cache#kv_total]]", FragmentKind.QUANTITY, "calc-kv_total"),
    "a column leads to its pick": ("[about 3 TB/s](kv-cache.md#gpu.bw)", FragmentKind.QUANTITY, "calc-gpu"),
    "a row's id in the page": ("[t](kv-cache.md#calc-kv_total)", FragmentKind.QUANTITY, "calc-kv_total"),
    "a source": ('[fast](kv-cache.md#measured "@key")', FragmentKind.QUANTITY, ""),
    "a slug": ("[t](kv-cache.md#growth-with-length)", FragmentKind.HEADING, "growth-with-length"),
    "a slug in a wikilink": ("[[kv-cache#growth-with-length]]", FragmentKind.HEADING, "growth-with-length"),
    "an id in raw HTML": ("[t](kv-cache.md#raw)", FragmentKind.OTHER, "raw"),
    "a block": ("[[kv-cache#^note-1]]", FragmentKind.BLOCK, "^note-1"),
    "the library on disk": ("[t](../../formulas/gpus.md)", FragmentKind.NONE, ""),
    "the library in the vault": ("[t](../formulas/gpus.md)", FragmentKind.NONE, ""),
    "a title": ("[[Accelerators]]", FragmentKind.NONE, ""),
    "a slug of a name": ("[[moe_vs_dense]]", FragmentKind.NONE, ""),
    "a blank that does not break": ("[[moe vs\u00a0dense]]", FragmentKind.NONE, ""),
}


@pytest.mark.parametrize("name", MEANINGS)
def test_meaning(name):
    text, kind, anchor = MEANINGS[name]
    (found,), diagnostics = resolve(text)
    assert (found.status, found.fragment_kind, found.anchor, diagnostics) == (Status.RESOLVED, kind, anchor, ())


@pytest.mark.parametrize(("setting", "severities"), [("error", ["error"]), ("warn", ["warning"]), ("ghost", [])])
def test_weight_of_an_unresolved_link(setting, severities):
    _, diagnostics = resolve("[[Nowhere]]", LinkSettings(unresolved=setting))
    assert [str(one.severity) for one in diagnostics] == severities


@pytest.mark.parametrize("text", ["[t](/)", "[t](./)", "[t](https://x.y)", "[t](..)", "<https://x.y/[[a]]>"])
def test_addresses_of_the_site_and_elsewhere_are_left_alone(text):
    _, diagnostics = resolve(text)
    assert diagnostics == ()


def test_ten_thousand_wrong_names_cost_little():
    found, diagnostics = resolve("".join(f"[[wrong name {at}]] " for at in range(10_000)))
    assert len(found) == len(diagnostics) == 10_000


NOWHERE = {
    "a folder": ("[t](nope/)", "error", "`nope/` is not a folder with its own page"),
    "a folder's heading": ("[t](nope/#a)", "error", "`nope/` is not a folder with its own page"),
    "a note as a folder": ("[t](nope.md/)", "error", "`nope.md/` is not a folder with its own page"),
    "a claim by the page's address": ("[9 ms](note/#step)", "error", "`note/` is not a folder with its own page"),
    "the host": ("[t](/api/x)", "warning", "`/api/x` is not in the vault, so the link goes to the root of the server"),
    "the host's folder": (
        "[9 ms](/x/#y)",
        "warning",
        "`/x/` is not in the vault, so the link goes to the root of the server",
    ),
}


@pytest.mark.parametrize(("text", "severity", "message"), NOWHERE.values(), ids=NOWHERE)
def test_addresses_that_the_vault_does_not_have_are_reported(text, severity, message):
    _, diagnostics = resolve(text)
    assert [(one.code, one.severity, one.message) for one in diagnostics] == [("CG101", severity, message)]
