import { describe, expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { createTableModel } from '../model/tableModel.ts';

interface Line {
  id: string;
  code: string;
  hours: number;
  status?: { text: string; steps: Record<string, number> };
}

const columns: ColumnModel<Line>[] = ['code', 'hours', 'status'].map((key) => ({
  key,
  title: key,
  width: 100,
  rules: [],
  value: (row) => readField(row, key),
}));
const rows: Line[] = [1, 2, 3, 4].map((number) => ({ id: `${number}`, code: `C${number}`, hours: number }));
const setUp = () => createTableModel<Line>('id', rows, { columns });
const edit = (model: ReturnType<typeof setUp>, rowId: string, column: string, value: unknown) =>
  model.editCell(
    rowId,
    columns.find(({ key }) => key === column)!,
    value,
    'change',
  );

describe('merging newer rows of the server', () => {
  test('keeps what the user changed, added and deleted, takes all else, and says what came of it', () => {
    const model = setUp();
    edit(model, '1', 'code', 'mine');
    edit(model, '2', 'code', 'mine too');
    model.removeRows(['3']);
    const [added] = model.insertRows([{ code: 'new', hours: 0 }], 1);
    const result = model.mergeRows([
      { id: '5', code: 'C5', hours: 5 },
      { id: '3', code: 'C3', hours: 33 },
      { id: '1', code: 'theirs', hours: 11 },
    ]);
    expect(result).toEqual({
      added: ['5'],
      updated: ['1'],
      removed: ['4'],
      kept: ['2'],
      conflicts: [{ rowId: '1', column: 'code', value: 'mine', serverValue: 'theirs' }],
    });
    expect(model.store.rows()).toEqual([
      { id: '5', code: 'C5', hours: 5 },
      { id: '1', code: 'mine', hours: 11 },
      { id: added, code: 'new', hours: 0 },
      { id: '2', code: 'mine too', hours: 2 },
    ]);
    expect(model.changeLog.changes()).toMatchObject({ added: [{ id: added }], edited: [{ id: '1' }, { id: '2' }], deletedIds: ['3'] });
  });

  test('a cell that the server has meanwhile set to the same is no change any more', () => {
    const model = setUp();
    edit(model, '1', 'code', 'same');
    model.mergeRows(rows.map((row) => (row.id === '1' ? { ...row, code: 'same' } : row)));
    expect(model.changeLog.changes().edited).toEqual([]);
  });

  test('what was done before can still be taken back', () => {
    const model = setUp();
    edit(model, '1', 'code', 'mine');
    model.mergeRows(rows.map((row) => ({ ...row, hours: 9 })));
    model.history.undo();
    expect(model.store.row('1')).toEqual({ id: '1', code: 'C1', hours: 9 });
    expect(model.changeLog.changes().edited).toEqual([]);
  });

  test('rows that the user moved stay so, and new ones join them', () => {
    const model = setUp();
    model.moveRow('4', 0);
    model.mergeRows([rows[0]!, { id: '5', code: 'C5', hours: 5 }, ...rows.slice(1)]);
    expect(model.store.ids()).toEqual(['4', '1', '5', '2', '3']);
  });

  test('fields that the server does not send are the screen’s own', () => {
    const model = createTableModel<Line & { note?: string }>('id', [{ ...rows[0]!, note: 'here' }], { columns: [] });
    model.mergeRows([{ id: '1', code: 'theirs', hours: 1 }]);
    expect(model.store.row('1')).toEqual({ id: '1', code: 'theirs', hours: 1, note: 'here' });
  });
});

describe('a live update', () => {
  test('changes known columns of a known row, merges what is nested, and makes no row edited', () => {
    const model = createTableModel<Line>('id', [{ ...rows[0]!, status: { text: 'a', steps: { one: 1 } } }], { columns });
    expect(model.applyUpdate({ id: 1, hours: 7, status: { steps: { two: 2 } }, secret: 'x' })).toBe(true);
    expect(model.store.row('1')).toEqual({ id: '1', code: 'C1', hours: 7, status: { text: 'a', steps: { one: 1, two: 2 } } });
    expect(model.changeLog.changes().edited).toEqual([]);
    expect(model.history.canUndo()).toBe(false);
    expect(model.applyUpdate({ id: '9', hours: 1 })).toBe(false);
    expect(model.applyUpdate({ hours: 1 })).toBe(false);
  });

  test('leaves what the user changed, and compares it with the new value', () => {
    const model = setUp();
    edit(model, '1', 'hours', 5);
    model.applyUpdate({ id: '1', hours: 7, code: 'theirs' });
    expect(model.store.row('1')).toMatchObject({ hours: 5, code: 'theirs' });
    edit(model, '1', 'hours', 7);
    expect(model.changeLog.changes().edited).toEqual([]);
  });

  test.each([
    ['an object for a number', { hours: { a: 1 } }],
    ['a text for a number', { hours: '7' }],
    ['a list for an object', { status: ['x'] }],
    ['a value that cannot be written', { note: { toString: 1, valueOf: 1 } }],
  ])('of another kind than the cell is passed over: %s', (_, fields) => {
    const row = { id: '1', code: 'C1', hours: 1, status: { text: 'a', steps: {} }, note: null };
    const model = createTableModel<Line & { note: string | null }>('id', [row], { columns: [...columns, { ...columns[0]!, key: 'note' }] as never });
    model.applyUpdate({ id: '1', ...fields, code: 'theirs' });
    expect(model.store.row('1')).toEqual({ ...row, code: 'theirs' });
  });

  test('fills a cell that was empty, and empties one', () => {
    const model = createTableModel<{ id: string; hours: unknown; code: unknown }>('id', [{ id: '1', hours: '', code: 'C1' }], { columns: columns as never });
    model.applyUpdate({ id: '1', hours: 7, code: null });
    expect(model.store.row('1')).toEqual({ id: '1', hours: 7, code: null });
  });

  test('cannot reach what all objects share', () => {
    const model = createTableModel<Line>('id', [{ ...rows[0]!, status: { text: 'a', steps: {} } }], { columns });
    model.applyUpdate(
      JSON.parse('{"id":"1","__proto__":{"polluted":1},"status":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}') as Record<
        string,
        unknown
      >,
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
