"""What clients send that is broken: the server skips it or answers with an error, and answers what comes after it."""

import io
import json
import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from calcgraph.hosts.editor.run import ShortLog
from calcgraph.hosts.messages import MessageStream, mended_line, mended_request

COMMAND = str(Path(sys.executable).with_name("calcgraph"))


def framed(body, header=None):
    body = body if isinstance(body, bytes) else json.dumps(body).encode()
    return (header if header is not None else b"Content-Length: %d\r\n\r\n" % len(body)) + body


def request(number, method, params=None):
    return {"jsonrpc": "2.0", "id": number, "method": method, **({} if params is None else {"params": params})}


PLAIN = b'{"jsonrpc": "2.0", "method": "x", "params": {}}'
BROKEN = {
    "a length below zero": framed(PLAIN, b"Content-Length: -5\r\n\r\n"),
    "a word for a length": framed(PLAIN, b"Content-Length: many\r\n\r\n"),
    "no length": framed(PLAIN, b"\r\n"),
    "nothing but a line end": b"\r\n\r\n\r\n",
    "two lengths": framed(PLAIN, b"Content-Length: 9999\r\nContent-Length: %d\r\n\r\n" % len(PLAIN)),
    "a length of nothing": framed(b"", b"Content-Length: 0\r\n\r\n"),
    "a header of 300 KB": framed(PLAIN, b"X: " + b"y" * 300_000 + b"\r\nContent-Length: %d\r\n\r\n" % len(PLAIN)),
    "a header of many lines": framed(PLAIN, b"X: y\r\n" * 9_000 + b"Content-Length: %d\r\n\r\n" % len(PLAIN)),
    "another header": framed(PLAIN, b"Content-Type: x\r\ncontent-length: %d\r\n\r\n" % len(PLAIN)),
    "no JSON": framed(b"{{{"),
    "bytes that are no text": framed(b"\xff\xfe\x00"),
    "nothing": framed(b"null"),
    "a number": framed(b"1"),
    "a list": framed(b"[]"),
    "a list of requests": framed(b'[{"jsonrpc": "2.0", "id": 5, "method": "shutdown"}]'),
    "depth": framed(b"[" * 100_000 + b"]" * 100_000),
    "depth in a request": framed(
        b'{"jsonrpc": "2.0", "id": 7, "method": "x", "params": {"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}"
    ),
    "digits": framed(b'{"jsonrpc": "2.0", "id": ' + b"9" * 6_000 + b"}"),
    "no method": framed({"jsonrpc": "2.0", "id": 8}),
    "a method that is a list": framed({"jsonrpc": "2.0", "id": 8, "method": []}),
    "a notification without params": framed({"jsonrpc": "2.0", "method": "textDocument/didOpen"}),
    "params that are a list": framed({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": [1]}),
    "params of another kind": framed({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"x": 1}}),
    "a half of a character": framed(
        b'{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///x/\\ud800.md",'
        b' "languageId": "markdown", "version": 1, "text": "\\udfff"}}}'
    ),
}


ASKED = {"textDocument": 1}
WRONG = {
    **BROKEN,
    "a request with other params": framed(request(5, "textDocument/hover", ASKED)),
    "a place before the first line": framed(
        request(5, "textDocument/hover", {"textDocument": {"uri": "file:///a.md"}, "position": {"line": -1}})
    ),
    "a notification with other params": framed({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": ASKED}),
    "a change of settings without settings": framed(
        {"jsonrpc": "2.0", "method": "workspace/didChangeConfiguration", "params": {}}
    ),
    "an unknown command": framed(request(5, "workspace/executeCommand", {"command": "x"})),
    "a command with other arguments": framed(
        request(5, "workspace/executeCommand", {"command": "calcgraph.evaluate", "arguments": [1, 2, 3, 4]})
    ),
    "a reply to nothing": framed({"jsonrpc": "2.0", "id": 55, "result": None}),
    "a number that is a list": framed(request([], "textDocument/hover", ASKED)),
    "a number that is an object": framed(request({"a": 1}, "textDocument/hover", ASKED)),
    "no method but params": framed({"jsonrpc": "2.0", "id": 9, "params": {}}),
}


def answers(command, sent, folder):
    """What a server has written when its input has ended."""
    given = {**os.environ, "XDG_CACHE_HOME": str(folder.parent / "cache")}
    done = subprocess.run(command, input=sent, capture_output=True, timeout=100, check=False, env=given, cwd=folder)
    assert b"Traceback" not in done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "v").mkdir()
    (tmp_path / "v/a.md").write_text("# A\n\n```calc\nx = 2 * 3\n```\n")
    (tmp_path / "v/calcgraph.toml").touch()
    return tmp_path / "v"


def test_the_editor_is_answered_after_everything_that_is_broken(folder):
    root = {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}}
    document = {"uri": (folder / "a.md").as_uri(), "languageId": "markdown", "version": 1}
    opened = {"textDocument": {**document, "text": (folder / "a.md").read_text()}}
    hover = {"textDocument": {"uri": document["uri"]}, "position": {"line": 3, "character": 0}}
    sent = framed(request(1, "initialize", root)) + framed({"jsonrpc": "2.0", "method": "initialized", "params": {}})
    sent += framed({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": opened})
    sent += b"".join(BROKEN.values())
    sent += framed(request(98, "textDocument/hover")) + framed(request(99, "textDocument/hover", hover))
    sent += framed(request(100, "shutdown")) + framed({"jsonrpc": "2.0", "method": "exit"})
    said = answers([COMMAND, "lsp"], sent, folder).decode()
    assert '"id": 98' in said
    assert "without-params" in said
    assert "x = 2 * 3" in said.partition('"id": 99')[2] or "`6`" in said or "6" in said.partition('"id": 99')[2]
    assert '"id": 100' in said


def test_the_log_has_no_traceback_for_what_a_client_sends(folder):
    root = {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}}
    sent = framed(request(1, "initialize", root)) + framed({"jsonrpc": "2.0", "method": "initialized", "params": {}})
    sent += b"".join(WRONG.values())
    sent += framed(request(100, "shutdown")) + framed({"jsonrpc": "2.0", "method": "exit"})
    assert '"id": 100' in answers([COMMAND, "lsp"], sent, folder).decode()  # which looks at the log, too


def test_the_log_keeps_the_traceback_of_a_fault():
    try:
        int("x")
    except ValueError:
        record = logging.LogRecord("pygls", logging.ERROR, "", 0, "failed", (), sys.exc_info())
    assert "Traceback" in ShortLog().format(record)


@pytest.mark.parametrize("name", BROKEN)
def test_each_broken_message_leaves_the_next_one_whole(name):
    following = {"jsonrpc": "2.0", "id": 1, "method": "next", "params": {"a": 1}}
    reader = MessageStream(io.BytesIO(BROKEN[name] + framed(following)))
    found = []
    while header := reader.readline():
        assert reader.readline() == b"\r\n"
        found.append(json.loads(reader.read(int(header.split()[1]))))
    assert found[-1] == following


def test_messages_pass_as_they_are():
    asked = request(1, "x", {"text": "a\n½ 😀 é", "n": [1.5, None, True]})
    assert json.loads(mended_request(json.dumps(asked).encode())) == asked
    assert json.loads(mended_request(json.dumps(asked, ensure_ascii=False).encode())) == asked
    assert json.loads(mended_line(json.dumps(asked).encode())) == asked
    assert mended_line(b"{{\n") == b"{{\n"


def test_half_a_character_becomes_a_question_mark():
    assert mended_line(b'{"a": "\\ud800x\\ud83d\\ude00"}') == '{"a": "?x😀"}\n'.encode()


UNREAD = {
    "an object of 400 levels": '{"a":' * 400 + "1" + "}" * 400,
    "a list of 400 levels": "[" * 400 + "]" * 400,
    "lists in objects": '[{"a":' * 200 + "1" + "}]" * 200,
    "a list of 100,000 levels": "[" * 100_000 + "]" * 100_000,
    "5,000 digits": "9" * 5_000,
    "5,000 digits below zero": "-" + "9" * 5_000,
    "a number that is too large": "1e999",
    "a number that is none": "NaN",
    "a number without end": "-Infinity",
    "what is no JSON": "{{{",
    "half a character": '"\\ud800"',
}


@pytest.mark.parametrize("name", UNREAD)
def test_a_request_that_cannot_be_read_is_one_that_can_be_answered(name):
    sent = '{"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "x", "arguments": {"x": %s}}}'
    passed = json.loads(mended_line((sent % UNREAD[name]).encode()), parse_constant=pytest.fail)
    assert passed["id"] == 4
    assert len(json.dumps(passed)) < 400


def test_a_language_model_is_answered_after_half_a_character(folder):
    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    lines = [
        json.dumps(request(1, "initialize", client)),
        json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        "[" * 100_000 + "]" * 100_000,
        "{{{",
        json.dumps(request(2, "tools/call", {"name": "search", "arguments": {"query": "\ud800x"}})),
        json.dumps(request(3, "tools/call", {"name": "value", "arguments": {"name": "x"}})),
        *(
            json.dumps(request(at, "tools/call", {"name": "value", "arguments": {"name": "@"}})).replace('"@"', sent)
            for at, sent in enumerate(UNREAD.values(), 4)
        ),
    ]
    asked = {*range(1, 4 + len(UNREAD))}
    given = {**os.environ, "XDG_CACHE_HOME": str(folder.parent / "cache")}
    with subprocess.Popen([COMMAND, "mcp", "."], stdin=-1, stdout=-1, stderr=-3, cwd=folder, env=given) as server:
        timer = threading.Timer(100, server.kill)
        timer.start()
        found = {}
        server.stdin.write(("\n".join(lines) + "\n").encode())
        server.stdin.flush()
        while not found.keys() >= asked and (line := server.stdout.readline()):
            said = json.loads(line)
            found[said.get("id")] = said
        server.stdin.close()
        timer.cancel()
    assert found.keys() >= asked
    assert '\\"value\\": \\"6\\"' in json.dumps(found[3]) or "6" in json.dumps(found[3])


@pytest.mark.parametrize("trusted", [False, True])
def test_what_a_vault_may_read_is_said_by_who_starts_the_server(tmp_path, trusted):
    from calcgraph.hosts.editor.workspace import Vaults

    root = tmp_path / "v"
    root.mkdir()
    (root / "mkdocs.yml").write_text(
        "site_name: x\ndocs_dir: .\nplugins: [{calcgraph: {ignore: {'*': [CG101]}}}]\nextra: {trusted: true}\n"
    )
    (tmp_path / "secret.md").write_text("# Secret\n")
    (root / "a.md").write_text("# A\n\n[[nowhere]]\n")
    (root / "link.md").symlink_to(root / "a.md")
    vaults = Vaults()
    vaults.trusted = trusted
    session = vaults.session_of(root / "a.md")
    assert session is not None
    assert session.options.untrusted is not trusted
    codes = {one.code for one in session.reading().diagnostics}
    assert ("CG904" in codes) is not trusted
    assert "CG101" not in codes
