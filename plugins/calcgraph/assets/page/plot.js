// @ts-check
// Plots whose lines, points and numbers follow, with a read-out for pointer and keys.
import { formatNumber } from '../twins/format.js';
import { all, put } from './dom.js';
import { make, on } from './elements.js';
import { withUnit } from './model.js';
import { DRAWN, LET_GO, inTime } from '../twins/purse.js';
import { same } from '../twins/values.js';
import { axis, drawBreaks } from '../views/axes.js';
import {
  SAMPLES,
  drawLine,
  drawNumbers,
  findLines,
  labelled,
  move,
  number,
  placed,
  refit,
  sample,
} from '../views/lines.js';
/** @import {Page} from '../twins/types' */
/** @import {Line} from '../views/lines.js' */
/** @import {Axis} from '../views/axes.js' */

const MOST_SAID = 6,
  OUTSIDE = ', outside';
// names nearer to each other than this lie on each other
const LETTERS = 11;
// a line rises in proportion, or is flat, as far as the build looks; nearer to the ridge than this is on it
const PROPORTIONAL = 0.02,
  FLAT = 1e-9,
  SHORT = 1.2;

/** A point with its labels, which keep their distance from it.
 * @typedef {{e: HTMLElement, key: string, labels: [Element, number, number][]}} Point */
/** @typedef {{svg: HTMLElement, host: HTMLElement, x: Axis, y: Axis, built: Axis, swept: string, lines: Line[], points: Point[], ridge: Element | null, data: HTMLDetailsElement | null}} Plot */

/** @param {Page} page */
export function mount(page) {
  const plots = all(page.root, 'svg[data-x]').map(svg => findPlot(page, svg));
  for (const plot of plots) {
    readOut(page, plot);
    plot.data?.addEventListener('toggle', () => within(page, () => drawNumbers(page, plot)), { signal: page.signal });
  }
  return plots.map(plot => (/** @type {Page} */ page) => page.attempt(plot.svg, () => draw(page, plot)));
}

/** @param {Page} page @param {Plot} plot */
function draw(page, plot) {
  refit(page, plot);
  for (const line of plot.lines) drawLine(page, plot, line);
  giveWay(plot);
  const places = plot.points.map(point => drawPoint(page, plot, point));
  // of rows only those inside are drawn
  drawBreaks(
    plot.svg,
    plot,
    places.filter((_, i) => !plot.points[i].e.dataset.point),
  );
  if (plot.ridge) drawRidge(page, plot, plot.ridge);
  drawNumbers(page, plot);
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
    host: svg,
    x: axis(svg.dataset.ax),
    y: axis(svg.dataset.ay),
    built: axis(svg.dataset.ay),
    swept: model.key(svg.dataset.x),
    lines,
    points,
    ridge: svg.querySelector('[data-ridge]'),
    data: figure.querySelector('.cg-numbers'),
  };
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

/** @param {Page} page @param {Plot} plot @param {Point} point */
function drawPoint({ model, inCase, state, now }, { x, y, swept }, { e, key, labels }) {
  const { read } = inCase(e.dataset.point),
    own = !e.dataset.point,
    cx = x.at(Number(read(swept))),
    cy = y.at(Number(read(key)));
  const inside = [Math.max(x.from, Math.min(x.to, cx)), Math.max(y.to, Math.min(y.from, cy))],
    isOut = !(cx >= x.from - 1 && cx <= x.to + 1 && cy <= y.from + 1 && cy >= y.to - 1),
    // what is outside of the axes is at their edge, and said so: of rows only those inside are drawn
    seen = own ? inside.every(Number.isFinite) : !isOut;
  e.classList.toggle('is-outside', isOut);
  for (const part of [e, ...labels.map(([label]) => label)]) part.classList.toggle('hide', !seen);
  e.classList.toggle('moved', own && state.size > 0);
  if (seen) move(e, { cx: inside[0], cy: inside[1] });
  for (const [label, right, below] of labels) {
    if (own && label.textContent)
      put(label, withUnit(model.text(key, state, now), model.entry(key).u) + (isOut ? OUTSIDE : ''));
    if (seen) move(label, { x: inside[0] + right, y: inside[1] + below });
  }
  return [cx, cy].every(Number.isFinite) ? [cx, cy] : inside;
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

/** @param {Page} page @param {Plot} plot */
function readOut(page, plot) {
  const { svg, x, y, swept, lines } = plot,
    { model, signal } = page,
    out = svg.parentElement?.querySelector('.cg-read') ?? make('output');
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
      .map(({ own, name, text }) => make(own ? 'b' : 'span', '', `${name} ${text}`.trim()));
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
  on(svg, 'pointermove', { signal }, event => {
    const box = drawing.getBoundingClientRect(),
      px = ((event.clientX - box.left) / box.width) * drawing.viewBox.baseVal.width;
    t = Math.max(0, Math.min(1, (px - x.from) / (x.to - x.from)));
    within(page, tell);
  });
  on(svg, 'pointerleave blur', { signal }, clear);
  on(svg, 'keydown', { signal }, event => {
    const step = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 }[/** @type {string} */ (event.key)];
    if (!step) return;
    event.preventDefault();
    t = Math.max(0, Math.min(1, t + step));
    within(page, tell);
  });
}
