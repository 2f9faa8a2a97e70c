// @ts-check
/** The names on the map: which have room, and their drawing. */

import { LABELLED } from './model.js';

/** @typedef {import("./types").Picture} Picture */
/** @typedef {import("./draw").Painter} Painter */
/** @typedef {{ number: number, left: number, top: number, width: number, height: number }} Label */

const TYPE = 12.8,
  LEADING = 1.06;
/** Labels tried in one picture; what is less central would hardly find room. */
const MOST_TRIED = 1200;

/** Draw the names that have room; `painter.labels` says where. @param {Painter} painter @param {Picture} picture */
export function names(painter, picture) {
  const { pen, model, colours } = painter,
    { camera, lit, me } = picture,
    size = TYPE * Math.min(1.06, Math.max(0.74, camera.k));
  const crowded = model.nodes.length > LABELLED && !lit;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.strokeStyle = colours.paper;
  pen.lineWidth = 3.5;
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) => {
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  };
  const territories = crowded ? territoryNames(painter, picture, size) : [];
  pen.lineWidth = 6;
  for (const { left, top, width, height, name, group } of territories) {
    pen.font = `700 ${size + 2.5}px ${colours.font}`;
    pen.fillStyle = colours.c[group % colours.c.length];
    write(name, left + width / 2, top + height * 0.75);
  }
  pen.lineWidth = 3.5;
  painter.labels = roomy(painter, picture, size, crowded, territories).map(number =>
    box(painter, picture, size, number),
  );
  for (const { number, left, top, width } of painter.labels) {
    const n = model.nodes[number],
      strong = number === me || lit?.path.includes(number);
    pen.font = `${n.kind === 1 ? 'italic ' : ''}${strong ? '700 ' : ''}${size}px ${colours.font}`;
    pen.fillStyle = painter.solid(n.kind ? colours.ghost : colours.ink, painter.strength(picture, number, 0.42));
    n.label.split('\n').forEach((line, i) => write(line, left + width / 2, top + size * (0.8 + i * LEADING)));
  }
}

/** Names of groups, where a map is too large for the names of notes to tell them apart.
 * @param {Painter} painter @param {Picture} picture @param {number} size */
function territoryNames(painter, { camera, shown }, size) {
  return shown.hulls.map(({ number, group, name, x, y }) => {
    const [middle, bottom] = painter.screen(camera, x, y),
      width = name.length * (size + 2.5) * 0.56;
    return { number, name, group, left: middle - width / 2, top: bottom - 15, width, height: 20 };
  });
}

/** Where the label of a node is; its middle, when it is not to be measured.
 * @param {Painter} painter @param {Picture} picture @param {number} size @param {number} number @returns {Label} */
function box(painter, { camera }, size, number, measured = true) {
  const n = painter.model.nodes[number],
    [x, y] = painter.screen(camera, n.x, n.y);
  if (measured && n.width < 0) {
    painter.pen.font = `${TYPE}px ${painter.colours.font}`;
    n.width = Math.max(...n.label.split('\n').map(line => painter.pen.measureText(line).width));
  }
  const width = measured ? (n.width * size) / TYPE : 0,
    top = y + painter.radius[number] * painter.scale(camera) + 3;
  return { number, left: x - width / 2, top, width, height: n.label.split('\n').length * size * LEADING };
}

/** The nodes whose labels have room: what is lit first, then by size; none that a territory is named after. While a large
 * map moves, those that had room.
 * @param {Painter} painter @param {Picture} picture @param {number} size @param {boolean} crowded @param {Label[]} taken */
function roomy(painter, picture, size, crowded, taken) {
  const { camera, shown, lit, me, moving } = picture,
    { width, height, kept } = painter;
  const quarter = (/** @type {number} */ at, /** @type {number} */ side) => Math.round((at * camera.k * 4) / side);
  const key = [
    camera.k.toFixed(3),
    quarter(camera.x, width),
    quarter(camera.y, height),
    width,
    height,
    me,
    ...(lit?.nodes.keys() ?? []),
  ].join();
  if (key === kept.key || (moving && crowded && kept.numbers.length)) return kept.numbers;
  const first = lit ? [...(lit.path.length ? lit.path : lit.nodes.keys())] : [];
  const most = painter.model.nodes.length > LABELLED ? Math.max(24, (width * height) / 9000) : Infinity,
    found = [...taken];
  let tries = 0,
    seen = taken.length;
  const named = new Set(taken.map(one => one.number)),
    order = first.length ? new Set([...first, ...painter.order]) : painter.order;
  for (const number of order) {
    const n = painter.model.nodes[number],
      [x, y] = painter.screen(camera, n.x, n.y),
      away = Math.max(Math.abs(x / width - 0.5), Math.abs(y / height - 0.5));
    // what is half a picture outside comes in when the map is moved
    if (!shown.nodes[number] || away > 1 || named.has(number)) continue;
    if ((tries += 1) > MOST_TRIED || seen >= most) break;
    const dot = painter.radius[number] * painter.scale(camera) * 1.5,
      free = (/** @type {boolean} */ measured) => {
        const room = box(painter, picture, size, number, measured);
        room.top -= dot;
        room.height += dot;
        for (const other of found) if (overlap(room, other)) return null;
        return room;
      };
    // to measure a text takes long, and most find even their middle taken
    const room = free(false) && free(true);
    if (!room) continue;
    found.push(room);
    if (away < 0.5) seen += 1;
  }
  painter.kept = {
    key,
    numbers: found
      .slice(taken.length)
      .map(l => l.number)
      .reverse(),
  };
  return painter.kept.numbers;
}

/** @param {Label} a @param {Label} b */
const overlap = (a, b) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
