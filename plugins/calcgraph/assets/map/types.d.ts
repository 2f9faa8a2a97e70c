/** Types of the graph page; for the checker only, no page loads this file. */

/** What the build writes into the graph page. */
export interface GraphData {
  /** Of each node its part of every list, by its number; what most have not got is kept by number. */
  id: string[];
  title: string[];
  /** With line breaks; nothing where it is the title. */
  label: Record<number, string>;
  kind: Record<number, number>;
  /** Addresses. */
  url: string[];
  x: number[];
  y: number[];
  community: number[];
  /** Neighbours. */
  degree: number[];
  /** PageRank, 0..1. */
  rank: number[];
  uses: Record<number, number>;
  folder: number[];
  tagged: number[][];
  /** Other names. */
  others: Record<number, string>;
  /** source, target and type of one after the other; the strongest first: they are drawn alone while the map of a large
   * vault moves. Edges of a kind between the same two nodes follow each other: they are one line. */
  edges: number[];
  /** By number of the edge. */
  reasons: Record<number, string>;
  /** name, kind, said forwards, said backwards */
  types: [string, string, string, string][];
  /** Folders, tags: the most frequent first. */
  folders: string[];
  tags: string[];
  communities: string[];
  /** Of each community the note it is named after, -1 for none. */
  central: number[];
  /** community, where its name is, outline */
  hulls: [number, number, number, [number, number][]][];
  /** The map in reading order, where a site has one. */
  course?: {
    /** Left and top of each node, one after the other. */
    places: number[];
    /** How many of the rooms are stages; they come first. */
    stages: number;
    /** name, left, top, width, height */
    rooms: [string, number, number, number, number][];
    /** The notes that are boxes; so many of them, the first, are read in order. */
    boxes: number[];
    read: number;
    /** The notes of the short way. */
    way: number[];
  };
  flow: {
    /** name, value, note, is an input, address, description; of a cell the columns that pick it, notes by name */
    boxes: [string, string, number, number, string, string, Record<string, number[]>?][];
    edges: [number, number][];
  };
}

export interface Node {
  number: number;
  id: string;
  /** With line breaks. */
  label: string;
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
  /** Other names. */
  others: string;
  /** Lower-case text that is searched; empty before the first search. */
  text: string;
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
  /** Whether it, or an edge that is drawn as the same line, says why. */
  says: boolean;
}

export interface Box {
  number: number;
  /** The note and the name: `notes/kv-cache.md#kv_8k`. */
  id: string;
  name: string;
  value: string;
  note: number;
  input: boolean;
  url: string;
  /** What it is, in the writer's words. */
  says: string;
  /** Of a cell the columns that pick it as built, as keys of what their pages compute; else none. */
  columns: string[];
}

/** What a quantity of a chain is under a reader's scenario. */
export interface Now {
  value: string;
  /** Of a cell its row and column. */
  name: string;
  says: string;
  /** Whether it differs from what the build shows. */
  isMoved: boolean;
}

/** What the quantities of a chain are under a scenario, its end first; undefined where no page computes it. */
export type Recompute = (boxes: Box[]) => Promise<(Now | undefined)[]>;

/** A territory: the outline around the notes of a community. */
export interface Hull {
  group: number;
  x: number;
  y: number;
  points: [number, number][];
  name: string;
  /** The note it is named after. */
  number: number;
}

export interface Model {
  nodes: Node[];
  edges: Edge[];
  types: GraphData["types"];
  folders: string[];
  tags: string[];
  communities: string[];
  hulls: Hull[];
  /** Every label has room, territories are rectangles. */
  isSmall: boolean;
  /** The map in reading order; `places` and `hulls` are those that are not drawn now. */
  course?: {
    isLaid: boolean;
    places: [number, number][];
    hulls: Hull[];
    boxes: Set<number>;
    read: Set<number>;
    way: number[];
    painting: import('./course').Painting;
  };
  boxes: Box[];
  flows: [number, number][];
  byId: Map<string, number>;
}

/** What the reader has chosen, in words; nothing is the empty word. */
export interface State {
  mode: string;
  /** Ids of nodes. */
  focus: string;
  from: string;
  to: string;
  /** Which of the ways is drawn as the path, from 0. */
  way: string;
  /** Id of the quantity a chain ends with. */
  box: string;
  depth: string;
  colour: string;
  size: string;
  tag: string;
  /** `/` is the top. */
  folder: string;
  relation: string;
  find: string;
  /** Entries of the legend, sorted, with commas: `group:2,kind:uses,node:ghost`. */
  off: string;
}

/** What is left of the graph after the filters. */
export interface Shown {
  nodes: boolean[];
  /** Types of edges. */
  types: boolean[];
  /** What is drawn: of the edges of a kind between two nodes the first. */
  lines: Edge[];
  /** Of each node; found when first asked for. */
  readonly near: Set<number>[];
  hulls: Hull[];
  /** Two territories, and how many computations there are between them; of a small map. */
  ribbons: [number, number, number][];
}

/** Which part of the picture is lit: distance by node, and the path, empty when it is none. */
export interface Lit {
  nodes: Map<number, number>;
  path: number[];
}

/** The chain of a quantity as it is drawn. */
export interface Chart {
  /** Number of its box. */
  end: number;
  /** Corners by number. */
  at: Map<number, [number, number]>;
  edges: number[][];
  /** What is only passed through. */
  folded: number[];
  /** How many are too far away to be drawn. */
  more: number;
  /** With a scenario, once a reader has asked for it, what the boxes are by number. */
  now?: Map<number, Now | undefined>;
}

export interface Camera {
  x: number;
  y: number;
  k: number;
}

/** All that is drawn at one moment. */
export interface Picture {
  camera: Camera;
  shown: Shown;
  /** null when nothing is lit. */
  lit: Lit | null;
  /** From 0 to 1 while the rest dims. */
  fade: number;
  /** While the map moves, weak lines wait. */
  moving: boolean;
  /** The chosen node or box, -1 for none. */
  me: number;
  focused: boolean;
}

export interface Palette {
  ink: string;
  paper: string;
  muted: string;
  param: string;
  changed: string;
  ghost: string;
  c: string[];
  hull: number;
  font: string;
  mono: string;
}
