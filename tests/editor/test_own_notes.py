"""Neovim over this repository's own notes, headless and without saving: the loop of a writer."""

from pathlib import Path

import pytest
from tests.editor.test_editors import COMMAND, EDITORS, lines_of

ROOT = Path(__file__).parents[2]
NEOVIM = r"""
package.path = package.path .. ';{editors}/neovim/?.lua'
local calcgraph = require('calcgraph')
calcgraph.setup({{ command = {{ '{python}', '-c', '{code}' }} }})
vim.o.swapfile = false
vim.o.hidden = true
vim.cmd('filetype on')
vim.cmd('edit docs/notes/memory-bandwidth-bound-decode.md')
local buffer = vim.api.nvim_get_current_buf()
local space = vim.api.nvim_create_namespace('calcgraph')
local document = vim.lsp.util.make_text_document_params(buffer)
local function lines()
  return vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
end
local function line_of(mark)
  for number, line in ipairs(lines()) do
    local column = line:find(mark, 1, true)
    if column then
      return number - 1, column - 1
    end
  end
  error('no line has ' .. mark)
end
local function put(mark, new)
  local number = line_of(mark)
  local line = vim.api.nvim_buf_get_lines(buffer, number, number + 1, false)[1]
  local start, stop = line:find(mark, 1, true)
  line = line:sub(1, start - 1) .. new .. line:sub(stop + 1)
  vim.api.nvim_buf_set_lines(buffer, number, number + 1, false, {{ line }})
end
local function say(what, text)
  io.stdout:write(what .. ': ' .. text .. '\n')
end
local function ask(method, params)
  for _, answer in pairs(vim.lsp.buf_request_sync(buffer, method, params, 60000) or {{}}) do
    return answer.result or {{}}, answer.error
  end
  error('no answer to ' .. method)
end
local function hint_of(mark, wanted)
  local number, found = line_of(mark), {{}}
  vim.wait(60000, function()
    calcgraph.show(buffer)
    vim.wait(300)
    found = {{}}
    local from, to = {{ number, 0 }}, {{ number, -1 }}
    for _, one in ipairs(vim.api.nvim_buf_get_extmarks(buffer, space, from, to, {{ details = true }})) do
      table.insert(found, vim.trim(one[4].virt_text[1][1]))
    end
    return vim.tbl_contains(found, wanted)
  end, 300)
  return table.concat(found, '|')
end
local function at(mark, within)
  local number, column = line_of(mark)
  return {{ textDocument = document, position = {{ line = number, character = column + (within or 0) }} }}
end
local function files(edit)
  local found = {{}}
  for uri, edits in pairs(edit.changes or {{}}) do
    table.insert(found, vim.fn.fnamemodify(vim.uri_to_fname(uri), ':t:r') .. '=' .. #edits)
  end
  table.sort(found)
  return table.concat(found, '|')
end
vim.wait(30000, function() return next(vim.lsp.buf_get_clients(buffer)) ~= nil end, 100)
say('hint', hint_of('tps          [tok/s]', '= 23.9 tok/s'))
put('params = 70G', 'params = 35G')
say('key', hint_of('tps          [tok/s]', '= 47.9 tok/s'))
put('params = 35G', 'params = 70G')

put('These weights [do', 'It is [41.8 ms](# These weights [do')
local offers = ask('textDocument/completion', at('It is [41.8 ms](#', 17))
say('offers', offers.items[1].label .. ' ' .. offers.items[1].detail)
put('It is [41.8 ms](# ', '')

local rename = at('step_time    [ms]', 2)
rename.newName = 'step_duration'
say('renamed', files(ask('textDocument/rename', rename)))

local here = vim.uri_from_bufnr(buffer)
local there = here:gsub('memory%-bandwidth%-bound%-decode', 'bandwidth-law')
say('moved', files(ask('workspace/willRenameFiles', {{ files = {{ {{ oldUri = here, newUri = there }} }} }})))

local item = ask('textDocument/prepareCallHierarchy', at('step_time    [ms]', 2))[1]
local users, parts = {{}}, {{}}
for _, one in ipairs(ask('callHierarchy/incomingCalls', {{ item = item }})) do
  table.insert(users, vim.fn.fnamemodify(one.from.uri, ':t:r') .. '.' .. one.from.name)
end
for _, one in ipairs(ask('callHierarchy/outgoingCalls', {{ item = item }})) do
  table.insert(parts, one.to.name)
end
say('users', table.concat(users, '|'))
say('parts', table.concat(parts, '|'))

put('[41.8 ms](#step_time)', '[14.8 ms](#step_time)')
local errors = {{ severity = vim.diagnostic.severity.ERROR }}
vim.wait(60000, function() return #vim.diagnostic.get(buffer, errors) > 0 end, 100)
say('wrong', vim.diagnostic.get(buffer, errors)[1].code)
local number = line_of('[14.8 ms](#step_time)')
local range = {{ start = {{ line = number, character = 0 }}, ['end'] = {{ line = number, character = 0 }} }}
local context = {{ diagnostics = {{}} }}
local actions = ask('textDocument/codeAction', {{ textDocument = document, range = range, context = context }})
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
say('fixed', tostring(pcall(line_of, '[41.8 ms](#step_time)')))

hint_of('devices               =', '= 2')
put('weights      [GB]     = params', 'weights      [GB]     = (params')
say('broken', hint_of('devices               =', '= 2 (last good)'))
say('others', hint_of('compute_time [ms]', '= 0.142 ms'))
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    script = tmp_path_factory.mktemp("neovim") / "init.lua"
    script.write_text(NEOVIM.format(editors=EDITORS, python=COMMAND[0], code=COMMAND[2]))
    return lines_of(["nvim", "--headless", "-n", "-u", "NONE", "-c", f"luafile {script}", "-c", "qa!"], ROOT)


def test_values_follow_a_key(said: dict[str, str]) -> None:
    assert (said["hint"], said["key"]) == ("= 23.9 tok/s", "= 47.9 tok/s")


def test_a_claim_is_offered_the_quantity_of_its_value(said: dict[str, str]) -> None:
    assert said["offers"] == "step_time 41.8 ms"


def test_a_quantity_of_several_notes_is_renamed(said: dict[str, str]) -> None:
    changed = {one.partition("=")[0] for one in said["renamed"].split("|")}
    assert {"memory-bandwidth-bound-decode", "continuous-batching", "prefill-vs-decode"} <= changed


def test_links_follow_a_note(said: dict[str, str]) -> None:
    changed = {one.partition("=")[0] for one in said["moved"].split("|")}
    assert {"kv-cache-scaling", "roofline-model", "speculative-decoding"} <= changed
    assert len(changed) > 20


def test_calls_cross_notes(said: dict[str, str]) -> None:
    assert {"memory-bandwidth-bound-decode.tps", "continuous-batching.later"} & set(said["users"].split("|"))
    assert len({one.partition(".")[0] for one in said["users"].split("|")}) > 1
    assert {"weights", "gpu.bw"} <= set(said["parts"].split("|"))


def test_a_fix_is_made(said: dict[str, str]) -> None:
    assert (said["wrong"], said["fixed"]) == ("CG401", "true")


def test_a_broken_line_keeps_the_values_of_others(said: dict[str, str]) -> None:
    assert (said["broken"], said["others"]) == ("= 2 (last good)", "= 0.142 ms")
