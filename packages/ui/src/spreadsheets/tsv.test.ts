import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTsv, writeTsv } from './tsv.ts';

describe('reads', () => {
  test.each([
    ['one cell', 'a', [['a']]],
    ['nothing', '', [['']]],
    [
      'Excel: CR LF, and one after the last row',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'LibreOffice: LF',
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['old Macs: CR', 'a\rb', [['a'], ['b']]],
    ['an empty cell that was copied', '\r\n', [['']]],
    [
      'empty cells, also the last one of a row',
      '\ta\t\r\n\t\t\r\n',
      [
        ['', 'a', ''],
        ['', '', ''],
      ],
    ],
    ['an empty last row, if it has a break of its own', 'a\r\n\r\n', [['a'], ['']]],
    ['a cell of several lines', '"first\nsecond"\tb\r\n', [['first\nsecond', 'b']]],
    ['Windows breaks within a cell', '"first\r\nsecond"', [['first\nsecond']]],
    ['a tab within a cell', '"a\tb"', [['a\tb']]],
    ['doubled quotes', '"say ""ah"""\tb', [['say "ah"', 'b']]],
    ['an empty cell in quotes', '""\tb', [['', 'b']]],
    ['inches: a quote that ends a cell', '1/2"\tb', [['1/2"', 'b']]],
    ['a quote that is only a character', '"a" b\tc', [['"a" b', 'c']]],
    ['a quote that never ends', '"a\tb', [['"a', 'b']]],
    ['rows of different length', 'a\nb\tc', [['a'], ['b', 'c']]],
    ['spaces as they are', ' a \t', [[' a ', '']]],
    ['the mark for text', "'=1+1\t'a\t''", [['=1+1', "'a", "''"]]],
  ])('%s', (_, text, cells) => {
    expect(parseTsv(text)).toEqual(cells);
  });
});

describe('writes', () => {
  test.each([
    ['breaks, tabs and quotes in quotes', [['a\nb', 'c\td', 'say "ah"']], '"a\nb"\t"c\td"\t"say ""ah"""'],
    ['a break after every row', [['a'], ['b']], 'a\r\nb'],
    ['formulas as text', [['=HYPERLINK("http://a.b")', '@SUM(A1)', '+cmd', '-2+3']], '"\'=HYPERLINK(""http://a.b"")"\t\'@SUM(A1)\t\'+cmd\t\'-2+3'],
    ['numbers as they are', [['-12.5', '-1,5', '+49 171 1234', '0']], '-12.5\t-1,5\t+49 171 1234\t0'],
  ])('%s', (_, cells, text) => {
    expect(writeTsv(cells)).toBe(`${text}\r\n`);
  });
});

test('whatever is written is read as the same', () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^['"=+\-@\t\na ]*$/));
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(table, (cells) => {
      const normal = cells.map((row) => row.map((text) => text.replaceAll(/\r\n?/g, '\n')));
      expect(parseTsv(writeTsv(normal))).toEqual(normal);
    }),
    { seed: 20261121, numRuns: 500 },
  );
});
