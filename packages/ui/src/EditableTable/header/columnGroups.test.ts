import { expect, test } from 'vitest';
import { groupSpans } from './columnGroups.ts';

const track = (key: string, group?: string, frozen?: 'left' | 'right', offset = 0) => ({ key, group, frozen, offset });
const spansOf = (...tracks: ReturnType<typeof track>[]) =>
  groupSpans(tracks).map(({ group, frozen, offset, index, count }) => [group, frozen, offset, index, count]);

test('neighbours of one group are one span; the frozen edge, another group and a column without one end it', () => {
  expect(
    spansOf(track('#number', undefined, 'left'), track('a', 'G', 'left', 56), track('b', 'G'), track('c', 'G'), track('d'), track('e', 'G'), track('f', 'H')),
  ).toEqual([
    [undefined, 'left', 0, 0, 1],
    ['G', 'left', 56, 1, 1],
    ['G', undefined, 0, 2, 2],
    [undefined, undefined, 0, 4, 1],
    ['G', undefined, 0, 5, 1],
    ['H', undefined, 0, 6, 1],
  ]);
});

test('a span at the end keeps to the end', () => {
  expect(spansOf(track('a', 'G', 'right', 148), track('b', 'G', 'right', 48), track('#actions', undefined, 'right', 0))).toEqual([
    ['G', 'right', 48, 0, 2],
    [undefined, 'right', 0, 2, 1],
  ]);
});
