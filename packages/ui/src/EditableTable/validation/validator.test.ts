import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { createTableModel } from '../model/tableModel.ts';
import { createTemporaryRowId } from '../rowStore/rowId.ts';
import { readField } from '../rowStore/field.ts';

interface Line {
  id: string;
  code: string | null;
}

const code: ColumnModel<Line> = {
  key: 'code',
  title: 'Code',
  width: 100,
  rules: [{ required: true }, { unique: true }],
  value: (row) => readField(row, 'code'),
};

/** Long enough that its ids are not learnt at once. */
const lines = (count = 1500): Line[] => Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, code: `C${index + 1}` }));

async function errorsOf(rows: readonly Line[]) {
  const { validator } = createTableModel('id', rows, { columns: [code] });
  return (await validator.checkAll()).map(({ rowId, code: why }) => `${rowId} ${why}`);
}

test('ids and values that rise are right', async () => expect(await errorsOf(lines())).toEqual([]));

test('a twin is found where all others rise, among the first and the last', async () => {
  const rows = lines();
  rows[1499]!.code = 'C1';
  expect(await errorsOf(rows)).toEqual(['1 unique', '1500 unique']);
  expect(await errorsOf([...lines(), { id: '1501', code: 'C1500' }])).toEqual(['1500 unique', '1501 unique']);
});

test('an id that is there twice is found, also that of a new row', async () => {
  expect(await errorsOf([...lines(), { id: '1500', code: 'X' }])).toEqual(['1500 (2) repeatedId']);
  const id = createTemporaryRowId();
  expect(await errorsOf([{ id, code: 'X' }, ...lines(), { id: createTemporaryRowId(), code: 'Y' }])).toEqual([]);
  expect(await errorsOf([{ id, code: 'X' }, ...lines(), { id, code: 'Y' }])).toEqual([`${id} (2) repeatedId`]);
});

test('a second check takes back what its column allows meanwhile, and keeps what it does not', async () => {
  const withLength = (maxLength: number): ColumnModel<Line>[] => [{ ...code, rules: [...code.rules, { maxLength }] }];
  const { validator, configure } = createTableModel('id', lines(12), { columns: withLength(2) });
  expect((await validator.checkAll()).map(({ rowId }) => rowId)).toEqual(['10', '11', '12']);
  configure({ columns: withLength(3) });
  expect(await validator.checkAll()).toEqual([]);
  expect([validator.count(), validator.error('11', 'code')]).toEqual([0, undefined]);
  configure({ columns: withLength(2) });
  expect((await validator.checkAll()).map(({ rowId }) => rowId)).toEqual(['10', '11', '12']);
});

test('a check finds the same twins and empty cells as comparing every two rows', async () => {
  const values = fc.array(fc.oneof(fc.nat(8).map(String), fc.constantFrom(null, '')), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(values, fc.boolean(), async (drawn, sorted) => {
      const rows = (sorted ? drawn.toSorted((a, b) => Number(a) - Number(b)) : drawn).map((value, index) => ({ id: `${index}`, code: value }));
      const wrong = rows.flatMap(({ id, code: value }) => {
        if (!value) return [`${id} required`];
        return rows.some((other) => other.id !== id && other.code === value) ? [`${id} unique`] : [];
      });
      expect(await errorsOf(rows)).toEqual(wrong);
    }),
  );
});
