import { expect, test } from 'vitest';
import { fromSearchText, type SearchKind, toSearchText } from './searchText.ts';

test.each<[SearchKind, string]>([
  ['like', '*abc*'],
  ['ne', '!abc'],
  ['ge', '>= abc'],
  ['le', '<= abc'],
])('%s is written %s and read back', (kind, text) => {
  expect(toSearchText(' abc ', kind)).toBe(text);
  expect(fromSearchText(text, kind)).toBe('abc');
});

test('nothing is nothing', () => {
  expect(toSearchText('  ', 'like')).toBe('');
  expect(toSearchText(' a', 'like', false)).toBe('* a*');
  expect(fromSearchText(null, 'like')).toBe('');
});

test('another notation is taken as it is', () => expect(fromSearchText('abc', 'ge')).toBe('abc'));
