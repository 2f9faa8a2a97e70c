// @ts-check
// The inverses of the error function and of the normal distribution; as calc/numbers/special.py has them.
import { fail } from './arithmetic.js';
/** @import {Act} from './arithmetic.js' */

/** Numerators and denominators, the highest power first, of Wichura's algorithm AS 241 (Applied Statistics 37, 1988). */
const MIDDLE_OF_QUANTILE = [
  [
    2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457, 13731.693765509461125,
    1971.5909503065514427, 133.14166789178437745, 3.387132872796366608,
  ],
  [
    5226.495278852854561, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867, 5394.1960214247511077,
    687.1870074920579083, 42.313330701600911252, 1,
  ],
];
const TAIL_OF_QUANTILE = [
  [
    7.7454501427834140764e-4, 0.0227238449892691845833, 0.24178072517745061177, 1.27045825245236838258,
    3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734,
  ],
  [
    1.05075007164441684324e-9, 5.475938084995344946e-4, 0.0151986665636164571966, 0.14810397642748007459,
    0.68976733498510000455, 1.6763848301838038494, 2.05319162663775882187, 1,
  ],
];
const END_OF_QUANTILE = [
  [
    2.01033439929228813265e-7, 2.71155556874348757815e-5, 0.0012426609473880784386, 0.026532189526576123093,
    0.29656057182850489123, 1.7848265399172913358, 5.4637849111641143699, 6.6579046435011037772,
  ],
  [
    2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5, 7.868691311456132591e-4,
    0.0148753612908506148525, 0.1369298809227358053, 0.59983220655588793769, 1,
  ],
];
/** @param {number[][]} parts @param {number} at */
const ratio = (parts, at) => {
  const [above, below] = parts.map(powers => powers.reduce((sum, part) => sum * at + part, 0));
  return above / below;
};
/** The normal quantile of 1/2 + beside, where tail is the smaller side. @type {Act} */
const deviate = (beside, tail) => {
  if (Math.abs(beside) <= 0.425) return beside * ratio(MIDDLE_OF_QUANTILE, 0.180625 - beside * beside);
  const far = Math.sqrt(-Math.log(tail));
  return Math.sign(beside) * (far <= 5 ? ratio(TAIL_OF_QUANTILE, far - 1.6) : ratio(END_OF_QUANTILE, far - 5));
};
/** @type {Act} */
export const normal_quantile = p =>
  p > 0 && p < 1
    ? deviate(p - 0.5, Math.min(p, 1 - p))
    : fail('a quantile of a probability that is not between 0 and 1');
/** @type {Act} */
export const erfinv = x =>
  x > -1 && x < 1
    ? deviate(x / 2, (1 - Math.abs(x)) / 2) / Math.sqrt(2)
    : fail('erfinv of a number that is not between -1 and 1');
