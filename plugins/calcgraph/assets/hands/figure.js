// @ts-check
// A figure: its axis is a slider, its lines, dot and large number follow. Places are shares of the frame, in per cent.
import { all, put } from '../page/dom.js';
import { make, on } from '../page/elements.js';
import { withUnit } from '../page/model.js';
import { axis, drawBreaks } from '../views/axes.js';
import { SAMPLES, drawLine, drawNumbers, findLines, refit, sample } from '../views/lines.js';
import { DRAWN, LET_GO, inTime } from '../twins/purse.js';
import { same } from '../twins/values.js';
import { keyed, scale } from './hold.js';
/** @import {Page} from '../twins/types' */
/** @import {Line} from '../views/lines.js' */
/** @import {Axis} from '../views/axes.js' */

const MOST_NAMED = 3;
// between two names, of the height; behind this, of the width, a value stands on its point's left
const GAP = 7.4,
  FAR_RIGHT = 78,
  FAR_LEFT = 15,
  HALVED = 40;

/** @typedef {{figure: HTMLElement, host: HTMLElement, x: Axis, y: Axis, built: Axis, swept: string, result: string, lines: Line[], hand: HTMLInputElement,
 *   by: ReturnType<typeof scale>, drawn: string, data: HTMLDetailsElement | null}} Figure */

/** @param {Page} page */
export function mount(page) {
  const figures = all(page.root, '.cg-fig').map(e => findFigure(page, e));
  for (const one of figures) listen(page, one);
  return (/** @type {Page} */ page) => {
    for (const one of figures)
      page.attempt(one.figure, () => {
        drawLines(page, one);
        drawCase(page, one);
        drawNumbers(page, one);
      });
  };
}

/** @param {Page} page @param {HTMLElement} figure @returns {Figure} */
function findFigure({ model }, figure) {
  const swept = model.key(figure.dataset.in);
  return {
    figure,
    host: figure,
    swept,
    x: axis(figure.dataset.ax),
    y: axis(figure.dataset.ay),
    built: axis(figure.dataset.ay),
    result: model.key(figure.dataset.out),
    lines: findLines(model, figure, figure),
    hand: /** @type {HTMLInputElement} */ (figure.querySelector('.cg-axis input')),
    by: scale(model, swept),
    drawn: '',
    data: figure.querySelector('.cg-numbers'),
  };
}

/** @param {Page} page @param {Figure} one */
function listen(page, one) {
  const { hand, x, by, swept, figure } = one,
    { signal } = page,
    out = figure.querySelector('.cg-fig__out');
  const take = (/** @type {boolean} */ done) => {
    // what is large is read out when a drag ends
    out?.setAttribute('aria-busy', String(!done));
    page.set(new Map([[swept, by.fit(x.of(+hand.value))]]), 'drag', done);
  };
  on(hand, 'input change', { signal }, event => take(event.type === 'change'));
  on(hand, 'keydown', { signal }, event => {
    const asked = keyed(event, by, Number(page.now(swept)));
    if (!asked || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    page.set(new Map([[swept, asked.value]]));
  });
  one.data?.addEventListener('toggle', () => drawNumbers(page, one), { signal });
  on(figure, 'click', { signal }, async ({ target }) => {
    const what = target.closest('[data-fig]')?.dataset.fig;
    if (what) (await import('../views/export.js')).take(page, one, what, target);
  });
  readOut(page, one);
}

/** The values of all lines under a pointer or finger, the nearest in bold. @param {Page} page @param {Figure} one */
function readOut(page, one) {
  const { figure, x, swept, lines } = one,
    plot = /** @type {HTMLElement | null} */ (figure.querySelector('.cg-fig__plot')),
    frame = /** @type {SVGElement | null} */ (plot?.querySelector('.cg-fig__in') ?? null);
  if (!plot || !frame) return;
  const out = plot.appendChild(make('output', 'cg-read')),
    rule = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  rule.setAttribute('class', 'read hide');
  frame.append(rule);
  const tell = (/** @type {number} */ t, /** @type {number} */ high) => {
    const v = one.by.fit(x.of(t)),
      found = lines
        .map(line => ({ line, ...sample(page, one, line, v) }))
        .map(({ line, state, read, value }) => ({
          far: Math.abs(share(one.y.at(Number(value))) - high),
          text: `${line.e.dataset.label ?? ''} ${withUnit(page.model.text(line.key, state, read), page.model.entry(line.key).u)}`,
        }))
        .sort((a, b) => (Number.isNaN(a.far) ? 1 : a.far - b.far || 0));
    out.replaceChildren(
      `${page.model.say(swept, v)}: `,
      ...found.slice(0, MOST_NAMED).flatMap(({ text }, i) => [i ? ', ' : '', make(i ? 'span' : 'b', '', text.trim())]),
    );
    for (const [name, at] of /** @type {const} */ ([
      ['x1', t],
      ['x2', t],
      ['y1', 0],
      ['y2', 1],
    ]))
      rule.setAttribute(name, `${100 * at}%`);
    rule.classList.remove('hide');
  };
  on(plot, 'pointermove pointerdown', { signal: page.signal }, event => {
    const box = frame.querySelector('.cg-fig__lines')?.getBoundingClientRect();
    if (!box?.width) return;
    const t = (event.clientX - box.left) / box.width;
    if (t < 0 || t > 1) return;
    page.model.allow(DRAWN);
    inTime(() => tell(t, (100 * (event.clientY - box.top)) / box.height));
    page.model.allow(LET_GO);
  });
  on(plot, 'pointerleave', { signal: page.signal }, () => {
    rule.classList.add('hide');
    put(out, '');
  });
}

/** What lies along the axis does not depend on where the hand is. @param {Page} page @param {Figure} one */
function drawLines(page, one) {
  const rest = new Map(page.state);
  rest.delete(one.swept);
  const key = JSON.stringify([page.done, ...[...rest].sort()]);
  if (key === one.drawn || (one.drawn === '' && page.done && !rest.size)) return;
  one.drawn = key;
  refit(page, one);
  const ends = one.lines.map(line => ({
    line,
    at: share(drawLine(page, one, line)),
    own: line.e.matches('.is-chosen'),
  }));
  nameEnds(one, ends, page);
  const limit = one.lines.find(({ e }) => e.matches('.is-limit'));
  if (limit) drawLimit(page, one, limit);
}

/** What is beyond a limit, and where along the axis its check changes. @param {Page} page @param {Figure} one @param {Line} limit */
function drawLimit(page, one, limit) {
  const { figure, x, y } = one,
    area = figure.querySelector('.beyond'),
    d = limit.e.getAttribute('d') ?? '',
    edge = area?.matches('.is-below') ? 1000 : 0,
    group = /** @type {HTMLElement | null} */ (figure.querySelector('[data-crossing]'));
  area?.setAttribute('d', d.split('M').length === 2 ? `${d}L1000 ${edge}L0 ${edge}Z` : '');
  const found = group && page.done ? crossingOf(page, one, page.model.key(group.dataset.crossing)) : undefined,
    height = found && Number(page.model.under(new Map(page.state).set(one.swept, found.at))(limit.key));
  group?.classList.toggle('hide', height === undefined || !Number.isFinite(height));
  if (!found || height === undefined || !group) return;
  const [dot, text] = group.children,
    [left, top] = [share(x.at(found.at)), share(y.at(height))],
    isFirst = left < FAR_LEFT;
  for (const [e, across, down] of /** @type {const} */ ([
    [dot, 'cx', 'cy'],
    [text, 'x', 'y'],
  ])) {
    e.setAttribute(across, `${left.toFixed(2)}%`);
    e.setAttribute(down, `${top.toFixed(2)}%`);
  }
  text.classList.toggle('is-first', isFirst);
  text.setAttribute('dx', isFirst ? '8' : '-8');
  put(text, `${found.isBelow ? 'up to' : 'from'} ${page.model.say(one.swept, found.at)}`);
}

/** The only place along the axis at which a check changes, on the side where it is true; the twin of `_crossing` in the build.
 * @param {Page} page @param {Figure} one @param {string} check */
export function crossingOf({ model, state }, { x, swept }, check) {
  const holds = (/** @type {number} */ v) => model.under(new Map(state).set(swept, v))(check) === 1,
    places = Array.from({ length: SAMPLES + 1 }, (_, i) => x.of(i / SAMPLES)),
    found = places.map(holds),
    turns = found.flatMap((is, i) => (i && is !== found[i - 1] ? [i - 1] : []));
  if (turns.length !== 1) return undefined;
  const [at] = turns,
    isBelow = found[at];
  let [inside, outside] = isBelow ? [places[at], places[at + 1]] : [places[at + 1], places[at]];
  for (let i = 0; i < HALVED; i += 1) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  const { lo, step } = model.entry(swept);
  if (step && lo !== undefined) {
    const count = (inside - lo) / step;
    inside = lo + step * (isBelow ? Math.floor(count + 1e-9) : Math.ceil(count - 1e-9));
    // as of `<`, which is false at the crossing
    if (!holds(inside)) inside += isBelow ? -step : step;
  }
  return { at: inside, isBelow };
}

/** In per cent, inside. @param {number} place */
const share = place => (Number.isFinite(place) ? Math.max(0, Math.min(100, place / 10)) : NaN);

/** The chosen line, the highest, the lowest, and the one the writer chose.
 * @param {Figure} one @param {{line: Line, at: number, own: boolean}[]} ends @param {Page} page */
function nameEnds(one, ends, { model }) {
  const slots = all(one.figure, '.cg-fig__end'),
    byRow = one.lines.some(({ e }) => e.dataset.line);
  const known = ends.filter(({ line, at }) => line.e.dataset.label && Number.isFinite(at)).sort((a, b) => a.at - b.at);
  const written = known.filter(({ line }) => isWritten(line, model));
  const wanted = byRow
    ? [...known.filter(({ own }) => own), ...written, known[0], known[known.length - 1]]
    : [...new Set([...known.filter(({ line }) => line.e.matches('.is-limit')), ...known])].slice(0, MOST_NAMED);
  const first = [...new Set(wanted.filter(Boolean))].slice(0, slots.length),
    named = known.filter(end => first.includes(end));
  const places = apart(named.map(({ at }) => at));
  slots.forEach((slot, i) => {
    const end = named[i],
      [lead, text] = slot.children;
    slot.classList.toggle('hide', !end);
    if (!end) return;
    const isOld = !end.own && byRow && written.includes(end);
    slot.classList.toggle('strong', end.own);
    lead.setAttribute('y1', `${end.at}%`);
    lead.setAttribute('y2', `${places[i]}%`);
    text.setAttribute('y', `${places[i]}%`);
    put(text, `${end.line.e.dataset.label}${isOld ? ', written' : ''}`);
  });
  for (const { line, own } of ends) line.e.classList.toggle('was', byRow && !own && isWritten(line, model));
}

/** @param {Line} line @param {import('../twins/types').Model} model */
const isWritten = ({ e }, model) =>
  [...model.parseCase(e.dataset.line)].every(([key, value]) => same(model.entry(key).v ?? NaN, value, 1e-9));

/** The twin of `apart` in the build. @param {number[]} heights */
function apart(heights) {
  /** @type {number[]} */
  const places = [];
  for (const height of heights) places.push(places.length ? Math.max(height, places[places.length - 1] + GAP) : height);
  let floor = 100;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    places[at] = Math.min(places[at], floor);
    floor = places[at] - GAP;
  }
  return places;
}

/** The page's case: thumb, dot, drop line and value. @param {Page} page @param {Figure} one */
function drawCase({ model, state, now, was }, { figure, x, y, swept, result, hand }) {
  const raw = [x.at(Number(now(swept))), y.at(Number(now(result)))],
    [at, height] = raw.map(share),
    isOut = raw.some(place => place < -1 || place > 1001),
    moved = !same(now(swept), was(swept)) || !same(now(result), was(result));
  const places = (/** @type {string} */ css, /** @type {Record<string, number>} */ to) => {
    const e = figure.querySelector(css);
    e?.classList.toggle('hide', Object.values(to).some(Number.isNaN));
    for (const [name, value] of Object.entries(to))
      if (!Number.isNaN(value)) e?.setAttribute(name, `${value.toFixed(2)}%`);
    return e;
  };
  figure.classList.toggle('is-moved', moved);
  // a hand on the slider is not corrected
  if (document.activeElement !== hand || Math.abs(+hand.value - at / 100) > 0.01) hand.value = String(at / 100);
  hand.setAttribute('aria-valuetext', model.say(swept, now(swept)));
  places('.fill', { x2: at });
  places('.drop', { x1: at, x2: at, y2: height });
  places('.dot', { cx: at, cy: height });
  const text = places('.value', { x: at, y: height }),
    left = at > FAR_RIGHT;
  text?.classList.toggle('is-left', left);
  text?.setAttribute('dx', left ? '-11' : '11');
  put(text, withUnit(model.text(result, state, now), model.entry(result).u) + (isOut ? ', outside' : ''));
  figure.querySelector('.dot')?.classList.toggle('is-outside', isOut);
  drawBreaks(figure.querySelector('.cg-fig__lines'), { x, y }, raw.some(Number.isNaN) ? [] : [raw]);
  const written = [x.at(Number(was(swept))), y.at(Number(was(result)))];
  places('.ghost', { cx: share(written[0]), cy: share(written[1]) });
  figure
    .querySelector('.ghost')
    ?.classList.toggle('hide', !moved || written.some(place => !(place >= -1 && place <= 1001)));
}
