// @ts-check
// How much of the variance of a result one distribution has alone: the twin of calc/programs/drawing/indices.py.
import { COUNT } from './count.js';

const BINS = 64,
  GROUPS = 16;

/** The share of what was drawn at some places in the variance of a column, and its standard error; nothing of what does not vary.
 * @param {ArrayLike<number>} column @param {ArrayLike<number>} places @returns {[number, number] | undefined} */
export function firstOrder(column, places) {
  let total = 0;
  for (let i = 0; i < column.length; i++) total += column[i];
  const mean = total / column.length,
    order = Array.from(places, (_, at) => at).sort((one, other) => places[one] - places[other]),
    size = Math.floor(order.length / BINS);
  const sums = Array.from({ length: GROUPS }, () => new Float64Array(BINS)),
    squares = new Float64Array(GROUPS);
  order.forEach((at, rank) => {
    const value = column[at] - mean,
      group = rank % GROUPS;
    sums[group][Math.floor(rank / size)] += value;
    squares[group] += value * value;
  });
  const share = shareOf(sums, squares, -1);
  if (share === undefined) return undefined;
  const others = sums.map((_, group) => shareOf(sums, squares, group) ?? 0),
    middle = others.reduce((sum, other) => sum + other, 0) / GROUPS,
    spread = others.reduce((sum, other) => sum + (other - middle) * (other - middle), 0);
  return [share, Math.sqrt((spread * (GROUPS - 1)) / GROUPS)];
}

/** The share of the variance between bins, of all groups but one.
 * @param {Float64Array[]} sums @param {Float64Array} squares @param {number} but */
function shareOf(sums, squares, but) {
  const kept = sums.map((_, group) => group).filter(group => group !== but),
    each = (kept.length * COUNT) / (BINS * GROUPS);
  let total = 0,
    between = 0,
    square = 0;
  for (const group of kept) square += squares[group];
  for (let place = 0; place < BINS; place++) {
    let inside = 0;
    for (const group of kept) inside += sums[group][place];
    total += inside;
    between += (inside * inside) / each;
  }
  const middle = (total * total) / (each * BINS),
    whole = square - middle;
  between -= middle;
  if (!(whole > 0)) return undefined;
  return (between - ((BINS - 1) * (whole - between)) / (each * BINS - BINS)) / whole;
}
