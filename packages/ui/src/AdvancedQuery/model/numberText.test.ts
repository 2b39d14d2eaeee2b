import { expect, test } from 'vitest';
import { toNumberText } from './numberText.ts';

test.each([
  ['3.5', '.', '3.5'],
  ['3,5', ',', '3.5'],
  ['1 234,5', ',', '1234.5'],
  ['1,234', '.', '1,234'],
  ['−7', '.', '-7'],
  ['9007199254740993', '.', '9007199254740993'],
  ['many', ',', 'many'],
])('%j with the mark %j is %j', (typed, mark, text) => expect(toNumberText(typed, mark)).toBe(text));
