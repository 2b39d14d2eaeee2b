import { describe, expect, test } from 'vitest';
import { contrast, toReadable } from './contrast.ts';
import { darkPalette, lightPalette, paletteOf, primaryShades, toCssVariables } from './palette.ts';
import { tones } from '../../styles/tones.ts';

const palettes = { light: lightPalette, dark: darkPalette };

describe.each(Object.entries(palettes))('the %s palette', (_, palette) => {
  test.each(['text', 'textSecondary', 'textTertiary', 'danger'] as const)('%s can be read on every ground', (name) => {
    for (const ground of ['ground', 'surface', 'surfaceQuiet', 'surfaceRaised', 'hover'] as const) {
      expect(contrast(palette[name], palette[ground]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
  test.each(tones)('a %s tag can be read', (tone) => {
    const [text, ground] = palette.tones[tone];
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['#1890FF', '#F5222D', '#FADB14', '#52C41A', '#000000', '#ffffff'])('the brand colour %s is readable as button and as link', (brand) => {
    const { fill, ink } = primaryShades(brand, palette);
    expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, palette.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, palette.ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['light', paletteOf(false, true)],
  ['dark', paletteOf(true, true)],
])('the %s palette of the colour-weak mode', (_, palette) => {
  test.each(['text', 'textSecondary', 'textTertiary'] as const)('%s reaches the enhanced contrast', (name) => {
    for (const ground of ['ground', 'surface', 'surfaceQuiet', 'surfaceRaised', 'hover'] as const) {
      expect(contrast(palette[name], palette[ground]), ground).toBeGreaterThanOrEqual(7);
    }
  });
  test.each(tones)('a %s tag reaches the enhanced contrast and has a border that is seen', (tone) => {
    const [text, ground, border] = palette.tones[tone];
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(border, palette.surface)).toBeGreaterThanOrEqual(3);
  });
  test('a white word can be read on what destroys', () => {
    expect(contrast('#ffffff', palette.errorFill)).toBeGreaterThanOrEqual(4.5);
  });
});

test('contrast follows WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a readable colour stays as it is', () => {
  expect(toReadable('#0a4fb8', '#ffffff')).toBe('#0a4fb8');
});

test('a text that is no colour is refused', () => {
  expect(() => toReadable('blue', '#fff')).toThrow(RangeError);
});

test('the palettes name the same variables', () => {
  expect(Object.keys(toCssVariables(lightPalette, '#1890FF'))).toEqual(Object.keys(toCssVariables(darkPalette, '#1890FF')));
});
