// @ts-check
// A chain under a scenario: what its end's page computes, cells by what the columns of the chain pick.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rechain } from '../../plugins/calcgraph/assets/page/recompute.js';

const cells = { h100: 3, b200: 8 };
const DATA = {
  note: 'end.md',
  names: { 'a.md': 'a', 'b.md': 'b', 'end.md': 'end', 'other.md': 'other' },
  units: {},
  q: {
    'a.md#gpu': { v: 'h100', rows: { h100: 'H100', b200: 'B200' } },
    'a.md#gpu.bw': { picks: ['a.md#gpu'], cells },
    'b.md#gpu': { v: 'h100', rows: { h100: 'H100', b200: 'B200' } },
    'b.md#gpu.bw': { picks: ['b.md#gpu'], cells },
    'other.md#gpu': { v: 'h100', rows: { h100: 'H100', b200: 'B200' } },
    'other.md#gpu.bw': { picks: ['other.md#gpu'], cells },
    'end.md#sum': {
      p: [
        ['read', 'a.md#gpu.bw'],
        ['read', 'b.md#gpu.bw'],
        ['add', 0, 1],
      ],
    },
  },
};
const box = (/** @type {string} */ id, /** @type {string} */ value, /** @type {string[]} */ columns = []) => ({
  number: 0,
  id,
  name: id.split('#')[1],
  value,
  note: 0,
  input: false,
  url: 'http://site.test/end/#calc-sum',
  says: '',
  columns,
});
const SUM = box('end.md#sum', '6');
const CELL = box('table.md#h100.bw', '3', ['a.md#gpu.bw', 'b.md#gpu.bw', 'other.md#gpu.bw']);

/** @param {import('../../plugins/calcgraph/assets/map/types').Box[]} boxes @param {string} scenario */
function under(boxes, scenario, json = JSON.stringify(DATA)) {
  Object.assign(globalThis, {
    document: { baseURI: 'http://site.test/graph/' },
    fetch: async () => ({ ok: true, text: async () => json }),
    DOMParser: class {
      parseFromString = (/** @type {string} */ text) => ({
        querySelector: () => text && { content: { textContent: text } },
      });
    },
  });
  return rechain(boxes, scenario, new AbortController().signal);
}
const told = (/** @type {Awaited<ReturnType<typeof rechain>>} */ { now }) =>
  now.map(one => one && `${one.isMoved ? '→ ' : ''}${one.name} ${one.value}`);

for (const [name, scenario, expected] of /** @type {const} */ ([
  ['as written', '', ['sum 6', 'h100.bw 3']],
  ['both pick another row', 'a.gpu:b200,b.gpu:b200', ['→ sum 16', '→ b200.bw 8']],
  ['one of two', 'a.gpu:b200', ['→ sum 11', '→ b200 or h100.bw 8 or 3']],
  ['a note beside the chain', 'other.gpu:b200', ['sum 6', 'h100.bw 3']],
  ['no note', 'gpu:b200', ['sum 6', 'h100.bw 3']],
  ['no row', 'a.gpu:none', ['sum 6', 'h100.bw 3']],
]))
  test(name, async () => assert.deepEqual(told(await under([SUM, CELL], scenario)), expected));

test('a cell alone is as built: a scenario changes no table', async () =>
  assert.deepEqual(told(await under([CELL], 'a.gpu:b200')), ['h100.bw 3']));

test('what the page does not compute is not told', async () => {
  const strange = box('strange.md#x', '1');
  assert.deepEqual(told(await under([SUM, strange], 'a.gpu:b200')), ['→ sum 11', undefined]);
  assert.deepEqual(told(await under([SUM, CELL], 'a.gpu:b200', '')), [undefined, undefined]);
});
