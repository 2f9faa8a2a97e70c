// @ts-check
// A number in a sentence under a hand: dragged, stepped by keys, or typed.
import { all } from '../page/dom.js';
import { make, on } from '../page/elements.js';
import { formatNumber } from '../twins/format.js';
import { fromBase, toBase } from '../page/model.js';
import { same } from '../twins/values.js';
/** @import {Model, Page} from '../twins/types' */

// a hand that moves less has clicked; the whole range is this long, in pixels
const THRESHOLD = 4,
  REACH = 520;
// of a decade: what counts as the written value, and one step of a key
const SNAP = 0.01,
  DECADE_STEP = 0.05;
const PAGE = 6;
const FINE = 0.1;
// of a range that names no step, before it is rounded
const STEPS = 100;

/** The next value of a parameter, in base units, from a place between the ends of its range and back.
 * @param {Model} model @param {string} key */
export function scale(model, key) {
  const entry = model.entry(key),
    { lo = 0, hi = 1, log, step, v } = entry,
    first = typeof v === 'number' ? v : lo;
  const isWhole = !entry.u && [lo, hi, first].every(Number.isInteger) && hi - lo >= 8;
  const by = step ?? (isWhole ? Math.max(1, round((hi - lo) / STEPS)) : toStep(entry, lo, hi));
  const fit = (/** @type {number} */ value) => {
    const near = log
      ? Math.abs(Math.log10(value / first)) < SNAP
      : Math.abs(value - first) < Math.min(by / 2, (hi - lo) * 0.004);
    if (near) return first;
    const shown = +fromBase(entry, value).toPrecision(3);
    const kept = step
      ? lo + Math.round((value - lo) / step) * step
      : isWhole
        ? Math.round(value)
        : toBase(entry, shown);
    return Math.min(hi, Math.max(lo, kept));
  };
  return {
    lo,
    hi,
    first,
    fit,
    /** @param {number} from @param {number} share Of the whole range. */
    moved: (from, share) => fit(log ? from * (hi / lo) ** share : from + share * (hi - lo)),
    /** @param {number} from @param {number} count */
    stepped(from, count) {
      const next = fit(log && !step ? from * 10 ** (DECADE_STEP * count) : from + by * count);
      // a step of a whole number is at least one
      return isWhole && next === from ? Math.min(hi, Math.max(lo, from + Math.sign(count))) : next;
    },
  };
}

/** @param {import('../twins/types').Entry} entry @param {number} lo @param {number} hi */
const toStep = (entry, lo, hi) => {
  const shown = round((fromBase(entry, hi) - fromBase(entry, lo)) / STEPS);
  return shown * (entry.f ?? 1);
};

/** Up to 1, 2 or 5 times a power of ten. @param {number} x */
function round(x) {
  const size = 10 ** Math.floor(Math.log10(x));
  return size * ([1, 2, 5, 10].find(nice => nice * size >= x * 0.999) ?? 10);
}

/** What a key asks of a slider; undefined for a key that asks nothing.
 * @param {KeyboardEvent} event @param {ReturnType<typeof scale>} of @param {number} value */
export function keyed({ key }, of, value) {
  const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }[key];
  if (steps) return { value: of.stepped(value, steps) };
  if (key === 'Home' || key === 'End') return { value: key === 'Home' ? of.lo : of.hi };
  return key === 'Delete' || key === 'Backspace' ? { value: undefined } : undefined;
}

/** @param {Page} page */
export function mount(page) {
  const grips = all(page.root, '.cg-grip[role="slider"]').map(e => ({ e, key: page.model.key(e.dataset.q) }));
  const paint = ({ model, now } = page) => {
    for (const { e, key } of grips) {
      const value = now(key);
      e.setAttribute('aria-valuenow', formatNumber(fromBase(model.entry(key), Number(value))));
      e.setAttribute('aria-valuetext', model.say(key, value));
    }
  };
  for (const { e, key } of grips) {
    const of = scale(page.model, key),
      { lo, hi } = of,
      shown = (/** @type {number} */ value) => formatNumber(fromBase(page.model.entry(key), value));
    e.setAttribute('aria-valuemin', shown(lo));
    e.setAttribute('aria-valuemax', shown(hi));
    e.removeAttribute('aria-disabled');
    listen(page, e, key, of);
  }
  for (const e of all(page.root, '.cg-grip')) e.classList.add('is-ready');
  paint();
  return paint;
}

/** @param {Page} page @param {HTMLElement} e @param {string} key @param {ReturnType<typeof scale>} of */
function listen(page, e, key, of) {
  const { signal } = page,
    value = () => Number(page.now(key));
  const set = (/** @type {number | undefined} */ to, /** @type {'drag' | 'step'} */ kind = 'step', done = true) => {
    if (to === undefined || !same(to, value())) page.set(new Map([[key, to]]), kind, done);
    else if (done && kind === 'drag') page.set(new Map([[key, to]]), kind, done);
  };
  on(e, 'pointerdown', { signal }, event => {
    if (event.button || event.target instanceof HTMLInputElement) return;
    drag(e, event, value(), of, set, () => type(page, e, key));
  });
  on(e, 'dblclick', { signal }, () => {
    // the first of both clicks has opened the entry
    e.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    set(undefined);
  });
  on(e, 'keydown', { signal }, event => {
    if (event.target !== e || event.ctrlKey || event.metaKey || event.altKey) return;
    const asked = keyed(event, of, value());
    if (asked) set(asked.value);
    else if (event.key === 'Enter' || /^\d$/.test(event.key)) type(page, e, key, event.key.replace('Enter', ''));
    else return;
    event.preventDefault();
  });
}

/** @param {HTMLElement} e @param {PointerEvent} start @param {number} from @param {ReturnType<typeof scale>} of
 * @param {(to: number, kind: 'drag', done: boolean) => void} set @param {() => void} click */
function drag(e, start, from, of, set, click) {
  let isDrag = false,
    to = from;
  const end = new AbortController(),
    { signal } = end;
  e.setPointerCapture(start.pointerId);
  on(e, 'pointermove', { signal }, ({ clientX, shiftKey }) => {
    const way = (clientX - start.clientX) * (shiftKey ? FINE : 1);
    if (!isDrag && Math.abs(way) < THRESHOLD) return;
    isDrag = true;
    e.classList.add('is-drag');
    const next = of.moved(from, way / REACH);
    if (next !== to) set((to = next), 'drag', false);
  });
  on(e, 'pointerup pointercancel', { signal }, event => {
    end.abort();
    e.classList.remove('is-drag');
    if (isDrag) set(to, 'drag', true);
    else if (event.type === 'pointerup') click();
  });
}

/** An entry over the number, out of the flow. @param {Page} page @param {HTMLElement} e @param {string} key @param {string} [digit] */
function type(page, e, key, digit = '') {
  if (e.querySelector('input')) return;
  const { model } = page,
    input = make('input', 'cg-grip__entry'),
    why = make('span', 'cg-grip__why'),
    before = model.text(key, page.state, page.now);
  input.value = digit || before;
  input.autocomplete = 'off';
  input.inputMode = 'decimal';
  input.setAttribute('aria-label', e.getAttribute('aria-label') ?? '');
  why.setAttribute('role', 'alert');
  let isDone = false;
  const leave = (/** @type {boolean} */ isKept, isBack = true) => {
    if (isDone) return;
    const { value, problem = '' } = isKept && input.value !== before ? model.parseEntry(input.value, key) : {};
    input.setAttribute('aria-invalid', String(problem !== ''));
    why.textContent = problem;
    if (problem && isBack) return;
    isDone = true;
    input.remove();
    why.remove();
    if (value !== undefined) page.set(new Map([[key, value]]));
    if (isBack) e.focus();
  };
  input.addEventListener('keydown', event => {
    event.stopPropagation();
    if (event.key === 'Enter') leave(true);
    if (event.key === 'Escape') leave(false);
  });
  input.addEventListener('blur', () => leave(true, false));
  e.append(input, why);
  input.focus();
  if (!digit) input.select();
}
