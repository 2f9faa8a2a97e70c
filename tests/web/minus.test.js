// @ts-check
// A negative number has a minus sign on a page, as in the build, and a hyphen in files.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMinus } from '../../plugins/calcgraph/assets/page/dom.js';

const SHOWN = {
  '-3 m': '−3 m',
  '-3 … -1 m': '−3 … −1 m',
  '-1.5e-7': '−1.5e-7',
  '-∞': '−∞',
  '2026-11-26': '2026-11-26',
  '-x': '-x',
  'A-3': 'A-3',
  'up to -3': 'up to -3',
};

for (const [text, shown] of Object.entries(SHOWN)) test(text, () => assert.equal(withMinus(text), shown));
