import { expect, test } from 'vitest';
import { type Frame, framePx, isChanged, mirror, type PictureChange, startChange, turn, turnedSize } from './pictureChange.ts';

const size = { width: 800, height: 600 };
const change = (part: Partial<PictureChange> = {}): PictureChange => ({ ...startChange(size, undefined), ...part });
/** The upper left quarter, but for a border. */
const frame = { x: 10, y: 20, width: 40, height: 30 };

test.each<[number | undefined, Frame]>([
  [undefined, { x: 0, y: 0, width: 800, height: 600 }],
  [4 / 3, { x: 0, y: 0, width: 800, height: 600 }],
  [1, { x: 100, y: 0, width: 600, height: 600 }],
  [16 / 9, { x: 0, y: 75, width: 800, height: 450 }],
])('a picture begins with the largest frame of the ratio %s', (ratio, px) => {
  expect(framePx(startChange(size, ratio), size)).toEqual(px);
});

test('a frame turns with its picture', () => {
  const right = turn(change({ frame }), 1, size, undefined);
  expect([right.turns, right.frame]).toEqual([1, { x: 50, y: 10, width: 30, height: 40 }]);
  const left = turn(change({ frame }), -1, size, undefined);
  expect([left.turns, left.frame]).toEqual([3, { x: 20, y: 50, width: 30, height: 40 }]);
});

test('four turns to either side are none', () => {
  for (const by of [1, -1] as const) {
    let turned = change({ frame });
    for (let i = 0; i < 4; i += 1) turned = turn(turned, by, size, undefined);
    expect(turned).toEqual(change({ frame }));
  }
});

test('a frame of a given ratio is laid anew when the picture is turned', () => {
  expect(framePx(turn(startChange(size, 2), 1, size, 2), size)).toEqual({ x: 0, y: 250, width: 600, height: 300 });
});

test('a frame keeps its ratio wherever it lies', () => {
  expect(framePx(startChange({ width: 300, height: 400 }, 4 / 3), { width: 300, height: 400 })).toMatchObject({ width: 300, height: 225 });
  const lies = (x: number) => framePx(change({ frame: { x, y: 0, width: 12.5, height: 50 } }), { width: 100, height: 25 }).width;
  expect([0, 0.4, 0.5, 33.3, 87.5].map(lies)).toEqual([13, 13, 13, 13, 13]);
});

test('mirrored twice it is as before, also when it was turned', () => {
  const turned = turn(change({ frame }), 1, size, undefined);
  expect(mirror(change({ frame })).frame).toEqual({ x: 50, y: 20, width: 40, height: 30 });
  expect(mirror(mirror(turned))).toEqual(turned);
});

test('what is seen is mirrored: turned right and mirrored is mirrored and turned left', () => {
  const seen = mirror(turn(change(), 1, size, undefined));
  expect(seen).toEqual(turn(mirror(change()), -1, size, undefined));
});

test.each([
  [change(), false],
  [change({ turns: 1 }), true],
  [change({ mirrored: true }), true],
  [change({ frame }), true],
  // Less than half a pixel.
  [change({ frame: { x: 0.01, y: 0, width: 99.95, height: 100 } }), false],
])('%j changes the picture: %s', (given, changed) => {
  expect(isChanged(given, size)).toBe(changed);
});

test.each([
  [
    { x: 99.99, y: 99.99, width: 0, height: 0 },
    { x: 799, y: 599, width: 1, height: 1 },
  ],
  [
    { x: -3, y: 0, width: 120, height: 100 },
    { x: 0, y: 0, width: 800, height: 600 },
  ],
])('a frame %j stays in the picture, and is one pixel at least', (given, px) => {
  expect(framePx(change({ frame: given }), size)).toEqual(px);
});

test('a turned picture is as wide as it was high', () => {
  expect([0, 1, 2, 3].map((turns) => turnedSize(size, turns).width)).toEqual([800, 600, 800, 600]);
});
