// @ts-check
// Pages without values of their own: a scenario goes through them, and they say so.
import { inAddress, withScenario } from './address.js';
import { makeBar } from './bar.js';
import { itemsOf, load } from './kin.js';
/** @import {Model} from '../twins/types' */

// a page that computes nothing knows no entry
const NOTHING = /** @type {Model} */ (
  /** @type {unknown} */ ({ data: { note: '', names: {} }, entries: new Map(), entry: () => ({}) })
);

/** @param {HTMLElement} host @param {HTMLElement} root @param {AbortSignal} signal */
export async function mount(host, root, signal) {
  if (!inAddress(location.search)) return;
  const url = host.dataset.inputs,
    base = new URL(url ?? '', document.baseURI).href,
    notice = /** @type {HTMLElement | null} */ (root.querySelector('[data-as-built]'))?.dataset.asBuilt;
  const inputs = await load(url);
  if (signal.aborted) return;
  const parts = () =>
    inAddress(location.search)
      .slice(0, 2000)
      .split(',')
      .filter(part => part.indexOf(':') > 0);
  const { bar, show } = makeBar({
    remove(items) {
      const gone = new Set(items.flatMap(item => item.parts));
      const left = parts().filter(part => !gone.has(part));
      history.pushState(history.state, '', withScenario(location.href, left.join()));
      paint();
    },
    take() {},
    link: () => location.href,
    notice,
  });
  const paint = () => show(itemsOf(new Map(), parts(), NOTHING, inputs), [], inputs, base);
  host.append(bar);
  addEventListener('popstate', paint, { signal });
  paint();
}
