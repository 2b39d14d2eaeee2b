import { describe, expect, test } from 'vitest';
import type { PlacedWidth } from '../../columnWidths/narrowTables.ts';
import { type Column, fixedPlaces, orderColumns, visibleColumns } from './columns.ts';

const column = (key: string, rest: Partial<Column<object>> = {}): Column<object> => ({ key, title: key, ...rest });
const keys = (columns: Column<object>[]): string => columns.map(({ key }) => key).join(' ');
const all = [column('no'), column('vin'), column('amount'), column('note', { defaultHidden: true })];

describe('column layout', () => {
  test('columns stand in the order the user gave', () => {
    expect(keys(orderColumns(all, ['amount', 'no', 'vin', 'note']))).toBe('amount no vin note');
  });
  test('columns hidden by default show once the user has chosen what to hide', () => {
    expect(keys(visibleColumns(all, { order: [] }))).toBe('no vin amount');
    expect(keys(visibleColumns(all, { order: [], hidden: ['vin'] }))).toBe('no amount note');
  });
  test('hiding every column leaves the first', () => {
    expect(keys(visibleColumns(all, { order: [], hidden: ['no', 'vin', 'amount', 'note'] }))).toBe('no');
  });
  test('fixed columns stand at their edges', () => {
    const columns = [column('a', { fixed: 'right' }), column('b'), column('c', { fixed: 'left' })];
    expect(keys(visibleColumns(columns, { order: [] }))).toBe('c b a');
  });
  test('fixed columns stop one behind the other at their edge', () => {
    const columns: PlacedWidth[] = [
      { fixed: 'left', width: 160 },
      { fixed: 'left', width: 140 },
      { width: 140 },
      { fixed: 'right', width: 90 },
      { fixed: 'right', width: 60 },
    ];
    expect(fixedPlaces(columns, 44, 52)).toEqual([
      { insetInlineStart: 44 },
      { insetInlineStart: 204 },
      undefined,
      { insetInlineEnd: 112 },
      { insetInlineEnd: 52 },
    ]);
  });
});
