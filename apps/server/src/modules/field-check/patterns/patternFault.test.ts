import { expect, test } from 'vitest';
import { checkRules } from '../data/checkRules.ts';
import { compilePattern } from './checkPattern.ts';

const faultOf = (pattern: string) => {
  const compiled = compilePattern(pattern);
  return typeof compiled === 'string' ? compiled : undefined;
};

test.each([
  ['^[0-9]{6}$', undefined],
  ['[A-Z]{2,4}-\\d+', undefined],
  ['(?:ab|cd){1,3}', undefined],
  ['(?=.*\\d)\\w{8,20}', undefined],
  ['^(?=.*\\d)(?!.*admin).{8,20}$|^-$', undefined],
  ['(?:a?){30}a{30}', undefined],
  ['.{0,1000}', undefined],
  ['((\\d+))?x', undefined],
  ['\\p{Script=Cyrillic}+', undefined],
  ['(a+)+$', 'nestedRepetition'],
  ['(?:a{1,3}b*){2,}', 'nestedRepetition'],
  ['(a|b*)*', 'nestedRepetition'],
  ['\\d+\\d+', 'adjacentRepetition'],
  ['.*.*', 'adjacentRepetition'],
  ['(?:x+y*)', 'adjacentRepetition'],
  ['(\\w)\\1', 'backReference'],
  ['(?<n>\\w)\\k<n>', 'backReference'],
  ['(?<=a)b', 'lookBehind'],
  ['(?<!a)b', 'lookBehind'],
  ['a(?=b)b', 'lookAhead'],
  ['(?:(?!x).)*', 'lookAhead'],
  ['(?=(?=a)a)a', 'lookAhead'],
  ['\\p{Script_Extensions=Deva}', 'property'],
  ['a{1001}', 'tooLarge'],
  ['(?:(?:a{0,30}){0,30}){0,30}', 'tooLarge'],
  ['(', 'syntax'],
  ['[z-a]', 'syntax'],
  ['\\u{110000}', 'syntax'],
  ['\\Aa', 'syntax'],
  ['(?i:a)', 'syntax'],
])('%s → %s', (pattern, fault) => {
  expect(faultOf(pattern)).toBe(fault);
});

test.each(checkRules)('what came with the system is allowed: $ruleCode', ({ pattern }) => {
  expect(faultOf(pattern)).toBeUndefined();
});
