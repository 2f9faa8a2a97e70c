"""The server under editors as people install them: Neovim and Emacs, headless, over a vault of two notes."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from calcgraph.hosts.editor.answers.asking import COMMANDS
from calcgraph.vault.configuration import HOST_FILES, OWN_FILE

EDITORS = Path(__file__).parents[2] / "editors"
SPEED = """# Speed

```calc
use [[laws]]: stream_time
step [ms] = stream_time(140 GB, 3.35 TB/s)
tps = 1 tok / step
```

One token takes [42 ms](#step).
"""
LAWS = "# Laws\n\n```calc\nstream_time(bytes, bw) [ms] = bytes / bw\n```\n"
COMMAND = [sys.executable, "-c", "from calcgraph.hosts.editor.run import run; run(trusted=True)"]

NEOVIM = """
package.path = package.path .. ';{editors}/neovim/?.lua'
local calcgraph = require('calcgraph')
calcgraph.setup({{ command = {{ '{python}', '-c', '{code}' }} }})
vim.cmd('filetype on')
vim.cmd('edit docs/speed.md')
local buffer = vim.api.nvim_get_current_buf()
local space = vim.api.nvim_create_namespace('calcgraph')
local function shown(wanted)
  local found = {{}}
  vim.wait(60000, function()
    calcgraph.show(buffer)
    vim.wait(300)
    found = {{}}
    for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(buffer, space, 0, -1, {{ details = true }})) do
      table.insert(found, mark[4].virt_text[1][1])
    end
    return vim.tbl_contains(found, wanted)
  end, 300)
  return found
end
local function say(what, text)
  io.stdout:write(what .. ': ' .. text .. '\\n')
end
vim.wait(30000, function() return next(vim.lsp.buf_get_clients(buffer)) ~= nil end, 100)
say('hints', table.concat(shown('  = 23.9 tok/s'), '|'))
vim.api.nvim_buf_set_lines(buffer, 4, 5, false, {{ 'step [ms] = stream_time(70 GB, 3.35 TB/s)' }})
say('typed', table.concat(shown('  ≠ 20.9 ms'), '|'))
vim.api.nvim_buf_set_lines(buffer, 4, 5, false, {{ 'step [ms] = stream_time(140 GB, 3.35 TB/s)' }})
local value
calcgraph.evaluate('tps with step = 1 s', function(text) value = text end)
vim.wait(30000, function() return value ~= nil end, 100)
say('evaluated', value)
local function at(line, character)
  local document = vim.lsp.util.make_text_document_params(buffer)
  return {{ textDocument = document, position = {{ line = line, character = character }} }}
end
local params = at(4, 1)
params.newName = 'step_time'
for _, answer in pairs(vim.lsp.buf_request_sync(buffer, 'textDocument/rename', params, 30000)) do
  vim.lsp.util.apply_workspace_edit(answer.result, 'utf-16')
end
say('renamed', table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '/'))
for _, answer in pairs(vim.lsp.buf_request_sync(buffer, 'textDocument/definition', at(4, 20), 30000)) do
  say('defined', vim.fn.fnamemodify(answer.result.uri, ':t') .. ':' .. answer.result.range.start.line)
end
"""
WINDOWS = """
package.path = package.path .. ';{editors}/neovim/?.lua'
local calcgraph = require('calcgraph')
calcgraph.setup({{ command = {{ '{python}', '-c', '{code}' }} }})
vim.cmd('filetype on')
local space = vim.api.nvim_create_namespace('calcgraph')
local function shown(buffer)
  local found = {{}}
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(buffer, space, 0, -1, {{ details = true }})) do
    local parts = vim.tbl_map(function(part) return part[1] end, mark[4].virt_text)
    table.insert(found, table.concat(parts))
  end
  return table.concat(found, '|')
end
local function say(what, buffer, wanted)
  vim.wait(30000, function() return shown(buffer):find(wanted, 1, true) ~= nil end, 100)
  io.stdout:write(what .. ': ' .. shown(buffer) .. '\\n')
end
vim.cmd('edit docs/speed.md')
local speed = vim.api.nvim_get_current_buf()
say('opened', speed, '23.9 tok/s|  = 41.8 ms')
vim.cmd('split docs/laws.md')
vim.api.nvim_buf_set_lines(0, 3, 4, false, {{ 'stream_time(bytes, bw) [ms] = 2 * bytes / bw' }})
say('other window', speed, '42 ms ≠ 83.6 ms')
vim.cmd('edit!')
say('undone', speed, '23.9 tok/s|  = 41.8 ms')
vim.cmd('wincmd j')
vim.cmd('CalcgraphMove parts/fast.md')
local fast = vim.api.nvim_get_current_buf()
say('moved', fast, '23.9 tok/s|  = 41.8 ms')
local laws = table.concat(vim.fn.readfile('docs/laws.md'), '/')
io.stdout:write('links: ' .. laws .. '\\n')
os.remove('docs/laws.md')
vim.cmd('bdelete! ' .. vim.fn.bufnr('docs/laws.md'))
local errors = {{ severity = vim.diagnostic.severity.ERROR }}
vim.wait(30000, function() return #vim.diagnostic.get(fast, errors) > 0 end, 100)
local gone = vim.diagnostic.get(fast, errors)[1] or {{ message = '' }}
io.stdout:write('deleted: ' .. gone.message:gsub('\\n.*', '') .. '\\n')
vim.cmd('edit other/docs/a.md')
vim.wait(300)
io.stdout:write('clients: ' .. #vim.tbl_keys(vim.lsp.buf_get_clients(0)) .. '\\n')
"""
ROOTS = """
package.path = package.path .. ';{editors}/neovim/?.lua'
require('calcgraph').setup({{ command = {{ '{python}', '-c', '{code}' }} }})
vim.cmd('filetype on')
for _, file in ipairs({{ 'a.md', '../top.md', '../../../plain/a.md', '../../site/a.md', '../../site/notes/a.md' }}) do
  vim.cmd('edit ' .. file)
  if vim.fn.exists(':Calcgraph') == 2 then
    vim.wait(30000, function() return next(vim.lsp.buf_get_clients(0)) ~= nil end, 50)
  end
  local roots = {{}}
  for _, client in pairs(vim.lsp.buf_get_clients(0)) do
    table.insert(roots, vim.fn.fnamemodify(client.config.root_dir, ':t'))
  end
  io.stdout:write(file .. ': ' .. table.concat(roots, '|') .. '\\n')
end
"""
EMACS = """
(require 'eglot)
(load "{editors}/emacs/calcgraph.el")
(setq calcgraph-command '("{python}" "-c" "{code}") eglot-sync-connect 60)
(find-file "docs/speed.md")
(text-mode)
(apply #'eglot (eglot--guess-contact))
(let* ((server (eglot--current-server-or-lose))
       (document (list :uri (eglot--path-to-uri (buffer-file-name))))
       (range (list :start '(:line 0 :character 0) :end '(:line 20 :character 0)))
       (hints (jsonrpc-request server :textDocument/inlayHint (list :textDocument document :range range) :timeout 60)))
  (message "hints: %s" (mapconcat (lambda (hint) (plist-get hint :label)) hints "|")))
(goto-char (point-min))
(search-forward "tps")
(message "hover: %s" (plist-get (plist-get (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
  (eglot--TextDocumentPositionParams)) :contents) :value))
(calcgraph-evaluate "tps with step = 1 s")
(search-backward "step [ms]")
(eglot-rename "step_time")
(message "renamed: %s" (replace-regexp-in-string "\\n" "/" (buffer-string)))
(let ((server (eglot-current-server)))
  (find-file "../other/far.md")
  (text-mode)
  (eglot--maybe-activate-editing-mode)
  (message "far: %s" (eq server (eglot-current-server))))
(message "roots: %s" (mapcar (lambda (name) (and (calcgraph-root (expand-file-name name "{vault}")) t))
                             '("docs/" "other/" "site/docs/" "../")))
(dolist (name '("other/far.md" "site/docs/a.md"))
  (with-current-buffer (find-file-noselect (expand-file-name name "{vault}"))
    (let (asked)
      (cl-letf (((symbol-function 'eglot-ensure) (lambda () (setq asked t))))
        (calcgraph-ensure))
      (message "ensured %s: %s" name asked))))
(kill-emacs 0)
"""


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (tmp_path / "docs" / "speed.md").write_text(SPEED)
    (tmp_path / "docs" / "laws.md").write_text(LAWS)
    return tmp_path


def lines_of(command: list[str], vault: Path) -> dict[str, str]:
    assert shutil.which(command[0]), f"{command[0]} is not installed: run `make system`"
    done = subprocess.run(command, cwd=vault, capture_output=True, text=True, timeout=120, check=False)
    said = (line.partition(": ") for line in (done.stdout + done.stderr).splitlines())
    return {what: text for what, _, text in said}


def filled(text: str) -> str:
    return text.format(editors=EDITORS, python=COMMAND[0], code=COMMAND[2], vault="{vault}")


RENAMED = SPEED.replace("step [ms]", "step_time [ms]").replace("/ step", "/ step_time").replace("#step", "#step_time")


def test_neovim_shows_values_and_renames(vault: Path) -> None:
    (vault / "init.lua").write_text(filled(NEOVIM))
    said = lines_of(["nvim", "--headless", "-u", "NONE", "-c", "luafile init.lua", "-c", "qa!"], vault)
    assert said["hints"].split("|") == ["  = 41.8 ms", "  = 23.9 tok/s", "  = 41.8 ms"]
    assert said["typed"].split("|") == ["  = 20.9 ms", "  = 47.9 tok/s", "  ≠ 20.9 ms"]
    assert said["evaluated"] == "1 tok/s"
    assert said["renamed"] == RENAMED.rstrip("\n").replace("\n", "/")
    assert said["defined"] == "laws.md:3"


def test_neovim_keeps_windows_files_and_names_in_step(vault: Path) -> None:
    """Values when a note opens and in another window, names before values, a moved and a deleted note, another site."""
    (vault / "docs" / "speed.md").write_text(SPEED.replace("takes", "takes [41.8 ms](#step) or"))
    (vault / "docs" / "laws.md").write_text(f"{LAWS}\n[[speed]]\n")
    other = vault / "other"
    (other / "docs").mkdir(parents=True)
    (other / "mkdocs.yml").write_text("site_name: x\n")
    (other / "docs" / "a.md").write_text(SPEED)
    (vault / "init.lua").write_text(filled(WINDOWS))
    said = lines_of(["nvim", "--headless", "-u", "NONE", "-c", "luafile init.lua", "-c", "qa!"], vault)
    assert said["opened"] == "  = 41.8 ms|  = 23.9 tok/s|  = 41.8 ms"
    assert said["other window"] == "  = 83.6 ms|  = 12 tok/s|  41.8 ms ≠ 83.6 ms  42 ms ≠ 83.6 ms"
    assert said["undone"] == said["moved"] == said["opened"]
    assert said["links"] == f"{LAWS}\n[[fast]]".replace("\n", "/")
    assert said["deleted"] == "no note is called `laws`"
    assert said["clients"] == "0"


def test_neovim_starts_the_server_for_notes_of_a_vault_only(tmp_path: Path) -> None:
    """From a subfolder for the vault above, nothing without a configuration or for another site, a vault inside one."""
    files = {"vault/mkdocs.yml": "plugins: [calcgraph]\n", "vault/site/mkdocs.yml": "plugins: [search]\n"}
    files |= {"vault/site/notes/calcgraph.toml": ""}
    notes = ("vault/docs/deep/a.md", "vault/docs/top.md", "plain/a.md", "vault/site/a.md", "vault/site/notes/a.md")
    for name, text in {**files, **dict.fromkeys(notes, SPEED)}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "init.lua").write_text(filled(ROOTS))
    opened = tmp_path / "vault" / "docs" / "deep"
    said = lines_of(["nvim", "--headless", "-u", "NONE", "-c", f"luafile {tmp_path}/init.lua", "-c", "qa!"], opened)
    assert {name: said[name] for name in said if name.endswith(".md")} == {
        "a.md": "vault",
        "../top.md": "vault",
        "../../../plain/a.md": "",
        "../../site/a.md": "",
        "../../site/notes/a.md": "notes",
    }


def test_eglot_shows_values_and_renames(vault: Path) -> None:
    for folder in ("other", "site/docs"):
        (vault / folder).mkdir(parents=True)
    (vault / "other" / "far.md").write_text(SPEED)
    (vault / "site" / "mkdocs.yml").write_text("site_name: x\n")
    (vault / "site" / "docs" / "a.md").write_text(SPEED)
    (vault / "init.el").write_text(filled(EMACS).replace("{vault}", str(vault)))
    said = lines_of(["emacs", "--batch", "-l", "package", "-f", "package-initialize", "-l", "init.el"], vault)
    assert said["hints"] == "= 41.8 ms|= 23.9 tok/s|= 41.8 ms"
    assert said["hover"].startswith("**tps** = `23.9 tok/s`")
    assert said["tps with step = 1 s = 1 tok/s"] == ""
    assert said["renamed"] == RENAMED.replace("\n", "/")
    assert said["far"] == "t"
    assert said["roots"] == "(t t nil nil)"
    assert (said["ensured other/far.md"], said["ensured site/docs/a.md"]) == ("t", "nil")


CODE = EDITORS / "vscode"


def test_the_client_of_vs_code_speaks_with_the_server(vault: Path) -> None:
    (vault / ".venv").symlink_to(Path(sys.prefix))  # where the extension looks first
    arguments = [str(vault), "docs/speed.md", "140 GB", "70 GB"]
    done = subprocess.run(["node", "drive.js", *arguments], cwd=CODE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["first"] == ["= 41.8 ms", "= 23.9 tok/s", "= 41.8 ms"]
    assert found["second"] == ["= 20.9 ms", "= 47.9 tok/s", "≠ 20.9 ms"]
    assert found["evaluated"] == {"value": "95.7 tok/s"}


def test_the_extension_is_packed(tmp_path: Path) -> None:
    package = tmp_path / "calcgraph.vsix"
    vsce = str(CODE / "node_modules" / ".bin" / "vsce")
    command = [vsce, "package", "--allow-missing-repository", "--out", str(package)]
    subprocess.run(command, cwd=CODE, check=True, capture_output=True)
    with ZipFile(package) as packed:
        names = set(packed.namelist())
    assert names >= {"extension/dist/extension.js", "extension/syntaxes/calcgraph.json"}
    assert not [name for name in names if "node_modules" in name or "drive.js" in name]
    assert package.stat().st_size < 200_000


STUB = """
const Module = require('node:module'), fs = require('node:fs'), path = require('node:path');
const [extension, folder, asked, note] = process.argv.slice(2), shown = [], commands = {};
const load = Module._load;
class Any {}
class Emitter { event = () => new Any(); fire() {} }
let logged = false;
const channel = { append: () => {}, appendLine: () => { logged = true; }, dispose: () => {} };
const named = (...names) => names.map(name => ({ fsPath: path.join(folder, name) }));
const open = known => new Proxy(known, { get: (all, name) => all[name] ?? (() => new Any()) });
const processes = require('node:child_process'), spawn = processes.spawn, spawned = [];
processes.spawn = (command, args, ...rest) => { spawned.push(args); return spawn(command, args, ...rest); };
const vscode = new Proxy({
  workspace: open({
    workspaceFolders: folder ? [{ uri: { fsPath: folder } }] : [],
    getConfiguration: () => ({ get: () => [path.join(folder, 'no-such-command'), 'lsp'] }),
    findFiles: async pattern => folder ? named(...fs.readdirSync(folder, { recursive: true }).filter(
      name => pattern.includes(path.basename(name)))) : [],
    textDocuments: note ? [{ languageId: 'markdown', uri: { scheme: 'file', fsPath: note } }] : [],
    notebookDocuments: [],
  }),
  EventEmitter: Emitter,
  version: '1.90.0',
  languages: open({}),
  window: open({
    showErrorMessage: async text => { shown.push(text); },
    createOutputChannel: () => channel, activeTextEditor: undefined, visibleTextEditors: [],
  }),
  commands: { registerCommand: (name, act) => { commands[name] = act; return {}; } },
}, { get: (known, name) => known[name] ?? (name === '__esModule' ? false : Any) });
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
console.info = () => {};
(async () => {
  await require(extension).activate({ subscriptions: [] });
  if (asked) await commands[asked]();
  console.log(JSON.stringify({ commands: Object.keys(commands).sort(), shown, logged, spawned }));
  process.exit(0);
})();
"""


@pytest.fixture(scope="module")
def stub(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The packed program under a VS Code that only records what is shown, with a command that does not exist."""
    folder = tmp_path_factory.mktemp("extension")
    bundle = folder / "extension.js"
    build = ["node_modules/.bin/esbuild", "extension.js", "--bundle", "--platform=node", "--external:vscode"]
    subprocess.run([*build, f"--outfile={bundle}"], cwd=CODE, check=True, capture_output=True)
    (folder / "stub.js").write_text(STUB)
    return ["node", str(folder / "stub.js"), str(bundle)]


@pytest.mark.parametrize(("plugins", "is_tried"), [("[search]", False), ("[calcgraph]", True)])
def test_the_extension_is_silent_until_it_is_asked(
    stub: list[str], tmp_path: Path, plugins: str, *, is_tried: bool
) -> None:
    """Without a vault nothing is started; in a vault without the command it is tried, and said only on request."""
    (tmp_path / "mkdocs.yml").write_text(f"site_name: x\nplugins: {plugins}\n")
    said = {}
    for asked in ("", "calcgraph.restart"):
        done = subprocess.run([*stub, str(tmp_path), asked], capture_output=True, text=True, check=True)
        said[asked] = json.loads(done.stdout)
    commands = ["calcgraph.evaluateSelection", "calcgraph.openPage", "calcgraph.restart"]
    spawned = [["lsp"]] if is_tried else []
    assert said[""] == {"commands": commands, "shown": [], "logged": is_tried, "spawned": spawned}
    (shown,) = said["calcgraph.restart"]["shown"]
    assert "pip install 'mkdocs-calcgraph[editor]'" in shown


@pytest.mark.parametrize(
    ("opened", "note", "is_started"),
    [
        ("vault/docs", "", True),
        ("vault/docs/site", "", False),
        ("elsewhere", "vault/docs/a.md", True),
        ("", "vault/docs/a.md", True),
        ("", "vault/docs/site/docs/a.md", False),
        ("", "elsewhere/a.md", False),
        ("project", "", True),
        ("project/code", "", False),
        ("other", "", False),
    ],
)
def test_the_extension_looks_for_the_vault_above(
    stub: list[str], tmp_path: Path, opened: str, note: str, *, is_started: bool
) -> None:
    """Also for a subfolder, below a folder, and for a note without a folder; another site is none of it."""
    for folder in ("vault/docs/site/docs", "elsewhere", "project/notes", "project/code", "other/notes"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "project" / "notes" / "mkdocs.yml").write_text("plugins: [calcgraph]\n")
    (tmp_path / "other" / "notes" / "mkdocs.yml").write_text("plugins: [search]\n")
    (tmp_path / "vault" / "mkdocs.yml").write_text("plugins: [calcgraph]\n")
    (tmp_path / "vault" / "docs" / "site" / "mkdocs.yml").write_text("plugins: [search]\n")
    command = [*stub, str(tmp_path / opened) if opened else "", "", str(tmp_path / note) if note else ""]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    said = json.loads(done.stdout)
    assert (said["spawned"], said["shown"]) == ([["lsp"]] if is_started else [], [])


def test_the_server_takes_the_option_that_editors_add(vault: Path) -> None:
    """The library of VS Code adds `--stdio`, and so do other editors' clients."""
    command = [sys.executable, "-c", "from calcgraph.hosts.command_line import main; main()", "lsp", "--stdio"]
    done = subprocess.run(command, cwd=vault, input=b"", capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "file",
    ["emacs/calcgraph.el", "helix/languages.toml", "kate/settings.json", "neovim/calcgraph.lua", "vscode/start.js"],
)
def test_each_editor_knows_a_vault_by_each_name_of_its_configuration(file: str) -> None:
    said = (EDITORS / file).read_text(encoding="utf-8")
    assert [name for name in (OWN_FILE, *HOST_FILES) if name not in said] == []


def test_commands_of_the_extension_are_those_of_the_server() -> None:
    said = (CODE / "extension.js").read_text(encoding="utf-8")
    assert set(re.findall(r"command: '([\w.]+)'", said)) == set(COMMANDS)
