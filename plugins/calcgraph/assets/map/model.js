// @ts-check
/** The graph as the page knows it: pure functions, no document. */

import { switchedOff } from './state.js';
import { isRelation } from './ways.js';

/** @typedef {import("./types").GraphData} GraphData */
/** @typedef {import("./types").Model} Model */
/** @typedef {import("./types").Node} Node */
/** @typedef {import("./types").State} State */
/** @typedef {import("./types").Shown} Shown */
/** @typedef {import("./types").Edge} Edge */

/** Up to so many nodes the build has made room for every label. */
export const LABELLED = 200;
export const KINDS = ['note', 'ghost', 'tag', 'attachment'];

/** @param {GraphData} data @param {Model["course"]} [course] @returns {Model} */
export function read(data, course) {
  const { edges: flat, reasons, types, folders, tags, communities, central, hulls, flow } = data;
  const nodes = data.id.map((id, n) => ({
    number: n,
    id,
    title: data.title[n],
    label: data.label[n] ?? data.title[n],
    kind: data.kind[n] ?? 0,
    url: data.url[n],
    x: data.x[n],
    y: data.y[n],
    community: data.community[n],
    degree: data.degree[n],
    rank: data.rank[n],
    uses: data.uses[n] ?? 0,
    folder: data.folder[n],
    tags: data.tagged[n],
    others: data.others[n] ?? '',
    text: '',
    width: -1,
  }));
  const edges = [];
  for (let i = 0; i < flat.length; i += 3) {
    const type = flat[i + 2];
    edges.push({ a: flat[i], b: flat[i + 1], type, kind: types[type][1], reason: '', says: false });
  }
  for (const [number, reason] of Object.entries(reasons)) edges[+number].reason = reason;
  // what is drawn as one line says why as soon as one of its edges does
  for (const [number, edge] of edges.entries()) {
    edge.says = isRelation({ types }, edge) || (edge.kind === 'link' && !!edge.reason);
    for (let before = number - 1; edge.says && along(edges[before], edge); before--) edges[before].says = true;
  }
  const boxes = flow.boxes.map(([name, value, note, input, url, says, columns = {}], number) => ({
    number,
    id: `${nodes[note]?.id}#${name}`,
    name,
    value,
    note,
    input: !!input,
    url,
    says,
    columns: Object.entries(columns).flatMap(([column, notes]) => notes.map(one => `${nodes[one]?.id}#${column}`)),
  }));
  return {
    nodes,
    edges,
    types,
    folders,
    tags,
    communities,
    boxes,
    flows: flow.edges,
    hulls: hulls.map(([group, x, y, points]) => ({
      group,
      x,
      y,
      points,
      name: communities[group],
      number: central[group],
    })),
    byId: new Map(nodes.map(n => [n.id, n.number])),
    isSmall: nodes.length <= LABELLED,
    course,
  };
}

/** The groups of a way to colour: of each node its group, -1 for none; names and sizes.
 * @param {Model} model @param {string} colour */
export function grouping(model, colour) {
  const names = colour === 'folder' ? model.folders : colour === 'tag' ? model.tags : model.communities;
  const of = model.nodes.map(n =>
    !n.degree ? -1 : colour === 'folder' ? n.folder : colour === 'tag' ? (n.tags[0] ?? -1) : n.community,
  );
  const sizes = names.map(() => 0);
  for (const n of model.nodes) if (!n.kind && of[n.number] >= 0) sizes[of[n.number]] += 1;
  return {
    of,
    groups: names.map((name, group) => ({ group, name: name || '(top)', size: sizes[group] })).filter(g => g.size),
  };
}

/** What the filters leave. @param {Model} model @param {State} state @param {number[]} group @returns {Shown} */
export function filter(model, state, group) {
  const off = switchedOff(state),
    tag = model.tags.indexOf(state.tag),
    folder = model.folders.indexOf(state.folder === '/' ? '' : state.folder);
  const types = model.types.map(
    ([name, kind]) => !off.has('kind:' + kind) && (!state.relation || name === state.relation),
  );
  const nodes = model.nodes.map(
    n =>
      !(
        off.has('node:' + KINDS[n.kind]) ||
        (!n.degree && off.has('node:orphan')) ||
        off.has('group:' + group[n.number]) ||
        (state.tag && !n.tags.includes(tag)) ||
        (state.folder && n.folder !== folder)
      ),
  );
  /** @type {Edge[]} */
  const lines = [];
  for (const e of model.edges) {
    if (types[e.type] && nodes[e.a] && nodes[e.b] && !along(lines.at(-1), e)) lines.push(e);
  }
  const coloured = state.colour === 'community';
  const hulls = model.hulls.filter(h => (coloured ? !off.has('group:' + h.group) : model.isSmall));
  /** @type {Set<number>[] | undefined} */
  let near;
  return {
    nodes,
    types,
    lines,
    hulls,
    ribbons: model.isSmall && coloured && !model.course?.isLaid ? ribbons(model, lines) : [],
    get near() {
      return (near ??= neighbours(nodes.length, lines));
    },
  };
}

/** The computations between two territories, as many as there are. @param {Model} model @param {Edge[]} lines @returns {[number, number, number][]} */
function ribbons({ nodes }, lines) {
  /** @type {Map<string, [number, number, number]>} */
  const found = new Map();
  for (const { a, b, kind } of lines) {
    const [one, other] = [nodes[a].community, nodes[b].community].sort((x, y) => x - y),
      key = `${one} ${other}`;
    if (kind === 'uses' && one !== other) found.set(key, [one, other, (found.get(key)?.[2] ?? 0) + 1]);
  }
  return [...found.values()];
}

/** Whether an edge is drawn by the line before it. @param {Edge | undefined} line @param {Edge} edge */
const along = (line, { a, b, kind }) =>
  line?.kind === kind && (line.a === a ? line.b === b : line.a === b && line.b === a);

/** The neighbours of each node. @param {number} size @param {Edge[]} lines */
function neighbours(size, lines) {
  const near = Array.from({ length: size }, () => /** @type {Set<number>} */ (new Set()));
  for (const { a, b } of lines) {
    near[a].add(b);
    near[b].add(a);
  }
  return near;
}

/** Nodes at most `depth` edges away, with their distance. @param {Shown} shown @param {number} from @param {number} depth */
export function reach(shown, from, depth) {
  const found = new Map([[from, 0]]);
  for (const [node, distance] of found) {
    if (distance < depth) for (const other of shown.near[node]) if (!found.has(other)) found.set(other, distance + 1);
  }
  return found;
}

/** What a search looks at: title, id, other names, tags. @param {Model} model @param {Node} n */
export const words = ({ tags }, n) =>
  (n.text ||= [n.title, n.id, n.others, ...n.tags.map(t => '#' + tags[t])].join('\n').toLowerCase());

/** How well a name fits what is searched: the same, begins with it, has a word that begins with it, contains it, not at all.
 * @param {string} name @param {string} wanted both in lower case */
export function fit(name, wanted) {
  if (name === wanted) return 0;
  const at = name.indexOf(wanted);
  if (at < 1) return at < 0 ? 4 : 1;
  return new RegExp(`[^\\p{L}\\p{N}]`, 'u').test(name[at - 1]) ? 2 : 3;
}

/** The visible nodes whose title, name, id or tag contains a text, those that fit best first.
 * @param {Model} model @param {Shown} shown @param {string} text */
export function search(model, shown, text) {
  const wanted = text.trim().toLowerCase();
  const rank = (/** @type {Node} */ n) =>
    Math.min(
      fit(n.title.toLowerCase(), wanted),
      ...n.others
        .toLowerCase()
        .split('\n')
        .map(one => fit(one, wanted) + 0.5),
    );
  return model.nodes
    .filter(n => shown.nodes[n.number] && words(model, n).includes(wanted))
    .map(n => ({ n, rank: rank(n) }))
    .sort((a, b) => a.rank - b.rank || b.n.rank - a.n.rank)
    .map(({ n }) => n.number);
}

/** The boxes of the flow whose name or description contains a text, those that fit best first.
 * @param {Model} model @param {string} text */
export function quantities(model, text) {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  return model.boxes
    .map(box => ({ box, rank: Math.min(fit(box.name.toLowerCase(), wanted), 1 + fit(box.says.toLowerCase(), wanted)) }))
    .filter(one => one.rank < 4)
    .sort((a, b) => a.rank - b.rank || a.box.name.localeCompare(b.box.name))
    .map(one => one.box.number);
}

/** The neighbour that lies most in a direction. @param {Model} model @param {Shown} shown @param {number} from @param {number} dx @param {number} dy */
export function towards(model, shown, from, dx, dy) {
  let best = -1,
    most = 0.2;
  for (const other of shown.near[from]) {
    const x = model.nodes[other].x - model.nodes[from].x,
      y = model.nodes[other].y - model.nodes[from].y;
    const straight = (x * dx + y * dy) / (Math.hypot(x, y) || 1);
    if (straight > most) [most, best] = [straight, other];
  }
  return best;
}
