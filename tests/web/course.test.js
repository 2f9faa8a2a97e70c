// @ts-check
// The lines of a course end at what they connect: the side of a box, or the middle of a dot.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCourse } from '../../plugins/calcgraph/assets/map/course.js';

const NODES = [
  { number: 0, x: 100, y: 50 },
  { number: 1, x: 300, y: 50 },
  { number: 2, x: 100, y: 150 },
  { number: 3, x: 110, y: 400 },
  { number: 4, x: 250, y: 400 },
];
/** Half of a box, without its frame. */
const HALF = 71;

/** The ends of the line between two nodes. @param {number} a @param {number} b */
function drawn(a, b) {
  const course = readCourse({ places: [], stages: 0, rooms: [], boxes: [0, 1, 2], read: 3, way: [] });
  /** @type {number[][]} */
  const ends = [];
  const pen = {
    beginPath() {},
    stroke() {},
    setLineDash() {},
    moveTo: (/** @type {number[]} */ ...at) => ends.push(at),
    bezierCurveTo: (/** @type {number[]} */ ...at) => ends.push(at.slice(-2)),
  };
  const painter = { pen, model: { nodes: NODES }, colours: {}, importance: () => 3 };
  const picture = { camera: { k: 1 }, shown: { lines: [{ a, b, kind: 'uses', says: '' }] }, lit: undefined, fade: 0 };
  course.painting.lines(/** @type {any} */ (painter), /** @type {any} */ (picture), course);
  return ends;
}

const LINES = /** @type {const} */ ([
  ['two boxes', 0, 1, [100 + HALF, 50], [300 - HALF, 50]],
  ['two boxes, backwards', 1, 0, [100 + HALF, 50], [300 - HALF, 50]],
  ['two boxes of a column', 0, 2, [100 - HALF, 50], [100 - HALF, 150]],
  ['a box and a dot on its right', 0, 4, [100 + HALF, 50], [250, 400]],
  ['a box and a dot below it', 2, 3, [100 - HALF, 150], [110, 400]],
  ['two dots', 3, 4, [110, 400], [250, 400]],
]);

for (const [name, a, b, ...ends] of LINES) test(name, () => assert.deepEqual(drawn(a, b), ends));
