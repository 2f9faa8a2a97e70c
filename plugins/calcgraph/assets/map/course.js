// @ts-check
/** The map as a course: notes are boxes in the columns of their stages, what they compute with and other notes are below. */

import { FAR, PATH, STAYS } from './marks.js';

/** @typedef {import("./types").Picture} Picture */
/** @typedef {import("./types").Model} Model */
/** @typedef {import("./draw").Painter} Painter */
/** @typedef {typeof PAINTING} Painting */
/** @typedef {{ number: number, left: number, top: number, width: number, height: number }} Room */

/** As in the build, in the pixels of the map. */
const WIDE = 146,
  HIGH = 41;
const HEAD = 54,
  CORNER = 10,
  FAINT = 0.12,
  TYPE = 12,
  LEADING = 1.06,
  PADDING = 3,
  NARROW = 60;
/** Groups of the columns, which are no communities. */
const FIRST_GROUP = 1000;

/** Put the nodes where the course or the map has them; whether they move. @param {Model} model @param {boolean} isCourse */
function lay(model, isCourse) {
  const { course, nodes } = model;
  if (!course || course.isLaid === isCourse) return false;
  course.isLaid = isCourse;
  const before = nodes.map(({ x, y }) => /** @type {[number, number]} */ ([x, y]));
  nodes.forEach((n, i) => ([n.x, n.y] = course.places[i]));
  course.places = before;
  [model.hulls, course.hulls] = [course.hulls, model.hulls];
  return true;
}

/** The course in the data of a page, with what draws it: only a map that has one loads this module.
 * @param {NonNullable<import("./types").GraphData["course"]>} data @returns {NonNullable<Model["course"]>} */
export function readCourse(data) {
  const { places, rooms, stages, boxes, read, way } = data;
  return {
    isLaid: false,
    places: Array.from(
      { length: places.length / 2 },
      (_, i) => /** @type {[number, number]} */ ([places[2 * i], places[2 * i + 1]]),
    ),
    hulls: rooms.map(([name, left, top, width, height], i) => ({
      group: FIRST_GROUP + i,
      x: left,
      y: top,
      points: /** @type {[number, number][]} */ ([
        [left, top],
        [left + width, top],
        [left + width, top + height],
        [left, top + height],
      ]),
      name: i < stages ? `${i + 1} ${name}` : name,
      number: -1,
    })),
    boxes: new Set(boxes),
    read: new Set(boxes.slice(0, read)),
    way,
    painting: PAINTING,
  };
}

/** Between notes of the course what is computed, and all that is lit; from box or dot to the next, or around the left of
 * a column. @param {Painter} painter @param {Picture} picture @param {NonNullable<Model["course"]>} course */
function drawLines(painter, { camera: { k }, shown, lit, fade }, { boxes, read }) {
  const {
      pen,
      model: { nodes },
      colours,
    } = painter,
    half = (/** @type {{ number: number }} */ { number }) => (boxes.has(number) ? WIDE / 2 - 2 : 0);
  for (const { a, b, kind, says } of shown.lines) {
    const rank = painter.importance(a, b, lit),
      isLit = rank > STAYS,
      computed = kind === 'uses';
    if (!isLit && !(computed && read.has(a) && read.has(b))) continue;
    if (!isLit && lit?.path.length) continue;
    const [from, to] = nodes[a].x <= nodes[b].x ? [nodes[a], nodes[b]] : [nodes[b], nodes[a]];
    pen.beginPath();
    const end = to.x - half(to);
    let start = from.x + half(from),
      turn = (start + end) / 2;
    if (start > end) {
      start = from.x - half(from);
      turn = Math.min(start, end) - 10 - Math.min(16, Math.abs(to.y - from.y) / 16);
    }
    pen.moveTo(start, from.y);
    pen.bezierCurveTo(turn, from.y, turn, to.y, end, to.y);
    pen.setLineDash(isLit && rank !== PATH && kind === 'link' && !says ? [4 / k, 3 / k] : []);
    pen.strokeStyle = rank === PATH ? colours.changed : computed || kind === 'claims' ? colours.param : colours.ink;
    pen.lineWidth = (rank === PATH ? 3 : isLit ? 1.8 : 1.2) / k;
    const plain = 0.32;
    pen.globalAlpha = rank === FAR ? 0.45 : isLit ? 0.9 : lit ? plain + (plain * FAINT - plain) * fade : plain;
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** The columns and strips, a ground without a line. @param {Painter} painter @param {Picture} picture */
function drawColumns(painter, { shown, lit, fade }) {
  const { pen, colours } = painter;
  pen.fillStyle = painter.solid(colours.muted, 0.07 * (lit ? 1 - 0.5 * fade : 1));
  for (const { points } of shown.hulls) {
    const [[left, top], , [right, bottom]] = points;
    pen.beginPath();
    pen.roundRect(left, top, right - left, bottom - top, CORNER);
    pen.fill();
  }
}

/** Their names, on two lines where these have room, and the room they take. @param {Painter} painter @param {Picture} picture @returns {Room[]} */
function drawHeads(painter, { camera, shown, lit, fade }) {
  const { pen, colours } = painter,
    size = camera.k < 0.6 ? 12 : 14,
    room = HEAD * camera.k;
  pen.textAlign = 'left';
  pen.font = `700 ${size}px ${colours.font}`;
  return shown.hulls.map(({ name, points: [corner, , far] }) => {
    const [left, top] = painter.screen(camera, corner[0] + 8, corner[1]),
      width = (far[0] - corner[0] - 16) * camera.k,
      most = Math.max(1, Math.floor((room - 4) / (size + 2))),
      lines =
        width < NARROW ? [name.split(' ', /^\d/.test(name) ? 1 : undefined).join(' ')] : broken(pen, name, width, most);
    pen.fillStyle = painter.solid(colours.ink, lit ? 1 - 0.6 * fade : 1);
    lines.forEach((line, i) =>
      pen.fillText(line, left, top + (room - lines.length * (size + 2)) / 2 + (i + 0.85) * (size + 2)),
    );
    return { number: -1, left, top, width, height: room };
  });
}

/** A text in at most so many lines; what has no room is an ellipsis. @param {CanvasRenderingContext2D} pen @param {string} text
 * @param {number} width @param {number} most */
function broken(pen, text, width, most) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && (lines.length === most || pen.measureText(longer).width <= width))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(line => cut(pen, line, width));
}

/** The boxes with their names, which are where a reader points. @param {Painter} painter @param {Picture} picture
 * @param {NonNullable<Model["course"]>} course @returns {Room[]} */
function drawBoxes(painter, picture, { boxes, read, way }) {
  const { pen, model, colours } = painter,
    { camera, shown, lit, me, focused } = picture;
  /** @type {Room[]} */
  const found = [];
  for (const number of boxes) {
    if (!shown.nodes[number]) continue;
    const n = model.nodes[number],
      [x, y] = painter.screen(camera, n.x, n.y),
      [width, height] = [WIDE * camera.k, HIGH * camera.k],
      [left, top] = [x - width / 2, y - height / 2],
      strength = painter.strength(picture, number, 0.3),
      stop = way.indexOf(number),
      isMe = number === me,
      onPath = !!lit?.path.includes(number);
    pen.beginPath();
    pen.roundRect(left, top, width, height, 5);
    pen.fillStyle = isMe ? colours.param : colours.paper;
    pen.fill();
    pen.strokeStyle = painter.solid(
      onPath ? colours.changed : stop >= 0 || isMe ? colours.param : colours.muted,
      strength * (read.has(number) || isMe ? 1 : 0.6),
    );
    pen.lineWidth = onPath || stop >= 0 || isMe ? 1.8 : 1;
    pen.stroke();
    if (isMe && focused) {
      pen.beginPath();
      pen.roundRect(left - 4, top - 4, width + 8, height + 8, 8);
      pen.strokeStyle = colours.param;
      pen.lineWidth = 2;
      pen.stroke();
    }
    pen.fillStyle = isMe ? colours.paper : painter.solid(colours.ink, strength);
    write(painter, n.label.split('\n'), { x, y, width, height }, stop >= 0 || isMe);
    if (stop >= 0 && width > 60) badge(painter, left + width - 4, top - 2, String(stop + 1), strength);
    found.push({ number, left, top, width, height });
  }
  return found;
}

/** As many lines of a name as a box has room for; none where no letter could be read.
 * @param {Painter} painter @param {string[]} lines @param {{ x: number, y: number, width: number, height: number }} box @param {boolean} isBold */
function write({ pen, colours }, lines, { x, y, width, height }, isBold) {
  const size = isBold ? TYPE - 0.5 : TYPE,
    most = Math.floor((height - 2) / (size * LEADING));
  if (most < 1 || width < 40) return;
  pen.font = `${isBold ? '600 ' : ''}${size}px ${colours.font}`;
  pen.textAlign = 'center';
  const shown = most < lines.length ? [`${lines.slice(0, most).join(' ')} …`] : lines;
  shown.slice(0, most).forEach((line, i) => {
    const down = (i - (Math.min(most, shown.length) - 1) / 2) * size * LEADING;
    pen.fillText(cut(pen, line, width - 2 * PADDING), x, y + down + size * 0.35);
  });
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} width */
function cut(pen, text, width) {
  if (pen.measureText(text).width <= width) return text;
  let short = text.replace(/ …$/, '');
  while (short.length > 1 && pen.measureText(`${short}…`).width > width) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}

/** @param {Painter} painter @param {number} x @param {number} y @param {string} text @param {number} strength */
function badge(painter, x, y, text, strength) {
  const { pen, colours } = painter;
  pen.beginPath();
  pen.arc(x, y, 8, 0, 7);
  pen.fillStyle = painter.solid(colours.param, strength);
  pen.fill();
  pen.font = `700 11px ${colours.font}`;
  pen.textAlign = 'center';
  pen.fillStyle = colours.paper;
  pen.fillText(text, x, y + 4);
}

/** A name in a strip, where names stand in a line, with a space on both sides. @param {import("./labels").Label} one */
const widened = one => ({ ...one, left: one.left - 4, width: one.width + 8 });

const PAINTING = { boxes: drawBoxes, columns: drawColumns, heads: drawHeads, lay, lines: drawLines, widened };
