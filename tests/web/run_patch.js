// Writes the patch for the scenario in a JSON text on standard input.
import { readFileSync } from 'node:fs';
import { patchOf } from '../../plugins/calcgraph/assets/page/patch.js';

const { text, places, link } = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(patchOf(text, places, link) ?? null));
