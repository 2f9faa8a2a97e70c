// @ts-check
/** Draws the map on a canvas; knows where everything stands, nothing about events. */

import { COLOURS, LABELLED, LEADING, fitting } from "./graph_model.js";

/** @typedef {import("./graph_types").Model} Model */
/** @typedef {import("./graph_types").Node} Node */
/** @typedef {import("./graph_types").Shown} Shown */
/** @typedef {import("./graph_types").Lit} Lit */
/** @typedef {import("./graph_types").Camera} Camera */
/** @typedef {import("./graph_types").Palette} Palette */

const TYPE = 12.8;
/** Lines drawn while a large map moves. */
const MOVING = 2500;
/** Labels tried in one picture; what is less central would hardly find room. */
const MOST_TRIED = 1200;
const DIM = { dot: 0.28, label: 0.42, line: 0.06, hull: 0.4 };

/** The colours of the page as it looks now. @param {Element} element @returns {Palette} */
export function palette(element) {
  const style = getComputedStyle(element);
  const token = (/** @type {string} */ name) => style.getPropertyValue("--cg-" + name).trim();
  return {
    ink: token("ink"), paper: token("paper"), muted: token("muted"), param: token("param"), changed: token("changed"),
    ghost: token("ghost"), strong: token("rule-strong"), hull: +token("hull") || 0.09, font: style.fontFamily, mono: token("mono"),
    c: Array.from({ length: COLOURS }, (_, i) => token("c" + i)),
  };
}

export class Painter {
  /** @param {HTMLCanvasElement} canvas @param {Model} model @param {Palette} colours */
  constructor(canvas, model, colours) {
    this.canvas = canvas;
    this.colours = colours;
    this.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.model = model;
    this.width = this.height = 0;
    /** @type {number[]} */
    this.group = [];
    /** @type {number[]} nodes by size */
    this.order = [];
    /** @type {number[]} */
    this.radius = [];
    /** @type {Map<number, [number, number, number, number]>} where labels stand on the screen */
    this.labels = new Map();
    this.kept = { key: "", labels: new Set() };
  }

  resize() {
    const { clientWidth, clientHeight } = this.canvas, ratio = devicePixelRatio || 1;
    [this.width, this.height] = [clientWidth, clientHeight];
    this.canvas.width = Math.round(clientWidth * ratio);
    this.canvas.height = Math.round(clientHeight * ratio);
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  /** @param {string} how PageRank, links or uses */
  measure(how) {
    const { nodes } = this.model;
    const value = (/** @type {Node} */ n) => (how === "links" ? n.degree : how === "uses" ? n.uses : n.rank);
    const top = Math.max(1e-9, ...nodes.map(value));
    this.radius = nodes.map((n) => (n.kind ? 5 : 4.5 + 8.5 * Math.sqrt(value(n) / top)));
    this.order = [...nodes].sort((a, b) => this.radius[b.number] - this.radius[a.number] || a.number - b.number).map((n) => n.number);
    this.kept.key = "";
  }

  /** @param {Camera} camera @param {number} x @param {number} y @returns {[number, number]} */
  screen(camera, x, y) {
    return [(x - camera.x) * camera.k + this.width / 2, (y - camera.y) * camera.k + this.height / 2];
  }

  /** The camera that shows these corners. @param {[number, number][]} corners @param {number} most @returns {Camera} */
  fit(corners, most) {
    if (!corners.length) return { x: 0, y: 0, k: 1 };
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of corners) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    const across = (this.width - 16) / Math.max(1, right - left), down = (this.height - 16) / Math.max(1, bottom - top);
    // on a phone the map is higher than wide: it fills the frame and is moved in it
    const k = Math.min(most, this.width < 600 ? Math.min(Math.max(across, 0.8), down) : Math.min(across, down));
    return { x: (left + right) / 2, y: (top + bottom) / 2, k: Math.max(0.02, k) };
  }

  /** The corners of all shown nodes with their labels. @param {Shown} shown @returns {[number, number][]} */
  corners(shown) {
    const small = this.model.nodes.length <= LABELLED;
    return this.model.nodes.filter((n) => shown.nodes[n.number]).flatMap((n) => {
      const wide = small ? this.labelWidth(n) / 2 + 14 : 14, high = small ? 16 + n.label.length * LEADING : 14;
      return /** @type {[number, number][]} */ ([[n.x - wide, n.y - 22], [n.x + wide, n.y + high + 6]]);
    });
  }

  /** @param {Node} n */
  labelWidth(n) {
    if (n.width < 0) {
      this.pen.font = `${TYPE}px ${this.colours.font}`;
      n.width = Math.max(...n.label.map((line) => this.pen.measureText(line).width));
    }
    return n.width;
  }

  /** Draw the map. `fade` goes from 0 to 1 while the rest dims; `moving` leaves weak lines out.
   * @param {Camera} camera @param {Shown} shown @param {Lit | null} lit
   * @param {{ fade: number, moving: boolean, me: number, ring: boolean }} how */
  map(camera, shown, lit, how) {
    this.clear();
    const rest = lit ? 1 - how.fade : 1;
    this.hulls(camera, shown, DIM.hull + (1 - DIM.hull) * rest);
    this.lines(camera, shown, lit, rest, how.moving);
    this.dots(camera, shown, lit, rest, how);
    this.names(camera, shown, lit, rest, how);
  }

  clear() {
    this.pen.globalAlpha = 1;
    this.pen.setLineDash([]);
    this.pen.clearRect(0, 0, this.width, this.height);
  }

  /** @param {Camera} camera @param {Shown} shown @param {number} strength */
  hulls(camera, shown, strength) {
    const { pen, colours } = this;
    pen.lineJoin = "round";
    for (const { group, points } of shown.hulls) {
      const path = new Path2D();
      points.forEach(([x, y], i) => path[i ? "lineTo" : "moveTo"](...this.screen(camera, x, y)));
      path.closePath();
      pen.fillStyle = pen.strokeStyle = this.solid(colours.c[group % COLOURS], colours.hull * strength);
      pen.lineWidth = Math.min(34, 26 * camera.k);
      // fill and stroke overlap: one opaque colour, mixed with the paper, has no seam
      pen.fill(path);
      pen.stroke(path);
    }
  }

  /** A colour over paper, opaque. @param {string} colour @param {number} alpha */
  solid(colour, alpha) {
    return `color-mix(in srgb, ${colour} ${Math.round(alpha * 1000) / 10}%, ${this.colours.paper})`;
  }

  /** @param {Camera} camera @param {Shown} shown @param {Lit | null} lit @param {number} rest @param {boolean} moving */
  lines(camera, shown, lit, rest, moving) {
    const { pen, model, colours } = this;
    const bent = shown.lines.length <= 1500 ? 0.08 : 0;
    const crowd = Math.min(1, 130 / Math.max(1, shown.lines.length)) ** 0.4;
    const many = moving && shown.lines.length > MOVING ? MOVING : shown.lines.length;
    /** @type {Map<string, Path2D>} */
    const paths = new Map();
    for (let i = 0; i < shown.lines.length; i++) {
      const line = shown.lines[i], state = this.stateOf(line.a, line.b, lit);
      if (i >= many && state === "") continue;
      const key = line.kind + " " + state;
      let path = paths.get(key);
      if (!path) paths.set(key, (path = new Path2D()));
      const a = model.nodes[line.a], b = model.nodes[line.b];
      path.moveTo(...this.screen(camera, a.x, a.y));
      if (bent) path.quadraticCurveTo(...this.screen(camera, (a.x + b.x) / 2 - (b.y - a.y) * bent, (a.y + b.y) / 2 + (b.x - a.x) * bent), ...this.screen(camera, b.x, b.y));
      else path.lineTo(...this.screen(camera, b.x, b.y));
    }
    const order = [...paths.keys()].sort((a, b) => a.split(" ")[1].length - b.split(" ")[1].length);
    for (const key of order) {
      const [kind, state] = key.split(" ");
      const uses = kind === "uses" || kind === "claims", dashed = kind === "sequence" || kind === "claims";
      pen.setLineDash(dashed ? [2, 4] : kind === "embed" ? [7, 3] : []);
      pen.strokeStyle = state === "path" ? colours.changed : uses ? colours.param : colours.muted;
      pen.lineWidth = state === "path" ? 3.2 : (uses ? 1.5 : dashed ? 1.6 : 1) * (state === "lit" ? 1.5 : 1);
      const plain = (uses ? 0.5 : dashed ? 0.7 : 0.36) * crowd;
      pen.globalAlpha = state === "path" ? 1 : state === "lit" ? 0.95 : state === "far" ? 0.5 : lit ? DIM.line + (plain - DIM.line) * rest : plain;
      pen.stroke(/** @type {Path2D} */ (paths.get(key)));
    }
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }

  /** @param {number} a @param {number} b @param {Lit | null} lit */
  stateOf(a, b, lit) {
    if (!lit) return "";
    if (lit.path.length) return Math.abs(lit.path.indexOf(a) - lit.path.indexOf(b)) === 1 && lit.path.includes(a) && lit.path.includes(b) ? "path" : "";
    const one = lit.nodes.get(a), other = lit.nodes.get(b);
    if (one === undefined || other === undefined || one === other) return "";
    return Math.min(one, other) ? "far" : "lit";
  }

  /** @param {Lit | null} lit @param {number} number @param {number} low @param {number} rest */
  strength(lit, number, low, rest) {
    if (!lit) return 1;
    const distance = lit.nodes.get(number);
    if (distance === undefined) return low + (1 - low) * rest;
    return distance < 2 ? 1 : distance < 3 ? 0.7 : 0.5;
  }

  /** @param {Camera} camera */
  scale(camera) {
    return Math.min(1.35, Math.max(0.42, camera.k));
  }

  /** @param {Camera} camera @param {Shown} shown @param {Lit | null} lit @param {number} rest @param {{ me: number, ring: boolean }} how */
  dots(camera, shown, lit, rest, how) {
    const { pen, model, colours } = this, scale = this.scale(camera), onPath = new Set(lit?.path);
    /** @type {Map<string, { path: Path2D, kind: number, colour: string, alpha: number }>} dots that look alike, the dimmed ones first */
    const alike = new Map();
    /** @type {(() => void)[]} */
    const rings = [];
    for (let i = this.order.length - 1; i >= 0; i--) {
      const number = this.order[i], n = model.nodes[number];
      if (!shown.nodes[number]) continue;
      const [x, y] = this.screen(camera, n.x, n.y), r = this.radius[number] * scale, group = this.group[number];
      if (x < -r || y < -r || x > this.width + r || y > this.height + r) continue;
      const colour = n.kind ? colours.ghost : group < 0 ? colours.muted : colours.c[group % COLOURS];
      const alpha = this.strength(lit, number, DIM.dot, rest), key = `${1 - alpha} ${n.kind} ${colour}`;
      const same = alike.get(key) ?? { path: new Path2D(), kind: n.kind, colour, alpha };
      alike.set(key, same);
      same.path.moveTo(x + r, y);
      same.path.arc(x, y, r, 0, 7);
      if (group >= COLOURS && !n.kind && r > 3) rings.push(() => this.ring(x, y, r * 0.5, colours.paper, 1.4));
      if (onPath.has(number)) rings.push(() => this.ring(x, y, r, colours.changed, 2.5));
      if (number !== how.me) continue;
      rings.push(() => this.ring(x, y, r + 0.5, colours.ink, 2.5));
      if (how.ring) rings.push(() => this.ring(x, y, r + 4.5, colours.param, 2));
    }
    pen.lineWidth = 1.5;
    for (const { path, kind, colour, alpha } of [...alike.values()].sort((a, b) => a.alpha - b.alpha)) {
      pen.fillStyle = kind ? colours.paper : this.solid(colour, alpha);
      pen.strokeStyle = kind ? this.solid(colour, alpha) : colours.paper;
      pen.setLineDash(kind === 1 ? [2.5, 2.5] : []);
      pen.fill(path);
      pen.stroke(path);
    }
    pen.setLineDash([]);
    for (const draw of rings) draw();
  }

  /** @param {number} x @param {number} y @param {number} r @param {string} colour @param {number} width */
  ring(x, y, r, colour, width) {
    this.pen.beginPath();
    this.pen.arc(x, y, r, 0, 7);
    this.pen.strokeStyle = colour;
    this.pen.lineWidth = width;
    this.pen.stroke();
  }

  /** @param {Camera} camera @param {Shown} shown @param {Lit | null} lit @param {number} rest
   * @param {{ me: number, moving: boolean }} how */
  names(camera, shown, lit, rest, how) {
    const { pen, model, colours } = this, scale = this.scale(camera);
    const size = TYPE * Math.min(1.06, Math.max(0.78, camera.k));
    const chosen = this.chosen(camera, shown, lit, how, size);
    pen.textAlign = "center";
    pen.lineJoin = "round";
    pen.strokeStyle = colours.paper;
    pen.lineWidth = 3.5;
    this.labels.clear();
    this.territoryNames(camera, shown, lit, size);
    for (const number of chosen) {
      const n = model.nodes[number], [x, y] = this.screen(camera, n.x, n.y), top = y + this.radius[number] * scale + 3;
      const strong = number === how.me || (lit?.path.includes(number) ?? false);
      pen.font = `${n.kind === 1 ? "italic " : ""}${strong ? "700 " : ""}${size}px ${colours.font}`;
      const alpha = this.strength(lit, number, DIM.label, rest);
      pen.fillStyle = this.solid(n.kind ? colours.ghost : colours.ink, alpha);
      n.label.forEach((line, i) => {
        const at = top + (size * 0.8) + i * size * 1.06;
        pen.strokeText(line, x, at);
        pen.fillText(line, x, at);
      });
      const wide = (this.labelWidth(n) * size) / TYPE;
      this.labels.set(number, [x - wide / 2, top, wide, n.label.length * size * 1.06]);
    }
  }

  /** Names of groups, where a map is too large for the names of notes to tell them apart.
   * @param {Camera} camera @param {Shown} shown @param {Lit | null} lit @param {number} size */
  territoryNames(camera, shown, lit, size) {
    if (this.model.nodes.length <= LABELLED || lit) return;
    const { pen, colours } = this;
    pen.font = `700 ${size + 2.5}px ${colours.font}`;
    for (const { group, name, x, y } of shown.hulls) {
      pen.fillStyle = colours.c[group % COLOURS];
      const [left, top] = this.screen(camera, x, y);
      pen.strokeText(name, left, top);
      pen.fillText(name, left, top);
    }
  }

  /** The nodes whose labels have room: what is lit first, then by size.
   * @param {Camera} camera @param {Shown} shown @param {Lit | null} lit @param {{ me: number, moving: boolean }} how @param {number} size */
  chosen(camera, shown, lit, how, size) {
    const large = this.model.nodes.length > LABELLED;
    const [right, down] = [Math.round(camera.x / (this.width / camera.k / 4)), Math.round(camera.y / (this.height / camera.k / 4))];
    const key = [camera.k.toFixed(3), right, down, this.width, how.me, lit ? [...lit.nodes.keys()].join() : ""].join();
    if (key === this.kept.key || (how.moving && large && !lit && this.kept.labels.size)) return this.kept.labels;
    const scale = this.scale(camera);
    const order = this.order;
    const first = lit ? [...(lit.path.length ? lit.path : lit.nodes.keys())] : how.me >= 0 ? [how.me] : [];
    const names = new Set([...first, ...order]);
    const groups = large && !lit ? shown.hulls.map((h, i) => this.labelBox(camera, h.x, h.y - 14, h.name.length * (size + 2.5) * 0.56, 20, -1 - i)) : [];
    const self = this;
    function* boxes() {
      yield* groups;
      let tries = 0;
      for (const number of names) {
        const n = self.model.nodes[number];
        if (!shown.nodes[number] || tries > MOST_TRIED) continue;
        const [x, y] = self.screen(camera, n.x, n.y);
        if (x < -self.width / 2 || y < -self.height / 2 || x > self.width * 1.5 || y > self.height * 1.5) continue;
        tries += 1;
        const r = self.radius[number] * scale, wide = (self.labelWidth(n) * size) / TYPE;
        yield { key: number, left: x - wide / 2, top: y - r * 0.5, width: wide, height: r * 1.5 + 3 + n.label.length * size * 1.06 };
      }
    }
    const most = large ? Math.max(24, (this.width * this.height) / 9000) : Infinity;
    this.kept = { key, labels: new Set([...fitting(boxes(), most)].filter((k) => k >= 0).reverse()) };
    return this.kept.labels;
  }

  /** @param {Camera} camera @param {number} x @param {number} y @param {number} width @param {number} height @param {number} key */
  labelBox(camera, x, y, width, height, key) {
    const [left, top] = this.screen(camera, x, y);
    return { key, left: left - width / 2, top, width, height };
  }

  /** The node under a place of the screen, -1 if there is none. @param {Camera} camera @param {Shown} shown @param {number} x @param {number} y @param {number} slack */
  nodeAt(camera, shown, x, y, slack) {
    let best = -1, least = Infinity;
    const scale = this.scale(camera);
    for (const n of this.model.nodes) {
      if (!shown.nodes[n.number]) continue;
      const [a, b] = this.screen(camera, n.x, n.y), far = Math.hypot(a - x, b - y) - this.radius[n.number] * scale;
      if (far < slack && far < least) [least, best] = [far, n.number];
    }
    if (best >= 0) return best;
    for (const [number, [left, top, width, height]] of this.labels) {
      if (x >= left && x <= left + width && y >= top && y <= top + height) best = number;
    }
    return best;
  }
}
