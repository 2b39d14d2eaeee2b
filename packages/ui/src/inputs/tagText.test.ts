import { expect, test } from 'vitest';
import { toTags, writeTags } from './tagText.ts';

test.each([
  ['a', 'a'],
  ['aab', 'aa;b'],
  ['aa;bbc', 'aa;bb;c'],
  ['a;abb', 'aa;bb'],
  [';;', ''],
  ['a b', 'ab'],
  ['液压油路', '液压;油路'],
  ['👍👎a', '👍👎;a'],
])('%j is written %j', (typed, text) => expect(writeTags(typed, ';')).toBe(text));

test('tags are what stands between separators', () => {
  expect(toTags('aa; bb;;c', ';')).toEqual(['aa', 'bb', 'c']);
  expect(toTags(null, ';')).toEqual([]);
});
