// @ts-check
// A page come to life: state, controls, painting. Painting sets text, classes and attributes; nothing is built anew.
import { inAddress, withNames, withScenario } from './address.js';
import { button, dock, makeBar, toHeading } from './bar.js';
import { copyText } from './copy.js';
import { all, put, shareOf } from './dom.js';
import { make, on } from './elements.js';
import { explain, paintControl } from '../hands/controls.js';
import { NONE, casesIn, itemsOf, load, offersOf } from './kin.js';
import { DASH, makeModel, toBase, withUnit } from './model.js';
import { makeLate } from './late.js';
import { DRAWN, LET_GO, inTime } from '../twins/purse.js';
import { keyOf, readScenario, writeScenario } from './scenario.js';
import { makeValues, prepare, prepareCells, same } from '../twins/values.js';
import { keepOpen, makeVerdicts } from './verdicts.js';
/** @import {Model, Page, Values} from '../twins/types' */

/** What proves a page's values before anyone changes one. */
export const compute = { makeValues, prepare };

// what only some pages have
/** @typedef {(page: Page) => void} Painter */
/** @type {[string, () => Promise<{mount(page: Page): Painter | Painter[] | Promise<Painter[]>}>][]} */
const PARTS = [
  ['.cg-table', () => import('./table.js')],
  ['svg[data-x]', () => import('./plot.js')],
  ['.cg-fig', () => import('../hands/figure.js')],
  ['.cg-grip', () => import('../hands/hold.js')],
  ['.cg-claim, .cg-live', () => import('./card.js')],
  ['[data-sens]', () => import('../views/bars.js')],
  ['.cg-limit', () => import('../views/limits.js')],
  ['.cg-panel', () => import('../hands/panel.js')],
  ['[data-count]', () => import('../views/long.js')],
  ['svg[data-rows]', () => import('../views/series.js')],
  ['svg[data-dense]', () => import('../views/dense.js')],
  ['svg[data-bins]', () => import('../views/histogram.js')],
];

/** Loads the scripts of what is on a page, so that the first touch waits for none. @param {HTMLElement} root */
export const loadParts = root =>
  Promise.all(PARTS.filter(([selector]) => root.querySelector(selector)).map(([, load]) => load()));

/** Milliseconds of a frame after which the next painter waits for the next one. */
const FRAME = 2;

/** @param {Values} values @param {HTMLElement & {say(text: string): HTMLElement}} host @param {HTMLElement} root
 * @param {AbortSignal} signal @param {Awaited<ReturnType<typeof loadParts>>} parts
 * @param {string} path where the page is: the theme changes the address before it changes the page */
export async function mount(values, host, root, signal, parts, path) {
  const model = makeModel(values),
    empty = new Map(),
    was = model.under(empty);
  /** @type {string[]} */
  let carried = [];
  const { attempt, start, tell } = makeLate(host);
  /** @type {Page} */
  const page = { model, root, signal, state: empty, now: was, was, empty, done: true, set, inCase, attempt, link };
  /** @type {Painter[]} */
  const painters = [];
  /** Those that have not painted what is so now; who has waited longest is first. @type {Set<Painter>} */
  const waiting = new Set();
  model.allow(LET_GO);
  const paintPage = makePainter(root, model, was, empty);
  let drawn = 0,
    late = 0,
    isChanged = false;
  let inputs = NONE;
  const list = host.dataset.inputs,
    base = new URL(list ?? '', document.baseURI).href;
  const { bar, show } = makeBar({
    remove(items) {
      const gone = new Set(items.flatMap(item => item.parts));
      carried = carried.filter(part => !gone.has(part));
      set(new Map(items.flatMap(item => item.keys).map(key => [key, undefined])));
    },
    take: offers => set(new Map(offers.map(({ key, value }) => [key, value]))),
    link,
    patch: list ? async () => (await import('./patch.js')).patchFrom(list, scenario(), link()) : undefined,
  });
  host.append(bar);
  dock(bar, host, root, signal);
  /** All changes, each with its note. */
  const scenario = () => withNames(writeScenario(page.state, carried, model), model.data.names[model.data.note]);
  const showScenario = () => {
    const items = itemsOf(page.state, carried, model, inputs),
      offers = offersOf(items, page.state, model, inputs);
    show(items, offers, inputs, base);
    showElsewhere(root, model, offers);
  };
  /** The names of what comes from other notes are on a list of their own. */
  const name = async () => {
    if (inputs !== NONE || !isFar(page.state, carried, model)) return;
    inputs = await load(list);
    if (!signal.aborted) showScenario();
  };

  const paint = (done = true) => {
    const steps = done ? LET_GO : DRAWN;
    // what was found for no changes is found again by their map
    if (!page.state.size) page.state = empty;
    start((page.done = done));
    model.allow(steps);
    page.now = page.state.size ? model.under(page.state) : was;
    paintPage(page);
    showScenario();
    if (done && (isChanged ||= page.state.size > 0)) void import('./articles.js').then(({ agree }) => agree(root));
    // tables and plots once a frame, and not all in one where they take long
    for (const painter of painters) waiting.add(painter);
    const draw = () => {
      const until = performance.now() + FRAME;
      model.allow(steps);
      for (const painter of waiting) {
        if (signal.aborted) return;
        waiting.delete(painter);
        painter(page);
        if (performance.now() > until) break;
      }
      model.allow(LET_GO);
      if (waiting.size) drawn = requestAnimationFrame(draw);
      else tell();
    };
    cancelAnimationFrame(drawn);
    drawn = requestAnimationFrame(draw);
  };
  const read = () => {
    const found = readScenario(inAddress(location.search), model);
    carried = found.carried;
    page.state = found.state;
    paint();
    void name();
    return found.dropped;
  };
  /** @type {Page['inCase']} */
  function inCase(lines) {
    const changes = model.parseCase(lines),
      state = new Map([...page.state, ...changes]);
    return { state, read: changes.size ? model.under(state) : page.now };
  }
  /** @type {Page['set']} */
  function set(changes, kind = 'step', done = kind === 'step') {
    page.state = new Map(page.state);
    for (const [key, value] of changes) {
      const { v, r } = model.entry(key);
      if (value === undefined || (!r && same(value, v))) page.state.delete(key);
      else if (model.takes(key, value)) page.state.set(key, value);
    }
    paint(done);
    clearTimeout(late);
    // browsers refuse an address that changes with every pixel of a drag
    if (kind === 'drag') late = setTimeout(write, 150, 'drag');
    else write(kind);
    if (kind === 'step') flash(root);
  }
  /** The address, with what a drag has changed since it was written. */
  function link() {
    write('drag');
    return location.href;
  }
  /** @param {'drag' | 'step'} kind */
  function write(kind) {
    const href = withScenario(location.href, writeScenario(page.state, carried, model));
    if (href === location.href || signal.aborted || location.pathname !== path) return;
    // a choice is one step back, a drag only if it is the first change; the theme keeps the scroll position in the state
    if (kind === 'step' || !inAddress(location.search)) history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
  }

  const prepared = async () => {
    if (root.querySelector('.cg-own') || inAddress(location.search).includes('.')) await prepareCells();
  };
  await prepared();
  const dropped = read();
  if (dropped.length)
    void import('./refuse.js').then(({ refuse }) => refuse(dropped, model, bar, { button, make, toHeading, keyOf }));
  if (inAddress(location.search)) write('drag');

  on(window, 'popstate', { signal }, async () => {
    if (location.pathname !== path) return;
    await prepared();
    read();
  });
  listen(page);
  for (const part of parts) {
    const mounted = [await part.mount(page)].flat();
    painters.push(...mounted);
    model.allow(LET_GO);
    for (const painter of mounted) painter(page);
  }
  tell();
}

/** Whether anything of other notes is changed. @param {Page['state']} state @param {string[]} carried @param {Model} model */
const isFar = (state, carried, { data }) =>
  carried.length > 0 || [...state.keys()].some(key => key.split('#')[0] !== data.note);

/** “B200 elsewhere” at an input that stays as written: at its row, and above its word in a sentence.
 * @param {HTMLElement} root @param {Model} model @param {import('../twins/types').Offer[]} offers */
function showElsewhere(root, model, offers) {
  const there = new Map(offers.map(offer => [offer.key, offer.there]));
  for (const place of all(root, '.cg-row[data-row] .cg-row__val, .cg-grip[data-q]')) {
    const name = place.dataset.q ?? /** @type {HTMLElement | null} */ (place.closest('.cg-row'))?.dataset.row,
      text = there.get(model.key(name)),
      known = /** @type {HTMLElement | null} */ (place.querySelector('.cg-elsewhere'));
    if (!text) {
      known?.remove();
      continue;
    }
    put(known ?? place.appendChild(make('span', 'cg-elsewhere')), `${text} elsewhere`);
  }
}

/** What paints a page's values, rows and controls; they are looked up once.
 * @param {HTMLElement} root @param {Model} model @param {import('../twins/types').Read} was @param {import('../twins/types').State} empty
 * @returns {(page: Page) => void} */
function makePainter(root, model, was, empty) {
  const known = (/** @type {string} */ name) =>
    all(root, `[data-${name}]`)
      .map(e => /** @type {[HTMLElement, string]} */ ([e, model.key(e.dataset[name])]))
      .filter(([, key]) => model.entries.has(key));
  const says = known('say'),
    verdicts = makeVerdicts(root, model),
    rows = rowsIn(root, model),
    controls = known('p');
  const histograms = known('hist');
  const resets = known('reset'),
    sets = all(root, '[data-set]').map(e => /** @type {const} */ ([e, [...model.parseCase(e.dataset.set)]]));
  const cites = all(root, '[data-cite]').map(
    e => /** @type {const} */ ([e, (e.dataset.cite ?? '').split('\n').map(model.key), e.dataset.rows?.split('\n')]),
  );
  const cases = casesIn(root, model),
    values = known('q')
      .filter(([e]) => !e.matches('[data-cell], svg *'))
      .map(([e, key]) => {
        // what a claim says after `with` holds in every scenario
        const given = model.parseCase(e.dataset.with),
          before = given.size ? given : empty;
        return {
          e,
          key,
          given,
          around: e.closest('.cg-out, .cg-live, .cg-use, .cg-fig__out'),
          picks: cases.get(e) ?? [],
          built: inTime(() => model.text(key, before, given.size ? model.under(given) : was, shareOf(e))),
          written: e.textContent ?? '',
          spoken: e.getAttribute('aria-description') ?? '',
        };
      });
  return page => {
    const { state, now, attempt } = page,
      changed = new Map(state);
    for (const value of values) attempt(value.e, () => paintValue(value, page));
    for (const [e, key] of says) attempt(e, () => put(e, model.say(key, now(key))));
    for (const [e, keys] of rows) attempt(e, () => paintRow(e, keys, page));
    for (const [e, key] of histograms)
      attempt(e, () => e.firstElementChild?.setAttribute('d', outline(model.heights(key, page.state))));
    for (const [e, key] of controls) attempt(e, () => paintControl(/** @type {HTMLInputElement} */ (e), key, page));
    for (const [e, key] of resets) e.hidden = !changed.has(key);
    // a source is that of the row in hand, or of the number as written
    for (const [e, of, cited] of cites)
      attempt(e, () => {
        e.hidden = cited ? !cited.includes(of.map(now).join()) : of.some(key => changed.has(key));
      });
    verdicts(page);
    for (const [e, wanted] of sets)
      attempt(e, () => e.setAttribute('aria-pressed', String(wanted.every(([k, v]) => same(now(k), v, 1e-9)))));
  };
}

/** @param {{e: HTMLElement, key: string, given: import('../twins/types').State, around: Element | null, picks: string[],
 *   built: string | undefined, written: string, spoken: string}} value @param {Page} page */
function paintValue(
  { e, key, given, around, picks, built, written, spoken },
  { model, state: reader, now: read, was },
) {
  const isOwn = given.size > 0 && reader.size > 0,
    state = isOwn ? new Map([...reader, ...given]) : reader,
    now = isOwn ? model.under(state) : read;
  // as written nothing is computed that only the build has reported
  const isBuilt = (built === undefined || given.size > 0) && !reader.size,
    text = isBuilt ? '' : model.text(key, state, now, shareOf(e)),
    { c, u, rows } = model.entry(key);
  const moved = isBuilt ? false : built === undefined ? withUnit(text, e.dataset.u) !== written : text !== built;
  if (!e.matches('.cg-claim')) {
    // in a panel there is room to say why there is none
    const why = !isBuilt && text === DASH && around?.matches('.cg-out') ? model.why(key, state) : '';
    const shown = isBuilt ? written : why ? `${DASH} ${why}` : withUnit(text, e.dataset.u);
    if (e.matches('.cg-live')) e.dataset.was ??= written;
    put(e, shown);
    around?.classList.toggle('is-changed', moved);
    return;
  }
  // the written number stays; a value of the reader's stands above it
  const out = /** @type {HTMLElement | null} */ (e.querySelector('.cg-claim__now')),
    times = e.querySelector('.cg-claim__text')?.textContent?.endsWith('×') ? '×' : '';
  if (!out) return;
  // a sentence that names its case in words does not become false: the number says of which case it is
  const named = given.size ? undefined : picks.find(pick => now(pick) !== was(pick)),
    row = named ? ` · ${model.say(named, now(named))}` : '',
    value = rows ? model.say(key, now(key)) : withUnit(text, u) + times,
    said = c ? (now(key) === undefined ? 'not computed' : now(key) ? 'now true' : 'no longer true') : value;
  e.classList.toggle('is-changed', moved);
  put(out, moved ? `→ ${said}${row}` : '');
  out.dataset.copy = moved && !c ? said : '';
  e.setAttribute('aria-description', moved ? `${spoken} as written; in your scenario ${said}${row}` : spoken);
}

/** Bars beside each other as one path, as rows.html draws them. @param {number[]} heights */
const outline = heights => 'M0 9' + heights.map((height, i) => `V${9 - height}H${i + 1}`).join('') + 'V9Z';

/** Rows with the keys of their values: of a vector those of its components. @param {HTMLElement} root @param {Model} model */
const rowsIn = (root, model) =>
  all(root, '[data-row]')
    .map(e => /** @type {const} */ ([e, (e.dataset.parts ?? e.dataset.row ?? '').split('\n').map(model.key)]))
    .filter(([, keys]) => keys.every(key => model.entries.has(key)));

/** @param {HTMLElement} row @param {string[]} keys @param {Page} page */
function paintRow(row, keys, { model, state, empty, now, was, done }) {
  const [key] = keys,
    moved = keys.some(key => state.has(key) || !same(now(key), was(key))),
    old = /** @type {HTMLElement | null} */ (row.querySelector('.cg-row__was')),
    written = () => keys.map(key => model.text(key, empty, was)).join(', ');
  row.classList.remove('is-flash');
  row.classList.toggle('is-changed', moved);
  if (old) old.hidden = !moved;
  const value = row.querySelector('.cg-row__val [data-q]');
  if (done && !row.matches('.is-check, .is-failed') && value)
    keepOpen(row, state.size > 0 && keys.some(key => model.text(key, state, now) === DASH));
  put(old, !moved ? '' : model.entry(key).rows ? model.say(key) : keys.length > 1 ? `(${written()})` : written());
}

/** @param {Page} page */
function listen(page) {
  const { model, root, signal } = page;
  const changed = (/** @type {{type: string, target: HTMLInputElement}} */ { type, target: e }) => {
    const key = model.settable(model.key(e.dataset.p), page.now),
      done = type === 'change';
    if (!e.matches(':is(input, select)[data-p]')) return;
    if (e.type === 'range') {
      // results are read out when a drag ends
      for (const out of all(root, '.cg-panel__results')) out.setAttribute('aria-busy', String(!done));
      const entry = model.entry(key),
        { lo = 0, hi = 0, step, log } = entry,
        x = log ? 10 ** +e.value : +e.value;
      const value = step ? lo + Math.round((toBase(entry, x) - lo) / step) * step : toBase(entry, +x.toPrecision(3));
      page.set(new Map([[key, Math.min(hi, Math.max(lo, value))]]), 'drag', done);
      if (done) flash(root);
    } else if (e.matches('.cg-entry')) {
      const { value, problem = '' } = model.parseEntry(e.value, key);
      if (value !== undefined) page.set(new Map([[key, value]]), 'drag', done);
      if (done || !problem) explain(e, problem);
    } else if (done) page.set(new Map([[key, model.entry(key).rows ? e.value : +e.value]]));
  };
  on(root, 'input change', { signal }, changed);
  // an entry left in good order is written as all others are
  on(root, 'focusout', { signal }, ({ target }) => {
    if (target.matches('.cg-entry:not([aria-invalid="true"])'))
      setTimeout(() => paintControl(target, model.key(target.dataset.p), page));
  });
  on(root, 'click', { signal }, ({ target }) => {
    const preset = target.closest('[data-set]'),
      reset = target.closest('[data-reset]'),
      button = target.closest('[data-do]');
    if (preset) page.set(model.parseCase(preset.dataset.set));
    if (reset) putBack(reset, page);
    if (button) ACTS[button.dataset.do]?.(button, button.closest('.cg-sheet, .cg-problem') ?? root);
  });
}

/** Takes the author's value again; the button goes, and its control has the focus. @param {HTMLElement} reset @param {Page} page */
function putBack(reset, { model, set }) {
  set(new Map([[model.key(reset.dataset.reset), undefined]]));
  /** @type {HTMLElement | null | undefined} */ (
    reset.closest('.cg-row')?.querySelector('input:is([type=range], :checked, .cg-entry), select')
  )?.focus({ preventScroll: true });
}

/** @type {Record<string, (button: HTMLElement, block: Element) => void>} */
const ACTS = {
  steps(button, sheet) {
    const steps = /** @type {HTMLDetailsElement[]} */ (all(sheet, '.cg-steps details')),
      open = steps.some(d => !d.open);
    for (const d of steps) d.open = open;
    button.setAttribute('aria-pressed', String(open));
  },
  source(button, sheet) {
    const on = sheet.getAttribute('data-show') !== 'source';
    sheet.setAttribute('data-show', on ? 'source' : '');
    button.setAttribute('aria-pressed', String(on));
  },
  'copy-source': (button, sheet) => void copyText(sheet.querySelector('.cg-source')?.textContent ?? '', button),
  'copy-fix': button => void copyText(button.parentElement?.querySelector('code')?.textContent ?? '', button),
};

/** One flash of what changed, when a choice is made. @param {HTMLElement} root */
const flash = root =>
  requestAnimationFrame(() => all(root, '.cg-row.is-changed').forEach(row => row.classList.add('is-flash')));
