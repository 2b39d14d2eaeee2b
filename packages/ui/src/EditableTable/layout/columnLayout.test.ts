import { expect, test } from 'vitest';
import { arrangeColumns } from '../columnModel/column.ts';
import { columnLayout } from './columnLayout.ts';

const tracks = [
  { width: 48, frozen: 'left' as const },
  { width: 160, frozen: 'left' as const },
  { width: 200 },
  { width: 120, fixed: true },
  { width: 100, frozen: 'right' as const },
  { width: 40, frozen: 'right' as const },
];

test('frozen columns stand beside each other at their edge', () => {
  expect(columnLayout(tracks).places).toEqual([
    { frozen: 'left', offset: 0, start: 0, width: 48 },
    { frozen: 'left', offset: 48, start: 48, width: 160 },
    { frozen: undefined, offset: 0, start: 208, width: 200 },
    { frozen: undefined, offset: 0, start: 408, width: 120 },
    { frozen: 'right', offset: 40, start: 528, width: 100 },
    { frozen: 'right', offset: 0, start: 628, width: 40 },
  ]);
});

test('only free columns grow, in proportion to their width', () => {
  const { template, minWidth, frozenLeft, frozenRight } = columnLayout(tracks);
  expect(template).toBe('48px 160px minmax(200px, 200fr) 120px 100px 40px');
  expect({ minWidth, frozenLeft, frozenRight }).toEqual({ minWidth: 668, frozenLeft: 208, frozenRight: 140 });
});

test('hidden columns go, frozen ones move to their side', () => {
  const columns = [{ key: 'a' }, { key: 'b', frozen: 'right' as const }, { key: 'c', hidden: true }, { key: 'd', frozen: 'left' as const }, { key: 'e' }];
  expect(arrangeColumns(columns).map(({ key }) => key)).toEqual(['d', 'a', 'e', 'b']);
});

test('two columns with one key are a mistake of the programmer', () => {
  expect(() => arrangeColumns([{ key: 'a' }, { key: 'a' }])).toThrow('same key');
});
