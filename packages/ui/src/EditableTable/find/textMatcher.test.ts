import { expect, test } from 'vitest';
import { textMatcher } from './textMatcher.ts';

const plain = { matchCase: false, wholeCell: false };

test.each([
  ['pump', plain, 'Fuel Pump', true],
  ['pump', { ...plain, matchCase: true }, 'Fuel Pump', false],
  ['Pump', { ...plain, matchCase: true }, 'Fuel Pump', true],
  ['pump', { ...plain, wholeCell: true }, 'Fuel Pump', false],
  ['fuel pump ', { ...plain, wholeCell: true }, 'Fuel Pump', true],
  ['fuel pump', { ...plain, wholeCell: true }, 'Fuel Pump ', true],
  ['насос', plain, 'Топливный НАСОС', true],
  // As Russian and French write a thousand.
  ['1 250', plain, '1\u00A0250,00', true],
  ['1 250', plain, '1\u202F250,00', true],
  ['left right', plain, 'left\nright', true],
  // Nothing in a text that is looked for has a meaning of its own.
  ['1.5', plain, '125', false],
  ['(a)', plain, 'part (A)', true],
])('%s in %o of "%s": %s', (text, options, shown, expected) => expect(textMatcher({ text, ...options })!(shown)).toBe(expected));

test.each(['', '  '])('"%s" asks nothing', (text) => expect(textMatcher({ text, ...plain })).toBeUndefined());
