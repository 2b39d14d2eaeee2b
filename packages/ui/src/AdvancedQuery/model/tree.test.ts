import { expect, test } from 'vitest';
import type { QueryGroup } from '@harrow/validation/query';
import {
  addTo,
  type BuiltGroup,
  type BuiltItem,
  buildGroup,
  buildItem,
  completeQuery,
  copyOf,
  insertBehind,
  isBuiltGroup,
  moveItem,
  placeOf,
  removeItem,
  type Side,
  stepItem,
} from './tree.ts';

/** `a` is a line, an array is a group; ids are the letters, `g` and the first letter for groups. */
type Sketch = string | Sketch[];
const line = (id: string): BuiltItem => ({ id, field: id, rule: 'eq', val: '1' });
const draw = (sketch: Sketch): BuiltItem =>
  typeof sketch === 'string' ? line(sketch) : { id: `g${firstLetter(sketch)}`, match: 'and', items: sketch.map(draw) };
const firstLetter = (sketch: Sketch): string => (typeof sketch === 'string' ? sketch : sketch[0] === undefined ? '' : firstLetter(sketch[0]));
const root = (sketch: Sketch[]): BuiltGroup => ({ id: 'root', match: 'and', items: sketch.map(draw) });
const read = (item: BuiltItem): Sketch => (isBuiltGroup(item) ? item.items.map(read) : item.field);

test.each<[string, -1 | 1, Sketch[], Sketch[]]>([
  ['a', 1, ['a', 'b'], ['b', 'a']],
  ['b', -1, ['a', 'b'], ['b', 'a']],
  ['a', -1, ['a', 'b'], ['a', 'b']],
  ['b', 1, ['a', 'b'], ['a', 'b']],
  ['a', 1, ['a', ['b', 'c']], [['a', 'b', 'c']]],
  ['c', -1, [['a', 'b'], 'c'], [['a', 'b', 'c']]],
  ['a', -1, [['a', 'b'], 'c'], ['a', ['b'], 'c']],
  ['b', 1, [['a', 'b'], 'c'], [['a'], 'b', 'c']],
  ['a', 1, ['a', []], [['a']]],
  ['ga', 1, [['a'], ['b']], [['b'], ['a']]],
  ['gb', -1, ['a', ['b']], [['b'], 'a']],
])('%s moves by %i in %j', (id, step, before, after) => expect(read(stepItem(root(before), id, step))).toEqual(after));

test.each<[string, string, Side, Sketch[], Sketch[]]>([
  ['a', 'c', 'behind', ['a', 'b', 'c'], ['b', 'c', 'a']],
  ['c', 'a', 'before', ['a', 'b', 'c'], ['c', 'a', 'b']],
  ['a', 'gb', 'inside', ['a', ['b']], [['b', 'a']]],
  ['a', 'root', 'inside', [['a', 'b']], [['b'], 'a']],
  ['gb', 'b', 'before', ['a', ['b']], ['a', ['b']]],
  ['gb', 'gb', 'inside', ['a', ['b']], ['a', ['b']]],
  ['a', 'nowhere', 'before', ['a', 'b'], ['a', 'b']],
  // Five levels are the most, the root is the first.
  ['gx', 'e', 'before', [[[[['e']]]], ['x']], [[[[['e']]]], ['x']]],
  ['x', 'e', 'before', [[[[['e']]]], 'x'], [[[[['x', 'e']]]]]],
])('%s is put with %s, %s, in %j', (id, target, side, before, after) => expect(read(moveItem(root(before), id, target, side))).toEqual(after));

test('an item that is removed, copied or added leaves the others as they are', () => {
  const before = root(['a', ['b', 'c'], 'd']);
  expect(read(removeItem(before, 'c'))).toEqual(['a', ['b'], 'd']);
  expect(read(insertBehind(before, 'b', line('x')))).toEqual(['a', ['b', 'x', 'c'], 'd']);
  expect(read(addTo(before, 'root', line('x')))).toEqual(['a', ['b', 'c'], 'd', 'x']);
  expect(removeItem(before, 'nowhere')).toBe(before);
  expect(placeOf(before, 'c')).toMatchObject({ index: 1, depth: 2, parent: { id: 'gb' } });
});

test('a copy has ids of its own, in its groups too', () => {
  const [group] = root([['a', 'b']]).items;
  const copy = copyOf(group!);
  expect(read(copy)).toEqual(['a', 'b']);
  const ids = new Set([group!, ...(group as BuiltGroup).items, copy, ...(copy as BuiltGroup).items].map(({ id }) => id));
  expect(ids.size).toBe(6);
});

test('a query that is built and read back is the same', () => {
  const query: QueryGroup = {
    match: 'or',
    items: [
      { field: 'a', rule: 'eq', val: '1', muted: true },
      { match: 'and', not: true, items: [{ field: 'b', rule: 'empty', val: '' }] },
    ],
  };
  expect(completeQuery(buildGroup({ ...query, not: true }))).toEqual({ ...query, not: true });
  expect(completeQuery(buildGroup(query))).toEqual(query);
});

test('incomplete lines, and groups of nothing else, are dropped', () => {
  const items = [
    { field: '', rule: 'eq', val: '1' },
    { field: 'a', rule: 'eq', val: '' },
    { field: 'a', rule: '', val: '1' },
    { match: 'or' as const, items: [{ field: 'b', rule: 'eq', val: '' }] },
    { field: 'c', rule: 'eq', val: '0' },
  ];
  expect(completeQuery(buildItem({ match: 'and', items }) as BuiltGroup)).toEqual({ match: 'and', items: [items[4]] });
});
