import type { ProductTreeNode } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { findPlaces, toPlaces } from './products.ts';

const node = (code: string, level: number, parentCode: string | null, enabled: 'Y' | 'N' = 'Y'): ProductTreeNode => ({
  id: code,
  code,
  name: `Name of ${code}`,
  level,
  parentCode,
  enabled,
});
const nodes = [
  node('tractor', 2, null),
  node('loader', 2, null),
  node('small', 3, 'tractor'),
  node('big', 3, 'tractor', 'N'),
  node('T25', 4, 'small'),
  node('T90', 4, 'big'),
];
const shown = (places: ReturnType<typeof toPlaces>): string => places.map(({ code, children }) => `${code}(${shown(children)})`).join(' ');

test('products lie below each other', () => expect(shown(toPlaces(nodes))).toBe('tractor(small(T25()) big(T90())) loader()'));
test('what is out of use is left out with all below it', () => expect(shown(toPlaces(nodes, { onlyEnabled: true }))).toBe('tractor(small(T25())) loader()'));
test('what is looked for stands side by side, whether its code or its name says so', () => {
  expect(shown(findPlaces(toPlaces(nodes), ' t90 '))).toBe('T90()');
  expect(shown(findPlaces(toPlaces(nodes), 'name of t'))).toBe('tractor() T25() T90()');
});
