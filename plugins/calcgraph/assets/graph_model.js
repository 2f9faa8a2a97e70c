// @ts-check
/** The graph as the page knows it: pure functions, no document. */

/** @typedef {import("./graph_types").GraphData} GraphData */
/** @typedef {import("./graph_types").Model} Model */
/** @typedef {import("./graph_types").Node} Node */
/** @typedef {import("./graph_types").State} State */
/** @typedef {import("./graph_types").Shown} Shown */
/** @typedef {import("./graph_types").Line} Line */

export const COLOURS = 5;
/** Up to so many nodes the build has made room for every label. */
export const LABELLED = 200;
export const LEADING = 13.5;
/** Distances of quantities in the flow. */
const ACROSS = 236, DOWN = 50;
const KINDS = ["note", "ghost", "tag", "attachment"];
/** Hidden until a reader asks for it. */
const OFF = ["node:attachment", "node:tag"];

/** @param {GraphData} data @returns {Model} */
export function read(data) {
  const nodes = data.nodes.map((n, number) => ({
    number, id: n[0], label: n[1].split("\n"), title: n[2], kind: n[3], url: n[4], x: n[5], y: n[6], community: n[7],
    rank: n[8], uses: n[9], folder: n[10], tags: n[11], summary: n[13], degree: 0, width: -1,
    text: [n[2], n[0], n[12], ...n[11].map((t) => "#" + data.tags[t])].join("\n").toLowerCase(),
  }));
  const edges = data.edges.map(([a, b, type, reason]) => ({ a, b, type, reason, kind: data.types[type][1] }));
  /** @type {Map<number, import("./graph_types").Pair>} */
  const pairs = new Map();
  for (const { a, b, kind, type } of edges) {
    const key = Math.min(a, b) * nodes.length + Math.max(a, b), pair = pairs.get(key) ?? { a, b, lines: [] };
    if (!pair.lines.length) {
      pairs.set(key, pair);
      if (nodes[b].kind < 2) nodes[a].degree += 1;
      if (nodes[a].kind < 2) nodes[b].degree += 1;
    }
    const line = pair.lines.find((l) => l.kind === kind);
    line ? line.types.push(type) : pair.lines.push({ a, b, kind, types: [type] });
  }
  // the strongest first: they are drawn alone while the map of a large vault moves
  const strength = (/** @type {{ a: number, b: number }} */ p) => nodes[p.a].rank * nodes[p.b].rank;
  const joined = [...pairs.values()];
  if (joined.length > 2000) joined.sort((p, q) => strength(q) - strength(p));
  const boxes = data.flow.boxes.map((b, number) => ({
    number, name: b[0], value: b[1], note: b[2], column: b[3], x: b[3] * ACROSS, y: b[4] * DOWN, input: !!b[5], url: b[6],
  }));
  const { types, folders, tags, communities } = data;
  const byId = new Map(nodes.map((n) => [n.id, n.number]));
  return { nodes, edges, types, folders, tags, communities, boxes, flows: data.flow.edges, pairs: joined, byId };
}

/** @returns {State} */
export function start() {
  return {
    mode: "map", focus: -1, from: -1, to: -1, box: -1, depth: 1, colour: "community", size: "PageRank",
    tag: "", folder: "", relation: "", query: "", off: new Set(OFF),
  };
}

/** The groups of a way to colour: of each node its group, -1 for none; names and sizes by group.
 * @param {Model} model @param {string} colour */
export function grouping(model, colour) {
  /** @type {(n: Node) => number} */
  const raw = colour === "folder" ? (n) => n.folder : colour === "tag" ? (n) => n.tags[0] ?? -1 : (n) => n.community;
  const names = colour === "folder" ? model.folders : colour === "tag" ? model.tags : model.communities;
  /** @type {Map<number, number>} */
  const sizes = new Map();
  for (const n of model.nodes) {
    if (n.kind === 0 && n.degree && raw(n) >= 0) sizes.set(raw(n), (sizes.get(raw(n)) ?? 0) + 1);
  }
  // communities keep the order of the build, other groups stand by size
  const order = [...sizes.keys()].sort((a, b) => (colour === "community" ? 0 : (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0)) || a - b);
  const place = new Map(order.map((g, i) => [g, colour === "community" ? g : i]));
  const of = model.nodes.map((n) => (n.degree ? (place.get(raw(n)) ?? -1) : -1));
  const groups = order.map((g) => ({ group: place.get(g) ?? 0, name: names[g] || "(top)", size: sizes.get(g) ?? 0 }));
  return { of, groups };
}

/** What the filters leave. @param {Model} model @param {State} state @param {number[]} group @returns {Shown} */
export function filter(model, state, group) {
  const { off } = state;
  const nodes = new Uint8Array(model.nodes.length);
  for (const n of model.nodes) {
    const hidden = off.has("node:" + KINDS[n.kind]) || (!n.degree && off.has("node:orphan")) || off.has("group:" + group[n.number])
      || (state.tag !== "" && !n.tags.includes(+state.tag)) || (state.folder !== "" && n.folder !== +state.folder);
    nodes[n.number] = hidden ? 0 : 1;
  }
  /** @type {Line[]} */
  const lines = [], near = model.nodes.map(() => /** @type {number[]} */ ([]));
  const fits = (/** @type {Line} */ l) => !off.has("kind:" + l.kind) && (state.relation === "" || l.types.includes(+state.relation));
  for (const { a, b, lines: all } of model.pairs) {
    const left = nodes[a] && nodes[b] ? all.filter(fits) : [];
    if (!left.length) continue;
    near[a].push(b);
    near[b].push(a);
    // where notes compute with each other, one line says both
    const uses = left.length > 1 && left.some((l) => l.kind === "uses");
    for (const line of left) if (!uses || line.kind !== "link") lines.push(line);
  }
  return { nodes, lines, near, hulls: territories(model, nodes, group) };
}

/** Nodes at most `depth` edges away, with their distance. @param {Shown} shown @param {number} from @param {number} depth */
export function reach(shown, from, depth) {
  const found = new Map([[from, 0]]);
  for (const [node, distance] of found) {
    if (distance < depth) for (const other of shown.near[node]) if (!found.has(other)) found.set(other, distance + 1);
  }
  return found;
}

/** The shortest way between two nodes, empty if there is none. @param {Shown} shown @param {number} from @param {number} to */
export function way(shown, from, to) {
  const came = new Map([[from, -1]]);
  for (const node of came.keys()) {
    if (node === to) break;
    for (const other of [...shown.near[node]].sort((a, b) => a - b)) if (!came.has(other)) came.set(other, node);
  }
  const path = [];
  for (let at = came.has(to) ? to : -1; at >= 0; at = came.get(at) ?? -1) path.unshift(at);
  return path;
}

/** The visible nodes whose title, name, id or tag contains a text. @param {Model} model @param {Shown} shown @param {string} text */
export function search(model, shown, text) {
  const wanted = text.trim().toLowerCase();
  return model.nodes.filter((n) => shown.nodes[n.number] && n.text.includes(wanted)).map((n) => n.number);
}

/** The neighbour that lies most in a direction. @param {Model} model @param {Shown} shown @param {number} from @param {number} dx @param {number} dy */
export function towards(model, shown, from, dx, dy) {
  let best = -1, most = 0.2;
  for (const other of shown.near[from]) {
    const x = model.nodes[other].x - model.nodes[from].x, y = model.nodes[other].y - model.nodes[from].y;
    const straight = (x * dx + y * dy) / (Math.hypot(x, y) || 1);
    if (straight > most) [most, best] = [straight, other];
  }
  return best;
}

/** Outlines of the groups of three notes and more, strays of large groups left out.
 * @param {Model} model @param {Uint8Array} visible @param {number[]} group */
function territories(model, visible, group) {
  /** @type {Map<number, Node[]>} */
  const members = new Map();
  for (const n of model.nodes) {
    const g = group[n.number];
    if (!visible[n.number] || n.kind !== 0 || g < 0) continue;
    if (!members.has(g)) members.set(g, []);
    members.get(g)?.push(n);
  }
  const large = model.nodes.length > LABELLED;
  return [...members].filter(([, found]) => found.length > 2).map(([g, found]) => {
    const middle = (/** @type {number[]} */ v) => v.sort((a, b) => a - b)[v.length >> 1];
    const x = middle(found.map((n) => n.x)), y = middle(found.map((n) => n.y));
    const far = (/** @type {Node} */ n) => (n.x - x) ** 2 + (n.y - y) ** 2;
    const kept = large ? [...found].sort((a, b) => far(a) - far(b)).slice(0, Math.ceil(found.length * 0.8)) : found;
    const points = kept.flatMap((n) => corners(n, large));
    const best = found.reduce((a, b) => (b.rank > a.rank ? b : a));
    return { group: g, ring: g >= COLOURS, points: hull(points), name: best.label.join(" "), x, y };
  });
}

/** @param {Node} n @param {boolean} bare @returns {[number, number][]} */
function corners(n, bare) {
  if (bare) return [[n.x, n.y]];
  const wide = Math.max(...n.label.map((l) => l.length)) * 3.2, high = 14 + n.label.length * LEADING;
  return [[n.x - wide, n.y - 8], [n.x + wide, n.y - 8], [n.x - wide, n.y + high], [n.x + wide, n.y + high]];
}

/** The points around all others. @param {[number, number][]} points @returns {[number, number][]} */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (/** @type {[number, number][]} */ list) => {
    /** @type {[number, number][]} */
    const chain = [];
    for (const p of list) {
      for (let i = chain.length; i > 1; i = chain.length) {
        const [a, b] = [chain[i - 2], chain[i - 1]];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Which labels fit beside each other, in order of importance.
 * @param {Iterable<{ key: number, left: number, top: number, width: number, height: number }>} boxes @param {number} most */
export function fitting(boxes, most) {
  /** @type {Map<number, { left: number, top: number, width: number, height: number }[]>} by cells of 64 pixels */
  const cells = new Map(), found = new Set();
  for (const box of boxes) {
    if (found.size >= most) break;
    const { left, top, width, height } = box, around = [];
    for (let x = left >> 6; x <= (left + width) >> 6; x++) for (let y = top >> 6; y <= (top + height) >> 6; y++) around.push(x * 100003 + y);
    const hit = around.some((cell) => cells.get(cell)?.some((b) => left < b.left + b.width && b.left < left + width && top < b.top + b.height && b.top < top + height));
    if (hit) continue;
    for (const cell of around) cells.has(cell) ? cells.get(cell)?.push(box) : cells.set(cell, [box]);
    found.add(box.key);
  }
  return found;
}

/** The state as parameters of an address. @param {Model} model @param {State} state @param {URLSearchParams} into */
export function write(model, state, into) {
  const first = start();
  const id = (/** @type {number} */ n) => model.nodes[n]?.id ?? "";
  const type = model.types[+state.relation]?.[0] ?? "";
  const box = model.boxes[state.box];
  /** @type {[string, string][]} */
  const values = [
    ["mode", state.mode === first.mode ? "" : state.mode], ["focus", id(state.focus)], ["from", id(state.from)], ["to", id(state.to)],
    ["box", box ? `${id(box.note)}#${box.name}` : ""], ["depth", state.depth === 1 ? "" : String(state.depth)],
    ["colour", state.colour === first.colour ? "" : state.colour], ["size", state.size === first.size ? "" : state.size],
    ["tag", state.tag && model.tags[+state.tag]], ["folder", state.folder && (model.folders[+state.folder] || "/")],
    ["relation", state.relation && type], ["q", state.query], ["off", String([...state.off].sort()) === String(OFF) ? "" : [...state.off].sort().join(",") || "-"],
  ];
  for (const [key, value] of values) value ? into.set(key, value) : into.delete(key);
  return into;
}

/** The state an address asks for; what it names wrongly is left at its start. @param {Model} model @param {URLSearchParams} from @returns {State} */
export function restore(model, from) {
  const state = start();
  const get = (/** @type {string} */ key) => from.get(key) ?? "";
  const node = (/** @type {string} */ key) => model.byId.get(get(key)) ?? model.byId.get(get(key) + ".md") ?? -1;
  const place = (/** @type {number} */ i) => (i < 0 ? "" : String(i));
  const one = (/** @type {string} */ key, /** @type {string[]} */ options, /** @type {string} */ normal) => (options.includes(get(key)) ? get(key) : normal);
  state.mode = /** @type {State["mode"]} */ (one("mode", ["map", "path", "flow"], "map"));
  [state.focus, state.from, state.to] = [node("focus"), node("from"), node("to")];
  state.box = model.boxes.findIndex((b) => `${model.nodes[b.note]?.id}#${b.name}` === get("box"));
  state.depth = Math.min(3, Math.max(1, Math.round(+get("depth")) || 1));
  state.colour = one("colour", ["community", "folder", "tag"], "community");
  state.size = one("size", ["PageRank", "links", "uses"], "PageRank");
  state.tag = place(get("tag") ? model.tags.indexOf(get("tag")) : -1);
  state.folder = place(get("folder") ? model.folders.indexOf(get("folder") === "/" ? "" : get("folder")) : -1);
  state.relation = place(get("relation") ? model.types.findIndex((t) => t[0] === get("relation")) : -1);
  state.query = get("q");
  if (get("off")) state.off = new Set(get("off").split(",").filter((v) => /^(kind|group|node):[\w-]+$/.test(v)));
  return state;
}
