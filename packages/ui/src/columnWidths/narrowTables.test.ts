import { expect, test } from 'vitest';
import { foldedColumns, pinnedColumns } from './narrowTables.ts';

test.each([
  ['all columns stay in view where they leave room', 1000, [true, true, false]],
  ['the last one is scrolled where they take more than 45 %', 700, [true, false, false]],
  ['none stays where the first would take too much', 300, [false, false, false]],
  ['where nothing is known all stay', undefined, [true, true, false]],
])('%s', (_what, room, pinned) => {
  expect(pinnedColumns([{ width: 200, fixed: 'left' }, { width: 200, fixed: 'left' }, { width: 300 }], room)).toEqual(pinned);
});

test.each([
  ['the last texts are left out', 600, [false, false, true, false]],
  ['and more of them, but never the first column', 300, [false, true, true, false]],
  ['where all fit nothing is left out', 760, [false, false, false, false]],
])('%s', (_what, room, folded) => {
  const columns = [
    { width: 150, isText: true },
    { width: 200, isText: true },
    { width: 200, isText: true },
    { width: 200, isText: false },
  ];
  expect(foldedColumns(columns, room)).toEqual(folded);
});
