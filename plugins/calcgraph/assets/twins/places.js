// @ts-check
// Where in their distributions quantities are drawn: the twin of calc/numbers/draws.py, bit for bit.
import { COUNT } from './drawing/count.js';

/** Numbers thrown away first, so that names which differ in one letter have nothing in common. */
const MIXED_FIRST = 12;

/** Coefficients of the quantile of the normal distribution, in rising powers: AS 241, Wichura 1988. */
const CENTRE = [
  [
    3.387132872796366608, 1.3314166789178437745e2, 1.9715909503065514427e3, 1.3731693765509461125e4,
    4.5921953931549871457e4, 6.7265770927008700853e4, 3.3430575583588128105e4, 2.5090809287301226727e3,
  ],
  [
    1, 4.2313330701600911252e1, 6.871870074920579083e2, 5.3941960214247511077e3, 2.1213794301586595867e4,
    3.930789580009271061e4, 2.8729085735721942674e4, 5.226495278852854561e3,
  ],
];
const TAIL = [
  [
    1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
    1.27045825245236838258, 2.4178072517745061177e-1, 2.27238449892691845833e-2, 7.7454501427834140764e-4,
  ],
  [
    1, 2.05319162663775882187, 1.6763848301838038494, 6.8976733498510000455e-1, 1.4810397642748007459e-1,
    1.51986665636164571966e-2, 5.475938084995344946e-4, 1.05075007164441684324e-9,
  ],
];
const LN2 = 0.6931471805599453;

/** @param {number[][]} parts @param {number} at */
const ratio = ([above, below], at) => horner(above, at) / horner(below, at);
/** @param {number[]} powers @param {number} at */
const horner = (powers, at) => powers.reduceRight((sum, part) => sum * at + part, 0);

/** The natural logarithm of a share, by operations that no browser rounds in its own way. @param {number} share */
function log(share) {
  let halves = 0;
  for (; share < 0.7; halves++) share *= 2;
  const part = (share - 1) / (share + 1),
    square = part * part;
  let total = 0;
  for (let power = 25; power > 0; power -= 2) total = total * square + 1 / power;
  return 2 * part * total - halves * LN2;
}

/** The quantile of the normal distribution for a share below one half. @param {number} share */
function score(share) {
  const off = share - 0.5;
  return off >= -0.425 ? off * ratio(CENTRE, 0.180625 - off * off) : -ratio(TAIL, Math.sqrt(-log(share)) - 1.6);
}

/** @type {Float64Array | undefined} */
let rising;
/** Normal scores in the middle of each part, rising. */
export function scores() {
  if (rising) return rising;
  rising = new Float64Array(COUNT);
  for (let at = 0; at < COUNT / 2; at++) rising[COUNT - 1 - at] = -(rising[at] = score((at + 0.5) / COUNT));
  return rising;
}

/** The name's bytes by FNV-1a. @param {Uint8Array} bytes @param {number} start */
const hashed = (bytes, start) => bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), start) >>> 0;

/** The next 32 bits of sfc32 (Doty-Humphrey, PractRand). @param {Uint32Array} s */
function next(s) {
  const [a, b, c] = s,
    found = (a + b + s[3]) >>> 0;
  s[0] = b ^ (b >>> 9);
  s[1] = c + (c << 3);
  s[2] = ((c << 21) | (c >>> 11)) + found;
  s[3]++;
  return found;
}

/** The numbers below 4,096 in the order of a name, by Fisher and Yates. @param {string} name */
export function shuffled(name) {
  const found = Uint16Array.from({ length: COUNT }, (_, at) => at),
    bytes = new TextEncoder().encode(name),
    state = Uint32Array.of(hashed(bytes, 0x811c9dc5), hashed(bytes, 0x01000193), bytes.length, 1);
  for (let i = 0; i < MIXED_FIRST; i++) next(state);
  for (let last = COUNT - 1; last > 0; last--) {
    const other = Math.floor((next(state) * (last + 1)) / 2 ** 32);
    [found[last], found[other]] = [found[other], found[last]];
  }
  return found;
}

/** @type {Map<string, Float64Array>} What was drawn for each place; the same for all arguments. */
const drawn = new Map();
/** What a leaf comes to in each draw. @param {string} name @param {string} kind */
export function places(name, kind) {
  const known = drawn.get(name);
  if (known) return known;
  const all = kind === 'score' ? scores() : Float64Array.from({ length: COUNT }, (_, at) => (at + 0.5) / COUNT);
  const found = Float64Array.from(shuffled(name), at => all[at]);
  drawn.set(name, found);
  return found;
}
