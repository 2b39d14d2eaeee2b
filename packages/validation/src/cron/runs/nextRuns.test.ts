import { CronExpressionParser } from 'cron-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRuns, parseCron } from '../index.ts';
import vectors from '../quartz.sample.json' with { type: 'json' };

const iso = (date: Date): string => date.toISOString().replace('.000', '');
const runs = (expression: string, timeZone: string, from: string, count = 3): string[] =>
  nextRuns(expression, { from: new Date(from), timeZone, count }).map(iso);

/** Answers of the real org.quartz.CronExpression 2.3.2; `next` is null for what it refuses. Without runs after 2119. */
describe('answers like Quartz 2.3.2', () => {
  test.each(vectors.map((vector) => [`${vector.expression} in ${vector.timeZone} after ${vector.from}`, vector] as const))(
    '%s',
    (_name, { expression, timeZone, from, next }) => {
      expect(parseCron(expression).ok).toBe(next !== null);
      if (next !== null) expect(runs(expression, timeZone, from, 10)).toEqual(next);
    },
  );
});

describe('where clocks change', () => {
  test.each([
    ['a time that is skipped does not run', '0 30 2 * * ?', 'America/New_York', '2026-03-07T12:00:00Z', '2026-03-09T06:30:00Z'],
    ['a time that occurs twice runs at its second pass', '0 30 1 * * ?', 'America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T06:30:00Z'],
    ['half an hour, Lord Howe', '0 15 2 * * ?', 'Australia/Lord_Howe', '2026-10-02T16:00:00Z', '2026-10-04T15:15:00Z'],
    ['a day that Apia skipped', '0 0 12 30 12 ?', 'Pacific/Apia', '2011-12-01T00:00:00Z', '2012-12-29T22:00:00Z'],
    ['midnight that São Paulo skipped', '0 0 0 * * ?', 'America/Sao_Paulo', '2018-11-03T12:00:00Z', '2018-11-05T02:00:00Z'],
    ['midnight that Beirut skips', '0 0 0 * * ?', 'Asia/Beirut', '2026-03-28T12:00:00Z', '2026-03-29T21:00:00Z'],
    ['winter time of Dublin, which is the one with the negative shift', '0 30 1 * * ?', 'Europe/Dublin', '2026-10-24T12:00:00Z', '2026-10-25T01:30:00Z'],
  ])('%s', (_name, expression, timeZone, from, first) => {
    expect(runs(expression, timeZone, from, 1)).toEqual([first]);
  });
});

test('runs are strictly after the start, which may lie within a second', () => {
  expect(runs('0 0 0 * * ?', 'UTC', '2026-01-01T00:00:00.000Z', 1)).toEqual(['2026-01-02T00:00:00Z']);
  expect(runs('0 0 0 * * ?', 'UTC', '2025-12-31T23:59:59.999Z', 1)).toEqual(['2026-01-01T00:00:00Z']);
});

test.each([
  ['0 0 0 30 2 ?', 'a day that no February has'],
  ['0 0 0 31W 2 ?', 'no weekday near a day that is not there'],
  ['0 0 0 ? 2 2#5 2026', 'no fifth Monday in that February'],
  ['0 0 0 1 1 ? 2150', 'after 2119'],
  ['0 0 0 1 1 ? 2001', 'before the start'],
])('%s never comes: %s', (expression) => {
  expect(runs(expression, 'Europe/Paris', '2026-06-01T00:00:00Z', 10)).toEqual([]);
});

test('a search from before 1970 begins with 1970', () => {
  expect(runs('0 0 0 1 1 ?', 'UTC', '1900-01-01T00:00:00Z', 2)).toEqual(['1970-01-01T00:00:00Z', '1971-01-01T00:00:00Z']);
});

test('the last run is in 2119', () => {
  expect(runs('0 0 0 1 1 ?', 'UTC', '2117-06-01T00:00:00Z', 10)).toEqual(['2118-01-01T00:00:00Z', '2119-01-01T00:00:00Z']);
});

test('an unknown zone and an invalid expression are programming errors', () => {
  expect(() => runs('0 0 0 * * ?', 'Mars/Olympus', '2026-01-01T00:00:00Z')).toThrow(RangeError);
  expect(() => runs('0 0 0 * *', 'UTC', '2026-01-01T00:00:00Z')).toThrow(TypeError);
});

describe('cron-parser, an independent implementation, agrees', () => {
  const list = (min: number, max: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 4 }).map((values) => values.join(',')),
      fc.tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.integer({ min: 1, max: 5 })).map(([one, other, step]) => {
        return `${Math.min(one, other)}-${Math.max(one, other)}/${step}`;
      }),
    );
  const days = fc.oneof(
    list(1, 28).map((day) => [day, '?'] as const),
    // By name, since it counts weekdays from 0.
    fc.constantFrom('MON', 'TUE-FRI', 'SUN,SAT', 'WED', '*').map((weekday) => ['?', weekday] as const),
  );

  // Without clock changes, where its rules differ; it knows no years and no forms of W.
  test('for lists, ranges and steps in UTC', () => {
    fc.assert(
      fc.property(list(0, 59), list(0, 59), list(0, 23), days, list(1, 12), fc.integer({ min: 0, max: 2 ** 31 }), (s, m, h, [day, weekday], month, at) => {
        const expression = `${s} ${m} ${h} ${day} ${month} ${weekday}`;
        const from = new Date(at * 1000);
        const theirs = CronExpressionParser.parse(expression.replaceAll('?', '*'), { tz: 'UTC', currentDate: from });
        expect(nextRuns(expression, { from, timeZone: 'UTC', count: 5 })).toEqual(theirs.take(5).map((date) => date.toDate()));
      }),
      { numRuns: 100, seed: 20261121 },
    );
  });
});
