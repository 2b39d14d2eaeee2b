import { expect, test } from 'vitest';
import { type NumberBounds, readTyped } from './readTyped.ts';

const usual: NumberBounds = { min: -Infinity, max: Infinity, decimals: 2, isText: false };
const marks = { decimal: '.', group: ',' };

test.each<[string, Partial<NumberBounds>, object]>([
  ['12.34', {}, { exact: '12.34' }],
  ['12,34', {}, { exact: '12.34' }],
  ['12.340', {}, { exact: '12.340' }],
  ['-3', {}, { exact: '-3' }],
  ['-3', { min: 0 }, { problem: 'min', limit: 0 }],
  ['-0', { min: 0 }, { exact: '-0' }],
  ['121', { max: 120 }, { problem: 'max', limit: 120 }],
  ['120.00', { max: 120 }, { exact: '120.00' }],
  ['2.675', {}, { problem: 'decimals' }],
  ['2.6', { decimals: 0 }, { problem: 'whole' }],
  ['１２３', {}, { exact: '123' }],
  ['1e3', {}, { problem: 'none' }],
  ['1e400', {}, { problem: 'none' }],
  ['5-', {}, { problem: 'none' }],
  ['12%', {}, { problem: 'none' }],
  ['-', {}, { problem: 'none' }],
  ['9007199254740993', {}, { problem: 'digits' }],
  ['9007199254740993', { isText: true }, { exact: '9007199254740993' }],
  ['99999999999999.99', {}, { problem: 'digits' }],
  ['99999999999999.99', { isText: true }, { exact: '99999999999999.99' }],
  ['99999999999999.99', { isText: true, max: 99_999_999_999_999 }, { problem: 'max', limit: 99_999_999_999_999 }],
  ['38500.50', {}, { exact: '38500.50' }],
])('%s, %o: %o', (text, bounds, expected) => expect(readTyped(text, marks, { ...usual, ...bounds })).toEqual(expected));
