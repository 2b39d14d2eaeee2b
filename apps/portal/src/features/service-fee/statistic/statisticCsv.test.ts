import { expect, test } from 'vitest';
import { csvOf } from './statisticCsv.ts';

test.each([
  ['a text', 'PDI', '"PDI"'],
  ['quotes', 'A "B"', '"A ""B"""'],
  ['a formula', '=1+1', '"\'=1+1"'],
  ['a name with a minus', '-x', '"\'-x"'],
  ['a negative amount', -50.5, '-50.5'],
])('%s', (_what, value, written) => expect(csvOf([[value]])).toBe(`\u{FEFF}${written}`));

test('rows end as spreadsheets expect', () =>
  expect(
    csvOf([
      ['a', 'b'],
      [1, 2],
    ]),
  ).toBe('\u{FEFF}"a","b"\r\n1,2'));
