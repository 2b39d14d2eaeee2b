import { expect, test } from 'vitest';
import { checkFileSize } from './checkFileSize.ts';
import { fileSizeText } from './fileSizeText.ts';

const mb = 1024 * 1024;

test.each([
  [0, '0KB'],
  [1, '0KB'],
  [11, '0.01KB'],
  [1024, '1KB'],
  [1536, '1.5KB'],
  [mb - 1, '1023.99KB'],
  [mb, '1MB'],
  [Math.ceil(1.009 * mb), '1MB'],
  [2.5 * mb, '2.5MB'],
  [52_428_799, '49.99MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

test.each([
  [0, { ok: false, reason: 'empty' }],
  [1, { ok: true }],
  [50 * mb - 1, { ok: true }],
  [50 * mb, { ok: false, reason: 'tooLarge' }],
])('a file of %i bytes', (bytes, answer) => {
  expect(checkFileSize(bytes)).toEqual(answer);
});

test('another limit may be set', () => {
  expect(checkFileSize(2 * mb, 2)).toEqual({ ok: false, reason: 'tooLarge' });
});
