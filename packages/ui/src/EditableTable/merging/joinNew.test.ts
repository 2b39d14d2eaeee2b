import { expect, test } from 'vitest';
import { joinNew } from './joinNew.ts';

const isNew = (rowId: string) => rowId.startsWith('n');

test.each([
  ['at the head', ['b', 'a'], ['n1', 'n2', 'a', 'b'], ['n1', 'n2', 'b', 'a']],
  ['at the end', ['b', 'a'], ['a', 'b', 'n1', 'n2'], ['b', 'a', 'n1', 'n2']],
  ['after the one they stand after', ['b', 'a'], ['a', 'n1', 'n2', 'b'], ['b', 'a', 'n1', 'n2']],
  ['after one that was not kept', ['b'], ['a', 'n1', 'b', 'n2'], ['b', 'n1', 'n2']],
  ['alone', [], ['n1', 'n2'], ['n1', 'n2']],
])('new ones %s', (_where, kept, order, joined) => expect(joinNew(kept, order, isNew)).toEqual(joined));

test('two hundred thousand new ones at either end', () => {
  const many = Array.from({ length: 200_000 }, (_, index) => `n${index}`);
  expect(joinNew(['a'], [...many, 'a', ...many], isNew)).toHaveLength(400_001);
});
