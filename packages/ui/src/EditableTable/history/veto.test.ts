import { describe, expect, test, vi } from 'vitest';
import { checkboxColumn, numberColumn, textColumn } from '../index.ts';
import { createTableModel } from '../model/tableModel.ts';
import type { BulkCause, RowsChange } from '../model/tableModel.types.ts';
import type { BeforeChange } from './veto.ts';

interface Line {
  id: string;
  code: string;
  qty: number | null;
  free: boolean;
}

const [code, qty, free] = [
  textColumn<Line>({ key: 'code', title: 'Code' }),
  numberColumn<Line>({ key: 'qty', title: 'Quantity' }),
  checkboxColumn<Line>({ key: 'free', title: 'Free' }),
];
const lines = (): Line[] => ['1', '2'].map((id) => ({ id, code: `C${id}`, qty: 1, free: false }));

function setUp(onBeforeChange: BeforeChange) {
  const ask = vi.fn(onBeforeChange);
  const refused = vi.fn();
  const changes: RowsChange<Line>[] = [];
  const model = createTableModel<Line>('id', lines(), {
    columns: [code, qty, free],
    onBeforeChange: ask,
    onRefused: (reason, edits) => refused(reason ?? null, edits.length),
    onRowsChange: (_rows, change) => changes.push(change),
  });
  const goTo = (rowId: string | undefined, column = 'qty') => model.activeCell.set(rowId === undefined ? undefined : { rowId, column, mode: 'edit' });
  return { model, ask, refused, changes, goTo, row: (rowId: string) => model.store.row(rowId)! };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a choice', () => {
  test.each<[what: string, verdict: boolean | string | undefined, isFree: boolean, said: [string | null, number][]]>([
    ['passes', true, true, []],
    ['passes where nothing is said', undefined, true, []],
    ['is refused', false, false, [[null, 1]]],
    ['is refused with a reason', 'Not without approval', false, [['Not without approval', 1]]],
  ])('%s', (_what, verdict, isFree, said) => {
    const { model, ask, refused, changes, row } = setUp(() => verdict);
    model.editCell('1', free, true, 'change');
    expect(ask).toHaveBeenCalledExactlyOnceWith([{ rowId: '1', column: 'free', value: true, oldValue: false }]);
    expect(row('1').free).toBe(isFree);
    expect(refused.mock.calls).toEqual(said);
    expect(changes).toHaveLength(isFree ? 1 : 0);
    expect(model.history.canUndo()).toBe(isFree);
    expect(model.changeLog.changes().edited).toHaveLength(isFree ? 1 : 0);
  });

  test('stands until it is refused later; no undo brings it back', async () => {
    const { model, refused, changes, row } = setUp(async () => 'Sold meanwhile');
    model.editCell('1', free, true, 'change');
    expect(row('1').free).toBe(true);
    await settle();
    expect(row('1').free).toBe(false);
    expect(refused).toHaveBeenCalledExactlyOnceWith('Sold meanwhile', 1);
    expect(changes.at(-1)).toMatchObject({
      type: 'bulk',
      cause: 'refused' satisfies BulkCause,
      edits: [{ rowId: '1', column: 'free', value: false, oldValue: true }],
    });
    expect(model.changeLog.changes().edited).toEqual([]);
    model.history.undo();
    model.history.redo();
    expect(row('1').free).toBe(false);
  });

  test('that was changed again meanwhile is not touched by the late refusal', async () => {
    const { model, refused, row } = setUp(async ([edit]) => edit!.value !== 'X');
    model.editCell('1', code, 'X', 'change');
    model.editCell('1', code, 'Y', 'change');
    await settle();
    expect(row('1').code).toBe('Y');
    expect(refused).not.toHaveBeenCalled();
  });

  test('a request that fails refuses with its message', async () => {
    const { model, refused } = setUp(async () => {
      throw new Error('No connection');
    });
    model.editCell('1', code, 'X', 'change');
    await settle();
    expect(refused).toHaveBeenCalledExactlyOnceWith('No connection', 1);
  });
});

describe('what is typed', () => {
  test('is asked about once, when its cell is left, with the value before the first key', () => {
    const { model, ask, goTo, row } = setUp(([edit]) => (edit!.value as number) <= 10);
    goTo('1');
    model.editCell('1', qty, 5, 'input');
    model.editCell('1', qty, 55, 'input');
    expect(ask).not.toHaveBeenCalled();
    goTo('2');
    expect(ask).toHaveBeenCalledExactlyOnceWith([{ rowId: '1', column: 'qty', value: 55, oldValue: 1 }]);
    expect(row('1').qty).toBe(1);
    goTo('1');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is not asked about where it says the same in the end', () => {
    const { model, ask, goTo } = setUp(() => false);
    goTo('1');
    model.editCell('1', qty, 12, 'input');
    model.editCell('1', qty, 1, 'input');
    goTo(undefined);
    expect(ask).not.toHaveBeenCalled();
  });
});

test('a paste is asked about as a whole, and refused as a whole', () => {
  const { model, ask, row } = setUp((edits) => edits.every(({ value }) => value !== 'bad'));
  const paste = (value: string) =>
    model.transaction(
      () =>
        model.setCells([
          { rowId: '1', column: 'code', value: 'good' },
          { rowId: '2', column: 'code', value },
        ]),
      'paste',
    );
  paste('bad');
  expect(ask).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ rowId: '1' }), expect.objectContaining({ rowId: '2' })]);
  expect([row('1').code, row('2').code]).toEqual(['C1', 'C2']);
  paste('fine');
  expect([row('1').code, row('2').code]).toEqual(['good', 'fine']);
});
