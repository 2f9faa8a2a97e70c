// @ts-check
// Long columns of a table: of each column of pixels the first, lowest, highest and last value. Twin of `plots/dense.py`.
import { all, put } from '../page/dom.js';
import { axis, drawBreaks, drawTicks, fitting, reaching } from './axes.js';
/** @import {Page} from '../twins/types' */
/** @import {Axis} from './axes.js' */

const PIXEL = 0.5,
  SPOT = 2,
  FAR = 1e4,
  NOWHERE = -1,
  // a label keeps inside of the frame, as the build has it
  TOP = 20,
  BOTTOM = 360;

/** @typedef {{e: HTMLElement, key: string, written: number[], reach: number[], path: string, shapes: [Element, string][],
 *   hasErrors: boolean, label: Element | null, height: number, end: number}} Line */
/** @typedef {number | undefined} Known */

const bound = (/** @type {number} */ y) => Math.max(-FAR, Math.min(FAR, y));

/** A line through all rows; a gap is a row without a value at an end of its column of pixels.
 * @param {number[]} pixels @param {number[]} heights @param {number} left @param {boolean} isStepped */
export function densePath(pixels, heights, left, isStepped) {
  const found = [];
  let isDown = false,
    isLone = false;
  for (let start = 0, end = 0; start < pixels.length; start = end) {
    const pixel = pixels[start];
    while (end < pixels.length && pixels[end] === pixel) end++;
    const known = heights.slice(start, end).filter(Number.isFinite).map(bound),
      x = (left + pixel * PIXEL).toFixed(1),
      joins = isDown && Number.isFinite(heights[start]) && pixel !== NOWHERE;
    if (!joins) {
      if (isStepped && isDown && pixel !== NOWHERE) found.push(`H${x}`);
      else if (isLone) found.push('h0.5');
      isDown = isLone = false;
    }
    if (!known.length || pixel === NOWHERE) continue;
    const ends = [known[0], Math.min(...known), Math.max(...known), known[known.length - 1]].map(y => y.toFixed(1));
    found.push(!joins ? `M${x} ${ends[0]}` : isStepped ? `H${x}V${ends[0]}` : `L${x} ${ends[0]}`);
    for (let i = 1; i < ends.length; i++) if (ends[i] !== ends[i - 1]) found.push(`V${ends[i]}`);
    isLone = !joins && new Set(ends).size === 1;
    isDown = Number.isFinite(heights[end - 1]);
  }
  return found.join('') + (isLone ? 'h0.5' : '');
}

/** The points of all rows as strokes; those next to each other are one.
 * @param {number[]} pixels @param {number[]} heights @param {number} left */
export function densePoints(pixels, heights, left) {
  const spots = /** @type {Map<number, Set<number>>} */ (new Map());
  pixels.forEach((pixel, i) => {
    if (pixel === NOWHERE || !Number.isFinite(heights[i])) return;
    const column = Math.floor((pixel * PIXEL) / SPOT + 0.5);
    if (!spots.has(column)) spots.set(column, new Set());
    spots.get(column)?.add(Math.floor(bound(heights[i]) / SPOT + 0.5));
  });
  const rising = (/** @type {Iterable<number>} */ numbers) => [...numbers].sort((a, b) => a - b),
    found = [];
  for (const column of rising(spots.keys())) {
    const rows = rising(spots.get(column) ?? []);
    for (let at = 0, end = 0; at < rows.length; at = end + 1) {
      for (end = at; rows[end + 1] === rows[end] + 1;) end++;
      const place = `M${(left + column * SPOT).toFixed(1)} ${(rows[at] * SPOT).toFixed(1)}`;
      found.push(`${place}${end > at ? `V${(rows[end] * SPOT).toFixed(1)}` : 'h0'}`);
    }
  }
  return found.join('');
}

/** The column of pixels of each row, as written by the build. @param {string | undefined} text */
const pixelsOf = (text = '') =>
  text.split(' ').flatMap(run => {
    const [pixel, count = 1] = run.split('*').map(Number);
    return /** @type {number[]} */ (Array(count).fill(pixel));
  });

/** What a height in the drawing means. @param {Axis} by @param {number} place */
const meant = (by, place) => by.of((place - by.from) / (by.to - by.from));

/** A drawing on another axis: what stands in the path is that of the one it was built on.
 * @param {string} path @param {Axis} from @param {Axis} to */
function onAxis(path, from, to) {
  const moved = (/** @type {string} */ text) => bound(to.at(meant(from, +text))).toFixed(1);
  return path
    .replace(/([ML][-\d.]+ )([-\d.]+)/g, (_, x, y) => x + moved(y))
    .replace(/V([-\d.]+)/g, (_, y) => `V${moved(y)}`);
}

/** Lowest, highest and lowest above zero. @param {Known[]} numbers */
function reachOf(numbers) {
  const found = [Infinity, -Infinity, Infinity];
  for (const one of numbers) {
    if (typeof one !== 'number' || !Number.isFinite(one)) continue;
    found[0] = Math.min(found[0], one);
    found[1] = Math.max(found[1], one);
    if (one > 0) found[2] = Math.min(found[2], one);
  }
  return found;
}

/** @param {Page} page */
export function mount(page) {
  return all(page.root, 'svg[data-dense]').map(svg => {
    const built = { x: axis(svg.dataset.ax), y: axis(svg.dataset.ay) },
      pixels = pixelsOf(svg.dataset.dense),
      along = svg.dataset.columns ? page.model.key(svg.dataset.columns) : '',
      figure = /** @type {HTMLElement} */ (svg.closest('figure')),
      rows = all(figure, '.cg-numbers tbody tr').map(row => [...row.children]),
      texts = rows.map(row => row.map(cell => cell.textContent)),
      ticks = all(svg, '[data-ticks]').map(e => /** @type {const} */ ([e, [...e.childNodes]])),
      lines = all(svg, '[data-run]').map(e => lineOf(page, svg, e));
    let isBuilt = true,
      axes = built;
    const putBack = () => {
      for (const { e, path, shapes, label, height } of lines) {
        e.setAttribute('d', path);
        for (const [shape, d] of shapes) shape.setAttribute('d', d);
        if (label) label.setAttribute('y', height.toFixed(1));
      }
      for (const [e, nodes] of ticks) e.replaceChildren(...nodes);
      rows.forEach((row, i) => row.forEach((cell, at) => put(cell, texts[i][at] ?? '')));
      setAxes(svg, built);
      drawBreaks(svg, built, []);
      axes = built;
      isBuilt = true;
    };
    return (/** @type {Page} */ now) =>
      now.attempt(svg, () => {
        if (!now.state.size) return isBuilt ? undefined : putBack();
        const column = (/** @type {string} */ key) => now.model.column(key, now.now) ?? pixels.map(() => undefined),
          xs = along ? column(along) : undefined,
          values = lines.map(({ key, written }) => (key ? column(key) : written));
        isBuilt = false;
        const isDate = along && now.model.entry(along).iso;
        axes = now.done ? refit(svg, built, axes, lines, values, isDate ? undefined : xs) : axes;
        const places = xs ? xs.map(at => pixelOf(axes.x, at)) : pixels;
        lines.forEach((line, i) => draw(line, axes, built, places, values[i], Boolean(xs)));
        const ends = lines.flatMap(({ key }, i) => (key ? reachOf(values[i]).slice(0, 2) : []));
        drawBreaks(
          svg,
          axes,
          ends.map(end => [axes.x.from, axes.y.at(end)]),
        );
        paintRows(now.model, rows, along, xs, lines, values);
      });
  });
}

/** @param {Page} page @param {HTMLElement} svg @param {HTMLElement} e @returns {Line} */
function lineOf({ model }, svg, e) {
  const of = (/** @type {string} */ name) => svg.querySelector(`[data-${name}="${CSS.escape(e.id)}"]`),
    label = of('for');
  return {
    e,
    key: e.dataset.columns ? model.key(e.dataset.columns) : '',
    written: (e.dataset.numbers ?? '').split(' ').map(text => (text ? +text : NaN)),
    reach: (e.dataset.reach ?? '').split(' ').map(text => (text === 'nan' ? Infinity : parseFloat(text))),
    path: e.getAttribute('d') ?? '',
    shapes: ['band', 'errors'].flatMap(name => {
      const shape = of(name);
      return shape ? [/** @type {[Element, string]} */ ([shape, shape.getAttribute('d') ?? ''])] : [];
    }),
    label,
    hasErrors: Boolean(of('errors')),
    height: Number(label?.getAttribute('y')),
    end: Number(e.dataset.end),
  };
}

/** @param {Axis} x @param {Known} value */
function pixelOf(x, value) {
  const place = typeof value === 'number' ? x.at(value) : NaN;
  return Number.isFinite(place) ? Math.max(0, Math.floor((place - x.from) / PIXEL + 0.5)) : NOWHERE;
}

/** The axes by the build's rules for what is drawn now.
 * @param {HTMLElement} svg @param {{x: Axis, y: Axis}} built @param {{x: Axis, y: Axis}} axes @param {Line[]} lines
 * @param {Known[][]} values @param {Known[] | undefined} xs */
function refit(svg, built, axes, lines, values, xs) {
  const heights = lines.flatMap(({ key, reach }, i) => (key ? reachOf(values[i]) : reach)),
    next = {
      y: fitting(heights, built.y) ?? built.y,
      x: (xs && reaching(reachOf(xs).slice(0, 2), built.x)) || built.x,
    };
  for (const name of /** @type {const} */ (['x', 'y']))
    if (next[name].text !== axes[name].text) drawTicks(svg, name, next[name]);
  setAxes(svg, next);
  return next;
}

/** @param {HTMLElement} svg @param {{x: Axis, y: Axis}} axes */
function setAxes(svg, { x, y }) {
  svg.dataset.ax = x.text;
  svg.dataset.ay = y.text;
}

/** @param {Line} line @param {{x: Axis, y: Axis}} axes @param {{x: Axis, y: Axis}} built @param {number[]} places
 * @param {Known[]} values @param {boolean} isMoved */
function draw({ e, key, path, shapes, label, height, end }, { x, y }, built, places, values, isMoved) {
  for (const [shape, d] of shapes) shape.setAttribute('d', isMoved ? '' : onAxis(d, built.y, y));
  let last = y.at(meant(built.y, end));
  if (!key && !isMoved) e.setAttribute('d', onAxis(path, built.y, y));
  else {
    const heights = values.map(one => (typeof one === 'number' ? y.at(one) : NaN));
    e.setAttribute(
      'd',
      e.matches('.is-apart')
        ? densePoints(places, heights, x.from)
        : densePath(places, heights, x.from, e.dataset.look === 'steps'),
    );
    last = heights.filter(Number.isFinite).pop() ?? end;
  }
  const to = height + Math.max(y.to, Math.min(y.from, last)) - end;
  if (label && to > TOP && to < BOTTOM) label.setAttribute('y', to.toFixed(1));
}

/** The numbers below the drawing. @param {Page['model']} model @param {Element[][]} rows @param {string} along
 * @param {Known[] | undefined} xs @param {Line[]} lines @param {Known[][]} values */
function paintRows(model, rows, along, xs, lines, values) {
  const figure = (/** @type {string} */ key, /** @type {Known} */ value) =>
    typeof value === 'number' ? model.figure(key, value) : '';
  rows.forEach((row, i) => {
    let at = 1;
    if (xs) put(row[0], figure(along, xs[i]));
    lines.forEach(({ key, hasErrors }, line) => {
      if (key) put(row[at], figure(key, values[line][i]));
      at += hasErrors ? 2 : 1;
    });
  });
}
