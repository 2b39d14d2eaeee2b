import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';

test.each([
  ['2024-06-01', 'America/Lima', '2024-06-01'],
  ['2024-06-01 00:30:00', 'Asia/Shanghai', '2024-06-01 00:30'],
  ['2024-06-01 00:30:00', 'America/Lima', '2024-05-31 11:30'],
  ['2024-01-01 07:59:59', 'UTC', '2023-12-31 23:59'],
  ['2024-03-31 09:00:00', 'Europe/Paris', '2024-03-31 03:00'],
  ['2024-06-01 08:00', 'Asia/Kolkata', '2024-06-01 05:30'],
  ['yesterday', 'UTC', 'yesterday'],
  ['', 'UTC', ''],
])('%s in %s reads %s', (text, timeZone, shown) => {
  expect(formatDate(text, { timeZone })).toBe(shown);
});

test.each([
  ['date', '2024-05-31'],
  ['minute', '2024-05-31 11:30'],
  ['second', '2024-05-31 11:30:05'],
] as const)('as precise as a %s: %s', (precision, shown) => {
  expect(formatDate('2024-06-01 00:30:05', { timeZone: 'America/Lima', precision })).toBe(shown);
});

test('midnight is 00, not 24', () => {
  expect(formatDate('2024-06-01 00:00:00')).toBe('2024-06-01 00:00');
});
