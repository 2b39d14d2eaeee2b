import type { OpenOrderLine } from '@harrow/api-client';
import { describe, expect, test } from 'vitest';
import type { LineRow } from '../packingKind.ts';
import { leftOf, moveTo, packInto, proposeWeights } from './boxContents.ts';

const line = (id: string, wmsBoxNo: string, qty: number, orderLineId = 'o1'): LineRow => ({ id, wmsBoxNo, qty, orderLineId, weightKg: 0.5 });
const open = (id: string, openQty: number): OpenOrderLine => ({
  id,
  orderId: 'order',
  orderNo: 'PO-1',
  orderLineNo: 1,
  dealerName: 'AgroAndes',
  subDealerName: null,
  consignee: null,
  partsCode: 'SEAL-1',
  partsName: 'Seal',
  openQty,
  unit: 'pc',
  unit_dictText: 'Piece',
  unitPrice: 2,
  currency: 'USD',
  weightKg: 0.5,
  hsCode: null,
  originCountry: null,
  promisedDate: null,
});
const shown = (lines: readonly LineRow[]): string[] => lines.map(({ wmsBoxNo, orderLineId, qty }) => `${wmsBoxNo} ${orderLineId} ${qty}`);

describe('packInto', () => {
  test('a line joins what lies in the box of its order line, others are new', () => {
    const packed = packInto([line('a', '1', 2), line('b', '2', 1)], [open('o1', 3), open('o2', 4)], '1');
    expect(shown(packed)).toEqual(['1 o1 5', '2 o1 1', '1 o2 4']);
    expect(packed[2]).toMatchObject({ partsCode: 'SEAL-1', orderNo: 'PO-1', unit_dictText: 'Piece' });
  });
});

describe('leftOf', () => {
  test('what is packed here is open no more; what was taken out is open again', () => {
    const stored = [line('a', '1', 4)];
    expect(leftOf([open('o1', 6), open('o2', 1)], [line('a', '1', 1.5), line('c', '1', 1, 'o2')], stored).map(({ id, openQty }) => [id, openQty])).toEqual([
      ['o1', 8.5],
    ]);
  });
});

describe('moveTo', () => {
  const lines = [line('a', '1', 5), line('b', '2', 1), line('c', '1', 3, 'o2')];
  test.each([
    ['part of a line grows the one that lies there', 'a', '2', 2, ['1 o1 3', '2 o1 3', '1 o2 3']],
    ['all of a line leaves none behind', 'a', '2', 5, ['2 o1 6', '1 o2 3']],
    ['part of a line begins one in a box without it', 'c', '2', 1, ['1 o1 5', '2 o1 1', '1 o2 2', '2 o2 1']],
    ['a whole line keeps its place', 'c', '9', 3, ['1 o1 5', '2 o1 1', '9 o2 3']],
    ['its own box changes nothing', 'a', '1', 2, ['1 o1 5', '2 o1 1', '1 o2 3']],
  ])('%s', (_what, id, box, qty, expected) => {
    expect(shown(moveTo(lines, id, box, qty))).toEqual(expected);
  });
});

describe('proposeWeights', () => {
  test('fills empty net weights, and none where a part has no weight', () => {
    const boxes = [
      { id: 'x', wmsBoxNo: '1', netWeight: null },
      { id: 'y', wmsBoxNo: '2', netWeight: 7 },
      { id: 'z', wmsBoxNo: '3', netWeight: null },
    ];
    const lines = [line('a', '1', 3), line('b', '2', 1), { ...line('c', '3', 1), weightKg: null }];
    expect(proposeWeights(boxes, lines).map(({ netWeight }) => netWeight)).toEqual([1.5, 7, null]);
  });
});
