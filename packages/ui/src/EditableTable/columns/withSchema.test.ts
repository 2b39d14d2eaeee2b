import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTableModel } from '../model/tableModel.ts';
import { hiddenColumn, numberColumn, textColumn } from '../index.ts';
import { type RowSchema, withSchema } from './withSchema.ts';

interface Line {
  id: string;
  qty: number | null;
  from: string;
  to: string;
  secret?: string;
}

const columns = [
  textColumn<Line>({ key: 'from', title: 'From' }),
  textColumn<Line>({ key: 'to', title: 'To' }),
  numberColumn<Line>({ key: 'qty', title: 'Quantity', max: 50 }),
  hiddenColumn<Line, 'secret'>({ key: 'secret' }),
];
const line = z
  .object({ qty: z.number('no quantity').positive('not positive'), from: z.string(), to: z.string(), secret: z.string('no secret').optional() })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'ends before it begins' })
  .refine(({ from, to }) => from !== 'x' || to !== 'x', 'not both');

const good: Line = { id: '1', qty: 1, from: 'a', to: 'b' };
const model = (row: Line, schema: RowSchema = line) => createTableModel<Line>('id', [row], { columns: withSchema(columns, schema) });
const errorsOf = async (row: Line, schema?: RowSchema) =>
  (await model(row, schema).validator.checkAll()).map(({ column, text, code }) => [column, text ?? code]);

test.each<[what: string, change: Partial<Line>, errors: [column: string, text: string][]]>([
  ['a good row', {}, []],
  ['a field of a column', { qty: -1 }, [['qty', 'not positive']]],
  [
    'a rule of the column comes first',
    { qty: 60, to: 'A' },
    [
      ['to', 'ends before it begins'],
      ['qty', 'max'],
    ],
  ],
  ['two fields of one row', { qty: null, to: '' }, [['qty', 'no quantity']]],
  ['the row as a whole', { from: 'x', to: 'x' }, [['from', 'not both']]],
  ['a field that no column shows', { secret: 1 as unknown as string }, [['from', 'no secret']]],
])('%s', async (_what, change, errors) => {
  expect(await errorsOf({ ...good, ...change })).toEqual(errors);
});

test('a schema may answer later, and name the fields of paths as objects', async () => {
  const schema: RowSchema = {
    '~standard': { version: 1, vendor: 'test', validate: async () => ({ issues: [{ message: 'taken', path: [{ key: 'to' }, 0] }] }) },
  };
  expect(await errorsOf(good, schema)).toEqual([['to', 'taken']]);
});

test('each row is judged once, whichever of its cells asks', async () => {
  const validate = vi.fn(() => ({}));
  await errorsOf(good, { '~standard': { version: 1, vendor: 'test', validate } });
  expect(validate).toHaveBeenCalledTimes(1);
});

test('a cell that failed because of another one is right again when that one is', async () => {
  const { validator, editCell } = model({ ...good, from: 'c' });
  await validator.checkAll();
  expect(validator.error('1', 'to')).toMatchObject({ text: 'ends before it begins' });
  editCell('1', columns[0]!, 'a', 'change');
  expect(validator.error('1', 'to')).toBeUndefined();
});
