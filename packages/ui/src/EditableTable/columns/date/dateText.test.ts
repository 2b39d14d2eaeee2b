import fc from 'fast-check';
import { dateOrderOf } from '@harrow/validation/dates';
import { expect, test } from 'vitest';
import type { DateKind } from '../../../DateInput/readDate.ts';
import { dateCheck, isWritten, parseDate, parseTyped } from './dateText.ts';

test.each([
  ['2026-05-18', 'date', 'en', '2026-05-18'],
  ['2026/5/8', 'date', 'zh-CN', '2026-05-08'],
  ['2026年5月8日', 'date', 'zh-CN', '2026-05-08'],
  ['18.05.2026', 'date', 'ru', '2026-05-18'],
  ['03/04/2026', 'date', 'fr', '2026-04-03'],
  ['3/4/2026', 'date', 'en', '2026-03-04'],
  ['25/3/2026', 'date', 'en', '2026-03-25'],
  ['3/25/2026', 'date', 'es', '2026-03-25'],
  ['18-05-26', 'date', 'pt-BR', '2026-05-18'],
  ['2026-05-18 00:00:00', 'date', 'en', '2026-05-18'],
  ['2026-05-18T07:05:09', 'datetime', 'en', '2026-05-18 07:05:09'],
  ['18.05.2026 7:05', 'datetime', 'ru', '2026-05-18 07:05:00'],
  ['5/18/2026 12:30 AM', 'datetime', 'en', '2026-05-18 00:30:00'],
  ['5/18/2026 1:30:15 p.m.', 'datetime', 'en', '2026-05-18 13:30:15'],
  ['2026-05-18', 'datetime', 'en', '2026-05-18 00:00:00'],
  ['1-Mar-26', 'date', 'en', '2026-03-01'],
  ['Sunday, March 1, 2026', 'date', 'en', '2026-03-01'],
  ['1-Mar-26', 'date', 'zh-CN', '2026-03-01'],
  ['1 марта 2026 г.', 'date', 'ru', '2026-03-01'],
  ['воскресенье, 1 марта 2026 г.', 'date', 'ru', '2026-03-01'],
  ['01.мар.26', 'date', 'ru', '2026-03-01'],
  ['1 de marzo de 2026', 'date', 'es', '2026-03-01'],
  ['domingo, 1 de março de 2026', 'date', 'pt-BR', '2026-03-01'],
  ['14-juil.-26', 'date', 'fr', '2026-07-14'],
  ['1-Mar-26 7:05', 'datetime', 'en', '2026-03-01 07:05:00'],
  ['7:05', 'time', 'en', '07:05:00'],
  ['11:59:58 PM', 'time', 'en', '23:59:58'],
  ['', 'date', 'en', null],
] as const)('%j as %s in %s is %j', (text, kind, tag, value) => expect(parseTyped(text, kind, { tag, dateOrder: dateOrderOf(tag) })).toEqual({ value }));

test.each([
  ['2026-02-30', 'date', 'en'],
  ['13/13/2026', 'date', 'en'],
  ['2026-05-18 10:00', 'date', 'en'],
  ['yesterday', 'date', 'en'],
  ['45431', 'date', 'en'],
  ['31-Feb-26', 'date', 'en'],
  ['1 March', 'date', 'en'],
  ['March 2026', 'date', 'en'],
  ['pump 1 March 2026', 'date', 'en'],
  ['1 March or 2 April 2026', 'date', 'en'],
  ['1 марта 2026', 'date', 'en'],
  ['2026-05-18 25:00', 'datetime', 'en'],
  ['24:00', 'time', 'en'],
  ['13:00 PM', 'time', 'en'],
] as const)('%j is no %s in %s', (text, kind, tag) =>
  expect(parseTyped(text, kind, { tag, dateOrder: dateOrderOf(tag) })).toEqual({ error: `parse.${kind}`, values: { text } }),
);

test('of a paste, a day is read in the order of all its dates, or refused until that is known', () => {
  const paste = (text: string, dateOrder?: 'dayFirst' | 'monthFirst') => parseDate(text, 'date', { tag: 'en', dateOrder });
  expect(paste('03/04/2026', 'dayFirst')).toEqual({ value: '2026-04-03' });
  expect(paste('03/04/2026', 'monthFirst')).toEqual({ value: '2026-03-04' });
  expect(paste('03/04/2026')).toEqual({ error: 'parse.dateOrder', values: { text: '03/04/2026' } });
  expect(paste('12/24/2026', 'dayFirst')).toEqual({ error: 'parse.date', values: { text: '12/24/2026' } });
  expect(paste('3.4.2026')).toEqual({ value: '2026-04-03' });
  expect(paste('')).toEqual({ value: null });
});

test.each([
  ['date', '2026-05-18', undefined],
  ['date', null, undefined],
  ['date', '', undefined],
  ['date', '18.05.2026', { code: 'date', limit: '2026-05-18' }],
  ['date', '2026-02-30', { code: 'date', limit: '2026-05-18' }],
  ['date', '2026-05-18 00:00:00', { code: 'date', limit: '2026-05-18' }],
  ['date', '2026-01-01', undefined],
  ['date', '2025-12-31', { code: 'tooEarly', limit: '2026-01-01' }],
  ['date', '2026-12-31', undefined],
  ['date', '2027-01-01', { code: 'tooLate', limit: '2026-12-31' }],
  ['datetime', '2026-12-31 23:59:59', undefined],
  ['datetime', '2027-01-01 00:00:00', { code: 'tooLate', limit: '2026-12-31' }],
  ['datetime', '2026-05-18', { code: 'date', limit: '2026-05-18 16:30:00' }],
] as const)('%s: what is wrong with %j', (kind, value, failure) => expect(dateCheck(kind, '2026-01-01', '2026-12-31')(value)).toEqual(failure));

test('a time has no limits', () => {
  expect(dateCheck('time')('16:30:00')).toBeUndefined();
  expect(dateCheck('time')('16:30')).toEqual({ code: 'date', limit: '16:30:00' });
});

const two = fc.integer({ min: 0, max: 62 }).map((number) => String(number).padStart(2, '0'));
const year = fc.oneof(fc.integer({ min: 1890, max: 2110 }), fc.integer({ min: 0, max: 9999 })).map((number) => String(number).padStart(4, '0'));
const day = fc.oneof(
  fc
    .tuple(year, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 27, max: 32 }))
    .map(([of, ...rest]) => [of, ...rest.map((number) => String(number).padStart(2, '0'))].join('-')),
  fc.tuple(year, two, two).map((parts) => parts.join('-')),
);
const time = fc.tuple(two, two, two).map((parts) => parts.join(':'));
const mark = fc.constantFrom('', ' ', 'T', 'Z', '\n', '.5', ' AM', '1');
const stored = fc
  .tuple(
    mark,
    fc.oneof(
      day,
      time,
      fc.tuple(day, mark, time).map((parts) => parts.join('')),
      fc.tuple(day, time).map((parts) => parts.join(' ')),
    ),
    mark,
  )
  .map((parts) => parts.join(''));

test.each<DateKind>(['date', 'datetime', 'time'])('a %s is written as it should be if reading it gives the same', (kind) => {
  const isReadAlike = (text: string) => {
    const read = parseTyped(text, kind, { tag: 'en', dateOrder: 'monthFirst' });
    return 'value' in read && read.value === text;
  };
  fc.assert(
    fc.property(stored, (text) => isWritten(text, kind) === isReadAlike(text)),
    {
      numRuns: 3000,
      examples: [['0099-12-31'], ['0100-01-01'], ['1900-02-29'], ['2000-02-29'], ['2024-02-29 24:00:00'], ['23:59:59'], ['２０２６-01-01'], ['']],
    },
  );
});
