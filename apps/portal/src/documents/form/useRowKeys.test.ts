import { expect, test } from 'vitest';
import { keepKeys, type KeyedRow } from './useRowKeys.ts';

const first = { id: 'a', key: 'a' };
const fresh = { id: 'new-1', key: 'new-1' };

test.each<[string, readonly KeyedRow[], readonly string[], readonly string[]]>([
  ['rows begin with their ids', [], ['a', 'new-1'], ['a', 'new-1']],
  ['a row that was saved keeps its key', [first, fresh], ['a', 'b'], ['a', 'new-1']],
  ['and keeps it when saved again', [first, { id: 'b', key: 'new-1' }], ['a', 'b'], ['a', 'new-1']],
  ['a row that is gone takes its key along', [first, { id: 'b', key: 'new-1' }], ['b'], ['new-1']],
  ['another row in the place of a stored one is another row', [first, fresh], ['c', 'new-1'], ['c', 'new-1']],
  ['rows that somebody else added are new', [fresh], ['x', 'y'], ['x', 'y']],
])('%s', (_, before, ids, keys) => {
  expect(keepKeys(before, ids).map(({ key }) => key)).toEqual(keys);
});
