// @ts-check
/** What the reader has chosen, in the words of the controls and of the address. */

/** @typedef {import("./types").State} State */
/** @typedef {import("./types").Model} Model */

/** The state to begin with; the address holds what differs from it. Tags and files are hidden until a reader asks.
 * @type {State} */
const START = {
  mode: 'map',
  focus: '',
  from: '',
  to: '',
  way: '0',
  box: '',
  depth: '1',
  colour: 'community',
  size: 'PageRank',
  tag: '',
  folder: '',
  relation: '',
  find: '',
  off: 'node:attachment,node:tag',
};
const KEYS = /** @type {(keyof State)[]} */ (Object.keys(START));

/** Begin with another mode than the map. @param {string} mode */
export const beginWith = mode => (START.mode = mode);

/** The state an address asks for. @param {string} search @returns {State} */
export function restore(search) {
  const from = new URLSearchParams(search),
    state = { ...START };
  for (const key of KEYS) Object.assign(state, { [key]: from.get(key) ?? START[key] });
  // as addresses called it before
  if (state.mode === 'flow') state.mode = 'chain';
  return state;
}

/** An address with the state in it. @param {State} state @param {string} href */
export function write(state, href) {
  const url = new URL(href);
  for (const key of KEYS)
    state[key] === START[key] ? url.searchParams.delete(key) : url.searchParams.set(key, state[key]);
  return url.href;
}

/** The controls as the state says; what no control can say goes back to the start.
 * @param {State} state @param {(role: string) => HTMLInputElement} part @param {Iterable<Element>} modes */
export function show(state, part, modes) {
  for (const key of /** @type {const} */ (['depth', 'colour', 'size', 'tag', 'folder', 'relation', 'find'])) {
    const control = part(key);
    control.value = state[key];
    control.value = state[key] = control.value || START[key];
  }
  const radios = /** @type {HTMLInputElement[]} */ ([...modes]),
    chosen = radios.find(r => r.value === state.mode) ?? radios[0];
  chosen.checked = true;
  state.mode = /** @type {State["mode"]} */ (chosen.value);
}

/** What the legend switches off: `kind:uses`, `group:2`, `node:ghost`. @param {State} state */
export const switchedOff = state => new Set(state.off.split(','));

/** Whether a mode shows all notes, in whatever order. @param {string} mode */
export const isMap = mode => mode === 'map' || mode === 'course';

/** Switch an entry of the legend. @param {State} state @param {string} entry */
export function toggle(state, entry) {
  const off = switchedOff(state);
  off.delete(entry) || off.add(entry);
  off.delete('');
  state.off = [...off].sort().join();
}

/** The node of an id in the address, -1 for none. @param {Model} model @param {string} id */
export const numberOf = (model, id) => model.byId.get(id) ?? -1;
