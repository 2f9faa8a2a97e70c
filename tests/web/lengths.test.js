// A function of a page has at most 60 lines of code of its own: functions inside it are counted by themselves.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import ts from 'typescript';

const ASSETS = new URL('../../plugins/calcgraph/assets/', import.meta.url);
const MOST = 60;

/** Each function with the number of its own lines. @param {string} text @returns {[string, number][]} */
function functionsOf(text) {
  const source = ts.createSourceFile('a.js', text, ts.ScriptTarget.Latest, true);
  const isCode = text.split('\n').map(line => !/^\s*(\/\/|\/?\*|$)/.test(line));
  const lines = node => {
    const [first, last] = [node.getStart(), node.end].map(at => source.getLineAndCharacterOfPosition(at).line);
    return isCode.slice(first, last + 1).filter(Boolean).length;
  };
  const found = [];
  const walk = (node, outer) => {
    let inner = outer;
    if (ts.isFunctionLike(node) && node.body && lines(node) > 1) {
      if (outer) outer.own -= lines(node);
      inner = { name: node.name?.getText() ?? '', own: lines(node) };
      found.push(inner);
    }
    ts.forEachChild(node, child => walk(child, inner));
  };
  walk(source, null);
  return found.map(({ name, own }) => [name, own]);
}

test('lines of functions inside a function are not its own', () => {
  const text = 'function a() {\n  const b = () => {\n    return 1;\n  };\n  return b;\n}\n';
  assert.deepEqual(functionsOf(text), [
    ['a', 3],
    ['', 3],
  ]);
});

test('no function of a page has more than sixty lines of its own', () => {
  const long = [];
  let count = 0;
  for (const path of readdirSync(ASSETS, { recursive: true }))
    if (path.endsWith('.js'))
      for (const [name, own] of functionsOf(readFileSync(new URL(path, ASSETS), 'utf8'))) {
        count += 1;
        if (own > MOST) long.push(`${path} ${name}: ${own}`);
      }
  assert.ok(count > 1000);
  assert.deepEqual(long, []);
});
