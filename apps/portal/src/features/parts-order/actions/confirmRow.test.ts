import type { PartsOrderConfirmLine } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { backorderOf, confirmedAmount, confirmRow, freeIn, typedOf } from './confirmRow.ts';

const asked: PartsOrderConfirmLine = {
  orderId: 'o',
  orderNo: 'PO1',
  lineId: 'l1',
  lineNo: 1,
  partsCode: 'A1',
  partsName: 'Filter',
  wantedQty: 15,
  confirmedQty: 10,
  backorderQty: 5,
  warehouse: 'WH01',
  availableQty: 10,
  stock: [
    { warehouse: 'WH01', availableQty: 10 },
    { warehouse: 'WH02', availableQty: 40 },
  ],
  promisedDate: '2026-12-29',
  backorderDate: '2027-02-01',
  substitutes: [
    { partsCode: 'A2', partsName: 'New filter', unitPrice: 12 },
    { partsCode: 'A3', partsName: 'Newer filter', unitPrice: 8 },
  ],
};

test('a line begins as far as stock allows, the rest on backorder with its later day', () => {
  const row = confirmRow(asked, 10);
  expect(row).toMatchObject({ id: 'l1', confirmedQty: 10, promisedDate: '2027-02-01', substituteCode: null });
  expect([backorderOf(row), confirmedAmount(row)]).toEqual([5, 100]);
});

test('another warehouse brings what is free there, until a quantity is typed', () => {
  expect(confirmRow(asked, 10, { warehouse: 'WH02' })).toMatchObject({ confirmedQty: 15, promisedDate: '2026-12-29' });
  expect(confirmRow(asked, 10, { warehouse: 'WH02', confirmedQty: 3 }).confirmedQty).toBe(3);
  expect(freeIn(asked, 'WH09')).toBe(0);
});

test('only what was touched counts as typed; an emptied field stays empty', () => {
  const before = confirmRow(asked, 10);
  const typed = typedOf(before, { ...before, confirmedQty: null, warehouse: 'WH02' });
  expect(typed).toEqual({ confirmedQty: null, warehouse: 'WH02' });
  expect(confirmRow(asked, 10, typed)).toMatchObject({ confirmedQty: null, warehouse: 'WH02' });
  expect(backorderOf(confirmRow(asked, 10, typed))).toBe(15);
});

test('more than is wanted leaves no backorder, rather than less than none', () => {
  expect(backorderOf(confirmRow(asked, 10, { confirmedQty: 46 }))).toBe(0);
});

test('a substitute costs its own price, and at most that of the line', () => {
  const amounts = ['A2', 'A3'].map((substituteCode) => confirmedAmount(confirmRow(asked, 10, { substituteCode, confirmedQty: 2 })));
  expect(amounts).toEqual([20, 16]);
});
