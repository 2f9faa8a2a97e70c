// How the server is started; apart from the editor, so that it can be tried without one.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const PLACES = ['.venv/bin/calcgraph', 'venv/bin/calcgraph', '.venv/Scripts/calcgraph.exe', 'venv/Scripts/calcgraph.exe'];

const NAMES = ['calcgraph.toml', 'mkdocs.yml', 'mkdocs.yaml', 'properdocs.yml', 'properdocs.yaml'];

/** The files that may make a folder a vault. */
const CONFIGURATIONS = `**/{${NAMES.join(',')}}`;

/** Whether a configuration is one of a vault: a site without the plugin is left alone. */
function isVault(file) {
  if (path.basename(file) === 'calcgraph.toml') return true;
  try {
    return /calcgraph|INHERIT/.test(fs.readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/** The vault that a folder is in; undefined if the nearest configuration above is that of another site, or none is. */
function vaultOf(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    const name = NAMES.find((one) => fs.existsSync(path.join(at, one)));
    if (name) return isVault(path.join(at, name)) ? at : undefined;
    if (at === path.dirname(at)) return undefined;
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

module.exports = { commandFor, isVault, vaultOf, CONFIGURATIONS, MISSING };
