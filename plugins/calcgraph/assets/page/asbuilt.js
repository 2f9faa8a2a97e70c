// @ts-check
// Pages without values of their own: a scenario goes through them, and they say so.
import { inAddress, withScenario } from './address.js';
import { button, makeBar } from './bar.js';
import { put } from './dom.js';
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
  const values = /** @type {HTMLElement | null} */ (root.querySelector('[data-as-built]:has([data-row])'));
  let isAsked = false;
  const act = button('cg-bar__do', 'recompute with it', async () => {
    isAsked = act.disabled = true;
    const said = /** @type {HTMLElement} */ (bar.querySelector('.cg-bar__notice')),
      tell = (/** @type {string} */ text) => put(said, text);
    said.setAttribute('role', 'status');
    // a file of its own: few readers ask for it
    const { recompute } = await import('./recompute.js'),
      { moved, left } = await recompute(values ?? root, parts().join(), signal, (at, of) =>
        tell(`Recomputing, note ${at + 1} of ${of} …`),
      );
    tell(
      `Recomputed with your scenario: ${moved} values are others.${left ? ` ${left} are not computed here: what is pale is as built.` : ''}`,
    );
  });
  /** Another scenario is asked for anew. */
  const again = () => {
    if (isAsked) location.reload();
    else paint();
  };
  const { bar, show } = makeBar({
    remove(items) {
      const gone = new Set(items.flatMap(item => item.parts));
      const left = parts().filter(part => !gone.has(part));
      history.pushState(history.state, '', withScenario(location.href, left.join()));
      again();
    },
    take() {},
    link: () => location.href,
    notice,
    act: values ? act : undefined,
  });
  const paint = () => show(itemsOf(new Map(), parts(), NOTHING, inputs), [], inputs, base);
  host.append(bar);
  addEventListener('popstate', again, { signal });
  paint();
}
