// @ts-check
/** The chain of a quantity drawn and described. Loaded when a reader asks for it. */

import { acts, line, link } from './about.js';
import { goBox } from './list.js';
import { make } from './panel.js';

/** @typedef {import("./types").Model} Model */
/** @typedef {import("./types").Camera} Camera */
/** @typedef {import("./types").Box} Box */
/** @typedef {import("./types").Chart} Chart */
/** @typedef {import("./draw").Painter} Painter */

const SIZE = { width: 186, height: 62 };

/** @param {Painter} painter @param {Camera} camera @param {Chart | null} chart @param {number} x @param {number} y */
export function boxAt(painter, camera, chart, x, y) {
  for (const [number, corner] of chart?.at ?? []) {
    const [left, top] = painter.screen(camera, ...corner);
    if (x >= left && y >= top && x <= left + SIZE.width * camera.k && y <= top + SIZE.height * camera.k) return number;
  }
  return -1;
}

/** The camera that shows all of a chain; on a phone its end. @param {Painter} painter @param {Chart | null} chart @returns {Camera} */
export function fit(painter, chart) {
  const corners = [...(chart?.at.values() ?? [])].flatMap(([x, y]) => [
    /** @type {[number, number]} */ ([x, y]),
    /** @type {[number, number]} */ ([x + SIZE.width, y + SIZE.height]),
  ]);
  const all = painter.fit(corners, 1.1);
  if (all.k >= 0.72 || painter.width > 600) return all;
  const right = Math.max(...corners.map(c => c[0]));
  return { k: 0.8, x: right + 12 - painter.width / 2 / 0.8, y: all.y };
}

/** @param {Painter} painter @param {import("./types").Picture} picture @param {Chart | null} chart */
export function draw(painter, picture, chart) {
  painter.clear();
  if (!chart) return;
  const { camera, lit: light, me, focused } = picture,
    { pen, model, colours } = painter,
    { k } = camera,
    lit = light?.nodes;
  for (const [a, b] of chart.edges) {
    const from = chart.at.get(a),
      to = chart.at.get(b);
    if (!from || !to) continue;
    const on = !lit || (lit.has(a) && lit.has(b)),
      [x1, y1] = painter.screen(camera, from[0] + SIZE.width + 4, from[1] + SIZE.height / 2),
      [x2, y2] = painter.screen(camera, to[0] - 5, to[1] + SIZE.height / 2),
      bend = Math.max(x1, x2 - 34 * k),
      half = (x2 - bend) / 2;
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(bend, y1);
    pen.bezierCurveTo(bend + half, y1, x2 - half, y2, x2, y2);
    pen.strokeStyle = painter.solid(colours.param, on ? 0.7 : 0.15);
    pen.lineWidth = 1.5;
    pen.stroke();
  }
  pen.textAlign = 'left';
  for (const [number, corner] of chart.at) {
    const faint = lit && !lit.has(number);
    const shown = { ...model.boxes[number], ...nowOf(chart, number) };
    one(painter, camera, shown, corner, faint ? 0.3 : 1, number === chart.end, number === me && focused);
  }
}

/** What a scenario makes of a quantity: its value and name, and those as built; pale where no page computes it.
 * @param {Chart} chart @param {number} number */
function nowOf({ now }, number) {
  const found = now?.get(number);
  if (!now || found?.isMoved === false) return {};
  return found ?? { isPale: true };
}

/** One quantity: its value, what it is, its name and note between two rules. @param {Painter} painter @param {Camera} camera
 * @param {Box & {isMoved?: boolean, isPale?: boolean}} box
 * @param {[number, number]} corner @param {number} alpha @param {boolean} isEnd @param {boolean} ring */
function one(painter, camera, box, corner, alpha, isEnd, ring) {
  const { pen, colours } = painter,
    { k } = camera,
    [x, y] = painter.screen(camera, ...corner),
    width = SIZE.width * k,
    height = SIZE.height * k;
  // a line to a column further on passes behind
  pen.fillStyle = colours.paper;
  pen.fillRect(x - 2, y, width + 4, height);
  pen.fillStyle = painter.solid(colours.ink, 0.75 * alpha);
  pen.fillRect(x, y, width, isEnd ? 3 : 1.2);
  pen.fillStyle = painter.solid(colours.ink, 0.15 * alpha);
  pen.fillRect(x, y + height, width, 1);
  pen.strokeStyle = colours.param;
  pen.lineWidth = 2;
  if (ring) pen.strokeRect(x - 4, y - 4, width + 8, height + 8);
  const write = (
    /** @type {string} */ text,
    /** @type {string} */ font,
    /** @type {string} */ colour,
    /** @type {number} */ at,
    left = 0,
  ) => {
    [pen.font, pen.fillStyle] = [font, painter.solid(colour, alpha)];
    let shown = text;
    while (shown.length > 1 && pen.measureText(shown).width > width - left) shown = shown.replace(/.…?$/u, '…');
    pen.fillText(shown, x + left, y + at * k);
    return pen.measureText(shown).width;
  };
  const value = box.isMoved ? colours.changed : box.isPale ? colours.muted : box.input ? colours.param : colours.ink,
    end = write(box.isMoved ? `→ ${box.value}` : box.value, `600 ${15 * k}px ${colours.font}`, value, 20),
    built = box.isMoved ? `was ${painter.model.boxes[box.number].value}` : box.isPale ? 'not recomputed' : '';
  if (built && end < width * 0.7) write(`  ${built}`, `${11 * k}px ${colours.font}`, colours.muted, 20, end);
  write(box.says, `${12.5 * k}px ${colours.font}`, colours.ink, 38);
  const name = write(box.name, `${11 * k}px ${colours.mono}`, colours.muted, 54),
    title = painter.model.nodes[box.note]?.label.split('\n')[0] ?? '';
  if (name < width * 0.8) write(` · ${title}`, `${11 * k}px ${colours.font}`, colours.muted, 54, name);
}

/** A chain in words: its size, what is folded, what uses its end, and all of it as a list.
 * @param {Model} model @param {Chart | null} chart @returns {globalThis.Node[]} */
export function about(model, chart) {
  if (!chart)
    return [make('h2', '', 'A chain'), make('p', '', 'No note computes with a quantity of another note yet.')];
  const { boxes, flows, nodes } = model,
    end = boxes[chart.end],
    shown = [...chart.at.keys()].map(number => boxes[number]);
  const notes = new Set(shown.map(box => box.note)).size,
    steps = new Set([...chart.at.values()].map(([x]) => x)).size - 1;
  const count = (/** @type {number} */ n, /** @type {string} */ word) =>
    `${n} ${word}${n === 1 ? '' : word === 'quantity' ? '' : 's'}`;
  const size =
    shown.length === 1 ? 'an input' : `${shown.length} quantities of ${count(notes, 'note')}, ${count(steps, 'step')}`;
  const more = [
    chart.folded.length ? ` Folded: ${chart.folded.map(number => boxes[number].name).join(', ')}.` : '',
    chart.more ? ` Further away: ${chart.more} more.` : '',
    ' Blue: can be changed.',
  ];
  /** What a box comes to, in words. @param {Box} box */
  const told = box => {
    const { value, isMoved, isPale } = { ...box, isMoved: false, isPale: false, ...nowOf(chart, box.number) };
    return isMoved ? `${value} (was ${box.value})` : isPale ? `${value} (not recomputed)` : value;
  };
  const head = make('h2', '', `What makes “${end.says || end.name}” ${told(end)}?`),
    says = make('p', '', `${nodes[end.note]?.title ?? ''} › ${end.name}. ${size}.${more.join('')}`);
  const uses = flows.filter(f => f[0] === chart.end).map(f => boxes[f[1]]);
  const list = make('ul', 'cg-list');
  for (const box of shown.slice(1)) {
    const now = { ...box, ...nowOf(chart, box.number) };
    list.append(line(told(box), [goBox(now)], [now.says, nodes[box.note]?.title].filter(Boolean).join(' · ')));
  }
  const all = make('details', 'cg-chain__list', make('summary', '', 'as a list'), list);
  return [
    head,
    says,
    acts(link(end.url, 'open row')),
    ...(uses.length ? [make('p', 'cg-chain__uses', 'What uses it: ', ...used(uses))] : []),
    ...(shown.length > 1 ? [all] : []),
  ];
}

/** @param {Box[]} boxes */
const used = boxes => boxes.slice(0, 5).flatMap((box, i) => [i ? ', ' : '', goBox(box)]);
