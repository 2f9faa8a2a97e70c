// @ts-check
/** The flow of computation: drawn, searched and described. Loaded when a reader asks for it. */

import { acts, line, link } from './about.js';
import { words } from './model.js';
import { make } from './panel.js';

/** @typedef {import("./types").Model} Model */
/** @typedef {import("./types").Camera} Camera */
/** @typedef {import("./types").Box} Box */
/** @typedef {import("./draw").Painter} Painter */

export const SIZE = { width: 176, height: 42 };

/** All boxes a box comes from or leads to, itself at 0. @param {Model} model @param {number[]} from */
export function trace(model, from) {
  const both = new Map(from.map(b => [b, 0]));
  for (const back of [true, false]) {
    const found = new Set(from);
    for (const box of found) for (const [a, b] of model.flows) if ((back ? b : a) === box) found.add(back ? a : b);
    for (const box of found) if (!both.has(box)) both.set(box, 1);
  }
  return both;
}

/** The boxes a text or a note means. @param {Model} model @param {string} query @param {number} note */
export function meant(model, query, note) {
  const text = query.trim().toLowerCase();
  const fits = (/** @type {Box} */ b) =>
    text
      ? [b.name.toLowerCase(), b.note < 0 ? '' : words(model, model.nodes[b.note])].some(one => one.includes(text))
      : b.note === note;
  return text || note >= 0 ? model.boxes.filter(fits).map(b => b.number) : [];
}

/** Keep the boxes of a note lit and the first in sight; whether it has any. @param {import("./view").View} view @param {number} note */
export function keep(view, note) {
  const { model, state, camera } = view,
    [first] = meant(model, '', note).map(number => model.boxes[number]);
  if (!first) return false;
  Object.assign(state, { focus: model.nodes[note].id, box: '', find: '' });
  [camera.x, camera.y] = [first.x + SIZE.width / 2, first.y + SIZE.height / 2];
  view.show();
  return true;
}

/** The box beside one: along a computation, or above and below in its column. @param {Model} model @param {number} at @param {number} dx @param {number} dy */
export function beside(model, at, dx, dy) {
  const from = model.boxes[at];
  if (!from) return model.boxes.length ? 0 : -1;
  const near = dx
    ? model.flows.filter(f => f[dx > 0 ? 0 : 1] === at).map(f => model.boxes[f[dx > 0 ? 1 : 0]])
    : model.boxes.filter(b => b.x === from.x && (b.y - from.y) * dy > 0);
  return near.sort((a, b) => Math.abs(a.y - from.y) - Math.abs(b.y - from.y))[0]?.number ?? -1;
}

/** @param {Painter} painter @param {Camera} camera @param {number} x @param {number} y */
export function boxAt(painter, camera, x, y) {
  return painter.model.boxes.findIndex(box => {
    const [left, top] = painter.screen(camera, box.x, box.y);
    return x >= left && y >= top && x <= left + SIZE.width * camera.k && y <= top + SIZE.height * camera.k;
  });
}

/** The camera to begin with: all of it, or the top when it is too tall to be read. @param {Painter} painter @returns {Camera} */
export function fit(painter) {
  const { boxes } = painter.model;
  const corners = boxes.map(b => /** @type {[number, number]} */ ([b.x + SIZE.width, b.y + SIZE.height]));
  const all = painter.fit([[0, -34], ...corners], 1.1);
  if (all.k >= 0.6) return all;
  const k = Math.max(0.6, Math.min(1, painter.width / Math.max(...corners.map(c => c[0] + 20))));
  return { k, x: painter.width / 2 / k - 10, y: painter.height / 2 / k - 36 };
}

/** @param {Painter} painter @param {import("./types").Picture} picture */
export function draw(painter, { camera, lit: light, me, focused }) {
  painter.clear();
  const { pen, model, colours } = painter,
    { k } = camera,
    lit = light?.nodes;
  for (const on of lit ? [false, true] : [false]) {
    for (const [a, b] of model.flows) {
      if (on !== (!!lit && lit.has(a) && lit.has(b))) continue;
      const from = model.boxes[a],
        to = model.boxes[b];
      const [x1, y1] = painter.screen(camera, from.x + SIZE.width, from.y + SIZE.height / 2),
        [x2, y2] = painter.screen(camera, to.x, to.y + SIZE.height / 2);
      const half = Math.min((x2 - x1) / 2, 110 * k);
      pen.beginPath();
      pen.moveTo(x1, y1);
      pen.bezierCurveTo(x1 + half, y1, x2 - half, y2, x2, y2);
      pen.strokeStyle = on ? colours.param : painter.solid(colours.muted, lit ? 0.12 : 0.45);
      pen.lineWidth = (on ? 2 : 1.2) * Math.max(0.5, Math.min(1, k));
      pen.stroke();
    }
  }
  pen.textAlign = 'left';
  for (const box of model.boxes)
    one(painter, camera, box, lit && !lit.has(box.number) ? 0.32 : 1, box.number === me, focused);
  const words = ['inputs', 'derived once', 'derived twice'],
    columns = new Map(model.boxes.map(b => [b.x, b.column]));
  pen.font = `${Math.max(11, 12.5 * k)}px ${colours.font}`;
  pen.strokeStyle = colours.paper;
  pen.lineWidth = 5;
  pen.fillStyle = colours.muted;
  for (const [left, column] of columns) {
    const [x, y] = painter.screen(camera, left, 0),
      word = words[column] ?? `after ${column} steps`;
    pen.strokeText(word, x, Math.max(14, y - 14 * k));
    pen.fillText(word, x, Math.max(14, y - 14 * k));
  }
}

/** @param {Painter} painter @param {Camera} camera @param {Box} box @param {number} alpha @param {boolean} me @param {boolean} ring */
function one(painter, camera, box, alpha, me, ring) {
  const { pen, colours } = painter,
    { k } = camera,
    [x, y] = painter.screen(camera, box.x, box.y);
  const width = SIZE.width * k,
    height = SIZE.height * k,
    room = width - 18 * k,
    ink = box.input ? colours.param : colours.ink;
  if (x > painter.width || y > painter.height || x + width < 0 || y + height < 0) return;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 4 * k);
  pen.fillStyle = colours.paper;
  pen.fill();
  pen.strokeStyle = me ? ink : painter.solid(box.input ? colours.param : colours.muted, alpha);
  pen.lineWidth = me ? 2 : 1;
  pen.stroke();
  pen.strokeStyle = colours.param;
  if (me && ring) pen.strokeRect(x - 3, y - 3, width + 6, height + 6);
  if (k < 0.3) return;
  const write = (
    /** @type {string} */ text,
    /** @type {string} */ font,
    /** @type {string} */ colour,
    /** @type {number} */ most,
  ) => {
    [pen.font, pen.fillStyle] = [font, painter.solid(colour, alpha)];
    let shown = text;
    while (shown.length > 1 && pen.measureText(shown).width > most) shown = shown.replace(/.…?$/u, '…');
    return { shown, wide: pen.measureText(shown).width };
  };
  const name = write(box.name, `${11.5 * k}px ${colours.mono}`, ink, room);
  pen.fillText(name.shown, x + 9 * k, y + 17 * k);
  const value = write(box.value, `600 ${12.5 * k}px ${colours.font}`, ink, room),
    below = value.wide > room - name.wide - 8 * k;
  pen.fillText(value.shown, x + width - 9 * k - value.wide, y + (below ? 33 : 18) * k);
  const note = write(
    painter.model.nodes[box.note]?.title ?? '',
    `${10.5 * k}px ${colours.font}`,
    colours.muted,
    room - (below ? value.wide + 8 * k : 0),
  );
  pen.fillText(note.shown, x + 9 * k, y + 33 * k);
}

/** A quantity: value, note, what it comes from and goes into; without one, what the picture is. @param {Model} model @param {number} number @returns {globalThis.Node[]} */
export function about(model, number) {
  const { boxes, flows } = model,
    box = boxes[number];
  const heading = (/** @type {string} */ tag, /** @type {string} */ text) => make(tag, '', text);
  if (!box) {
    const says = boxes.length
      ? `${boxes.length} quantities that meet across notes, from the inputs on the left to the results on the right. Point at one to see everything it comes from and leads to.`
      : 'No note computes with a quantity of another note yet.';
    return [heading('h2', 'The flow of computation'), heading('p', says)];
  }
  const parts = [
    heading('h2', box.name),
    heading('p', `${box.value}, in ${model.nodes[box.note]?.title ?? ''}`),
    acts(link(box.url, 'open row'), 'release', 'show all'),
  ];
  for (const [title, end] of /** @type {[string, 0 | 1][]} */ ([
    ['Computed from', 1],
    ['Used in', 0],
  ])) {
    const found = flows.filter(f => f[end] === number).map(f => boxes[f[1 - end]]);
    if (!found.length) continue;
    const list = make('ul', 'cg-list');
    for (const b of found) {
      const go = make('button', '', b.name);
      go.dataset.box = String(b.number);
      list.append(line(b.value, [go], model.nodes[b.note]?.title));
    }
    parts.push(heading('h3', `${title} · ${found.length}`), list);
  }
  parts.push(
    heading('p', `${trace(model, [number]).size - 1} of ${boxes.length - 1} quantities are upstream or downstream.`),
  );
  return parts;
}
