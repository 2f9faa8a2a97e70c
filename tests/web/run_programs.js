// Reads nodes and questions, tells what each comes to: the other side of test_twins.py.
import { readFileSync } from 'node:fs';
import { formatNumber } from '../../plugins/calcgraph/assets/format.js';
import { Machine, prepare } from '../../plugins/calcgraph/assets/program.js';

const { vaults = [], figures = [] } = JSON.parse(readFileSync(0, 'utf8'));
for (const { nodes } of vaults) await prepare(nodes);
const answers = vaults.map(({ nodes, questions }) => {
  const machine = new Machine(nodes);
  return questions.map(({ key, overrides }) => {
    const found = machine.under(new Map(Object.entries(overrides)))(key);
    return typeof found === 'object' ? { reason: found.reason, needs: found.needs ?? '' } : found;
  });
});
console.log(JSON.stringify({ answers, figures: figures.map(([number, digits, money]) => formatNumber(number, digits, money)) }));
