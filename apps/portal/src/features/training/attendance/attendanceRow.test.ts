import { expect, test } from 'vitest';
import { allPresent, type AttendanceRow, changedRows, marked, marksOf, withScores } from './attendanceRow.ts';

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

test('takes whoever has a score for present', () => {
  expect(withScores([row('a', null, 0), row('b', null), row('c', 'N', 50)]).map(({ attended }) => attended)).toEqual(['Y', null, 'N']);
});

test('keeps what is typed, and lays it over a sheet that others have changed', () => {
  const stored = [row('a', null), row('b', 'Y', 80), row('c', null)];
  const marks = marksOf([row('a', 'Y', 70), row('b', 'Y', 80), row('c', 'N')], stored);
  expect(marks).toEqual({ a: { attended: 'Y', score: 70 }, c: { attended: 'N', score: null } });
  // Somebody else has recorded b, c has left, d has come.
  expect(marked([row('a', null), row('b', 'N'), row('d', null)], marks)).toEqual([row('a', 'Y', 70), row('b', 'N'), row('d', null)]);
  expect(marksOf(stored, stored)).toEqual({});
});
