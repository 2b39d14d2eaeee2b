import { describe, expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import { createTopics } from '../topics/topics.ts';
import { readField } from '../rowStore/field.ts';
import { insertOperation } from '../rowStore/rowOperation.ts';
import { createRowStore } from '../rowStore/rowStore.ts';
import { createRowView } from '../view/rowView.ts';
import { createGroupSums } from './groupSums.ts';
import { createNestedView } from './nestedView.ts';
import { groupRows } from './groupRows.ts';
import { treeRows } from './treeRows.ts';

interface Line {
  id: string;
  dealer?: string | null;
  currency?: string;
  amount?: number;
  parent?: string | null;
}

const columns: ColumnModel<Line>[] = (['dealer', 'currency', 'amount'] as const).map((key) => ({
  key,
  title: key,
  width: 100,
  rules: [],
  value: (row) => readField(row, key),
  ...(key === 'amount' && { statistics: ['sum'] }),
}));
const columnsOf = (keys: readonly string[]) => keys.map((key) => columns.find((column) => column.key === key)!);

function setUp(rows: readonly Line[], by: readonly string[] | 'tree', startClosed = false) {
  const topics = createTopics();
  const store = createRowStore<Line>('id', rows, topics);
  let edited: string | undefined;
  const view = createRowView(
    store,
    topics,
    () => columns,
    () => edited,
  );
  const sums = createGroupSums(store, view.nested, () => columns);
  view.setNesting({ nesting: by === 'tree' ? treeRows(store, 'parent') : groupRows(store, columnsOf(by)), create: createNestedView, startClosed });
  const enter = (rowId: string | undefined) => {
    edited = rowId;
    topics.notify('active');
  };
  return {
    store,
    topics,
    view,
    sums,
    nested: view.nested()!,
    enter,
    lines: () =>
      view
        .ids()
        .slice()
        .map((id) => nameOf(id)),
  };
}

/** A heading by the values of its path. */
function nameOf(id: string): string {
  if (!id.startsWith('group:')) return id;
  return id
    .slice('group:'.length)
    .split('/')
    .map((part) => String((JSON.parse(decodeURIComponent(part)) as unknown[])[1]))
    .join('/');
}

const heading = ({ view }: ReturnType<typeof setUp>, name: string) =>
  view
    .nested()!
    .shown()
    .find((id) => nameOf(id) === name)!;

const orders: Line[] = [
  { id: '1', dealer: 'D1', currency: 'EUR', amount: 0.1 },
  { id: '2', dealer: 'D2', currency: 'USD', amount: 5 },
  { id: '3', dealer: 'D1', currency: 'USD', amount: 0.2 },
  { id: '4', dealer: '', currency: 'EUR', amount: 1 },
  { id: '5', dealer: 'D1', currency: 'EUR', amount: 7 },
  { id: '6', dealer: null, currency: 'EUR', amount: 2 },
];

describe('groups', () => {
  test('stand in the order of their first rows; nothing and an empty text are one group', () => {
    const { lines, view } = setUp(orders, ['dealer']);
    expect(lines()).toEqual(['D1', '1', '3', '5', 'D2', '2', 'null', '4', '6']);
    expect(view.all()).toEqual(['1', '3', '5', '2', '4', '6']);
    expect([view.position('2'), view.indexOf('2'), view.total(), view.lineCount()]).toEqual([3, 5, 6, 9]);
  });

  test('within groups, each a level deeper', () => {
    const { lines, nested } = setUp(orders, ['dealer', 'currency']);
    expect(lines()).toEqual(['D1', 'D1/EUR', '1', '5', 'D1/USD', '3', 'D2', 'D2/USD', '2', 'null', 'null/EUR', '4', '6']);
    expect(nested.shown().map(nested.level)).toEqual([0, 1, 2, 2, 1, 2, 0, 1, 2, 0, 1, 2, 2]);
  });

  test('follow a sort, of themselves and of their rows', () => {
    const { lines, view } = setUp(orders, ['dealer']);
    view.setSort([
      { column: 'dealer', order: 'desc' },
      { column: 'amount', order: 'desc' },
    ]);
    expect(lines()).toEqual(['D2', '2', 'D1', '5', '3', '1', 'null', '6', '4']);
  });

  test('have the rows that pass the filters', () => {
    const { lines, view } = setUp(orders, ['dealer']);
    view.setFilter('currency', { values: ['USD'] });
    expect(lines()).toEqual(['D2', '2', 'D1', '3']);
  });

  test('hide their rows while they are closed', () => {
    const set = setUp(orders, ['dealer', 'currency']);
    const { lines, nested, view } = set;
    nested.toggle(heading(set, 'D1/EUR'));
    nested.toggle(heading(set, 'D2'));
    expect(lines()).toEqual(['D1', 'D1/EUR', 'D1/USD', '3', 'D2', 'null', 'null/EUR', '4', '6']);
    expect(view.open()).toEqual(['3', '4', '6']);
    expect(view.all()).toHaveLength(6);
    expect(nested.closedIds().map(nameOf)).toEqual(['D1/EUR', 'D2']);
    expect(view.reveal('5')).toBe(true);
    expect(view.indexOf('5')).toBe(3);
    expect(nested.closedIds().map(nameOf)).toEqual(['D2']);
  });

  test('may all be closed at first, and be opened and closed at once', () => {
    const set = setUp(orders, ['dealer'], true);
    const { lines, nested } = set;
    expect(lines()).toEqual(['D1', 'D2', 'null']);
    nested.toggle(heading(set, 'D2'));
    expect(lines()).toEqual(['D1', 'D2', '2', 'null']);
    nested.openAll();
    expect(lines()).toHaveLength(9);
    nested.closeAll();
    expect(lines()).toEqual(['D1', 'D2', 'null']);
    nested.setClosed([heading(set, 'D1')]);
    expect(lines()).toEqual(['D1', 'D2', '2', 'null', '4', '6']);
  });

  test('take over a row once the user has left it', () => {
    const { lines, store, enter } = setUp(orders, ['dealer']);
    expect(lines()).toHaveLength(9);
    enter('1');
    store.apply({ type: 'patch', patches: new Map([['1', { dealer: 'D2' }]]) });
    expect(lines().slice(0, 4)).toEqual(['D1', '1', '3', '5']);
    enter('2');
    expect(lines()).toEqual(['D2', '1', '2', 'D1', '3', '5', 'null', '4', '6']);
  });

  test('take over a row at once that others changed', () => {
    const { lines, store, enter } = setUp(orders, ['dealer']);
    enter('2');
    store.apply({ type: 'patch', patches: new Map([['4', { dealer: 'D9' }]]) });
    expect(lines().slice(6)).toEqual(['D9', '4', 'null', '6']);
  });

  test('count their rows and add them up exactly, with every change', () => {
    const set = setUp(orders, ['dealer', 'currency']);
    const { nested, store, sums, enter } = set;
    const sumOf = (name: string) => sums.sum(heading(set, name), 'amount');
    expect([sumOf('D1'), sumOf('D1/EUR'), sumOf('D2')]).toEqual(['7.3', '7.1', '5']);
    expect([nested.rowCount(heading(set, 'D1')), nested.rowCount(heading(set, 'D1/EUR'))]).toEqual([3, 2]);
    store.apply({ type: 'patch', patches: new Map([['1', { amount: 0.3 }]]) });
    expect([sumOf('D1'), sumOf('D1/EUR'), sumOf('D1/USD')]).toEqual(['7.5', '7.3', '0.2']);
    store.apply({ type: 'remove', rowIds: ['5'] });
    expect([sumOf('D1'), sumOf('D1/EUR')]).toEqual(['0.5', '0.3']);
    enter('3');
    store.apply({ type: 'patch', patches: new Map([['3', { dealer: 'D2', amount: 1 }]]) });
    expect([sumOf('D1'), sumOf('D2')]).toEqual(['1.3', '5']);
    enter(undefined);
    expect([sumOf('D1'), sumOf('D2')]).toEqual(['0.3', '6']);
  });

  test('are named again on each page that begins within them; pages count rows and closed groups', () => {
    const set = setUp(orders, ['dealer', 'currency']);
    const { lines, view, nested } = set;
    view.setPage({ current: 1, pageSize: 2 });
    expect(lines()).toEqual(['D1', 'D1/EUR', '1', '5']);
    view.setPage({ current: 2, pageSize: 2 });
    expect(lines()).toEqual(['D1', 'D1/USD', '3', 'D2', 'D2/USD', '2']);
    expect(view.pagedCount()).toBe(6);
    expect(view.reveal('6')).toBe(true);
    expect(view.page()!.current).toBe(3);
    expect(lines()).toEqual(['null', 'null/EUR', '4', '6']);
    expect(view.linesBefore()).toBe(9);
    nested.toggle(heading(set, 'D1'));
    expect(view.pagedCount()).toBe(4);
    view.setPage({ current: 1, pageSize: 2 });
    expect(lines()).toEqual(['D1', 'D2', 'D2/USD', '2']);
  });

  test('a new row stands in the group of its values', () => {
    const { lines, store } = setUp(orders, ['dealer']);
    store.apply(insertOperation(6, [{ id: 'new-1', dealer: 'D2' }], store.idOf));
    expect(lines()).toEqual(['D1', '1', '3', '5', 'D2', '2', 'new-1', 'null', '4', '6']);
  });
});

const parts: Line[] = [
  { id: 'axle', parent: null },
  { id: 'hub', parent: 'axle', amount: 3 },
  { id: 'bolt', parent: 'hub', amount: 1 },
  { id: 'engine' },
  { id: 'seal', parent: 'axle', amount: 2 },
  { id: 'pump', parent: 'engine', amount: 4 },
];

describe('a tree', () => {
  test('has each row below the one that it names, in the given order', () => {
    const { lines, nested } = setUp(parts, 'tree');
    expect(lines()).toEqual(['axle', 'hub', 'bolt', 'seal', 'engine', 'pump']);
    expect(nested.shown().map(nested.level)).toEqual([0, 1, 2, 1, 0, 1]);
    expect(nested.shown().filter(nested.isBranch)).toEqual(['axle', 'hub', 'engine']);
    expect([nested.above('bolt'), nested.above('axle')]).toEqual(['hub', undefined]);
    expect(nested.rowIdsBelow('axle')).toEqual(['hub', 'bolt', 'seal']);
  });

  test.each([
    ['a row that is not there', [{ id: '1', parent: '9' }], ['1']],
    ['itself', [{ id: '1', parent: '1' }, { id: '2' }], ['2', '1']],
    [
      'a circle',
      [
        { id: '1', parent: '2' },
        { id: '2', parent: '1' },
        { id: '3', parent: '2' },
      ],
      ['1', '2', '3'],
    ],
  ])('leaves out no row below %s', (_name, rows: Line[], expected) => {
    expect(setUp(rows, 'tree').lines()).toEqual(expected);
  });

  test('is sorted below each row', () => {
    const { lines, view } = setUp(parts, 'tree');
    view.setSort([{ column: 'amount', order: 'asc' }]);
    expect(lines()).toEqual(['axle', 'seal', 'hub', 'bolt', 'engine', 'pump']);
  });

  test('shows a row that passes the filters with all that it stands below', () => {
    const { lines, view } = setUp(parts, 'tree');
    view.setFilter('amount', { values: [1] });
    expect(lines()).toEqual(['axle', 'hub', 'bolt']);
    view.setFilter('amount', undefined);
    expect(lines()).toHaveLength(6);
  });

  test('closes, and opens to show a row', () => {
    const { lines, nested, view } = setUp(parts, 'tree');
    nested.toggle('hub');
    nested.toggle('axle');
    expect(lines()).toEqual(['axle', 'engine', 'pump']);
    expect(view.reveal('bolt')).toBe(true);
    expect(lines()).toHaveLength(6);
  });

  test('follows a row that is put below another', () => {
    const { lines, store } = setUp(parts, 'tree');
    store.apply({ type: 'patch', patches: new Map([['hub', { parent: 'engine' }]]) });
    expect(lines()).toEqual(['axle', 'seal', 'engine', 'hub', 'bolt', 'pump']);
  });

  test('is paged line by line', () => {
    const { lines, view } = setUp(parts, 'tree');
    view.setPage({ current: 2, pageSize: 4 });
    expect(lines()).toEqual(['engine', 'pump']);
    expect(view.indexOf('pump')).toBe(1);
  });
});
