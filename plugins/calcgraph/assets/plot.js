// @ts-check
// Plots whose lines and points follow, with a read-out for pointer and keys; bars of elasticity.
import { all, put } from './live.js';
import { withUnit } from './model.js';
import { same } from './values.js';
/** @import {Page, State} from './types' */

const SAMPLES = 120;
const MOST_SAID = 6;
// of a relative change; the same as in the build
const NUDGE = 1e-4;
// below this there is nothing to show; the longest bar in per cent of the axis
const NOTHING = 5e-5, REACH = 48;

/** An axis: where a value lies, and what a place means. @param {string | undefined} text */
export function axis(text = '') {
  const [lo, hi, from, to, kind, factor] = text.split(','), log = kind === 'log', scale = log ? Math.log : Number;
  const a = scale(+lo), b = scale(+hi);
  return {
    lo: +lo, hi: +hi, factor: +factor || 1,
    at: (/** @type {number} */ v) => +from + ((scale(v) - a) / (b - a)) * (+to - +from),
    of: (/** @type {number} */ t) => (log ? Math.exp(a + t * (b - a)) : a + t * (b - a)),
    from: +from, to: +to,
  };
}

/** @param {Page} page */
export function mount(page) {
  for (const svg of all(page.root, 'svg[data-x]')) readOut(page, svg);
  return (/** @type {Page} */ p) => {
    for (const svg of all(p.root, 'svg[data-x]')) drawPlot(p, svg);
    for (const chart of all(p.root, '[data-sens]')) drawBars(p, chart);
  };
}

/** @param {Page} page @param {HTMLElement} svg */
function drawPlot(page, svg) {
  const x = axis(svg.dataset.ax), y = axis(svg.dataset.ay);
  for (const line of all(svg, '[data-line]')) drawLine(page, svg, line, x, y);
  for (const point of all(svg, '[data-point]')) drawPoint(page, svg, point, x, y);
  // what the build found at the page's own case
  for (const still of all(svg, '.at-rest')) still.classList.toggle('hide', page.state.size > 0);
}

/** @typedef {ReturnType<typeof axis>} Axis */
/** @param {Page} page @param {HTMLElement} svg @param {HTMLElement} line @param {Axis} x @param {Axis} y */
function drawLine({ model, inCase, now }, svg, line, x, y) {
  const key = model.key(line.dataset.q), { state } = inCase(line.dataset.line), swept = model.key(svg.dataset.x), id = CSS.escape(line.id || '-');
  // far outside is outside: what leaves the drawing is clipped there
  const high = (/** @type {unknown} */ v) => Math.max(-1e4, Math.min(1e4, typeof v === 'number' ? y.at(v) : NaN));
  const along = (/** @type {number} */ count, /** @type {(v: number, state: State) => unknown} */ value) =>
    Array.from({ length: count + 1 }, (_, i) => x.of(i / count)).map(v => [x.at(v), high(value(v, new Map(state).set(swept, v)))]);
  const old = +(/ ([-\d.]+)$/.exec(line.getAttribute('d') ?? '')?.[1] ?? NaN), places = along(SAMPLES, (_, at) => model.under(at)(key));
  line.setAttribute('d', path(places));
  for (const band of all(svg, `[data-band="${id}"]`)) {
    const ends = [1, 0].map(end => along(SAMPLES / 4, (_, at) => [model.spread(key, at, model.under(at))].flat().at(-end)));
    band.setAttribute('d', `${path([...ends[0], ...ends[1].reverse()])}Z`);
  }
  const own = line.dataset.line ? [...model.parseCase(line.dataset.line)].every(([k, v]) => same(now(k), v, 1e-9)) : line.matches('.is-chosen');
  line.classList.toggle('is-chosen', own);
  for (const label of all(svg, `[data-for="${id}"]`)) {
    label.classList.toggle('strong', own);
    const moved = +(label.getAttribute('y') ?? 0) + places[SAMPLES][1] - old;
    if (moved > 20 && moved < 360) label.setAttribute('y', moved.toFixed(1));
  }
}

/** A polyline with gaps where there is no value. @param {number[][]} places */
const path = places => places.map(([x, y], i) => (Number.isFinite(y) ? `${i && Number.isFinite(places[i - 1][1]) ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}` : '')).join('');

/** @param {Page} page @param {HTMLElement} svg @param {HTMLElement} point @param {Axis} x @param {Axis} y */
function drawPoint({ model, inCase, state, now }, svg, point, x, y) {
  const { read } = inCase(point.dataset.point), key = model.key(point.dataset.q), own = !point.dataset.point;
  const px = x.at(Number(read(model.key(svg.dataset.x)))), py = y.at(Number(read(key)));
  const seen = px >= x.from - 1 && px <= x.to + 1 && py <= y.from + 1 && py >= y.to - 1, was = ['cx', 'cy'].map(name => +(point.getAttribute(name) ?? 0));
  point.classList.toggle('moved', own && state.size > 0);
  for (const label of all(svg, `[data-for="${CSS.escape(point.id || '-')}"]`)) {
    label.classList.toggle('hide', !seen);
    if (own) put(label, withUnit(model.text(key, state, now), model.entry(key).u));
    if (seen) [px, py].forEach((to, i) => label.setAttribute('xy'[i], (to + +(label.getAttribute('xy'[i]) ?? 0) - was[i]).toFixed(1)));
  }
  point.classList.toggle('hide', !seen);
  if (seen) [px, py].forEach((to, i) => point.setAttribute(['cx', 'cy'][i], to.toFixed(1)));
}

/** @param {Page} page @param {HTMLElement} svg */
function readOut(page, svg) {
  const { model, signal } = page, out = Object.assign(document.createElement('output'), { className: 'cg-read' });
  const x = axis(svg.dataset.ax), swept = model.key(svg.dataset.x), rule = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  const drawing = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg));
  rule.setAttribute('class', 'read hide');
  svg.append(rule);
  svg.after(out);
  drawing.tabIndex = 0;
  let t = 0.5;
  const tell = () => {
    const v = x.of(t), y = axis(svg.dataset.ay);
    const lines = all(svg, '[data-line]').map(line => {
      const key = model.key(line.dataset.q), state = new Map(page.inCase(line.dataset.line).state).set(swept, v), read = model.under(state), own = line.matches('.is-chosen');
      return { own, y: Number(read(key)), name: line.dataset.label ?? '', text: withUnit(model.text(key, state, read), own ? model.entry(key).u : '') };
    });
    // the page's own line first, with its unit; then the highest
    lines.sort((a, b) => Number(b.own) - Number(a.own) || b.y - a.y);
    const said = lines.slice(0, MOST_SAID).map(({ own, name, text }) => Object.assign(document.createElement(own ? 'b' : 'span'), { textContent: `${name} ${text}`.trim() }));
    out.replaceChildren(`${model.say(swept, v)}: `, ...said.flatMap((part, i) => (i ? [', ', part] : [part])), lines.length > MOST_SAID ? ` and ${lines.length - MOST_SAID} more` : '');
    for (const [name, value] of Object.entries({ x1: x.at(v), x2: x.at(v), y1: y.from, y2: y.to })) rule.setAttribute(name, String(value));
    rule.classList.remove('hide');
  };
  const clear = () => {
    rule.classList.add('hide');
    put(out, '');
  };
  svg.addEventListener('pointermove', event => {
    const box = drawing.getBoundingClientRect(), px = ((event.clientX - box.left) / box.width) * drawing.viewBox.baseVal.width;
    t = Math.max(0, Math.min(1, (px - x.from) / (x.to - x.from)));
    tell();
  }, { signal });
  svg.addEventListener('pointerleave', clear, { signal });
  svg.addEventListener('blur', clear, { signal });
  svg.addEventListener('keydown', event => {
    const step = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    t = Math.max(0, Math.min(1, t + step));
    tell();
  }, { signal });
}

/** @param {Page} page @param {HTMLElement} chart */
function drawBars({ model, state, now }, chart) {
  const result = model.key(chart.dataset.sens), y = Number(now(result));
  const found = new Map(all(chart, '[data-in]').map(e => {
    const key = model.key(e.dataset.in), x = Number(now(key));
    const [up, down] = [1 + NUDGE, 1 - NUDGE].map(by => Number(model.under(new Map([...state, [key, x * by]]))(result)));
    return [e.dataset.in ?? '', (up - down) / (2 * NUDGE * y) || 0];
  }));
  const top = Math.max(1e-9, ...[...found.values()].map(Math.abs));
  for (const e of all(chart, '[data-in]')) {
    const power = found.get(e.dataset.in ?? '') ?? 0, none = Math.abs(power) < NOTHING, long = (REACH * Math.abs(power)) / top;
    if (e.matches('.cg-sens__bar')) {
      e.classList.toggle('neg', power < 0 && !none);
      e.classList.toggle('zero', none);
      const [x, width, y, height] = none ? ['50%', '5px', '37%', '5'] : [`${power < 0 ? 50 - long : 50}%`, `${long}%`, '22%', '56%'];
      for (const [name, value] of Object.entries({ x, width, y, height })) e.setAttribute(name, value);
    } else put(e.firstElementChild, none ? 'nothing' : `${power < 0 ? '−' : '+'}${+Math.abs(power).toFixed(Math.abs(power) < 0.005 ? 4 : 2)} %`);
  }
}
