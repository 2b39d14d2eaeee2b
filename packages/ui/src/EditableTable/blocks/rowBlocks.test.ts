import { expect, test, vi } from 'vitest';
import * as blockCode from '../blockRows/blockParts.ts';
import type { ColumnModel } from '../columnModel/column.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModelOptions } from '../model/tableModel.types.ts';
import { readField } from '../rowStore/field.ts';

interface Line {
  id: string;
  part?: string;
  quantity?: number;
}

const field = (key: string): ColumnModel<Line> => ({ key, title: key, width: 100, rules: [], value: (row) => readField(row, key) });
const columns = [field('part'), field('quantity')];
const rowSource = { load: vi.fn(), blockSize: 3 };

/** Rows of the source by number, so that row 4 is `{ id: '4' }`. */
const rows = (...numbers: (number | Line)[]): Line[] => numbers.map((one) => (typeof one === 'number' ? { id: String(one), quantity: one } : one));

function setUp(options: Partial<TableModelOptions<Line>> = {}) {
  const model = createTableModel<Line>('id', [], { columns, rowSource, blockCode, ...options });
  const blocks = model.blocks!;
  const lines = () => {
    const ids = model.view.ids();
    return ids.slice(0, ids.length).map((id) => (id.startsWith('unloaded:') ? '·' : id));
  };
  return { ...model, model, blocks, lines };
}

test('all lines are there at once, and get their rows block by block', () => {
  const { blocks, lines, view, store } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 8 });
  expect(lines()).toEqual(['0', '1', '2', '·', '·', '·', '·', '·']);
  blocks.take(2, { rows: rows(6, 7), total: 8 });
  expect(lines()).toEqual(['0', '1', '2', '·', '·', '·', '6', '7']);
  expect(['2', '6', view.ids().at(4)!].map(view.indexOf)).toEqual([2, 6, 4]);
  expect([view.total(), view.all(), store.ids()]).toEqual([8, ['0', '1', '2', '6', '7'], ['0', '1', '2', '6', '7']]);
  expect([view.rowsBetween(2, 6), view.unloaded!(2, 6)]).toEqual([['2', '6'], 3]);
});

test('a million lines cost no more than those that are looked at', () => {
  const { blocks, view } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 10_000_000 });
  blocks.take(2_000_000, { rows: rows(6_000_000, 6_000_001, 6_000_002), total: 10_000_000 });
  expect([view.ids().length, view.ids().slice(5_999_999, 6_000_002), view.indexOf('6000001')]).toEqual([
    10_000_000,
    ['unloaded:5999999', '6000000', '6000001'],
    6_000_001,
  ]);
  expect(view.ids().at(-1)).toBe('unloaded:9999999');
});

test.each<[first: number, last: number, wanted: number[]]>([
  [0, 2, [0]],
  [2, 3, [0, 1]],
  [4, 99, [1, 2]],
  [9, 12, []],
])('lines %d to %d stand in blocks %j', (first, last, wanted) => {
  const { blocks } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 8 });
  expect(blocks.blocksBetween(first, last)).toEqual(wanted);
});

test.each<[what: string, act: (table: ReturnType<typeof setUp>) => void, missing: boolean[]]>([
  ['at first the first one', () => {}, [true, false, false]],
  ['those that are not loaded', ({ blocks }) => blocks.take(0, { rows: rows(0, 1, 2), total: 6 }), [false, true, false]],
  ['none that failed', ({ blocks }) => blocks.fail(0, 'offline'), [false, false, false]],
  [
    'one that is tried again',
    ({ blocks }) => {
      blocks.fail(0, 'offline');
      blocks.retry(0);
    },
    [true, false, false],
  ],
  [
    'all, when they are asked for again',
    ({ blocks }) => {
      blocks.take(0, { rows: rows(0, 1, 2), total: 6 });
      blocks.reload();
    },
    [true, true, false],
  ],
  ['none whose answer is too short', ({ blocks }) => blocks.take(0, { rows: rows(0, 1), total: 6 }), [false, true, false]],
])('to be asked for are %s', (_what, act, missing) => {
  const table = setUp();
  act(table);
  expect([0, 1, 2].map(table.blocks.isMissing)).toEqual(missing);
});

test('a line says why it has no row', () => {
  const { blocks, view } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 9 });
  blocks.fail(1, 'offline');
  blocks.take(2, { rows: rows(1, 7), total: 9 });
  expect([3, 6, 8].map((line) => blocks.stateOf(view.ids().at(line)!))).toEqual([
    { type: 'failed', block: 1, message: 'offline' },
    { type: 'repeated', line: 1 },
    { type: 'failed', block: 2, message: '' },
  ]);
});

test('changes of the user stay when their rows are loaded again, newer values come', () => {
  const { model, blocks, store, changeLog } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 3 });
  model.editCell('1', columns[0]!, 'mine', 'change');
  blocks.take(0, { rows: rows(0, { id: '1', quantity: 100 }, 2), total: 3 });
  expect(store.row('1')).toEqual({ id: '1', part: 'mine', quantity: 100 });
  expect(changeLog.changes()).toEqual({ added: [], edited: [{ id: '1', part: 'mine', quantity: 100 }], deletedIds: [] });
  model.history.undo();
  expect(changeLog.changes().edited).toEqual([]);
});

test('newer rows of the server come into those that are here, and take none away', () => {
  const { model, blocks, lines, store } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 5 });
  model.editCell('1', columns[0]!, 'mine', 'change');
  const result = model.mergeRows([
    { id: '1', part: 'theirs', quantity: 8 },
    { id: '4', quantity: 9 },
  ]);
  expect(result).toMatchObject({ added: [], updated: ['1'], removed: [], conflicts: [{ rowId: '1', column: 'part', value: 'mine', serverValue: 'theirs' }] });
  expect([lines(), store.row('1')]).toEqual([['0', '1', '2', '·', '·'], { id: '1', part: 'mine', quantity: 8 }]);
});

test('a stored new row stays below until the source has it in its place', () => {
  const { model, blocks, lines, changeLog } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 3 });
  const [added] = model.addRows(1);
  model.saved(added!, model.store.row(added!)!, { id: '3' });
  expect([lines(), changeLog.changes().added]).toEqual([['0', '1', '2', '3'], []]);
  blocks.take(0, { rows: rows(0, 1, 2), total: 4 });
  expect(lines()).toEqual(['0', '1', '2', '·', '3']);
  blocks.take(1, { rows: rows(3), total: 4 });
  expect(lines()).toEqual(['0', '1', '2', '3']);
});

test.each([0, -1, 2.5, Number.NaN])('blocks of %d rows are refused', (blockSize) => {
  expect(() => setUp({ rowSource: { ...rowSource, blockSize } })).toThrow(RangeError);
});

test('of too many blocks the furthest are forgotten, but for those with changes and with rows in use', () => {
  const { model, blocks, lines, store } = setUp();
  for (const block of [0, 1, 2, 3]) blocks.take(block, { rows: rows(block * 3, block * 3 + 1, block * 3 + 2), total: 12 });
  model.editCell('0', columns[0]!, 'mine', 'change');
  blocks.forgetFar(
    (block) => block === 3,
    2,
    (rowId) => rowId === '4',
  );
  expect(lines()).toEqual(['0', '1', '2', '3', '4', '5', '·', '·', '·', '9', '10', '11']);
  blocks.forgetFar(
    (block) => block === 3,
    2,
    () => false,
  );
  expect([lines().slice(0, 6), store.ids()]).toEqual([
    ['0', '1', '2', '·', '·', '·'],
    ['0', '1', '2', '9', '10', '11'],
  ]);
});

test('a removed row makes the lines fewer, in whichever block it comes again; an undo brings it back to its place', () => {
  const { model, blocks, lines, changeLog } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 7 });
  model.removeRows(['1']);
  expect(lines()).toEqual(['0', '2', '·', '·', '·', '·']);
  blocks.take(1, { rows: rows(3, 4, 5), total: 7 });
  expect(lines()).toEqual(['0', '2', '3', '4', '5', '·']);
  blocks.take(0, { rows: rows(0, 1, 2), total: 7 });
  expect([lines(), changeLog.changes().deletedIds]).toEqual([['0', '2', '3', '4', '5', '·'], ['1']]);
  model.history.undo();
  expect(lines()).toEqual(['0', '1', '2', '3', '4', '5', '·']);
});

test('a removed row has no line either where a sort has put it', () => {
  const { model, blocks, lines, view } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 6 });
  model.removeRows(['1']);
  view.setSort([{ column: 'part', order: 'asc' }]);
  blocks.take(1, { rows: rows(5, 1, 0), total: 6 });
  expect(lines()).toEqual(['·', '·', '·', '5', '0']);
  model.history.undo();
  expect(lines()).toEqual(['·', '·', '·', '5', '1', '0']);
});

test('added rows stand below all others, and stay when rows are sorted anew', () => {
  const { model, blocks, lines, view, changeLog } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 4 });
  const [first, second] = model.addRows(2);
  expect(lines()).toEqual(['0', '1', '2', '·', first, second]);
  expect(view.indexOf(second!)).toBe(5);
  view.setSort([{ column: 'part', order: 'asc' }]);
  expect(lines()).toEqual(['·', '·', '·', '·', first, second]);
  blocks.take(0, { rows: rows(3, 2, 1), total: 4 });
  expect(lines()).toEqual(['3', '2', '1', '·', first, second]);
  expect(changeLog.changes().added.map(({ id }) => id)).toEqual([first, second]);
});

test('a changed row whose line is not known after a sort stays a change, and has its line when it comes', () => {
  const { model, blocks, lines, view, changeLog } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 6 });
  model.editCell('1', columns[0]!, 'mine', 'change');
  view.setSort([{ column: 'part', order: 'asc' }]);
  expect([view.indexOf('1'), changeLog.changes().edited.map(({ id }) => id)]).toEqual([-1, ['1']]);
  blocks.take(1, { rows: rows(5, 1, 0), total: 6 });
  expect(lines()).toEqual(['·', '·', '·', '5', '1', '0']);
  expect(model.store.row('1')).toMatchObject({ part: 'mine' });
});

test('once all is saved, rows that came or went are asked for anew', () => {
  const { model, blocks, lines } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 3 });
  model.editCell('1', columns[0]!, 'mine', 'change');
  model.accept();
  expect(lines()).toEqual(['0', '1', '2']);
  model.addRows(1);
  model.accept();
  expect(lines()).toEqual(['·', '·', '·']);
  blocks.take(0, { rows: rows(0, 1, 2), total: 4 });
  blocks.take(1, { rows: rows(3), total: 4 });
  expect(lines()).toEqual(['0', '1', '2', '3']);
});

test('fewer rows at the source leave no lines behind', () => {
  const { blocks, lines } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 9 });
  blocks.take(2, { rows: rows(6, 7, 8), total: 9 });
  blocks.take(0, { rows: rows(0, 1), total: 2 });
  expect(lines()).toEqual(['0', '1']);
});

test('a range is nothing to work on before all of it is loaded', () => {
  const { model, blocks } = setUp();
  blocks.take(0, { rows: rows(0, 1, 2), total: 6 });
  model.ranges.setAll();
  expect([model.ranges.block(undefined), model.ranges.unloaded(undefined)]).toEqual([undefined, 3]);
  blocks.take(1, { rows: rows(3, 4, 5), total: 6 });
  expect(model.ranges.block(undefined)?.rowIds).toEqual(['0', '1', '2', '3', '4', '5']);
});

test.each<[what: string, act: (table: ReturnType<typeof setUp>) => void, selected: unknown, extent: string]>([
  ['none', () => {}, { all: false, rowIds: [] }, 'none'],
  ['all', ({ selection }) => selection.toggleAll(), { all: true, except: [] }, 'all'],
  [
    'all but one',
    ({ selection }) => {
      selection.toggleAll();
      selection.toggle('1');
    },
    { all: true, except: ['1'] },
    'some',
  ],
  ['one, also when its block is forgotten', ({ selection, blocks }) => (selection.toggle('1'), blocks.restart()), { all: false, rowIds: ['1'] }, 'some'],
  [
    'none of other rows than all were of',
    ({ selection, view }) => {
      selection.toggleAll();
      view.setFilter('part', { text: 'x' });
    },
    { all: false, rowIds: [] },
    'none',
  ],
  [
    'all, however they are sorted',
    ({ selection, view }) => {
      selection.toggleAll();
      view.setSort([{ column: 'part', order: 'asc' }]);
    },
    { all: true, except: [] },
    'all',
  ],
])('chosen: %s', (_what, act, selected, extent) => {
  const table = setUp();
  table.blocks.take(0, { rows: rows(0, 1, 2), total: 6 });
  act(table);
  expect([table.blockSelection!.selected(), table.selection.extent()]).toEqual([selected, extent]);
});

test('a filter that is a function is refused, since no source can run it', () => {
  const { view } = setUp();
  expect(() => view.setFilter('part', { test: () => true })).toThrow(TypeError);
  expect(view.filters().size).toBe(0);
});
