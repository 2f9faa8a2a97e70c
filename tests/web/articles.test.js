// The article before a value that a reader changes.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { articleFor, takesAn } from '../../plugins/calcgraph/assets/page/articles.js';

const AN =
  'H100 A100 L4 MI300X RTX FP16 HBM LPU SSD 8 80 8.5 8,192 11 18 11,000 18,500,000 hour honest apple answer umbrella x86 h100 “H100”';
const A = 'B200 GB200 TPU DGX CPU 7 1 1.8 110 1,100 100 0.8 card Llama unit European user useful one house b200';

test('an stands before a vowel that is heard', () => {
  for (const text of AN.split(' ')) assert.equal(takesAn(text), true, text);
});

test('a stands before any other sound', () => {
  for (const text of A.split(' ')) assert.equal(takesAn(text), false, text);
});

test('where letters do not tell, nothing is said', () => {
  for (const text of ['RAM', 'FLOP', 'SRAM', 'unimportant', 'Ärger', '→', '', '–'])
    assert.equal(takesAn(text), undefined, text);
});

test('an article follows its value, and its case stays', () => {
  for (const [before, was, now, article] of [
    ['On an ', 'H100', 'B200', 'a'],
    ['An ', 'H100', 'B200', 'A'],
    ['A ', 'B200', 'H100', 'An'],
    ['takes a ', '16 GB', '8 GB', 'an'],
    ['an\n', '8', '4', 'a'],
    // it stays where it agrees, where it did not as written, and in other words
    ['an ', 'H100', 'A100', ''],
    ['a ', 'H100', 'B200', ''],
    ['an ', 'H100', 'RAM', ''],
    ['in Japan ', 'H100', 'B200', ''],
    ['from ', 'H100', 'B200', ''],
    ['', 'H100', 'B200', ''],
  ])
    assert.equal(articleFor(before, was, now), article, `${before}${was} ${now}`);
});
