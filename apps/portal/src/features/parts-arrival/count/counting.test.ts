import { describe, expect, test } from 'vitest';
import { type Count, countInstead, countPart, differencesOf, progressOf, restAsPacked, takeBack } from './counting.ts';
import { readScan } from './readScan.ts';

const known = { boxes: ['B-1', 'B-2'], codes: ['SEAL-1', '8801020', 'PUMP-1'] };

describe('an entry', () => {
  test.each([
    ['', undefined],
    ['   ', undefined],
    ['PL2611D001-0001|b-2', { kind: 'box', packingNo: 'PL2611D001-0001', box: 'b-2' }],
    ['|B-9', { kind: 'box', packingNo: undefined, box: 'B-9' }],
    ['b-1', { kind: 'box', packingNo: undefined, box: 'B-1' }],
    ['seal-1', { kind: 'part', code: 'SEAL-1', qty: 1 }],
    ['SEAL-1*5', { kind: 'part', code: 'SEAL-1', qty: 5 }],
    ['SEAL-1 × 2.5', { kind: 'part', code: 'SEAL-1', qty: 2.5 }],
    ['PUMP-1 12', { kind: 'part', code: 'PUMP-1', qty: 12 }],
    ['8801020', { kind: 'part', code: '8801020', qty: 1 }],
    ['8801020*3', { kind: 'part', code: '8801020', qty: 3 }],
    ['7', { kind: 'quantity', qty: 7 }],
    ['0', { kind: 'quantity', qty: 0 }],
    ['1,5', { kind: 'quantity', qty: 1.5 }],
    ['other-9', { kind: 'part', code: 'OTHER-9', qty: 1 }],
  ])('%j', (entered, read) => {
    expect(readScan(entered, known)).toEqual(read);
  });
});

const line = (id: string, wmsBoxNo: string, partsCode: string, packedQty: number, receivedQty: number | null = null) => ({
  id,
  wmsBoxNo,
  partsCode,
  packedQty,
  receivedQty,
});
const begun: Count = {
  lines: [line('1', 'B-1', 'SEAL-1', 2), line('2', 'B-1', 'PUMP-1', 1), line('3', 'B-2', 'SEAL-1', 5), line('4', 'B-1', 'SEAL-1', 3)],
  extra: [],
};
const received = ({ lines }: Count) => lines.map(({ receivedQty }) => receivedQty);

test('each scan is one piece more, in the box that is open; the second line of a part takes what the first has no room for', () => {
  let count = begun;
  for (let scan = 0; scan < 4; scan += 1) count = countPart(count, { box: 'B-1', code: 'SEAL-1', qty: 1 }).count;
  expect(received(count)).toEqual([2, null, null, 2]);
});

test('a quantity that follows counts in place of the piece, and is taken back with it', () => {
  const scanned = countPart(begun, { box: 'B-2', code: 'SEAL-1', qty: 1 });
  expect(received(scanned.count)).toEqual([null, null, 1, null]);
  const typed = countInstead(scanned.count, scanned.step, 5);
  expect(received(typed.count)).toEqual([null, null, 5, null]);
  const again = countPart(typed.count, { box: 'B-2', code: 'SEAL-1', qty: 1 });
  expect(received(again.count)).toEqual([null, null, 6, null]);
  expect(received(takeBack(again.count, again.step))).toEqual([null, null, 5, null]);
  expect(takeBack(typed.count, typed.step)).toEqual(begun);
});

test('a part that the box should not have becomes a line of its own, and goes with the scan', () => {
  const first = countPart(begun, { box: 'B-2', code: 'PUMP-1', qty: 1 });
  expect(first.count.extra).toMatchObject([{ wmsBoxNo: 'B-2', partsCode: 'PUMP-1', qty: 1 }]);
  const second = countPart(first.count, { box: 'B-2', code: 'PUMP-1', qty: 2 });
  expect(second.count.extra).toMatchObject([{ qty: 3 }]);
  expect(takeBack(second.count, second.step).extra).toMatchObject([{ qty: 1 }]);
  expect(takeBack(first.count, first.step)).toEqual(begun);
});

test('the rest came as packed; what was counted stays', () => {
  const { count } = countPart(begun, { box: 'B-1', code: 'SEAL-1', qty: 1 });
  expect(restAsPacked(count.lines, ['B-1']).map(({ receivedQty }) => receivedQty)).toEqual([1, 1, null, 3]);
});

test('progress of boxes, and what differs', () => {
  const counted: Count = {
    lines: [line('1', 'B-1', 'SEAL-1', 2, 2), { ...line('2', 'B-1', 'PUMP-1', 4, 3), damagedQty: 1, wrongQty: 1 }, line('3', 'B-2', 'SEAL-1', 5)],
    extra: [{ id: 'x', wmsBoxNo: 'B-1', partsCode: 'OTHER', qty: 2 }],
  };
  expect(progressOf(counted, ['B-1', 'B-2'])).toEqual([
    { box: 'B-1', packed: 6, counted: 5, left: 0, hasDifferences: true },
    { box: 'B-2', packed: 5, counted: 0, left: 1, hasDifferences: false },
  ]);
  expect(differencesOf(counted)).toEqual({ short: 6, damaged: 1, over: 2, wrong: 1, left: 1 });
});
