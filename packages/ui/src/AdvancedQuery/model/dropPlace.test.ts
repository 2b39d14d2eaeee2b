import { expect, test } from 'vitest';
import { type DropPlace, dropPlace, endOf } from './dropPlace.ts';
import type { BuiltGroup, BuiltLine } from './tree.ts';

const line = (id: string): BuiltLine => ({ id, field: id, rule: 'eq', val: '' });
const empty: BuiltGroup = { id: 'empty', match: 'or', items: [] };
const group: BuiltGroup = { id: 'group', match: 'or', items: [line('b'), line('c')] };
const root: BuiltGroup = { id: 'root', match: 'and', items: [line('a'), group, empty] };

test.each<[string, 'upper' | 'lower', DropPlace | undefined]>([
  ['a', 'upper', { targetId: 'a', side: 'before' }],
  ['a', 'lower', { targetId: 'a', side: 'behind' }],
  ['group', 'upper', { targetId: 'group', side: 'before' }],
  ['group', 'lower', { targetId: 'b', side: 'before' }],
  ['empty', 'lower', { targetId: 'empty', side: 'inside' }],
  [endOf('group'), 'upper', { targetId: 'group', side: 'inside' }],
  [endOf('root'), 'lower', { targetId: 'root', side: 'inside' }],
  ['gone', 'upper', undefined],
])('on %s, its %s half', (over, half, place) => expect(dropPlace(root, over, half)).toEqual(place));
