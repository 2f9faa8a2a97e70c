// Reads nodes and questions, tells what each comes to: the other side of test_twins.py.
import { readFileSync } from 'node:fs';
import { formatNumber } from '../../plugins/calcgraph/assets/twins/format.js';
import { Machine } from '../../plugins/calcgraph/assets/twins/program.js';
import { makeValues, prepare } from '../../plugins/calcgraph/assets/twins/values.js';

const { vaults = [], figures = [], ranges = [] } = JSON.parse(readFileSync(0, 'utf8'));
for (const { nodes } of vaults) await prepare(nodes);
const answers = vaults.map(({ nodes, questions }) => {
  const machine = new Machine(nodes);
  let asked = '',
    under = machine.under(new Map());
  return questions.map(({ key, overrides }) => {
    const [before, now] = [asked, JSON.stringify(overrides)];
    if (now !== before) [asked, under] = [now, machine.under(new Map(Object.entries(overrides)))]; // else as in a page, where all values share a run
    const found = under(key);
    if (Array.isArray(found)) return found;
    return typeof found === 'object' ? { reason: found.reason, needs: found.needs ?? '' } : found;
  });
});
for (const { nodes } of ranges) await prepare(nodes);
const spreads = ranges.map(({ nodes, key, overrides }) => {
  const values = makeValues({ note: 'n.md', names: {}, units: {}, q: nodes }),
    state = new Map(Object.entries(overrides));
  return values.spread(key, state, values.under(state)) ?? null;
});
console.log(
  JSON.stringify({
    answers,
    spreads,
    figures: figures.map(([number, digits, money, whole]) => formatNumber(number, digits, money, whole)),
  }),
);
