import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColumnModel } from '../columnModel/column.ts';
import type { CellEdit } from '../history/editing.ts';
import { readField } from '../rowStore/field.ts';
import { historyLimit } from '../history/history.ts';
import { pasteTexts } from '../clipboard/rangeEdits.ts';
import { createReferenceTable, type Line } from './referenceTable.fixtures.ts';
import { createReferenceView } from './referenceView.fixtures.ts';
import { createTableModel } from './tableModel.ts';

/** Anything users and servers do, in any order; after each step the model must hold what the plainest arrays would. */

const column = (key: string, more: Partial<ColumnModel<Line>> = {}) => ({
  key,
  title: key,
  width: 100,
  rules: [],
  value: (row: Line) => readField(row, key),
  hasEditor: true,
  copyText: (value: unknown) => String(value ?? ''),
  parseText: (text: string) => (text === 'bad' ? { error: 'parse.number' } : { value: key === 'hours' ? Number(text) : text }),
  ...more,
});
const columns = [
  column('code', { rules: [{ required: true }, { unique: true }] }),
  column('hours', { statistics: ['sum'] }),
  column('region'),
  column('city', { dependsOn: 'region' }),
  column('causal', { exclusive: { on: 'Y', off: 'N' } }),
];

const blank = (id: string): Line => ({ id, line: 0, code: '', hours: null, region: null, city: null, causal: 'N' });
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    ...blank(`${index + 1}`),
    line: index + 1,
    code: `C${index % 3}`,
    hours: index / 10,
    causal: index === 1 ? 'Y' : 'N',
  }));

const place = fc.nat(7);
const key = fc.constantFrom('code', 'hours', 'region', 'city', 'causal');
const valueOf = (field: string, seed: number): unknown => {
  if (field === 'hours') return seed === 0 ? null : seed / 10;
  if (field === 'causal') return seed % 2 ? 'Y' : 'N';
  if (field === 'code') return seed === 0 ? '' : `C${seed % 4}`;
  return seed === 0 ? null : `${field}${seed % 3}`;
};
const cell = fc.record({ place, key, seed: fc.nat(5) });

const userAction = fc.oneof(
  fc.record({ do: fc.constant('edit' as const), cell, trigger: fc.constantFrom('input' as const, 'change' as const) }),
  fc.record({ do: fc.constant('type' as const), place, seeds: fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }) }),
  fc.record({ do: fc.constant('set' as const), cells: fc.array(cell, { maxLength: 5 }) }),
  fc.record({ do: fc.constant('add' as const), count: fc.integer({ min: 1, max: 3 }), place }),
  fc.record({ do: fc.constant('insert' as const), seeds: fc.array(fc.nat(5), { maxLength: 3 }), place }),
  fc.record({ do: fc.constant('remove' as const), places: fc.array(place, { maxLength: 4 }) }),
  fc.record({ do: fc.constant('move' as const), place, to: place }),
  fc.record({ do: fc.constant('sortRows' as const), key, order: fc.constantFrom('asc' as const, 'desc' as const) }),
  fc.record({
    do: fc.constant('paste' as const),
    place,
    key,
    texts: fc.array(fc.array(fc.constantFrom('1', '2', 'bad'), { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('together' as const), cells: fc.array(cell, { maxLength: 4 }), to: place }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({ do: fc.constant('redo' as const) }),
  fc.record({ do: fc.constant('leave' as const) }),
  fc.record({ do: fc.constant('accept' as const) }),
  fc.record({
    do: fc.constant('sort' as const),
    sort: fc.array(fc.record({ column: key, order: fc.constantFrom('asc' as const, 'desc' as const) }), { maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('filter' as const), key, values: fc.option(fc.array(fc.nat(5), { maxLength: 3 }), { nil: undefined }) }),
  fc.record({
    do: fc.constant('page' as const),
    page: fc.option(fc.record({ current: fc.integer({ min: 1, max: 4 }), pageSize: fc.integer({ min: 1, max: 4 }) }), { nil: undefined }),
  }),
  fc.record({ do: fc.constant('choose' as const), places: fc.array(place, { maxLength: 3 }) }),
);
const outsideAction = fc.oneof(
  fc.record({
    do: fc.constant('merge' as const),
    keep: fc.array(place, { maxLength: 6 }),
    seeds: fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }),
    fresh: fc.nat(2),
  }),
  fc.record({ do: fc.constant('live' as const), cell }),
  fc.record({ do: fc.constant('replace' as const), keep: fc.array(place, { maxLength: 6 }), seed: fc.nat(5) }),
);
type Action = typeof userAction extends fc.Arbitrary<infer User> ? (typeof outsideAction extends fc.Arbitrary<infer Outside> ? User | Outside : never) : never;

const unique = <Item>(list: readonly Item[]) => [...new Set(list)];

function setUp(count: number) {
  const initial = lines(count);
  const model = createTableModel<Line>('id', initial, {
    columns,
    createRow: blank,
    orderKey: 'line',
    maxRows: 12,
    onRowsChange: (_rows, change) => void (edits = 'edits' in change ? change.edits : []),
  });
  const reference = createReferenceTable(initial, historyLimit);
  const view = createReferenceView(() => reference.rows());
  let [fresh, touched] = [0, false];
  /** Of the last step, as it was reported. */
  let edits: CellEdit[] = [];
  let idsBefore: string[] = [];
  const idAt = (at: number) => reference.rows()[at % Math.max(1, reference.rows().length)]?.id ?? 'gone';
  const patchOf = ({ key: field, seed }: { key: string; seed: number }) => ({ [field]: valueOf(field, seed) }) as Partial<Line>;
  const columnOf = (field: string) => columns.find((one) => one.key === field)!;

  function replay(kind: 'undo' | 'redo') {
    const order = reference.rows().map(({ id }) => id);
    const did = reference[kind]();
    expect(model.history[kind]()).toBe(did);
    reference.seal();
    // Where a row comes back among others than it left is not specified; what it holds is.
    if (touched && did) reference.adoptOrder(model.store.ids());
    if (reference.rows().some(({ id }, index) => order[index] !== id)) reference.noteMove();
  }

  function pasteInReference(top: number, left: number, texts: string[][]) {
    const shown = view.all();
    const missing = Math.max(0, top + texts.length - shown.length);
    // Values that a cell does not take are left out; where there is no column, or no valid value, nothing is pasted.
    const failed = texts.some((line) => left + line.length > columns.length) || texts.flat().every((text) => text === 'bad');
    if (failed || missing > 12 - reference.rows().length) return undefined;
    return { missing, shown };
  }

  const actions: { [Kind in Action['do']]: (action: Extract<Action, { do: Kind }>) => void } = {
    edit({ cell: one, trigger }) {
      const id = idAt(one.place);
      reference.patch(new Map([[id, patchOf(one)]]), trigger === 'input' ? `${id} ${one.key}` : undefined);
      model.editCell(id, columnOf(one.key), valueOf(one.key, one.seed), trigger);
    },
    type({ place: at, seeds }) {
      for (const seed of seeds) actions.edit({ do: 'edit', cell: { place: at, key: 'code', seed }, trigger: 'input' });
    },
    set({ cells }) {
      const patches = new Map<string, Partial<Line>>();
      for (const one of cells) patches.set(idAt(one.place), { ...patches.get(idAt(one.place)), ...patchOf(one) });
      model.setCells(cells.map((one) => ({ rowId: idAt(one.place), column: one.key, value: valueOf(one.key, one.seed) })));
      reference.patch(patches);
    },
    add({ count: wanted, place: at }) {
      const ids = model.addRows(wanted, at);
      expect(ids).toHaveLength(Math.min(wanted, 12 - reference.rows().length));
      reference.insert(ids.map(blank), at);
    },
    insert({ seeds, place: at }) {
      const given = seeds.map((seed) => ({ id: `own-${(fresh += 1)}`, ...patchOf({ key: 'code', seed }), ...patchOf({ key: 'causal', seed }) }));
      const ids = model.insertRows(given, at);
      reference.insert(
        given.slice(0, ids.length).map((row) => ({ ...blank(row.id), ...row })),
        at,
      );
    },
    remove({ places }) {
      const ids = unique(places.map(idAt));
      model.removeRows(ids);
      reference.remove(ids);
    },
    move({ place: at, to }) {
      model.moveRow(idAt(at), to);
      reference.move(idAt(at), to);
    },
    sortRows({ key: field, order }) {
      const sorted = view.sorted(reference.rows(), [{ column: field, order }]);
      model.sortRows([{ column: field, order }]);
      reference.arrange(sorted);
    },
    paste({ place: at, key: field, texts }) {
      const shownIds = model.view.ids();
      if (shownIds.length === 0) return;
      const rowId = shownIds.at(at % shownIds.length)!;
      const [top, left] = [view.all().indexOf(rowId), columns.findIndex((one) => one.key === field)];
      const expected = pasteInReference(top, left, texts);
      // The range that the last paste left would be pasted into instead.
      model.ranges.set(undefined);
      const outcome = pasteTexts({ model, columns, locale: undefined, addable: true }, { rowId, column: field }, texts);
      expect(outcome?.ok).toBe(expected !== undefined);
      if (!expected) return;
      const rows = reference.rows();
      const newIds = model.store.ids().filter((id) => !rows.some((row) => row.id === id));
      expect(newIds).toHaveLength(expected.missing);
      const targets = [...expected.shown.slice(top), ...newIds];
      reference.together(() => {
        reference.insert(newIds.map(blank), rows.length);
        reference.patch(
          new Map(
            texts.map((line, down) => [
              targets[down]!,
              Object.fromEntries(
                line.flatMap((text, right) =>
                  text === 'bad' ? [] : [[columns[left + right]!.key, columns[left + right]!.key === 'hours' ? Number(text) : text]],
                ),
              ) as Partial<Line>,
            ]),
          ),
        );
      });
    },
    together({ cells, to }) {
      const id = idAt(0);
      reference.together(() => {
        for (const one of cells) reference.patch(new Map([[idAt(one.place), patchOf(one)]]));
        reference.move(id, to);
      });
      model.transaction(() => {
        for (const one of cells)
          model.editCell(idsBefore[one.place % Math.max(1, idsBefore.length)] ?? 'gone', columnOf(one.key), valueOf(one.key, one.seed), 'change');
        model.moveRow(id, to);
      });
    },
    undo: () => replay('undo'),
    redo: () => replay('redo'),
    leave() {
      model.history.seal();
      reference.seal();
    },
    accept() {
      model.accept();
      reference.accept();
    },
    sort({ sort }) {
      model.view.setSort(sort);
      view.setSort(sort);
    },
    filter({ key: field, values }) {
      const wanted = values?.map((seed) => valueOf(field, seed));
      model.view.setFilter(field, wanted && { values: wanted });
      view.setFilter(field, wanted);
    },
    page({ page }) {
      model.view.setPage(page);
      view.setPage(page);
    },
    choose: ({ places }) => model.selection.set(places.map(idAt)),
    merge({ keep, seeds, fresh: news }) {
      touched = true;
      const kept = unique(keep.map(idAt)).flatMap((id) => reference.rows().find((row) => row.id === id && !id.startsWith('new-')) ?? []);
      const known = kept.map((row, at) => ({ ...row, ...patchOf({ key: 'code', seed: seeds[at]! }), ...patchOf({ key: 'hours', seed: seeds[at]! }) }));
      const added = Array.from({ length: news }, () => ({ ...blank(`server-${(fresh += 1)}`), code: 'S' }));
      const before = reference.rows().length;
      const result = model.mergeRows([...known, ...added]);
      const merged = reference.merge([...known, ...added]);
      expect(result.removed).toHaveLength(before + result.added.length - merged.length);
      reference.adoptOrder(model.store.ids());
      if (result.added.length + result.removed.length > 0) reference.renumber();
    },
    live({ cell: one }) {
      touched = true;
      const patch = one.key === 'causal' ? { hours: one.seed } : patchOf(one);
      expect(model.applyUpdate({ id: idAt(one.place), unknown: 1, ...patch })).toBe(reference.rows().length > 0);
      reference.live(idAt(one.place), patch);
    },
    replace({ keep, seed }) {
      touched = true;
      const next = unique(keep.map(idAt)).flatMap((id) => reference.rows().find((row) => row.id === id) ?? []);
      // A newer value in the place of one that can be taken back is a case of its own: see `history/answers.test.ts`.
      const changed = next.map((row, at) => (at === 0 && !reference.remembers(row.id, 'hours') ? { ...row, hours: seed } : row));
      model.setRows(changed);
      reference.replace(changed);
    },
  };

  function compare() {
    const rows = reference.rows();
    expect(model.store.rows()).toEqual(rows);
    expect(model.store.ids()).toEqual(rows.map(({ id }) => id));
    rows.forEach(({ id }, index) => {
      expect(model.store.indexOf(id)).toBe(index);
      expect(model.store.row(id)).toBe(model.store.rows()[index]);
    });
    view.follow();
    expect(model.view.all()).toEqual(view.all());
    expect(model.view.ids()).toEqual(view.ids());
    view.ids().forEach((id, index) => expect(model.view.indexOf(id)).toBe(index));
    const changes = model.changeLog.changes();
    expect({ ...changes, deletedIds: [...changes.deletedIds].sort() }).toEqual(reference.changes());
    const tenths = rows.reduce((sum, { hours }) => sum + Math.round((hours ?? 0) * 10), 0);
    expect(Number(model.totals.total('hours'))).toBe(tenths / 10);
    expect(model.validator.count()).toBe(model.validator.errors().length);
    for (const id of model.selection.ids()) expect(model.store.row(id)).toBeDefined();
  }

  async function compareErrors() {
    const codes = reference.rows().map(({ code }) => code);
    const expected = reference.rows().flatMap(({ id, code }) => {
      if (code === '') return [`${id} required`];
      return codes.filter((other) => other === code).length > 1 ? [`${id} unique`] : [];
    });
    const found = await model.validator.checkAll();
    expect(found.map((error) => `${error.rowId} ${error.code}`).sort()).toEqual(expected.sort());
  }

  return {
    compareErrors,
    run(action: Action) {
      const before = new Map(reference.rows().map((row) => [row.id, row]));
      idsBefore = [...before.keys()];
      edits = [];
      (actions[action.do] as (action: Action) => void)(action);
      compare();
      for (const { rowId, column: field, value, oldValue } of edits) {
        expect(value).toBe(readField(model.store.row(rowId)!, field));
        const row = before.get(rowId);
        if (row && action.do !== 'type') expect(oldValue).toBe(readField(row, field));
      }
    },
  };
}

const run = async (count: number, sequence: readonly Action[]) => {
  const table = setUp(count);
  for (const action of sequence) table.run(action);
  await table.compareErrors();
};

describe('after every step the model holds what plain arrays would', () => {
  test('whatever the user does', async () => {
    const sequences = fc.array(userAction, { maxLength: 30 });
    await fc.assert(fc.asyncProperty(fc.nat(5), sequences, run), { seed: 17, numRuns: 500 });
  });

  test('whatever the user and the server do', async () => {
    const sequences = fc.array(fc.oneof({ arbitrary: userAction, weight: 3 }, { arbitrary: outsideAction, weight: 1 }), { maxLength: 30 });
    await fc.assert(fc.asyncProperty(fc.nat(5), sequences, run), { seed: 18, numRuns: 500 });
  });
});
