// @ts-check
// Columns of tables: curves through them, and what is made of their rows; the twin of calc/programs/curves.py and rows.py.
// Slopes of smooth curves come with the page.
import { Trouble, fail, tried } from './arithmetic.js';
import { follow, valueAt } from './rates.js';
/** @import {Region} from './program.js' */
/** @import {Series, Value} from './types' */

const LINEAR = 0,
  TIERS = 2,
  SNAP = 1e-12,
  KNOWN = 1e4,
  OUTSIDE = 'outside the table';
const { abs, max, min, sqrt, trunc } = Math;

/** How many keys are not above a place. @param {number[]} xs @param {number} x */
function below(xs, x) {
  let low = 0,
    high = xs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x < xs[middle]) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** @param {number[]} xs @param {number} x @param {number} clamp */
function placed(xs, x, clamp) {
  const low = xs[0],
    high = xs[xs.length - 1],
    near = SNAP * max(abs(low), abs(high));
  if (x < low) return clamp || low - x <= near ? low : fail(OUTSIDE);
  if (x > high) return clamp || x - high <= near ? high : fail(OUTSIDE);
  return x;
}

/** @param {number[]} xs @param {number} x */
const piece = (xs, x) => min(max(below(xs, x) - 1, 0), xs.length - 2);

/** @param {number[]} xs @param {number[]} ys @param {number} x @param {number} clamp */
function tier(xs, ys, x, clamp) {
  let i = below(xs, x) - 1;
  if (i + 1 < xs.length && xs[i + 1] - x <= SNAP * max(abs(xs[i + 1]), abs(x))) i++;
  if (i < 0 && !clamp) fail(OUTSIDE);
  return ys[max(i, 0)];
}

/** @param {number[][]} points @param {number} at @param {number} mode @param {number} clamp */
function along([xs, ys, slopes], at, mode, clamp) {
  if (mode === TIERS) return tier(xs, ys, at, clamp);
  const x = placed(xs, at, clamp);
  if (xs.length === 1) return ys[0];
  const i = piece(xs, x),
    wide = xs[i + 1] - xs[i],
    far = x - xs[i];
  if (mode === LINEAR) return ys[i] + (ys[i + 1] - ys[i]) * (far / wide);
  const steep = (ys[i + 1] - ys[i]) / wide,
    third = (slopes[i] + slopes[i + 1] - 2 * steep) / wide,
    second = (steep - slopes[i]) / wide - third;
  return ys[i] + far * (slopes[i] + far * (second + far * (third / wide)));
}

/** @param {number[][]} grid @param {number} atX @param {number} atY @param {number} clamp */
function across([xs, ys, values], atX, atY, clamp) {
  const x = placed(xs, atX, clamp),
    y = placed(ys, atY, clamp),
    i = piece(xs, x),
    j = piece(ys, y),
    count = ys.length;
  const right = (x - xs[i]) / (xs[i + 1] - xs[i]),
    up = (y - ys[j]) / (ys[j + 1] - ys[j]);
  const low = i * count + j,
    high = (i + 1) * count + j;
  const near = values[low] + (values[low + 1] - values[low]) * up,
    far = values[high] + (values[high + 1] - values[high]) * up;
  return near + (far - near) * right;
}

/** @type {Record<string, Region>} */
export const CURVES = {
  points: (_run, [columns, ...numbers]) => {
    const found = [];
    for (let at = +columns, i = 0; i < +columns; i++) {
      found.push({ first: 0, numbers: numbers.slice(at, at + Number(numbers[i])) });
      at += Number(numbers[i]);
    }
    return /** @type {any} */ (found);
  },
  along(run, [key, mode, clamp, slot], _body, slots) {
    const points = run.series(String(key)).map(one => one.numbers),
      [xs, ys, slopes, errors] = points,
      at = Number(slots[+slot]),
      last = xs[xs.length - 1];
    if (!errors) return along(points, at, +mode, +clamp);
    const slack = SNAP * max(abs(xs[0]), abs(last));
    if (!(xs[0] - slack <= at && at <= last + slack)) fail('outside the range of its rate');
    const value = valueAt(xs, ys, slopes, min(max(at, xs[0]), last));
    if (value !== 0 && abs(value) < KNOWN * errors[0] && value !== ys[0] && value !== ys[ys.length - 1])
      fail('too near to zero for the steps of its rate');
    return value;
  },
  motion(run, [low, high, weight, count, ...rest], body, slots, at) {
    const heads = rest.slice(0, 3 * +count).map(Number),
      guards = rest.slice(3 * +count, -1).map(Number),
      states = heads.filter((_, i) => i % 3 === 0),
      starts = heads.filter((_, i) => i % 3 === 1),
      ends = heads.filter((_, i) => i % 3 === 2);
    /** @param {number} first @param {number[]} ends @returns {import('./rates.js').Rates} */
    const asked = (first, ends) => (t, state) => {
      const found = tried(run, () => {
        slots[at] = t;
        states.forEach((slot, i) => (slots[slot] = state[i]));
        return ends.map((end, i) => Number(body(i ? ends[i - 1] : first, end)));
      });
      return found?.every(Number.isFinite) ? found : undefined;
    };
    const rates = asked(at + 1, ends);
    const from = starts.map(slot => Number(slots[slot])),
      begin = Number(slots[+low]),
      last = Number(slots[+high]);
    rates(begin, from); // what it reads is known from now on, and costs nothing
    const before = run.budget.steps;
    rates(begin, from);
    const cost = Math.max(+weight, before - run.budget.steps),
      path = follow(rates, from, begin, last, cost, asked(ends[ends.length - 1], guards));
    const columns = [path.times, ...path.values.flatMap((one, i) => [one, path.slopes[i]]), path.errors];
    return /** @type {any} */ (columns.map(numbers => ({ first: 0, numbers })));
  },
  path(run, [key, which]) {
    const all = run.series(String(key)),
      own = +which,
      error = { first: 0, numbers: all[all.length - 1].numbers.slice(own, own + 1) };
    return /** @type {any} */ ([all[0], all[1 + 2 * own], all[2 + 2 * own], error]);
  },
  part: (run, [key, which]) => run.series(String(key))[+which].numbers[0],
  across: (run, [key, clamp, x, y], _body, slots) =>
    across(
      run.series(String(key)).map(one => one.numbers),
      Number(slots[+x]),
      Number(slots[+y]),
      +clamp,
    ),
};

/** A sum rounded once, as Python's `math.fsum` has it (Shewchuk, Discrete & Computational Geometry 18, 1997). @param {number[]} values */
export function total(values) {
  /** @type {number[]} */
  const parts = [];
  for (const value of values) {
    let rest = value,
      kept = 0;
    for (const part of parts) {
      const [large, small] = abs(rest) < abs(part) ? [part, rest] : [rest, part],
        high = large + small,
        low = small - (high - large);
      if (low) parts[kept++] = low;
      rest = high;
    }
    parts.length = kept;
    parts.push(rest);
  }
  const found = rounded(parts);
  return Number.isFinite(found) ? found : fail('overflow');
}

/** The sum of parts that do not overlap, half to even. @param {number[]} parts */
function rounded(parts) {
  let at = parts.length,
    high = at ? parts[--at] : 0,
    low = 0;
  while (at > 0 && !low) {
    const part = parts[--at],
      before = high;
    high = before + part;
    low = part - (high - before);
  }
  if (at > 0 && low && low < 0 === parts[at - 1] < 0) {
    const twice = low * 2,
      moved = high + twice;
    if (twice === moved - high) high = moved;
  }
  return high;
}

/** @param {number[]} values */
const some = values => (values.length ? values : fail('no row fulfils it'));

/** @param {number[]} values */
const mean = values => (some(values), total(values) / values.length);

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  if (!(share >= 0 && share <= 1)) fail('a share is between 0 and 1');
  some(values);
  const ordered = [...values].sort((a, b) => a - b),
    place = share * (ordered.length - 1),
    below = min(trunc(place), ordered.length - 1),
    above = min(below + 1, ordered.length - 1);
  return ordered[below] + (ordered[above] - ordered[below]) * (place - below);
}

/** @param {number[]} values */
function deviations(values) {
  const middle = mean(values);
  return values.map(value => value - middle);
}

/** @param {number[]} left @param {number[]} right */
function squares(left, right) {
  const found = total(left.map((one, i) => one * right[i])) - (total(left) * total(right)) / left.length;
  return Number.isFinite(found) ? found : fail('overflow');
}

/** @param {number[]} values */
const several = values => (values.length < 2 ? fail('fewer than two rows') : values);

/** @param {number[]} values */
function stdev(values) {
  several(values);
  const apart = deviations(values);
  return sqrt(squares(apart, apart) / (values.length - 1));
}

/** @param {number[]} ys @param {number[]} xs */
function slope(ys, xs) {
  several(xs);
  const left = deviations(ys),
    right = deviations(xs),
    spread = squares(right, right);
  return spread ? squares(left, right) / spread : fail('all rows have the same place');
}

/** @param {number[]} ys @param {number[]} xs */
function correlation(ys, xs) {
  several(xs);
  const left = deviations(ys),
    right = deviations(xs),
    spread = sqrt(squares(left, left)) * sqrt(squares(right, right));
  return spread ? min(max(squares(left, right) / spread, -1), 1) : fail('all rows have the same value');
}

/** @type {Record<string, (...columns: any[]) => number>} */
export const FOLDED = {
  total,
  count: values => values.length,
  mean,
  min: values => some(values).reduce((/** @type {number} */ a, /** @type {number} */ b) => min(a, b)),
  max: values => some(values).reduce((/** @type {number} */ a, /** @type {number} */ b) => max(a, b)),
  first: values => some(values)[0],
  last: values => some(values)[values.length - 1],
  median: values => quantile(values, 0.5),
  quantile,
  stdev,
  slope,
  intercept: (ys, xs) => mean(ys) - slope(ys, xs) * mean(xs),
  correlation,
  product(values) {
    const found = values.reduce((/** @type {number} */ all, /** @type {number} */ value) => all * value, 1);
    return Number.isFinite(found) ? found : fail('overflow');
  },
};

/** The rows of each group; groups are counted from 0. @param {number[]} groups */
export function rowsByGroup(groups) {
  const found = /** @type {number[][]} */ ([]);
  groups.forEach((group, at) => (found[group] ??= []).push(at));
  return found;
}

/** @type {Record<string, (...columns: any[]) => number[]>} */
const SCANNED = {
  /** @param {number[]} values */
  cumulative(values) {
    let sum = 0;
    return values.map((value, i) => (sum = i ? sum + value : value));
  },
  /** @param {number[]} values @param {number[]} groups */
  rank(values, groups = []) {
    const order = values.map((_, i) => i).sort((a, b) => groups[a] - groups[b] || values[a] - values[b]),
      found = Array(order.length);
    for (let begin = 0, start = 0, end = 1; end <= order.length; end++) {
      const [last, next] = [order[end - 1], order[end]],
        [below, above] = [values[last], values[next]],
        same = groups[last] === groups[next];
      if (same && above - below <= 1e-12 * max(abs(below), abs(above))) continue;
      for (const at of order.slice(begin, end)) found[at] = (begin + end + 1) / 2 - start;
      begin = end;
      if (!same) start = end;
    }
    return found;
  },
  /** @param {number[]} values @param {number[]} groups */
  'total per'(values, groups) {
    const sums = rowsByGroup(groups).map(rows => total(rows.map(row => values[row])));
    return groups.map(group => sums[group]);
  },
};
SCANNED['rank per'] = SCANNED.rank;

/** @param {Value[]} slots @param {string | number} at */
const columns = (slots, at) =>
  /** @type {Series[]} */ (/** @type {unknown} */ (slots[+at])).map(({ numbers }) => numbers);

/** Slopes at the points of a curve that rises and falls only where they do. @param {number[]} xs @param {number[]} ys */
function slopesOf(xs, ys) {
  if (xs.length === 2) return Array(2).fill((ys[1] - ys[0]) / (xs[1] - xs[0]));
  const wide = xs.slice(1).map((x, i) => x - xs[i]),
    steep = wide.map((w, i) => (ys[i + 1] - ys[i]) / w),
    last = wide.length - 1;
  const inner = wide.slice(1).map((after, i) => {
    const [before, left, right] = [wide[i], steep[i], steep[i + 1]];
    if (left * right <= 0) return 0;
    const first = 2 * after + before,
      second = after + 2 * before;
    return (first + second) / (first / left + second / right);
  });
  return [
    end(wide[0], wide[1], steep[0], steep[1]),
    ...inner,
    end(wide[last], wide[last - 1], steep[last], steep[last - 1]),
  ];
}

/** @param {number} near @param {number} far @param {number} steep @param {number} next */
function end(near, far, steep, next) {
  const slope = ((2 * near + far) * steep - near * next) / (near + far);
  if (slope * steep <= 0) return 0;
  return steep * next < 0 && abs(slope) > 3 * abs(steep) ? 3 * steep : slope;
}

/** The points of a curve or grid from columns in the order of rows: keys, and values last. @param {string} kind @param {number[][]} given */
function pointsOf(kind, given) {
  const order = (/** @type {number} */ a, /** @type {number} */ b) => a - b;
  if (kind === 'grid') {
    const [first, second, values] = given,
      xs = [...new Set(first)].sort(order),
      ys = [...new Set(second)].sort(order),
      known = new Map(values.map((value, i) => [`${first[i]} ${second[i]}`, value]));
    const isGrid = known.size === values.length && values.length === xs.length * ys.length;
    if (!isGrid || xs.length < 2 || ys.length < 2) return fail('not a grid of its keys');
    return [xs, ys, xs.flatMap(x => ys.map(y => Number(known.get(`${x} ${y}`))))];
  }
  const points = given[0].map((x, i) => [x, given[1][i]]).sort((a, b) => a[0] - b[0]);
  if (points.length < (kind === 'tiers' ? 1 : 2)) return fail('too few rows for a curve');
  const xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y);
  if (xs.some((x, i) => i && x === xs[i - 1])) return fail('two rows have the same key');
  return kind === 'smooth' ? [xs, ys, slopesOf(xs, ys)] : [xs, ys];
}

/** The rows of each group, by the column that says of each row which group it is in. @type {WeakMap<number[], Map<number, number[]>>} */
const groupings = new WeakMap();

/** The rows of the group that is asked for, as in `columnwise.py`; undefined where it is all rows.
 * @type {(run: import('./program.js').Run, operations: (string | number)[][], slots: Value[], at: number) => number[] | undefined} */
function rowsOfGroup(run, operations, slots, at) {
  const [own = [], key = [], outer = [], equal = []] = operations.slice(at + 1, at + 5);
  if (own[0] !== 'index' || own[1] !== at || key[0] !== 'at' || key[2] !== at + 1) return undefined;
  if (outer[0] !== 'index' || outer[1] === at || equal[0] !== 'eq' || equal[1] !== at + 2 || equal[2] !== at + 3)
    return undefined;
  const [{ first, numbers }] = run.series(String(key[1])),
    known = groupings.get(numbers) ?? new Map();
  if (first) return undefined;
  if (!groupings.has(numbers)) {
    numbers.forEach((group, row) => {
      const rows = known.get(group);
      if (rows) rows.push(row);
      else known.set(group, [row]);
    });
    groupings.set(numbers, known);
  }
  return known.get(Number(slots[Number(outer[1])])) ?? [];
}

/** @type {Record<string, Region>} */
export const ROWS = {
  rows(run, operands, body, slots, at, operations) {
    const [count, where, ...ends] = operands.map(Number),
      last = ends.length - 1,
      found = ends.slice(0, last).map(() => /** @type {number[]} */ ([]));
    const some = where ? rowsOfGroup(run, operations, slots, at) : undefined;
    for (let i = 0; i < (some ? some.length : count); i++) {
      const row = some ? some[i] : i;
      slots[at] = row;
      try {
        for (let i = 0; i < last; i++) {
          const value = Number(body(i ? ends[i - 1] : at + 1, ends[i]));
          if (where && !i && !value) break;
          found[i].push(value);
        }
      } catch (trouble) {
        if (trouble instanceof Trouble && run.budget.steps >= 0 && !trouble.needs)
          if (!trouble.message.startsWith('the cell `')) trouble.message += ` in row ${row + 1}`;
        throw trouble;
      }
    }
    const series = found.slice(where).map(numbers => ({ first: 0, numbers }));
    return /** @type {Value} */ (/** @type {unknown} */ (series));
  },
  fold: (_run, [name, rows, ...more], _body, slots) =>
    FOLDED[name](...columns(slots, rows), ...more.slice(0, -1).map(slot => Number(slots[+slot]))),
  curve: (_run, [kind, rows], _body, slots) =>
    /** @type {Value} */ (
      /** @type {unknown} */ (pointsOf(String(kind), columns(slots, rows)).map(numbers => ({ first: 0, numbers })))
    ),
  scan: (_run, [name, rows], _body, slots) =>
    /** @type {Value} */ (/** @type {unknown} */ ([{ first: 0, numbers: SCANNED[name](...columns(slots, rows)) }])),
};
