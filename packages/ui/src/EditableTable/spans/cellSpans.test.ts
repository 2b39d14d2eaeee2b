import { expect, test, vi } from 'vitest';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { readOnlyColumn } from '../columns/computed/computedColumn.tsx';
import type { CellSpansParts } from '../context/rowParts.types.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { TableModelOptions } from '../model/tableModel.types.ts';
import * as nestingParts from '../nestedRows/nestingParts.ts';
import { createCellSpans } from './cellSpans.ts';
import { runsOf } from './spanRuns.ts';

interface Line {
  id: string;
  order: string | null;
  part: string;
}

const columns: EditableColumn<Line>[] = [readOnlyColumn({ key: 'order', title: 'Order', span: true }), readOnlyColumn({ key: 'part', title: 'Part' })];
/** Rows 0 to 3 of order A, 4 and 5 of none, 6 of B. */
const rows = ['A', 'A', 'A', 'A', null, null, 'B'].map((order, at): Line => ({ id: `${at}`, order, part: 'Seal' }));

function setUp(options: Partial<TableModelOptions<Line>> = {}, isSplitBelow: CellSpansParts['isSplitBelow'] = () => false) {
  const model = createTableModel<Line>('id', rows, { columns, ...options });
  const view = { lead: 0 };
  const viewport = { visible: () => ({ first: 0, last: 9, pinned: undefined }), firstInView: () => view.lead };
  const spans = createCellSpans({ model, viewport, columns: [columns[0]], isSplitBelow } as unknown as CellSpansParts);
  const scroller = new EventTarget();
  spans.watch(scroller as HTMLElement);
  const parts = (key = 'order') =>
    model.view
      .ids()
      .slice()
      .map((id) => spans.partOf(id, key, false));
  return {
    model,
    spans,
    parts,
    scrollTo(lead: number) {
      view.lead = lead;
      scroller.dispatchEvent(new Event('scroll'));
    },
  };
}

test('the first of equal values stands for all; empty cells and other columns stand for themselves', () => {
  const { parts } = setUp();
  expect(parts()).toEqual([4, 0, 0, -1, undefined, undefined, undefined]);
  expect(parts('part')).toEqual(rows.map(() => undefined));
});

test('the first one in view stands for a span that begins above, and the rows concerned are drawn again', () => {
  const { model, spans, parts, scrollTo } = setUp();
  const heard = vi.fn();
  for (const id of ['0', '1', '2']) model.topics.subscribe(`row:${id}`, () => heard(id));
  scrollTo(2);
  expect(parts()).toEqual([0, 0, 2, -1, undefined, undefined, undefined]);
  expect(heard.mock.calls.flat()).toEqual(['0', '2']);
  expect(spans.cellOf({ rowId: '3', column: 'order' })).toEqual({ rowId: '2', column: 'order' });
  // It has the focus and was scrolled away.
  expect(spans.partOf('0', 'order', true)).toBe(4);
  scrollTo(6);
  expect(parts()).toEqual([0, 0, 0, 1, undefined, undefined, undefined]);
});

test('steps out of a span begin at its ends', () => {
  const { spans } = setUp();
  const place = { rowId: '1', column: 'order' };
  expect([spans.endOf(place, 'first').rowId, spans.endOf(place, 'last').rowId]).toEqual(['0', '3']);
  expect(spans.endOf({ rowId: '1', column: 'part' }, 'last').rowId).toBe('1');
});

test('follows changed values, sort and filters', () => {
  const { model, parts } = setUp();
  const heard = vi.fn();
  model.topics.subscribe('row:1', heard);
  model.setCells([{ rowId: '2', column: 'order', value: 'B' }]);
  expect(parts()).toEqual([2, -1, undefined, undefined, undefined, undefined, undefined]);
  expect(heard).toHaveBeenCalled();
  heard.mockClear();
  model.view.setSort([{ column: 'order', order: 'desc' }]);
  expect(heard).toHaveBeenCalled();
  expect(model.view.ids()).toEqual(['2', '6', '0', '1', '3', '4', '5']);
  expect(parts()).toEqual([2, -1, 3, 0, -1, undefined, undefined]);
  model.view.setFilter('order', { text: 'B' });
  expect(parts()).toEqual([2, -1]);
});

test('a page, a heading and an open panel end a span', () => {
  const { model, parts } = setUp();
  model.view.setPage({ current: 1, pageSize: 2 });
  expect(parts()).toEqual([2, -1]);
  expect(
    setUp({}, (rowId) => rowId === '1')
      .parts()
      .slice(0, 4),
  ).toEqual([2, -1, 2, -1]);
  const grouped = setUp({ nestingParts, rowGroups: { by: ['part'] } });
  expect(grouped.parts()).toEqual([undefined, 4, 0, 0, -1, undefined, undefined, undefined]);
});

test('runs', () => {
  const { first, last } = runsOf(5, (at) => [true, true, false, true, false][at]!);
  expect([[...first], [...last]]).toEqual([
    [0, 0, 2, 2, 4],
    [1, 1, 3, 3, 4],
  ]);
});
