// The extension: starts the server, and gives its commands a place in the palette.
'use strict';
const vscode = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');
const { commandFor, MISSING } = require('./start.js');

let client;

function folders() {
  return (vscode.workspace.workspaceFolders || []).map((folder) => folder.uri.fsPath);
}

async function start() {
  const setting = vscode.workspace.getConfiguration('calcgraph').get('command');
  const [command, ...args] = commandFor(folders(), setting);
  const server = { command, args, transport: TransportKind.stdio };
  client = new LanguageClient('calcgraph', 'calcgraph', server, {
    documentSelector: [{ scheme: 'file', language: 'markdown' }],
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showErrorMessage(MISSING);
  }
}

async function evaluateSelection() {
  const editor = vscode.window.activeTextEditor;
  if (!client || !editor) return;
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
  await start();
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand('calcgraph.evaluateSelection', evaluateSelection),
    vscode.commands.registerCommand('calcgraph.openPage', openPage),
    vscode.commands.registerCommand('calcgraph.restart', restart),
  );
  await start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
