// @ts-check
// Plots whose lines, points and numbers follow, with a read-out for pointer and keys.
import { formatNumber } from '../twins/format.js';
import { all, put } from './dom.js';
import { withUnit } from './model.js';
import { DRAWN, LET_GO, inTime } from '../twins/purse.js';
import { same } from '../twins/values.js';
/** @import {Page, State} from '../twins/types' */

const SAMPLES = 120,
  DRAGGED = 40;
const MOST_SAID = 6;
// names nearer to each other than this lie on each other
const LETTERS = 11;
// a line rises in proportion, or is flat, as far as the build looks; nearer to the ridge than this is on it
const PROPORTIONAL = 0.02,
  FLAT = 1e-9,
  SHORT = 1.2;

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
/** A point with its labels, which keep their distance from it.
 * @typedef {{e: HTMLElement, key: string, labels: [Element, number, number][]}} Point */
/** @typedef {{svg: HTMLElement, x: Axis, y: Axis, swept: string, lines: Line[], points: Point[], ridge: Element | null, data: HTMLDetailsElement | null}} Plot */

/** @param {Element | null | undefined} e @param {string} name */
const number = (e, name) => +(e?.getAttribute(name) ?? NaN);
/** @param {Element | null | undefined} e @param {Record<string, number>} places */
const move = (e, places) => {
  for (const [name, to] of Object.entries(places)) e?.setAttribute(name, to.toFixed(1));
};

/** @param {Page} page */
export function mount(page) {
  const plots = all(page.root, 'svg[data-x]').map(svg => findPlot(page, svg));
  for (const plot of plots) {
    readOut(page, plot);
    plot.data?.addEventListener('toggle', () => within(page, () => drawNumbers(page, plot)), { signal: page.signal });
  }
  return (/** @type {Page} */ page) => {
    for (const plot of plots) {
      page.attempt(plot.svg, () => {
        for (const line of plot.lines) drawLine(page, plot, line);
        giveWay(plot);
        for (const point of plot.points) drawPoint(page, plot, point);
        if (plot.ridge) drawRidge(page, plot, plot.ridge);
        drawNumbers(page, plot);
      });
    }
  };
}

/** Does what a reader reaches for, as far as a page computes it. @param {Page} page @param {() => void} act */
function within({ model }, act) {
  model.allow(DRAWN);
  inTime(act);
  model.allow(LET_GO);
}

/** @param {Page} page @param {HTMLElement} svg @returns {Plot} */
function findPlot({ model }, svg) {
  const figure = svg.closest('figure') ?? svg;
  const of = labelled(svg);
  const lines = findLines(model, svg, figure);
  const points = all(svg, '[data-point]').map(e => ({
    e,
    key: model.key(e.dataset.q),
    labels: of(e, 'for').map(
      label =>
        /** @type {[Element, number, number]} */ ([
          label,
          number(label, 'x') - number(e, 'cx'),
          number(label, 'y') - number(e, 'cy'),
        ]),
    ),
  }));
  return {
    svg,
    x: axis(svg.dataset.ax),
    y: axis(svg.dataset.ay),
    swept: model.key(svg.dataset.x),
    lines,
    points,
    ridge: svg.querySelector('[data-ridge]'),
    data: figure.querySelector('.cg-numbers'),
  };
}

/** A place along the axis; of steps the nearest. @param {string} swept @param {number} v */
const placed = (swept, v) => (swept.includes('#[') ? Math.round(v) : v);

/** @param {HTMLElement} svg */
const labelled = svg => (/** @type {Element} */ e, /** @type {string} */ name) =>
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

/** What a line shows at a place along the axis. @param {Page} page @param {Pick<Plot, 'swept'>} plot @param {Line} line @param {number} v */
function sample({ model, inCase }, { swept }, { e, key }, v) {
  const state = new Map(inCase(e.dataset.line).state).set(swept, placed(swept, v)),
    read = model.under(state);
  return { state, read, value: read(key) };
}

/** What each line was last drawn of, and at what height it ends. @type {WeakMap<Element, {of: string, end: number}>} */
const drawn = new WeakMap();

/** Draws a line, if anything it shows has changed, and says at what height it ends.
 * @param {Page} page @param {Pick<Plot, 'x' | 'y' | 'swept'>} plot @param {Line} line */
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

/** Another line's name is hidden where that of the chosen one is. @param {Plot} plot */
function giveWay({ lines }) {
  const named = lines.flatMap(({ e, labels }) => labels.map(([label]) => ({ label, own: e.matches('.is-chosen') }))),
    heights = named.filter(({ own }) => own).map(({ label }) => number(label, 'y'));
  for (const { label, own } of named)
    if (!own && !label.matches('.is-rest'))
      label.classList.toggle(
        'hide',
        heights.some(y => Math.abs(y - number(label, 'y')) < LETTERS),
      );
}

/** Draws a line with its bands at some places along the axis; the height at which it ends.
 * @param {Page} page @param {Pick<Plot, 'x' | 'y' | 'swept'>} plot @param {Line} line @param {number} samples */
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

/** @param {Page} page @param {Plot} plot @param {Point} point */
function drawPoint({ model, inCase, state, now }, { x, y, swept }, { e, key, labels }) {
  const { read } = inCase(e.dataset.point),
    own = !e.dataset.point,
    cx = x.at(Number(read(swept))),
    cy = y.at(Number(read(key)));
  const seen = cx >= x.from - 1 && cx <= x.to + 1 && cy <= y.from + 1 && cy >= y.to - 1;
  for (const part of [e, ...labels.map(([label]) => label)]) part.classList.toggle('hide', !seen);
  e.classList.toggle('moved', own && state.size > 0);
  if (seen) move(e, { cx, cy });
  for (const [label, right, below] of labels) {
    if (own) put(label, withUnit(model.text(key, state, now), model.entry(key).u));
    if (seen) move(label, { x: cx + right, y: cy + below });
  }
}

/** The corner of the chosen line, and how far the page's case is from it. @param {Page} page @param {Plot} plot @param {Element} ridge */
function drawRidge(page, plot, ridge) {
  const { x, y, swept, lines } = plot,
    line = lines.find(({ e }) => e.matches('.is-chosen')),
    step = Math.log(x.hi / x.lo) / SAMPLES;
  const [low, next, before, last] = [0, 1, SAMPLES - 1, SAMPLES].map(i =>
    line ? Number(sample(page, plot, line, x.of(i / SAMPLES)).value) : NaN,
  );
  const is = Math.abs(Math.log(next / low) / step - 1) <= PROPORTIONAL && same(before, last, FLAT);
  ridge.classList.toggle('hide', !is);
  if (!line || !is) return;
  const at = (x.lo * last) / low,
    from = Number(page.now(swept)),
    height = y.at(Number(page.now(line.key))),
    px = x.at(at);
  const [post, text, gap, distance] = ['.ridge', '.strong', '.gap', '.tone-gap'].map(name => ridge.querySelector(name));
  move(post, { x1: px, x2: px, y1: y.at(last) });
  move(ridge.querySelector('.ridge-dot'), { cx: px, cy: y.at(last) });
  move(text, { x: px });
  put(text, `ridge ${page.model.say(swept, at)}`);
  for (const part of [gap, distance]) part?.classList.toggle('hide', !(at / from > SHORT && from > x.lo));
  move(gap, { x1: x.at(from) + 9, x2: px, y1: height, y2: height });
  move(distance, { x: px, y: height });
  put(distance, `${formatNumber(at / from)}× short of the ridge`);
}

/** @param {Page} page @param {Pick<Plot, 'x' | 'swept' | 'lines' | 'data'>} plot */
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

/** @param {Page} page @param {Plot} plot */
function readOut(page, plot) {
  const { svg, x, y, swept, lines } = plot,
    { model, signal } = page,
    out = svg.parentElement?.querySelector('.cg-read') ?? document.createElement('output');
  const rule = document.createElementNS('http://www.w3.org/2000/svg', 'line'),
    drawing = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg));
  rule.setAttribute('class', 'read hide');
  svg.append(rule);
  drawing.tabIndex = 0;
  let t = 0.5;
  const tell = () => {
    const v = x.of(t),
      found = lines.map(line => {
        const { state, read, value } = sample(page, plot, line, v),
          own = line.e.matches('.is-chosen');
        return {
          own,
          y: Number(value),
          name: line.e.dataset.label ?? '',
          text: withUnit(model.text(line.key, state, read), own ? model.entry(line.key).u : ''),
        };
      });
    // the page's own line first, with its unit; then the highest
    found.sort((a, b) => Number(b.own) - Number(a.own) || b.y - a.y);
    const said = found
      .slice(0, MOST_SAID)
      .map(({ own, name, text }) =>
        Object.assign(document.createElement(own ? 'b' : 'span'), { textContent: `${name} ${text}`.trim() }),
      );
    out.replaceChildren(
      `${model.say(swept, placed(swept, v))}: `,
      ...said.flatMap((part, i) => (i ? [', ', part] : [part])),
      found.length > MOST_SAID ? ` and ${found.length - MOST_SAID} more` : '',
    );
    move(rule, { x1: x.at(v), x2: x.at(v), y1: y.from, y2: y.to });
    rule.classList.remove('hide');
  };
  const clear = () => {
    rule.classList.add('hide');
    put(out, '');
  };
  svg.addEventListener(
    'pointermove',
    event => {
      const box = drawing.getBoundingClientRect(),
        px = ((event.clientX - box.left) / box.width) * drawing.viewBox.baseVal.width;
      t = Math.max(0, Math.min(1, (px - x.from) / (x.to - x.from)));
      within(page, tell);
    },
    { signal },
  );
  svg.addEventListener('pointerleave', clear, { signal });
  svg.addEventListener('blur', clear, { signal });
  svg.addEventListener(
    'keydown',
    event => {
      const step = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      t = Math.max(0, Math.min(1, t + step));
      within(page, tell);
    },
    { signal },
  );
}
