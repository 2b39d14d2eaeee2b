import { expect, test } from 'vitest';
import { countWords } from './countWords.ts';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['one two', 2],
  ['Change the oil (15W-40), then start.', 6],
  ["don't l’huile", 2],
  ['更换机油', 4],
  ['更换15W-40机油。', 5],
  ['Замените масло — и фильтр', 4],
  ['1.5 L', 2],
  ['— … !', 0],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
