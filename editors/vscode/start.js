// How the server is started; apart from the editor, so that it can be tried without one.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const PLACES = ['.venv/bin/calcgraph', 'venv/bin/calcgraph', '.venv/Scripts/calcgraph.exe', 'venv/Scripts/calcgraph.exe'];

/** The files that may make a folder a vault. */
const CONFIGURATIONS = '**/{calcgraph.toml,mkdocs.yml,mkdocs.yaml,properdocs.yml,properdocs.yaml}';

/** Whether a configuration is one of a vault: a site without the plugin is left alone. */
function isVault(file) {
  if (path.basename(file) === 'calcgraph.toml') return true;
  try {
    return /calcgraph|INHERIT/.test(fs.readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/** The command that starts the server for folders: the one that is set, that of an environment there, or of the path. */
function commandFor(folders, setting) {
  if (setting && setting.length) return [...setting];
  for (const folder of folders) {
    for (const place of PLACES) {
      const file = path.join(folder, place);
      if (fs.existsSync(file)) return [file, 'lsp'];
    }
  }
  return ['calcgraph', 'lsp'];
}

/** What is reported where the server does not start. */
const MISSING =
  "The command `calcgraph lsp` was not found or did not start. Install it with `pip install 'mkdocs-calcgraph[editor]'`, " +
  'in an environment `.venv` in this folder or on the path, or set `calcgraph.command`.';

module.exports = { commandFor, isVault, CONFIGURATIONS, MISSING };
