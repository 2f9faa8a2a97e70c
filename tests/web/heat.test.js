// Steps of a heat map; the same rows as the doctest of render/views/heat.py, and its twin by chance in test_heat.py.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STEPS, levels } from '../../plugins/calcgraph/assets/views/heat.js';

const ROWS = [
  ['in even steps', [1, 3, undefined, 8], false, [0, 2, undefined, 6]],
  ['in equal factors', [1, 10, 100, -1], true, [0, 3, 6, undefined]],
  ['all alike', [5, 5], false, [0, 0]],
  ['one', [5], true, [0]],
  ['none', [], false, []],
  [
    'nothing that can be coloured',
    [undefined, NaN, Infinity, 'x'],
    false,
    [undefined, undefined, undefined, undefined],
  ],
  ['nothing above zero', [-1, 0], true, [undefined, undefined]],
  ['a difference without a number', [-1.7e308, 0, 1.7e308], false, [0, 3, 6]],
  ['sevenths', [0, 1, 2, 3, 4, 5, 6, 7].map(x => x / 7), false, [0, 1, 2, 3, 4, 5, 6, 6]],
  ['decades', [0, 1, 2, 3, 4, 5, 6, 7].map(x => 10 ** x), true, [0, 1, 2, 3, 4, 5, 6, 6]],
];
for (const [name, values, isLog, steps] of ROWS) test(name, () => assert.deepEqual(levels(values, isLog), steps));

test('the strongest is the highest', () => assert.equal(Math.max(...levels([1, 2, 3], false)), STEPS - 1));
