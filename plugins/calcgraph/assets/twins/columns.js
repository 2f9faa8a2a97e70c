// @ts-check
// What a slot holds over all draws, and what an operation makes of it.
import { fail } from './arithmetic.js';
/** @import {Series, Value} from './types' */

/** @typedef {Float64Array | Value | Series[]} Column */

/** In place of the share of a percentile. */
const MEAN = 2;

/** @param {unknown} column @returns {column is Float64Array} */
export const isMany = column => column instanceof Float64Array;
/** @param {unknown} column @returns {column is Series[]} */
export const isSeries = column => Array.isArray(column);

/** An operation in all draws. @param {(...values: number[]) => number} act @param {Column[]} operands @returns {Column} */
export function each(act, operands) {
  const many = operands.find(isMany);
  if (!many) {
    const one = act(.../** @type {number[]} */ (operands));
    return Number.isFinite(one) ? one : fail(Number.isNaN(one) ? 'no real value' : 'overflow');
  }
  const found = new Float64Array(many.length),
    [a, b] = operands;
  if (operands.length === 1) for (let i = 0; i < found.length; i++) found[i] = act(/** @type {Float64Array} */ (a)[i]);
  else if (operands.length === 2)
    for (let i = 0; i < found.length; i++) found[i] = act(+(isMany(a) ? a[i] : a), +(isMany(b) ? b[i] : b));
  else found.forEach((_, i) => (found[i] = act(...operands.map(one => +(isMany(one) ? one[i] : one)))));
  let broken = '';
  for (const one of found) if (!Number.isFinite(one) && broken !== 'n') broken = Number.isNaN(one) ? 'n' : 'o';
  if (broken) fail(broken === 'n' ? 'no real value in some draw' : 'overflow in some draw');
  return found;
}

/** A percentile, given as a share, or the mean of all draws. @param {Column} column @param {number} share @returns {Column} */
export function folded(column, share) {
  if (!isMany(column)) return column;
  if (share !== MEAN) return percentile(column.slice().sort(), share);
  let total = 0;
  for (const value of column) total += value;
  return total / column.length;
}

/** What a share of the draws lies below; between two draws in proportion (Hazen 1914). @param {Float64Array} sorted @param {number} share */
function percentile(sorted, share) {
  const place = Math.min(Math.max(share * sorted.length - 0.5, 0), sorted.length - 1),
    below = Math.min(Math.floor(place), sorted.length - 2);
  return sorted[below] + (sorted[below + 1] - sorted[below]) * (place - below);
}

/** P5, median and P95. @param {Column} column @returns {Value | [number, number, number]} */
export function summary(column) {
  if (isSeries(column)) return fail('no value');
  if (!isMany(column)) return column;
  const sorted = column.slice().sort();
  if (sorted[0] === sorted[sorted.length - 1]) return sorted[0];
  return [percentile(sorted, 0.05), percentile(sorted, 0.5), percentile(sorted, 0.95)];
}
