import { expect, test } from 'vitest';
import { readCheck } from './checkText.ts';

test.each([
  ['Y', 'Y', 'N', 'Y'],
  ['N', 'Y', 'N', 'N'],
  ['TRUE', true, false, true],
  ['ИСТИНА', 1, 0, 1],
  ['否', true, false, false],
  ['Oui', 'Y', 'N', 'Y'],
  ['', true, false, false],
  // The stored values come first: here 1 means no.
  ['1', 0, 1, 1],
])('%j with on %j and off %j is %j', (text, on, off, value) => expect(readCheck(text, on, off)).toEqual({ value }));

test('anything else is an error', () => expect(readCheck('maybe', true, false)).toEqual({ error: 'parse.check', values: { text: 'maybe' } }));
