// The extension: starts the server, and gives its commands a place in the palette.
'use strict';
const path = require('node:path');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { commandFor, isVault, vaultOf, CONFIGURATIONS, MISSING } = require('./start.js');

let client;
let isTried = false;

/** Whether a configuration in the folders, or above or below them, names calcgraph: other sites are left alone. */
async function hasVault() {
  if (folders().some(vaultOf)) return true;
  const found = await vscode.workspace.findFiles(CONFIGURATIONS, '**/{node_modules,.venv,venv}/**', 200);
  return found.some((uri) => isVault(uri.fsPath));
}

function folders() {
  return (vscode.workspace.workspaceFolders || []).map((folder) => folder.uri.fsPath);
}

/** A client whose errors are only logged until its server has started: a workspace may have notes and no calcgraph. */
class QuietClient extends LanguageClient {
  error(message, data, showNotification = true) {
    super.error(message, data, this.hasStarted ? showNotification : false);
  }
}

/** The notes that are open. */
function notes() {
  return vscode.workspace.textDocuments.filter((one) => one.languageId === 'markdown' && one.uri.scheme === 'file');
}

/** The vaults above the folders and the open notes. */
function vaults() {
  const places = [...folders(), ...notes().map((one) => path.dirname(one.uri.fsPath))];
  return places.map(vaultOf).filter(Boolean);
}

/** Start the server once a note of a vault is open, also without a folder. */
async function startForNotes() {
  if (!isTried && notes().length && vaults().length) await start(false);
}

/** Start the server; a command that is missing is reported only if the user has asked for it. */
async function start(isAsked) {
  const setting = vscode.workspace.getConfiguration('calcgraph').get('command');
  isTried = true;
  const [command, ...args] = commandFor(folders(), setting, vaults());
  client = new QuietClient('calcgraph', 'calcgraph', { command, args }, {
    documentSelector: [{ scheme: 'file', language: 'markdown' }],
  });
  try {
    await client.start();
    client.hasStarted = true;
  } catch (error) {
    client = undefined;
    if (isAsked) vscode.window.showErrorMessage(MISSING);
    else console.info(MISSING);
  }
}

async function evaluateSelection() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  if (!client) await start(true);
  if (!client) return;
  const text = editor.document.getText(editor.selection) || editor.document.lineAt(editor.selection.active.line).text;
  const params = { command: 'calcgraph.evaluate', arguments: [editor.document.uri.toString(), text.trim()] };
  const answer = await client.sendRequest('workspace/executeCommand', params);
  vscode.window.showInformationMessage(answer.value ? `${text.trim()} = ${answer.value}` : answer.problem);
}

async function openPage() {
  const editor = vscode.window.activeTextEditor;
  if (!client || !editor) return;
  const params = { command: 'calcgraph.page', arguments: [editor.document.uri.toString(), editor.selection.active.line] };
  const answer = await client.sendRequest('workspace/executeCommand', params);
  if (answer.page) vscode.env.openExternal(vscode.Uri.parse(answer.page));
}

async function restart() {
  if (client) await client.stop();
  await start(true);
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand('calcgraph.evaluateSelection', evaluateSelection),
    vscode.commands.registerCommand('calcgraph.openPage', openPage),
    vscode.commands.registerCommand('calcgraph.restart', restart),
  );
  context.subscriptions.push(vscode.workspace.onDidOpenTextDocument(startForNotes));
  if (!isTried && (await hasVault())) await start(false);
  else await startForNotes();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
