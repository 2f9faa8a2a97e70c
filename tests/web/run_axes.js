// Ends and ticks of axes, as a page finds them: the other side of test_axes.py.
import { readFileSync } from 'node:fs';
import { axis, fitting, ticksOf } from '../../plugins/calcgraph/assets/views/axes.js';

const answers = JSON.parse(readFileSync(0, 'utf8')).map(({ like, values }) => {
  const found = fitting(values, axis(like));
  return found && { lo: found.lo, hi: found.hi, ticks: ticksOf(found).map(({ at, text }) => [at, text]) };
});
console.log(JSON.stringify(answers));
