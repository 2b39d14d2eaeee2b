import { expect, test } from 'vitest';
import { draw, type ImageView, resetView, rotate, zoom } from './imageView.ts';

const times = (n: number, view: ImageView, step: (view: ImageView) => ImageView): ImageView => (n === 0 ? view : times(n - 1, step(view), step));

test('zooming ends at 8 and at a quarter', () => {
  expect(times(20, resetView, (view) => zoom(view, 1)).scale).toBe(8);
  expect(times(20, resetView, (view) => zoom(view, -1)).scale).toBe(0.25);
});

test('only what is larger than the window can be drawn; the place goes with the zoom', () => {
  expect(draw(resetView, { x: 30, y: 10 })).toEqual(resetView);
  const drawn = draw(zoom(resetView, 1), { x: 30, y: 10 });
  expect(drawn).toMatchObject({ x: 30, y: 10 });
  expect(zoom(drawn, 1)).toMatchObject({ x: 45, y: 15 });
});

test('what fits the window again is in its middle', () => {
  expect(zoom(draw(zoom(resetView, 1), { x: 30, y: 10 }), -1)).toEqual(resetView);
});

test('four turns are a whole one, and change nothing else', () => {
  expect(times(4, resetView, rotate)).toEqual({ ...resetView, degrees: 360 });
});
