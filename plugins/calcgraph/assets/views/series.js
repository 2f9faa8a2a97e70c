// @ts-check
// Columns of a table as lines: the points of computed cells follow, and the lines through them.
import { all, put } from '../page/dom.js';
import { withUnit } from '../page/model.js';
import { axis, drawBreaks, drawTicks, fitting, reaching } from './axes.js';
import { path } from './lines.js';
/** @import {Page} from '../twins/types' */
/** @import {Axis} from './axes.js' */

/** A row on a line, with its cell and that of its place where a slider moves them; `written` is its place and value as built.
 * @typedef {{e: Element, key: string, along: string, written: number[], said: string}} Dot */
/** @typedef {{e: Element, name: string, dots: Dot[], band: Element | null, label: Element | null, below: number}} Line */
/** @typedef {{svg: HTMLElement, x: Axis, y: Axis, built: {x: Axis, y: Axis}, lines: Line[]}} Series */

// a label keeps inside of the frame, as the build has it
const TOP = 20,
  BOTTOM = 360;

/** @param {Page} page */
export function mount(page) {
  const found = all(page.root, 'svg[data-rows]').map(svg => findSeries(page, svg));
  return (/** @type {Page} */ page) => {
    for (const one of found)
      page.attempt(one.svg, () => {
        refit(page, one);
        drawBreaks(
          one.svg,
          one,
          one.lines.flatMap(line => drawLine(page, one, line)),
        );
      });
  };
}

/** @param {Page} page @param {HTMLElement} svg @returns {Series} */
function findSeries({ model }, svg) {
  const [x, y] = [axis(svg.dataset.ax), axis(svg.dataset.ay)],
    meant = (/** @type {Axis} */ by, /** @type {number} */ place) => by.of((place - by.from) / (by.to - by.from));
  const one = (/** @type {string} */ name, /** @type {Element} */ e) =>
    svg.querySelector(`[data-${name}="${CSS.escape(e.id)}"]`);
  const lines = all(svg, '[data-run]').map(e => {
    const dots = all(svg, `[data-of="${CSS.escape(e.id)}"]`).map(dot => ({
      e: dot,
      key: dot.dataset.q ? model.key(dot.dataset.q) : '',
      along: dot.dataset.at ? model.key(dot.dataset.at) : '',
      written: [x, y].map((by, i) =>
        dot.matches('.hide') ? NaN : meant(by, +(dot.getAttribute(i ? 'cy' : 'cx') ?? NaN)),
      ),
      said: (dot.textContent ?? '').replace(/: [^:]*$/, ''),
    }));
    const label = one('for', e),
      last = [...dots].reverse().find(dot => !Number.isNaN(dot.written[1]));
    return {
      e,
      name: e.dataset.run ?? '',
      dots,
      band: one('band', e),
      label,
      below: Number(label?.getAttribute('y')) - (last ? y.at(last.written[1]) : NaN),
    };
  });
  return { svg, x, y, built: { x, y }, lines };
}

/** The axes by the build's rules for what is drawn now; while something is dragged they stay. @param {Page} page @param {Series} one */
function refit({ done, model, now, state }, one) {
  if (!done) return;
  const dots = state.size ? one.lines.flatMap(line => line.dots) : [],
    heights = dots.flatMap(({ key, written }) => {
      const found = key ? [model.spread(key, state, now)].flat() : [written[1]];
      return [found.at(0), found.at(-1)].map(Number);
    }),
    isMoved = dots.some(({ along }) => along && !model.entry(along).iso),
    places = isMoved ? dots.map(({ along, written }) => (along ? Number(now(along)) : written[0])) : [];
  const next = {
    y: (heights.length && fitting(heights, one.built.y)) || one.built.y,
    x: (places.length && reaching(places, one.built.x)) || one.built.x,
  };
  for (const along of /** @type {const} */ (['x', 'y'])) {
    if (next[along].text === one[along].text) continue;
    one[along] = next[along];
    one.svg.dataset[`a${along}`] = next[along].text;
    drawTicks(one.svg, along, next[along]);
  }
}

/** @param {Page} page @param {Series} series @param {Line} line */
function drawLine({ model, now, state }, { x, y }, { e, dots, band, label, below }) {
  // a line that no slider moves has another place once the axes are others
  const isLive = dots.some(dot => dot.key || dot.along);
  const high = (/** @type {unknown} */ v) => (typeof v === 'number' ? Math.max(-1e4, Math.min(1e4, y.at(v))) : NaN);
  const spreads = dots.map(({ key }) => (key ? [model.spread(key, state, now)].flat() : []));
  // of a distribution the median, which the build draws
  const places = dots.map(({ key, along, written }, i) => [
    x.at(along ? Number(now(along)) : written[0]),
    high(key ? (spreads[i].length === 3 ? spreads[i][1] : now(key)) : written[1]),
  ]);
  if (!e.matches('.is-apart'))
    e.setAttribute('d', path(places.map(([at, height]) => [at, Number.isFinite(at) ? height : NaN])));
  dots.forEach((dot, i) => drawDot(model, now, state, dot, places[i], [x, y]));
  if (band) {
    const ends = [-1, 0].map(end => spreads.map((found, i) => [places[i][0], high(found.at(end))]));
    band.setAttribute('d', band.matches('.reach') ? reach(ends) : `${path([...ends[0], ...ends[1].reverse()])}Z`);
  }
  const [, end] = [...places].reverse().find(([, height]) => Number.isFinite(height)) ?? [0, NaN],
    to = end + below;
  if (label && to > TOP && to < BOTTOM) label.setAttribute('y', to.toFixed(1));
  return isLive ? places.filter(place => place.every(Number.isFinite)) : [];
}

/** The ends of ranges as strokes of their own. @param {number[][][]} ends */
const reach = ([above, below]) =>
  above
    .map(([x, to], i) => [x, below[i][1], to])
    .filter(one => one.every(Number.isFinite))
    .map(([x, from, to]) => `M${x.toFixed(1)} ${from.toFixed(1)}V${to.toFixed(1)}`)
    .join('');

/** @param {Page['model']} model @param {Page['now']} now @param {Page['state']} state @param {Dot} dot
 * @param {number[]} place @param {Axis[]} axes */
function drawDot(model, now, state, { e, key, said }, [cx, cy], [x, y]) {
  const isKnown = Number.isFinite(cx) && Number.isFinite(cy),
    isOut = !(cx >= x.from - 1 && cx <= x.to + 1 && cy <= y.from + 1 && cy >= y.to - 1);
  e.classList.toggle('hide', !isKnown);
  e.classList.toggle('is-outside', isKnown && isOut);
  if (!isKnown) return;
  e.setAttribute('cx', Math.max(x.from, Math.min(x.to, cx)).toFixed(1));
  e.setAttribute('cy', Math.max(y.to, Math.min(y.from, cy)).toFixed(1));
  const outside = isOut ? ', outside the axes' : '';
  if (key)
    put(e.querySelector('title'), `${said}: ${withUnit(model.text(key, state, now), model.entry(key).u)}${outside}`);
}
