-- calcgraph in Neovim 0.7 and later: copy this file into ~/.config/nvim/lua and write `require('calcgraph').setup()`.
-- Values are shown where they belong in 0.10 and later, and at the ends of lines before that.
local M = {}

local space = vim.api.nvim_create_namespace('calcgraph')
local configured = { 'calcgraph.toml', 'mkdocs.yml', 'mkdocs.yaml', 'properdocs.yml', 'properdocs.yaml' }
local is_inline = vim.fn.has('nvim-0.10') == 1

--- Whether a configuration is one of a vault: a site without the plugin is left alone.
local function is_vault(file)
  if file:match('calcgraph%.toml$') then
    return true
  end
  local text = table.concat(vim.fn.readfile(file), '\n')
  return text:find('calcgraph', 1, true) ~= nil or text:find('INHERIT', 1, true) ~= nil
end

--- The nearest folder above a file that has a configuration; nil if it is not one of a vault.
local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ':p:h')
  while true do
    for _, name in ipairs(configured) do
      local found = folder .. '/' .. name
      if vim.fn.filereadable(found) == 1 then
        return is_vault(found) and folder or nil
      end
    end
    local above = vim.fn.fnamemodify(folder, ':h')
    if above == folder then
      return nil
    end
    folder = above
  end
end

--- The claim or live value that ends at a byte of a line, to name its value at the end of the line.
local function name_before(line, byte)
  local before = line:sub(1, byte)
  local name = before:match('%[([^%[%]]*)%]%([^()]*%)$') or before:match('`=?%s*([^`]*)`$')
  return name and name .. ' ' or ''
end

local function byte_of(line, character)
  local ok, byte = pcall(vim.str_byteindex, line, character, true)
  return ok and byte or #line
end

local function draw(buffer, hints)
  vim.api.nvim_buf_clear_namespace(buffer, space, 0, -1)
  local by_line = {}
  for _, hint in ipairs(hints or {}) do
    local row = hint.position.line
    if row < vim.api.nvim_buf_line_count(buffer) then
      by_line[row] = by_line[row] or {}
      table.insert(by_line[row], hint)
    end
  end
  for row, found in pairs(by_line) do
    local line = vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1]
    table.sort(found, function(a, b)
      return a.position.character < b.position.character
    end)
    local at_end = {}
    for _, hint in ipairs(found) do
      local byte = byte_of(line, hint.position.character)
      if is_inline and byte < #line then
        local text = { { ' ' .. hint.label, 'Comment' } }
        vim.api.nvim_buf_set_extmark(buffer, space, row, byte, { virt_text = text, virt_text_pos = 'inline' })
      else
        local name = #found > 1 and name_before(line, byte) or ''
        table.insert(at_end, { '  ' .. name .. hint.label, 'Comment' })
      end
    end
    if #at_end > 0 then
      vim.api.nvim_buf_set_extmark(buffer, space, row, 0, { virt_text = at_end })
    end
  end
end

--- Ask for the values of a buffer, and show them.
function M.show(buffer)
  local lines = vim.api.nvim_buf_line_count(buffer)
  local whole = { start = { line = 0, character = 0 }, ['end'] = { line = lines, character = 0 } }
  local params = { textDocument = vim.lsp.util.make_text_document_params(buffer), range = whole }
  vim.lsp.buf_request(buffer, 'textDocument/inlayHint', params, function(_, hints)
    if vim.api.nvim_buf_is_valid(buffer) then
      draw(buffer, hints)
    end
  end)
end

--- Show the values of all notes in windows: an edit in one changes those of others.
local function show_all(_, _, context)
  local shown = {}
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    local buffer = vim.api.nvim_win_get_buf(window)
    if not shown[buffer] and vim.lsp.buf_is_attached(buffer, context.client_id) then
      shown[buffer] = true
      M.show(buffer)
    end
  end
  return vim.NIL
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

--- Rename the note of this buffer, and write the links to it in other notes.
function M.move(to)
  local from = vim.api.nvim_buf_get_name(0)
  to = vim.fn.fnamemodify(from, ':p:h') .. '/' .. to
  if vim.fn.filereadable(to) == 1 or vim.fn.isdirectory(to) == 1 then
    return vim.api.nvim_err_writeln(to .. ' exists already')
  end
  vim.cmd('write')
  local params = { files = { { oldUri = vim.uri_from_fname(from), newUri = vim.uri_from_fname(to) } } }
  local answers = vim.lsp.buf_request_sync(0, 'workspace/willRenameFiles', params, 60000) or {}
  for _, answer in pairs(answers) do
    if answer.error then
      return vim.api.nvim_err_writeln(answer.error.message)
    end
    local edit = answer.result
    if edit and edit ~= vim.NIL then
      vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
      for uri in pairs(edit.changes or {}) do
        vim.api.nvim_buf_call(vim.uri_to_bufnr(uri), function()
          vim.cmd('silent write')
        end)
      end
    end
  end
  vim.fn.mkdir(vim.fn.fnamemodify(to, ':h'), 'p')
  if vim.fn.rename(from, to) ~= 0 then
    return vim.api.nvim_err_writeln('cannot rename to ' .. to)
  end
  local old = vim.api.nvim_get_current_buf()
  vim.cmd('edit ' .. vim.fn.fnameescape(to))
  vim.api.nvim_buf_delete(old, {})
end

local function attach(buffer, configuration)
  if vim.lsp.start then
    return vim.lsp.start(configuration, { bufnr = buffer })
  end
  M.clients = M.clients or {}
  local root = configuration.root_dir
  M.clients[root] = M.clients[root] or vim.lsp.start_client(configuration)
  return vim.lsp.buf_attach_client(buffer, M.clients[root])
end

local function open(buffer, command)
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  if not root then
    return
  end
  local able = vim.lsp.protocol.make_client_capabilities()
  able.workspace.inlayHint = { refreshSupport = true }
  able.workspace.didChangeWatchedFiles = nil -- the server watches the folder itself
  attach(buffer, {
    name = 'calcgraph',
    cmd = command,
    root_dir = root,
    capabilities = able,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
    handlers = { ['workspace/inlayHint/refresh'] = show_all },
    on_attach = function(_, attached)
      M.show(attached)
    end,
  })
  vim.schedule(function() -- after Vim's own settings for Markdown, which complete HTML tags
    if vim.api.nvim_buf_is_valid(buffer) and vim.bo[buffer].omnifunc:match('^htmlcomplete') then
      vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
    end
  end)
  vim.api.nvim_buf_create_user_command(buffer, 'Calcgraph', function(given)
    local line = vim.api.nvim_buf_get_lines(buffer, given.line1 - 1, given.line1, false)[1]
    M.evaluate(given.args ~= '' and given.args or vim.trim(line))
  end, { nargs = '*', range = true })
  vim.api.nvim_buf_create_user_command(buffer, 'CalcgraphMove', function(given)
    M.move(given.args)
  end, { nargs = 1, complete = 'file' })
  vim.api.nvim_create_autocmd({ 'TextChanged', 'TextChangedI', 'BufEnter', 'InsertLeave' }, {
    buffer = buffer,
    callback = function()
      M.show(buffer)
    end,
  })
end

--- Start the server for the Markdown files of a vault; `command` starts it.
function M.setup(options)
  local command = (options or {}).command or { 'calcgraph', 'lsp' }
  vim.api.nvim_create_autocmd('FileType', {
    pattern = 'markdown',
    callback = function(event)
      open(event.buf, command)
    end,
  })
end

return M
