// Changes in an address: short, readable, with units; whatever is there, nothing breaks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inAddress, withNames, withScenario } from '../../plugins/calcgraph/assets/page/address.js';
import { makeModel } from '../../plugins/calcgraph/assets/page/model.js';
import { makeValues } from '../../plugins/calcgraph/assets/twins/values.js';
import { whyNot as reason } from '../../plugins/calcgraph/assets/page/refuse.js';
import { keyOf, readScenario, writeScenario } from '../../plugins/calcgraph/assets/page/scenario.js';
import { DATA, WARM } from './page.js';

/** @param {string} part @param {any} model */
const whyNot = (part, model) => reason(part, model, keyOf);

const model = makeModel(makeValues(DATA)),
  K = name => model.key(name);

test('names of this page are short, those of others carry their note, numbers their unit', () => {
  const state = new Map([
    [K('gpu'), 'b200'],
    [K('params'), 140e9],
    ['notes/price.md#price', 3.5 / 3600],
  ]);
  assert.equal(writeScenario(state, [], model), 'gpu:b200,params:140Gparam,price.price:3.5USD/h');
  assert.equal(
    withNames(writeScenario(state, ['kv.ctx:32768'], model), 'decode'),
    'decode.gpu:b200,decode.params:140Gparam,price.price:3.5USD/h,kv.ctx:32768',
  );
});
test('reads back what it writes', () => {
  const state = new Map([
    [K('gpu'), 'b200'],
    [K('params'), 125e9],
    [K('users'), 17],
    [K('ctx'), 131072],
    ['notes/price.md#price', 3.5 / 3600],
  ]);
  const text = writeScenario(state, [], model);
  for (const one of [text, withNames(text, 'decode')])
    assert.deepEqual(readScenario(one, model), { state, carried: [], dropped: [] });
});

test('a temperature in degrees', () => {
  const warm = makeModel(makeValues(WARM)),
    state = readScenario('t:30°C,f:70.1°F,one:40°C', warm).state;
  assert.deepEqual(
    [...state.values()].map(value => +value.toFixed(9)),
    [303.15, 294.316666667, 313.15],
  );
  assert.equal(writeScenario(state, [], warm), 'f:70.1°F,one:40°C,t:30°C');
});

test('a unit that reads as a scale is written apart, and read back', () => {
  const data = structuredClone(DATA),
    note = data.note;
  data.q[`${note}#size`] = { v: 2, set: [0.5, 1, 2, 5e9], u: 'B' };
  data.q[`${note}#heat`] = { v: 300, lo: 0, hi: 1e6, u: 'K' };
  data.units.K = [1, 'temperature'];
  const own = makeModel(makeValues(data)),
    state = new Map([
      [`${note}#heat`, 310],
      [`${note}#size`, 1],
    ]);
  const text = writeScenario(state, [], own);
  assert.equal(text, 'heat:310 K,size:1 B');
  assert.deepEqual(readScenario(text, own).state, state);
  assert.deepEqual(readScenario('size:5B,heat:310K', own).dropped, ['size:5B', 'heat:310K']);
});

test('what is not taken is told apart', () => {
  assert.equal(whyNot('old:3', model), 'no input of this page');
  assert.equal(whyNot('gpu', model), 'no input of this page');
  assert.equal(whyNot('gpu:b900', model), 'no row of its table');
  assert.match(whyNot('params:2000Gparam', model), /^outside /);
  assert.match(whyNot('params:2ms', model), /is not a unit for this/);
});

const READ = [
  ['a row', 'gpu:b200', { gpu: 'b200' }, [], []],
  ['two', 'gpu:b200,quant:fp8', { gpu: 'b200', quant: 'fp8' }, [], []],
  ['this note by its name', 'decode.gpu:b200', { gpu: 'b200' }, [], []],
  ['this note by its path', 'notes/decode.gpu:b200', { gpu: 'b200' }, [], []],
  ['another prefix', 'bw_min:4800GB/s', { bw_min: 4.8e12 }, [], []],
  ['a note that is not here goes along', 'kv.ctx:128Ki', {}, ['kv.ctx:128Ki'], []],
  ['a removed parameter', 'old:3', {}, [], ['old:3']],
  ['a removed parameter of this note, named whole', 'decode.old:3', {}, [], ['decode.old:3']],
  ['out of range', 'params:2000Gparam', {}, [], ['params:2000Gparam']],
  ['a wrong unit', 'params:2ms', {}, [], ['params:2ms']],
  ['no such row', 'gpu:__proto__', {}, [], ['gpu:__proto__']],
  ['names of every object', 'constructor:1,__proto__:2', {}, [], ['constructor:1', '__proto__:2']],
  ['no value', 'gpu', {}, [], ['gpu']],
  ['only signs', ',,:,=', {}, [], [':', '=']],
  ['markup', '<img src=x onerror=alert(1)>:1', {}, [], ['<img src=x onerror=alert(1)>:1']],
  ['the last one counts', 'gpu:h100,gpu:b200', { gpu: 'b200' }, [], []],
];
for (const [name, text, want, carried, dropped] of READ) {
  test(`address: ${name}`, () => {
    const found = readScenario(text, model);
    assert.deepEqual(
      { ...found, state: Object.fromEntries(found.state) },
      { state: Object.fromEntries(Object.entries(want).map(([k, v]) => [K(k), v])), carried, dropped },
    );
  });
}

test('an address keeps everything else', () => {
  assert.equal(
    withScenario('https://x.org/a/?h=word#part', 'gpu:b200,bw:4.8TB/s'),
    'https://x.org/a/?s=gpu:b200,bw:4.8TB/s&h=word#part',
  );
  assert.equal(withScenario('https://x.org/a/?s=old&h=word#part', ''), 'https://x.org/a/?h=word#part');
  assert.equal(inAddress(new URL(withScenario('https://x.org/', 'x:5%,y:µ&#')).search), 'x:5%,y:µ&#');
});
test('a broken address is an empty one or some text', () => {
  for (const search of ['?s=%', '?s=%E0%A4%A', '?s', '?', '', '?s=a&s=b'])
    assert.equal(typeof inAddress(search), 'string');
});
test('any text is harmless', () => {
  let seed = 1;
  const letters = 'gpu:b200,quant.decode#=_%5é\u202e<>"\'\\ \n\0e+-1;/';
  const next = () => (seed = (seed * 48271) % 2147483647);
  for (let i = 0; i < 3000; i++) {
    const text = Array.from({ length: next() % 40 }, () => letters[next() % letters.length]).join('');
    for (const [key, value] of readScenario(text, model).state) assert.ok(model.takes(key, value));
  }
});
