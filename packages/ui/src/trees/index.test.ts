import { expect, test } from 'vitest';
import * as trees from './index.ts';

test('the entry trees exports these names and no others', () => {
  expect(Object.keys(trees).sort()).toEqual(['CategorySelect', 'DictTreeSelect', 'TreeTable']);
});
