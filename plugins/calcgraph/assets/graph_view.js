// @ts-check
/** The handles of the map: pointers, keys, controls, the address. */

import { filter, grouping, reach, restore, search, towards, way, write } from "./graph_model.js";
import { Painter, palette } from "./graph_draw.js";
import { aboutNote, aboutPath, dot, make, row } from "./graph_panel.js";

/** @typedef {import("./graph_types").Model} Model */
/** @typedef {import("./graph_types").State} State */
/** @typedef {import("./graph_types").Camera} Camera */
/** @typedef {import("./graph_types").Lit} Lit */

const FADE = 120;
const PAGE = 200;
const ARROWS = new Map([["ArrowRight", [1, 0]], ["ArrowLeft", [-1, 0]], ["ArrowDown", [0, 1]], ["ArrowUp", [0, -1]]]);

/** One map on one visit. */
export class View {
  /** @param {HTMLElement} root @param {HTMLCanvasElement} canvas @param {Model} model */
  constructor(root, canvas, model) {
    this.root = root;
    this.canvas = canvas;
    this.model = model;
    this.state = restore(model, new URLSearchParams(location.search));
    this.painter = new Painter(canvas, model, palette(root));
    /** @type {Camera} */
    this.camera = { x: 0, y: 0, k: 1 };
    /** @type {Lit | null} */
    this.lit = null;
    /** @type {number[] | null} what the search found */
    this.found = null;
    /** @type {typeof import("./graph_flow") | null} */
    this.flow = null;
    this.hover = this.me = -1;
    this.fade = this.pages = 1;
    this.since = this.frame = this.resting = this.saving = 0;
    this.moving = this.touched = false;
    this.gone = new AbortController();
    this.shown = filter(model, this.state, []);
    this.sight = new ResizeObserver(() => this.resize());
    this.scheme = new MutationObserver(() => this.recolour());
    // the lists as built are links; with the map beside them they lead to it
    for (const a of this.all("a[data-go]")) {
      const button = make("button", "", a.textContent ?? "");
      button.dataset.go = a.dataset.go;
      a.replaceWith(button);
    }
    this.listen();
    this.controls();
    this.group();
    this.painter.resize();
    this.show(true);
    this.fit();
    if (this.state.mode === "flow") this.setMode("flow");
    else if (this.at() >= 0) this.go(this.at());
  }

  end() {
    this.gone.abort();
    this.sight.disconnect();
    this.scheme.disconnect();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
    clearTimeout(this.saving);
  }

  /** @param {string} selector @returns {NodeListOf<HTMLElement>} */
  all(selector) {
    return this.root.querySelectorAll(selector);
  }

  /** The element of a role; inputs and selects mostly. @param {string} role @returns {HTMLInputElement} */
  part(role) {
    return /** @type {HTMLInputElement} */ (this.root.querySelector(`[data-role="${role}"]`));
  }

  listen() {
    const { canvas, root } = this;
    const on = (/** @type {EventTarget} */ at, /** @type {string} */ what, /** @type {(e: any) => void} */ act) => {
      for (const name of what.split(" ")) at.addEventListener(name, act, { signal: this.gone.signal, passive: false });
    };
    this.pointers(on);
    on(canvas, "wheel", (e) => {
      e.preventDefault();
      const turn = Math.max(-60, Math.min(60, e.deltaY * (e.deltaMode ? 16 : 1)));
      this.zoom(Math.exp(-turn * (e.ctrlKey ? 0.012 : 0.004)), e.offsetX, e.offsetY);
    });
    on(canvas, "dblclick", (e) => {
      const hit = this.hit(e.offsetX, e.offsetY, 8);
      hit < 0 ? this.zoom(1.8, e.offsetX, e.offsetY) : this.open(hit);
    });
    on(canvas, "keydown", (e) => this.key(e));
    on(canvas, "focus blur", () => this.draw());
    on(root, "click", (e) => this.click(e.target));
    on(root, "input change", (e) => this.input(e.target));
    on(root, "keydown", (e) => {
      if (e.key === "Escape" && e.target !== canvas) this.release();
      if (e.key === "Enter" && e.target === this.part("find") && this.found?.length) this.go(this.found[0]);
    });
    on(root, "fullscreenchange", () => this.all('[data-do="full"]')[0].setAttribute("aria-pressed", String(!!document.fullscreenElement)));
    on(matchMedia("(prefers-color-scheme: dark)"), "change", () => this.recolour());
    this.sight.observe(canvas);
    const attributeFilter = ["data-md-color-scheme", "data-md-color-primary"];
    this.scheme.observe(document.body, { attributes: true, attributeFilter });
  }

  /** Drag with one pointer, pinch with two; hover and tap. @param {(at: EventTarget, what: string, act: (e: any) => void) => void} on */
  pointers(on) {
    const { canvas } = this;
    /** @type {Map<number, [number, number]>} */
    const down = new Map();
    let far = 0;
    const hand = () => {
      const [[x, y], other] = [...down.values()], [a, b] = other ?? [x, y];
      return [(x + a) / 2, (y + b) / 2, Math.hypot(x - a, y - b)];
    };
    on(canvas, "pointerdown", (e) => {
      if (e.button) return;
      canvas.setPointerCapture(e.pointerId);
      down.set(e.pointerId, [e.offsetX, e.offsetY]);
      far = down.size > 1 ? 9 : 0;
    });
    on(canvas, "pointermove", (e) => {
      const { offsetX: x, offsetY: y } = e, last = down.get(e.pointerId);
      if (!last) return e.pointerType === "touch" || this.over(this.hit(x, y, 6));
      const before = hand();
      down.set(e.pointerId, [x, y]);
      const now = hand();
      far += Math.abs(x - last[0]) + Math.abs(y - last[1]);
      if (far < 5) return;
      if (before[2] && now[2]) this.zoom(now[2] / before[2], now[0], now[1]);
      this.pan(before[0] - now[0], before[1] - now[1]);
    });
    on(canvas, "pointerup", (e) => {
      if (down.delete(e.pointerId) && far < 5) this.choose(this.hit(e.offsetX, e.offsetY, e.pointerType === "touch" ? 18 : 8));
    });
    on(canvas, "pointercancel", (e) => down.delete(e.pointerId));
    on(canvas, "pointerleave", () => this.over(-1));
  }

  /** What is at a place: a node of the map, a box of the flow, -1. @param {number} x @param {number} y @param {number} slack */
  hit(x, y, slack) {
    if (this.state.mode !== "flow") return this.painter.nodeAt(this.camera, this.shown, x, y, slack);
    return this.flow?.boxAt(this.painter, this.camera, x, y) ?? -1;
  }

  /** @param {number} number */
  over(number) {
    if (number === this.hover) return;
    this.hover = number;
    this.canvas.classList.toggle("is-over", number >= 0);
    this.light();
    if (this.at() < 0) this.tell();
  }

  /** What the reader keeps lit. */
  at() {
    const { mode, box, focus, from, to } = this.state;
    return mode === "flow" ? box : mode === "map" ? focus : to < 0 ? from : to;
  }

  /** A click on a node or box, or beside all of them. @param {number} number */
  choose(number) {
    const s = this.state;
    if (s.mode === "flow") s.box = number === s.box ? -1 : number;
    else if (s.mode === "map") s.focus = number === s.focus ? -1 : number;
    else if (number >= 0 && (s.from < 0 || s.to >= 0)) [s.from, s.to] = [number, -1];
    else if (number >= 0) s.to = number;
    this.hover = -1;
    this.light();
    this.tell();
    this.remember();
  }

  release() {
    const s = this.state;
    s.focus = s.from = s.to = s.box = -1;
    s.query = this.part("find").value = "";
    if (s.mode === "path") this.setMode("map");
    this.show();
  }

  /** Open the page of a node or the row of a box. @param {number} number */
  open(number) {
    const { url } = (this.state.mode === "flow" ? this.model.boxes : this.model.nodes)[number];
    const a = /** @type {HTMLAnchorElement} */ (make("a"));
    if (!url) return;
    // a click on a link, so that instant navigation sees it
    a.href = url;
    this.root.append(a);
    a.click();
    a.remove();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const [dx, dy] = ARROWS.get(e.key) ?? [0, 0], at = this.at();
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if ((dx || dy) && e.shiftKey) this.pan(dx * 60, dy * 60);
    else if (dx || dy) this.step(at, dx, dy);
    else if (e.key === "+" || e.key === "=") this.zoom(1.3);
    else if (e.key === "-") this.zoom(1 / 1.3);
    else if (e.key === "0") this.fit();
    else if (e.key === "Escape") this.release();
    else if (e.key === "Enter" && at >= 0) this.open(at);
    else return;
    e.preventDefault();
  }

  /** Walk along an edge; from nowhere, to the most central note. @param {number} at @param {number} dx @param {number} dy */
  step(at, dx, dy) {
    const { model, shown, painter } = this;
    const next = this.state.mode === "flow" ? this.flow?.beside(model, at, dx, dy)
      : at < 0 ? painter.order.find((n) => shown.nodes[n]) : towards(model, shown, at, dx, dy);
    if (next !== undefined && next >= 0) this.go(next);
  }

  /** Keep a node or box lit and in sight. @param {number} number */
  go(number) {
    if (number !== this.at()) this.choose(number);
    const { painter, camera, model } = this, { x, y } = (this.state.mode === "flow" ? model.boxes : model.nodes)[number];
    const [left, top] = painter.screen(camera, x, y);
    if (left < 60 || top < 40 || left > painter.width - 60 || top > painter.height - 60) [camera.x, camera.y] = [x, y];
    this.draw();
  }

  /** @param {HTMLElement} target */
  click(target) {
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-go], [data-box], [data-filter], [data-do]"));
    const { go, box, filter: kind, value, do: act } = button?.dataset ?? {}, s = this.state;
    if (go !== undefined) {
      if (s.mode === "flow") this.setMode("map");
      this.go(this.model.byId.get(go) ?? 0);
    } else if (box) this.go(+box);
    else if (kind && button) {
      const key = `${kind}:${value}`;
      s.off.delete(key) || s.off.add(key);
      button.setAttribute("aria-pressed", String(!s.off.has(key)));
      this.show();
    } else if (act === "in" || act === "out") this.zoom(act === "in" ? 1.4 : 1 / 1.4);
    else if (act === "fit") this.fit();
    else if (act === "release") this.release();
    else if (act === "more") this.list(this.pages + 1);
    else if (act === "full") document.fullscreenElement ? document.exitFullscreen() : this.root.requestFullscreen();
    else if (act === "path") {
      s.from = s.focus;
      this.setMode("path");
    }
  }

  /** A control changed. @param {HTMLInputElement} control */
  input({ name, value, dataset: { role } }) {
    const s = this.state;
    if (name === "cg-mode") return this.setMode(/** @type {State["mode"]} */ (value));
    if (role === "sort") return this.list(1);
    if (role === "find") s.query = value;
    else if (role === "depth") s.depth = +value;
    else if (role === "colour" || role === "size" || role === "tag" || role === "folder" || role === "relation") s[role] = value;
    else return;
    if (role === "colour") {
      for (const key of s.off) if (key.startsWith("group")) s.off.delete(key);
      this.group();
    }
    this.controls();
    this.show();
  }

  /** @param {State["mode"]} mode */
  async setMode(mode) {
    const s = this.state, turned = (mode === "flow") !== (s.mode === "flow") || (mode === "flow" && !this.flow);
    s.mode = mode;
    if (mode !== "path") s.from = s.to = -1;
    this.hover = -1;
    if (mode === "flow") this.flow ??= await import("./graph_flow.js");
    this.controls();
    this.show();
    if (turned) this.fit();
    if (turned && this.at() >= 0) this.go(this.at());
  }

  /** The controls as the state says. */
  controls() {
    const s = this.state;
    for (const role of /** @type {const} */ (["depth", "colour", "size", "tag", "folder", "relation"])) this.part(role).value = String(s[role]);
    if (this.part("find").value !== s.query) this.part("find").value = s.query;
    if (s.tag || s.folder || s.relation) this.all("details")[0].setAttribute("open", "");
    for (const radio of this.all('[name="cg-mode"]')) /** @type {HTMLInputElement} */ (radio).checked = /** @type {HTMLInputElement} */ (radio).value === s.mode;
    for (const button of this.all("[data-filter]")) button.setAttribute("aria-pressed", String(!s.off.has(`${button.dataset.filter}:${button.dataset.value}`)));
    this.painter.measure(s.size);
    this.part("depth-n").textContent = String(s.depth);
    this.part("depth").parentElement?.style.setProperty("--at", `calc(.31rem + (100% - .62rem) * ${(s.depth - 1) / 2})`);
  }

  /** Groups and their legend for the way nodes are coloured. */
  group() {
    const { model, painter, state } = this, holder = this.part("groups"), word = this.part("group-word");
    const { of, groups } = grouping(model, state.colour);
    painter.group = of;
    word.hidden = !groups.length;
    word.textContent = state.colour === "community" ? "around" : state.colour;
    holder.replaceChildren(...groups.slice(0, 16).map(({ group, name, size }) => {
      const button = make("button", "cg-toggle");
      Object.assign(button.dataset, { filter: "group", value: group });
      button.setAttribute("aria-pressed", String(!state.off.has("group:" + group)));
      button.append(dot(group), name + " ", make("span", "cg-num", String(size)));
      return button;
    }));
  }

  /** Filter again, then everything that follows from it. */
  show(first = false) {
    const { model, painter, state: s } = this;
    this.shown = filter(model, s, painter.group);
    painter.kept.key = "";
    this.found = s.query.trim() ? search(model, this.shown, s.query) : null;
    this.light();
    this.tell();
    if (!first || location.search) this.list(1);
    if (!first) this.remember();
  }

  /** What is lit now. */
  light() {
    const { state: s, shown, model, lit: was, hover, found, flow } = this, kept = this.at(), at = kept < 0 ? hover : kept;
    this.me = at;
    /** @type {number[]} */
    let path = [];
    /** @type {Map<number, number> | null} */
    let nodes = null;
    if (s.mode === "flow") {
      const from = at >= 0 ? [at] : (flow?.meant(model, s.query, s.focus) ?? []);
      if (flow && from.length) nodes = flow.trace(model, from);
    } else if (s.mode === "path" && s.from >= 0) {
      const end = s.to < 0 ? hover : s.to;
      path = end < 0 ? [] : way(shown, s.from, end);
      if (!path.length) path = [s.from];
      nodes = new Map(path.map((n) => [n, 0]));
    } else if (at >= 0 && shown.nodes[at]) nodes = reach(shown, at, s.depth);
    else if (found) nodes = new Map(found.map((n) => [n, 0]));
    this.lit = nodes && { nodes, path };
    this.fade = nodes && !was && !matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1;
    this.since = performance.now();
    this.draw();
  }

  /** What the list beside says. */
  tell() {
    const { state: s, model, shown, flow } = this, detail = this.part("detail"), kept = this.at(), at = kept < 0 ? this.hover : kept;
    /** @type {Node[]} */
    let parts = [];
    if (s.mode === "path") parts = aboutPath(model, s.from, s.to, s.to < 0 ? [] : way(shown, s.from, s.to));
    else if (s.mode === "flow") parts = flow?.about(model, at) ?? [];
    else if (at >= 0) parts = aboutNote(model, shown.nodes, at);
    detail.replaceChildren(...parts);
    detail.hidden = !parts.length;
    this.part("summary").hidden = !detail.hidden;
    // a passing pointer is not read out
    detail.setAttribute("aria-live", kept < 0 ? "off" : "polite");
  }

  /** The notes that are shown, so many pages of them. @param {number} pages */
  list(pages) {
    const { nodes } = this.model, holder = this.part("list"), by = this.part("sort")?.value;
    if (!holder) return;
    this.pages = pages;
    const order = (/** @type {number} */ a, /** @type {number} */ b) => (by === "by links" ? nodes[b].degree - nodes[a].degree : by === "by PageRank" ? nodes[b].rank - nodes[a].rank : 0);
    const all = nodes.filter((n) => this.shown.nodes[n.number] && n.kind !== 1).map((n) => n.number), found = [...(this.found ?? all)]
      .sort((a, b) => order(a, b) || nodes[a].title.localeCompare(nodes[b].title) || a - b);
    holder.replaceChildren(...found.slice(0, PAGE * pages).map((n) => row(this.model, n, this.painter.group[n])));
    const notes = nodes.filter((n) => !n.kind).length;
    this.part("list-title").textContent = found.length === notes ? "All notes" : found.length ? `${found.length} of ${notes}` : "Nothing found";
    for (const more of this.all('[data-do="more"]')) {
      more.hidden = found.length <= PAGE * pages;
      more.textContent = `${found.length - PAGE * pages} more`;
    }
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x, y) {
    const { camera, painter: { width, height } } = this, k = Math.min(6, Math.max(0.03, camera.k * factor)), gain = 1 / camera.k - 1 / k;
    camera.x += ((x ?? width / 2) - width / 2) * gain;
    camera.y += ((y ?? height / 2) - height / 2) * gain;
    camera.k = k;
    this.move();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.camera.x += dx / this.camera.k;
    this.camera.y += dy / this.camera.k;
    this.move();
  }

  fit() {
    const { painter } = this;
    this.camera = this.state.mode === "flow" ? (this.flow?.fit(painter) ?? this.camera) : painter.fit(painter.corners(this.shown), 1.3);
    this.touched = false;
    this.draw();
  }

  /** While the map moves, weak lines of a large one wait. */
  move() {
    this.touched = this.moving = true;
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => {
      this.moving = false;
      this.draw();
    }, 140);
    this.draw();
  }

  resize() {
    const { painter, canvas } = this;
    if (canvas.clientWidth === painter.width && canvas.clientHeight === painter.height) return;
    painter.resize();
    this.touched ? this.draw() : this.fit();
  }

  recolour() {
    this.painter.colours = palette(this.root);
    this.draw();
  }

  draw() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame((now) => {
      const { painter, camera, lit, me, moving } = this, ring = this.canvas.matches(":focus-visible");
      this.fade = this.fade < 1 ? Math.min(1, Math.max(0.05, (now - this.since) / FADE)) : 1;
      if (this.state.mode === "flow") this.flow?.draw(painter, camera, lit && lit.nodes, me, ring);
      else painter.map(camera, this.shown, lit, { fade: this.fade, moving, me, ring });
      if (this.fade < 1) this.draw();
    });
  }

  /** Put the state into the address, a moment later: browsers refuse too many changes. */
  remember() {
    clearTimeout(this.saving);
    this.saving = window.setTimeout(() => {
      const url = new URL(location.href);
      write(this.model, this.state, url.searchParams);
      history.replaceState(history.state, "", url);
    }, 150);
  }
}
