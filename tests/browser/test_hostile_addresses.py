"""Scenarios in addresses that somebody else wrote, in Chromium: a page takes a value of its inputs, or nothing."""

from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Watch
from tests.browser.small import served

NOTE = """# A

<!-- calc: table gpus -->
| id   | bw [TB/s] |
|------|----------:|
| h100 | 3.35      |
| b200 | 8         |

```calc controls
inputs: gpu, users, size
show: speed
```

```calc
gpu = pick gpus: h100 # accelerator
users = 4 in 1..100 step 1 # users
size = 60 GB in 1..1000 GB log # size
speed [1/s] = users * gpu.bw / size # speed
```
"""
ATTACK = "<img src=x onerror=run()><script>run()</script>"
HOSTILE = {
    "thousands of parts": ",".join(f"users:{at}" for at in range(5_000)),
    "thousands of other notes": ",".join(f"n{at}.x:{at}" for at in range(5_000)),
    "a long value": "users:" + "9" * 30_000,
    "prototypes": "__proto__:1,constructor:2,__proto__.users:3,a.__proto__:4,a.constructor.prototype:5,toString:6",
    "a prototype for a row": "gpu:__proto__,gpu:constructor,gpu:toString,gpu:hasOwnProperty",
    "markup in a value": f"users:{ATTACK},gpu:{ATTACK},size:{ATTACK}",
    "markup in a name": f"{ATTACK}:3,{ATTACK}.users:3,a.{ATTACK}:4",
    "markup for a note": '"><script>run()</script>.users:3,javascript:run().users:3,//evil.example.users:7',
    "huge numbers": "users:1e308,size:1e308TB",
    "more than huge": "users:1e999,size:-1e999GB,users:9e99999999",
    "tiny": "users:1e-320,size:1e-400GB",
    "no number": "users:NaN,size:NaNGB",
    "no end": "users:Infinity,size:-InfinityGB,users:∞",
    "below zero": "users:-5,size:-60GB,users:-0",
    "another unit": "size:60kg,users:4m,size:60,users:4GB",
    "digits of other alphabets": "users:٤٢,size:६०GB,users:４２,users:Ⅳ,users:²",
    "commas and spaces for digits": "users:1 000,size:1.000,5GB,users:1'000,users:1_000,users:4,2",
    "code": "users:0x10,users:1+1,users:alert(1),users:${run()},users:{{run()}},size:1e1e1GB",
    "reversed": "users:\u202e42,\u2066users:4,users:4\u0000,users:\n4,\ufeffusers:4",
    "broken escapes": "%E0%A4%A,users:%,%%%",
    "empty parts": ",,,:::,:,users:,:4,.:.,..:4" * 50,
    "halves of characters": "users:\ud83d,\udc00:4",
}
MOST = 3_000
"""Milliseconds until the page is drawn again."""
TAKEN = """async s => {
  const began = performance.now();
  history.replaceState(null, '', '?s=' + s);
  dispatchEvent(new PopStateEvent('popstate'));
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  const text = document.querySelector('article, [role=main], body').innerText;
  return {
    took: performance.now() - began,
    value: document.querySelector('#calc-speed, [data-q=speed]').innerText,
    scripts: document.querySelectorAll('img[src=x], script:not([src]):not([type])').length,
    text,
    polluted: Object.keys(Object.prototype).length + Number('users' in {}) + Number('1' in {}),
  };
}"""


def test_no_address_does_more_than_set_a_value(browser: Browser, tmp_path: Path, watch: Watch) -> None:
    with served(tmp_path, {"a.md": NOTE}) as server:
        address = server.address
        page: Page = browser.new_page()
        called: list[str] = []
        page.expose_function("run", lambda *_: called.append("run"))
        watch.attach(page, address)
        page.goto(f"{address}a/?s=users:5")
        expect(page.locator(".cg-bar__list")).to_contain_text("users")  # the scripts are there
        before = page.evaluate(TAKEN, "")
        assert page.evaluate(TAKEN, "users:8")["value"] != before["value"]
        wrong = {}
        for name, text in HOSTILE.items():
            written = quote(text.encode("utf-8", "replace"), safe=":,.%") if name == "broken escapes" else None
            given = written or quote(text.encode("utf-8", "surrogatepass"), safe=":,.")
            found = page.evaluate(TAKEN, given)
            said = [
                *([f"took {found['took']:.0f} ms"] if found["took"] > MOST else []),
                *(["NaN"] if "NaN" in found["value"] or "Infinity" in found["value"] else []),
                *(["markup"] if found["scripts"] != before["scripts"] else []),
                *(["polluted"] if found["polluted"] else []),
            ]
            page.goto(f"{address}a/?s={given[:20_000]}", wait_until="load")  # the same, from outside
            after = page.evaluate(TAKEN, "")
            said += ["is not as before"] if after["value"] != before["value"] else []
            if said:
                wrong[name] = said
        page.close()
    assert wrong == {}
    assert called == []
    assert [one for one in watch.foreign if "evil" in one] == []
