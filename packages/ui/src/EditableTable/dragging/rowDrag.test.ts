import { describe, expect, test, vi } from 'vitest';
import { createRowDrag, gapAt, gapOf, positionInGap } from './rowDrag.ts';
import { createRowOffsets } from '../viewport/rowOffsets.ts';
import { createTableModel } from '../model/tableModel.ts';

interface Line {
  id: string;
  code: string;
  orderNum?: number;
}
const columns = [{ key: 'code', title: 'code', width: 100, rules: [], value: (row: Line) => row.code, hasEditor: true }];

function setUp(count = 5, isFixed: (rowId: string) => boolean = () => false) {
  const rows = Array.from({ length: count }, (_, index): Line => ({ id: `${index}`, code: `C${index % 3}` }));
  const model = createTableModel<Line>('id', rows, { columns, orderKey: 'orderNum' });
  const drag = createRowDrag({ view: model.view, topics: model.topics, isFixed, move: model.moveRow });
  return { model, drag };
}

describe('dragging a row', () => {
  test('moves it when it is dropped, and numbers all rows from 1', () => {
    const { model, drag } = setUp();
    expect(drag.lift('1')).toBe(true);
    drag.moveTo(3);
    expect(model.store.ids()).toEqual(['0', '1', '2', '3', '4']);
    expect(drag.drop()).toEqual({ rowId: '1', from: 1, to: 3 });
    expect(model.store.ids()).toEqual(['0', '2', '3', '1', '4']);
    expect(model.store.rows().map(({ orderNum }) => orderNum)).toEqual([1, 2, 3, 4, 5]);
    expect(drag.lifted()).toBeUndefined();
  });

  test('ends at the ends', () => {
    const { model, drag } = setUp();
    drag.lift('2');
    drag.moveTo(99);
    drag.drop();
    expect(model.store.ids()).toEqual(['0', '1', '3', '4', '2']);
    drag.lift('2');
    drag.moveTo(-7);
    drag.drop();
    expect(model.store.ids()).toEqual(['2', '0', '1', '3', '4']);
  });

  test('back at its place, or given up, it changes nothing', () => {
    const { model, drag } = setUp();
    const ids = model.store.ids();
    drag.lift('2');
    drag.moveTo(4);
    drag.moveTo(2);
    drag.drop();
    drag.lift('2');
    drag.moveTo(0);
    drag.cancel();
    expect(drag.drop()).toBeUndefined();
    expect(model.store.ids()).toBe(ids);
  });

  test('is announced only when the place changes', () => {
    const { model, drag } = setUp();
    const heard = vi.fn();
    model.topics.subscribe('drag', heard);
    drag.lift('2');
    drag.moveTo(3);
    drag.moveTo(3);
    drag.moveTo(4);
    drag.moveTo(99);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('works within a page', () => {
    const { model, drag } = setUp(10);
    model.view.setPage({ current: 2, pageSize: 4 });
    drag.lift('6');
    drag.moveTo(0);
    drag.drop();
    expect(model.view.ids()).toEqual(['6', '4', '5', '7']);
    expect(drag.lift('1')).toBe(false);
  });

  test('is refused with a reason where the order on show is not the own one, and for rows that keep their place', () => {
    const { model, drag } = setUp(5, (rowId) => rowId === '0');
    expect([drag.refusal('0'), drag.refusal('1')]).toEqual(['fixed', undefined]);
    expect(drag.lift('0')).toBe(false);
    model.view.setSort([{ column: 'code', order: 'asc' }]);
    expect([drag.refusal('0'), drag.lift('1')]).toEqual(['sorted', false]);
  });

  test('a row that was removed meanwhile is not moved', () => {
    const { model, drag } = setUp();
    drag.lift('3');
    drag.moveTo(0);
    model.removeRows(['1']);
    drag.drop();
    expect(model.store.ids()).toEqual(['0', '2', '3', '4']);
  });
});

test.each([
  [0, 2, 0],
  [1, 2, 1],
  [2, 2, 2],
  [3, 2, 2],
  [4, 2, 3],
])('gap %i is, for a row at %i, position %i', (gap, from, to) => {
  expect(positionInGap(gap, from)).toBe(to);
  if (to !== from) expect(gapOf({ rowId: '1', from, to })).toBe(gap);
});

test.each([
  [-20, 0],
  [19, 0],
  [20, 1],
  [59, 1],
  [109, 2],
  [110, 3],
  [150, 3],
])('%i px from the top is nearest to gap %i', (y, gap) => {
  // Rows at 0, 40, 80 and, behind a panel of 20 px, 140.
  expect(gapAt(y, createRowOffsets(40, [{ index: 2, height: 20 }]))).toBe(gap);
});
