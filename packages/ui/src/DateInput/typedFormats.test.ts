import { expect, test } from 'vitest';
import { readTypedDate } from './readDate.ts';
import { typedFormats } from './typedFormats.ts';
import { readWallTime } from './wallTime.ts';

const orders = ['dayFirst', 'monthFirst'] as const;

test.each([
  ['24.12.2026', '2026-12-24', '2026-12-24'],
  ['1.2.2026', '2026-02-01', '2026-02-01'],
  ['3/4/2026', '2026-04-03', '2026-03-04'],
  ['03-04-2026', '2026-04-03', '2026-03-04'],
  ['24/12/2026', '2026-12-24', '2026-12-24'],
  ['12/24/2026', '2026-12-24', '2026-12-24'],
  ['2026-12-24', '2026-12-24', '2026-12-24'],
  ['30.02.2026', undefined, undefined],
  ['12.24.2026', undefined, undefined],
])('%s is %s where the day comes first, else %s; the calendar agrees with what is read in the end', (text, ...days) => {
  orders.forEach((order, at) => {
    const shown = readWallTime(text, typedFormats(order, 'YYYY-MM-DD'));
    const read = readTypedDate(text, 'date', { tag: 'en', dateOrder: order });
    expect(shown?.format('YYYY-MM-DD')).toBe(days[at]);
    expect('value' in read ? read.value : undefined).toBe(days[at]);
  });
});

test('with a time, and for a month alone', () => {
  expect(readWallTime('24.12.2026 08:30:00', typedFormats('dayFirst', 'YYYY-MM-DD HH:mm:ss'))?.format('YYYY-MM-DD HH:mm:ss')).toBe('2026-12-24 08:30:00');
  expect(typedFormats('dayFirst', 'YYYY-MM')).toEqual(['YYYY-MM']);
});
