import { expect, test } from 'vitest';
import { clampOffset } from './clampOffset.ts';

const home = { left: 100, top: 50, width: 300, height: 200 };
const room = { width: 800, height: 600 };

test.each([
  ['inside it stays as it is', { x: 40, y: -20 }, { x: 40, y: -20 }],
  ['left and top', { x: -500, y: -500 }, { x: -100, y: -50 }],
  ['right and bottom', { x: 9000, y: 9000 }, { x: 400, y: 350 }],
])('%s', (_, offset, clamped) => {
  expect(clampOffset(offset, home, room)).toEqual(clamped);
});

test('a box larger than the window keeps its header at the edge', () => {
  expect(clampOffset({ x: 30, y: 70 }, { left: 10, top: 20, width: 900, height: 700 }, room)).toEqual({ x: -10, y: -20 });
});
