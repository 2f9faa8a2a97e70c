// @ts-check
/** The names on the map: which have room, and their drawing. */

import { LABELLED } from './model.js';
import { countRooms } from './small.js';

/** @typedef {import("./types").Picture} Picture */
/** @typedef {import("./draw").Painter} Painter */
/** @typedef {{ number: number, left: number, top: number, width: number, height: number }} Label */

const TYPE = 12,
  SMALLEST = 11,
  LEADING = 1.06;
/** Labels tried in one picture; what is less central would hardly find room. */
const MOST_TRIED = 1200;

/** Draw the names that have room; `painter.labels` says where. @param {Painter} painter @param {Picture} picture */
export function names(painter, picture) {
  const { pen, model, colours } = painter,
    { camera, lit } = picture,
    size = TYPE * Math.min(1.06, Math.max(model.isSmall ? 1 : SMALLEST / TYPE, camera.k));
  const crowded = model.nodes.length > LABELLED && !lit;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.strokeStyle = colours.paper;
  pen.lineWidth = 3.5;
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) => {
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  };
  if (model.isSmall) return few(painter, picture, size, write);
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
  for (const label of painter.labels) nameAt(painter, picture, size, label, 0.42, write);
}

/** The name of a node in its place. @param {Painter} painter @param {Picture} picture @param {number} size @param {Label} label
 * @param {number} low its strength where others are lit @param {(text: string, x: number, y: number) => void} write */
function nameAt(painter, picture, size, { number, left, top, width }, low, write) {
  const { pen, model, colours } = painter,
    n = model.nodes[number],
    strong = number === picture.me || picture.lit?.path.includes(number);
  pen.textAlign = 'center';
  pen.font = `${n.kind === 1 ? 'italic ' : ''}${strong ? '700 ' : ''}${size}px ${colours.font}`;
  pen.fillStyle = painter.solid(n.kind ? colours.ghost : colours.ink, painter.strength(picture, number, low));
  n.label.split('\n').forEach((line, i) => write(line, left + width / 2, top + size * (0.8 + i * LEADING)));
}

/** The names of a small map: territories at their corner, then notes, the most central first, where no dot and no name is.
 * On a phone a territory must be near before its notes are named.
 * @param {Painter} painter @param {Picture} picture @param {number} size @param {(text: string, x: number, y: number) => void} write */
function few(painter, picture, size, write) {
  const { pen, model } = painter,
    { camera, shown, lit, me } = picture,
    radius = (/** @type {number} */ n) => painter.radius[n] * painter.scale(camera);
  pen.textAlign = 'left';
  pen.lineWidth = 4;
  /** @type {Label[]} */
  const found = [
    ...(painter.course?.painting.heads(painter, picture) ?? territoryHeads(painter, picture, write)),
    ...countRooms(painter, picture),
    ...painter.boxes,
  ];
  const dots = model.nodes
    .filter(n => shown.nodes[n.number] && !painter.isBox(n.number))
    .map(n => {
      const [x, y] = painter.screen(camera, n.x, n.y),
        r = radius(n.number);
      return { number: n.number, left: x - r, top: y - r, width: 2 * r, height: 2 * r };
    });
  const rooms = new Map(
    shown.hulls.map(({ group, points: [corner, , far] }) => {
      const [left, top] = painter.screen(camera, ...corner),
        [right, bottom] = painter.screen(camera, ...far);
      return [group, { left, top, width: right - left, height: bottom - top }];
    }),
  );
  const strip = [...rooms.values()].at(-1); // what is no box in a course
  const far = painter.width < 600 && camera.k < 0.6,
    lights = [...(lit?.path.length ? lit.path : (lit?.nodes.keys() ?? []))],
    order = far ? new Set([me, ...(lit?.path ?? [])]) : new Set([me, ...lights, ...painter.order]);
  painter.labels = [...painter.boxes];
  pen.lineWidth = 3.5;
  for (const number of order) {
    const n = model.nodes[number];
    if (!n || !shown.nodes[number] || painter.isBox(number)) continue;
    const below = box(painter, picture, size, number),
      home = painter.course ? strip : rooms.get(n.community),
      room = around(below, dots.find(dot => dot.number === number) ?? below).find(
        one =>
          number === me ||
          ((!home || within(one, home)) &&
            ![...found, ...dots].some(
              other => other.number !== number && overlap(painter.course?.painting.widened(one) ?? one, other),
            )),
      );
    if (!room) continue;
    found.push(room);
    painter.labels.push(room);
    nameAt(painter, picture, size, room, 0.3, write);
  }
}

/** @typedef {{ left: number, top: number, width: number, height: number }} Room */

/** @param {Room} a @param {Room} b */
const within = (a, b) =>
  a.left > b.left + 2 &&
  a.top > b.top &&
  a.left + a.width < b.left + b.width - 2 &&
  a.top + a.height < b.top + b.height;

/** Where a name may be: below its dot, at its sides, above. @param {Label} below @param {Label} dot @returns {Label[]} */
const around = (below, dot) => {
  const middle = dot.top + dot.height / 2 - below.height / 2;
  return [
    below,
    { ...below, left: dot.left + dot.width + 4, top: middle },
    { ...below, left: dot.left - below.width - 4, top: middle },
    { ...below, top: dot.top - below.height - 3 },
  ];
};

/** The names of territories as far as they fit, and the room they take.
 * @param {Painter} painter @param {Picture} picture @param {(text: string, x: number, y: number) => void} write @returns {Label[]} */
function territoryHeads(painter, { camera, shown, lit, fade }, write) {
  const { pen, colours } = painter,
    narrow = painter.width < 600;
  return shown.hulls.flatMap(({ group, name, points: [corner, , far] }) => {
    const [left, top] = painter.screen(camera, corner[0], corner[1]),
      room = (far[0] - corner[0]) * camera.k - 16;
    pen.font = `700 ${narrow ? 12.5 : 15}px ${colours.font}`;
    const words = name.split(' ');
    while (words.length > 1 && pen.measureText(words.join(' ')).width > room) words.pop();
    const text = words.join(' ').replace(/ (and|of|the|by|is)$/, ''),
      at = [left + (narrow ? 7 : 15), top + (narrow ? 16 : 24)];
    const colour = painter.isByTerritory ? colours.c[group % colours.c.length] : colours.muted;
    pen.fillStyle = painter.solid(colour, lit ? 1 - 0.6 * fade : 1);
    write(text, at[0], at[1]);
    return [{ number: -1, left: at[0], top: at[1] - 12, width: pen.measureText(text).width, height: 15 }];
  });
}

/** Names of groups, where a map is too large for the names of notes to tell them apart: those that have room, the largest first.
 * @param {Painter} painter @param {Picture} picture @param {number} size */
function territoryNames(painter, { camera, shown }, size) {
  /** @type {(Label & { group: number, name: string })[]} */
  const found = [];
  painter.pen.font = `700 ${size + 2.5}px ${painter.colours.font}`;
  for (const { number, group, name, x, y } of shown.hulls) {
    const [middle, bottom] = painter.screen(camera, x, y),
      width = painter.pen.measureText(name).width,
      room = { number, name, group, left: middle - width / 2, top: bottom - 15, width, height: 20 };
    if (!found.some(other => overlap(room, other))) found.push(room);
  }
  return found;
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
