import { expect, test } from 'vitest';
import { collide, exampleOf, nextPeriod, type Pattern } from './pattern.ts';

const rule = (prefix: string, datePart: Pattern['datePart'] = 'yyMM', dealerPart: 'Y' | 'N' = 'Y'): Pattern => ({ prefix, datePart, dealerPart, digits: 4 });

test.each([
  [rule('WC'), 'WC2611D001-0001'],
  [rule('VO', 'yyMM', 'N'), 'VO2611-0001'],
  [rule('TP', 'yyyy', 'N'), 'TP2026-0001'],
  [rule('X', 'none', 'Y'), 'XD001-0001'],
])('%o makes %s', (pattern, example) => expect(exampleOf(pattern, '2026-11-21')).toBe(example));

test.each([
  ['the same prefix and parts', rule('WC'), rule('WC'), true],
  ['another prefix', rule('WC'), rule('WD'), false],
  ['other parts of another length', rule('WC'), rule('WC', 'yyMM', 'N'), false],
  ['a year that reads like a month', rule('WC', 'yyyy', 'N'), rule('WC', 'yyMM', 'N'), true],
  ['a dealer that goes on like a prefix', rule('W', 'none', 'Y'), rule('WDOOR', 'none', 'N'), true],
  ['a dealer where the other has its date', rule('WC', 'none', 'Y'), rule('WC', 'yyMM', 'N'), false],
])('%s: %o and %o', (_what, one, other, expected) => {
  expect([collide(one, other), collide(other, one)]).toEqual([expected, expected]);
});

test.each([
  ['yyMM', '2026-12-31', '2027-01-01'],
  ['yyMM', '2026-11-01', '2026-12-01'],
  ['yyyy', '2026-11-21', '2027-01-01'],
  ['none', '2026-02-28', '2026-03-01'],
] as const)('%s on %s: from %s on', (datePart, day, expected) => expect(nextPeriod({ datePart }, day)).toBe(expected));
