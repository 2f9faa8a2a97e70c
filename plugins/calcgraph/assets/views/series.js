// @ts-check
// Columns of a table as lines, points, bars or steps: the points of computed cells follow, and what is drawn through them.
import { all, put } from '../page/dom.js';
import { withUnit } from '../page/model.js';
import { axis, drawBreaks, drawTicks, fitting, reaching } from './axes.js';
import { errorBar, setBoxes, slotOf, stepPath } from './barred.js';
import { path } from './lines.js';
/** @import {Page} from '../twins/types' */
/** @import {Axis} from './axes.js' */

/** A row on a line, with its cell and that of its place where a slider moves them; `written` is its place and value as built.
 * `err` is the cell of its uncertainty, `half` its length as built.
 * @typedef {{e: Element, key: string, along: string, written: number[], said: string, err: string, half: number}} Dot */
/** @typedef {{e: Element, name: string, look: string, dots: Dot[], band: Element | null, errors: Element | null, label: Element | null, below: number}} Line */
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
        const drawn = one.lines.flatMap(line => drawLine(page, one, line));
        drawBreaks(one.svg, one, [...drawn, ...drawBars(page, one)]);
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
      written: dot.matches('.bar')
        ? [dot.matches('.hide') ? NaN : meant(x, +(dot.dataset.cx ?? NaN)), parseFloat(dot.dataset.v ?? '')]
        : [x, y].map((by, i) => (dot.matches('.hide') ? NaN : meant(by, +(dot.getAttribute(i ? 'cy' : 'cx') ?? NaN)))),
      err: dot.dataset.err ? model.key(dot.dataset.err) : '',
      half: parseFloat(dot.dataset.half ?? ''),
      said: (dot.textContent ?? '').replace(/: [^:]*$/, ''),
    }));
    const label = one('for', e),
      last = [...dots].reverse().find(dot => !Number.isNaN(dot.written[1]));
    return {
      e,
      name: e.dataset.run ?? '',
      look: e.dataset.look ?? '',
      dots,
      band: one('band', e),
      errors: one('errors', e),
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
    heights = dots.flatMap(dot => {
      const { key, written } = dot,
        found = key ? [model.spread(key, state, now)].flat() : [written[1]],
        half = halfOf(now, dot) || 0;
      return [found.at(0), found.at(-1), valueOf(now, dot) - half, valueOf(now, dot) + half].map(Number);
    }),
    isBarred = one.lines.some(({ look }) => isBar(look)),
    isMoved = dots.some(({ along }) => along && !model.entry(along).iso),
    places = isMoved ? dots.map(({ along, written }) => (along ? Number(now(along)) : written[0])) : [];
  if (isBarred && heights.length) heights.push(0, ...stacked(now, one).flat(2));
  const next = {
    y: (heights.length && fitting(heights, one.built.y)) || one.built.y,
    x: (places.length && reaching(places, one.built.x, isBarred)) || one.built.x,
  };
  for (const along of /** @type {const} */ (['x', 'y'])) {
    if (next[along].text === one[along].text) continue;
    one[along] = next[along];
    one.svg.dataset[`a${along}`] = next[along].text;
    drawTicks(one.svg, along, next[along]);
  }
}

/** @param {Page} page @param {Series} series @param {Line} line */
function drawLine({ model, now, state }, { x, y }, line) {
  const { e, look, dots, band, errors, label, below } = line;
  if (isBar(look)) return [];
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
    e.setAttribute(
      'd',
      look === 'steps'
        ? stepPath(places)
        : path(places.map(([at, height]) => [at, Number.isFinite(at) ? height : NaN])),
    );
  errors?.setAttribute(
    'd',
    places.map(([at], i) => errorBar(y, at, valueOf(now, dots[i]), halfOf(now, dots[i]))).join(''),
  );
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

/** @param {string} look */
const isBar = look => look === 'bars' || look === 'stacked';
/** @param {Page['now']} now @param {Dot} dot */
const valueOf = (now, { key, written }) => {
  const value = key ? now(key) : written[1];
  return typeof value === 'number' ? value : NaN;
};
/** @param {Page['now']} now @param {Dot} dot */
function halfOf(now, { err, half }) {
  const value = err ? now(err) : half;
  return typeof value === 'number' && value >= 0 ? value : NaN;
}

/** Where each bar of a stack starts and ends, by column and row. @param {Page['now']} now @param {Series} one */
function stacked(now, { lines }) {
  const up = /** @type {number[]} */ ([]),
    down = /** @type {number[]} */ ([]);
  return lines
    .filter(({ look }) => look === 'stacked')
    .map(({ dots }) =>
      dots.map((dot, i) => {
        const value = valueOf(now, dot),
          sums = value < 0 ? down : up,
          start = sums[i] ?? 0;
        if (Number.isFinite(value)) sums[i] = start + value;
        return [start, start + value];
      }),
    );
}

/** Bars next to each other or stacked, with what stands over them. @param {Page} page @param {Series} one */
function drawBars({ model, now, state }, one) {
  const { x, y, lines } = one,
    barred = lines.filter(({ look }) => isBar(look)),
    abreast = lines.filter(({ look }) => look === 'bars'),
    tops = stacked(now, one);
  if (!barred.length) return [];
  const middle = (/** @type {Dot} */ { along, written }) => x.at(along ? Number(now(along)) : written[0]),
    slot = slotOf(barred[0].dots.map(middle));
  return barred.flatMap(({ look, dots, errors, band }) => {
    const count = look === 'bars' ? abreast.length : 1,
      at = look === 'bars' ? abreast.findIndex(line => line.dots === dots) : 0,
      ends = look === 'bars' ? dots.map(dot => [0, valueOf(now, dot)]) : (tops.shift() ?? []),
      width = slot / count,
      lefts = dots.map(dot => middle(dot) + (at - count / 2) * width);
    setBoxes(y, dots, lefts, width, ends);
    for (const { e, key, said } of dots)
      if (key) put(e.querySelector('title'), `${said}: ${withUnit(model.text(key, state, now), model.entry(key).u)}`);
    const middles = lefts.map(left => left + width / 2);
    errors?.setAttribute(
      'd',
      middles.map((x, i) => errorBar(y, x, valueOf(now, dots[i]), halfOf(now, dots[i]))).join(''),
    );
    if (band) {
      const spreads = dots.map(({ key }) => (key ? [model.spread(key, state, now)].flat() : []));
      band.setAttribute(
        'd',
        reach([-1, 0].map(end => spreads.map((found, i) => [middles[i], y.at(Number(found.at(end)))]))),
      );
    }
    const isLive = dots.some(dot => dot.key || dot.along);
    return isLive ? middles.map((x, i) => [x, y.at(ends[i][1])]).filter(place => place.every(Number.isFinite)) : [];
  });
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
