import { expect, test } from 'vitest';
import { createTableModel } from '../model/tableModel.ts';
import { removeRows } from './removeRows.ts';

const tableOf = (count: number) =>
  createTableModel<{ id: string }>(
    'id',
    Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` })),
    { columns: [] },
  );

test.each([
  [['2'], '3'],
  [['3', '2'], '4'],
  [['4'], '3'],
  [['1', '2', '3', '4'], undefined],
])('after %j are removed the user goes on at %s', (rowIds, next) => expect(removeRows(tableOf(4), rowIds)).toBe(next));

test('two hundred thousand rows are removed, and come back', { timeout: 30_000 }, () => {
  const model = tableOf(200_001);
  expect(removeRows(model, model.store.ids().slice(1))).toBe('1');
  expect(model.store.ids()).toEqual(['1']);
  model.history.undo();
  expect(model.store.ids()).toHaveLength(200_001);
});
