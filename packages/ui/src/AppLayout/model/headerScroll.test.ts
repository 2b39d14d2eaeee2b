import { expect, test } from 'vitest';
import { type HeaderMode, scrollHeader, shownHeader } from './headerScroll.ts';

/** Whether the header is hidden after each of the positions. */
function hidden(mode: HeaderMode, positions: number[], range = 2000): boolean[] {
  let state = shownHeader;
  return positions.map((top) => {
    state = scrollHeader(state, { top, range }, mode);
    return state.hidden;
  });
}

test.each<[HeaderMode, number[], boolean[]]>([
  ['fixed', [50, 400, 1200], [false, false, false]],
  ['autoHide', [60, 100], [false, false]],
  ['autoHide', [60, 101, 400], [false, true, true]],
  ['autoHide', [400, 380, 500], [true, false, true]],
  ['autoHide', [400, 398], [true, true]],
  ['autoHide', [400, 90], [true, false]],
  ['scrolls', [40, 60, 30, 0], [false, true, true, false]],
])('%s at %j: hidden %j', (mode, positions, expected) => {
  expect(hidden(mode, positions)).toEqual(expected);
});

test('a page that can hardly be scrolled keeps its header', () => {
  expect(hidden('autoHide', [120, 180], 190)).toEqual([false, false]);
});
