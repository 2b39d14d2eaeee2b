import { expect, test } from 'vitest';
import { isAmbiguous, loneMarkOf } from './loneMark.ts';

const [es, en, ru] = [
  { decimal: ',', group: '.' },
  { decimal: '.', group: ',' },
  { decimal: ',', group: '\u00a0' },
];

test.each([
  ['2.755', es, true],
  ['-2.755', es, true],
  ['2,755', es, false],
  ['2,755', en, true],
  ['2.755', en, false],
  ['2.755', ru, false],
  ['2.75', es, false],
  ['0.755', es, false],
  ['2755.123', es, false],
  ['1.234.567', es, false],
])('%s with %j is ambiguous: %j', (number, marks, answer) => expect(isAmbiguous(number, marks)).toBe(answer));

test.each([
  ['nothing else', [['2.755']], es, undefined],
  ['a decimal comma', [['2.755', '12,5']], es, 'thousands'],
  ['both marks', [['2.755'], ['1.234,50']], es, 'thousands'],
  ['a decimal point', [['2.755'], ['12.5']], es, 'decimals'],
  ['a point after a zero', [['2.755'], ['0.125']], es, 'decimals'],
  ['a point after four digits', [['2.755'], ['1234.567']], es, 'decimals'],
  ['both kinds', [['12.5'], ['12,5']], es, undefined],
  ['a date', [['2.755', '01.02.2026']], es, undefined],
  ['English amounts in English', [['2,755', '1,234.50']], en, 'thousands'],
  ['Spanish amounts in English', [['2,755', '1.234,50']], en, 'decimals'],
] as const)('%s says how the mark is used', (_name, texts, marks, answer) => expect(loneMarkOf(texts, marks)).toBe(answer));
