import { expect, test } from 'vitest';
import { sizeOf } from './judgeRows.ts';

test.each([
  ['1200x800x600', { length: 1200, width: 800, height: 600 }],
  [' 1200 X 800 × 600 mm', { length: 1200, width: 800, height: 600 }],
  ['1200*800*600', { length: 1200, width: 800, height: 600 }],
  ['1200x800', null],
  ['0x800x600', null],
  ['120.5x80x60', null],
  ['123456x1x1', null],
])('the size %s', (text, size) => {
  expect(sizeOf(text)).toEqual(size);
});
