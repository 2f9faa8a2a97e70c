// @ts-check
/** Draws the map on a canvas; knows where everything is, nothing about events. */

import { names } from './labels.js';
import { bend, COLOURS, FAR, LEAVES, LINES, NEAR, PATH, STAYS } from './marks.js';
import { LABELLED } from './model.js';
import { counts, fewLines, ribbons, rooms } from './small.js';

/** @typedef {import("./types").Model} Model */
/** @typedef {import("./types").Node} Node */
/** @typedef {import("./types").Shown} Shown */
/** @typedef {import("./types").Lit} Lit */
/** @typedef {import("./types").Camera} Camera */
/** @typedef {import("./types").Palette} Palette */
/** @typedef {import("./types").Picture} Picture */

/** Lines drawn at most, the strongest in sight, while a large map moves and at rest: more would only be grey. */
const MOVING = 2500,
  RESTING = 8000;
/** Lines up to which they are bent, so that two between the same places are told apart. */
const BENT = 1500;
const DIMMED = 0.06;
/** Of the picture's width and height, what is drawn beyond each side while it slides. */
export const ROOM = 0.25;

/** The colours of the page as it looks now. @param {Element} element @returns {Palette} */
export function palette(element) {
  const style = getComputedStyle(element),
    token = (/** @type {string} */ name) => style.getPropertyValue('--cg-' + name).trim();
  const words = Object.fromEntries(
    ['ink', 'paper', 'muted', 'param', 'changed', 'ghost', 'mono'].map(name => [name, token(name)]),
  );
  return /** @type {Palette} */ ({
    ...words,
    hull: +token('hull'),
    font: style.fontFamily,
    c: Array.from({ length: COLOURS }, (_, i) => token('c' + i)),
  });
}

export class Painter {
  /** @param {HTMLCanvasElement} canvas @param {Model} model @param {Palette} colours */
  constructor(canvas, model, colours) {
    this.canvas = canvas;
    this.colours = colours;
    this.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    this.model = model;
    this.width = this.height = 0;
    /** @type {number[]} */
    this.group = [];
    /** @type {number[]} nodes by size */
    this.order = [];
    /** @type {number[]} */
    this.radius = [];
    /** @type {import("./labels").Label[]} where labels are on the screen */
    this.labels = [];
    /** @type {import("./labels").Label[]} what is a box, and where */
    this.boxes = [];
    /** @type {{ key: string, numbers: number[] }} which labels had room */
    this.kept = { key: '', numbers: [] };
    /** @type {import("./slide").Sheet | null} */
    this.sheet = null;
    /** Whether nodes are coloured by what the map is divided in. */
    this.isByTerritory = true;
  }

  /** The course, while it is what is drawn. */
  get course() {
    return this.model.course?.isLaid ? this.model.course : undefined;
  }

  /** Whether a node is a box of the course. @param {number} number */
  isBox(number) {
    return this.course?.boxes.has(number);
  }

  resize() {
    const { clientWidth, clientHeight } = this.canvas,
      ratio = devicePixelRatio;
    [this.width, this.height] = [clientWidth, clientHeight];
    this.canvas.width = Math.round(clientWidth * ratio);
    this.canvas.height = Math.round(clientHeight * ratio);
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  /** @param {string} how PageRank, links or uses */
  measure(how) {
    const { nodes } = this.model,
      value = (/** @type {Node} */ n) => (how === 'links' ? n.degree : how === 'uses' ? n.uses : n.rank);
    const top = Math.max(1e-9, ...nodes.map(value));
    this.radius = nodes.map(n => (n.kind ? 5 : 4.5 + 8.5 * Math.sqrt(value(n) / top)));
    // of those of one size not the first ones, which stand side by side, but some of everywhere
    const place = this.radius.map((radius, n) => ((n * 0.618034) % 1) / 1000 - radius);
    this.order = nodes.map(n => n.number).sort((a, b) => place[a] - place[b]);
  }

  /** @param {Camera} camera @param {number} x @param {number} y @returns {[number, number]} */
  screen(camera, x, y) {
    return [(x - camera.x) * camera.k + this.width / 2, (y - camera.y) * camera.k + this.height / 2];
  }

  /** Dots and labels grow with the map, within bounds. @param {Camera} camera */
  scale(camera) {
    return Math.min(1.35, Math.max(0.42, camera.k));
  }

  /** The camera that shows these corners. @param {[number, number][]} corners @param {number} most @returns {Camera} */
  fit(corners, most) {
    if (!corners.length) return { x: 0, y: 0, k: 1 };
    const [left, top, right, bottom] = frame(corners);
    const across = (this.width - 32) / Math.max(1, right - left),
      down = (this.height - 32) / Math.max(1, bottom - top);
    // on a phone the map of a large vault is higher than wide: it fills the frame and is moved in it
    const fills = this.width < 600 && !this.model.isSmall;
    const k = Math.min(most, fills ? Math.min(Math.max(across, 0.8), down) : Math.min(across, down));
    return { x: (left + right) / 2, y: (top + bottom) / 2, k: Math.max(0.02, k) };
  }

  /** The corners of territories and of shown nodes, with room for the labels that are outside of any. @param {Shown} shown @returns {[number, number][]} */
  corners({ hulls, nodes }) {
    const room = this.model.isSmall && hulls.length ? 4 : this.model.nodes.length > LABELLED ? 14 : 50,
      dots = this.model.nodes.filter(n => nodes[n.number]);
    if (!dots.length) return [];
    const [left, top, right, bottom] = frame(dots.map(n => [n.x, n.y]));
    return [...hulls.flatMap(h => h.points), [left - room, top - 22], [right + room, bottom + room]];
  }

  clear() {
    this.pen.globalAlpha = 1;
    this.pen.setLineDash([]);
    this.pen.clearRect(0, 0, this.width, this.height);
  }

  /** Draw the map. @param {Picture} picture */
  map(picture) {
    const { pen } = this,
      { x, y, k } = picture.camera,
      course = this.course;
    this.clear();
    pen.save();
    pen.translate(this.width / 2 - x * k, this.height / 2 - y * k);
    pen.scale(k, k);
    if (this.model.isSmall) {
      course ? course.painting.columns(this, picture) : rooms(this, picture);
      ribbons(this, picture);
      course ? course.painting.lines(this, picture, course) : fewLines(this, picture);
    } else {
      this.hulls(picture);
      this.lines(picture);
    }
    pen.restore();
    if (this.model.isSmall) counts(this, picture);
    this.dots(picture);
    this.boxes = course ? course.painting.boxes(this, picture, course) : [];
    names(this, picture);
  }

  /** @param {Picture} picture */
  hulls({ camera, shown, lit, fade }) {
    const { pen, colours } = this;
    pen.lineJoin = 'round';
    for (const { group, points } of shown.hulls) {
      const path = new Path2D();
      for (const [x, y] of points) path.lineTo(x, y);
      path.closePath();
      pen.fillStyle = pen.strokeStyle = this.solid(
        colours.c[group % COLOURS],
        colours.hull * (lit ? 1 - 0.6 * fade : 1),
      );
      pen.lineWidth = Math.min(34 / camera.k, 26);
      // fill and stroke overlap: one opaque colour, mixed with the paper, has no seam
      pen.fill(path);
      pen.stroke(path);
    }
  }

  /** A colour over paper, opaque. @param {string} colour @param {number} alpha */
  solid(colour, alpha) {
    return alpha === 1
      ? colour
      : `color-mix(in srgb, ${colour} ${Math.round(alpha * 1000) / 10}%, ${this.colours.paper})`;
  }

  /** Lines that look alike are one path; the important ones are drawn last. @param {Picture} picture */
  lines({ camera, shown, lit, fade, moving }) {
    const {
        pen,
        model: { nodes },
        colours,
      } = this,
      { k } = camera,
      many = shown.lines.length;
    /** @type {Map<string, Path2D>[]} by kind, for each importance */
    const paths = Array.from({ length: PATH + 1 }, () => new Map());
    let more = moving ? MOVING : RESTING;
    for (const { a, b, kind } of shown.lines) {
      const from = nodes[a],
        to = nodes[b],
        rank = this.importance(a, b, lit);
      if (
        rank < FAR &&
        (more < 1 || beside(from.x, to.x, camera.x, this.width / k) || beside(from.y, to.y, camera.y, this.height / k))
      )
        continue;
      more -= 1;
      const path = paths[rank].get(kind) ?? new Path2D();
      paths[rank].set(kind, path);
      path.moveTo(from.x, from.y);
      if (many > BENT) path.lineTo(to.x, to.y);
      else path.quadraticCurveTo(...bend(from, to), to.x, to.y);
    }
    const crowd = Math.min(1, 130 / Math.max(1, Math.min(many, RESTING))) ** 0.4;
    paths.forEach((kinds, rank) => {
      for (const [kind, width, strength, dashes] of LINES) {
        const path = kinds.get(kind),
          plain = strength * crowd * (rank === LEAVES ? 0.6 : 1);
        if (!path) continue;
        pen.setLineDash(dashes.map(dash => dash / k));
        pen.strokeStyle =
          rank === PATH ? colours.changed : kind === 'uses' || kind === 'claims' ? colours.param : colours.muted;
        pen.lineWidth = (rank === PATH ? 3.2 : width * (rank === NEAR ? 1.5 : 1)) / k;
        pen.globalAlpha = rank > STAYS ? [0.5, 0.95, 1][rank - FAR] : lit ? plain + (DIMMED - plain) * fade : plain;
        pen.stroke(path);
      }
    });
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }

  /** @param {number} a @param {number} b @param {Lit | null} lit */
  importance(a, b, lit) {
    const plain = this.group[a] === this.group[b] ? STAYS : LEAVES,
      one = lit?.nodes.get(a),
      other = lit?.nodes.get(b);
    if (!lit || one === undefined || other === undefined) return plain;
    if (lit.path.length) {
      const [here, there] = [lit.path.indexOf(a), lit.path.indexOf(b)];
      return here >= 0 && there >= 0 && Math.abs(here - there) === 1 ? PATH : plain;
    }
    return one === other ? plain : Math.min(one, other) ? FAR : NEAR;
  }

  /** How strongly a node is drawn; `low` when something else is lit. @param {Picture} picture @param {number} number @param {number} low */
  strength({ lit, fade }, number, low) {
    const distance = lit?.nodes.get(number);
    if (!lit || (distance !== undefined && distance < 2)) return 1;
    return distance === undefined ? 1 + (low - 1) * fade : distance < 3 ? 0.7 : 0.5;
  }

  /** What is lit is drawn last. One circle at a time: browsers are slow to fill a thousand in one path. @param {Picture} picture */
  dots(picture) {
    const { camera, shown, lit, me, focused } = picture,
      { pen, model, colours } = this,
      scale = this.scale(camera);
    const drawn = this.order.filter(number => shown.nodes[number] && !this.isBox(number)).reverse();
    if (lit) drawn.sort((a, b) => +lit.nodes.has(a) - +lit.nodes.has(b));
    for (const number of drawn) {
      const { kind, x: left, y: top } = model.nodes[number],
        group = this.group[number],
        r = this.radius[number] * scale;
      const [x, y] = this.screen(camera, left, top);
      if (beside(x, x, this.width / 2, this.width) || beside(y, y, this.height / 2, this.height)) continue;
      const colour = kind ? colours.ghost : group < 0 || this.course ? colours.muted : colours.c[group % COLOURS],
        shade = this.solid(colour, this.strength(picture, number, 0.28));
      // a rim and a ring by discs below and above: to stroke them takes as long again; small dots go without
      if (r > 4) circle(pen, x, y, r + 0.75, colours.paper);
      if (kind) {
        pen.setLineDash(kind === 1 ? [2.5, 2.5] : []);
        circle(pen, x, y, r, '', shade, 1.5);
        pen.setLineDash([]);
      } else circle(pen, x, y, r - 0.75, shade);
      if (r > 4 && group >= COLOURS && !kind && !this.course) {
        circle(pen, x, y, r * 0.5 + 0.7, colours.paper);
        circle(pen, x, y, r * 0.5 - 0.7, shade);
      }
      if (lit?.path.includes(number)) circle(pen, x, y, r, '', colours.changed, 2.5);
      if (number === me) circle(pen, x, y, r + 0.5, '', colours.ink, 2.5);
      if (number === me && focused) circle(pen, x, y, r + 4.5, '', colours.param, 2);
    }
  }

  /** The node under a place of the screen, -1 if there is none. @param {Camera} camera @param {Shown} shown @param {number} x @param {number} y @param {number} slack */
  nodeAt(camera, shown, x, y, slack) {
    const inside = (/** @type {{ left: number, top: number, width: number, height: number }} */ l) =>
      x >= l.left && x <= l.left + l.width && y >= l.top && y <= l.top + l.height;
    let best = this.boxes.find(inside)?.number ?? -1,
      least = slack;
    if (best >= 0) return best;
    for (const n of this.model.nodes) {
      if (!shown.nodes[n.number] || this.isBox(n.number)) continue;
      const [a, b] = this.screen(camera, n.x, n.y),
        far = Math.hypot(a - x, b - y) - this.radius[n.number] * this.scale(camera);
      if (far < least) [least, best] = [far, n.number];
    }
    if (best >= 0) return best;
    return this.labels.find(inside)?.number ?? -1;
  }
}

/** The frame around places. @param {number[][]} places */
const frame = places => {
  const [xs, ys] = [0, 1].map(axis => places.map(place => place[axis]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Whether two ends are beside what is drawn, on the same side. @param {number} a @param {number} b @param {number} middle @param {number} size of the picture */
const beside = (a, b, middle, size) =>
  Math.max(a, b) < middle - size * (0.5 + ROOM) || Math.min(a, b) > middle + size * (0.5 + ROOM);

/** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} r @param {string} fill nothing for a ring
 * @param {string} [line] @param {number} [width] */
function circle(pen, x, y, r, fill, line, width = 0) {
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (!line) return;
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke();
}
