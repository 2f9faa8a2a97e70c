// Drives the server as the extension does, without the editor: prints the hints of a note, and those after a key.
'use strict';
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const rpc = require('vscode-languageserver-protocol/node');
const { commandFor } = require('./start.js');

async function main(folder, note, before, after) {
  const [command, ...args] = commandFor([folder]);
  const server = spawn(command, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const reader = new rpc.StreamMessageReader(server.stdout);
  const connection = rpc.createMessageConnection(reader, new rpc.StreamMessageWriter(server.stdin));
  connection.listen();
  const root = pathToFileURL(folder).href;
  const workspaceFolders = [{ uri: root, name: 'vault' }];
  await connection.sendRequest(rpc.InitializeRequest.type, {
    processId: process.pid,
    rootUri: root,
    capabilities: {},
    workspaceFolders,
  });
  await connection.sendNotification(rpc.InitializedNotification.type, {});
  const uri = pathToFileURL(path.join(folder, note)).href;
  const text = fs.readFileSync(path.join(folder, note), 'utf8');
  const textDocument = { uri, languageId: 'markdown', version: 1, text };
  await connection.sendNotification(rpc.DidOpenTextDocumentNotification.type, { textDocument });
  const range = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };
  const hints = async () => {
    const found = await connection.sendRequest(rpc.InlayHintRequest.type, { textDocument: { uri }, range });
    return found.map((hint) => hint.label);
  };
  const first = await hints();
  const contentChanges = [{ text: text.replace(before, after) }];
  await connection.sendNotification(rpc.DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: 2 },
    contentChanges,
  });
  const second = await hints();
  const evaluate = { command: 'calcgraph.evaluate', arguments: [uri, '2 * tps'] };
  const evaluated = await connection.sendRequest(rpc.ExecuteCommandRequest.type, evaluate);
  await connection.sendRequest(rpc.ShutdownRequest.type);
  await connection.sendNotification(rpc.ExitNotification.type);
  console.log(JSON.stringify({ first, second, evaluated }));
}

main(...process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
