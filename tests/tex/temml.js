// Prints what Temml makes of the formulas it is given as JSON on standard input: MathML, or null where it refuses.
import { readFileSync } from 'node:fs';
import temml from 'temml';

const formulas = JSON.parse(readFileSync(0, 'utf8'));
const set = (tex) => {
  try {
    return temml.renderToString(tex, { displayMode: true, throwOnError: true });
  } catch {
    return null;
  }
};
console.log(JSON.stringify(formulas.map(set)));
