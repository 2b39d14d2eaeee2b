import { expect, test } from 'vitest';
import { compilePattern } from './checkPattern.ts';

const compiled = (pattern: string) => {
  const made = compilePattern(pattern);
  if (typeof made === 'string') throw new Error(`${pattern} is refused: ${made}`);
  return made;
};

const patterns = [
  '^1[3-9]\\d{9}$',
  '[a-z]{2}|[A-Z]{2}',
  '^a|b$',
  '',
  '.',
  '.+',
  '\\s',
  '\\S+',
  '[\\s\\d]+',
  '[^\\s]',
  '[^\\S]',
  '[\\S]',
  '\\w\\W\\D',
  '[\\w.-]{1,9}',
  '\\u4e2d\\u{1f600}',
  '[\\u4e00-\\u9fff]+',
  '\\x41\\cJ\\t\\0',
  '[]',
  '[^]',
  '[\\]\\\\^-]',
  '[a^&-]{1,3}',
  '\\$\\(\\)\\{\\}\\/',
  '\\p{Lu}\\p{L}*',
  '\\P{L}',
  '[\\p{Script=Cyrillic} ]+',
  'a\\b.b',
  'a\\Bb',
  '(?<year>\\d{4})-(0[1-9]|1[0-2])',
  'a{2}|a{4,}|b{0}c??d*?',
  '^(?=.*\\d)(?=.*[a-z])(?!.*!)[\\w!]{3,8}$',
  '(?=a|b$)[ab]{1,2}|(?!a)..',
  '(?!)|(?=)x',
];
const values = [
  '', 'a', 'b', 'ab', 'AB', 'ba', 'aa', 'aaaa', 'abc', 'a1', 'ab1', 'ab1!', '13812345678', '1381234567', ' ', '\t', '\v', '\n', '\r', '\u00A0', '\u2028', '\uFEFF',
  '\u1680', '\u200B', '1 2', 'x y', '中', '中文', '中😀', '😀', 'é', 'Éa', 'Я', 'Я мы', 'ſ', 'K', '-', '^', '\\', ']', '&-a', '$(){}/', 'A\n\t\0', 'a-b', '2026-11', '2026-13', 'c',
  'cd', 'd', '_-1', 'x', '.', 'a.b', '!',
]; // prettier-ignore

test.each(patterns)('/^(?:%s)$/u means the same to both engines', (pattern) => {
  const expected = new RegExp(`^(?:${pattern})$`, 'u');
  const made = compiled(pattern);
  const matching = (matches: (value: string) => boolean) => values.filter((value) => matches(value));
  expect(matching((value) => made.matches(value))).toEqual(matching((value) => expected.test(value)));
});

/** JavaScript's own engine needs longer than the age of the earth for it. */
test('no pattern takes time that grows faster than the value', () => {
  expect(compiled('(?:a?){300}a{300}').matches('a'.repeat(299))).toBe(false);
  expect(compiled('(?:a|a|aa){1,250}b').matches('a'.repeat(500))).toBe(false);
});
