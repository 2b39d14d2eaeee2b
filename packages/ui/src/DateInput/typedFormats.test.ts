import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { typedFormats } from './typedFormats.ts';

const read = (tag: string, wire: string, text: string): string | undefined => {
  const day = dayjs(text, typedFormats(tag, wire), true);
  return day.isValid() ? day.format(wire) : undefined;
};

test.each([
  ['de', '24.12.2026', '2026-12-24'],
  ['de', '1.2.2026', '2026-02-01'],
  ['de', '2026-12-24', '2026-12-24'],
  ['fr', '24/12/2026', '2026-12-24'],
  ['en-US', '12/24/2026', '2026-12-24'],
  ['en-US', '24/12/2026', undefined],
  ['de', '30.02.2026', undefined],
  ['zh-CN', '2026-12-24', '2026-12-24'],
])('%s: %s', (tag, text, expected) => expect(read(tag, 'YYYY-MM-DD', text)).toBe(expected));

test('with a time, and for a month alone', () => {
  expect(read('de', 'YYYY-MM-DD HH:mm:ss', '24.12.2026 08:30:00')).toBe('2026-12-24 08:30:00');
  expect(typedFormats('de', 'YYYY-MM')).toEqual(['YYYY-MM']);
});
