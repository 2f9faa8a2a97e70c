// @ts-check
/** The map on one visit: what is chosen, and all that shows it. */

import { Painter, palette } from './draw.js';
import { listen } from './handles.js';
import { filter, grouping, quantities, reach, read, search, towards } from './model.js';
import { beginWith, isMap, numberOf, restore, show, write } from './state.js';
import { ways } from './ways.js';

/** @typedef {import("./types").Lit} Lit */

const FADE = 120;

/** Show the map, if its page is still open once all is loaded.
 * @param {HTMLElement} root @param {HTMLCanvasElement} canvas @param {import("./types").GraphData} data */
export async function open(root, canvas, data) {
  const course = data.course && (await import('./course.js')).readCourse(data.course);
  if (!root.isConnected) return;
  canvas.hidden = false;
  return new View(root, canvas, data, course);
}

export class View {
  /** @param {HTMLElement} root @param {HTMLCanvasElement} canvas @param {import("./types").GraphData} data
   * @param {import("./types").Model["course"]} course */
  constructor(root, canvas, data, course) {
    this.root = root;
    this.canvas = canvas;
    this.model = read(data, course);
    beginWith(course ? 'course' : 'map');
    this.state = restore(location.search);
    course?.painting.lay(this.model, this.state.mode !== 'map');
    // what was typed before this script was here
    this.state.find ||= this.part('find').value;
    this.painter = new Painter(canvas, this.model, palette(root));
    /** @type {import("./types").Shown} */
    this.shown;
    /** @type {import("./types").Camera} */
    this.camera = { x: 0, y: 0, k: 1 };
    /** @type {Lit | null} */
    this.lit = null;
    /** @type {number[] | null} what the search found */
    this.found = null;
    /** @type {(typeof import("./chart") & typeof import("./chain")) | null} */
    this.chain = null;
    /** @type {import("./types").Chart | null} the chain that is drawn */
    this.chart = null;
    /** @type {typeof import("./slide") | null} */
    this.slider = null;
    /** @type {string[] | null} first sentences of the notes */
    this.summaries = null;
    this.hover = -1;
    this.notice = '';
    this.fade = 1;
    this.pages = this.since = this.frame = this.resting = this.saving = 0;
    this.moving = this.touched = this.sliding = false;
    this.gone = new AbortController();
    this.sight = new ResizeObserver(() => this.resize());
    this.sight.observe(canvas);
    this.scheme = new MutationObserver(() => this.recolour());
    this.scheme.observe(document.body, { attributeFilter: ['data-md-color-scheme', 'data-md-color-primary'] });
    for (const media of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'])
      matchMedia(media).addEventListener('change', () => this.recolour(), { signal: this.gone.signal });
    listen(this, this.gone.signal);
    this.painter.resize();
    this.show(true);
    this.fit();
    if (this.state.mode === 'chain') this.setMode('chain');
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

  /** What is at a place: a node of the map, a box of the chain, -1. @param {number} x @param {number} y @param {number} slack */
  hit(x, y, slack) {
    if (this.state.mode !== 'chain') return this.painter.nodeAt(this.camera, this.shown, x, y, slack);
    return this.chain?.boxAt(this.painter, this.camera, this.chart, x, y) ?? -1;
  }

  /** @param {number} number */
  over(number) {
    if (number === this.hover) return;
    this.hover = number;
    this.canvas.classList.toggle('is-over', number >= 0);
    this.light();
    if (this.at() < 0) this.tell();
  }

  /** The node or box the reader keeps lit, -1 for none. */
  at() {
    const { mode, box, focus, from, to } = this.state;
    if (mode === 'chain') return this.model.boxes.findIndex(b => b.id === box);
    return numberOf(this.model, isMap(mode) ? focus : to || from);
  }

  /** What is lit: the node or box that is kept, or the one under the pointer. */
  me() {
    const kept = this.at();
    return kept < 0 ? this.hover : kept;
  }

  /** A click on a node or box, or beside all of them. @param {number} number */
  choose(number) {
    const s = this.state,
      id = (s.mode === 'chain' ? this.model.boxes : this.model.nodes)[number]?.id ?? '';
    if (s.mode === 'chain') {
      if (!id) return;
      s.box = id;
      this.follow();
    } else if (isMap(s.mode)) s.focus = id === s.focus ? '' : id;
    else if (id) [s.from, s.to, s.way] = s.from && !s.to ? [s.from, id, '0'] : [id, '', '0'];
    this.hover = -1;
    this.light();
    this.tell();
    this.remember();
  }

  release() {
    const s = this.state;
    s.focus = s.from = s.to = s.box = s.find = '';
    s.mode === 'path' || s.mode === 'chain' ? this.setMode(this.painter.course ? 'course' : 'map') : this.show();
  }

  /** Open the page of a node or the row of a box: a click on a link, so that all who listen to links see it. @param {number} number */
  open(number) {
    const { url } = (this.state.mode === 'chain' ? this.model.boxes : this.model.nodes)[number],
      a = document.createElement('a');
    if (!url) return;
    a.href = url;
    this.root.append(a);
    a.click();
    a.remove();
  }

  /** Walk along an edge; from nowhere, to the most central note or the first of the short path. @param {number} at @param {number} dx @param {number} dy */
  step(at, dx, dy) {
    const { model, shown, painter } = this;
    const next =
      this.state.mode === 'chain'
        ? this.chain?.beside(model, at, dx, dy)
        : at < 0
          ? [...(painter.course?.way ?? []), ...painter.order].find(n => shown.nodes[n])
          : towards(model, shown, at, dx, dy);
    if (next !== undefined && next >= 0) this.go(next);
  }

  /** Keep a node or box lit and in sight. @param {number} number */
  go(number) {
    if (number !== this.at()) this.choose(number);
    if (this.state.mode === 'chain') return;
    const { painter, camera, model } = this,
      { x, y } = model.nodes[number];
    const [left, top] = painter.screen(camera, x, y);
    if (left < 60 || top < 40 || left > painter.width - 60 || top > painter.height - 60) [camera.x, camera.y] = [x, y];
    this.draw();
  }

  /** Keep a note lit; of a chain, show that of its quantities which comes from most. @param {number} number */
  goNote(number) {
    if (this.state.mode !== 'chain') return this.go(number);
    const box = this.chain?.meant(this.model, '', number) ?? -1;
    if (box >= 0) return this.go(box);
    this.notice = `“${this.model.nodes[number].title}” has no quantity that other notes compute with.`;
    this.tell();
  }

  /** Show the chain of a quantity. @param {number} number */
  async goBox(number) {
    Object.assign(this.state, { box: this.model.boxes[number].id, find: '' });
    await this.setMode('chain');
  }

  /** What the search found first: a quantity where quantities are drawn or no note fits, else a note. */
  goFound() {
    const { found, model, state } = this,
      box = quantities(model, state.find)[0] ?? -1,
      note = found?.[0] ?? -1;
    if (box >= 0 && (state.mode === 'chain' || note < 0)) return this.goBox(box);
    if (note >= 0) this.goNote(note);
  }

  /** On a phone's map the territory that is touched comes near; whether there is one. @param {number} x @param {number} y */
  near(x, y) {
    const { painter, camera, shown, model } = this;
    if (!model.isSmall || !isMap(this.state.mode) || painter.width >= 600 || camera.k >= 0.6) return false;
    const hull = shown.hulls.find(({ points: [corner, , far] }) => {
      const [left, top] = painter.screen(camera, ...corner),
        [right, bottom] = painter.screen(camera, ...far);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    if (!hull) return false;
    const { x: across, y: down, k } = painter.fit(hull.points, 1.2);
    this.camera = { x: across, y: down, k: Math.max(k, 0.6) };
    this.touched = true;
    this.draw();
    return true;
  }

  /** The chain of the quantity that is chosen, or of the one that comes from most. */
  follow() {
    const at = this.at(),
      end = at >= 0 ? at : (this.chain?.richest(this.model) ?? -1);
    this.notice = '';
    this.chart = this.chain && end >= 0 ? this.chain.chartOf(this.model, end) : null;
    this.fit();
    void this.renew();
  }

  /** With a scenario, once it is asked for, what the drawn chain comes to. */
  async renew() {
    const { chart, model } = this,
      { recompute } = /** @type {HTMLElement & {recompute?: import("./types").Recompute}} */ (this.root);
    if (!chart || !recompute) return;
    // until it is known what a scenario makes of it, all of it is as built, and says so
    chart.now ??= new Map();
    const shown = [...chart.at.keys()],
      found = await recompute(shown.map(number => model.boxes[number]));
    // a reader may look at another chain by now
    if (this.chart !== chart || this.gone.signal.aborted) return;
    chart.now = new Map(shown.map((number, i) => [number, found[i]]));
    this.draw();
    this.tell();
  }

  /** @param {string} mode */
  async setMode(mode) {
    const s = this.state,
      laid = isMap(mode) && this.model.course?.painting.lay(this.model, mode === 'course'),
      turned = laid || mode === 'chain' || s.mode === 'chain';
    Object.assign(s, { mode });
    if (mode !== 'path') s.from = s.to = '';
    this.hover = -1;
    if (mode === 'chain') this.chain ??= { ...(await import('./chart.js')), ...(await import('./chain.js')) };
    this.show();
    // the frame has another shape
    this.painter.resize();
    if (mode === 'chain') {
      this.follow();
      this.tell();
    } else if (turned) this.fit();
    if (turned && this.at() >= 0) this.go(this.at());
  }

  /** Controls, groups, filters and everything that follows from the state. */
  show(first = false) {
    const { model, painter, state } = this;
    show(state, role => this.part(role), this.all('[name="cg-mode"]'));
    this.part('depth-n').textContent = state.depth;
    this.part('depth').parentElement?.style.setProperty('--depth', state.depth);
    if (state.tag || state.folder || state.relation) this.part('more').setAttribute('open', '');
    this.root.dataset.mode = state.mode;
    const { of, groups } = grouping(model, state.colour);
    painter.group = of;
    painter.isByTerritory = state.colour === 'community' && !painter.course;
    painter.measure(state.size);
    painter.kept.key = '';
    this.shown = filter(model, state, painter.group);
    this.found = state.find.trim() ? search(model, this.shown, state.find) : null;
    this.light();
    this.tell();
    // as built, legend and list say what a map says that nobody has touched
    if (!first || location.search || state.find) {
      import('./panel.js').then(({ legend }) => legend(this, groups));
      this.list(1);
    }
    if (!first) this.remember();
  }

  /** The notes that are shown, so many pages of them. @param {number} pages */
  async list(pages) {
    this.pages = pages;
    (await import('./list.js')).list(this, pages);
  }

  /** What is lit now. */
  light() {
    const { state: s, shown, model, lit: was, hover, found, chain } = this,
      kept = this.at(),
      at = this.me();
    /** @type {number[]} */
    let path = [];
    /** @type {Map<number, number> | null} */
    let nodes = null;
    if (s.mode === 'chain') {
      if (chain && hover >= 0) nodes = chain.trace(model, [hover]);
    } else if (s.mode === 'path' && kept >= 0) {
      const from = numberOf(model, s.from);
      const found = ways(model, shown, from, s.to ? kept : hover, s.to ? undefined : 1);
      path = found[Math.min(+s.way, found.length - 1)] ?? [from];
      nodes = new Map((s.to ? found.flat() : path).map(n => [n, path.includes(n) ? 0 : 1]));
      nodes.set(from, 0);
    } else if (at >= 0 && shown.nodes[at]) nodes = reach(shown, at, +s.depth);
    else if (found) nodes = new Map(found.map(n => [n, 0]));
    this.lit = nodes && { nodes, path };
    this.fade = nodes && !was && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
    this.since = performance.now();
    this.draw();
  }

  /** What the list beside says. */
  async tell() {
    const about = isMap(this.state.mode) && this.me() < 0 ? null : await import('./about.js');
    const detail = this.part('detail');
    detail.replaceChildren(...(about?.about(this) ?? []));
    detail.hidden = !detail.firstChild;
    this.part('summary').hidden = !detail.hidden;
    // a passing pointer is not read out
    detail.setAttribute('aria-live', this.at() < 0 ? 'off' : 'polite');
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x, y) {
    const {
        camera,
        painter: { width, height },
      } = this,
      k = Math.min(6, Math.max(0.03, camera.k * factor)),
      gain = 1 / camera.k - 1 / k;
    camera.x += ((x ?? width / 2) - width / 2) * gain;
    camera.y += ((y ?? height / 2) - height / 2) * gain;
    camera.k = k;
    this.move();
  }

  /** @param {number} dx @param {number} dy */
  async pan(dx, dy) {
    this.camera.x += dx / this.camera.k;
    this.camera.y += dy / this.camera.k;
    this.move(true);
    this.slider ??= await import('./slide.js');
  }

  fit() {
    const { painter } = this;
    this.camera =
      this.state.mode === 'chain'
        ? (this.chain?.fit(painter, this.chart) ?? this.camera)
        : painter.fit(painter.corners(this.shown), 1.3);
    this.touched = false;
    this.draw();
  }

  /** While the map moves, weak lines of a large one wait. @param {boolean} [sliding] */
  move(sliding) {
    this.touched = this.moving = true;
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => {
      this.moving = false;
      this.draw();
    }, 140);
    this.draw(sliding);
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
    // a printer does not wait for the next frame
    this.paint(performance.now());
  }

  /** Draw the map in the next frame; as it was but elsewhere when it slides. @param {boolean} [sliding] */
  draw(sliding) {
    cancelAnimationFrame(this.frame);
    if (!sliding) this.painter.sheet = null;
    this.sliding = !!sliding;
    this.frame = requestAnimationFrame(now => this.paint(now));
  }

  /** @param {number} now */
  paint(now) {
    const { painter, camera, shown, lit, moving } = this,
      me = this.me(),
      focused = this.canvas.matches(':focus-visible');
    this.fade = this.fade < 1 ? Math.min(1, Math.max(0.05, (now - this.since) / FADE)) : 1;
    const picture = { camera, shown, lit, me, moving, focused, fade: this.fade };
    this.state.mode === 'chain'
      ? this.chain?.draw(painter, picture, this.chart)
      : this.sliding && this.slider
        ? this.slider.slide(painter, picture)
        : painter.map(picture);
    if (this.fade < 1) this.draw();
  }

  /** Put the state into the address, a moment later: browsers refuse too many changes. */
  remember() {
    const { pathname } = location;
    clearTimeout(this.saving);
    this.saving = window.setTimeout(() => {
      // the theme changes the address before it changes the page
      if (location.pathname === pathname) history.replaceState(history.state, '', write(this.state, location.href));
    }, 150);
  }
}
