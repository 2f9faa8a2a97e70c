// @ts-check
// The internal rate of return of cash flows: as calc/numbers/cash.py has it, step for step.
import { EFFORTS, fail } from './arithmetic.js';
/** @import {Act} from './arithmetic.js' */

const { abs, exp, expm1, log, max, min, trunc } = Math;
const WIDEST = 21,
  SPLIT = 0.4871,
  NOTHING = 4 * Number.EPSILON,
  HALVINGS = 70,
  DEPTH = 40,
  MOST_PIECES = 120;
const SEVERAL = 'more than one rate makes these cash flows worth nothing',
  NO_RATE = 'no rate turns these cash flows from a loss into a gain';

/** @type {Act} */
export const irr = (...given) => {
  const filled = given.flatMap((flow, at) => (flow ? [at] : [])),
    flows = filled.length ? given.slice(filled[0], filled[filled.length - 1] + 1) : [],
    count = changes(flows);
  if (count === 0) fail('cash flows that are all payments or all receipts have no rate of return');
  let [low, high] = count === 1 ? [-WIDEST, WIDEST] : onlyStretch(flows);
  const rises = worth(flows, high) > 0;
  if (rises === worth(flows, low) > 0) fail(NO_RATE);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (worth(flows, middle) > 0 === rises) high = middle;
    else low = middle;
  }
  const rate = expm1(-(low + high) / 2);
  return abs(rate) <= NOTHING ? 0 : rate;
};
EFFORTS.set(
  irr,
  (...flows) => trunc((flows.length * HALVINGS) / 4) + (changes(flows) > 1 ? 8 * flows.length * flows.length : 0),
);

/** @param {number[]} flows */
function changes(flows) {
  const signs = flows.filter(flow => flow).map(flow => flow > 0);
  return signs.filter((sign, i) => i && sign !== signs[i - 1]).length;
}

/** A number with the sign of the worth at a logarithm of the factor of discount. @param {number[]} flows @param {number} at */
function worth(flows, at) {
  const factor = exp(-abs(at));
  /** @type {(total: number, flow: number) => number} */
  const add = (total, flow) => total * factor + flow;
  return at <= 0 ? flows.reduceRight(add, 0) : flows.reduce(add, 0);
}

/** The logarithms between which the only root is. @param {number[]} flows */
function onlyStretch(flows) {
  const many = flows.length - 1;
  let choices = 1;
  /** @type {{low: number, high: number, depth: number, parts: number[]}[]} */
  const pieces = [
    {
      low: 0,
      high: 1,
      depth: 0,
      parts: flows.map((flow, at) => {
        if (at) choices *= (many - at + 1) / at;
        return flow / choices;
      }),
    },
  ];
  /** @type {number[][]} */
  const found = [];
  for (let i = 0, piece; i < MOST_PIECES && (piece = pieces.pop()); i++) {
    const { low, high, depth, parts } = piece,
      count = changes(parts);
    if (count === 1) found.push([low, high]);
    if (count > 1 && depth < DEPTH) {
      const middle = low + (high - low) * SPLIT,
        [left, right] = halves(parts);
      pieces.push(
        { low, high: middle, depth: depth + 1, parts: left },
        { low: middle, high, depth: depth + 1, parts: right },
      );
    }
    if (found.length > 1 || (count > 1 && depth === DEPTH)) fail(SEVERAL);
  }
  if (pieces.length) fail(SEVERAL);
  if (!found.length) fail(NO_RATE);
  return found[0].map(logarithm);
}

/** @param {number} part */
function logarithm(part) {
  if (part === 0 || part === 1) return part ? WIDEST : -WIDEST;
  return min(max(log(part / (1 - part)), -WIDEST), WIDEST);
}

/** De Casteljau's division of a polynomial in Bernstein's form. @param {number[]} parts */
function halves(parts) {
  const left = [],
    right = [];
  for (let row = parts; row.length; row = row.slice(1).map((other, i) => row[i] + (other - row[i]) * SPLIT)) {
    left.push(row[0]);
    right.push(row[row.length - 1]);
  }
  return [left, right.reverse()];
}
