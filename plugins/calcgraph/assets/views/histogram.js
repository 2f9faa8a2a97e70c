// @ts-check
// A histogram: its intervals, and how many values each contains. Twin of `histograms.py` and `plots/histogram.py`.
import { all, put } from '../page/dom.js';
import { formatNumber } from '../twins/format.js';
import { axis, drawTicks, fitting } from './axes.js';
/** @import {Page} from '../twins/types' */
/** @import {Axis} from './axes.js' */

const FEWEST = 5,
  MOST = 40,
  NICE = [1, 2, 5, 10],
  NEAR = 1e-12,
  FEWEST_ON_AXIS = 5,
  DIGITS = 6;
/** @typedef {{low: number, width: number, count: number, isClosed: boolean}} Bins */

const near = (/** @type {number} */ places) => NEAR * Math.max(1, Math.abs(places));

/** Intervals of a round width that contain all values. @param {number[]} known @returns {Bins} */
export function riceBins(known) {
  const low = Math.min(...known),
    high = Math.max(...known),
    wanted = Math.min(Math.max(Math.ceil(2 * known.length ** (1 / 3)), FEWEST), MOST);
  let rough = (high - low) / wanted || Math.abs(high) / 10 || 1;
  if (rough < NEAR * Math.max(Math.abs(low), Math.abs(high))) rough = Math.abs(high) / 10;
  const size = +`1e${Math.floor(Math.log10(rough))}`,
    width = (NICE.find(nice => nice * size >= rough * 0.999) ?? 10) * size,
    [first, last] = [low, high].map(end => Math.floor(end / width + near(end / width)));
  return { low: first * width, width, count: last - first + 1, isClosed: false };
}

/** How many values each interval contains, and how many are outside. @param {number[]} values @param {Bins} bins */
export function countsOf(values, { low, width, count, isClosed }) {
  const of = Array(count).fill(0);
  let below = 0,
    above = 0;
  for (const value of values) {
    const place = (value - low) / width;
    let at = Math.floor(place + near(Math.max(Math.abs(value), Math.abs(low)) / width));
    if (at === count && isClosed && place <= count + near(place)) at--;
    if (at < 0) below++;
    else if (at >= count) above++;
    else of[at]++;
  }
  return { of, below, above };
}

/** @param {Bins} bins @param {number} at */
function edge({ low, width }, at) {
  const place = low + at * width,
    size = Math.max(Math.abs(low), Math.abs(place), width),
    digits = 12 - Math.floor(Math.log10(size));
  return digits >= 0 && digits < 100 ? +place.toFixed(digits) : place;
}

/** @param {Page} page */
export function mount(page) {
  return all(page.root, 'svg[data-bins]').map(svg => {
    const built = { x: axis(svg.dataset.ax), y: axis(svg.dataset.ay) },
      [low, width, count] = (svg.dataset.bins ?? '').split(',').map(Number),
      fixed = count ? { low, width, count, isClosed: true } : undefined,
      key = page.model.key(svg.dataset.columns ?? ''),
      figure = /** @type {HTMLElement} */ (svg.closest('figure')),
      putBack = [svg, figure.querySelector('tbody')].map(keep),
      said = figure.querySelector('[data-left-out]')?.textContent ?? '';
    let isBuilt = true;
    return (/** @type {Page} */ now) =>
      now.attempt(svg, () => {
        if (!now.state.size) {
          if (isBuilt) return;
          for (const act of putBack) act();
          put(figure.querySelector('[data-left-out]'), said);
          isBuilt = true;
          return;
        }
        const { factor, offset } = built.x,
          rows = now.model.column(key, now.now) ?? [],
          known = rows
            .filter(one => typeof one === 'number' && Number.isFinite(one))
            .map(one => (one - offset) / factor);
        isBuilt = false;
        draw(
          figure,
          svg,
          built,
          known,
          fixed ?? (known.length ? riceBins(known) : undefined),
          rows.length - known.length,
        );
      });
  });
}

/** Restores what an element contains now, as often as it is called. @param {Element | null} element */
function keep(element) {
  const nodes = [...(element?.childNodes ?? [])].map(one => one.cloneNode(true));
  return () => element?.replaceChildren(...nodes.map(one => one.cloneNode(true)));
}

/** @param {HTMLElement} figure @param {HTMLElement} svg @param {{x: Axis, y: Axis}} built @param {number[]} known
 * @param {Bins | undefined} bins @param {number} missing */
function draw(figure, svg, built, known, bins, missing) {
  const { factor, offset, from, to } = built.x,
    counts = bins ? countsOf(known, bins) : { of: [], below: 0, above: 0 },
    y = fitting([0, Math.max(FEWEST_ON_AXIS, ...counts.of)], built.y) ?? built.y;
  drawTicks(svg, 'y', y);
  if (bins) {
    const [low, high] = [0, bins.count].map(at => edge(bins, at) * factor + offset);
    drawTicks(svg, 'x', axis([low, high, from, to, 'lin', factor, offset].join()));
  }
  const step = bins ? (to - from) / bins.count : 0,
    texts = counts.of.map((_, i) =>
      bins ? [0, 1].map(end => formatNumber(edge(bins, i + end), DIGITS)).join(' to ') : '',
    );
  const old = all(svg, '.bar'),
    parent = old[0]?.parentElement ?? svg;
  for (const one of old) one.remove();
  counts.of.forEach((count, i) => {
    const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect'),
      top = y.at(count);
    bar.setAttribute('class', 'bar is-tone1');
    for (const [name, value] of Object.entries({ x: from + i * step, y: top, width: step, height: y.from - top }))
      bar.setAttribute(name, value.toFixed(1));
    bar.append(document.createElementNS('http://www.w3.org/2000/svg', 'title'));
    put(bar.firstElementChild, `${texts[i]}: ${count}`);
    parent.append(bar);
  });
  const body = figure.querySelector('tbody');
  body?.replaceChildren(
    ...counts.of.map((count, i) => {
      const row = document.createElement('tr'),
        head = row.appendChild(document.createElement('th')),
        cell = row.appendChild(document.createElement('td'));
      head.scope = 'row';
      cell.className = 'n';
      head.textContent = texts[i];
      cell.textContent = String(count);
      return row;
    }),
  );
  put(figure.querySelector('[data-left-out]'), leftOut(counts, missing));
}

/** @param {{below: number, above: number}} counts @param {number} missing */
function leftOut({ below, above }, missing) {
  const rows = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
    `${count} ${count === 1 ? `row ${one}` : `rows ${many}`}`;
  return [
    below && `${rows(below, 'is', 'are')} below the first interval.`,
    above && `${rows(above, 'is', 'are')} above the last interval.`,
    missing && `${rows(missing, 'has', 'have')} no value.`,
  ]
    .filter(Boolean)
    .join(' ');
}
