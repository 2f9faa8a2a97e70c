// @ts-check
// Lines over an axis, which plots and figures draw: their samples, bands and labels, and the numbers behind them.
import { all, put } from '../page/dom.js';
import { same } from '../twins/values.js';
import { drawTicks, fitting } from './axes.js';
/** @import {Page, State} from '../twins/types' */

export const SAMPLES = 120;
const DRAGGED = 40,
  RANGED = 40;

/** @typedef {import('./axes.js').Axis} Axis */
/** A line with its bands and labels, which keep their distance from its end, and its numbers behind “data”.
 * @typedef {{e: HTMLElement, key: string, end: number, bands: Element[], labels: [Element, number][], cells: Element[]}} Line */
/** @param {Element | null | undefined} e @param {string} name */
export const number = (e, name) => +(e?.getAttribute(name) ?? NaN);
/** @param {Element | null | undefined} e @param {Record<string, number>} places */
export const move = (e, places) => {
  for (const [name, to] of Object.entries(places)) e?.setAttribute(name, to.toFixed(1));
};

/** A place along the axis; of steps the nearest. @param {string} swept @param {number} v */
export const placed = (swept, v) => (swept.includes('#[') ? Math.round(v) : v);

/** @param {HTMLElement} svg */
export const labelled = svg => (/** @type {Element} */ e, /** @type {string} */ name) =>
  all(svg, `[data-${name}="${CSS.escape(e.id || '-')}"]`);

/** The lines of a drawing with what belongs to each.
 * @param {import('../twins/types').Model} model @param {HTMLElement} svg @param {Element} figure @returns {Line[]} */
export function findLines(model, svg, figure) {
  const of = labelled(svg),
    rows = all(figure, '.cg-numbers tbody tr');
  return all(svg, '[data-line]').map(e => {
    const end = +(/ ([-\d.]+)$/.exec(e.getAttribute('d') ?? '')?.[1] ?? NaN),
      column = figure.querySelector(`th[data-of="${e.id}"]`);
    const cells = rows.map(
      row => /** @type {HTMLTableRowElement} */ (row).cells[/** @type {HTMLTableCellElement} */ (column).cellIndex],
    );
    return {
      e,
      key: model.key(e.dataset.q),
      end,
      bands: of(e, 'band'),
      labels: of(e, 'for').map(label => /** @type {[Element, number]} */ ([label, number(label, 'y') - end])),
      cells,
    };
  });
}

/** What a line shows at a place along the axis. @param {Page} page @param {{swept: string}} plot @param {Line} line @param {number} v */
export function sample({ model, inCase }, { swept }, { e, key }, v) {
  const state = new Map(inCase(e.dataset.line).state).set(swept, placed(swept, v)),
    read = model.under(state);
  return { state, read, value: read(key) };
}

/** @typedef {{host: Element, x: Axis, y: Axis, built: Axis, swept: string, lines: Line[]}} Drawing */
/** A value with its place along the axis. @template T @typedef {[number, T][]} Along */

/** What each line was last drawn of, on which axis, and at what height it ends.
 * @type {WeakMap<Element, {of: string, y: string, end: number}>} */
const drawn = new WeakMap();
/** What each line was last computed of, its values, and the ends of its ranges.
 * @type {WeakMap<Element, {of: string, middle: Along<unknown>, ends: Along<(number | undefined)[]>}>} */
const computed = new WeakMap();

/** Everything that a line shows follows from this. @param {Page} page @param {{swept: string}} plot @param {Line} line */
function sourceOf({ model, inCase, done }, plot, { e, key }) {
  const seen = [...inCase(e.dataset.line).state].filter(([from]) => from !== plot.swept && model.reaches(from, key));
  return JSON.stringify([done ? SAMPLES : DRAGGED, seen]);
}

/** @param {Page} page @param {{x: Axis, swept: string}} plot @param {Line} line */
function valuesOf(page, plot, line) {
  const { model, inCase, done } = page,
    { e, key, bands } = line,
    of = sourceOf(page, plot, line),
    known = computed.get(e);
  if (known?.of === of) return known;
  const { state } = inCase(e.dataset.line);
  /** @template T @param {number} count @param {(state: State) => T} value @returns {Along<T>} */
  const along = (count, value) =>
    Array.from({ length: count + 1 }, (_, i) => plot.x.of(i / count)).map(v => [
      v,
      value(new Map(state).set(plot.swept, placed(plot.swept, v))),
    ]);
  const found = {
    of,
    middle: along(done ? SAMPLES : DRAGGED, at => /** @type {unknown} */ (model.under(at)(key))),
    ends: bands.length
      ? along(done ? RANGED : DRAGGED / 4, at => {
          const spread = [model.spread(key, at, model.under(at))].flat();
          return [spread.at(0), spread.at(-1)].map(end => (typeof end === 'number' ? end : undefined));
        })
      : [],
  };
  computed.set(e, found);
  return found;
}

/** The height of the axis, by the build's rule for what is drawn now; while something is dragged it stays as it was.
 * @param {Page} page @param {Drawing} plot */
export function refit(page, plot) {
  if (!page.done) return;
  const numbers = !page.state.size
    ? []
    : plot.lines
        .map(line => valuesOf(page, plot, line))
        .flatMap(({ middle, ends }) => (ends.length ? ends.flatMap(([, two]) => two) : middle.map(([, one]) => one)));
  const next =
    (numbers.length &&
      fitting(
        numbers.map(one => (typeof one === 'number' ? one : NaN)),
        plot.built,
      )) ||
    plot.built;
  if (next.text === plot.y.text) return;
  plot.y = next;
  /** @type {HTMLElement} */ (plot.host).dataset.ay = next.text;
  drawTicks(plot.host, 'y', next);
}

/** Draws a line, if anything it shows has changed, and says at what height it ends.
 * @param {Page} page @param {Drawing} plot @param {Line} line */
export function drawLine(page, plot, line) {
  const { model, now } = page,
    { e, labels } = line,
    of = sourceOf(page, plot, line),
    y = plot.y.text;
  // as written it is drawn as it was built
  if (!drawn.has(e) && !page.state.size && Number.isFinite(line.end)) drawn.set(e, { of, y, end: line.end });
  const known = drawn.get(e);
  if (known?.of !== of || known.y !== y) drawn.set(e, { of, y, end: trace(plot, line, valuesOf(page, plot, line)) });
  const end = drawn.get(e)?.end ?? NaN;
  const own = e.dataset.line
    ? [...model.parseCase(e.dataset.line)].every(([k, v]) => same(now(k), v, 1e-9))
    : e.matches('.is-chosen');
  e.classList.toggle('is-chosen', own);
  for (const [label, below] of labels) {
    const to = end + below;
    label.classList.toggle('strong', own);
    if (label.matches('.is-rest')) label.classList.toggle('hide', !own);
    if (to > 20 && to < 360) move(label, { y: to });
  }
  return end;
}

/** Draws a line with its bands; the height at which it ends.
 * @param {Drawing} plot @param {Line} line @param {{middle: Along<unknown>, ends: Along<(number | undefined)[]>}} values */
function trace({ x, y }, { e, bands }, { middle, ends }) {
  // far outside is outside: what leaves the drawing is clipped there
  const high = (/** @type {unknown} */ v) => Math.max(-1e4, Math.min(1e4, typeof v === 'number' ? y.at(v) : NaN)),
    places = middle.map(([at, value]) => [x.at(at), high(value)]);
  e.setAttribute('d', path(places));
  for (const band of bands) {
    const [low, top] = [0, 1].map(end => ends.map(([at, two]) => [x.at(at), high(two[end])]));
    band.setAttribute('d', `${path([...top, ...low.reverse()])}Z`);
  }
  return places[places.length - 1][1];
}

/** A polyline with gaps where there is no value. @param {number[][]} places */
export const path = places =>
  places
    .map(([x, y], i) =>
      Number.isFinite(y) ? `${i && Number.isFinite(places[i - 1][1]) ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}` : '',
    )
    .join('');

/** @param {Page} page @param {{x: Axis, swept: string, lines: Line[], data: HTMLDetailsElement | null}} plot */
export function drawNumbers(page, plot) {
  if (!plot.data?.open) return;
  for (const line of plot.lines) {
    line.cells.forEach((cell, i) => {
      const { state, read } = sample(page, plot, line, plot.x.of(i / (line.cells.length - 1))),
        shown = page.model.text(line.key, state, read);
      put(cell, shown === '–' ? '' : shown);
    });
  }
}
