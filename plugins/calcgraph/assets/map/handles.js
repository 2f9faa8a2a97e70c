// @ts-check
/** What a hand does to the map: pointers, wheel, keys, controls. */

import { switchedOff, toggle } from './state.js';

/** @typedef {import("./view").View} View */
/** @typedef {(at: EventTarget, what: string, act: (e: any) => void) => void} On */

const ARROWS = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowDown', [0, 1]],
  ['ArrowUp', [0, -1]],
]);
/** Pixels a finger or a mouse may err, and those a press may move before it is a drag. */
const TOUCH = 18,
  MOUSE = 8,
  STILL = 5;

/** @param {View} view @param {AbortSignal} signal */
export function listen(view, signal) {
  const { canvas, root } = view;
  /** @type {On} */
  const on = (at, what, act) => {
    for (const name of what.split(' ')) at.addEventListener(name, act, { signal, passive: false });
  };
  pointers(view, on);
  on(canvas, 'wheel', e => {
    e.preventDefault();
    const turn = Math.max(-60, Math.min(60, e.deltaY * (e.deltaMode ? 16 : 1)));
    view.zoom(Math.exp(-turn * (e.ctrlKey ? 0.012 : 0.004)), e.offsetX, e.offsetY);
  });
  on(canvas, 'dblclick', e => {
    const hit = view.hit(e.offsetX, e.offsetY, MOUSE);
    hit < 0 ? view.zoom(1.8, e.offsetX, e.offsetY) : view.open(hit);
  });
  on(canvas, 'keydown', e => key(view, e) && e.preventDefault());
  on(canvas, 'focus blur', () => view.draw());
  // what had the focus may be gone; it stays with the map
  const refocus = (/** @type {Element | null} */ e) => {
    if (e && !e.checkVisibility()) canvas.focus({ preventScroll: true });
  };
  on(root, 'click', e => {
    const button = e.target.closest('[data-go], [data-box], [data-filter], [data-do]');
    if (button?.href) {
      // the lists are links to notes; with the map beside them they lead to it, unless another tab or window is asked for
      if (e.ctrlKey || e.metaKey || e.shiftKey) return;
      e.preventDefault();
      e.stopPropagation();
    }
    if (button) click(view, button);
    refocus(button);
  });
  on(root, 'input change', e => input(view, e.target));
  on(root, 'keydown', e => {
    if (e.key === 'Escape' && e.target !== canvas) {
      if (!shut(e.target)) view.release();
      // what was found is taken away
      if (e.target.closest('aside')) canvas.focus({ preventScroll: true });
      else refocus(e.target);
    }
    if (e.key === 'Enter' && e.target === view.part('find')) view.goFound();
  });
  on(root, 'fullscreenchange', () =>
    view.all('[data-do="full"]')[0].setAttribute('aria-pressed', String(!!document.fullscreenElement)),
  );
}

/** Shuts the filters if the focus is among them; whether it was. @param {Element} at */
function shut(at) {
  const more = /** @type {HTMLDetailsElement | null} */ (at.closest('.cg-map__more[open]'));
  if (more) more.open = false;
  more?.querySelector('summary')?.focus({ preventScroll: true });
  return !!more;
}

/** Drag with one pointer, pinch with two; hover and tap. @param {View} view @param {On} on */
function pointers(view, on) {
  const { canvas } = view;
  /** @type {Map<number, [number, number]>} */
  const down = new Map();
  let far = 0;
  const hand = () => {
    const [[x, y], other] = [...down.values()],
      [a, b] = other ?? [x, y];
    return { x: (x + a) / 2, y: (y + b) / 2, apart: Math.hypot(x - a, y - b) };
  };
  on(canvas, 'pointerdown', e => {
    if (e.button) return;
    canvas.setPointerCapture(e.pointerId);
    down.set(e.pointerId, [e.offsetX, e.offsetY]);
    far = down.size > 1 ? STILL : 0;
  });
  on(canvas, 'pointermove', e => {
    const { offsetX: x, offsetY: y } = e,
      last = down.get(e.pointerId);
    if (!last) return e.pointerType === 'touch' || view.over(view.hit(x, y, MOUSE));
    // one finger moves the page; the map is moved by two
    if (e.pointerType === 'touch' && down.size < 2 && !document.fullscreenElement) {
      far += Math.hypot(x - last[0], y - last[1]);
      down.set(e.pointerId, [x, y]);
      return;
    }
    const before = hand();
    down.set(e.pointerId, [x, y]);
    const now = hand();
    far += Math.hypot(x - last[0], y - last[1]);
    if (far < STILL) return;
    if (before.apart) view.zoom(now.apart / before.apart, now.x, now.y);
    view.pan(before.x - now.x, before.y - now.y);
  });
  on(canvas, 'pointerup', e => {
    if (!down.delete(e.pointerId) || far >= STILL) return;
    const touched = e.pointerType === 'touch';
    if (touched && view.near(e.offsetX, e.offsetY)) return;
    view.choose(view.hit(e.offsetX, e.offsetY, touched ? TOUCH : MOUSE));
  });
  on(canvas, 'touchstart touchmove', e => e.touches.length > 1 && e.cancelable && e.preventDefault());
  on(canvas, 'pointercancel', e => down.delete(e.pointerId));
  on(canvas, 'pointerleave', () => view.over(-1));
}

/** Whether a key on the map meant something. @param {View} view @param {KeyboardEvent} e */
function key(view, e) {
  const [dx, dy] = ARROWS.get(e.key) ?? [0, 0],
    at = view.at();
  if (e.altKey || e.ctrlKey || e.metaKey) return false;
  if ((dx || dy) && e.shiftKey) view.pan(dx * 60, dy * 60);
  else if (dx || dy) view.step(at, dx, dy);
  else if (e.key === '+' || e.key === '=') view.zoom(1.3);
  else if (e.key === '-') view.zoom(1 / 1.3);
  else if (e.key === '0') view.fit();
  else if (e.key === 'Escape') view.release();
  else if (e.key === 'Enter' && at >= 0) view.open(at);
  else return false;
  return true;
}

/** A button of the page. @param {View} view @param {HTMLElement} button */
function click(view, button) {
  const { go, box, filter, value, do: act } = button.dataset,
    { state } = view;
  if (go !== undefined) view.goNote(view.model.byId.get(go) ?? 0);
  else if (box) view.goBox(+box);
  else if (filter) {
    toggle(state, `${filter}:${value}`);
    view.show();
  } else if (act === 'in' || act === 'out') view.zoom(act === 'in' ? 1.4 : 1 / 1.4);
  else if (act === 'fit') view.fit();
  else if (act === 'release') view.release();
  else if (act === 'more') view.list(view.pages + 1);
  else if (act === 'full') document.fullscreenElement ? document.exitFullscreen() : view.root.requestFullscreen();
  else if (act === 'way') {
    state.way = button.dataset.way ?? '0';
    view.light();
    view.tell();
    view.remember();
  } else if (act === 'path') {
    state.from = state.focus;
    view.setMode('path');
  }
}

/** A control changed. @param {View} view @param {HTMLInputElement} control */
function input(view, { name, value, dataset: { role } }) {
  const { state } = view;
  if (name === 'cg-mode') return view.setMode(value);
  if (role === 'sort') return view.list(1);
  // a field that is left says its text again: what is drawn anew then would lose the click that left it
  if (!role || !(role in state) || state[/** @type {keyof typeof state} */ (role)] === value) return;
  Object.assign(state, { [role]: value });
  // groups have other numbers now
  if (role === 'colour') state.off = [...switchedOff(state)].filter(entry => !entry.startsWith('group')).join();
  view.show();
}
