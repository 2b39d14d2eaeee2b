import { expect, test } from 'vitest';
import { allPresent, type AttendanceRow, changedRows } from './attendanceRow.ts';

const row = (id: string, attended: AttendanceRow['attended'], score: number | null = null): AttendanceRow => ({
  id,
  submissionNo: 'TR2026-0001',
  dealerCode: 'D001',
  dealerName: 'Dealer',
  name: id,
  position: null,
  attended,
  score,
  certificateNo: null,
  validTo: null,
});

test('sends what was changed, and no score of those who did not come', () => {
  const stored = [row('a', null), row('b', 'Y', 80), row('c', 'Y', 70), row('d', null)];
  expect(changedRows([row('a', null), row('b', 'Y', 80), row('c', 'N', 70), row('d', 'Y', 55)], stored)).toEqual([
    { lineId: 'c', attended: 'N', score: null },
    { lineId: 'd', attended: 'Y', score: 55 },
  ]);
});

test('leaves those absent who were said to be', () => {
  expect(allPresent([row('a', null), row('b', 'N')]).map(({ attended }) => attended)).toEqual(['Y', 'N']);
});
