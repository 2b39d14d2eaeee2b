import { describe, expect, test } from 'vitest';
import { numberColumn, textColumn } from '../index.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { RowsChange } from '../model/tableModel.types.ts';
import { columnAt } from './columnAt.ts';

interface Line {
  id: string;
  part?: { code: string; price?: { amount: number; currency: string } | null };
  feet: number;
}

const amount = columnAt<Line>(
  numberColumn({ key: 'amount', title: 'Amount', required: true, max: 100, statistics: true, defaultValue: 1 }),
  'part.price.amount',
);
const code = columnAt<Line>(textColumn({ key: 'code', title: 'Code', unique: true }), 'part.code');
const metres = columnAt<Line>(numberColumn({ key: 'metres', title: 'Metres' }), {
  get: (row) => row.feet * 0.3,
  set: (_row, value: number) => ({ feet: value / 0.3 }),
});
const shown = columnAt<Line>(textColumn({ key: 'summary', title: 'Summary' }), { get: ({ part }) => `${part?.code} …` });

const lines = (): Line[] => [
  { id: '1', part: { code: 'A', price: { amount: 5, currency: 'USD' } }, feet: 10 },
  { id: '2', part: { code: 'B', price: null }, feet: 20 },
  { id: '3', feet: 30 },
];

function setUp() {
  const rows = lines();
  const changes: RowsChange<Line>[] = [];
  const model = createTableModel<Line>('id', rows, { columns: [amount, code, metres, shown], onRowsChange: (_rows, change) => changes.push(change) });
  return { rows, model, changes, row: (id: string) => model.store.row(id)! };
}

test('a value is read where it lies, and nothing where the way there ends', () => {
  expect(lines().map(amount.value)).toEqual([5, undefined, undefined]);
  expect(lines().map(metres.value)).toEqual([3, 6, 9]);
  expect(shown.readOnly).toBe(true);
});

describe('an edit', () => {
  test('is written where the value lies, in copies, and told as one of its column', () => {
    const { rows, model, changes, row } = setUp();
    model.editCell('1', amount, 7, 'input');
    expect(row('1').part).toEqual({ code: 'A', price: { amount: 7, currency: 'USD' } });
    expect(rows[0]!.part!.price!.amount).toBe(5);
    expect(changes).toMatchObject([{ type: 'edit', edits: [{ rowId: '1', column: 'amount', value: 7, oldValue: 5 }] }]);
    expect(model.changeLog.changes().edited).toHaveLength(1);
    expect(model.history.undo()).toBe(true);
    expect(model.changeLog.changes().edited).toEqual([]);
  });

  test('makes the way where there is none', () => {
    const { model, row } = setUp();
    model.editCell('2', amount, 7, 'change');
    model.editCell('3', code, 'C', 'change');
    expect([row('2').part, row('3').part]).toEqual([{ code: 'B', price: { amount: 7 } }, { code: 'C' }]);
  });

  test('of two values in one object keeps both', () => {
    const { model, row } = setUp();
    model.setCells([
      { rowId: '3', column: 'code', value: 'C' },
      { rowId: '3', column: 'amount', value: 9 },
      { rowId: '3', column: 'metres', value: 3 },
    ]);
    expect(row('3')).toEqual({ id: '3', part: { code: 'C', price: { amount: 9 } }, feet: 10 });
  });

  test('is checked by the rules of its column, summed and unique', async () => {
    const { model } = setUp();
    model.editCell('1', amount, 700, 'change');
    model.editCell('2', code, 'A', 'change');
    expect(model.validator.error('1', 'amount')).toMatchObject({ code: 'max' });
    expect(model.validator.error('2', 'code')).toMatchObject({ code: 'unique' });
    expect(model.totals.total('amount')).toBe('700');
    expect((await model.validator.checkAll()).map(({ rowId, column }) => [rowId, column])).toEqual(
      expect.arrayContaining([
        ['2', 'amount'],
        ['3', 'amount'],
      ]),
    );
  });
});

test('new rows get defaults where the value lies, and live updates may come to the field that holds it', () => {
  const { model, row } = setUp();
  const [id] = model.addRows(1);
  expect(row(id!)).toEqual({ id, part: { price: { amount: 1 } } });
  expect(model.applyUpdate({ id: '1', part: { code: 'Z' } })).toBe(true);
  expect(row('1').part).toEqual({ code: 'Z', price: { amount: 5, currency: 'USD' } });
});
