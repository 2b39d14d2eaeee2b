import { expect, test } from 'vitest';
import { headingWidth } from './headingWidth.ts';

// Measured in 13 px Noto Sans, weight 500: the word alone.
test.each([
  ['трудоёмкости', 83],
  ['Quantidade', 68],
  ['Заявлено, ч', 62],
  ['reclamadas', 68],
])('%s has room for its longest word, and little more', (title, measured) => {
  const room = headingWidth(title, false) - 32;
  expect(room).toBeGreaterThanOrEqual(measured);
  expect(room).toBeLessThan(measured * 1.3);
});

test('a heading breaks between words, at hyphens and between Chinese signs', () => {
  const one = headingWidth('Hours', false);
  expect(headingWidth('Hours Hours', false)).toBe(one);
  expect(headingWidth('Hours/Hours-Hours', false)).toBe(one);
  expect(headingWidth('申请工时申请工时', false)).toBe(headingWidth('', false));
});

test('a required column has room for its mark; an endless word does not widen its column without end', () => {
  expect(headingWidth('Hours', true)).toBe(headingWidth('Hours', false) + 10);
  expect(headingWidth('Donaudampfschifffahrtsgesellschaft', false)).toBe(180);
});
