import { describe, expect, test } from 'vitest';
import { amountOf, isMultiple, roundedUp, sumsOf, weightOf } from './figures.ts';
import { mergeRows, withParts } from './mergeRows.ts';
import { isBlankRow, newRow } from './orderRow.ts';
import { partsOfAddress, readPasted } from './readPasted.ts';

const row = (partsCode: string | null, qty: number | null, more: object = {}) => ({ ...newRow(`row-${partsCode}-${qty}`), partsCode, qty, ...more });
const told = (rows: readonly { partsCode: string | null; qty: number | null }[]) => rows.map(({ partsCode, qty }) => [partsCode, qty]);

describe('a pasted text', () => {
  test.each([
    ['code and quantity of a spreadsheet', 'RE-1001\t4', 'RE-1001', 4],
    ['blanks of a mail', '  RE-1001   4 ', 'RE-1001', 4],
    ['a semicolon', 'RE-1001; 2,5', 'RE-1001', 2.5],
    ['a comma', 'RE-1001, 12', 'RE-1001', 12],
    ['a point', 'RE.1001/A\t0.25', 'RE.1001/A', 0.25],
    ['the code alone', 'RE-1001', 'RE-1001', null],
    ['a code of digits', '0045', '0045', null],
  ])('is read: %s', (_what, text, partsCode, qty) => expect(readPasted(text)).toEqual({ parts: [{ partsCode, qty }], unread: [] }));

  test('blank lines are nothing, a line that is not understood is named', () => {
    expect(readPasted('\r\nPart no.\tQty\r\n\r\nA1\t2\r\n\t\r\nA2\t1,500\r\nA3\t-2\n')).toEqual({
      parts: [{ partsCode: 'A1', qty: 2 }],
      unread: ['Part no.\tQty', 'A2\t1,500', 'A3\t-2'],
    });
  });

  test('an address names parts with their quantities', () => {
    expect(partsOfAddress('A1:2,B/2:0.5,C3')).toEqual([
      { partsCode: 'A1', qty: 2 },
      { partsCode: 'B/2', qty: 0.5 },
      { partsCode: 'C3', qty: null },
    ]);
    expect(partsOfAddress(null)).toEqual([]);
  });
});

describe('the same part twice', () => {
  test('is one line with both quantities; blank lines go', () => {
    const { rows, added } = mergeRows([row('A1', 0.1), row(null, null), row('B2', 5), row('a1 ', 0.2)]);
    expect(told(rows)).toEqual([
      ['A1', 0.3],
      ['B2', 5],
    ]);
    expect(added).toEqual(['A1']);
  });

  test('lines without a code stay apart, and nothing that was written is lost', () => {
    const { rows } = mergeRows([row(null, 2), row(null, 3), row('A1', 1, { remark: 'red' }), row('A1', null, { remark: 'urgent', vin: 'V1' })]);
    expect(told(rows)).toEqual([
      [null, 2],
      [null, 3],
      ['A1', 1],
    ]);
    expect(rows[2]).toMatchObject({ remark: 'red urgent', vin: 'V1' });
  });

  test('further parts go to the lines that have them', () => {
    const { rows, added } = withParts(
      [row('A1', 4)],
      [
        { partsCode: 'A1', qty: 2 },
        { partsCode: 'C3', qty: null },
      ],
    );
    expect([told(rows), added]).toEqual([
      [
        ['A1', 6],
        ['C3', null],
      ],
      ['A1'],
    ]);
  });

  test('is blank only without any input', () => {
    expect([isBlankRow(newRow()), isBlankRow(row(' ', null)), isBlankRow({ ...newRow(), remark: 'x' }), isBlankRow(row(null, 1))]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('figures', () => {
  test('each line is rounded, then surcharge, discount and freight', () => {
    const amounts = [row('A', 3, { unitPrice: 0.33 }), row('B', 0.5, { unitPrice: 1.01 })].map((one) => amountOf(one)!);
    expect(amounts).toEqual([0.99, 0.51]);
    expect(sumsOf(amounts, { surchargePct: 10, discountPct: 0, freight: 2 })).toEqual({ parts: 1.5, surcharge: 0.15, discount: 0, freight: 2, total: 3.65 });
    expect(sumsOf(amounts, { surchargePct: 0, discountPct: 5, freight: 0 })).toMatchObject({ discount: 0.08, total: 1.42 });
  });

  test('what has no price or quantity yet has no amount', () => {
    expect([amountOf(row('A', 3)), amountOf(row('A', null, { unitPrice: 2 }))]).toEqual([null, null]);
  });

  test('weight of what is known', () => expect(weightOf([row('A', 3, { weightKg: 0.125 }), row('B', 2)])).toBe(0.375));

  test.each([
    [1, 10, 10],
    [10, 10, 10],
    [11, 10, 20],
    [0.5, 1, 1],
  ])('%d in steps of %d becomes %d', (qty, multiple, wanted) => {
    expect(roundedUp(qty, multiple)).toBe(wanted);
    expect(isMultiple(qty, multiple)).toBe(qty === wanted);
  });
});
