import { expect, test } from 'vitest';
import { checkRules } from '../data/checkRules.ts';
import { patternFault } from './patternFault.ts';

test.each([
  ['^[0-9]{6}$', undefined],
  ['[A-Z]{2,4}-\\d+', undefined],
  ['(?:ab|cd){1,3}', undefined],
  ['(?=.*\\d)\\w{8,20}', undefined],
  ['(a+)+$', 'nestedRepetition'],
  ['(?:a{1,3}b*){2,}', 'nestedRepetition'],
  ['(a|b*)*', 'nestedRepetition'],
  ['((\\d+))?x', undefined],
  ['\\d+\\d+', 'adjacentRepetition'],
  ['.*.*', 'adjacentRepetition'],
  ['(?:x+y*)', 'adjacentRepetition'],
  ['(\\w)\\1', 'backReference'],
  ['(?<n>\\w)\\k<n>', 'backReference'],
  ['(?<=a)b', 'lookBehind'],
  ['(?<!a)b', 'lookBehind'],
  ['(', 'syntax'],
  ['[z-a]', 'syntax'],
  ['\\u{110000}', 'syntax'],
])('%s → %s', (pattern, fault) => {
  expect(patternFault(pattern)).toBe(fault);
});

test.each(checkRules)('what came with the system is allowed: $ruleCode', ({ pattern }) => {
  expect(patternFault(pattern)).toBeUndefined();
});
