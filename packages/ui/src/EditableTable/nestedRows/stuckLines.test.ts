import { expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModelOptions } from '../model/tableModel.types.ts';
import { createRowOffsets } from '../viewport/rowOffsets.ts';
import * as nestingParts from './nestingParts.ts';
import { linesAbove, stuckLines } from './stuckLines.ts';

interface Line {
  id: string;
  dealer: string;
  order: string;
  parent?: string;
}

const field = (key: 'dealer' | 'order'): ColumnModel<Line> => ({ key, title: key, width: 100, rules: [], value: (row) => row[key] });
/** Lines of D1: 0 its heading, 1 heading of A, 2 to 4 rows, 5 heading of B, 6 and 7 rows; 8 heading of D2, 9 heading of A, 10 row. */
const rows = [...['A', 'A', 'A', 'B', 'B'].map((order, at) => ({ id: `${at}`, dealer: 'D1', order })), { id: '5', dealer: 'D2', order: 'A' }];

function setUp(options: Partial<TableModelOptions<Line>> = { rowGroups: { by: ['dealer', 'order'] } }, given: readonly Line[] = rows) {
  const { view } = createTableModel<Line>('id', given, { columns: [field('dealer'), field('order')], nestingParts, ...options });
  const nameOf = (id: string) => {
    const group = view.nested()!.group(id);
    return group ? String(group.value) : id;
  };
  const stuck = (scrollTop: number, most = 4) =>
    stuckLines({ view, nested: view.nested()!, offsets: createRowOffsets(40, []), rowHeight: 40, scrollTop, most }).map(
      ({ id, top }) => `${nameOf(id)} ${top}`,
    );
  return { view, stuck };
}

test.each([
  [0, []],
  // The heading itself has moved by a pixel; the one below it is at its place yet.
  [1, ['D1 0', 'A 40']],
  [40, ['D1 0', 'A 40']],
  [79, ['D1 0', 'A 40']],
  // The last row of A goes below the headings, and the heading of B pushes that of A.
  [120, ['D1 0', 'A 40']],
  [130, ['D1 0', 'A 30']],
  [161, ['D1 0', 'B 40']],
  // So does the end of all of D1.
  [250, ['D1 0', 'B 30']],
  [290, ['D1 -10']],
  [321, ['D2 0', 'A 40']],
])('scrolled by %d px', (scrollTop, expected) => expect(setUp().stuck(scrollTop)).toEqual(expected));

test('no more than there is room for', () => expect(setUp().stuck(100, 1)).toEqual(['D1 0']));

test('nothing of what is closed', () => {
  const { view, stuck } = setUp({ rowGroups: { by: ['dealer', 'order'], startClosed: true } });
  view.nested()!.toggle(view.ids().at(0)!);
  // Heading of D1, headings of A and B, heading of D2
  expect(stuck(45)).toEqual(['D1 0']);
});

test('a page has the lines above those on it', () => {
  const { view, stuck } = setUp();
  view.setPage({ current: 2, pageSize: 2 });
  expect(view.ids()).toHaveLength(5);
  expect(linesAbove({ view, nested: view.nested()! }, '2')).toHaveLength(2);
  expect(stuck(30)).toEqual(['D1 0', 'A 40']);
});

const assemblies: Line[] = [
  ['tractor', ''],
  ['axle', 'tractor'],
  ['hub', 'axle'],
  ['bolt', 'axle'],
  ['loader', ''],
].map(([id, parent]) => ({ id: id!, parent: parent!, dealer: '', order: '' }));

test('rows of a tree', () => {
  const { stuck } = setUp({ tree: { parentKey: 'parent' } }, assemblies);
  expect([stuck(0), stuck(50), stuck(100), stuck(150)]).toEqual([[], ['tractor 0', 'axle 40'], ['tractor 0', 'axle 20'], ['tractor -30']]);
});

test('rows of a tree on a page without those that they stand below', () => {
  const { view, stuck } = setUp({ tree: { parentKey: 'parent' } }, assemblies);
  view.setPage({ current: 2, pageSize: 2 });
  expect(stuck(10)).toEqual([]);
});
