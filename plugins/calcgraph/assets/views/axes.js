// @ts-check
// Axes of drawings: where a value lies, and the same ends and ticks as in the build. Twin of `plots/axes.py`.
import { withMinus } from '../page/dom.js';
import { formatNumber } from '../twins/format.js';

const MOST_DECADES = 12,
  TICKS = 5,
  LONG = 7,
  NICE = [1, 2, 5, 10],
  SCALES = /** @type {const} */ ([
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
  ]);

/** An axis: where a value lies, and what a place means. @param {string | undefined} text */
export function axis(text = '') {
  const [lo, hi, from, to, kind, factor, offset] = text.split(',');
  return axisOf(+lo, +hi, { from: +from, to: +to, log: kind === 'log', factor: +factor || 1, offset: +offset || 0 });
}

/** @param {number} lo @param {number} hi @param {{from: number, to: number, log: boolean, factor: number, offset: number}} rest */
function axisOf(lo, hi, rest) {
  const { from, to, log, factor, offset } = rest,
    scale = (/** @type {number} */ v) => (!log ? v : v > 0 ? Math.log(v) : NaN),
    a = scale(lo),
    b = scale(hi);
  return {
    ...rest,
    lo,
    hi,
    at: (/** @type {number} */ v) => from + ((scale(v) - a) / (b - a)) * (to - from),
    of: (/** @type {number} */ t) => (log ? Math.exp(a + t * (b - a)) : a + t * (b - a)),
    text: [lo, hi, from, to, log ? 'log' : 'lin', factor, offset].join(),
  };
}

/** @typedef {ReturnType<typeof axis>} Axis */

/** An axis that holds all values with round ends; undefined for no values. @param {number[]} values @param {Axis} like */
export function fitting(values, like) {
  const { log, factor, offset } = like,
    usable = values.filter(value => Number.isFinite(value) && (value > 0 || !log));
  if (!usable.length) return undefined;
  let low = Math.min(...usable),
    high = Math.max(...usable);
  if (log) {
    const above = Math.ceil(Math.log10(high / factor) - 1e-9),
      below = Math.max(Math.floor(Math.log10(low / factor) + 1e-9), above - MOST_DECADES);
    return axisOf(power(below) * factor, power(Math.max(above, below + 1)) * factor, like);
  }
  low = (low - offset) / factor;
  high = (high - offset) / factor;
  if ((low >= 0 && low < high / 2) || (low === high && high >= 0)) low = 0;
  const step = stepOf(high - low || Math.abs(high) || 1),
    below = Math.floor(low / step + 1e-9),
    above = Math.max(Math.ceil(high / step - 1e-9), below + 1);
  return axisOf(below * step * factor + offset, above * step * factor + offset, like);
}

/** From the first to the last place, as they are, with half of their least distance around bars.
 * @param {number[]} values @param {Axis} like */
export function reaching(values, like, isBarred = false) {
  const usable = values.filter(Number.isFinite),
    [low, high] = [Math.min(...usable), Math.max(...usable)];
  if (!usable.length || (like.log && low <= 0)) return undefined;
  const known = [...new Set(usable)].sort((a, b) => a - b),
    half = isBarred ? Math.min(...known.slice(1).map((one, i) => one - known[i])) / 2 : 0,
    room = low === high ? Math.abs(low) / 2 || like.factor : half;
  return axisOf(low - room, high + room, like);
}

/** Decades of a logarithmic axis, all or every second or third; else four to six round values. @param {Axis} axis */
export function ticksOf(axis) {
  const { factor, offset, log } = axis,
    low = (axis.lo - offset) / factor,
    high = (axis.hi - offset) / factor;
  return (log ? decades(low, high) : even(low, high)).map(value => ({
    at: axis.at(value * factor + offset).toFixed(1),
    text: formatNumber(value),
  }));
}

/** @param {number} low @param {number} high */
function decades(low, high) {
  const first = Math.ceil(Math.log10(low) - 1e-9),
    last = Math.floor(Math.log10(high) + 1e-9),
    between = (/** @type {number} */ from, /** @type {number} */ by) =>
      Array.from({ length: Math.max(0, Math.floor((last - from) / by) + 1) }, (_, i) => from + i * by);
  if (last - first < 1)
    return between(first - 1, 1).flatMap(e =>
      NICE.slice(0, 3)
        .map(m => m * power(e))
        .filter(value => low <= value && value <= high),
    );
  return between(first, Math.max(1, Math.ceil((last - first) / 6))).map(power);
}

/** @param {number} low @param {number} high */
function even(low, high) {
  const step = stepOf(high - low),
    first = Math.ceil(low / step - 1e-9),
    last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => step * (first + i));
}

/** A round distance that cuts a length into about five. @param {number} length */
function stepOf(length) {
  const rough = length / TICKS,
    size = power(Math.floor(Math.log10(rough)));
  return size * (NICE.find(nice => nice * size >= rough * 0.999) ?? 10);
}

/** As a decimal is read, which a product of tens is not. @param {number} exponent */
const power = exponent => +`1e${exponent}`;

/** Draws the ticks of an axis in the place of others; in a figure places are shares and thousands have a letter,
 * in a plot what is long.
 * @param {Element} host @param {'x' | 'y'} along @param {Axis} axis */
export function drawTicks(host, along, axis) {
  const group = host.querySelector(`[data-ticks="${along}"]`),
    [line, text] = ['line', 'text'].map(name => group?.querySelector(name));
  if (!group || !line || !text) return;
  const isShare = line.getAttribute(`${along}1`)?.endsWith('%');
  group.replaceChildren(
    ...ticksOf(axis).flatMap(tick => {
      const place = isShare ? `${(+tick.at / 10).toFixed(2)}%` : tick.at,
        [rule, said] = [line, text].map(e => /** @type {Element} */ (e.cloneNode()));
      for (const end of [1, 2]) rule.setAttribute(`${along}${end}`, place);
      said.setAttribute(along, place);
      said.textContent = isShare || (along === 'y' && tick.text.length >= LONG) ? short(tick.text) : tick.text;
      said.textContent = withMinus(said.textContent);
      return [rule, said];
    }),
  );
}

/** A jagged edge where a point lies outside of the axes, so that none is drawn at a value it does not have.
 * @param {Element | null} svg @param {{x: Axis, y: Axis}} axes @param {number[][]} points In the drawing, as far out as they are. */
export function drawBreaks(svg, { x, y }, points) {
  const sides = [
    points.some(([, py]) => py < y.to - 1) && jagged(x.from, x.to, at => [at, y.to], [0, TOOTH]),
    points.some(([, py]) => py > y.from + 1) && jagged(x.from, x.to, at => [at, y.from], [0, -TOOTH]),
    points.some(([px]) => px < x.from - 1) && jagged(y.to, y.from, at => [x.from, at], [TOOTH, 0]),
    points.some(([px]) => px > x.to + 1) && jagged(y.to, y.from, at => [x.to, at], [-TOOTH, 0]),
  ];
  const text = sides.filter(Boolean).join('');
  let path = svg?.querySelector('.break');
  if (!svg || (!path && !text)) return;
  if (!path) {
    path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('class', 'break');
    svg.append(path);
  }
  path.setAttribute('d', text);
}

const TEETH = 60,
  TOOTH = 7;

/** @param {number} from @param {number} to @param {(at: number) => number[]} place @param {number[]} tooth */
function jagged(from, to, place, [right, down]) {
  return Array.from({ length: TEETH + 1 }, (_, i) => {
    const [px, py] = place(from + ((to - from) * i) / TEETH),
      odd = i % 2;
    return `${i ? 'L' : 'M'}${(px + odd * right).toFixed(1)} ${(py + odd * down).toFixed(1)}`;
  }).join('');
}

/** @param {string} text */
function short(text) {
  const number = text.includes('e') ? 0 : +text.replaceAll(',', ''),
    [size, letter] = SCALES.find(([size]) => number >= size) ?? [1, ''];
  return letter ? `${+(number / size).toPrecision(6)}${letter}` : text;
}
