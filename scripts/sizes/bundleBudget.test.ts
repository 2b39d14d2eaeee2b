import { expect, test } from 'vitest';
import { type Build, type Manifest, type Step, stepCosts } from './bundleBudget.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react'], dynamicImports: ['list.tsx'] },
  _react: { file: 'react.js', imports: ['index.html'] },
  'list.tsx': { file: 'list.js', imports: ['_react', '_table'] },
  _table: { file: 'table.js', css: ['table.css'] },
  'other.tsx': { file: 'other.js', imports: ['_table'] },
};
const sizes: Record<string, number> = {
  'index.js': 10,
  'index.css': 1,
  'react.js': 60,
  'list.js': 20,
  'table.js': 100,
  'table.css': 2,
  'other.js': 5,
  'list-ru-1.json': 3,
};
const build: Build = { manifest, texts: { list: 'list-*-1.json' }, sizeOf: (file) => sizes[file] ?? NaN };
const costs = (steps: Step[]) => stepCosts(build, steps);

test('a step costs what it imports, style sheets too, and not what it may import later', () => {
  expect(costs([{ name: 'login', sources: [/index/], limit: { total: 71 } }])).toEqual([{ name: 'login', total: 71, more: 71, isWithin: true }]);
});

test('what an earlier step loaded costs nothing again', () => {
  const steps = [/index/, /list/, /other/].map((source) => ({ name: String(source), sources: [source], limit: {} }));
  expect(costs(steps).map(({ total, more }) => [total, more])).toEqual([
    [71, 71],
    [193, 122],
    [198, 5],
  ]);
});

test('the texts of a feature count in one language, and once', () => {
  const steps = [1, 2].map(() => ({ name: '', sources: [/list/], texts: ['list'], limit: {} }));
  expect(costs(steps).map(({ more }) => more)).toEqual([196, 0]);
});

test('one byte over either limit is too much', () => {
  const isWithin = (limit: Step['limit']): boolean | undefined =>
    costs([
      { name: '', sources: [/index/], limit: {} },
      { name: '', sources: [/list/], limit },
    ])[1]?.isWithin;
  expect([isWithin({ total: 193 }), isWithin({ total: 192 }), isWithin({ more: 122 }), isWithin({ more: 121 })]).toEqual([true, false, true, false]);
});

test('a source or texts that the build does not have are an error, not zero bytes', () => {
  expect(() => costs([{ name: 'login', sources: [/gone/], limit: {} }])).toThrow('gone');
  expect(() => costs([{ name: 'login', sources: [/index/], texts: ['lost'], limit: {} }])).toThrow('lost');
});
