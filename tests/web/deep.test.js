// Chains of values that are longer than a stack of calls, in the order of their lines and against it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeModel } from '../../plugins/calcgraph/assets/page/model.js';
import { LET_GO } from '../../plugins/calcgraph/assets/twins/purse.js';
import { makeValues, prepare } from '../../plugins/calcgraph/assets/twins/values.js';

const COUNT = 20_000;

/** Each value is the one before and one; the first is an input. @param {object} first @param {boolean} isReversed */
async function chain(first, isReversed, count = COUNT) {
  const lines = [['n.md#x0', first]];
  for (let i = 1; i <= count; i++)
    lines.push([
      `n.md#x${i}`,
      {
        p: [
          ['read', `n.md#x${i - 1}`],
          ['num', 1],
          ['add', 0, 1],
        ],
        ...(first.v === undefined ? {} : { w: first.v + i }),
      },
    ]);
  const q = Object.fromEntries(isReversed ? lines.reverse() : lines),
    data = { note: 'n.md', names: { 'n.md': 'n' }, units: {}, q };
  await prepare(q);
  return { model: makeModel(makeValues(data)), last: `n.md#x${count}` };
}

for (const isReversed of [false, true]) {
  test(`a long chain${isReversed ? ' from its end' : ''} is proved and follows its input`, async () => {
    const { model, last } = await chain({ v: 5, lo: 0, hi: 9 }, isReversed);
    assert.deepEqual(model.prove(LET_GO), { wrong: [], untold: [] });
    const state = new Map([['n.md#x0', 7]]);
    model.allow(LET_GO);
    assert.equal(model.under(state)(last), 7 + COUNT);
    assert.equal(model.text(last, state, model.under(state)), '20,007');
    assert.deepEqual([...model.inputs(last)], ['n.md#x0']);
    assert.ok(model.reaches('n.md#x0', last));
  });
  test(`a long chain${isReversed ? ' from its end' : ''} says why it has no value`, async () => {
    const { model, last } = await chain({ p: [['num', -1], ['sqrt', 0]] }, isReversed); // prettier-ignore
    model.allow(LET_GO);
    assert.equal(model.under(new Map())(last), undefined);
    assert.match(model.why(last, new Map()), /^x0: /);
  });
}

test('a long chain of distributions is left out, and a shorter one is not', async () => {
  const drawn = { dr: 'uniform' };
  for (const count of [300, COUNT]) {
    const { model, last } = await chain(drawn, true, count),
      found = () => model.text(last, new Map(), model.under(new Map()));
    model.allow(LET_GO);
    if (count === COUNT) assert.throws(found, error => error.constructor.name === 'Later');
    else assert.match(found(), /^300/);
  }
});
