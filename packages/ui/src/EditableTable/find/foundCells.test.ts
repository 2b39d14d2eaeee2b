import { expect, test } from 'vitest';
import { addLine, endHit, hitBeside, noCells, numberOf } from './foundCells.ts';

/** Hits in line 1 (columns 0 and 2) and in line 4 (column 1). */
const found = noCells();
addLine(found, 'a', 0, []);
addLine(found, 'b', 1, [0, 2]);
addLine(found, 'e', 4, [1]);

test.each([
  [0, 0, 1, 'b0'],
  [1, 0, 0, 'b0'],
  [1, 0, 1, 'b2'],
  // From one of the table's own columns, which stand before all others.
  [1, -1, 1, 'b0'],
  [1, 2, 1, 'e1'],
  [1, 3, 0, 'e1'],
  [2, 2, 1, 'e1'],
  [4, 1, 1, undefined],
  [9, 0, 1, undefined],
  [4, 1, -1, 'b2'],
  [4, 2, -1, 'e1'],
  [1, 2, -1, 'b0'],
  [1, 0, -1, undefined],
  [9, 0, -1, 'e1'],
] as const)('from line %d, column %d by %d to %s', (line, column, by, expected) => {
  const hit = hitBeside(found, { line, column }, by);
  expect(hit && `${hit.id}${hit.column}`).toBe(expected);
});

test.each([
  [1, 0, 1],
  [1, 2, 2],
  [4, 1, 3],
  [1, 1, undefined],
  [3, 0, undefined],
])('the hit in line %d, column %d is number %s', (line, column, number) => expect(numberOf(found, { line, column })).toBe(number));

test('the first and the last of all, and none where nothing was found', () => {
  expect([endHit(found, 'first'), endHit(found, 'last')]).toEqual([
    { id: 'b', column: 0 },
    { id: 'e', column: 1 },
  ]);
  expect([endHit(noCells(), 'first'), endHit(noCells(), 'last')]).toEqual([undefined, undefined]);
  expect(found.count).toBe(3);
});
