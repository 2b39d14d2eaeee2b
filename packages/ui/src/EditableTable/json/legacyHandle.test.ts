import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditableTableHandle } from '../props/EditableTable.types.ts';
import { createDataHandle } from '../handle/createDataHandle.ts';
import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { createTableModel } from '../model/tableModel.ts';
import { legacyHandle } from './legacyHandle.ts';

interface Line {
  id: string;
  code: string;
}

function setUp() {
  const columns: ColumnModel<Line>[] = [{ key: 'code', title: 'Code', width: 100, rules: [{ required: true }], value: (row) => readField(row, 'code') }];
  const rows = ['1', '2', '3'].map((id) => ({ id, code: `C${id}` }));
  const model = createTableModel<Line>('id', rows, { columns, createRow: (id) => ({ id, code: '' }) });
  const data = createDataHandle(model, () => 'is missing');
  const scrollToRow = vi.fn();
  const validate = async () => {
    const errors = (await model.validator.checkAll()).map((error) => ({ ...error, text: 'is missing' }));
    return { ok: errors.length === 0, errors };
  };
  const tooFast = vi.fn();
  // The other calls of a handle need a page, and are passed on as they are.
  const table = legacyHandle({ ...data, validate, scrollToRow } as unknown as EditableTableHandle<Line>, tooFast);
  return { table, model, scrollToRow, tooFast };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('rows', () => {
  test('are added, inserted not twice within 1500 ms, pushed, moved and removed', () => {
    const { table, model, scrollToRow, tooFast } = setUp();
    const [last] = table.add(1, true);
    expect(scrollToRow).toHaveBeenCalledWith(last);
    expect(table.insert(1, 2)).toHaveLength(2);
    expect(table.insert(1)).toEqual([]);
    expect(tooFast).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1500);
    expect(table.insert(1)).toHaveLength(1);
    table.push({ code: 'a' }, { code: 'b' });
    expect(table.getTableData().slice(-2)).toMatchObject([{ code: 'a' }, { code: 'b' }]);
    table.rowResort(0, 2);
    expect(model.store.indexOf('1')).toBe(2);
    table.removeRows('1');
    expect(table.getDeleteIds()).toEqual(['1']);
    expect(() => table.removeRows(7 as never)).toThrow(TypeError);
  });

  test('are known by id, new ones come with or without theirs', () => {
    const { table } = setUp();
    const [added] = table.pushRows({ code: 'new' });
    expect(table.getIfRowById('1')).toEqual({ row: { id: '1', code: 'C1' }, isNew: false });
    expect(table.getIfRowById(added!)?.isNew).toBe(true);
    expect(table.getIfRowById('9')).toBeNull();
    expect(table.getNewData()).toEqual([{ code: 'new' }]);
    expect(table.getNewDataWithId()).toEqual([{ id: added, code: 'new' }]);
  });
});

describe('values', () => {
  test('are given with the number of errors, or refused', async () => {
    const { table } = setUp();
    table.setValues([{ rowKey: '2', values: { code: '' } }]);
    expect(table.getValuesSync()).toMatchObject({ error: 1, values: { length: 3 } });
    expect(table.getValuesSync({ rowIds: ['1'] })).toEqual({ error: 0, values: [{ id: '1', code: 'C1' }] });
    expect(table.getValuesSync({ validate: false }).error).toBe(0);
    await expect(table.getValuesPromise()).rejects.toThrow('VALIDATE_NO_PASSED');
    await expect(table.getAll()).rejects.toThrow('VALIDATE_NO_PASSED');
    expect(await table.validateTable()).toEqual({ 2: { code: 'is missing' } });
    const [errors, values] = await new Promise<[number, Line[]]>((resolve) => table.getValues((...answer) => resolve(answer)));
    expect([errors, values.length]).toEqual([1, 3]);
  });

  test('are all given with the deleted ids, without temporary ids if wanted', async () => {
    const { table } = setUp();
    table.push({ code: 'new' });
    table.removeRowsById(['1']);
    expect(await table.getAll(true, true)).toMatchObject({ values: [{ id: '2' }, { id: '3' }, { code: 'new' }], deleteIds: ['1'], deleteData: ['1'] });
    expect(await table.validateTable()).toBeNull();
  });
});
