/** Types of the graph page; for the checker only, no page loads this file. */

/** What the build writes into the graph page. */
export interface GraphData {
  /** id, label with line breaks, title, kind, address, x, y, community, PageRank 0..1, uses, folder, tags, other names, summary */
  nodes: [string, string, string, number, string, number, number, number, number, number, number, number[], string, string][];
  /** source, target, type, reason */
  edges: [number, number, number, string][];
  /** name, kind, the kind's word, said forwards, said backwards */
  types: [string, string, string, string, string][];
  folders: string[];
  tags: string[];
  communities: string[];
  flow: {
    /** name, value, note, column, row, is an input, address */
    boxes: [string, string, number, number, number, number, string][];
    edges: [number, number][];
  };
}

export interface Node {
  number: number;
  id: string;
  label: string[];
  title: string;
  /** 0 note, 1 ghost, 2 tag, 3 attachment */
  kind: number;
  url: string;
  x: number;
  y: number;
  community: number;
  rank: number;
  uses: number;
  folder: number;
  tags: number[];
  /** Lower-case text that is searched. */
  text: string;
  summary: string;
  degree: number;
  /** Measured width of the label at its natural size; -1 before. */
  width: number;
}

export interface Edge {
  a: number;
  b: number;
  type: number;
  kind: string;
  reason: string;
}

export interface Box {
  number: number;
  name: string;
  value: string;
  note: number;
  column: number;
  x: number;
  y: number;
  input: boolean;
  url: string;
}

export interface Model {
  nodes: Node[];
  edges: Edge[];
  types: GraphData["types"];
  folders: string[];
  tags: string[];
  communities: string[];
  boxes: Box[];
  flows: [number, number][];
  pairs: Pair[];
  byId: Map<string, number>;
}

/** What the reader has chosen; the address holds what differs from the start. */
export interface State {
  mode: "map" | "path" | "flow";
  focus: number;
  from: number;
  to: number;
  box: number;
  depth: number;
  colour: string;
  size: string;
  tag: string;
  folder: string;
  relation: string;
  query: string;
  /** `kind:uses`, `group:2`, `node:ghost` */
  off: Set<string>;
}

/** One line of the map: all shown edges of a kind between two nodes. */
export interface Line {
  a: number;
  b: number;
  kind: string;
  types: number[];
}

/** Two nodes that are joined, in whatever direction. */
export interface Pair {
  a: number;
  b: number;
  lines: Line[];
}

/** What is left of the graph after the filters. */
export interface Shown {
  nodes: Uint8Array;
  lines: Line[];
  near: number[][];
  hulls: { group: number; ring: boolean; points: [number, number][]; name: string; x: number; y: number }[];
}

/** Which part of the picture is lit: distance by node, -1 for dimmed; null when nothing is. */
export interface Lit {
  nodes: Map<number, number>;
  path: number[];
}

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Palette {
  ink: string;
  paper: string;
  muted: string;
  param: string;
  changed: string;
  ghost: string;
  strong: string;
  c: string[];
  hull: number;
  font: string;
  mono: string;
}
