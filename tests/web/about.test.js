// What is said of a way: a relation's reason beside a computation, whatever the look of the relation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { about } from '../../plugins/calcgraph/assets/map/about.js';

class Made {
  dataset = {};
  parts = [];
  append = (...parts) => this.parts.push(...parts);
  setAttribute = () => {};
  get text() {
    return this.parts.map(part => part.text ?? part).join('');
  }
}

for (const [name, kind, reason] of [
  ['a relation', 'link', 'n · because'],
  ['a relation with a look of its own', 'refutes', 'n · because'],
  ['a claim', 'claims', 'n'],
]) {
  test(`the reason beside a computation: ${name}`, () => {
    Object.assign(globalThis, { document: { createElement: () => new Made() } });
    const type = kind === 'link' ? 'builds-on' : kind;
    const types = [['uses', 'uses', 'computes with', 'used in']].concat([[type, kind, 'says', 'is said']]);
    const node = { url: '', kind: 0, degree: 1 };
    const model = {
      types,
      nodes: ['a.md', 'b.md'].map((id, number) => ({ ...node, id, title: id, number })),
      edges: [
        { a: 0, b: 1, type: 0, kind: 'uses', reason: 'n' },
        { a: 0, b: 1, type: 1, kind, reason: 'because' },
      ],
      byId: new Map([
        ['a.md', 0],
        ['b.md', 1],
      ]),
      boxes: [],
      flows: [],
    };
    const shown = { nodes: [true, true], types: [true, true] };
    const state = { mode: 'path', from: 'a.md', to: 'b.md', way: '0' };
    const said = about({ model, shown, state, me: () => -1 }).map(part => part.text);
    assert.deepEqual(
      said.filter(text => text.startsWith('a.md')),
      [`a.mdcomputes with${reason}b.md`],
    );
  });
}
