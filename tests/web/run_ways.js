// Ways in graphs from standard input, as the map finds them; for test_ways.py.
import { readFileSync } from 'node:fs';
import { ways } from '../../plugins/calcgraph/assets/map/ways.js';

const asked = JSON.parse(readFileSync(0, 'utf8'));
const found = asked.map(({ model, pairs }) => {
  const shown = { nodes: model.nodes.map(() => true), types: model.types.map(() => true) };
  return pairs.map(([from, to]) => ways(model, shown, from, to));
});
process.stdout.write(JSON.stringify(found));
