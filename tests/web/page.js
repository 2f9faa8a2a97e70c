// A small page's data: one decode step, with what it reads from a table and from another note.
const here = 'notes/decode.md',
  there = 'notes/price.md';
const read = name => ['read', name.includes('#') ? name : `${here}#${name}`];

/** @type {import('../../plugins/calcgraph/assets/twins/types').Payload} */
export const DATA = {
  note: here,
  names: { [here]: 'decode', [there]: 'price' },
  units: {
    param: [1, 'parameter'],
    Gparam: [1e9, 'parameter'],
    B: [1, 'information'],
    GB: [1e9, 'information'],
    TB: [1e12, 'information'],
    s: [1, 'time'],
    ms: [1e-3, 'time'],
    µs: [1e-6, 'time'],
    tok: [1, 'token'],
    h: [3600, 'time'],
    USD: [1, 'currency'],
  },
  q: {
    [`${here}#gpu`]: { v: 'h100', rows: { h100: 'H100 SXM', b200: 'B200' } },
    [`${here}#gpu.bw`]: { picks: [`${here}#gpu`], cells: { h100: 3.35e12, b200: 8e12 }, u: 'TB/s', f: 1e12 },
    [`${here}#quant`]: { v: 'fp16', rows: { fp16: 'FP16', fp8: 'FP8' } },
    [`${here}#quant.bytes`]: { picks: [`${here}#quant`], cells: { fp16: 2, fp8: 1 }, u: 'B/param' },
    [`${here}#params`]: { v: 70e9, lo: 1e9, hi: 1e12, log: 1, u: 'Gparam', f: 1e9 },
    [`${here}#users`]: { v: 1, lo: 1, hi: 256, step: 1 },
    [`${here}#ctx`]: { v: 8192, set: [8192, 32768, 131072], u: 'Ki tok', f: 1024 },
    [`${here}#bw_min`]: { v: 5e11, u: 'TB/s', f: 1e12, lo: 5e11, hi: 2e13 },
    [`${here}#weights`]: { p: [read('params'), read('quant.bytes'), ['mul', 0, 1]], u: 'GB', f: 1e9, w: 140e9 },
    [`${here}#step_time`]: {
      p: [read('weights'), read('gpu.bw'), ['div', 0, 1]],
      u: 'ms',
      f: 1e-3,
      w: 0.0417910447761,
    },
    [`${here}#tps`]: { p: [['num', 1], read('step_time'), ['div', 0, 1]], u: 'tok/s', w: 23.9285714286 },
    [`${here}#fits`]: { p: [read('weights'), ['num', 8e10], ['lt', 0, 1]], x: 1, w: 0 },
    [`${there}#price`]: { v: 8.245 / 3600, r: [2.25 / 3600, 14.24 / 3600], u: 'USD/h', f: 1 / 3600, lo: 0, hi: 1 },
    [`${there}#rent`]: {
      p: [['num', 8], read(`${there}#price`), ['mul', 0, 1]],
      u: 'USD/h',
      f: 1 / 3600,
      w: [18 / 3600, 113.92 / 3600],
    },
    '=tps with quant=fp8': {
      p: [['row', 'fp8'], ['with', 3, `${here}#quant`, 0], read('tps')],
      x: 1,
      u: 'tok/s',
      w: 47.8571428571,
    },
  },
};

// Temperatures, whose scales do not start at zero.
/** @type {import('../../plugins/calcgraph/assets/twins/types').Payload} */
export const WARM = {
  note: 'w.md',
  names: { 'w.md': 'w' },
  units: { K: [1, 'temperature'], '°C': [1, 'temperature', 273.15], '°F': [5 / 9, 'temperature', 255.3722222222222] },
  q: {
    'w.md#t': { v: 293.15, lo: 233.15, hi: 333.15, u: '°C', o: 273.15 },
    'w.md#f': { v: 293.15, lo: 255.3722222222222, hi: 366.4833333333333, u: '°F', f: 5 / 9, o: 255.3722222222222 },
    'w.md#one': { v: 293.15, set: [273.15, 293.15, 313.15], u: '°C', o: 273.15 },
  },
};
