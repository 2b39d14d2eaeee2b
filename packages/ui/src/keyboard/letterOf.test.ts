import { expect, test } from 'vitest';
import { letterOf } from './letterOf.ts';

test.each([
  ['z', 'KeyZ', 'z'],
  ['Z', 'KeyZ', 'z'],
  ['z', 'KeyY', 'z'],
  ['я', 'KeyZ', 'z'],
  ['Я', 'KeyZ', 'z'],
  ['а', 'KeyF', 'f'],
  ['х', 'BracketLeft', 'х'],
  ['ı', 'KeyI', 'ı'],
  ['.', 'KeyE', '.'],
  ['?', 'Digit7', '?'],
  ['Enter', 'Enter', 'Enter'],
  ['я', undefined, 'я'],
])('%s of the key %s is %s', (key, code, expected) => {
  expect(letterOf({ key, code })).toBe(expected);
});
