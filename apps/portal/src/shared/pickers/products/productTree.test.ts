import { expect, test } from 'vitest';
import { productPath, toProductOptions } from './productTree.ts';

const products = [
  { value: 'TRACTOR', text: 'Tractors', level: 2, parent: null },
  { value: 'T-60', text: 'Wheeled 40–60 hp', level: 3, parent: 'TRACTOR' },
  { value: 'T504', text: 'T504', level: 4, parent: 'T-60' },
  { value: 'LOST', text: 'Lost', level: 4, parent: 'GONE' },
];

test('products lie in those above them, down to the wanted level', () => {
  const series = { value: 'T-60', label: 'Wheeled 40–60 hp', children: [{ value: 'T504', label: 'T504' }] };
  expect(toProductOptions(products, 4)).toEqual([{ value: 'TRACTOR', label: 'Tractors', children: [series] }]);
  expect(toProductOptions(products, 2)).toEqual([{ value: 'TRACTOR', label: 'Tractors' }]);
});

test.each([
  ['T504', ['TRACTOR', 'T-60', 'T504']],
  ['TRACTOR', ['TRACTOR']],
  ['LOST', ['LOST']],
  ['NONE', []],
  [undefined, []],
])('the path of %s is %j', (code, path) => expect(productPath(products, code).map(({ value }) => value)).toEqual(path));
