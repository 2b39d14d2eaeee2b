import { expect, test } from 'vitest';
import { pastedValues } from './pastedValues.ts';

test.each<[string, string, string[]]>([
  ['a column of a spreadsheet', 'LHW1\r\nLHW2\r\nLHW3\r\n', ['LHW1', 'LHW2', 'LHW3']],
  ['a row of a spreadsheet', 'LHW1\tLHW2', ['LHW1', 'LHW2']],
  ['a list in one line', 'A, B;C、D，E', ['A', 'B', 'C', 'D', 'E']],
  ['values that come twice, blank cells and spaces', ' A \n\n A\n B ', ['A', 'B']],
  ['quoted cells', '"12"" pipe"\n"B"', ['12" pipe', 'B']],
  ['spaces within a value', 'front axle\nrear axle', ['front axle', 'rear axle']],
  ['grouped numbers of a column', '1,234\n1,234,567.50\n89', ['1234', '1234567.50', '89']],
  ['numbers in one line', '1,234', ['1', '234']],
  ['nothing', ' \n\t', []],
])('%s', (_name, text, values) => expect(pastedValues(text)).toEqual(values));
