"""Firefox under its own WebDriver BiDi: a small client over a plain socket, for what tests ask of a page."""

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

PATIENCE = float(os.environ.get("CALCGRAPH_PATIENCE", "90_000")) / 1000
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}
"""Firefox asks nobody but the site that it is sent to."""
FINAL, TEXT, CLOSE, PING, MASK, SHORT, LONG = 0x80, 0x1, 0x8, 0x9, 0x80, 126, 127


class Socket:
    """A web socket to this machine, of which only messages of text are used."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.stream = socket.create_connection((parts.hostname or "", parts.port or 0), timeout=PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file = self.stream.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline().strip():
            pass

    def send(self, text: str) -> None:
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        head = bytes([FINAL | TEXT])
        if size < SHORT:
            head += bytes([MASK | size])
        elif size < 1 << 16:
            head += bytes([MASK | SHORT]) + struct.pack(">H", size)
        else:
            head += bytes([MASK | LONG]) + struct.pack(">Q", size)
        repeated = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
        self.stream.sendall(head + mask + masked)

    def receive(self) -> str:
        parts = []
        while True:
            first, second = self.file.read(2)
            size = second & ~MASK
            if size == SHORT:
                (size,) = struct.unpack(">H", self.file.read(2))
            elif size == LONG:
                (size,) = struct.unpack(">Q", self.file.read(8))
            data = self.file.read(size)
            assert first & 0xF not in {CLOSE, PING}
            parts.append(data)
            if first & FINAL:
                return b"".join(parts).decode()

    def close(self) -> None:
        self.file.close()
        self.stream.close()


class Firefox:
    """One window. What a page reports to its console as an error is in `errors`."""

    def __init__(self, url: str) -> None:
        self.socket = Socket(f"{url}/session")
        self.count = 0
        self.errors: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: object) -> dict:
        """Send a command and return its result; events on the way are kept."""
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            found = json.loads(self.socket.receive())
            if found.get("method") == "log.entryAdded" and found["params"]["level"] == "error":
                self.errors.append(found["params"]["text"])
            if found.get("id") == self.count:
                assert found["type"] == "success", found
                return found["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def evaluate(self, expression: str) -> object:
        """Return what an expression comes to, as JSON has it; a promise is awaited."""
        found = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then(found => JSON.stringify(found ?? null))",
            target={"context": self.context},
            awaitPromise=True,
            userActivation=True,
        )
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def until(self, expression: str) -> None:
        """Wait until an expression is true."""
        last = time.monotonic() + PATIENCE
        while not self.evaluate(expression):
            assert time.monotonic() < last, f"never true: {expression}"
            time.sleep(0.05)

    def press(self, *keys: str) -> None:
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.ask("input.performActions", context=self.context, actions=[{"type": "key", "id": "k", "actions": actions}])

    def point(self, x: float, y: float) -> None:
        """Move the pointer to a place of the window."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        self.ask(
            "input.performActions", context=self.context, actions=[{"type": "pointer", "id": "p", "actions": [move]}]
        )

    def picture(self, path: Path, clip: dict[str, int]) -> None:
        """Write a part of the window."""
        found = self.ask("browsingContext.captureScreenshot", context=self.context, clip={"type": "box", **clip})
        path.write_bytes(base64.b64decode(found["data"]))


@contextmanager
def firefox() -> Iterator[Firefox]:
    """Start Firefox with a profile of its own, and end it."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    assert found, "no Firefox on this machine; `make system` installs it"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        Path(folder, "user.js").write_text("".join(lines), encoding="utf-8")
        command = [found, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", folder]
        started = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        try:
            assert started.stderr
            url = next(match[1] for line in started.stderr if (match := LISTENING.search(line)))
            made = Firefox(url)
            yield made
            made.socket.close()
        finally:
            started.terminate()
            started.wait(timeout=60)
            if started.stderr:
                started.stderr.close()
