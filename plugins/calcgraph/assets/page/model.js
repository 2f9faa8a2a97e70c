// @ts-check
// How values are shown, what a reader may set, and what a reader types. Pure: no document here.
import { isoSeconds, isoText } from '../twins/dates.js';
import { formatNumber, wholeOf } from '../twins/format.js';
import { same } from '../twins/values.js';
/** @import {Entry, Model, Payload, Values} from '../twins/types' */

export const DASH = '–';
const MONEY =
  /^(USD|dollar|EUR|euro|€|GBP|pound_sterling|£|JPY|yen|¥|BTC|bitcoin|₿|CNY|yuan|CHF|franc|INR|rupee)(\/|$)/;
const SCALES = { k: 1e3, K: 1e3, M: 1e6, G: 1e9, B: 1e9, T: 1e12, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };

/** @type {Record<string, string>} */
const WORDS = { 'thousand\u00a0': 'k', 'million\u00a0': 'M', 'billion\u00a0': 'G', 'trillion\u00a0': 'T' };

/** Whether a unit right behind a number would be read as a scale: `5B` is five billion, `5 B` are bytes. @param {string} unit */
export const isLikeScale = unit => Object.hasOwn(SCALES, /^[A-Za-z]*/.exec(unit)?.[0] ?? '');

/** A factor and a scale are written close: `3×`, `128Ki tok`. @param {string} number @param {string} [unit] */
export const withUnit = (number, unit) =>
  unit ? number + (/^(×|[KMGT]i )/.test(unit) ? '' : '\u00a0') + unit : number;
/** @param {string[]} ends */
const span = ends => ends.join(ends[0][0] === '-' ? ' to ' : '–');

/** What an entry shows of a value in base units, and what it means in them. @param {Entry} entry @param {number} value */
export const fromBase = ({ f = 1, o = 0 }, value) => (o ? +((value - o) / f).toFixed(10) : value / f);
/** @param {Entry} entry @param {number} shown */
export const toBase = ({ f = 1, o = 0 }, shown) => shown * f + o;

/** Whether a number is one that is computed with, or a figure: neither too large nor so small that it is lost. @param {number} size */
const holds = size => !size || (Math.abs(size) >= 1e-307 && Math.abs(size) <= 1e307);

/** A unit as it is shown, `W/(m²·K)`, as it is typed: `W/m^2/K`. @param {string} unit */
const asTyped = unit =>
  unit
    .replace(/^(thousand|million|billion|trillion)\s(?=[A-Z]{3}\b)/, word => WORDS[word.replace(' ', '\u00a0')])
    .replace(/[·⋅]/g, '*')
    .replace(/\/\((.+)\)/, (_, below) => `/${below.replaceAll('*', '/')}`)
    .replace(/[⁻⁰¹²³⁴-⁹]+/g, power => `^${power.normalize('NFKC').replace('\u2212', '-')}`)
    .replace(/sqrt\(([^()]+)\)|√([^*/^]+)/g, '$1$2^0.5')
    .replace(/\^\((-?\d+)(?:\/(\d+))?\)/g, (_, above, below = 1) => `^${above / below}`);

/** A unit's factor and its sorted base powers, or the name that is not known.
 * @param {string} text @param {Payload['units']} units */
export function parseUnit(text, units) {
  let factor = 1,
    offset = 0;
  const powers = new Map();
  for (const [, sign, written, exponent = '1'] of asTyped(text).matchAll(
    /([*/]?)([^*/^]+)(?:\^(-?\d{1,2}(?:\.\d+)?))?/g,
  )) {
    if (written === '1') continue;
    const name = Object.hasOwn(units, written) ? written : written.replace(/^[u\u03bc]/, 'µ');
    if (!Object.hasOwn(units, name)) return { unknown: name };
    const power = sign === '/' ? -exponent : +exponent,
      [own, base, zero = 0] = units[name];
    offset += zero;
    factor *= own ** power;
    for (const [, dimension, n] of base.matchAll(/([a-z]+)(-?\d*)/gi))
      powers.set(dimension, (powers.get(dimension) ?? 0) + +(n || 1) * power);
  }
  return {
    factor,
    offset,
    dimension: [...powers]
      .map(([name, power]) => [name, +power.toFixed(6)])
      .filter(p => p[1])
      .sort()
      .join(),
  };
}

/** Kelvins by which a temperature can be rounded below zero. */
const NO_KELVINS = 1e-6;

/** @param {Values} values @returns {Model} */
export function makeModel(values) {
  const { data, entries, entry, key: keyOf, part, spread } = values;
  /** @type {(key: string, value: number, digits?: number) => string} */
  const shown = (key, value, digits) => {
    const { d, u = '', o } = entry(key),
      figure = fromBase(entry(key), value);
    if (entry(key).iso) return isoText(value);
    return holds(figure) && (figure !== 0 || o || !value) && !(o && value < -NO_KELVINS)
      ? formatNumber(figure, digits ?? d, MONEY.test(u), wholeOf(u))
      : DASH;
  };
  /** Median, P5 and P95, in digits in which they are seen to differ. @type {(key: string, value: number[]) => string} */
  const distribution = (key, value) => {
    const figures = value.map(one => fromBase(entry(key), one)),
      { d = 3 } = entry(key),
      size = Math.max(...figures.map(Math.abs)),
      between = Math.abs(figures[2] - figures[0]);
    const log = (/** @type {number} */ x) => Math.floor(Math.log10(x)),
      digits = size && between ? Math.max(d, Math.min(log(size) - log(between / 3) + 2, 12)) : d;
    const [low, middle, high] = value.map(one => shown(key, one, digits));
    return `${middle} (${span([low, high])})`;
  };
  /** @type {Model['text']} */
  const text = (key, state, read, share) => {
    const value = (share ? part(key, state, share) : undefined) ?? spread(key, state, read),
      { words } = entry(key);
    if (words) return words[Number(value)] ?? DASH;
    if (Array.isArray(value)) {
      if (value.length === 3) return distribution(key, value);
      const [low, high] = value.map(end => shown(key, end));
      return low === high ? low : (entry(key).al ? 'at least ' : '') + span([low, high]);
    }
    return typeof value === 'number' ? shown(key, value) : (value ?? DASH);
  };
  /** @type {Model['say']} */
  const say = (key, value) => {
    const { rows, r, v, u } = entry(key),
      said = value ?? v;
    if (typeof said === 'string') return rows?.[said] ?? said;
    if (value === undefined && r) return withUnit(span(r.map(end => shown(key, end))), u);
    return typeof said === 'number' ? withUnit(shown(key, said), u) : DASH;
  };

  /** @type {Model['takes']} */
  const takes = (key, value) => {
    const { rows, lo = -Infinity, hi = Infinity, set, picks, x, iso } = entry(key);
    if (!entries.has(key) || picks || x) return false;
    if (rows) return Object.hasOwn(rows, value);
    if (typeof value !== 'number' || !Number.isFinite(value) || (iso && isoText(value) === DASH)) return false;
    const slack = 1e-12 * Math.abs(value);
    return set ? set.some(member => same(member, value)) : value >= lo - slack && value <= hi + slack;
  };

  /** @type {Model['parseCase']} */
  const parseCase = list => {
    const state = new Map();
    for (const part of (list ?? '').split(/,(?=[^,=]+=)/)) {
      const at = part.lastIndexOf('='),
        name = keyOf(part.slice(0, at)),
        value = part.slice(at + 1);
      if (at > 0 && entries.has(name)) state.set(name, entry(name).rows ? value : +value);
    }
    return state;
  };

  /** @type {Model['parseEntry']} */
  const parseDate = (typed, key) => {
    const value = isoSeconds(typed.trim().replace(/^date\s+/, ''));
    if (value === undefined) return { problem: `not a date; write for example ${say(key)}` };
    return takes(key, value) ? { value } : { problem: `outside ${bounds(key)}` };
  };
  /** @type {Model['parseEntry']} */
  const parseEntry = (typed, key) => {
    if (entry(key).iso) return parseDate(typed, key);
    const { u = '' } = entry(key),
      own = u || 'a number without unit';
    const clean = typed
      .trim()
      .replace(/\u2212/g, '-')
      .replace(/(\d)[,_](?=\d{3}(\D|$))/g, '$1')
      .replace(/^([+-]?)([$€£¥₿]) *([\d.]+)/, (_, minus, sign, n) => `${minus}${n} ${sign === '$' ? 'USD' : sign}`);
    const [, number, gap, rest] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*)(.*)$/i.exec(clean) ?? [];
    if (!number) return { problem: `not a number; write for example ${say(key)}` };
    const [, word, tail] = /^([A-Za-z]*)(.*)$/.exec(rest) ?? [];
    // `64 Ki tok`, as a control shows it, means no other thing
    const scale =
      (gap === '' || word[1] === 'i') && Object.hasOwn(SCALES, word) ? SCALES[/** @type {keyof SCALES} */ (word)] : 1;
    const unit = (scale > 1 ? tail : rest).replace(/\s/g, ''),
      given = parseUnit(unit, data.units),
      whole = parseUnit(rest.replace(/\s/g, ''), data.units);
    if (
      scale > 1 &&
      u &&
      !/^\s*[A-Za-z]/.test(tail) &&
      !whole.unknown &&
      whole.dimension === parseUnit(u, data.units).dimension
    )
      return { problem: `“${typed.trim()}” means two things; write ${number} ${rest}, or ${+number * scale}` };
    if (given.unknown || (unit && given.dimension !== parseUnit(u.replace(/^.i /, ''), data.units).dimension))
      return { problem: `“${unit}” is not a unit for this; it is in ${own}` };
    // a bare number is in the shown unit; a scale without a unit counts in base units: 70B where Gparam is shown
    const shown = +number * scale,
      value = toBase(unit ? { f: given.factor, o: given.offset } : scale > 1 ? {} : entry(key), shown);
    const isLost = shown !== 0 && value === 0 && !given.offset && !entry(key).o;
    return takes(key, value) && holds(value) && !isLost ? { value } : { problem: `outside ${bounds(key)}` };
  };
  /** @type {(key: string) => string} */
  const bounds = key => {
    const { lo = -Infinity, hi = Infinity, set, u } = entry(key);
    return withUnit(
      (set ?? [lo, hi]).map(end => (Number.isFinite(end) ? shown(key, end) : '∞')).join(set ? ', ' : ' … '),
      u,
    );
  };

  return { ...values, text, figure: shown, say, takes, parseCase, parseEntry };
}
