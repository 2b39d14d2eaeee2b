import { expect, test } from 'vitest';
import { csvOf } from './csvOf.ts';

test.each([
  ['a text', 'en', 'PDI', 'PDI'],
  ['a formula', 'en', '=1+1', "'=1+1"],
  ['a name with a minus', 'en', '-x', "'-x"],
  ['a negative amount', 'en', -50.5, '-50.5'],
  ['an amount where the decimal mark is a comma', 'es', -50.5, '-50,5'],
])('%s', (_what, language, value, written) => expect(csvOf([['a'], [value]], language)).toBe(`\u{FEFF}a\r\n${written}\r\n`));

test('the first line names the columns, which a semicolon divides where a comma is the decimal mark', () =>
  expect(
    csvOf(
      [
        ['Mes', 'USD'],
        ['nov. 26', 1.5],
      ],
      'es',
    ),
  ).toBe('\u{FEFF}Mes;USD\r\nnov. 26;1,5\r\n'));
