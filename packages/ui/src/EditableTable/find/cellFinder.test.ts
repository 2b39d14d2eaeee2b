import { expect, test } from 'vitest';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { numberColumn } from '../columns/number/numberColumn.tsx';
import { textColumn } from '../columns/text/textColumn.tsx';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModel, TableModelOptions } from '../model/tableModel.types.ts';
import * as nestingParts from '../nestedRows/nestingParts.ts';
import type { CellPlace } from '../selection/activeCell.ts';
import { createCellFinder } from './cellFinder.ts';
import type { Slices } from './slices.ts';
import { textMatcher } from './textMatcher.ts';

interface Line {
  id: string;
  part: string;
  store: string;
  quantity: number | null;
  parent?: string;
}

const columns = [
  textColumn<Line>({ key: 'part', title: 'Part' }),
  textColumn<Line>({ key: 'store', title: 'Store' }),
  numberColumn<Line>({ key: 'quantity', title: 'Quantity' }),
];
const line = (id: string, part: string, store = 'north', more: Partial<Line> = {}): Line => ({ id, part, store, quantity: null, ...more });
const rows = [line('1', 'Pump'), line('2', 'Filter'), line('3', 'Fuel pump', 'pump room'), line('4', 'Seal'), line('5', 'Pump')];

/** Slices that the test hands out, each of so many lines. */
function slicesByHand(linesEach: number) {
  let waiting: (() => void)[] = [];
  const slices: Slices = {
    later(work) {
      waiting.push(work);
      return () => void (waiting = waiting.filter((one) => one !== work));
    },
    begin() {
      let left = linesEach;
      return () => (left -= 1) > 0;
    },
  };
  const next = () => waiting.shift()?.();
  return {
    slices,
    next,
    all() {
      while (waiting.length > 0) next();
    },
  };
}

function setUp(
  options: Partial<TableModelOptions<Line>> = {},
  { given = rows, linesEach = Infinity, spanned = [] as string[], firsts = {} as Readonly<Record<string, CellPlace>> } = {},
) {
  const model = createTableModel<Line>('id', given, { columns, ...options });
  const { slices, next, all } = slicesByHand(linesEach);
  const went: string[] = [];
  const finder = createCellFinder(model as unknown as TableModel<object>, {
    slices,
    drawnIds: () => [],
    onHit: ({ rowId, column }) => void went.push(`${rowId} ${column}`),
  });
  finder.setTexts({
    columns: columns as unknown as EditableColumn<object>[],
    textOf: (row, column) => String(column.value(row) ?? ''),
    headingOf: (id) => String(model.view.nested()?.group(id)?.value ?? ''),
    goesOn: (column, row, above) => spanned.includes(column.key) && Object.is(column.value(row), column.value(above)),
    firstOf: (place) => (spanned.includes(place.column) ? (firsts[place.rowId] ?? place) : place),
  });
  finder.start();
  const look = (text: string) => {
    finder.look(textMatcher({ text, matchCase: false, wholeCell: false }));
    all();
  };
  const state = () => {
    const { at, count, isDone } = finder.progress();
    return `${at ?? '-'} of ${count}${isDone ? '' : '…'}`;
  };
  return { model, finder, went, look, state, next, all };
}

test('goes to the first hit, on and back, and around the ends', () => {
  const { finder, went, look, state } = setUp();
  look('pump');
  expect(state()).toBe('1 of 4');
  finder.step(1);
  finder.step(1);
  expect(state()).toBe('3 of 4');
  finder.step(1);
  finder.step(1);
  finder.step(-1);
  expect(went).toEqual(['1 part', '3 part', '3 store', '5 part', '1 part', '5 part']);
});

test('begins where the user is, and goes on from where they went', () => {
  const { model, finder, went, look, state } = setUp();
  model.activeCell.set({ rowId: '3', column: 'store', mode: 'move' });
  look('pump');
  expect(state()).toBe('3 of 4');
  model.activeCell.set({ rowId: '1', column: 'quantity', mode: 'edit' });
  expect(state()).toBe('- of 4');
  finder.step(1);
  expect(went).toEqual(['3 store', '3 part']);
  expect(finder.here()).toEqual({ rowId: '3', column: 'part' });
});

test('what is typed on is looked for from where the user was, and without a hit they are there again', () => {
  const { model, finder, went, look } = setUp();
  model.activeCell.set({ rowId: '2', column: 'quantity', mode: 'move' });
  look('s');
  look('seb');
  expect([went, finder.here()]).toEqual([['4 part'], { rowId: '2', column: 'quantity' }]);
  look('pump');
  finder.step(1);
  look('pump r');
  expect(went).toEqual(['4 part', '3 part', '3 store', '3 store']);
});

test('marks the hits, and the one that the user is at', () => {
  const { finder, look } = setUp();
  look('pump');
  const mark = (at: number, key: string) => finder.markOf(rows[at]!.id, rows[at]!, columns.find((column) => column.key === key) as never);
  expect([mark(0, 'part'), mark(1, 'part'), mark(2, 'part'), mark(2, 'quantity')]).toEqual(['here', undefined, 'hit', undefined]);
  look('');
  expect(mark(0, 'part')).toBeUndefined();
});

test('reads slice by slice: the count grows, and a step waits for the rows that it needs', () => {
  const { model, finder, went, state, next } = setUp({}, { linesEach: 2 });
  model.activeCell.set({ rowId: '4', column: 'part', mode: 'move' });
  finder.look(textMatcher({ text: 'pump', matchCase: false, wholeCell: false }));
  expect(state()).toBe('- of 0…');
  next();
  expect(state()).toBe('- of 1…');
  next();
  expect([state(), went]).toEqual(['- of 3…', []]);
  finder.step(-1);
  expect(went).toEqual(['3 store']);
  finder.step(1);
  expect(went).toEqual(['3 store']);
  next();
  expect([state(), went]).toEqual(['4 of 4', ['3 store', '5 part']]);
});

test('follows edits, new rows and removals without going anywhere', () => {
  const { model, went, look, state, all } = setUp();
  look('pump');
  model.editCell('2', columns[0]!, 'Oil pump', 'input');
  expect(state()).toBe('1 of 4');
  all();
  expect(state()).toBe('1 of 5');
  model.insertRows([line('0', 'Pump')], 0);
  all();
  expect(state()).toBe('2 of 6');
  model.removeRows(['0', '3']);
  all();
  expect(state()).toBe('1 of 3');
  model.editCell('1', columns[0]!, 'Hose', 'input');
  all();
  expect(state()).toBe('- of 2');
  expect(went).toEqual(['1 part']);
});

test('follows sort and filters', () => {
  const { model, finder, look, state, all } = setUp();
  look('pump');
  model.view.setSort([{ column: 'part', order: 'asc' }]);
  all();
  // Filter, Fuel pump, Pump, Pump, Seal
  expect(state()).toBe('3 of 4');
  model.view.setFilter('store', { text: 'north' });
  all();
  expect(state()).toBe('1 of 2');
  model.view.setFilter('part', { text: 'fuel' });
  all();
  expect([state(), finder.here()]).toEqual(['- of 0', undefined]);
});

test('finds rows of other pages, headings of groups, and what is closed', () => {
  const { model, went, finder, look, state } = setUp({ nestingParts, rowGroups: { by: ['store'], startClosed: true } });
  model.view.setPage({ current: 1, pageSize: 2 });
  look('pump');
  expect(state()).toBe('1 of 5');
  finder.step(1);
  finder.step(1);
  const heading = model.view.nested()!.above('3')!;
  expect(went).toEqual(['1 part', '5 part', `${heading} part`]);
});

test('what is typed after a step is looked for from its hit', () => {
  const { finder, went, look } = setUp();
  look('pump');
  finder.step(1);
  look('pum');
  expect(went).toEqual(['1 part', '3 part', '3 part']);
});

test('a step waits until a new order was read', () => {
  const { model, finder, went, look, all } = setUp();
  look('pump');
  model.view.setSort([{ column: 'part', order: 'desc' }]);
  // Seal, Pump, Pump, Fuel pump, Filter
  finder.step(1);
  expect(went).toEqual(['1 part']);
  all();
  expect(went).toEqual(['1 part', '5 part']);
});

test('what the columns show anew is read anew', () => {
  const { finder, look, state, all } = setUp();
  look('north');
  expect(state()).toBe('1 of 4');
  finder.setTexts({
    columns: columns as unknown as EditableColumn<object>[],
    textOf: (row, column) => `${column.key} of the north`,
    headingOf: () => '',
    goesOn: () => false,
    firstOf: (place) => place,
  });
  all();
  expect(state()).toBe('2 of 15');
});

test('a cell of several rows is one hit, in its first row, whichever of its rows the user is in', () => {
  const { model, finder, went, look, state } = setUp({}, { spanned: ['store'], firsts: { 5: { rowId: '4', column: 'store' } } });
  look('north');
  expect(state()).toBe('1 of 2');
  finder.step(1);
  expect(went).toEqual(['1 store', '4 store']);
  model.activeCell.set({ rowId: '5', column: 'store', mode: 'move' });
  expect(state()).toBe('2 of 2');
  finder.step(-1);
  expect(went.at(-1)).toBe('1 store');
});
