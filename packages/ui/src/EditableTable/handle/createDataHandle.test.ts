import { expect, test } from 'vitest';
import { InvalidTableError } from './InvalidTableError.ts';
import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { createTableModel } from '../model/tableModel.ts';
import { tableRule } from '../forms/tableRule.ts';
import { createDataHandle } from './createDataHandle.ts';

interface Line {
  id: string;
  code: string;
}

function setUp() {
  const columns: ColumnModel<Line>[] = [{ key: 'code', title: 'Code', width: 100, rules: [{ required: true }], value: (row) => readField(row, 'code') }];
  let notified = 0;
  const rows = ['1', '2', '3'].map((id) => ({ id, code: `C${id}` }));
  const model = createTableModel<Line>('id', rows, { columns, onRowsChange: () => (notified += 1) });
  return { handle: createDataHandle(model, ({ code }) => `text of ${code}`), notified: () => notified };
}

test('values are copies, with or without temporary ids, of all rows or some', () => {
  const { handle } = setUp();
  const [added] = handle.insertRows([{ code: 'new' }]);
  const [first] = handle.getValues();
  first!.code = 'changed outside';
  expect(handle.getRows()[0]!.code).toBe('C1');
  expect(handle.getValues({ withoutTemporaryIds: true, rowIds: ['2', added!] })).toEqual([{ id: '2', code: 'C2' }, { code: 'new' }]);
});

test('valid values are promised, and refused with the errors', async () => {
  const { handle } = setUp();
  expect(await handle.getValidValues()).toHaveLength(3);
  handle.setValues([
    { rowId: '2', values: { code: '' } },
    { rowId: '9', values: { code: '' } },
  ]);
  const refusal: unknown = await handle.getValidValues().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidTableError);
  expect((refusal as InvalidTableError).errors).toEqual([{ rowId: '2', column: 'code', code: 'required', text: 'text of required' }]);
  expect(await handle.getValidValues({ rowIds: ['1'] })).toEqual([{ id: '1', code: 'C1' }]);
  expect(handle.getErrorCount()).toBe(1);
  handle.clearErrors();
  expect(handle.getErrors()).toEqual([]);
});

test('bulk calls tell the parent once', () => {
  const { handle, notified } = setUp();
  handle.setValues(['1', '2', '3'].map((rowId) => ({ rowId, values: { code: 'x' } })));
  handle.insertRows([{ code: 'a' }, { code: 'b' }], 0);
  handle.setSelectedRowIds(['1', '2']);
  expect(handle.removeSelectedRows()).toEqual(['1', '2']);
  expect(notified()).toBe(3);
  expect(handle.getDeletedIds()).toEqual(['1', '2']);
  expect(handle.getSelectedRowIds()).toEqual([]);
});

test('rows are new, edited or neither', () => {
  const { handle } = setUp();
  const [added] = handle.addRows();
  handle.setCells([{ rowId: '1', column: 'code', value: 'x' }]);
  expect([added!, '1', '2', '9'].map((rowId) => handle.getRow(rowId)?.kind)).toEqual(['new', 'edited', 'unchanged', undefined]);
});

test.each([[1], [undefined], [{}], [[1]]])('removing %j throws', (rowIds) => {
  const { handle } = setUp();
  expect(() => handle.removeRows(rowIds as never)).toThrow(TypeError);
  expect(handle.getRows()).toHaveLength(3);
});

test('a form’s rule fails with the first text, or one of its own, and passes without a table', async () => {
  const failed = { validate: async () => ({ ok: false, errors: [{ rowId: '1', column: 'code', code: 'required' as const, text: 'missing' }] }) };
  await expect(tableRule({ current: failed }).validator()).rejects.toThrow('missing');
  await expect(tableRule({ current: failed }, (errors) => `${errors.length} errors`).validator()).rejects.toThrow('1 errors');
  await expect(tableRule({ current: null }).validator()).resolves.toBeUndefined();
});
