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

/** Whether a place is a folder, or in it. */
function isIn(place, folder) {
  const way = path.relative(folder, place);
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way);
}

/**
 * The command that starts the server: the one that is set, that of an environment in a folder, or of the path.
 *
 * Of `vaults` only those in a folder count, as the user has said that they trust these: a program beside another note,
 * or above a folder, may be a stranger's.
 */
function commandFor(folders, setting, vaults = []) {
  if (setting && setting.length) return [...setting];
  const trusted = vaults.filter((vault) => folders.some((folder) => isIn(vault, folder)));
  for (const folder of [...folders, ...trusted]) {
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
  'in an environment `.venv` in the opened folder or on the path, or set `calcgraph.command`.';

module.exports = { commandFor, isVault, vaultOf, CONFIGURATIONS, MISSING };
