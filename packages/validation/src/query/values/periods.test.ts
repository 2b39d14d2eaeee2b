import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { daysOf, isPeriod, lastPeriod, maxPeriodCount, type Period, periods, periodUnits, readLastPeriod } from './periods.ts';

test.each<[Period, string, string, string]>([
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

test('a free period is read as it was made', () => {
  fc.assert(
    fc.property(count, unit, (n, of) => {
      expect(readLastPeriod(lastPeriod(n, of))).toEqual({ count: n, unit: of });
    }),
  );
});

test('ends today, and a longer one begins earlier', () => {
  const today = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));
  fc.assert(
    fc.property(count, unit, today, (n, of, day) => {
      const [first, last] = daysOf(lastPeriod(n, of), day);
      expect(last).toBe(day);
      expect(first <= last).toBe(true);
      if (n > 1) expect(daysOf(lastPeriod(n - 1, of), day)[0] > first).toBe(true);
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

test('the twelve that are offered by name stay', () => {
  expect(periods).toHaveLength(12);
  for (const period of periods) expect(isPeriod(period)).toBe(true);
});
