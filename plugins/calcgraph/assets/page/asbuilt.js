// @ts-check
// Pages without values of their own: a scenario goes through them, and they say so.
import { inAddress, withScenario } from './address.js';
import { button, makeBar } from './bar.js';
import { put } from './dom.js';
import { itemsOf, load } from './kin.js';
/** @import {Model} from '../twins/types' */
/** @import {Recompute} from '../map/types' */

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
  const values = /** @type {HTMLElement | null} */ (root.querySelector('[data-as-built]:has([data-row])')),
    map = /** @type {HTMLElement & {recompute?: Recompute, view?: {renew(): void}} | null} */ (
      root.querySelector('cg-map')
    );
  /** @type {import('../map/types').Box[]} */
  let asked = [];
  let isAsked = false,
    told = '';
  const act = button('cg-bar__do', 'recompute with it', async () => {
    isAsked = act.disabled = true;
    said().setAttribute('role', 'status');
    tell('Recomputing …');
    // a file of its own: few readers ask for it
    const { rechain, recompute } = await import('./recompute.js');
    if (map) {
      map.recompute = async boxes => {
        asked = boxes;
        tell('Recomputing …');
        const { now, sum } = await rechain(boxes, parts().join(), signal);
        // a reader may look at another chain by now
        if (asked === boxes) tell(outcome(sum, 'Values outside this chain are from the last build.'));
        return now;
      };
      return map.view?.renew();
    }
    const sum = await recompute(values ?? root, parts().join(), signal, (at, of) =>
      tell(`Recomputing, note ${at + 1} of ${of} …`),
    );
    tell(outcome(sum));
  });
  const said = () => /** @type {HTMLElement} */ (bar.querySelector('.cg-bar__notice'));
  const tell = (/** @type {string} */ text) => put(said(), (told = text));
  /** Of the map only a chain is recomputed. */
  const turn = () => {
    const isChain = map?.dataset.mode === 'chain';
    act.hidden = !isChain;
    if (isAsked && told) put(said(), isChain ? told : (notice ?? ''));
  };
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
    act: values || map ? act : undefined,
  });
  const paint = () => show(itemsOf(new Map(), parts(), NOTHING, inputs), [], inputs, base);
  host.append(bar);
  addEventListener('popstate', again, { signal });
  paint();
  if (!map) return;
  const modes = new MutationObserver(turn);
  modes.observe(map, { attributeFilter: ['data-mode'] });
  signal.addEventListener('abort', () => modes.disconnect());
  turn();
}

/** @param {import('./recompute.js').Sum} sum */
const outcome = ({ moved, left }, rest = '') =>
  [
    `Recomputed with your scenario: ${moved} values changed.`,
    ...(left ? [`${left} are greyed out: they were not recomputed and are from the last build.`] : []),
    ...(rest ? [rest] : []),
  ].join(' ');
