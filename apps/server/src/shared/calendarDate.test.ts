import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, firstOfMonth, lastDayOf } from './calendarDate.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-05-15', 12, '2027-05-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s plus %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

test('days cross months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-01', '2026-11-01')).toBe(245);
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
});

test('a period of twelve months ends the day before its anniversary', () => expect(lastDayOf('2026-05-15', 12)).toBe('2027-05-14'));

test.each(['2026-02-01', '2026-02-28'])('the month of %s begins on the first of February', (date) => expect(firstOfMonth(date)).toBe('2026-02-01'));
