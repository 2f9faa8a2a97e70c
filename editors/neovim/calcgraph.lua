-- calcgraph in Neovim 0.7 and later: put this file beside init.lua and write `require('calcgraph').setup()`.
-- Values are behind the lines that compute them, in any Neovim; 0.10 and later can use its own inlay hints too.
local M = {}

local space = vim.api.nvim_create_namespace('calcgraph')

local function root_of(file)
  local found = vim.fs and vim.fs.find({ 'mkdocs.yml', 'calcgraph.toml' }, { path = file, upward = true })[1]
  if found then
    return vim.fn.fnamemodify(found, ':h')
  end
  for _, name in ipairs({ 'mkdocs.yml', 'calcgraph.toml' }) do
    found = vim.fn.findfile(name, vim.fn.fnamemodify(file, ':p:h') .. ';')
    if found ~= '' then
      return vim.fn.fnamemodify(found, ':p:h')
    end
  end
  return vim.fn.fnamemodify(file, ':p:h')
end

--- Ask for the values of a buffer, and show them at the ends of its lines.
function M.show(buffer)
  local lines = vim.api.nvim_buf_line_count(buffer)
  local whole = { start = { line = 0, character = 0 }, ['end'] = { line = lines, character = 0 } }
  local params = { textDocument = vim.lsp.util.make_text_document_params(buffer), range = whole }
  vim.lsp.buf_request(buffer, 'textDocument/inlayHint', params, function(_, hints)
    if not vim.api.nvim_buf_is_valid(buffer) then
      return
    end
    vim.api.nvim_buf_clear_namespace(buffer, space, 0, -1)
    for _, hint in ipairs(hints or {}) do
      if hint.position.line < vim.api.nvim_buf_line_count(buffer) then
        local text = { { '  ' .. hint.label, 'Comment' } }
        vim.api.nvim_buf_set_extmark(buffer, space, hint.position.line, 0, { virt_text = text })
      end
    end
  end)
end

--- Say what an expression comes to in the names of the note: `tps with gpu = b200`, `solve tps = 50 tok/s for n`.
function M.evaluate(expression, show)
  local params = { command = 'calcgraph.evaluate', arguments = { vim.uri_from_bufnr(0), expression } }
  vim.lsp.buf_request(0, 'workspace/executeCommand', params, function(error, answer)
    local text = error and error.message or answer and (answer.value or answer.problem) or 'no answer'
    show = show or function(said)
      vim.api.nvim_echo({ { expression .. ' = ', 'Comment' }, { said } }, false, {})
    end
    show(text)
  end)
end

--- Start the server for the Markdown files of a vault; `command` is how it is started.
function M.setup(options)
  local command = (options or {}).command or { 'calcgraph', 'lsp' }
  vim.api.nvim_create_autocmd('FileType', {
    pattern = 'markdown',
    callback = function(event)
      local file = vim.api.nvim_buf_get_name(event.buf)
      local root = root_of(file)
      local id = M.clients and M.clients[root]
      if not id then
        id = vim.lsp.start_client({
          name = 'calcgraph',
          cmd = command,
          root_dir = root,
          workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
        })
        M.clients = M.clients or {}
        M.clients[root] = id
      end
      vim.lsp.buf_attach_client(event.buf, id)
      vim.schedule(function() -- behind Vim's own settings for Markdown, which complete tags of HTML
        if vim.api.nvim_buf_is_valid(event.buf) and vim.bo[event.buf].omnifunc:match('^htmlcomplete') then
          vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
        end
      end)
      vim.api.nvim_buf_create_user_command(event.buf, 'Calcgraph', function(given)
        local line = vim.api.nvim_buf_get_lines(event.buf, given.line1 - 1, given.line1, false)[1]
        M.evaluate(given.args ~= '' and given.args or vim.trim(line))
      end, { nargs = '*', range = true })
      vim.api.nvim_create_autocmd({ 'TextChanged', 'TextChangedI', 'BufEnter', 'InsertLeave' }, {
        buffer = event.buf,
        callback = function()
          M.show(event.buf)
        end,
      })
    end,
  })
end

return M
