import { expect, test } from 'vitest';
import { durationText } from './durationText.ts';

test.each([
  [null, 'en', '–'],
  [250, 'en', '0.25 sec'],
  [12_400, 'en', '12 sec'],
  [250, 'fr', '0,25 s'],
  [180_000, 'en', '3 min'],
] as const)('%s ms in %s: %s', (ms, language, text) => {
  expect(durationText(ms, language).replaceAll(/\s/g, ' ')).toBe(text);
});
