// @ts-check
// What quantities come to in each of 4,096 draws: the twin of calc/numbers/draws.py and calc/programs/drawing/draws.py, bit for
// bit where a quantity is drawn, and word for word where it fails.
import { ELEMENTARY, fail } from './arithmetic.js';
import { Later } from './purse.js';
/** @import {Run} from './program.js' */
/** @import {Value} from './types' */

/** Draws of each quantity, and how many of them an operation does in one step. */
export const COUNT = 4096,
  SHARE = 8;
const MEAN = 2,
  MIXED_FIRST = 12;
const UNDRAWN = 'a root, integral, slope, sum or sequence of what has a distribution is not computed draw by draw';
/** @typedef {Float64Array | Value} Column */

/** Coefficients of the quantile of the normal distribution, in rising powers: AS 241, Wichura 1988. */
const CENTRE = [
  [
    3.387132872796366608, 1.3314166789178437745e2, 1.9715909503065514427e3, 1.3731693765509461125e4,
    4.5921953931549871457e4, 6.7265770927008700853e4, 3.3430575583588128105e4, 2.5090809287301226727e3,
  ],
  [
    1, 4.2313330701600911252e1, 6.871870074920579083e2, 5.3941960214247511077e3, 2.1213794301586595867e4,
    3.930789580009271061e4, 2.8729085735721942674e4, 5.226495278852854561e3,
  ],
];
const TAIL = [
  [
    1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
    1.27045825245236838258, 2.4178072517745061177e-1, 2.27238449892691845833e-2, 7.7454501427834140764e-4,
  ],
  [
    1, 2.05319162663775882187, 1.6763848301838038494, 6.8976733498510000455e-1, 1.4810397642748007459e-1,
    1.51986665636164571966e-2, 5.475938084995344946e-4, 1.05075007164441684324e-9,
  ],
];
const LN2 = 0.6931471805599453;

/** @param {number[][]} parts @param {number} at */
const ratio = ([above, below], at) => horner(above, at) / horner(below, at);
/** @param {number[]} powers @param {number} at */
const horner = (powers, at) => powers.reduceRight((sum, part) => sum * at + part, 0);

/** The natural logarithm of a share, by operations that no browser rounds in its own way. @param {number} share */
function log(share) {
  let halves = 0;
  for (; share < 0.7; halves++) share *= 2;
  const part = (share - 1) / (share + 1),
    square = part * part;
  let total = 0;
  for (let power = 25; power > 0; power -= 2) total = total * square + 1 / power;
  return 2 * part * total - halves * LN2;
}

/** The quantile of the normal distribution for a share below one half. @param {number} share */
function score(share) {
  const off = share - 0.5;
  return off >= -0.425 ? off * ratio(CENTRE, 0.180625 - off * off) : -ratio(TAIL, Math.sqrt(-log(share)) - 1.6);
}

/** @type {Float64Array | undefined} */
let rising;
/** Normal scores in the middle of each part, rising. */
export function scores() {
  if (rising) return rising;
  rising = new Float64Array(COUNT);
  for (let at = 0; at < COUNT / 2; at++) rising[COUNT - 1 - at] = -(rising[at] = score((at + 0.5) / COUNT));
  return rising;
}

/** The name's bytes by FNV-1a. @param {Uint8Array} bytes @param {number} start */
const hashed = (bytes, start) => bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), start) >>> 0;

/** The next 32 bits of sfc32 (Doty-Humphrey, PractRand). @param {Uint32Array} s */
function next(s) {
  const [a, b, c] = s,
    found = (a + b + s[3]) >>> 0;
  s[0] = b ^ (b >>> 9);
  s[1] = c + (c << 3);
  s[2] = ((c << 21) | (c >>> 11)) + found;
  s[3]++;
  return found;
}

/** The numbers below 4,096 in the order of a name, by Fisher and Yates. @param {string} name */
export function shuffled(name) {
  const found = Uint16Array.from({ length: COUNT }, (_, at) => at),
    bytes = new TextEncoder().encode(name),
    state = Uint32Array.of(hashed(bytes, 0x811c9dc5), hashed(bytes, 0x01000193), bytes.length, 1);
  for (let i = 0; i < MIXED_FIRST; i++) next(state);
  for (let last = COUNT - 1; last > 0; last--) {
    const other = Math.floor((next(state) * (last + 1)) / 2 ** 32);
    [found[last], found[other]] = [found[other], found[last]];
  }
  return found;
}

/** @type {Map<string, Float64Array>} What was drawn for each place; the same for all arguments. */
const drawn = new Map();
/** What a leaf comes to in each draw. @param {string} name @param {string} kind */
export function places(name, kind) {
  const known = drawn.get(name);
  if (known) return known;
  const all = kind === 'score' ? scores() : Float64Array.from({ length: COUNT }, (_, at) => (at + 0.5) / COUNT);
  const found = Float64Array.from(shuffled(name), at => all[at]);
  drawn.set(name, found);
  return found;
}

/** @param {unknown} column @returns {column is Float64Array} */
const isMany = column => column instanceof Float64Array;

/** Values in all draws, under the arguments of a run. */
export class Draws {
  /** @param {Run} run @param {Draws} [outside] @param {Map<string, Column>} [given] @param {number[]} [chosen] the draws in which it is asked for */
  constructor(run, outside, given, chosen) {
    this.run = run;
    this.outside = outside;
    this.chosen = chosen;
    /** @type {Map<string, Column>} */
    this.memo = new Map(given);
    this.touched = run.machine.affected(this.memo.keys());
    /** @type {Set<string>} */
    this.pinned = outside?.pinned ?? new Set(overridden(run));
  }

  /** What a node comes to; Trouble where it has no value in some draw. @param {string} key @returns {Column} */
  value(key) {
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    const found = this.found(key);
    this.memo.set(key, found);
    return found;
  }

  /** @param {string} key @returns {Column} */
  found(key) {
    const { machine } = this.run,
      node = machine.nodes.get(key);
    if (this.outside && !(this.memo.size && this.touched.has(key))) return this.part(this.outside.value(key));
    if (!node || (!this.outside && (this.pinned.has(key) || !machine.uncertain.has(key)))) return this.run.known(key);
    if (node.dr) return places(key, node.dr);
    if (node.p) return this.execute(node.p, 0, node.p.length, []);
    const row = (node.picks ?? []).map(pick => this.value(pick)).join();
    return node.cells?.[row] ?? fail(node.problem || `no cell in row \`${row}\``);
  }

  /** @param {Column} column */
  part(column) {
    const { chosen } = this;
    return chosen && isMany(column) ? Float64Array.from(chosen, at => column[at]) : column;
  }

  /** @param {(string | number)[][]} operations @param {number} at @param {number} end @param {Column[]} slots @returns {Column} */
  execute(operations, at, end, slots) {
    const { budget } = this.run;
    while (at < end) {
      const [name, ...operands] = operations[at],
        act = ELEMENTARY.get(String(name));
      if ((budget.steps -= COUNT / SHARE) < 0) {
        if (budget.short) throw new Later();
        fail('more than 1,000,000 steps');
      }
      if (name === 'read') slots[at] = this.value(String(operands[0]));
      else if (name === 'num' || name === 'row') slots[at] = operands[0];
      else if (act)
        slots[at] = each(
          act,
          operands.map(slot => slots[+slot]),
        );
      else {
        at = this.region(operations, at, slots);
        continue;
      }
      at++;
    }
    return slots[end - 1];
  }

  /** @param {(string | number)[][]} operations @param {number} at @param {Column[]} slots */
  region(operations, at, slots) {
    const [name, ...o] = operations[at],
      end = +(name === 'with' ? o[0] : o[o.length - 1]);
    /** @type {Column} */
    let result;
    if (name === 'with') {
      const given = new Map();
      for (let i = 1; i < o.length; i += 2) given.set(String(o[i]), slots[+o[i + 1]]);
      result = new Draws(this.run, this, given).execute(operations, at + 1, end, slots);
    } else if (name === 'if') result = this.cases(operations, at, slots);
    else if (name === 'drawn') result = folded(this.execute(operations, at + 1, end, slots), +o[0]);
    else if (name === 'undefined') fail('no case holds');
    else fail(UNDRAWN);
    slots[at] = slots[end - 1] = result;
    return end;
  }

  /** `if`: each part only in the draws in which it is asked for.
   * @param {(string | number)[][]} operations @param {number} at @param {Column[]} slots @returns {Column} */
  cases(operations, at, slots) {
    const [condition, middle, end] = operations[at].slice(1).map(Number),
      holds = slots[condition];
    const parts = [
      [at + 1, middle],
      [middle, end],
    ];
    if (!isMany(holds)) {
      const [first, last] = parts[holds ? 0 : 1];
      return this.execute(operations, first, last, slots);
    }
    const result = new Float64Array(holds.length);
    parts.forEach(([first, last], which) => {
      /** @type {number[]} */
      const chosen = [];
      holds.forEach((value, place) => {
        if (!value === (which === 1)) chosen.push(place);
      });
      if (!chosen.length) return;
      const inside = new Draws(this.run, this, undefined, chosen),
        found = inside.execute(
          operations,
          first,
          last,
          slots.map(slot => inside.part(slot)),
        );
      chosen.forEach((place, i) => (result[place] = isMany(found) ? found[i] : Number(found)));
    });
    return result;
  }
}

/** Keys that have other values in a run. @param {Run | undefined} run @returns {string[]} */
const overridden = run => (run?.outside ? [...run.given, ...overridden(run.outside)] : []);

/** An operation in all draws. @param {(...values: number[]) => number} act @param {Column[]} operands @returns {Column} */
function each(act, operands) {
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
  if (!isMany(column)) return column;
  const sorted = column.slice().sort();
  if (sorted[0] === sorted[sorted.length - 1]) return sorted[0];
  return [percentile(sorted, 0.05), percentile(sorted, 0.5), percentile(sorted, 0.95)];
}

/** The draws under the arguments of a run, which keeps them. @param {Run} run @returns {Draws} */
export const drawsOf = run => (run.draws ??= new Draws(run));

/** @type {Record<string, import('./program.js').Region>} */
export const DRAWN = {
  drawn: (run, [share, end], _body, slots, at, operations) =>
    /** @type {Value} */ (folded(drawsOf(run).execute(operations, at + 1, +end, [...slots]), +share)),
};

/** What no distribution has. @type {Record<string, import('./arithmetic.js').Act>} */
export const CHECKED = {
  deviation: value => (value < 0 ? fail('a standard deviation below 0') : value),
  upper: (low, high) => (high < low ? fail('a distribution whose upper end is below its lower one') : high),
};
