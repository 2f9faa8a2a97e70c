// @ts-check
/** A small map: territories as rectangles, ribbons between them, few lines at rest. */

import { bend, COLOURS, FAR, LINES, PATH, STAYS } from './marks.js';

/** @typedef {import("./types").Picture} Picture */
/** @typedef {import("./draw").Painter} Painter */

/** From this zoom on a small map shows every computation; before, those inside of a territory. */
const NEARER = 1.6;
/** What is not lit of a small map. */
const FAINT = 0.12;
const CORNER = 26;
/** Pixels that a ribbon reaches into a territory. */
const INTO = 26;

/** The rectangles of a small map. @param {Painter} painter @param {Picture} picture */
export function rooms(painter, { camera: { k }, shown, lit, fade }) {
  const { pen, colours } = painter,
    dim = lit ? 1 - 0.6 * fade : 1;
  for (const { group, points } of shown.hulls) {
    const [[left, top], , [right, bottom]] = points,
      colour = painter.group.length && painter.isByTerritory ? colours.c[group % COLOURS] : colours.muted;
    pen.beginPath();
    pen.roundRect(left, top, right - left, bottom - top, CORNER);
    pen.fillStyle = painter.solid(colour, colours.hull * dim);
    pen.fill();
    pen.strokeStyle = painter.solid(colour, 0.4 * dim);
    pen.lineWidth = 1 / k;
    pen.stroke();
  }
}

/** One ribbon between two territories, as wide as there are computations. @param {Painter} painter @param {Picture} picture */
export function ribbons(painter, { camera: { k }, shown, lit, fade }) {
  if (k >= NEARER) return;
  const { pen, colours } = painter;
  pen.lineCap = 'round';
  for (const { count, ends } of drawn(shown)) {
    const [x1, y1, x2, y2] = ends;
    pen.globalAlpha = lit ? 1 - (1 - FAINT) * fade : 1;
    pen.strokeStyle = painter.solid(colours.param, x1 === x2 || y1 === y2 ? 0.26 : 0.14);
    pen.lineWidth = 1.5 + 0.75 * Math.min(count, 16);
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.stroke();
  }
  pen.lineCap = 'butt';
  pen.globalAlpha = 1;
}

/** How many computations each ribbon stands for, in the room for it. @param {Painter} painter @param {Picture} picture */
export function countRooms(painter, { camera, shown }) {
  if (camera.k >= NEARER || (painter.width < 600 && camera.k < 0.6)) return [];
  return drawn(shown).map(({ count, ends: [x1, y1, x2, y2] }) => {
    const [x, y] = painter.screen(camera, (x1 + x2) / 2, (y1 + y2) / 2),
      text = String(count),
      width = 7 * text.length + 2;
    return { number: -1, text, x, y, left: x - width / 2, top: y - 7, width, height: 14 };
  });
}

/** Their drawing. @param {Painter} painter @param {Picture} picture */
export function counts(painter, picture) {
  const { lit, fade } = picture,
    { pen, colours } = painter;
  pen.font = `700 12px ${colours.font}`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  for (const { text, x, y } of countRooms(painter, picture)) {
    pen.globalAlpha = lit ? 1 - (1 - FAINT) * fade : 1;
    pen.strokeStyle = colours.paper;
    pen.lineWidth = 4;
    pen.strokeText(text, x, y + 4);
    pen.fillStyle = colours.param;
    pen.fillText(text, x, y + 4);
  }
  pen.globalAlpha = 1;
}

/** The ribbons between territories that are shown, and where they end. @param {import("./types").Shown} shown */
function drawn({ hulls, ribbons }) {
  const rooms = new Map(hulls.map(hull => [hull.group, hull.points]));
  return ribbons.flatMap(([a, b, count]) => {
    const [one, other] = [rooms.get(a), rooms.get(b)];
    return one && other ? [{ count, ends: between(one, other) }] : [];
  });
}

/** The lines of a small map: at rest what is computed or reasoned inside of a territory, else all that is lit.
 * @param {Painter} painter @param {Picture} picture */
export function fewLines(painter, { camera: { k }, shown, lit, fade }) {
  const {
      pen,
      model: { nodes },
      colours,
    } = painter,
    all = k >= NEARER || !shown.ribbons.length;
  for (const line of shown.lines) {
    const { a, b, kind, says } = line,
      rank = painter.importance(a, b, lit),
      isLit = rank > STAYS,
      computed = kind === 'uses',
      inside = nodes[a].community === nodes[b].community;
    if (!isLit && !(computed ? inside || all : inside && says)) continue;
    if (!isLit && lit && lit.path.length) continue;
    const from = nodes[a],
      to = nodes[b];
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.quadraticCurveTo(...bend(from, to), to.x, to.y);
    pen.setLineDash(
      rank === PATH ? [] : isLit && kind === 'link' && !says ? [4 / k, 3 / k] : dashes(kind).map(dash => dash / k),
    );
    pen.strokeStyle = rank === PATH ? colours.changed : computed || kind === 'claims' ? colours.param : colours.ink;
    pen.lineWidth = (rank === PATH ? 3 : computed ? (isLit ? 1.8 : 1.3) : 1) / k;
    const plain = computed ? 0.75 : 0.4;
    pen.globalAlpha = rank === FAR ? 0.45 : isLit ? 0.95 : lit ? plain + (plain * FAINT - plain) * fade : plain;
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** @param {string} kind */
const dashes = kind => LINES.find(one => one[0] === kind)?.[3] ?? [];

/** The ends of a ribbon: straight across the gap where two rectangles are beside each other, else from one towards the other.
 * @param {[number, number][]} one @param {[number, number][]} other @returns {[number, number, number, number]} */
function between([[l, t], , [r, b]], [[left, top], , [right, bottom]]) {
  const from = Math.max(t, top),
    to = Math.min(b, bottom),
    start = Math.max(l, left),
    end = Math.min(r, right);
  if (to - from > INTO && end < start)
    return r < left
      ? [r - INTO, (from + to) / 2, left + INTO, (from + to) / 2]
      : [l + INTO, (from + to) / 2, right - INTO, (from + to) / 2];
  if (end - start > INTO && to < from)
    return b < top
      ? [(start + end) / 2, b - INTO, (start + end) / 2, top + INTO]
      : [(start + end) / 2, t + INTO, (start + end) / 2, bottom - INTO];
  const [x, y, u, v] = [(l + r) / 2, (t + b) / 2, (left + right) / 2, (top + bottom) / 2];
  const out = (/** @type {number} */ wide, /** @type {number} */ high) =>
    Math.min((wide / 2 - INTO) / Math.max(1, Math.abs(u - x)), (high / 2 - INTO) / Math.max(1, Math.abs(v - y)));
  const a = out(r - l, b - t),
    z = out(right - left, bottom - top);
  return [x + (u - x) * a, y + (v - y) * a, u - (u - x) * z, v - (v - y) * z];
}
