// @ts-check
/** Ways from one note to another: cheap where something is computed, dear over pages that only list links.
 * The same as in the build, `graph/ways.py`. */

/** @typedef {import("./types").Model} Model */
/** @typedef {import("./types").Shown} Shown */
/** @typedef {{ uses: boolean, back: boolean, cost: number }} Step */
/** @typedef {{ near: Map<number, Step>[], toll: number[] }} Net */

/** What a step costs by the kind of its edge; every other kind is a relation with a name. */
const COSTS = new Map(Object.entries({ uses: 1, claims: 3, link: 4, embed: 4, sequence: 4, tag: 4 }));
const RELATION = 2,
  LINK = 4;
const CROWDED = 20,
  INDEX = 100,
  LISTS = 12,
  TURN = 3,
  FURTHER = 4;
/** Directions of the last step: 0 along no computation, 1 from what is read to its reader, 2 back. */
const WAYS = 3;

/** @param {Pick<Model, "types">} model @param {{ type: number }} edge */
export const costOf = ({ types }, { type }) => COSTS.get(types[type][0]) ?? RELATION;
/** Whether an edge is a relation with a name, as `builds-on`. @param {Pick<Model, "types">} model @param {{ type: number }} edge */
export const isRelation = (model, edge) => costOf(model, edge) === RELATION;

/** What is shown as a net of steps. @param {Model} model @param {Shown} shown @returns {Net} */
function netOf(model, shown) {
  const near = model.nodes.map(() => /** @type {Map<number, Step>} */ (new Map())),
    plain = model.nodes.map(() => 0),
    telling = new Set();
  for (const { a, b, kind, type } of model.edges) {
    if (model.types[type][0] === 'link') plain[a] += 1;
    else if (costOf(model, { type }) < LINK) telling.add(a);
    if (!shown.types[type] || !shown.nodes[a] || !shown.nodes[b] || a === b) continue;
    const cost = costOf(model, { type });
    for (const back of [false, true]) {
      const [here, there] = back ? [b, a] : [a, b],
        known = near[here].get(there);
      if (!known || cost < known.cost || (cost === known.cost && known.back && !back))
        near[here].set(there, { uses: kind === 'uses', back, cost });
    }
  }
  const toll = model.nodes.map(n => {
    const lists = (plain[n.number] >= LISTS && !telling.has(n.number)) || /(^|\/)(index|README)\.md$/.test(n.id);
    return lists || n.kind ? INDEX : +(n.degree > CROWDED);
  });
  return { near, toll };
}

/** Up to three ways between two nodes as steps, the cheapest first; no two pass through the same note.
 * @param {Model} model @param {Shown} shown @param {number} from @param {number} to @param {number} [most] */
export function ways(model, shown, from, to, most = 3) {
  /** @type {number[][]} */
  const found = [];
  if (from === to || from < 0 || to < 0) return found;
  const net = netOf(model, shown),
    gone = new Set();
  let limit = Infinity;
  while (found.length < most) {
    const { cost, path } = cheapest(net, from, to, gone);
    if (!path.length || cost > limit) break;
    limit = Math.min(limit, cost + FURTHER);
    found.push(path);
    path.slice(1, -1).forEach(n => gone.add(n));
    if (path.length === 2) net.near[from].delete(to);
  }
  return found;
}

/** Dijkstra over nodes and the direction of the last computation; ties go to the lower numbers.
 * @param {Net} net @param {number} from @param {number} to @param {Set<number>} closed */
function cheapest({ near, toll }, from, to, closed) {
  const best = new Map([[from * WAYS, 0]]),
    came = new Map(),
    /** @type {number[][]} */
    todo = [[from * WAYS]];
  // costs are small whole numbers: a list of what is left for each is a queue
  for (let cost = 0; cost < todo.length; cost++) {
    const left = (todo[cost] ??= []);
    while (left.length) {
      const at = take(left),
        here = Math.floor(at / WAYS),
        way = at % WAYS;
      if (best.get(at) !== cost) continue;
      if (here === to) return { cost, path: back(at, came) };
      best.set(at, -1);
      const paid = cost + (here === from ? 0 : toll[here]);
      for (const [there, step] of near[here]) {
        if (closed.has(there)) continue;
        const turned = !step.uses ? 0 : step.back ? 1 : 2,
          total = paid + step.cost + (way && turned && way !== turned ? TURN : 0),
          next = there * WAYS + turned;
        if (total >= (best.get(next) ?? Infinity)) continue;
        best.set(next, total);
        came.set(next, at);
        (todo[total] ??= []).push(next);
      }
    }
  }
  return { cost: 0, path: [] };
}

/** The lowest of some numbers, taken out. @param {number[]} left */
function take(left) {
  let low = 0;
  for (let i = 1; i < left.length; i++) if (left[i] < left[low]) low = i;
  return left.splice(low, 1)[0];
}

/** @param {number} at @param {Map<number, number>} came */
function back(at, came) {
  const path = [Math.floor(at / WAYS)];
  for (let next = came.get(at); next !== undefined; next = came.get(next)) path.unshift(Math.floor(next / WAYS));
  return path;
}
