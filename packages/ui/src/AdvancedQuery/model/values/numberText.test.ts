import { expect, test } from 'vitest';
import { showNumberText, toNumberText, toNumberTexts } from './numberText.ts';

const english = { decimal: '.', group: ',' };
const spanish = { decimal: ',', group: '.' };
const russian = { decimal: ',', group: '\u00a0' };

test.each([
  ['3.5', english, '3.5'],
  ['3,5', russian, '3.5'],
  ['1 234,5', russian, '1234.5'],
  ['1.234,56', spanish, '1234.56'],
  ['1.234', spanish, '1234'],
  ['1,234', english, '1234'],
  ['12,', russian, '12'],
  ['−7', english, '-7'],
  ['9007199254740993', english, '9007199254740993'],
  [' many ', russian, 'many'],
])('%j with the marks %j is %j', (typed, marks, text) => expect(toNumberText(typed, marks)).toBe(text));

test.each([
  ['1234.5', russian, '1234,5'],
  ['1234.5', english, '1234.5'],
  ['1234', russian, '1234'],
  ['1.2.3', russian, '1.2.3'],
])('%j is shown with the marks %j as %j', (text, marks, shown) => expect(showNumberText(text, marks)).toBe(shown));

test.each([
  ['a column of a Russian spreadsheet', '1,5\r\n2\r\n1\u00a0234,75\r\n', russian, ['1.5', '2', '1234.75']],
  ['a column of an English spreadsheet', '1.5\n1,234.75\n1,234', english, ['1.5', '1234.75', '1234']],
  ['a Russian column in an English page', '1,5\n2,25', english, ['1.5', '2.25']],
  ['one number with a decimal comma', '1,5', russian, ['1.5']],
  ['a list in one line with points', '1,5', english, ['1', '5']],
  ['a list whose commas cannot be marks', '1,2,3', russian, ['1', '2', '3']],
  ['commas before spaces', '1,5, 2,5', russian, ['1.5', '2.5']],
  ['semicolons', '1,5;2,5；3', spanish, ['1.5', '2.5', '3']],
  ['one grouped number', '1,234,567', english, ['1234567']],
  ['numbers that come twice', '1,50\n1,50\n', russian, ['1.50']],
  ['what is no number', 'many\n2', russian, ['many', '2']],
])('%s', (_name, text, marks, values) => expect(toNumberTexts(text, marks)).toEqual(values));
