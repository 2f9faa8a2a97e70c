// Figures as readers see them; the same table as the doctests of calc/units/display.py, and its twin by property in pytest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumber } from '../../plugins/calcgraph/assets/twins/format.js';

const ROWS = [
  ['three digits', 41.79104, 3, false, '41.8'],
  ['an integer part is not rounded away', 3756.6, 3, false, '3757'],
  ['a whole number has no point', 14, 3, false, '14'],
  ['groups from five digits on', 123456, 3, false, '123,456'],
  ['four digits stay together', 9999, 3, false, '9999'],
  ['small', 0.05, 3, false, '0.05'],
  ['halves up, from twelve digits', 0.0005, 1, false, '0.0005'],
  ['rounding reaches the next power', 9.996, 3, false, '10'],
  ['very small', 1.234567e-7, 3, false, '1.23e-7'],
  ['very large', 9.9996e15, 3, false, '1e16'],
  ['cents', 113.9203, 3, true, '113.92'],
  ['cents are kept', 2.5, 3, true, '2.50'],
  ['whole money has none', 140, 3, true, '140'],
  ['nines', 0.999999, 3, false, '0.999999', 1],
  ['nines of a hundred', 99.98712, 3, false, '99.9871', 100],
  ['just above one', 1.00012345, 3, false, '1.000123', 1],
  ['one itself', 1, 3, false, '1', 1],
  ['a metre has no nines', 0.999999, 3, false, '1', 0],
  ['not near', 0.98765, 3, false, '0.988', 1],
  ['negative', -41.79104, 3, false, '-41.8'],
  ['zero', -0, 3, false, '0'],
];
for (const [name, number, digits, money, shown, whole] of ROWS)
  test(name, () => assert.equal(formatNumber(number, digits, money, whole), shown));
