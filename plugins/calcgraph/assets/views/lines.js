// @ts-check
// Lines over an axis, which plots and figures draw: their samples, bands and labels, and the numbers behind them.
import { all, put } from '../page/dom.js';
import { same } from '../twins/values.js';
/** @import {Page, State} from '../twins/types' */

export const SAMPLES = 120;
const DRAGGED = 40;

/** An axis: where a value lies, and what a place means. @param {string | undefined} text */
export function axis(text = '') {
  const [lo, hi, from, to, kind, factor] = text.split(','),
    log = kind === 'log',
    scale = log ? Math.log : Number;
  const a = scale(+lo),
    b = scale(+hi);
  return {
    lo: +lo,
    hi: +hi,
    log,
    factor: +factor || 1,
    at: (/** @type {number} */ v) => +from + ((scale(v) - a) / (b - a)) * (+to - +from),
    of: (/** @type {number} */ t) => (log ? Math.exp(a + t * (b - a)) : a + t * (b - a)),
    from: +from,
    to: +to,
  };
}

/** @typedef {ReturnType<typeof axis>} Axis */
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

/** What each line was last drawn of, and at what height it ends. @type {WeakMap<Element, {of: string, end: number}>} */
const drawn = new WeakMap();

/** Draws a line, if anything it shows has changed, and says at what height it ends.
 * @param {Page} page @param {{x: Axis, y: Axis, swept: string}} plot @param {Line} line */
export function drawLine(page, plot, line) {
  const { model, inCase, now } = page,
    { e, key, labels } = line,
    samples = page.done ? SAMPLES : DRAGGED,
    seen = [...inCase(e.dataset.line).state].filter(([from]) => from !== plot.swept && model.reaches(from, key)),
    of = JSON.stringify([samples, seen]);
  // as written it is drawn as it was built
  if (!drawn.has(e) && !page.state.size && Number.isFinite(line.end)) drawn.set(e, { of, end: line.end });
  if (drawn.get(e)?.of !== of) drawn.set(e, { of, end: trace(page, plot, line, samples) });
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

/** Draws a line with its bands at some places along the axis; the height at which it ends.
 * @param {Page} page @param {{x: Axis, y: Axis, swept: string}} plot @param {Line} line @param {number} samples */
function trace({ model, inCase }, { x, y, swept }, { e, key, bands }, samples) {
  const { state } = inCase(e.dataset.line);
  // far outside is outside: what leaves the drawing is clipped there
  const high = (/** @type {unknown} */ v) => Math.max(-1e4, Math.min(1e4, typeof v === 'number' ? y.at(v) : NaN));
  /** @template T @param {number} count @param {(state: State) => T} value @returns {[number, T][]} */
  const along = (count, value) =>
    Array.from({ length: count + 1 }, (_, i) => x.of(i / count)).map(v => [
      x.at(v),
      value(new Map(state).set(swept, placed(swept, v))),
    ]);
  const places = along(samples, at => high(model.under(at)(key)));
  e.setAttribute('d', path(places));
  for (const band of bands) {
    const spreads = along(samples / 4, at => [model.spread(key, at, model.under(at))].flat());
    const ends = [-1, 0].map(end => spreads.map(([at, found]) => [at, high(found.at(end))]));
    band.setAttribute('d', `${path([...ends[0], ...ends[1].reverse()])}Z`);
  }
  return places[samples][1];
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
