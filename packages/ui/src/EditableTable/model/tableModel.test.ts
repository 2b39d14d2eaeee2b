import { describe, expect, test, vi } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { isTemporaryRowId } from '../rowStore/rowId.ts';
import type { ValidateRule } from '../columnModel/rules.ts';
import { createTableModel } from './tableModel.ts';
import type { RowsChange, TableModelOptions } from './tableModel.types.ts';

interface Line {
  id: string;
  code: string;
  hours: number | null;
  causal: 'Y' | 'N';
}

const column = (key: string, more: Partial<ColumnModel<Line> & { hasEditor: boolean }> = {}): ColumnModel<Line> & { hasEditor: boolean } => ({
  key,
  title: key,
  width: 100,
  rules: [],
  value: (row) => readField(row, key),
  hasEditor: true,
  ...more,
});
const code = column('code', { rules: [{ required: true }, { unique: true }] });
const hours = column('hours', { statistics: ['sum'], defaultValue: 1 });
const causal = column('causal', { exclusive: { on: 'Y', off: 'N' } });
const cost = column('cost', { statistics: ['sum'], value: (row) => (row.hours ?? 0) * 10, hasEditor: false });
const columns = [code, hours, causal, cost];

const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, code: `C${index + 1}`, hours: 0.1, causal: index === 0 ? 'Y' : 'N' }));

function setUp(rows: Line[] = lines(3), options: Partial<TableModelOptions<Line>> = {}) {
  const changes: RowsChange<Line>[] = [];
  const model = createTableModel<Line>('id', rows, { columns, onRowsChange: (_rows, change) => changes.push(change), ...options });
  return { model, changes };
}

describe('editing', () => {
  test('makes a new row and a new array, leaves the other rows as they are, and tells what changed', () => {
    const rows = lines(3);
    const { model, changes } = setUp(rows);
    model.editCell('2', code, 'X', 'input');
    expect(rows[1]!.code).toBe('C2');
    expect(model.store.rows()).not.toBe(rows);
    expect(model.store.rows()[0]).toBe(rows[0]);
    expect(model.store.rows()[1]).toEqual({ ...rows[1], code: 'X' });
    expect(changes[0]).toMatchObject({ type: 'edit', edits: [{ rowId: '2', column: 'code', value: 'X', oldValue: 'C2' }] });
  });

  test('the same value again is no change', () => {
    const { model, changes } = setUp();
    model.editCell('2', code, 'C2', 'input');
    expect(changes).toEqual([]);
  });

  test('choosing a row in an exclusive column takes the choice from the other', () => {
    const { model, changes } = setUp();
    model.editCell('3', causal, 'Y', 'change');
    expect(model.store.rows().map((row) => row.causal)).toEqual(['N', 'N', 'Y']);
    expect(changes).toHaveLength(1);
  });
});

describe('totals', () => {
  test('are exact and follow every kind of change', () => {
    const { model } = setUp();
    expect(model.totals.total('hours')).toBe('0.3');
    expect(model.totals.total('cost')).toBe('3');
    model.editCell('1', hours, 0.25, 'input');
    expect(model.totals.total('hours')).toBe('0.45');
    model.addRows();
    expect(model.totals.total('hours')).toBe('1.45');
    model.removeRows(['1']);
    expect(model.totals.total('hours')).toBe('1.2');
    model.store.replaceAll(lines(2));
    expect(model.totals.total('hours')).toBe('0.2');
  });

  test('follow new columns', () => {
    const { model } = setUp();
    model.configure({ columns: [column('cost', { statistics: ['sum'], value: () => 0.7 })] });
    expect(model.totals.total('cost')).toBe('2.1');
    expect(model.totals.total('hours')).toBe('');
  });
});

describe('rows', () => {
  test('new ones get temporary ids and default values, at the end or where asked', () => {
    const { model, changes } = setUp();
    const [last] = model.addRows();
    const [second] = model.addRows(1, 1);
    expect(model.store.ids()).toEqual(['1', second, '2', '3', last]);
    expect(isTemporaryRowId(last!)).toBe(true);
    expect(model.store.row(last!)).toEqual({ id: last, hours: 1 });
    expect(changes.map(({ type }) => type)).toEqual(['add', 'add']);
  });

  test('are never more than maxRows', () => {
    const { model } = setUp(lines(3), { maxRows: 4 });
    expect(model.addRows(5)).toHaveLength(1);
    expect(model.addRows()).toEqual([]);
    expect(model.room()).toBe(0);
  });

  test('move, and not beyond the ends', () => {
    const { model, changes } = setUp();
    model.moveRow('1', 2);
    expect(model.store.ids()).toEqual(['2', '3', '1']);
    model.moveRow('1', 3);
    expect(model.store.ids()).toEqual(['2', '3', '1']);
    expect(changes).toHaveLength(1);
    expect(model.store.indexOf('1')).toBe(2);
  });

  test('without an id are refused', () => expect(() => setUp([{ ...lines(1)[0]!, id: '' }])).toThrow('no "id"'));

  test.each([2, 3000])('with the same id, of %d: all are there, each with its own cells, and it is an error of the later one', async (count) => {
    const given = [...lines(count), { ...lines(1)[0]!, code: 'again' }];
    const { model } = setUp(given);
    const errors = await model.validator.checkAll();
    expect(model.store.rows()).toEqual(given);
    expect(errors).toEqual([{ rowId: '1 (2)', column: 'id', code: 'repeatedId', limit: '1' }]);
    expect(model.validator.count()).toBe(1);
    model.editCell('1 (2)', hours, 9, 'change');
    expect(model.store.rows().map((row) => row.hours)).toEqual([...lines(count).map(() => 0.1), 9]);
    model.removeRows(['1 (2)']);
    model.history.undo();
    expect(model.store.ids().at(-1)).toBe('1 (2)');
    model.setRows(lines(count));
    expect(model.validator.count()).toBe(0);
  });

  test('from outside announce only what differs', () => {
    const { model } = setUp();
    const heard: string[] = [];
    for (const topic of ['row:1', 'row:2', 'order']) model.topics.subscribe(topic, () => heard.push(topic));
    const rows = model.store.rows();
    model.store.replaceAll(rows.map((row) => (row.id === '2' ? { ...row, code: 'Y' } : row)));
    expect(heard).toEqual(['row:2']);
  });
});

describe('changes to be saved', () => {
  test('deleted ids are those of rows the server knows', () => {
    const { model, changes } = setUp();
    const [added] = model.addRows();
    model.removeRows([added!, '2']);
    expect(model.changeLog.changes()).toEqual({ added: [], edited: [], deletedIds: ['2'] });
    expect(changes.at(-1)!.changes.deletedIds).toEqual(['2']);
  });

  test('an edit that is taken back is none', () => {
    const { model } = setUp();
    model.editCell('1', code, 'X', 'input');
    expect(model.changeLog.changes().edited).toMatchObject([{ id: '1', code: 'X' }]);
    model.editCell('1', code, 'C1', 'input');
    expect(model.changeLog.changes().edited).toEqual([]);
  });

  test('an edit of an added row keeps it added', () => {
    const { model } = setUp();
    const [added] = model.addRows();
    model.editCell(added!, code, 'X', 'input');
    expect(model.changeLog.changes()).toMatchObject({ added: [{ id: added, code: 'X' }], edited: [] });
  });

  test('what comes from outside is not the user’s, and accepting starts over', () => {
    const { model } = setUp();
    model.store.replaceAll(lines(2));
    expect(model.changeLog.changes()).toEqual({ added: [], edited: [], deletedIds: [] });
    model.removeRows(['1']);
    model.editCell('2', code, 'X', 'input');
    model.accept();
    expect(model.changeLog.changes()).toEqual({ added: [], edited: [], deletedIds: [] });
  });

  test('a deleted row that the server sends again is not deleted', () => {
    const { model } = setUp();
    model.removeRows(['1']);
    model.store.replaceAll(lines(3));
    expect(model.changeLog.changes().deletedIds).toEqual([]);
  });
});

describe('validation', () => {
  test('finds every failed cell of ten thousand rows, by row id and column', async () => {
    const rows = lines(10_000);
    rows[9_000] = { ...rows[9_000]!, code: '' };
    rows[9_001] = { ...rows[9_001]!, code: 'C1' };
    const { model } = setUp(rows);
    expect(await model.validator.checkAll()).toMatchObject([
      { rowId: '1', column: 'code', code: 'unique' },
      { rowId: '9001', column: 'code', code: 'required' },
      { rowId: '9002', column: 'code', code: 'unique' },
    ]);
  });

  test('hidden columns are not checked', async () => {
    const { model } = setUp([{ ...lines(1)[0]!, code: '' }], { columns: [{ ...code, hidden: true }] });
    expect(await model.validator.checkAll()).toEqual([]);
  });

  test('freeing a value clears the error of the row that had the same', async () => {
    const { model } = setUp();
    model.editCell('2', code, 'C1', 'input');
    await model.validator.checkAll();
    expect(model.validator.errors().map(({ rowId }) => rowId)).toEqual(['1', '2']);
    model.editCell('2', code, 'C9', 'input');
    expect(model.validator.errors()).toEqual([]);
    model.editCell('3', code, 'C9', 'input');
    expect(model.validator.errors().map(({ rowId }) => rowId)).toEqual(['3']);
    model.removeRows(['2']);
    expect(model.validator.errors()).toEqual([]);
  });

  test('an answer about a value that is gone is ignored', async () => {
    const answers: ((text: string) => void)[] = [];
    const slow: ValidateRule<Line> = { handler: () => new Promise<string>((resolve) => answers.push(resolve)) };
    const checked = column('code', { rules: [slow] });
    const { model } = setUp(lines(1), { columns: [checked] });
    model.editCell('1', checked, 'first', 'change');
    model.editCell('1', checked, 'second', 'change');
    answers[1]!('');
    answers[0]!('too late');
    await new Promise((resolve) => setTimeout(resolve));
    expect(model.validator.errors()).toEqual([]);
  });

  test('a slow answer does not replace one to a later question about the same value', async () => {
    const answers: ((text: string) => void)[] = [];
    const slow: ValidateRule<Line> = { handler: () => new Promise<string>((resolve) => answers.push(resolve)) };
    const { model } = setUp(lines(1), { columns: [column('code', { rules: [slow] })] });
    model.validator.checkCell('1', 'code', 'change');
    const all = model.validator.checkAll();
    answers[1]!('as it is now');
    expect(await all).toMatchObject([{ text: 'as it is now' }]);
    answers[0]!('');
    await new Promise((resolve) => setImmediate(resolve));
    expect(model.validator.errors()).toMatchObject([{ text: 'as it is now' }]);
    // In the order of the questions each answer counts.
    model.validator.checkCell('1', 'code', 'change');
    const again = model.validator.checkAll();
    answers[2]!('first');
    answers[3]!('');
    expect(await again).toEqual([]);
  });

  test('no more than eight handlers are under way at once', async () => {
    let now = 0;
    let most = 0;
    const rule: ValidateRule<Line> = {
      handler: async () => {
        most = Math.max(most, (now += 1));
        await new Promise((resolve) => setTimeout(resolve));
        now -= 1;
      },
    };
    const { model } = setUp(lines(50), { columns: [column('code', { rules: [rule] })] });
    await model.validator.checkAll();
    expect(most).toBe(8);
  });

  test('a handler that throws makes the check fail instead of passing', async () => {
    const rule: ValidateRule<Line> = { handler: () => Promise.reject(new Error('offline')) };
    const { model } = setUp(lines(1), { columns: [column('code', { rules: [rule] })] });
    await expect(model.validator.checkAll()).rejects.toThrow('offline');
  });

  test('errors from outside leave when their cell is edited, or when they are taken back', () => {
    const { model } = setUp();
    model.validator.setExternal([
      { rowId: '1', column: 'hours', text: 'E-218' },
      { rowId: '2', column: 'code', text: 'E-202' },
    ]);
    model.validator.checkCell('1', 'hours', 'blur');
    expect(model.validator.errors().map(({ text }) => text)).toEqual(['E-218', 'E-202']);
    model.editCell('1', hours, 2, 'input');
    expect(model.validator.errors().map(({ text }) => text)).toEqual(['E-202']);
    model.validator.setExternal([]);
    expect(model.validator.errors()).toEqual([]);
  });

  test('errors of rows and columns that are not here are kept, after the others; those of a row are in their place when it comes', () => {
    const { model } = setUp(lines(2));
    const seen = vi.fn();
    model.validator.setExternal([
      { rowId: '3', column: 'code', text: 'E-202' },
      { rowId: '1', column: 'taxCode', text: 'E-300' },
      { rowId: '2', column: 'hours', text: 'E-218' },
    ]);
    expect(model.validator.count()).toBe(3);
    expect(model.validator.errors().map(({ text }) => text)).toEqual(['E-300', 'E-218', 'E-202']);
    model.topics.subscribe('errors', seen);
    model.setRows(lines(3));
    expect(seen).toHaveBeenCalled();
    expect(model.validator.error('3', 'code')?.text).toBe('E-202');
    model.editCell('3', code, 'C9', 'input');
    expect(model.validator.errors().map(({ text }) => text)).toEqual(['E-300', 'E-218']);
  });
});

describe('disabled rows and selection', () => {
  test.each([
    ['a value', { code: 'C2' }],
    ['a list', { code: ['C2', 'C9'] }],
    ['a function', (row: Line) => row.code === 'C2'],
  ])('%s disables a row: it is skipped by "all" and cannot be edited', (_, disabledRow) => {
    const { model } = setUp(lines(3), { disabledRow });
    model.selection.toggleAll();
    expect(model.selection.ids()).toEqual(['1', '3']);
    expect(model.selection.extent()).toBe('all');
    model.selection.toggle('2');
    expect(model.selection.has('2')).toBe(false);
    expect(model.isEditable(model.store.row('2')!, code)).toBe(false);
    model.selection.toggleAll();
    expect(model.selection.extent()).toBe('none');
  });

  test('a removed row is no longer selected', () => {
    const { model } = setUp();
    const heard = vi.fn();
    model.topics.subscribe('selection', heard);
    model.selection.set(['1', '2']);
    model.removeRows(['1']);
    expect(model.selection.ids()).toEqual(['2']);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('read-only columns and tables are not editable', () => {
    const late = column('code', { readOnly: (row) => row.id === '1' });
    const { model } = setUp();
    expect(['1', '2'].map((rowId) => model.isEditable(model.store.row(rowId)!, late))).toEqual([false, true]);
    model.configure({ columns, readOnly: true });
    expect(model.isEditable(model.store.row('2')!, late)).toBe(false);
  });
});
