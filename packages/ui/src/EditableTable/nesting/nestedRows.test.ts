import { expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { orderRefusal } from '../dragging/rowDrag.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModelOptions } from '../model/tableModel.types.ts';
import * as nestingParts from '../nestedRows/nestingParts.ts';
import { readField } from '../rowStore/field.ts';

interface Line {
  id: string;
  dealer?: string;
  currency?: string;
  amount?: number;
  parent?: string | null;
}

const field = (key: string, more: Partial<ColumnModel<Line>> = {}): ColumnModel<Line> => ({
  key,
  title: key,
  width: 100,
  rules: [],
  value: (row) => readField(row, key),
  ...more,
});
const columns = [
  field('dealer'),
  field('currency'),
  field('size', { value: ({ amount = 0 }) => (amount > 9 ? 'large' : 'small') }),
  field('amount', { defaultValue: 1 }),
];

const setUp = (rows: readonly Line[], options: Partial<TableModelOptions<Line>>) => createTableModel<Line>('id', rows, { columns, nestingParts, ...options });

test('a row below another gets the values of its group, but for those that are worked out, as one step', () => {
  const model = setUp([{ id: '1', dealer: 'D1', currency: 'EUR', amount: 20 }, { id: '2' }], { rowGroups: { by: ['dealer', 'currency', 'size'] } });
  const rowId = model.insertBelow('1')!;
  expect(model.store.rows()).toEqual([
    { id: '1', dealer: 'D1', currency: 'EUR', amount: 20 },
    { id: rowId, dealer: 'D1', currency: 'EUR', amount: 1 },
    { id: '2' },
  ]);
  model.history.undo();
  expect(model.store.ids()).toEqual(['1', '2']);
});

test('rows come below and inside rows of a tree, while there is room', () => {
  const model = setUp([{ id: '1' }, { id: '2', parent: '1' }], { tree: { parentKey: 'parent' }, maxRows: 4 });
  const below = model.insertBelow('2')!;
  const inside = model.insertInside('2')!;
  expect(model.store.row(below)).toMatchObject({ parent: '1' });
  expect(model.store.row(inside)).toMatchObject({ parent: '2' });
  expect(model.view.ids()).toEqual(['1', '2', inside, below]);
  expect(model.insertInside('1')).toBeUndefined();
});

test('what stands below a new row stands below it under the id that the server gives it', () => {
  const model = setUp([{ id: '1' }], { tree: { parentKey: 'parent' } });
  const parent = model.insertInside('1')!;
  const child = model.insertInside(parent)!;
  model.saved(parent, model.store.row(parent)!, { id: '77' });
  expect(model.store.row(child)).toMatchObject({ parent: '77' });
  expect(model.view.ids()).toEqual(['1', '77', child]);
});

test('closed lines stay closed while columns are given anew with the same values, not for other groups', () => {
  const model = setUp([{ id: '1', dealer: 'D1' }], { rowGroups: { by: ['dealer'] } });
  model.view.nested()!.closeAll();
  model.configure({ nestingParts, columns: columns.map((column) => ({ ...column })), rowGroups: { by: ['dealer'] } });
  expect(model.view.ids()).toHaveLength(1);
  model.configure({ nestingParts, columns, rowGroups: { by: ['currency'] } });
  expect(model.view.ids()).toHaveLength(2);
  model.configure({ columns });
  expect([model.view.nested(), model.view.ids()]).toEqual([undefined, ['1']]);
});

test('a range has rows alone, and rows are not dragged', () => {
  const model = setUp(
    [
      { id: '1', dealer: 'D1' },
      { id: '2', dealer: 'D2' },
    ],
    { rowGroups: { by: ['dealer'] } },
  );
  model.ranges.setAll();
  expect(model.ranges.block(undefined)).toEqual({ rowIds: ['1', '2'], columns: columns.map(({ key }) => key) });
  const heading = model.view.ids().at(0)!;
  expect(model.ranges.block({ rowId: heading, column: 'dealer' })!.rowIds).toEqual(['1', '2']);
  model.ranges.set(undefined);
  expect(model.ranges.block({ rowId: heading, column: 'dealer' })).toBeUndefined();
  expect(orderRefusal(model.view)).toBe('nested');
});
