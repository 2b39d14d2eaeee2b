import { expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { createNewRows } from './newRows.ts';
import { isTemporaryRowId } from '../rowStore/rowId.ts';

interface Line {
  id: string;
  order?: number | null;
  qty?: number;
}

const column = (key: keyof Line, part: Partial<ColumnModel<Line>>): ColumnModel<Line> => ({
  key,
  title: key,
  width: 1,
  rules: [],
  value: (row) => row[key],
  ...part,
});
const columns = [column('order', { isOrder: true }), column('qty', { defaultValue: 1 })];

test('an order column counts on from the largest number there is', () => {
  const rows: Line[] = [
    { id: 'a', order: 7 },
    { id: 'b', order: 3 },
    { id: 'c', order: null },
  ];
  const added = createNewRows(2, { rowKey: 'id', columns, rows });
  expect(added.map(({ order, qty }) => [order, qty])).toEqual([
    [8, 1],
    [9, 1],
  ]);
  expect(added.every(({ id }) => isTemporaryRowId(id))).toBe(true);
  expect(createNewRows(1, { rowKey: 'id', columns, rows: [] })[0]!.order).toBe(1);
});

test("a caller's row keeps the number it was given, and gets one if it has none", () => {
  const make = (order: number | null) =>
    createNewRows<Line>(1, { rowKey: 'id', columns, rows: [{ id: 'a', order: 4 }], createRow: (id) => ({ id, order }) })[0]!;
  expect(make(50).order).toBe(50);
  expect(make(null).order).toBe(5);
  expect(make(null).qty).toBeUndefined();
});
