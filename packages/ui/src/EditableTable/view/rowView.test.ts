import { describe, expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { insertOperation } from '../rowStore/rowOperation.ts';
import { createRowStore } from '../rowStore/rowStore.ts';
import { createRowView } from './rowView.ts';
import { createTopics } from '../topics/topics.ts';

interface Line {
  id: string;
  code: string | null;
  hours: number | null;
}

const columns: ColumnModel<Line>[] = ['code', 'hours'].map((key) => ({ key, title: key, width: 100, rules: [], value: (row) => readField(row, key) }));
const lines: Line[] = [
  { id: '1', code: 'A10', hours: 3 },
  { id: '2', code: 'A9', hours: null },
  { id: '3', code: null, hours: 2 },
  { id: '4', code: 'b1', hours: 3 },
];

function setUp(rows: readonly Line[] = lines) {
  const topics = createTopics();
  const store = createRowStore<Line>('id', rows, topics);
  return { store, topics, view: createRowView(store, topics, () => columns) };
}

test('without sort, filters and page the view is the store’s own order', () => {
  const { store, view } = setUp();
  expect(view.ids()).toBe(store.ids());
  expect(view.indexOf('3')).toBe(2);
  expect(view.indexOf('9')).toBe(-1);
});

describe('sort', () => {
  test.each([
    ['asc', ['2', '1', '4', '3']],
    ['desc', ['4', '1', '2', '3']],
  ] as const)('%s: numbers in texts count as numbers, empty cells come last', (order, expected) => {
    const { view } = setUp();
    view.setSort([{ column: 'code', order }]);
    expect(view.ids()).toEqual(expected);
    expect(view.indexOf(expected[1])).toBe(1);
  });

  test('a second column decides between equals, else the rows’ own order', () => {
    const { view } = setUp();
    view.setSort([{ column: 'hours', order: 'desc' }]);
    expect(view.ids()).toEqual(['1', '4', '3', '2']);
    view.setSort([
      { column: 'hours', order: 'desc' },
      { column: 'code', order: 'desc' },
    ]);
    expect(view.ids()).toEqual(['4', '1', '3', '2']);
    view.setSort([]);
    expect(view.ids()).toEqual(['1', '2', '3', '4']);
  });

  test('an edited row stays where it is until the sort is set again', () => {
    const { store, view } = setUp();
    view.setSort([{ column: 'hours', order: 'asc' }]);
    const before = view.ids();
    store.apply({ type: 'patch', patches: new Map([['3', { hours: 9 }]]) });
    expect(view.ids()).toBe(before);
    view.setSort(view.sort());
    expect(view.ids()).toEqual(['1', '4', '3', '2']);
  });

  test('new rows are on show where they were inserted', () => {
    const { store, view } = setUp();
    view.setSort([{ column: 'code', order: 'desc' }]);
    const add = (id: string, index: number) => store.apply(insertOperation(index, [{ id, code: 'z', hours: 1 }], store.idOf));
    add('last', 4);
    add('first', 0);
    add('after2', store.indexOf('2') + 1);
    expect(view.ids()).toEqual(['first', '4', '1', '2', 'after2', '3', 'last']);
    store.apply({ type: 'remove', rowIds: ['1', 'first'] });
    expect(view.ids()).toEqual(['4', '2', 'after2', '3', 'last']);
  });

  describe('rows that come back', () => {
    const five: Line[] = [5, 1, 4, 2, 3].map((hours) => ({ id: `h${hours}`, code: null, hours }));
    const byHours = [{ column: 'hours', order: 'asc' }] as const;

    test('stand where the sort had them, whatever stands before them in the store', () => {
      const { store, view } = setUp(five);
      view.setSort(byHours);
      const back = store.apply({ type: 'remove', rowIds: ['h4', 'h2', 'h3'] })!;
      expect(view.ids()).toEqual(['h1', 'h5']);
      store.apply(back);
      expect(view.ids()).toEqual(['h1', 'h2', 'h3', 'h4', 'h5']);
    });

    test('stand where a sort wants them that was set while they were gone', () => {
      const { store, view } = setUp(five);
      const back = store.apply({ type: 'remove', rowIds: ['h5', 'h2'] })!;
      view.setSort(byHours);
      expect(view.ids()).toEqual(['h1', 'h3', 'h4']);
      store.apply(back);
      expect(view.ids()).toEqual(['h1', 'h2', 'h3', 'h4', 'h5']);
    });

    test('find their place among rows that were edited since, and before a new one', () => {
      const { store, view } = setUp(five);
      view.setSort(byHours);
      const back = store.apply({ type: 'remove', rowIds: ['h5', 'h2'] })!;
      view.ids();
      store.apply({ type: 'patch', patches: new Map([['h1', { hours: 9 }]]) });
      store.apply(insertOperation(3, [{ id: 'new', code: null, hours: null }], store.idOf));
      expect(view.ids()).toEqual(['h1', 'h3', 'h4', 'new']);
      store.apply(back);
      expect(view.ids()).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'new']);
    });

    test('stand where they were inserted if no sort has placed them', () => {
      const { store, view } = setUp(five);
      view.setSort(byHours);
      const gone = store.apply(insertOperation(1, [{ id: 'new', code: null, hours: null }], store.idOf))!;
      const shown = ['h1', 'h2', 'h3', 'h4', 'h5', 'new'];
      expect(view.ids()).toEqual(shown);
      const back = store.apply(gone)!;
      view.ids();
      store.apply(back);
      expect(view.ids()).toEqual(shown);
    });
  });

  test('wholly other rows are sorted afresh', () => {
    const { store, view } = setUp();
    view.setSort([{ column: 'hours', order: 'asc' }]);
    store.replaceAll([
      { id: '8', code: '', hours: 2 },
      { id: '9', code: '', hours: 1 },
    ]);
    expect(view.ids()).toEqual(['9', '8']);
  });
});

describe('filters', () => {
  test.each([
    [{ values: [3] }, ['1', '4']],
    [{ values: [3, ''] }, ['1', '2', '4']],
    [{ text: '3' }, ['1', '4']],
    [{ min: 3 }, ['1', '4']],
    [{ max: 2 }, ['3']],
    [{ min: '1' }, []],
    [{}, ['1', '2', '3', '4']],
    [{ test: (value: unknown) => value === null }, ['2']],
  ])('%o', (filter, expected) => {
    const { view } = setUp();
    view.setFilter('hours', filter);
    expect(view.ids()).toEqual(expected);
    expect(view.total()).toBe(expected.length);
    view.setFilter('hours', undefined);
    expect(view.total()).toBe(4);
  });

  test('all must be passed; a column that is not there has no say', () => {
    const { view } = setUp();
    view.setFilter('hours', { values: [3] });
    view.setFilter('code', { text: 'B' });
    view.setFilter('other', { values: [] });
    expect(view.ids()).toEqual(['4']);
  });

  test('an edited row stays on show, a new one comes on show, moves are followed', () => {
    const { store, view } = setUp();
    view.setFilter('hours', { values: [3] });
    store.apply({ type: 'patch', patches: new Map([['1', { hours: 1 }]]) });
    store.apply(insertOperation(4, [{ id: '5', code: '', hours: null }], store.idOf));
    store.apply({ type: 'move', rowId: '4', to: 0 });
    expect(view.ids()).toEqual(['4', '1', '5']);
  });
});

describe('pages', () => {
  test('show a part; positions count from its start', () => {
    const { view } = setUp();
    view.setPage({ current: 2, pageSize: 3 });
    expect(view.ids()).toEqual(['4']);
    expect(view.ids()).toBe(view.ids());
    expect([view.indexOf('4'), view.indexOf('1')]).toEqual([0, -1]);
    expect(view.total()).toBe(4);
  });

  test('the last page is the last when rows go', () => {
    const { store, view } = setUp();
    view.setPage({ current: 2, pageSize: 3 });
    store.apply({ type: 'remove', rowIds: ['4'] });
    expect(view.page()).toEqual({ current: 1, pageSize: 3 });
    expect(view.ids()).toEqual(['1', '2', '3']);
  });

  test('a row can be brought on show from another page and from behind a filter', () => {
    const { topics, view } = setUp();
    let heard = 0;
    topics.subscribe('order', () => (heard += 1));
    view.setPage({ current: 1, pageSize: 2 });
    expect(view.reveal('3')).toBe(true);
    expect(view.ids()).toEqual(['3', '4']);
    view.setFilter('hours', { values: [3] });
    expect(view.reveal('3')).toBe(true);
    expect(view.filters().size).toBe(0);
    expect(view.indexOf('3')).toBe(0);
    expect(view.reveal('9')).toBe(false);
    expect(heard).toBe(4);
  });

  test('count from 1', () => {
    expect(() => setUp().view.setPage({ current: 0, pageSize: 10 })).toThrow(RangeError);
  });
});
