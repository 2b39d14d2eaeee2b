import { expect, test } from 'vitest';
import { solidColor } from './solidColor.ts';

test.each([
  ['rgba(0, 0, 0, 0.02)', '#ffffff', '#fafafa'],
  ['rgb(255 255 255 / 4%)', '#141414', '#1d1d1d'],
  ['#ffffff80', '#000', '#808080'],
  ['hsla(0, 0%, 0%, 0.5)', '#ffffff', '#808080'],
  ['#fffbe6', '#000000', '#fffbe6'],
  ['rgba(0,0,0,0.04)', 'var(--page)', 'color-mix(in srgb, #000000 4%, var(--page))'],
])('%s on %s is %s', (color, ground, solid) => {
  expect(solidColor(color, ground, false)).toBe(solid);
});

test('a colour that only browsers can read is made solid there', () => {
  expect(solidColor('var(--page)', '#ffffff', false)).toContain('rgb(from var(--page) calc(r * alpha + 255 * (1 - alpha))');
  expect(solidColor('var(--page)', '#000000', true)).toContain('calc(r * alpha + 0 * (1 - alpha))');
});
