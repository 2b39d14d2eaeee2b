import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cron, cronPart, type CronItem, formatCron, parseCron } from '../index.ts';
import vectors from '../quartz.sample.json' with { type: 'json' };

function items(expression: string, part: keyof Cron): readonly CronItem[] | undefined {
  const reading = parseCron(expression);
  return reading.ok ? reading.cron[part]?.items : undefined;
}

describe('reads', () => {
  test.each<[string, CronItem[]]>([
    ['*', [{ kind: 'every', step: 1 }]],
    ['*/5', [{ kind: 'every', step: 5 }]],
    ['/5', [{ kind: 'every', step: 5 }]],
    ['7', [{ kind: 'value', value: 7 }]],
    ['07', [{ kind: 'value', value: 7 }]],
    ['3/10', [{ kind: 'from', from: 3, step: 10 }]],
    ['50-10', [{ kind: 'range', from: 50, to: 10, step: 1 }]],
    ['1-9/90', [{ kind: 'range', from: 1, to: 9, step: 90 }]],
    [
      '1,5-7',
      [
        { kind: 'value', value: 1 },
        { kind: 'range', from: 5, to: 7, step: 1 },
      ],
    ],
  ])('%s of a second', (text, expected) => {
    expect(items(`${text} * * * * ?`, 'second')).toEqual(expected);
  });

  test.each<[string, CronItem]>([
    ['L', { kind: 'last', offset: 0, weekday: false }],
    ['l-3', { kind: 'last', offset: 3, weekday: false }],
    ['LW', { kind: 'last', offset: 0, weekday: true }],
    ['L-30W', { kind: 'last', offset: 30, weekday: true }],
    ['15w', { kind: 'nearestWeekday', day: 15 }],
  ])('%s of a day of month', (text, expected) => {
    expect(items(`0 0 0 ${text} * ?`, 'dayOfMonth')).toEqual([expected]);
  });

  test.each<[string, CronItem]>([
    ['L', { kind: 'value', value: 7 }],
    ['6L', { kind: 'lastWeekday', weekday: 6 }],
    ['friL', { kind: 'lastWeekday', weekday: 6 }],
    ['6#3', { kind: 'nthWeekday', weekday: 6, nth: 3 }],
    ['Fri#3', { kind: 'nthWeekday', weekday: 6, nth: 3 }],
    ['sat-TUE', { kind: 'range', from: 7, to: 3, step: 1 }],
    // A step after names is read and ignored, as in Quartz.
    ['MON-FRI/2', { kind: 'range', from: 2, to: 6, step: 1 }],
    ['MON/2', { kind: 'value', value: 2 }],
  ])('%s of a weekday', (text, expected) => {
    expect(items(`0 0 0 ? * ${text}`, 'dayOfWeek')).toEqual([expected]);
  });

  test('a year if there is one, and any white space between the parts', () => {
    expect(items('  0 0\t0 ? * MON\n2027/2 ', 'year')).toEqual([{ kind: 'from', from: 2027, step: 2 }]);
    expect(items('0 0 0 ? * MON', 'year')).toBeUndefined();
  });
});

describe('refuses', () => {
  test.each([
    ['', 'second', 0, 0, 'partCount', undefined],
    ['0 0 0 * *', 'dayOfWeek', 9, 0, 'partCount', undefined],
    ['0 0 0 * * ? * 5', 'year', 14, 1, 'partCount', undefined],
    ['60 0 0 * * ?', 'second', 0, 2, 'range', '59'],
    ['0 0 24 * * ?', 'hour', 4, 2, 'range', '23'],
    ['0 0 0 0 * ?', 'dayOfMonth', 6, 1, 'range', '1'],
    ['0 0 0 ? * 1-8', 'dayOfWeek', 12, 1, 'range', '7'],
    ['0 0 0 ? * 8L', 'dayOfWeek', 10, 1, 'range', '7'],
    ['0 */60 * * * ?', 'minute', 4, 2, 'step', '59'],
    ['0 */0 * * * ?', 'minute', 4, 1, 'step', '1'],
    ['0 5/ * * * ?', 'minute', 3, 1, 'number', undefined],
    ['0 1,,2 * * * ?', 'minute', 4, 0, 'number', undefined],
    ['0 5x * * * ?', 'minute', 3, 1, 'character', undefined],
    ['0 ! * * * ?', 'minute', 2, 1, 'character', undefined],
    ['0 0 0 ? * MONDAY', 'dayOfWeek', 10, 6, 'name', 'MON'],
    ['0 0 0 ? SEPT *', 'month', 8, 4, 'name', 'SEP'],
    ['0 0 0 ? * MON-XYZ', 'dayOfWeek', 14, 3, 'name', undefined],
    ['0 0 0 L-31 * ?', 'dayOfMonth', 8, 2, 'offset', '30'],
    ['0 0 0 L,1 * ?', 'dayOfMonth', 6, 1, 'lastInList', undefined],
    ['0 0 0 ? * 2,FRIL', 'dayOfWeek', 15, 1, 'lastInList', undefined],
    ['0 0 0 ? * 2#6', 'dayOfWeek', 12, 1, 'nth', '5'],
    ['0 0 0 ? * 2#1,3#2', 'dayOfWeek', 15, 1, 'nthTwice', undefined],
    ['0 0 0 1,? * ?', 'dayOfMonth', 8, 1, 'noneInList', undefined],
    ['0 ? 0 * * ?', 'minute', 2, 1, 'noneHere', '*'],
    ['0 0 0 * * *', 'dayOfWeek', 10, 1, 'bothDays', '?'],
    ['0 0 0 * * MON', 'dayOfMonth', 6, 1, 'bothDays', '?'],
    ['0 0 0 1 * MON', 'dayOfWeek', 10, 3, 'bothDays', '?'],
    ['0 0 0 ? * ?', 'dayOfMonth', 6, 1, 'neitherDay', '*'],
    ['0 0 0 ? * MON 2030-2020', 'year', 14, 9, 'yearOrder', '2020-2030'],
    ['0 0 0 ? * MON 1969', 'year', 14, 4, 'range', '1970'],
  ])('%j at its character', (expression, part, index, length, code, suggestion) => {
    const reading = parseCron(expression);
    expect(reading).toMatchObject({ ok: false, error: { part, index, length, code } });
    expect(reading.ok ? undefined : reading.error.suggestion).toBe(suggestion);
  });
});

describe('formatCron is the inverse of parseCron', () => {
  test.each(vectors.filter(({ next }) => next !== null).map(({ expression }) => expression))('%s', (expression) => {
    const reading = parseCron(expression);
    expect(reading.ok && formatCron(reading.cron)).toBe(expression);
  });

  const step = (max: number) => fc.oneof(fc.constant(1), fc.integer({ min: 1, max }));
  const item = (min: number, max: number, maxStep = max): fc.Arbitrary<CronItem> => {
    const value = fc.integer({ min, max });
    return fc.oneof(
      fc.record({ kind: fc.constant('every' as const), step: step(maxStep) }),
      fc.record({ kind: fc.constant('value' as const), value }),
      fc.record({ kind: fc.constant('range' as const), from: value, to: value, step: step(maxStep) }),
      fc.record({ kind: fc.constant('from' as const), from: value, step: step(maxStep) }),
    );
  };
  const part = (min: number, max: number) => fc.array(item(min, max), { minLength: 1, maxLength: 4 }).map(cronPart);
  const none = cronPart([{ kind: 'none' }]);
  const day = fc.oneof(
    part(1, 31),
    fc.tuple(fc.integer({ min: 0, max: 30 }), fc.boolean()).map(([offset, weekday]) => cronPart([{ kind: 'last', offset, weekday }])),
    fc.integer({ min: 1, max: 31 }).map((nearest) => cronPart([{ kind: 'nearestWeekday', day: nearest }])),
  );
  const weekday = fc.oneof(
    part(1, 7),
    fc.integer({ min: 1, max: 7 }).map((last) => cronPart([{ kind: 'lastWeekday', weekday: last }])),
    fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 })).map(([name, nth]) => cronPart([{ kind: 'nthWeekday', weekday: name, nth }])),
  );
  const years = fc
    .array(item(1970, 2199, 229), { minLength: 1, maxLength: 3 })
    .filter((list) => list.every((each) => each.kind !== 'range' || each.from <= each.to))
    .map(cronPart);
  const cron: fc.Arbitrary<Cron> = fc
    .record({ second: part(0, 59), minute: part(0, 59), hour: part(0, 23), month: part(1, 12), year: fc.option(years), isMonthDay: fc.boolean(), day, weekday })
    .map(({ isMonthDay, day: dayOfMonth, weekday: dayOfWeek, ...parts }) => {
      return isMonthDay ? { ...parts, dayOfMonth, dayOfWeek: none } : { ...parts, dayOfMonth: none, dayOfWeek };
    });

  test('for any cron', () => {
    fc.assert(
      fc.property(cron, (any) => {
        expect(parseCron(formatCron(any))).toEqual({ ok: true, cron: any });
      }),
      { numRuns: 1000, seed: 20261121 },
    );
  });

  test('and no text makes the parser throw', () => {
    const sign = fc.constantFrom(...'0123456789*/-,?LW#MONJAN ');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 40 }), (text) => {
        const reading = parseCron(text);
        expect(reading.ok || reading.error.index + reading.error.length <= text.length).toBe(true);
      }),
      { numRuns: 2000, seed: 20261121 },
    );
  });
});
