// The pure model of a page: values under changes, what may be set, what a reader types, the proof of the defaults.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromBase, makeModel, parseUnit, toBase, withUnit } from '../../plugins/calcgraph/assets/page/model.js';
import { makeValues, prepare } from '../../plugins/calcgraph/assets/twins/values.js';
import { DATA, WARM } from './page.js';

await prepare(DATA.q);
const model = makeModel(makeValues(DATA)),
  none = new Map(),
  K = name => model.key(name);
const shown = (name, state = none) => model.text(K(name), state, model.under(state));

test('as written', () => {
  assert.deepEqual(
    ['weights', 'step_time', 'tps', 'gpu.bw'].map(name => shown(name)),
    ['140', '41.8', '23.9', '3.35'],
  );
});
test('under changes, upstream and down', () => {
  const state = new Map([
    [K('gpu'), 'b200'],
    [K('quant'), 'fp8'],
  ]);
  assert.deepEqual(
    ['weights', 'step_time', 'tps', 'gpu.bw'].map(name => shown(name, state)),
    ['70', '8.75', '114', '8'],
  );
});
test('why there is no value', () => {
  const holes = structuredClone(DATA);
  holes.q['notes/decode.md#gpu.bw'].cells.b200 = null;
  const values = makeValues(holes),
    state = new Map([[K('gpu'), 'b200']]);
  assert.equal(values.why(K('tps'), state), 'gpu.bw is not known for B200');
  assert.equal(values.why(K('gpu.bw'), state), 'gpu.bw is not known for B200');
  assert.equal(values.why(K('tps'), none), '');
  assert.equal(values.why(K('tps'), new Map([[K('params'), 0]])), 'division by zero');
});
test('an expression keeps its own arguments and follows the rest', () => {
  assert.equal(shown('=tps with quant=fp8'), '47.9');
  assert.equal(shown('=tps with quant=fp8', new Map([[K('gpu'), 'b200']])), '114');
});
test('words by value', async () => {
  const worded = structuredClone(DATA),
    key = '=when users > 9: "many", else: "few"';
  worded.q[key] = {
    p: [
      ['read', 'notes/decode.md#users'],
      ['num', 9],
      ['gt', 0, 1],
      ['if', 2, 5, 6],
      ['num', 0],
      ['num', 1],
    ],
    words: ['many', 'few'],
    x: 1,
  };
  const other = makeModel(makeValues(worded)),
    text = users => {
      const state = new Map([[K('users'), users]]);
      return other.text(key, state, other.under(state));
    };
  assert.deepEqual([1, 9, 10].map(text), ['few', 'few', 'many']);
});
test('a range by its corners', () => assert.equal(shown('notes/price.md#rent'), '18–113.92'));
test('a range from a cell', () => {
  const ranged = structuredClone(DATA),
    q = ranged.q['notes/decode.md#gpu.bw'];
  q.rs = { b200: [7e12, 9e12] };
  const other = makeModel(makeValues(ranged)),
    state = new Map([[K('gpu'), 'b200']]);
  assert.deepEqual(
    [none, state].map(s => other.text(K('step_time'), s, other.under(s))),
    ['41.8', '15.6–20'],
  );
});
test('a range that goes below zero', () => {
  const signed = structuredClone(DATA);
  signed.q['notes/price.md#price'].r = [-5 / 3600, 3 / 3600];
  assert.equal(makeModel(makeValues(signed)).say('notes/price.md#price'), '-5 to 3\u00a0USD/h');
});
test('a range that a reader fixes', () => {
  const state = new Map([['notes/price.md#price', 3 / 3600]]);
  assert.equal(shown('notes/price.md#rent', state), '24');
});
test('ends that read alike are one figure', () => {
  const narrow = structuredClone(DATA);
  narrow.q['notes/price.md#price'].r = [8.245 / 3600, 8.2451 / 3600];
  const other = makeModel(makeValues(narrow));
  assert.equal(other.text('notes/price.md#rent', none, other.under(none)), '65.96');
});
test('a check holds in all of a range or not', () => {
  const checked = structuredClone(DATA),
    price = 'notes/price.md#price';
  checked.q['=cheap'] = {
    p: [
      ['read', price],
      ['num', 10 / 3600],
      ['lt', 0, 1],
    ],
    c: 1,
    w: 0,
  };
  const other = makeValues(checked);
  assert.deepEqual(
    [none, new Map([[price, 3 / 3600]])].map(state => other.under(state)('=cheap')),
    [0, 1],
  );
  assert.deepEqual(other.prove().wrong, []);
});
test('what cannot be computed is a dash', () => assert.equal(shown('gpu.bw', new Map([[K('gpu'), 'tpu']])), '–'));
test('inputs of a value', () =>
  assert.deepEqual([...model.inputs(K('tps'))].sort(), ['gpu', 'params', 'quant'].map(K)));

const TAKES = [
  ['a row', 'gpu', 'b200', true],
  ['no such row', 'gpu', 'toString', false],
  ['a number for a row', 'gpu', 3, false],
  ['inside', 'params', 4e11, true],
  ['outside', 'params', 2e12, false],
  ['not a number', 'params', NaN, false],
  ['a text', 'params', '70', false],
  ['a member', 'ctx', 32768, true],
  ['no member', 'ctx', 32769, false],
  ['a column', 'gpu.bw', 1e12, false],
  ['a check', 'fits', 1, false],
  ['an unknown name', 'nothing', 1, false],
  ['a formula may be replaced', 'weights', 1e9, true],
];
for (const [name, of, value, taken] of TAKES)
  test(`takes: ${name}`, () => assert.equal(model.takes(K(of), value), taken));

const TYPED = [
  ['in the shown unit', 'bw_min', '4.8', 4.8e12],
  ['with its unit', 'bw_min', '4.8 TB/s', 4.8e12],
  ['with another prefix', 'bw_min', '4800 GB/s', 4.8e12],
  ['glued, with a blank inside', 'bw_min', '4800GB / s', 4.8e12],
  ['other time', 'bw_min', '7.2e6 GB/h', 2e12],
  ['a scale', 'params', '405B', 405e9],
  ['a scale and a unit', 'params', '405G param', 405e9],
  ['groups', 'params', '70,000,000,000 param', 70e9],
  ['a power of ten', 'users', '1e2', 100],
  ['in the shown scale', 'ctx', '32', 32768],
  ['a scale of its own', 'ctx', '32Ki tok', 32768],
  ['a scale apart', 'ctx', '32 Ki tok', 32768],
  ['without a scale', 'ctx', '32768 tok', 32768],
  ['micro by u', 'bw_min', '0.001 GB/us', 1e12],
];
for (const [name, of, typed, value] of TYPED) {
  test(`typed: ${name}`, () => {
    const found = model.parseEntry(typed, K(of));
    assert.equal(found.problem, undefined);
    assert.ok(Math.abs(found.value / value - 1) < 1e-12);
  });
}
const REFUSED = [
  ['another kind', 'bw_min', '4 ms', '“ms” is not a unit for this; it is in TB/s'],
  ['bytes for parameters', 'params', '70 B', '“B” is not a unit for this; it is in Gparam'],
  ['unknown', 'bw_min', '4 furlong', '“furlong” is not a unit for this; it is in TB/s'],
  ['a name of every object', 'bw_min', '4 constructor', '“constructor” is not a unit for this; it is in TB/s'],
  ['no number', 'bw_min', 'fast', 'not a number; write for example 0.5\u00a0TB/s'],
  ['nothing', 'params', ' ', 'not a number; write for example 70\u00a0Gparam'],
  ['too large', 'params', '2000', 'outside 1 … 1000\u00a0Gparam'],
  ['no member', 'ctx', '5', 'outside 8, 32, 128Ki tok'],
];
for (const [name, of, typed, problem] of REFUSED)
  test(`refused: ${name}`, () => assert.deepEqual(model.parseEntry(typed, K(of)), { problem }));

const paid = structuredClone(DATA);
paid.q['notes/price.md#fee'] = { v: 9, lo: -50, hi: 100, u: '€' };
paid.q['notes/price.md#energy'] = { v: 1e-7, lo: 0, hi: 1, u: '€/kWh', f: 1 / 3.6e6 };
Object.assign(paid.units, {
  '€': [1, 'euro'],
  EUR: [1, 'euro'],
  kWh: [3.6e6, 'length2 mass time-2'],
  MWh: [3.6e9, 'length2 mass time-2'],
});
const MONEY = [
  ['a sign before it', 'fee', '€12', 12],
  ['a sign, a blank and groups', 'fee', '€ 1,2', undefined],
  ['a minus', 'fee', '-€5', -5],
  ['a sign behind it', 'fee', '12 €', 12],
  ['a code', 'fee', '12 EUR', 12],
  ['for something', 'energy', '€300/MWh', 300 / 3.6e9],
  ['another currency', 'fee', '$12', undefined],
];
for (const [name, of, typed, value] of MONEY) {
  test(`money: ${name}`, () =>
    assert.equal(
      makeModel(makeValues(paid)).parseEntry(typed, `notes/price.md#${of}`).value?.toPrecision(12),
      value?.toPrecision(12),
    ));
}

test('compound units', () => {
  assert.deepEqual(parseUnit('GB/s', DATA.units), { factor: 1e9, offset: 0, dimension: 'information,1,time,-1' });
  assert.deepEqual(parseUnit('1/s', DATA.units), { factor: 1, offset: 0, dimension: 'time,-1' });
  assert.deepEqual(parseUnit('', DATA.units), { factor: 1, offset: 0, dimension: '' });
});
test('units as they are shown', () => {
  const units = { W: [1, 'kg m2 s-3'], kg: [1, 'kg'], m: [1, 'm'], s: [1, 's'], K: [1, 'K'] };
  for (const [shown, typed] of [
    ['W/(m²·K)', 'W/m^2/K'],
    ['kg·m/s²', 'kg*m/s^2'],
    ['m⁻¹', 'm^-1'],
    ['s¹²', 's^12'],
    ['kg·√m', 'kg*m^(1/2)'],
    ['W/(√K·m²)', 'W/K^0.5/m^2'],
    ['kg*sqrt(m)', 'kg*m^0.5'],
  ]) {
    assert.deepEqual(parseUnit(shown, units), parseUnit(typed, units));
    assert.equal(parseUnit(typed, units).unknown, undefined);
  }
});
const far = structuredClone(DATA);
Object.assign(far.q, {
  'n.md#tiny': { v: 1, lo: 0, hi: 1e300, u: 'Qm', f: 1e30 },
  'n.md#great': { v: 1e200, u: 'Qm^4', f: 1e120 },
  'n.md#small': { v: 1e-250, u: 'Qm^4', f: 1e120 },
  'n.md#out': { v: 1e250, u: 'qm^4', f: 1e-120 },
});
Object.assign(far.units, { Qm: [1e30, 'm'], m: [1, 'm'], qm: [1e-30, 'm'] });
const beyond = makeModel(makeValues(far));
test('a figure that no number holds is a dash', () => {
  const said = ['n.md#great', 'n.md#small', 'n.md#out'].map(key =>
    beyond.text(key, new Map(), beyond.under(new Map())),
  );
  assert.deepEqual(said, ['1e80', '–', '–']);
});
test('a temperature below absolute zero is a dash, and absolute zero is not', () => {
  const cold = structuredClone(DATA),
    scale = { u: '°C', f: 1, o: 273.15, d: 4 };
  Object.assign(cold.q, {
    'n.md#none': { v: -7.8, ...scale },
    'n.md#zero': { v: 0, ...scale },
    'n.md#less': { v: -7.8, u: 'K' },
  });
  const model = makeModel(makeValues(cold)),
    said = ['n.md#none', 'n.md#zero', 'n.md#less'].map(key => model.text(key, new Map(), model.under(new Map())));
  assert.deepEqual(said, ['–', '-273.2', '-7.8']);
});
for (const typed of ['1e-300 qm', '1e300', '1e-320 m', '1e400 m']) {
  test(`typed beyond what numbers hold: ${typed}`, () =>
    assert.equal(beyond.parseEntry(typed, 'n.md#tiny').value, undefined));
}

const warm = makeModel(makeValues(WARM));
const TEMPERATURES = [
  ['in the shown unit', 't', '5', 278.15],
  ['at the lower end', 't', '-40', 233.15],
  ['at the upper end', 't', '60 °C', 333.15],
  ['in another scale', 't', '50 °F', 283.15],
  ['in kelvin', 't', '300 K', 300],
  ['Fahrenheit', 'f', '77', 298.15],
  ['Fahrenheit at its ends', 'f', '0', 255.3722222222222],
  ['a member', 'one', '40', 313.15],
];
for (const [name, of, typed, value] of TEMPERATURES) {
  test(`a temperature: ${name}`, () => {
    const found = warm.parseEntry(typed, warm.key(of));
    assert.equal(found.problem, undefined);
    assert.ok(Math.abs(found.value - value) < 1e-9);
  });
}
test('a temperature outside', () =>
  assert.deepEqual(warm.parseEntry('61', warm.key('t')), { problem: 'outside -40 … 60\u00a0°C' }));
test('a temperature shown and read back', () => {
  for (const key of ['w.md#t', 'w.md#f']) {
    const entry = warm.entry(key);
    for (const degrees of [-40, 0, 0.1, 20, 21.7]) assert.equal(fromBase(entry, toBase(entry, degrees)), degrees);
  }
});
test('number and unit', () =>
  assert.deepEqual(
    [withUnit('5', ''), withUnit('5', '×'), withUnit('5', 'GB'), withUnit('5', 'Ki tok')],
    ['5', '5×', '5\u00a0GB', '5Ki tok'],
  ));
test('cases', () => {
  assert.deepEqual(
    [...model.parseCase('gpu=b200,notes/price.md#price=3.5')],
    [
      [K('gpu'), 'b200'],
      ['notes/price.md#price', 3.5],
    ],
  );
  assert.deepEqual([...model.parseCase('')], []);
  assert.deepEqual([...model.parseCase('nothing=1')], []);
});
test('the defaults prove themselves', () => assert.deepEqual(model.prove(), { wrong: [], untold: [] }));
test('a default that differs is named', () => {
  const wrong = structuredClone(DATA);
  wrong.q['notes/decode.md#weights'].w = 141e9;
  assert.deepEqual(makeValues(wrong).prove().wrong, ['notes/decode.md#weights']);
});

test('a date is shown, typed and bounded as one', () => {
  const dated = {
    note: 'n',
    names: {},
    units: {},
    q: { 'n#a': { v: 1795305600, iso: 1, f: 86400, o: -62135683200, lo: 1793491200, hi: 1798675200, step: 86400 } },
  };
  const other = makeModel(makeValues(dated));
  assert.equal(other.text('n#a', none, other.under(none)), '2026-11-22');
  assert.equal(other.say('n#a', 1793491200), '2026-11-01');
  assert.deepEqual(
    ['2026-12-24', 'date 2026-12-24', '2027-01-01', '2026-02-30', '20444', '1795305600'].map(typed =>
      other.parseEntry(typed, 'n#a'),
    ),
    [
      { value: 1798070400 },
      { value: 1798070400 },
      { problem: 'outside 2026-11-01 … 2026-12-31' },
      ...Array(3).fill({ problem: 'not a date; write for example 2026-11-22' }),
    ],
  );
  assert.deepEqual(
    [1798070400, 1798070401].map(value => other.takes('n#a', value)),
    [true, false],
  );
});
