// What a page may compute before it is painted, counted in steps: over it a value is left for later, and said so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayNever } from '../../plugins/calcgraph/assets/page/late.js';
import { makeModel } from '../../plugins/calcgraph/assets/page/model.js';

import { DRAWN, LET_GO, Later, PROOF, inTime } from '../../plugins/calcgraph/assets/twins/purse.js';
import { makeValues, prepare } from '../../plugins/calcgraph/assets/twins/values.js';

const SUM = (read, last) => [
  ['num', 1],
  ['num', last],
  ['sum', 0, 1, 7],
  ['index', 2],
  ['read', read],
  ['mul', 3, 4],
  ['sin', 5],
];
const NESTED = (read, last) => [
  ['num', 1],
  ['num', last],
  ['sum', 0, 1, 12],
  ['num', 1],
  ['num', last],
  ['sum', 3, 4, 12],
  ['index', 2],
  ['read', read],
  ['mul', 6, 7],
  ['index', 5],
  ['add', 8, 9],
  ['sin', 10],
];
const ROOT = (read, last) => [
  ['num', 1],
  ['num', 9],
  ['num', 2],
  ['root', 'n.md#k', 0, 1, 2, 14],
  ['num', 1],
  ['num', last],
  ['sum', 4, 5, 14],
  ['read', 'n.md#k'],
  ['index', 6],
  ['mul', 7, 8],
  ['read', read],
  ['mul', 9, 10],
  ['num', 700],
  ['sub', 11, 12],
];
const HEAVY = {
  'a sum above a range': SUM('n.md#a', 9000),
  'sums in sums above a range': NESTED('n.md#a', 100),
  'a root of sums': ROOT('n.md#a', 300),
};

/** A page of a range `a`, a parameter `b`, a heavy value `y` of `a`, and small ones of both. */
function page(p, w) {
  const q = {
    'n.md#a': { v: 1.5, r: [1, 2], lo: 1, hi: 2 },
    'n.md#b': { v: 2, lo: 0, hi: 9 },
    'n.md#k': { v: 2 },
    'n.md#y': { p, w },
  };
  for (let i = 0; i < 40; i++)
    q[`n.md#s${i}`] = {
      p: [
        ['read', 'n.md#a'],
        ['read', 'n.md#b'],
        ['mul', 0, 1],
      ],
      w: [2, 4],
    };
  return { note: 'n.md', names: { 'n.md': 'n' }, units: {}, q };
}
const TURNS = 1215;

for (const [name, p] of Object.entries(HEAVY)) {
  test(`${name}: a repaint takes no more than its steps, and small values are all there`, async () => {
    const data = page(p, 1);
    await prepare(data.q);
    const model = makeModel(makeValues(data)),
      state = new Map([['n.md#b', 3]]);
    for (const steps of [DRAWN, LET_GO]) {
      const before = model.taken(),
        read = model.under(state);
      model.allow(steps);
      assert.equal(
        inTime(() => model.text('n.md#y', state, read)),
        undefined,
      );
      for (let i = 0; i < 40; i++)
        assert.equal(
          inTime(() => model.text(`n.md#s${i}`, state, read)),
          '3–6',
        );
      // each of 40 small values itself has 2,000, and no stretch that is begun is long
      assert.ok(model.taken() - before <= steps + 41 * 2100, `${model.taken() - before}`);
    }
  });
}
test('what was cut short is found where there is more to spend, as if nothing had been tried', async () => {
  const data = page(SUM('n.md#a', 200), 1),
    state = new Map([['n.md#b', 3]]);
  await prepare(data.q);
  const [model, whole] = [0, 1].map(() => makeModel(makeValues(data))),
    read = model.under(state);
  model.allow(1000);
  assert.throws(() => model.spread('n.md#y', state, read), Later);
  model.allow(LET_GO);
  assert.deepEqual(model.spread('n.md#y', state, read), whole.spread('n.md#y', state, whole.under(state)));
});
test('a range is looked for once a repaint, wherever it is shown', async () => {
  const data = page(SUM('n.md#a', 300), 1),
    state = new Map([['n.md#b', 3]]);
  await prepare(data.q);
  const model = makeModel(makeValues(data)),
    read = model.under(state);
  model.text('n.md#y', state, read);
  const once = model.taken();
  assert.ok(once > TURNS * 300);
  for (let i = 0; i < 9; i++) model.text('n.md#y', state, read);
  assert.equal(model.taken(), once);
});
test('no value takes more than half of what is left, so those after it have some', async () => {
  const data = page(SUM('n.md#a', 9000), 1),
    state = new Map([['n.md#b', 3]]);
  data.q['n.md#z'] = { p: SUM('n.md#a', 90) };
  await prepare(data.q);
  const model = makeModel(makeValues(data)),
    read = model.under(state);
  model.allow(LET_GO);
  for (let i = 0; i < 9; i++)
    assert.equal(
      inTime(() => model.text('n.md#y', state, read)),
      undefined,
    );
  assert.ok(model.taken() < LET_GO / 2 + 2100 + 9 * 7 * 9000, `${model.taken()}`);
  assert.notEqual(model.text('n.md#z', state, read), '–');
});
test('the proof tells what it has not repeated, and goes on with the rest', async () => {
  const data = page(SUM('n.md#a', 9000), 1);
  data.q['n.md#wrong'] = { p: [['read', 'n.md#b']], w: 3 };
  await prepare(data.q);
  const values = makeValues(data);
  assert.deepEqual(values.prove(), { wrong: ['n.md#wrong'], untold: ['n.md#y'] });
  assert.ok(values.taken() < PROOF + 50 * 2100);
});
/** 700,000 steps that read a value. */
const LONG = read => [
  ['num', 1],
  ['num', 9999],
  ['sum', 0, 1, 73],
  ['index', 2],
  ['read', read],
  ['mul', 3, 4],
  ...Array.from({ length: 67 }, (_, i) => ['sin', 5 + i]),
];
test('each value itself has steps: what reads two large ones is proved, changed and divided', async () => {
  const two = (name, a, b) => [
      ['read', a],
      ['read', b],
      [name, 0, 1],
    ],
    q = {
      // the first in the page is the last to be computed
      'n.md#all': { p: two('add', 'n.md#s1', 'n.md#s2') },
      'n.md#share': { p: two('div', 'n.md#s1', 'n.md#all') },
      'n.md#s1': { p: LONG('n.md#x') },
      'n.md#s2': { p: LONG('n.md#z') },
      'n.md#x': { v: 1, lo: 0, hi: 9 },
      'n.md#z': { v: 2, lo: 0, hi: 9 },
    },
    data = { note: 'n.md', names: { 'n.md': 'n' }, units: {}, q };
  await prepare(q);
  const known = makeModel(makeValues(data)),
    read = known.under(new Map());
  for (const key of Object.keys(q)) if (q[key].p) q[key].w = read(key);
  assert.ok(Number.isFinite(q['n.md#all'].w));
  assert.deepEqual(makeValues(data).prove(4e6), { wrong: [], untold: [] });
  // with fewer steps some are not told, and none is wrong
  for (const steps of [1e5, 2e6]) assert.deepEqual(makeValues(data).prove(steps).wrong, []);
  const model = makeModel(makeValues(data));
  model.allow(LET_GO);
  assert.notEqual(model.text('n.md#share', new Map([['n.md#x', 3]]), model.under(new Map([['n.md#x', 3]]))), '–');
});
test('a value that only the build could compute is neither wrong nor missing', async () => {
  const data = page([['oo']], 3);
  await prepare(data.q);
  const values = makeValues(data),
    state = new Map([['n.md#b', 3]]);
  assert.deepEqual(values.prove(), { wrong: [], untold: ['n.md#y'] });
  assert.throws(() => values.under(state)('n.md#y'), Later);
});
test('a value of a million steps has none, whatever the page may spend', async () => {
  const data = page(
    [
      ['num', 1],
      ['num', 9999],
      ['sum', 0, 1, 8],
      ['num', 1],
      ['num', 9999],
      ['sum', 3, 4, 8],
      ['index', 2],
      ['index', 5],
    ],
    undefined,
  );
  await prepare(data.q);
  const model = makeModel(makeValues(data));
  model.allow(1e9);
  assert.equal(model.text('n.md#y', new Map(), model.under(new Map())), '–');
});
test('what took more than a drawn step has is not begun in the next', async () => {
  const data = page(NESTED('n.md#b', 300), 1);
  await prepare(data.q);
  const model = makeModel(makeValues(data)),
    under = b => {
      const state = new Map([['n.md#b', b]]);
      return model.text('n.md#y', state, model.under(state));
    };
  model.allow(LET_GO);
  const found = under(3);
  model.allow(DRAWN);
  const before = model.taken();
  assert.throws(() => under(4), Later);
  assert.ok(model.taken() - before < 100, `${model.taken() - before}`);
  model.allow(LET_GO);
  assert.notEqual(under(4), found);
});

test('values that stay as built are named, each once, and no more than eight', () => {
  assert.match(sayNever(['y', 'z', 'y']), / steps here: y, z\. They are/);
  assert.match(sayNever([]), / steps here\. They are/);
  assert.match(sayNever(Array.from({ length: 12 }, (_, i) => `x${i}`)), /x0, .*x7 …\. They are/);
});
