import { describe, expect, test } from 'vitest';
import { today } from '../../../shared/session/currentUser.ts';
import { lastDayFor, monthsBetween, monthsFrom, monthsLater, monthText, openBase, windowOf } from './months.ts';

test.each([
  ['a year ends inside', { year: 2026, month: 11 }, '2026-11', '2027-10'],
  ['it begins with a year', { year: 2027, month: 1 }, '2027-01', '2027-12'],
  ['it begins with the last month of a year', { year: 2027, month: 12 }, '2027-12', '2028-11'],
  ['a leap year', { year: 2028, month: 2 }, '2028-02', '2029-01'],
])('twelve months: %s', (_case, base, first, last) => {
  const months = monthsFrom(base);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last]);
  // The thirteenth is the base month of the next year.
  expect(monthText(monthsLater(base, 12))).toBe(`${base.year + 1}-${first.slice(5)}`);
});

test.each([
  [{ year: 2026, month: 12 }, { year: 2027, month: 1 }, 1],
  [{ year: 2027, month: 1 }, { year: 2026, month: 12 }, -1],
  [{ year: 2026, month: 12 }, { year: 2027, month: 12 }, 12],
  [{ year: 2026, month: 12 }, { year: 2028, month: 1 }, 13],
])('from %o to %o', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
  expect(monthsLater(from, months)).toEqual(to);
});

describe('the window', () => {
  test.each([
    ['2026-12', 25, '2026-10-26', '2026-11-25'],
    ['2027-01', 25, '2026-11-26', '2026-12-25'],
    ['2027-02', 25, '2026-12-26', '2027-01-25'],
    // The day after the 28th is a day of February in leap years, and one of March in others.
    ['2027-04', 28, '2027-03-01', '2027-03-28'],
    ['2028-04', 28, '2028-02-29', '2028-03-28'],
    ['2026-12', 1, '2026-10-02', '2026-11-01'],
  ])('of %s with the lock day %i', (text, lockDay, from, to) => {
    expect(windowOf({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) }, lockDay)).toEqual({ from, to });
  });

  test.each([
    ['2026-11-25', 25, '2026-12'],
    ['2026-11-26', 25, '2027-01'],
    ['2026-12-25', 25, '2027-01'],
    ['2026-12-26', 25, '2027-02'],
    ['2026-12-31', 25, '2027-02'],
    ['2027-01-01', 25, '2027-02'],
    ['2028-02-29', 28, '2028-04'],
    ['2027-02-28', 28, '2027-03'],
  ])('that is open on %s with the lock day %i', (day, lockDay, base) => {
    expect(monthText(openBase(day, lockDay))).toBe(base);
  });

  test('of one month alone is open on any day, through leap years and ends of years', () => {
    for (const lockDay of [1, 15, 25, 28])
      for (let time = Date.UTC(2026, 9, 1); time < Date.UTC(2028, 4, 1); time += 86_400_000) {
        const day = new Date(time).toISOString().slice(0, 10);
        const base = openBase(day, lockDay);
        const open = [-1, 0, 1].filter((months) => {
          const { from, to } = windowOf(monthsLater(base, months), lockDay);
          return day >= from && day <= to;
        });
        expect([day, lockDay, open]).toEqual([day, lockDay, [0]]);
      }
  });

  test.each([
    // A minute before, and at, midnight where the dealer is.
    ['America/Santiago', '2026-11-26T02:59:00Z', '2026-12'],
    ['America/Santiago', '2026-11-26T03:00:00Z', '2027-01'],
    ['Asia/Shanghai', '2026-11-25T15:59:00Z', '2026-12'],
    ['Asia/Shanghai', '2026-11-25T16:00:00Z', '2027-01'],
    ['Asia/Kathmandu', '2026-11-25T18:14:00Z', '2026-12'],
    ['Asia/Kathmandu', '2026-11-25T18:15:00Z', '2027-01'],
    ['Pacific/Auckland', '2026-11-25T10:59:00Z', '2026-12'],
    ['Pacific/Auckland', '2026-11-25T11:00:00Z', '2027-01'],
  ])('in %s at %s', (timeZone, moment, base) => {
    expect(monthText(openBase(today({ timeZone }, new Date(moment)), 25))).toBe(base);
  });

  test.each([
    [null, '2026-11-25'],
    ['2026-11-20', '2026-11-25'],
    ['2026-11-30', '2026-11-30'],
  ])('after a return until %s lasts until %s', (resubmitUntil, lastDay) => {
    expect(lastDayFor({ year: 2026, month: 12 }, { lockDay: 25, resubmitUntil })).toBe(lastDay);
  });
});
