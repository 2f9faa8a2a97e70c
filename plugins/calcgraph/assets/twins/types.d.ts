/** Types of the data in a page and of its model; for the checker only, no page loads this file. */

/** One name of the page's data: a node as `program.js` reads it, and what is shown of it. */
export interface Entry {
  /** A parameter in base units, or the row id of a pick. */
  v?: Value;
  /** Ends of a ranged parameter. */
  r?: [number, number];
  /** Where in a distribution it is drawn: `score`, a normal one, or `share`, between 0 and 1. */
  dr?: 'score' | 'share';
  /** Those that it is drawn with and itself, each with its correlations with those before it. */
  chain?: [string, number[]][];
  /** The address of a file with the column; it is a program once that has come. */
  far?: string;
  /** A program. */
  p?: (string | number)[][];
  /** Of a column: keys of picks whose rows name the cell, and the cells. */
  picks?: string[];
  cells?: Record<string, number | null>;
  /** The table of the cells, `notes/x.md#gpus`, if a reader may set them. */
  of?: string;
  /** Ends of ranged cells. */
  rs?: Record<string, [number, number]>;
  /** Points of ranges at which the build found the ends. */
  at?: Record<string, number>[];
  /** The ends may lie further out: "at least" is before them. */
  al?: 1;
  /** Why a leaf has no value. */
  problem?: string;
  /** What the build found, to be found again here: a number, 0 or 1, the ends of a range, or P5, median and P95. */
  w?: number | [number, number] | [number, number, number];
  /** Unit as shown, its factor to base units and offset in them, significant digits. */
  u?: string;
  f?: number;
  o?: number;
  d?: number;
  /** A date. */
  iso?: 1;
  /** What a reader may set, in base units. */
  lo?: number;
  hi?: number;
  step?: number;
  set?: number[];
  log?: 1;
  /** Of a pick: row id, or part of one, to what readers call it. */
  rows?: Record<string, string>;
  /** What an input is, in the writer's words. */
  n?: string;
  /** Fixed: a check, function or expression that no reader may set. */
  x?: 1;
  /** Of words by value: what each number is shown as. */
  words?: string[];
  /** A check: 1 where it holds. */
  c?: 1;
}

/** What `payload.py` puts into a page. */
export interface Payload {
  note: string;
  /** Note to the shortest name that means it alone. */
  names: Record<string, string>;
  /** By key, `notes/x.md#tps`. */
  q: Record<string, Entry>;
  /** Unit name to its factor, its dimension, `kg m2 s-2`, and the offset of a scale. */
  units: Record<string, [number, string, number?]>;
}

/** Why something has no value; `needs` names the node that was read in vain. */
export interface Failure {
  reason: string;
  key: string;
  at?: number;
  needs?: string;
}

export type Value = number | string;

/** What a sequence comes to, from its first step on. */
export interface Series {
  first: number;
  numbers: number[];
}
export type State = Map<string, Value>;
export type Read = (key: string) => Value | undefined;

/** A page's values, computed from its programs. */
export interface Values {
  data: Payload;
  entries: Map<string, Entry>;
  /** The entry of a key; an empty one for a key that is not there. */
  entry(key: string): Entry;
  /** The key of a name as attributes have it: `tps` of this note, a whole key, or `=` and an expression. */
  key(name?: string): string;
  /** Values under changes, each computed when first asked for. */
  under(state: State): Read;
  /** Parameters, picks and columns with ranged cells that a value follows. */
  inputs(key: string): Set<string>;
  /** What a control of a key sets: of a column the cell of the row in hand, `notes/x.md#gpus.h100.bw`. */
  settable(key: string, read: Read): string;
  /** Whether there is a value of this key; a cell of a table becomes one that a reader may set. */
  knows(key: string): boolean;
  /** Whether a change of one value can be seen in another. */
  reaches(changed: string, key: string): boolean;
  /** A value, the ends of a range, or P5, median and P95. */
  spread(key: string, state: State, read: Read): Value | [number, number] | [number, number, number] | undefined;
  /** Bars of the histogram of what has a distribution, the highest of 9. */
  heights(key: string, state: State): number[];
  /** What it comes to in each draw; undefined of what has no distribution. */
  draws(key: string, state: State): Float64Array | undefined;
  /** A percentile of what has a distribution, given as a share, or its mean for 2; undefined of all else. */
  part(key: string, state: State, share: number): Value | undefined;
  /** The numbers of a column in a way to read values; undefined where it is not computed. */
  column(key: string, read: Read): number[] | undefined;
  /** Why a key has no value in a state, with the cell that is empty or the line that fails; empty where it has one. */
  why(key: string, state: State): string;
  /** Keys whose values come out differently here than in the build, and those that take too many steps to tell. */
  prove(steps?: number): { wrong: string[]; untold: string[] };
  /** The same a value at a time, so that a browser can do other things between them. */
  proving(steps?: number): Generator<void, { wrong: string[]; untold: string[] }, void>;
  /** How many steps all that follows may take; where they are used up, `Later` is thrown. */
  allow(steps: number): void;
  /** Steps taken so far. */
  taken(): number;
}

/** Values as readers see and change them. */
export interface Model extends Values {
  /** A value as shown, without its unit, or a percentile of it; `–` where there is none. */
  text(key: string, state: State, read: Read, share?: number): string;
  /** A number in base units as shown in the unit of a key, without the unit. */
  figure(key: string, value: number): string;
  /** The label of a pick's row, or number and unit; without a value as written. */
  say(key: string, value?: Value): string;
  /** Whether a reader may set this. */
  takes(key: string, value: Value): boolean;
  /** A `NAME=VALUE` list as changes. */
  parseCase(list?: string): State;
  /** What a reader typed, in base units, or why not. */
  parseEntry(typed: string, key: string): { value?: number; problem?: string };
}

/** The list of all inputs of a site. */
export interface Inputs {
  /** Short name to title and address, seen from the list. */
  notes: Record<string, [string, string]>;
  /** Of a pick: row to label. */
  kinds: (Record<string, string> | null)[];
  /** `note.name` to kind, description and value as written. */
  inputs: Record<string, [number, string, string]>;
}

/** One change as the bar names it; changes of one kind to one value are one. */
export interface Item {
  /** Short names of the other notes it was made in. */
  notes: string[];
  kind: number | undefined;
  says: string;
  was: string;
  now: string;
  /** As in the address; undefined of a number that this page knows. */
  written: string | undefined;
  value: Value | undefined;
  /** Changes that this page computes with, and parts of the address that it only carries on. */
  keys: string[];
  parts: string[];
  isHere: boolean;
  /** Whether this note has taken what another one brought. */
  isToo: boolean;
}

/** An input of this note of the same kind as one that is changed elsewhere. */
export interface Offer {
  key: string;
  says: string;
  here: string;
  there: string;
  value: Value;
}

/** A mounted page, as its parts see it. */
export interface Page {
  model: Model;
  root: HTMLElement;
  state: State;
  /** Values now, and as written. */
  now: Read;
  was: Read;
  empty: State;
  /** Whether nothing moves: while something is dragged a page computes less. */
  done: boolean;
  /** Values under a case on top of the page's. */
  inCase(list: string | undefined): { read: Read; state: State };
  /** Changes some values; undefined puts one back. A drag makes no step in the history, and computes less until it is done. */
  set(changes: Map<string, Value | undefined>, kind?: 'drag' | 'step', done?: boolean): void;
  /** The address of the page as it is now. */
  link(): string;
  /** Paints an element where there are steps for it; else it says that it is not computed, and until a slider is let go
   * it keeps what it shows. */
  attempt(e: Element, paint: () => void): void;
  /** Ends listeners. */
  signal: AbortSignal;
}
