import { expect, test } from 'vitest';
import { isUntouched, toLayout } from './browserLayouts.ts';

test('a stored layout is read', () => {
  const layout = { order: ['vin', 'no'], hidden: ['note'], widths: { vin: 220 }, pins: { no: 'none', vin: 'left' }, density: 'compact' };
  expect(toLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
});

test.each([
  ['nothing', null],
  ['a text', 'compact'],
  ['other shapes', { order: 'vin', hidden: [1], widths: [200], pins: 'left', density: 'tiny' }],
  ['sizes nobody can use', { widths: { vin: 1e9, no: -5, note: '200', hours: null }, pins: { vin: 'top' } }],
])('%s is dropped', (_name, stored) => expect(toLayout(stored)).toEqual({ order: [] }));

test('a layout is untouched until something is set', () => {
  expect(isUntouched({ order: [], widths: {}, pins: {} })).toBe(true);
  expect(isUntouched({ order: [], widths: { vin: 200 } })).toBe(false);
  expect(isUntouched({ order: [], hidden: [] })).toBe(false);
});
