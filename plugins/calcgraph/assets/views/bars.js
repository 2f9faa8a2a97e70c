// @ts-check
// Bars that follow: by how many per cent a result moves for one per cent more of an input, and how much of its variance a distribution has.
import { firstOrder } from '../twins/drawing/indices.js';
import { all, put } from '../page/dom.js';
/** @import {Page} from '../twins/types' */

// of a relative change; the same as in the build
const NUDGE = 1e-4;
// below this there is nothing to show; the longest bar in per cent of the axis
const NOTHING = 5e-5,
  REACH = 48;

export const mount = () => (/** @type {Page} */ page) => {
  for (const chart of all(page.root, '[data-sens]'))
    page.attempt(chart, () => {
      draw(page, chart);
      share(page, chart);
    });
};

/** @param {Page} page @param {HTMLElement} chart */
function draw({ model, state, now }, chart) {
  const result = model.key(chart.dataset.sens);
  const found = new Map(
    all(chart, '[data-in]').map(e => {
      const key = model.key(e.dataset.in),
        x = Number(now(key));
      const [up, down] = [1 + NUDGE, 1 - NUDGE].map(by =>
        Number(model.under(new Map([...state, [key, x * by]]))(result)),
      );
      return [e.dataset.in ?? '', (up - down) / (NUDGE * (up + down))];
    }),
  );
  const top = Math.max(1e-9, ...[...found.values()].filter(Number.isFinite).map(Math.abs));
  for (const e of all(chart, '[data-in]')) {
    const power = found.get(e.dataset.in ?? '') ?? NaN,
      none = !(Math.abs(power) >= NOTHING && Number.isFinite(power)),
      long = (REACH * Math.abs(power)) / top;
    if (e.matches('.cg-sens__bar')) {
      e.classList.toggle('neg', power < 0 && !none);
      e.classList.toggle('zero', none);
      const [x, width, y, height] = none
        ? ['50%', '5px', '37%', '5']
        : [`${power < 0 ? 50 - long : 50}%`, `${long}%`, '22%', '56%'];
      for (const [name, value] of Object.entries({ x, width, y, height })) e.setAttribute(name, value);
    } else
      put(
        e.firstElementChild,
        !Number.isFinite(power)
          ? '–'
          : none
            ? 'nothing'
            : `${power < 0 ? '−' : '+'}${+Math.abs(power).toFixed(Math.abs(power) < 0.005 ? 4 : 2)} %`,
      );
  }
}

/** Shares of the variance. @param {Page} page @param {HTMLElement} chart */
function share({ model, state }, chart) {
  const parts = all(chart, '[data-share]'),
    column = parts.length ? model.draws(model.key(chart.dataset.sens), state) : undefined;
  for (const e of parts) {
    const places = column && model.draws(`${model.key(e.dataset.share)}~`, state),
      found = column && places && firstOrder(column, places);
    if (e.matches('.cg-sens__bar')) e.setAttribute('width', `${100 * Math.min(Math.max(found?.[0] ?? 0, 0), 1)}%`);
    else put(e.firstElementChild, found ? said(...found) : '–');
  }
}

/** With two standard errors; where these reach down to nothing, what it may be at most. @param {number} part @param {number} error */
const said = (part, error) =>
  part < 2 * error
    ? `at most ${Math.max(1, Math.ceil(100 * (Math.max(part, 0) + 2 * error)))} %`
    : `${Math.floor(100 * part + 0.5)} ± ${Math.ceil(200 * error)} %`;
