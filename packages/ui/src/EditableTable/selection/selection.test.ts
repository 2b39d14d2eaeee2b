import { expect, test, vi } from 'vitest';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModelOptions } from '../model/tableModel.types.ts';

interface Line {
  id: string;
  locked?: boolean;
}
const column = { key: 'id', title: 'id', width: 100, rules: [], value: (row: Line) => row.id, hasEditor: true };
const lines = (...ids: string[]): Line[] => ids.map((id) => ({ id }));
const setUp = (rows: Line[], options: Partial<TableModelOptions<Line>> = {}) => createTableModel<Line>('id', rows, { columns: [column], ...options });

test('all means the rows on show that may be chosen', () => {
  const { selection, view } = setUp([...lines('a', 'b'), { id: 'c', locked: true }, ...lines('d')], { disabledRow: ({ locked }) => locked === true });
  selection.toggleAll();
  expect([selection.ids(), selection.extent()]).toEqual([['a', 'b', 'd'], 'all']);
  selection.clear();
  view.setFilter('id', { values: ['a', 'd'] });
  selection.toggleAll();
  expect([selection.ids(), selection.extent()]).toEqual([['a', 'd'], 'all']);
  view.setFilter('id', undefined);
  expect(selection.extent()).toBe('some');
});

test('taking back all leaves what is chosen among rows that are filtered away', () => {
  const { selection, view } = setUp(lines('a', 'b', 'c'));
  selection.set(['b']);
  view.setFilter('id', { values: ['a', 'c'] });
  selection.toggleAll();
  selection.toggleAll();
  expect(selection.ids()).toEqual(['b']);
});

test('only one row at a time, which a second press does not take back', () => {
  const { selection, topics } = setUp(lines('a', 'b', 'c'), { rowSelection: 'radio' });
  const heard = vi.fn();
  topics.subscribe('row:a', heard);
  selection.toggle('a');
  selection.toggle('b');
  selection.toggle('b');
  expect(selection.ids()).toEqual(['b']);
  expect(heard).toHaveBeenCalledTimes(2);
  selection.set(['a', 'c']);
  expect(selection.ids()).toEqual(['c']);
});

test('rows that are replaced by others are no longer chosen', () => {
  const { selection, setRows } = setUp(lines('a', 'b'));
  selection.set(['a']);
  setRows(lines('c', 'd'));
  expect(selection.ids()).toEqual([]);
});

test('reserved ones stay chosen until they are taken back or removed by the user', () => {
  const model = setUp(lines('a', 'b', 'c'), { reserveSelection: true });
  const { selection } = model;
  selection.set(['a', 'b']);
  model.setRows(lines('d', 'e'));
  expect([selection.ids(), selection.extent(), selection.reserved()]).toEqual([['a', 'b'], 'none', 2]);
  selection.toggleAll();
  expect([selection.ids(), selection.extent()]).toEqual([['a', 'b', 'd', 'e'], 'all']);
  model.setRows(lines('a', 'b', 'c'));
  model.removeRows(['a']);
  expect(selection.ids()).toEqual(['b', 'd', 'e']);
  selection.toggle('b');
  selection.clear();
  expect(selection.ids()).toEqual([]);
});
