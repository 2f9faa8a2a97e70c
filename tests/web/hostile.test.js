// Addresses that somebody else wrote: for pages of sheets and for the map; nothing of them is more than a value or a word.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { inAddress, withNames, withScenario } from '../../plugins/calcgraph/assets/page/address.js';
import { restore, switchedOff, toggle, write } from '../../plugins/calcgraph/assets/map/state.js';
import { makeModel } from '../../plugins/calcgraph/assets/page/model.js';
import { readScenario } from '../../plugins/calcgraph/assets/page/scenario.js';
import { makeValues } from '../../plugins/calcgraph/assets/twins/values.js';
import { DATA } from './page.js';

const ASSETS = new URL('../../plugins/calcgraph/assets/', import.meta.url);
const KEYS = [
  'gpu',
  'params',
  'quant',
  'ctx',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'decode.gpu',
  '../gpu',
  'notes/decode.md#gpu',
  '',
];
const VALUES = [
  '__proto__',
  'constructor',
  'b200',
  '1e999',
  '-1e999',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1_000',
  '1e-400',
  '9'.repeat(400),
  '{}',
  '[]',
  'null',
  '`${alert(1)}`',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '%',
  '%00',
  '\u202e1',
  '1 m; drop',
  '\'"',
  '1TB/s',
  '',
];
const GRAPH = [
  'mode',
  'focus',
  'from',
  'to',
  'box',
  'depth',
  'colour',
  'size',
  'tag',
  'folder',
  'relation',
  'find',
  'off',
  '__proto__',
  'constructor',
];

test('no pair of an address is more than a value that the page takes', () => {
  const model = makeModel(makeValues(DATA));
  let tried = 0;
  for (const key of KEYS)
    for (const value of VALUES)
      for (const text of [`${key}:${value}`, `params:140Gparam,${key}:${value},gpu:b200`]) {
        const { state, carried, dropped } = readScenario(text, model);
        for (const [name, taken] of state) assert.ok(model.takes(name, taken), `${text}: ${name}`);
        for (const word of [...carried, ...dropped]) assert.equal(typeof word, 'string');
        const href = withScenario('https://x.org/a/?h=word#part', withNames(text, 'decode'));
        assert.equal(new URL(href).origin + new URL(href).pathname, 'https://x.org/a/');
        assert.equal(new URL(href).searchParams.get('h'), 'word');
        assert.equal(typeof inAddress(new URL(href).search), 'string');
        tried++;
      }
  assert.equal({}.b200, undefined);
  assert.ok(tried >= 234, String(tried));
});

test('no pair of the address of a map is more than a word', () => {
  const own = Object.keys(restore(''));
  for (const key of GRAPH)
    for (const value of VALUES) {
      const state = restore(new URLSearchParams({ [key]: value }).toString());
      assert.deepEqual(Object.keys(state), own);
      for (const word of Object.values(state)) assert.equal(typeof word, 'string');
      assert.equal(Object.getPrototypeOf(state), Object.prototype);
      toggle(state, value || 'x');
      assert.ok(switchedOff(state) instanceof Set);
      const url = new URL(write(state, 'https://x.org/graph/?h=word#part'));
      assert.deepEqual(
        [url.origin + url.pathname, url.searchParams.get('h'), url.hash],
        ['https://x.org/graph/', 'word', '#part'],
      );
      assert.deepEqual(restore(url.search), state);
    }
});

test('our scripts keep nothing in a browser, so nothing there can be poisoned', () => {
  for (const name of readdirSync(ASSETS, { recursive: true })
    .map(String)
    .filter(one => one.endsWith('.js'))) {
    assert.doesNotMatch(
      readFileSync(new URL(name, ASSETS), 'utf8'),
      /localStorage|sessionStorage|indexedDB|document\.cookie|\beval\(|new Function|innerHTML\s*=|insertAdjacentHTML|document\.write/,
      name,
    );
  }
});
