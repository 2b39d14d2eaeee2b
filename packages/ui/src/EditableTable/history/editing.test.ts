import { describe, expect, test, vi } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { historyLimit } from './history.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { RowsChange, TableModelOptions } from '../model/tableModel.types.ts';

interface Line {
  id: string;
  order: number;
  code: string;
  region: string | null;
  city: string | null;
  street: string | null;
}

const column = (key: string, more: Partial<ColumnModel<Line>> = {}): ColumnModel<Line> => ({
  key,
  title: key,
  width: 100,
  rules: [],
  value: (row) => readField(row, key),
  ...more,
});
const columns = [
  column('code', { rules: [{ required: true }] }),
  column('street', { dependsOn: 'city' }),
  column('region'),
  column('city', { dependsOn: 'region' }),
];
const [code] = columns;
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, order: index + 1, code: `C${index + 1}`, region: 'N', city: 'a', street: 'x' }));

function setUp(options: Partial<TableModelOptions<Line>> = {}) {
  const changes: RowsChange<Line>[] = [];
  const model = createTableModel<Line>('id', lines(3), { columns, onRowsChange: (_rows, change) => changes.push(change), ...options });
  return { model, changes, codes: () => model.store.rows().map((row) => row.code) };
}

describe('a transaction', () => {
  test('is one report, one step, and each topic once', () => {
    const { model, changes, codes } = setUp();
    const heard = vi.fn();
    model.topics.subscribe('rows', heard);
    model.transaction(() => {
      model.editCell('1', code!, 'a', 'change');
      model.editCell('1', code!, 'b', 'change');
      model.setCells([{ rowId: '2', column: 'code', value: 'c' }]);
      model.removeRows(['3']);
      model.insertRows([{ code: 'new' }], 0);
    });
    expect(changes).toHaveLength(1);
    const [added] = model.store.ids();
    expect(changes[0]).toMatchObject({ type: 'bulk', cause: 'transaction', added: [added], removed: ['3'], moved: false });
    expect(changes[0]).toHaveProperty('edits', [
      { rowId: '1', column: 'code', value: 'b', oldValue: 'C1' },
      { rowId: '2', column: 'code', value: 'c', oldValue: 'C2' },
    ]);
    expect(heard).toHaveBeenCalledOnce();
    model.history.undo();
    expect(codes()).toEqual(['C1', 'C2', 'C3']);
    expect(model.history.canUndo()).toBe(false);
  });

  test('that throws has not happened', () => {
    const { model, changes, codes } = setUp();
    const fail = () =>
      model.transaction(() => {
        model.removeRows(['1']);
        model.editCell('2', code!, 'a', 'change');
        throw new Error('no');
      });
    expect(fail).toThrow('no');
    expect(codes()).toEqual(['C1', 'C2', 'C3']);
    expect(model.changeLog.changes()).toEqual({ added: [], edited: [], deletedIds: [] });
    expect([changes.length, model.history.canUndo()]).toEqual([0, false]);
    model.editCell('2', code!, 'a', 'change');
    expect(changes).toHaveLength(1);
  });

  test('checks its cells at its end', () => {
    const { model } = setUp();
    model.transaction(() => {
      model.editCell('1', code!, '', 'change');
      expect(model.validator.count()).toBe(0);
    });
    expect(model.validator.errors()).toMatchObject([{ rowId: '1', column: 'code', code: 'required' }]);
    model.history.undo();
    expect(model.validator.count()).toBe(0);
  });
});

describe('the history', () => {
  test('takes typing in one cell as one step until the cell is left', () => {
    const { model, codes } = setUp();
    for (const text of ['a', 'ab', 'abc']) model.editCell('1', code!, text, 'input');
    model.activeCell.set({ rowId: '2', column: 'code', mode: 'move' });
    model.editCell('1', code!, 'abcd', 'input');
    model.history.undo();
    expect(codes()[0]).toBe('abc');
    model.history.undo();
    expect(codes()[0]).toBe('C1');
    expect(model.history.redo()).toBe(true);
    expect(codes()[0]).toBe('abc');
    model.editCell('1', code!, 'other', 'change');
    expect(model.history.canRedo()).toBe(false);
  });

  test(`keeps the last ${historyLimit} steps`, () => {
    const { model, codes } = setUp();
    for (let step = 0; step <= historyLimit; step += 1) model.editCell('1', code!, `${step}`, 'change');
    let taken = 0;
    while (model.history.undo()) taken += 1;
    expect(taken).toBe(historyLimit);
    expect(codes()[0]).toBe('0');
  });

  test('is told apart from edits in what is reported', () => {
    const { model, changes } = setUp();
    model.removeRows(['2']);
    model.history.undo();
    model.history.redo();
    expect(changes.map((change) => ('cause' in change ? change.cause : change.type))).toEqual(['remove', 'undo', 'redo']);
    expect(changes[1]).toMatchObject({ added: ['2'], removed: [] });
    expect(model.changeLog.changes().deletedIds).toEqual(['2']);
  });

  test('of rows that came or went ends when all is saved; that of values goes on', () => {
    const { model, codes } = setUp();
    model.editCell('1', code!, 'a', 'change');
    model.removeRows(['3']);
    model.editCell('2', code!, 'b', 'change');
    model.accept();
    expect(model.history.undo()).toBe(true);
    expect(codes()).toEqual(['a', 'C2']);
    expect(model.history.undo()).toBe(false);
    expect(model.changeLog.changes().edited).toMatchObject([{ id: '2', code: 'C2' }]);
  });

  test('starts over with wholly other rows', () => {
    const { model } = setUp();
    model.removeRows(['1']);
    model.setRows([{ ...lines(1)[0]!, id: '9' }]);
    expect(model.history.canUndo()).toBe(false);
  });
});

describe('linked cells', () => {
  test('are emptied down the chain when the first one changes, and come back with it', () => {
    const { model } = setUp();
    model.editCell('1', columns[2]!, 'S', 'change');
    expect(model.store.row('1')).toMatchObject({ region: 'S', city: null, street: null });
    model.history.undo();
    expect(model.store.row('1')).toMatchObject({ region: 'N', city: 'a', street: 'x' });
  });

  test('keep what the same step puts into them', () => {
    const { model } = setUp();
    model.editRow('1', { region: 'S', city: 'b' });
    expect(model.store.row('1')).toMatchObject({ region: 'S', city: 'b', street: null });
  });

  test('stay when the first one is set to what it is', () => {
    const { model } = setUp();
    model.setCells([{ rowId: '1', column: 'region', value: 'N' }]);
    expect(model.store.row('1')).toMatchObject({ city: 'a' });
  });
});

describe('the order field', () => {
  test('counts from 1 after whatever comes, goes or moves', () => {
    const { model } = setUp({ orderKey: 'order' });
    const orders = () => model.store.rows().map((row) => row.order);
    model.insertRows([{ code: 'first' }], 0);
    expect(orders()).toEqual([1, 2, 3, 4]);
    model.moveRow('3', 0);
    model.removeRows(['1']);
    expect(model.store.rows().map((row) => [row.code, row.order])).toEqual([
      ['C3', 1],
      ['first', 2],
      ['C2', 3],
    ]);
    model.sortRows([{ column: 'code', order: 'desc' }]);
    expect(orders()).toEqual([1, 2, 3]);
    for (let step = 0; step < 4; step += 1) model.history.undo();
    expect(model.store.rows()).toEqual(lines(3));
    expect(model.changeLog.changes().edited).toEqual([]);
  });
});

test('a check on blur comes a tenth of a second later, and not at all once the cell was checked otherwise', () => {
  vi.useFakeTimers();
  const { model } = setUp();
  model.store.apply({ type: 'patch', patches: new Map([['1', { code: '' }]]) });
  model.validator.checkCell('1', 'code', 'blur');
  vi.advanceTimersByTime(99);
  expect(model.validator.count()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(model.validator.count()).toBe(1);
  model.validator.clear();
  model.validator.checkCell('1', 'code', 'blur');
  model.editCell('1', code!, 'a', 'input');
  vi.advanceTimersByTime(200);
  expect(model.validator.count()).toBe(0);
  vi.useRealTimers();
});
