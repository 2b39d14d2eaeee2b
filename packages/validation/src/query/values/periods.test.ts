import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { freePeriod, lastPeriod, maxPeriodCount, periodReaches, periodUnits, readFreePeriod, readLastPeriod } from './freePeriods.ts';
import { daysOf, isPeriod, type Period, periods } from './periods.ts';

test.each<[Period, string, string | undefined, string | undefined]>([
  ['today', '2024-02-29', '2024-02-29', '2024-02-29'],
  ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
  ['last7days', '2024-01-03', '2023-12-28', '2024-01-03'],
  ['last30days', '2024-03-01', '2024-02-01', '2024-03-01'],
  ['last1days', '2024-03-01', '2024-03-01', '2024-03-01'],
  ['last14days', '2024-03-01', '2024-02-17', '2024-03-01'],
  ['last1weeks', '2024-03-01', '2024-02-24', '2024-03-01'],
  ['last52weeks', '2024-03-01', '2023-03-04', '2024-03-01'],
  ['last1months', '2024-03-15', '2024-02-16', '2024-03-15'],
  // No 30 February: the month before ends on its last day.
  ['last1months', '2024-03-30', '2024-03-01', '2024-03-30'],
  ['last1months', '2024-03-31', '2024-03-01', '2024-03-31'],
  ['last1months', '2024-02-29', '2024-01-30', '2024-02-29'],
  ['last12months', '2024-02-29', '2023-03-01', '2024-02-29'],
  ['last13months', '2024-01-10', '2022-12-11', '2024-01-10'],
  ['last9999months', '2024-01-10', '1190-10-11', '2024-01-10'],
  ['tomorrow', '2024-02-28', '2024-02-29', '2024-02-29'],
  ['next1days', '2024-02-29', '2024-02-29', '2024-02-29'],
  ['next7days', '2023-12-28', '2023-12-28', '2024-01-03'],
  ['next2weeks', '2024-02-20', '2024-02-20', '2024-03-04'],
  ['next1months', '2024-03-15', '2024-03-15', '2024-04-14'],
  // No 31 April: the month after ends before its last day, as from the 30th.
  ['next1months', '2024-03-30', '2024-03-30', '2024-04-29'],
  ['next1months', '2024-03-31', '2024-03-31', '2024-04-29'],
  ['next12months', '2024-02-29', '2024-02-29', '2025-02-27'],
  ['next10months', '2024-03-10', '2024-03-10', '2025-01-09'],
  ['moreThan30daysAgo', '2024-03-31', undefined, '2024-02-29'],
  ['moreThan1weeksAgo', '2024-03-01', undefined, '2024-02-22'],
  ['moreThan1monthsAgo', '2024-03-31', undefined, '2024-02-28'],
  ['moreThan1daysAhead', '2024-02-28', '2024-03-01', undefined],
  ['moreThan1monthsAhead', '2024-01-31', '2024-03-01', undefined],
  ['moreThan2monthsAhead', '2024-11-30', '2025-01-31', undefined],
  ['nextWeek', '2026-12-27', '2026-12-28', '2027-01-03'],
  ['nextMonth', '2023-12-31', '2024-01-01', '2024-01-31'],
  ['nextMonth', '2024-01-31', '2024-02-01', '2024-02-29'],
  ['lastQuarter', '2024-02-29', '2023-10-01', '2023-12-31'],
  ['nextQuarter', '2024-12-31', '2025-01-01', '2025-03-31'],
  ['nextYear', '2024-02-29', '2025-01-01', '2025-12-31'],
  ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['thisWeek', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['lastWeek', '2026-11-21', '2026-11-09', '2026-11-15'],
  ['thisMonth', '2024-02-10', '2024-02-01', '2024-02-29'],
  ['lastMonth', '2024-01-31', '2023-12-01', '2023-12-31'],
  ['thisMonth', '2024-12-31', '2024-12-01', '2024-12-31'],
  ['thisQuarter', '2024-12-31', '2024-10-01', '2024-12-31'],
  ['thisQuarter', '2024-01-01', '2024-01-01', '2024-03-31'],
  ['thisYear', '2024-06-01', '2024-01-01', '2024-12-31'],
  ['lastYear', '2024-06-01', '2023-01-01', '2023-12-31'],
])('%s on %s is %s to %s', (period, today, first, last) => expect(daysOf(period, today)).toEqual([first, last]));

const count = fc.integer({ min: 1, max: maxPeriodCount });
const unit = fc.constantFrom(...periodUnits);

const reach = fc.constantFrom(...periodReaches);
const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));

test('a free period is read as it was made', () => {
  fc.assert(
    fc.property(reach, count, unit, (where, n, of) => {
      const free = { reach: where, count: n, unit: of };
      expect(readFreePeriod(freePeriod(free))).toEqual(free);
      expect(readLastPeriod(freePeriod(free))).toEqual(where === 'last' ? { count: n, unit: of } : undefined);
    }),
  );
});

test('the last n end today and the next n begin today; longer ones reach farther', () => {
  fc.assert(
    fc.property(count, unit, day, (n, of, today) => {
      const [first, end] = daysOf(lastPeriod(n, of), today) as [string, string];
      const [begin, last] = daysOf(freePeriod({ reach: 'next', count: n, unit: of }), today) as [string, string];
      expect([end, begin]).toEqual([today, today]);
      expect(first <= today && today <= last).toBe(true);
      if (n === 1) return;
      expect(daysOf(lastPeriod(n - 1, of), today)[0]! > first).toBe(true);
      expect(daysOf(freePeriod({ reach: 'next', count: n - 1, unit: of }), today)[1]! < last).toBe(true);
    }),
  );
});

test('between "the last n" and "more than n ago" lies the day that is n ago, and ahead alike', () => {
  fc.assert(
    fc.property(count, unit, day, (n, of, today) => {
      const days = (where: (typeof periodReaches)[number]) => daysOf(freePeriod({ reach: where, count: n, unit: of }), today);
      expect(addDays(days('moreThanAgo')[1]!, 2)).toBe(days('last')[0]);
      expect(addDays(days('next')[1]!, 2)).toBe(days('moreThanAhead')[0]);
    }),
  );
});

test.each([
  '',
  'last',
  'lastdays',
  'last0days',
  'last07days',
  'last10000days',
  'last-1days',
  'last1.5weeks',
  'last１days',
  'last1years',
  'last7days ',
  'Last7days',
  'constructor',
])('%j is no period', (text) => expect(isPeriod(text)).toBe(false));

test.each([0, -1, 1.5, Number.NaN, 10_000])('%s is no count', (n) => expect(() => lastPeriod(n, 'days')).toThrow(RangeError));

test('what was offered by name and may have been saved stays', () => {
  const saved = 'today yesterday last7days last30days last90days thisWeek lastWeek thisMonth lastMonth thisQuarter thisYear lastYear';
  expect(periods).toEqual(expect.arrayContaining(saved.split(' ')));
  for (const period of periods) expect(isPeriod(period)).toBe(true);
});
