// @ts-check
// Least squares: the twin of calc/programs/solving/least_squares.py and pairs.py.
import { ELEMENTARY, fail } from './arithmetic.js';
import { total } from './curves.js';
/** @import {Region, Run} from './program.js' */
/** @import {Series, Value} from './types' */

/** @typedef {[number, number]} Pair A number of about thirty digits, as a float and what it lacks. */

export const NOTHING = 2 ** -46;
const REFINED = 1e-3,
  MANY = 20000,
  REFINING = 32,
  COLLINEAR = 1e-12,
  ROUNDS = 12,
  SETTLED = 1e-15,
  SPLIT = 134217729,
  MOST_POWER = 64,
  LARGE = 1e140,
  SMALL = 1e-140,
  FASTER = 8;
const { abs, max, sqrt, trunc } = Math;

/** @param {number} a @param {number} b @returns {Pair} */
function sumOf(a, b) {
  const high = a + b,
    part = high - a;
  return [high, a - (high - part) + (b - part)];
}

/** @param {number} a @param {number} b @returns {Pair} */
function productOf(a, b) {
  const high = a * b,
    left = SPLIT * a,
    right = SPLIT * b,
    upper = left - (left - a),
    other = right - (right - b),
    lower = a - upper,
    rest = b - other;
  return [high, upper * other - high + upper * rest + lower * other + lower * rest];
}

/** @param {Pair} one @param {Pair} other @returns {Pair} */
function add(one, other) {
  const [high, low] = sumOf(one[0], other[0]);
  return sumOf(high, low + (one[1] + other[1]));
}

/** @param {Pair} one @param {Pair} other @returns {Pair} */
function multiply(one, other) {
  const [high, low] = productOf(one[0], other[0]);
  return sumOf(high, low + (one[0] * other[1] + one[1] * other[0]));
}

/** @param {Pair} one @param {Pair} other @returns {Pair} */
function divide(one, other) {
  const first = one[0] / other[0],
    rest = add(one, multiply(other, [-first, 0]));
  return sumOf(first, rest[0] / other[0]);
}

/** @param {Pair} base @param {Pair} exponent @returns {Pair | undefined} */
function raiseTo(base, [power, rest]) {
  const count = abs(power);
  if (count > MOST_POWER || count !== trunc(count) || rest) return undefined;
  /** @type {Pair} */
  let found = [1, 0];
  for (let i = 0; i < count; i++) found = multiply(found, base);
  return power >= 0 ? found : divide([1, 0], found);
}

/** @type {Record<string, (...operands: Pair[]) => Pair | undefined>} */
const PAIRED = {
  add,
  sub: (one, other) => add(one, [-other[0], -other[1]]),
  mul: multiply,
  div: divide,
  neg: ([high, low]) => [-high, -low],
  pow: raiseTo,
};

/** @param {string} name @param {Pair[]} operands @returns {Pair | undefined} */
function paired(name, operands) {
  const act = Object.hasOwn(PAIRED, name) ? PAIRED[name] : undefined;
  if (!act || operands.some(([high]) => abs(high) > LARGE || (high && abs(high) < SMALL))) return undefined;
  const pair = act(...operands);
  return pair && abs(pair[0]) > SMALL && abs(pair[0]) < LARGE ? pair : undefined;
}

/** A pair and products of floats and pairs, rounded once. @param {Pair} start @param {Iterable<[number, Pair]>} products */
function plusProducts(start, products) {
  const parts = [...start];
  for (const [factor, [high, low]] of products) parts.push(...productOf(factor, high), factor * low);
  return total(parts);
}

/** @param {number[]} vector */
export const length = vector => sqrt(total(vector.map(value => value * value)));

/** @param {number[]} vector @param {number} begin @param {number[]} column */
function reflect(vector, begin, column) {
  const products = [];
  for (let i = begin; i < column.length; i++) products.push(vector[i] * column[i]);
  const twice = 2 * total(products);
  for (let i = begin; i < column.length; i++) column[i] -= twice * vector[i];
}

/** A column that is a combination of columns before it. */
class Collinear {
  /** @param {number} column @param {number[]} others */
  constructor(column, others) {
    this.column = column;
    this.others = others;
  }
}

/** A matrix of scaled columns, taken apart into reflections and a triangle. */
export class Reflections {
  /** @param {number[][]} columns @param {number} [limit] The share of a column that has to be its own. */
  constructor(columns, limit = COLLINEAR) {
    this.limit = limit;
    this.scales = columns.map(column => length(column) || 1);
    /** @type {number[][]} */
    this.vectors = [];
    /** @type {number[][]} */
    this.triangle = [];
    this.least = 1;
    columns.forEach((column, i) =>
      this.add(
        i,
        column.map(value => value / this.scales[i]),
      ),
    );
  }

  /** @param {number} i @param {number[]} column */
  add(i, column) {
    this.vectors.forEach((vector, j) => reflect(vector, j, column));
    const own = length(column.slice(i));
    if (this.limit && !(own > this.limit)) {
      const shares = this.upwards(column.slice(0, i));
      throw new Collinear(
        i,
        shares.flatMap((share, j) => (abs(share) > sqrt(COLLINEAR) ? [j] : [])),
      );
    }
    if (own < this.least) this.least = own;
    const lead = column[i] > 0 ? -own : own,
      vector = column.map((value, j) => (j < i ? 0 : value));
    vector[i] -= lead;
    const size = length(vector) || 1;
    this.vectors.push(vector.map(value => value / size));
    this.triangle.push([...column.slice(0, i), lead]);
  }

  /** @param {number[]} vector */
  turned(vector) {
    const found = [...vector];
    this.vectors.forEach((own, j) => reflect(own, j, found));
    return found;
  }

  /** @param {number[]} vector */
  back(vector) {
    const found = [...vector];
    for (let j = this.vectors.length - 1; j >= 0; j--) reflect(this.vectors[j], j, found);
    return found;
  }

  /** @param {number[]} right */
  solved(right) {
    return this.upwards(right.slice(0, this.triangle.length));
  }

  /** @param {number[]} right */
  upwards(right) {
    const found = [...right];
    for (let i = found.length - 1; i >= 0; i--) {
      found[i] /= this.triangle[i][i];
      for (let j = 0; j < i; j++) found[j] -= this.triangle[i][j] * found[i];
    }
    return found;
  }

  /** @param {number[]} right */
  solvedAcross(right) {
    const found = [...right];
    this.triangle.forEach((column, i) => {
      for (let j = 0; j < i; j++) found[i] -= column[j] * found[j];
      found[i] /= column[i];
    });
    return found;
  }
}

/** @param {number[][]} columns @param {() => Pair[][]} exact */
function fitLinear([ys, ...parts], exact) {
  const count = parts.length,
    rows = ys.length,
    matrix = new Reflections(parts),
    isRefined = matrix.least < REFINED || rows * count <= MANY,
    [exactYs, ...exactParts] = isRefined ? exact() : [];
  /** @type {number[]} */
  let shares, rests;
  if (isRefined)
    [shares, rests] = refined(
      matrix,
      exactParts,
      exactYs,
      parts.map(() => 0),
    );
  else {
    const turned = matrix.turned(ys);
    shares = matrix.solved(turned);
    rests = matrix.back([...parts.map(() => 0), ...turned.slice(count)]);
  }
  let spread = length(rests);
  if (spread <= NOTHING * length(ys)) spread = 0;
  const deviation = spread / sqrt(rows - count),
    errors = matrix.scales.map((scale, i) => {
      const unit = parts.map((_, j) => (i === j ? 1 : 0));
      const own = isRefined
        ? refined(
            matrix,
            exactParts,
            ys.map(() => [0, 0]),
            unit,
          )[1]
        : matrix.solvedAcross(unit);
      return (deviation * length(own)) / scale;
    });
  const isConstant = parts.some(column => column.every(one => one === column[0]));
  return [
    ...shares.map((share, i) => share / matrix.scales[i]),
    ...errors,
    deviation,
    determined(ys, spread, isConstant),
  ];
}

/** @param {number[]} ys @param {number} spread @param {boolean} hasConstant */
export function determined(ys, spread, hasConstant) {
  const middle = hasConstant ? total(ys) / ys.length : 0,
    whole = length(ys.map(value => value - middle));
  if (!(whole > NOTHING * length(ys))) fail('all rows have the same value, so there is nothing to explain');
  return 1 - (spread / whole) * (spread / whole);
}

/** @param {Reflections} matrix @param {Pair[][]} columns @param {Pair[]} ys @param {number[]} sums */
function refined(matrix, columns, ys, sums) {
  const count = columns.length;
  let shares = columns.map(() => 0),
    rests = ys.map(() => 0),
    before = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const scaled = shares.map((share, i) => share / matrix.scales[i]);
    const off = ys.map((y, i) => {
      /** @type {[number, Pair][]} */
      const products = [[-1, [rests[i], 0]]];
      columns.forEach((column, j) => products.push([-scaled[j], column[i]]));
      return plusProducts(y, products);
    });
    const across = columns.map((column, j) => {
      /** @type {[number, Pair][]} */
      const products = rests.map((rest, i) => [-rest, column[i]]);
      return plusProducts([sums[j] * matrix.scales[j], 0], products) / matrix.scales[j];
    });
    const turned = matrix.turned(off),
      down = matrix.solvedAcross(across),
      steps = matrix.solved(turned.slice(0, count).map((one, j) => one - down[j])),
      moved = matrix.back([...down, ...turned.slice(count)]);
    shares = shares.map((share, j) => share + steps[j]);
    rests = rests.map((rest, i) => rest + moved[i]);
    const far = max(...steps.map(abs)),
      size = max(...shares.map(abs));
    if (far <= SETTLED * size) return [shares, rests];
    if (far > before / 2 && far > 1e-12 * size) fail(UNSURE);
    before = far;
  }
  return [shares, rests];
}
const UNSURE = 'rounding decides the result, as columns are nearly combinations of others';

/** @param {string} name */
const absent = name => `the rows do not determine ${name}: its factor is zero in all of them`;
/** @param {string} name @param {string[]} others @param {(name: string) => string} idle */
const collinear = (name, others, idle) =>
  others.length
    ? `the rows cannot separate ${name} from ${others.join(' and ')}: their columns are collinear`
    : idle(name);

/** @param {number[][]} columns @param {() => Pair[][]} exact @param {string[]} names */
export function fitRows(columns, exact, names) {
  checkRows(columns[0].length, columns.length - 1);
  return named(names, () => fitLinear(columns, exact));
}

/** @param {number} rows @param {number} count */
export function checkRows(rows, count) {
  const what = count === 1 ? '1 coefficient needs' : `${count} coefficients need`;
  if (rows <= count) fail(`${what} at least ${count + 1} rows, and there are ${rows}`);
}

/** What a fit finds; a column that is a combination of others is named. @template T @param {string[]} names @param {() => T} find @param {(name: string) => string} [idle] @returns {T} */
export function named(names, find, idle = absent) {
  try {
    return find();
  } catch (wrong) {
    if (!(wrong instanceof Collinear)) throw wrong;
    return fail(
      collinear(
        names[wrong.column],
        wrong.others.map(one => names[one]),
        idle,
      ),
    );
  }
}

/** The columns of rows with about thirty digits. @param {Run} run @param {import('./program.js').Operations} operations @param {number} at @param {Value[]} slots @param {import('./program.js').Body} body */
function pairedRows(run, operations, at, slots, body) {
  const [, count, where, ...ends] = operations[at].map(Number),
    regions = ends.slice(0, -1).map((end, i) => [i ? ends[i - 1] : at + 1, end]),
    found = regions.slice(where).map(() => /** @type {Pair[]} */ ([])),
    kept = slots[at];
  for (let row = 0; row < count; row++) {
    slots[at] = row;
    if (where && !body(...regions[0])) continue;
    found.forEach((column, i) => column.push(pairOf(operations, regions[i + where], slots, body)));
  }
  slots[at] = kept;
  return found;
}

/** The result of a stretch of operations. @param {import('./program.js').Operations} operations @param {number[]} stretch @param {Value[]} slots @param {import('./program.js').Body} body @returns {Pair} */
function pairOf(operations, [begin, end], slots, body) {
  /** @type {Map<number, number>} */
  const rests = new Map();
  for (let at = begin; at < end;) {
    const [name, ...operands] = operations[at],
      next = endOf(operations[at], at);
    const value = body(at, at + 1);
    if (next === at + 1 && value) {
      const pair = paired(
        String(name),
        operands.map(slot => [Number(slots[+slot]), rests.get(+slot) ?? 0]),
      );
      if (pair) {
        slots[at] = pair[0];
        rests.set(at, pair[1]);
      }
    }
    at = next;
  }
  return [Number(slots[end - 1]), rests.get(end - 1) ?? 0];
}

/** Where the program goes on after an operation. @param {(string | number)[]} operation @param {number} at */
const endOf = ([name, ...operands], at) =>
  ELEMENTARY.has(String(name)) || PLAIN.includes(String(name))
    ? at + 1
    : Number(operands[name === 'with' ? 0 : operands.length - 1]);
const PLAIN = ['num', 'row', 'read', 'index'];

/** @type {Record<string, Region>} */
export const FITS = {
  fitted(run, [names, rows], body, slots, at, operations) {
    const columns = /** @type {Series[]} */ (/** @type {unknown} */ (slots[+rows])).map(({ numbers }) => numbers);
    const weigh = (/** @type {number} */ times) => {
      run.budget.steps -= trunc((times * columns[0].length * columns.length * columns.length) / FASTER);
      if (run.budget.steps < 0) body(at, at);
    };
    weigh(1);
    const exact = () => {
      weigh(REFINING);
      return pairedRows(run, operations, +rows, slots, body);
    };
    const found = fitRows(columns, exact, String(names).split(', '));
    return /** @type {any} */ (found.map(number => ({ first: 0, numbers: [number] })));
  },
};
